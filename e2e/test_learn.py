"""Learning by playing: six lessons through the page, rules over the table, the glossary."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table
from e2e.pages.learn import TITLES, Coach, Learn
from e2e.pages.shell import Home
from e2e.test_layout import fits, resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]


def opened(open_site: Callable[..., Page]) -> Learn:
    """The page of the lessons."""
    page = open_site("#/learn/portsmouth")
    expect(page.get_by_role("heading", level=1, name="Learn Portsmouth")).to_be_visible()
    return Learn(page)


def test_all_lessons_one_after_the_other(open_site: Callable[..., Page]) -> None:
    """By keyboard alone, following the coach; then the first game begins."""
    learn = opened(open_site)
    page = learn.page
    expect(learn.lessons).to_have_count(6)
    coach = learn.begin(1)
    for number, title in enumerate(TITLES, 1):
        expect(coach.panel).to_contain_text(f"Lesson {number}: {title}")
        expect(coach.goal).not_to_have_text("Lesson done. Well sailed!")
        assert coach.step() == 0
        coach.follow()
        expect(coach.goal).to_have_text("Lesson done. Well sailed!")
        expect(coach.told).to_contain_text("Lesson done")
        if number == 5:
            expect(page.locator(".final")).to_contain_text("You")
        if number < 6:
            coach.next.focus()
            page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The final score")).to_have_count(0)
    coach.first_game.click()
    table = Table(page).ready()
    expect(coach.panel).to_have_count(0)
    assert table.action_points() == 5
    page.goto(page.url.split("#")[0] + "#/learn/portsmouth")
    assert learn.done() == [True] * 6
    expect(page.get_by_role("heading", name="You are ready")).to_be_visible()


def test_a_wrong_turn_ends_well(open_site: Callable[..., Page]) -> None:
    """Turns thrown away: the coach says that it is too late, and the lesson begins again."""
    coach = opened(open_site).begin(1)
    table = coach.table
    table.end_turn()
    expect(coach.told).to_contain_text("Done: End your turn.")
    expect(coach.goal).to_have_text("Enter Portsmouth at its edge.")
    table.end_turn().end_turn()
    expect(coach.panel).to_contain_text("It is too late for this task.")
    coach.again.click()
    expect(coach.show).to_be_visible()
    assert coach.step() == 0
    table.do("A1")
    assert coach.step() == 1
    table.undo()
    assert coach.step() == 0
    coach.follow()
    expect(coach.next).to_be_visible()


def test_a_turn_in_which_it_cannot_be_done_any_more(open_site: Callable[..., Page]) -> None:
    coach = opened(open_site).begin(1)
    coach.table.act("Buy 1 AP")
    for cell in ("A1", "A2", "A1", "A2", "A1", "A2"):
        coach.table.do(cell)
    assert coach.table.action_points() == 0
    expect(coach.panel).to_contain_text("This needs another turn")
    coach.follow()
    expect(coach.next).to_be_visible()


def test_progress_is_kept_and_the_game_goes_on(open_site: Callable[..., Page]) -> None:
    """A lesson is never kept; Continue opens the game that was played before it."""
    page = open_site()
    table = Home(page).start(("Hood", "Howe"), seed="voyage")
    table.do("A1")
    root = page.url.split("#")[0]
    page.goto(f"{root}#/learn/portsmouth")
    coach = Learn(page).begin(1).follow()
    coach.leave.click()
    learn = Learn(page)
    assert learn.done() == [True, False, False, False, False, False]
    page.goto(f"{root}#/logbook")
    expect(page.get_by_role("article")).to_have_count(1)
    page.goto(f"{root}#/")
    table = Home(page).resume()
    expect(table.chip("Hood")).to_be_visible()
    assert "your pawn" in table.said("A1")
    assert table.action_points() == 4
    page.goto(f"{root}#/learn/3")
    Coach(page).ready()
    page.reload()
    expect(Coach(page).goal).to_have_text("Step on a town that pays you.", timeout=30_000)
    page.goto(f"{root}#/table")
    expect(Table(page).chip("Hood")).to_be_visible()
    page.goto(f"{root}#/learn/portsmouth")
    assert learn.done() == [True, False, False, False, False, False]


def test_a_reload_begins_the_lesson_again(open_site: Callable[..., Page]) -> None:
    coach = opened(open_site).begin(2)
    coach.do_shown()
    assert coach.step() == 1
    coach.page.reload()
    coach.ready()
    assert coach.step() == 0
    assert coach.page.url.endswith("#/learn/2")


def test_a_rule_opens_over_the_table(open_site: Callable[..., Page]) -> None:
    """From a card to its rule and back; from a refusal too."""
    coach = opened(open_site).begin(2)
    page, table = coach.page, coach.table
    table.point("C5")
    page.keyboard.press("i")
    card = table.sheet("C5")
    card.get_by_role("link", name="Rule R87").click()
    rule = table.sheet("Rule R87")
    expect(rule).to_contain_text("£1 for each of your unmarked Midshipmen")
    expect(rule).to_contain_text("Example.")
    expect(rule.get_by_role("heading")).to_be_focused()
    rule.get_by_role("button", name="Close").click()
    expect(rule).to_have_count(0)
    expect(card.get_by_role("link", name="Rule R87")).to_be_focused()
    card.get_by_role("link", name="Rule R87").click()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(card).to_be_visible()
    card.get_by_role("link", name="Rule R87").click()
    rule.get_by_role("link", name="Read the chapter “Towns”").click()
    expect(page.get_by_role("heading", name="Towns")).to_be_visible()


def test_rules_and_glossary_are_searched_together(open_site: Callable[..., Page]) -> None:
    page = open_site("#/rules/glossary")
    expect(page.get_by_role("heading", name="Glossary")).to_be_in_viewport()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill("swap")
    found = page.locator(".rules__found")
    expect(found).to_contain_text("of the glossary")
    expect(page.get_by_role("term").filter(has_text="Swap")).to_be_visible()
    expect(page.locator("mark").first).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found for “xyzzy”")).to_be_visible()
    page.get_by_role("button", name="Clear the search").click()
    expect(search).to_be_focused()
    expect(search).to_have_value("")
    search.fill("R99")
    expect(page.locator(".rule")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(search).to_have_value("")


def test_the_coach_fits(open_site: Callable[..., Page], page: Page) -> None:
    """Nothing scrolls or is clipped; the market is never covered."""
    page.emulate_media(reduced_motion="reduce")
    coach = opened(open_site).begin(4)
    coach_fits(page, "start")
    for number in range(2):
        coach.do_shown()
        coach_fits(page, f"step {number}")
    page.goto(page.url.split("#")[0] + "#/learn/5")
    expect(coach.goal).to_have_text("Recruit where you stand, and stay there.")
    coach.do_shown()
    coach_fits(page, "ending")


COACH_SIZES = [(320, 568), (390, 664), (750, 342), (810, 1080), (1440, 900)]


def coach_fits(page: Page, when: str) -> None:
    """It fits at every size, with large text too, and the coach lies over no cell."""
    before = page.viewport_size
    fits(page, when, COACH_SIZES)
    for size in COACH_SIZES:
        resize(page, *size)
        uncovered(page)
    if before:
        page.set_viewport_size(before)


def uncovered(page: Page) -> None:
    """The coach lies over no cell."""
    over = page.evaluate(
        """() => {
        const boxes = [...document.querySelectorAll('.coach__bar, .coach__more')]
            .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
        const market = document.querySelector('.market__grid').getBoundingClientRect();
        return boxes.filter((box) => box.left < market.right - 1 && box.right > market.left + 1
            && box.top < market.bottom - 1 && box.bottom > market.top + 1).length;
    }"""
    )
    assert over == 0


def test_how_to_play_stands_in_front_of_the_rules(open_site: Callable[..., Page]) -> None:
    """One page with emblems, reached from home, from the lessons and from the table's menu."""
    page = open_site()
    Home(page).open_rules()
    play = page.get_by_role("region", name="How to play")
    expect(play).to_be_visible()
    expect(play.get_by_role("table")).to_have_count(3)
    expect(play.locator("svg")).to_have_count(23)
    first = page.locator(".rules__text > section").first
    expect(first).to_have_class("howto")
    wide = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 664})
    page.evaluate("scrollTo(0, 0)")
    expect(play.get_by_role("paragraph").first).to_be_in_viewport(ratio=1)
    page.set_viewport_size(wide or {"width": 1280, "height": 800})
    page.goto(page.url.split("#")[0] + "#/learn/portsmouth")
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", name="How to play")).to_be_focused()
    page.goto(page.url.split("#")[0] + "#/")
    table = Home(page).start(seed="menu", starts=0)
    table.menu("Rules")
    expect(play).to_be_visible()


def test_what_one_tap_did_is_told_and_the_ship_stays_in_sight(
    open_site: Callable[..., Page], page: Page
) -> None:
    """On a phone: one tap meets three tasks, each is told; the lesson on the ship shows it."""
    page = open_site("#/learn/1")
    page.set_viewport_size({"width": 390, "height": 664})
    coach = Coach(page).ready()
    coach.table.point("B2").commit()
    happened = coach.panel.get_by_role("list").first
    expect(happened.get_by_role("listitem")).to_contain_text(
        ["Enter Portsmouth", "Walk to", "Recruit any officer"]
    )
    coach.panel.get_by_role("button", name="Got it").click()
    expect(happened.get_by_text("✓")).to_have_count(0)
    assert page.locator("[data-spoken]").count() > 0
    page.goto(page.url.split("#")[0] + "#/learn/2")
    expect(coach.goal).to_have_text("Recruit an officer with a landsman.")
    ship = page.get_by_role("region", name="Your ship")
    expect(ship).to_be_visible()
    expect(page.get_by_text("Berths: 3 Lieutenants")).to_be_visible()
    uncovered(page)


SHOW_AT_ONCE = """() => { window.asked = new Promise((done) => {
    const panel = document.querySelector('.coach');
    const was = panel.dataset.position;
    new MutationObserver((_, watch) => {
        if (panel.dataset.position === was) return;
        watch.disconnect();
        panel.querySelector('[data-do=show]').click();
        done(panel.dataset.position);
    }).observe(panel, { attributes: true });
}); }"""
"""Presses "Show me" as soon as the next position is drawn, however slow the machine is."""


def test_what_is_shown_outlives_a_frame_that_comes_by_itself(
    open_site: Callable[..., Page],
) -> None:
    """Asked while the only possible action is about to be played; then a second frame comes."""
    coach = opened(open_site).begin(2)
    page, here = coach.page, coach.page.locator("[data-here]")
    for _ in range(2):
        coach.do_shown()
    page.evaluate(SHOW_AT_ONCE)
    coach.table.end_turn()
    asked = page.evaluate("window.asked")
    expect(coach.panel).not_to_have_attribute("data-position", asked)
    expect(here).to_be_focused()
    expect(coach.goal).to_contain_text("Now click ")
    shown = here.get_attribute("data-target")
    page.evaluate("async () => (await import('./web/js/match/game.js')).showAgain()")
    expect(here).to_have_attribute("data-target", shown or "")
    expect(here).to_be_focused()
    expect(coach.goal).to_contain_text("Now click ")


def test_it_is_shown_by_one_tap_and_the_button(open_site: Callable[..., Page]) -> None:
    """A far card and all the way to it, then the big button; no recap stands in the way."""
    page = open_site("#/learn/6")
    coach = Coach(page).ready()
    coach.show.click()
    expect(coach.goal).to_contain_text("Now click ")
    expect(coach.table.main).to_contain_text("recruit")
    coach.table.commit()
    assert coach.step() == 1
    expect(coach.panel).to_contain_text("+8 points")
    coach.table.end_turn()
    expect(page.locator(".recap--since")).to_have_count(0)
