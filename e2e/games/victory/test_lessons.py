"""Victory's five lessons through the page, each solved by following its hints by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.learn import Coach, Learn
from e2e.test_layout import resize

pytestmark = pytest.mark.kept_page

TITLES = [
    "Out and home",
    "A port of your own",
    "Passengers and Pieces of Eight",
    "Broadside",
    "The chase",
]
DONE = "Lesson done. Well sailed!"
MARKED = "document.querySelectorAll('[data-here]').length"


def opened(open_site: Callable[..., Page]) -> Learn:
    """The page of Victory's lessons."""
    learn = Learn(open_site("#/learn/victory"))
    expect(learn.lessons).to_have_count(len(TITLES))
    return learn


def follow(coach: Coach, most: int = 30) -> set[int]:
    """Do what the coach shows, looking at each button on the way; returns the tasks met."""
    page = coach.page
    tasks: set[int] = set()
    for _ in range(most):
        if page.locator(".moment").is_visible():
            coach.table.main.click()  # how the combat ended has been seen
        if not coach.show.is_visible():
            return tasks
        tasks.add(coach.step())
        coach.ask()
        here = page.locator("[data-here]")
        assert page.evaluate(MARKED) == 1
        expect(here).to_be_in_viewport(ratio=0.95)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        coach.do_shown()
    raise AssertionError("the coach does not lead through")


def test_all_lessons_one_after_the_other(open_site: Callable[..., Page]) -> None:
    """Each task of each lesson is met, and done by what the coach points at."""
    learn = opened(open_site)
    coach = learn.begin(1)
    for number, title in enumerate(TITLES, 1):
        expect(coach.panel).to_contain_text(f"Lesson {number}: {title}")
        expect(coach.goal).not_to_have_text(DONE)
        if number == 2:  # a voyage could be begun as well, and the turn ended
            expect(coach.table.main).to_have_text("Improve Commerce.")
            expect(learn.page.get_by_role("button", name="End turn")).to_be_visible()
        assert follow(coach) == {0, 1, 2, 3}
        expect(coach.goal).to_have_text(DONE)
        if number < len(TITLES):
            coach.next.focus()
            learn.page.keyboard.press("Enter")
    expect(coach.first_game).to_be_visible()
    learn.page.goto(learn.page.url.split("#")[0] + "#/learn/victory")
    assert learn.done() == [True] * len(TITLES)


def test_a_combat_is_led_through_on_a_phone(open_site: Callable[..., Page]) -> None:
    """The fourth lesson: shots, cannons, placements and answers have their place."""
    learn = opened(open_site)
    resize(learn.page, 390, 664)
    coach = learn.begin(4)
    assert follow(coach) == {0, 1, 2, 3}
    expect(coach.goal).to_have_text(DONE)


ASKED = """localStorage.setItem(
    `${location.pathname}portsmouth/settings`, JSON.stringify({ autoForced: false }))"""


@pytest.mark.fresh_page
def test_the_coach_waits_for_a_question(open_site: Callable[..., Page], page: Page) -> None:
    """Whoever is asked what has one answer is told to give it, before the next task."""
    page.add_init_script(ASKED)
    coach = opened(open_site).begin(1)
    coach.do_shown()
    expect(page.locator(".ribbon")).to_contain_text("Take Passengers aboard?")
    expect(coach.goal).to_have_text("Answer the question first: “No Passengers”.")
    page.locator(".ribbon [data-option=decline]").click()
    coach.table.commit()
    expect(coach.goal).to_have_text("Sail on to the next space.")
