"""Victory's table fits: no page scrolls, no word is cut off, no target is small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.victory import positions
from e2e.games.victory.turns import TURNS
from e2e.pages.games.victory import Table
from e2e.test_language_layout import german
from e2e.test_layout import (
    ASIDE,
    CUT,
    LARGE_TEXT_SIZES,
    SIZES,
    SMALL,
    SMALL_PRINT,
    resize,
    set_text_size,
)
from tests.sample import every

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

PAGE_SCROLLS = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1;
}"""
CARDS = ".hand .card"
HALF = """() => [['.deeds', '.deed'], ['.sea__rows', '.voyage']].flatMap(([list, each]) =>
    [...document.querySelectorAll(list)].flatMap((one) => {
        const room = one.getBoundingClientRect();
        return [...one.querySelectorAll(each)].filter((part) => {
            const box = part.getBoundingClientRect();
            const seen = box.width && box.left < room.right - 4 && box.right > room.left + 4;
            return seen && (box.right > room.right + 2 || box.bottom > room.bottom + 2);
        }).map((part) => part.textContent.trim().slice(0, 40));
    }))"""
"""Deeds and rows that are cut off by the edge of their list, instead of on its next page."""


def test_every_question_of_a_turn_fits(open_site: Callable[..., Page]) -> None:
    """With four seats, at every size, and with the text at 200 %."""
    page = open_site()
    for step, make in every(2, "questions of Victory fit", [*TURNS.items()]):
        lay(page, step, make)
        fits(page, step)


def test_what_is_pointed_at_fits(open_site: Callable[..., Page]) -> None:
    """Each card of the hand, a ship, and cubes that are traded."""
    page = open_site()
    lay(page, "trade", TURNS["trade"])
    for at in range(page.locator(CARDS).count()):
        page.locator(CARDS).nth(at).click()
        expect(page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(1)
        fits(page, f"card {at}", large=at == 0)
        page.keyboard.press("Escape")
    page.locator(".voyage").nth(2).click()
    fits(page, "a ship")
    page.keyboard.press("Escape")
    page.locator("[data-do=cubes]").click()
    page.locator(".trade__get[aria-disabled=false]").first.click()
    fits(page, "a trade")


def test_german_words_fit(page: Page, open_site: Callable[..., Page]) -> None:
    """The longest names: guilds on cards, fields of the port, refusals in rows."""
    german(page, open_site)
    for step in ("voyages", "trade", "board"):
        lay(page, step, TURNS[step])
        fits(page, f"{step} in German", large=False)
    lay(page, "trade", TURNS["trade"])
    for at in (0, 1, 3):
        page.locator(CARDS).nth(at).click()
        fits(page, f"card {at} in German", large=at == 1)
        page.keyboard.press("Escape")


def lay(page: Page, step: str, make: Callable[[], object]) -> None:
    """Put a position on the table; the seat that is asked is the only person."""
    s = make()
    positions.lay(page, positions.kept(s, captains=(1, 2, 3)))  # type: ignore[arg-type]
    expect(page.locator(f"main.table[data-step={step}]")).to_be_visible()
    Table(page).settled()


def fits(page: Page, when: str, *, large: bool = True) -> None:
    """No scrolling of the page, no clipped word, no small target, at each of the sizes."""
    for width, height in SIZES:
        resize(page, width, height)
        where = f"{when}, {width}x{height}"
        assert not page.evaluate(PAGE_SCROLLS), where
        assert page.evaluate(CUT) == [], where
        assert page.evaluate(SMALL) == [], where
        assert page.evaluate(HALF) == [], where
    if not large:
        return
    set_text_size(page, 200)
    for width, height in LARGE_TEXT_SIZES:
        resize(page, width, height)
        where = f"{when}, {width}x{height}, text at 200 %"
        assert page.evaluate(ASIDE) == 0, f"{where}: scrolls aside"
        assert page.evaluate(CUT) == [], where
        assert page.evaluate(SMALL_PRINT) == [], where
    set_text_size(page, 100)
