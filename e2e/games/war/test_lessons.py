"""The five lessons of War on the High Seas through the page, by doing what the coach shows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.learn import Coach, Learn

pytestmark = pytest.mark.kept_page

TASKS = {
    "From Cadiz to Saint-Louis": 4,
    "The letter of marque": 3,
    "Grape and hook": 3,
    "The black flag": 3,
    "A world at war": 3,
}
MARKS = {
    "Roll": '[data-option="cast"]',
    "Attack Cadiz": '[data-target="cadiz"]',
    "Fire another": '[data-option="press"]',
    "All cannons": '[data-option="ready"]',
    "End this turn": '.main[data-option="done"], .portsheet__end',
    "Sell all your weapons": '[data-option^="sell"]',
    "Sell your crates": '[data-option^="sell"]',
}
"""What is marked while the coach says a sentence that begins so."""
DONE = "Lesson done. Well sailed!"
MOST = 90


def looked_at(coach: Coach) -> None:
    """Put away what a battle came to: the way on is the main button."""
    if coach.page.locator(".area-moment").is_visible():
        coach.table.main.press("Enter")
        coach.table.settled()


def agrees(coach: Coach) -> None:
    """What the sentence asks for is what is marked: a roll, a shot, the end of a turn."""
    goal = coach.goal.inner_text()
    wanted = next((mark for words, mark in MARKS.items() if goal.startswith(words)), None)
    if wanted:
        spoken = coach.page.locator(f":is({wanted})[data-spoken]")
        expect(spoken.locator("visible=true").first).to_be_visible()


def follow(coach: Coach) -> tuple[set[int], set[int]]:
    """Do what the coach shows; returns the tasks met, and those with something marked."""
    met: set[int] = set()
    marked: set[int] = set()
    for _ in range(MOST):
        looked_at(coach)
        if not coach.show.is_visible():
            return met, marked
        met.add(coach.step())
        agrees(coach)
        if coach.page.locator("[data-spoken]").locator("visible=true").count():
            marked.add(coach.step())
        coach.ask()
        expect(coach.page.locator(":is([data-here], [data-spoken])")).to_have_count(1)
        coach.do_shown()
    raise AssertionError("the coach does not lead through")


@pytest.mark.parametrize("size", [(1440, 900), (390, 664)], ids=["desktop", "phone"])
def test_all_lessons_one_after_the_other(
    size: tuple[int, int], open_site: Callable[..., Page]
) -> None:
    """Each task is met, points at its thing in sight, and is done by what the coach shows."""
    learn = Learn(open_site("#/learn/war"))
    learn.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(learn.lessons).to_have_count(len(TASKS))
    coach = learn.begin(1)
    for number, (title, tasks) in enumerate(TASKS.items(), 1):
        expect(coach.panel).to_contain_text(f"Lesson {number}: {title}")
        met, marked = follow(coach)
        assert (title, met) == (title, {*range(tasks)})
        assert (title, marked) == (title, met)
        expect(coach.goal).to_have_text(DONE)
        expect(coach.panel.locator(".coach__learnt")).to_have_text(re.compile("^Now you know "))
        if number < len(TASKS):
            coach.next.focus()
            learn.page.keyboard.press("Enter")
    expect(coach.first_game).to_be_visible()
