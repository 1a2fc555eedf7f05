"""Privateer's five lessons through the page, by keyboard alone, and from phone to desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.privateer import Table
from e2e.pages.learn import Learn
from e2e.test_home import FORGET_STEPS
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(2)]

TITLES = ["Before the wind", "A round of three ports", "The refit", "A sail astern", "Hunted"]
SIZES = [(320, 568), (390, 664), (750, 342), (810, 1080), (1440, 900)]
DONE = "Lesson done. Well sailed!"
GIVEN_WAY = "document.querySelector('.table--watched') && !document.querySelector('.guide')"


def opened(open_site: Callable[..., Page]) -> Learn:
    """The page of Privateer's lessons."""
    learn = Learn(open_site("#/learn/privateer"))
    expect(learn.lessons).to_have_count(len(TITLES))
    return learn


def test_all_lessons_one_after_the_other(open_site: Callable[..., Page]) -> None:
    """Following the coach; the port sheet's steppers are found, too."""
    learn = opened(open_site)
    coach = learn.begin(1)
    for number, title in enumerate(TITLES, 1):
        expect(coach.panel).to_contain_text(f"Lesson {number}: {title}")
        expect(coach.goal).not_to_have_text(DONE)
        assert coach.step() == 0
        coach.follow()
        expect(coach.goal).to_have_text(DONE)
        if number < len(TITLES):
            coach.next.focus()
            learn.page.keyboard.press("Enter")
    expect(coach.first_game).to_be_visible()
    learn.page.goto(learn.page.url.split("#")[0] + "#/learn/privateer")
    assert learn.done() == [True] * len(TITLES)


def test_the_coach_leaves_the_port_sheet_its_place(open_site: Callable[..., Page]) -> None:
    """The refit: neither covers the other at any size, and the tab of the hint is open."""
    learn = opened(open_site)
    page, coach = learn.page, learn.begin(3)
    coach.do_shown()
    assert coach.step() == 1
    for size in SIZES:
        resize(page, *size)
        coach.ask()
        here = page.locator("[data-here]")
        expect(here).to_have_attribute("data-option", "sell fruit 8")
        expect(here).to_be_in_viewport(ratio=1)
        shown, told = here.bounding_box(), coach.goal.bounding_box()
        assert shown, size
        assert told, size
        below = shown["y"] >= told["y"] + told["height"]
        assert below or told["y"] >= shown["y"] + shown["height"], size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size


def test_the_reasons_can_be_read_whatever_lies_there(open_site: Callable[..., Page]) -> None:
    """On a phone they are laid over the board, beside a preview and beside a question."""
    learn = opened(open_site)
    page, coach = learn.page, learn.begin(3)
    resize(page, 390, 664)
    why = page.locator(".coach__why")
    expect(why).to_be_in_viewport()
    coach.ask()
    expect(coach.place).to_have_text("Now click “Sail to San Juan”.")
    for _ in range(2):
        expect(why).to_be_hidden()
        coach.panel.get_by_role("button", name="Why").click()
        expect(why).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        coach.panel.get_by_role("button", name="Close").click()
        if coach.step() == 0:
            coach.table.commit()
            expect(coach.goal).to_have_text("Sell all your cargo.")


def test_showing_never_ends_in_nothing(open_site: Callable[..., Page]) -> None:
    """Asked twice it shows the button; a tab that is shut is opened; a sale waits for a press."""
    learn = opened(open_site)
    page, coach = learn.page, learn.begin(3)
    main = coach.table.main
    coach.ask()
    coach.show.press("Enter")
    expect(main).to_be_focused()
    page.keyboard.press("Enter")
    coach.table.settled()
    resize(page, 320, 568)
    page.locator(".portsheet__tab[data-tab=buy]").click()
    coach.ask()
    expect(page.locator("[data-here]")).to_have_attribute("data-option", "sell fruit 8")
    page.locator(".portsheet__tab[data-tab=buy]").click()
    expect(main).to_contain_text("Sell 8 fruit")
    main.click()
    expect(main).to_contain_text("click again")
    expect(page.locator(".part--sell")).to_be_visible()
    assert coach.step() == 1
    main.click()
    expect(main).to_contain_text("Leave San Juan")
    assert coach.step() == 2


def test_no_log_lies_over_the_coach(open_site: Callable[..., Page]) -> None:
    """A question of a fight on a desktop: the coach can be asked."""
    learn = opened(open_site)
    coach = learn.begin(4)
    coach.do_shown()
    expect(coach.goal).to_have_text("Roll the dice and win.")
    coach.show.click()
    expect(learn.page.locator("[data-here]")).to_be_focused()


def test_the_first_steps_give_way_to_others(open_site: Callable[..., Page]) -> None:
    """They speak to who may choose, and not while somebody else does."""
    page = open_site()
    page.evaluate(FORGET_STEPS)
    root = page.url.split("#")[0]
    table = Table.begin(page, root, names=("", "Byron"), captains={2: "Landsman"}, seed="11")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("the captain you want to play")
    table.ribbon.locator(".choice--captain").first.click()
    page.wait_for_function(GIVEN_WAY)
    expect(page.locator(".portsheet")).to_be_visible()
    expect(guide).to_contain_text("Spend your silver")
