"""Privateer's five lessons through the page, by keyboard alone, and from phone to desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.learn import Learn
from e2e.test_layout import resize

pytestmark = pytest.mark.kept_page

TITLES = ["Before the wind", "A round of three ports", "The refit", "A sail astern", "Hunted"]
SIZES = [(320, 568), (390, 664), (810, 1080), (1440, 900)]
DONE = "Lesson done. Well sailed!"


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
