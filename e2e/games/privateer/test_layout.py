"""Privateer's table fits: no page scrolls, no word is cut off, no target is small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.privateer import positions
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
from portsmouth.games.privateer.state import PrivateerState
from tests.games.privateer.build import actor

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

SMALL_SCREENS = {(320, 568), (390, 664), (390, 844), (720, 450), (750, 342), (810, 1080)}
"""Where squares are small: the loupe and the destinations are as large as a fingertip there."""

SQUARE = ".seachart__grid .square"
NOT_SQUARES = SMALL.replace("'#app button'", f"'#app button:not({SQUARE})'")
CUT_OFF = CUT.replace("'.sr, .toast,", "'.sr, .seachart__grid, .toast,")
"""The names of ports stand out of their squares."""

PAGE_SCROLLS = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1;
}"""
SQUARE_SIZE = f"() => document.querySelector('{SQUARE}').getBoundingClientRect().width"

NO_WORDS = """() => [...document.querySelectorAll('.choice__prices .price__word')]
    .filter((word) => !word.checkVisibility()).length"""
"""Prices to choose between say which are those that the port buys for."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("step", positions.QUESTIONS)
def test_a_question_fits(open_site: Callable[..., Page], step: str) -> None:
    """With six seats, at every size, and with the text at 200 %."""
    page = open_site()
    s = positions.QUESTIONS[step]()
    others = [seat for seat in range(s.seats) if seat != actor(s)]
    table = positions.lay(page, positions.kept(s, captains=others))
    expect(table.main).to_be_visible()
    fits(page, step)


def test_what_is_pointed_at_fits(open_site: Callable[..., Page]) -> None:
    """A port in reach, a ship, a Merchant and a far port."""
    page = open_site()
    for square in ("j6", "k8", "i8", "d4"):
        table = positions.lay(page, positions.kept(at_sea(), captains=range(1, 6)))
        page.locator(f".seachart__grid [data-target={square}]").dispatch_event("click")
        expect(table.inspector).to_have_attribute("data-selected", square)
        fits(page, square)


def test_squares_are_large_where_they_are_pressed(open_site: Callable[..., Page]) -> None:
    """From a tablet on a square is a target by itself, by a mouse's measure at least."""
    page = open_site()
    positions.lay(page, positions.kept(at_sea(), captains=range(1, 6)))
    for width, height in SIZES:
        resize(page, width, height)
        large = page.evaluate(SQUARE_SIZE) >= 24
        assert large or (width, height) in SMALL_SCREENS, f"{width}x{height}"


def at_sea() -> PrivateerState:
    """The first of six ships is about to sail."""
    return positions.QUESTIONS["sail"]()


def fits(page: Page, when: str) -> None:
    """No scrolling of the page, no clipped word, no small target, at each of the sizes."""
    for width, height in SIZES:
        resize(page, width, height)
        where = f"{when}, {width}x{height}"
        assert not page.evaluate(PAGE_SCROLLS), where
        assert page.evaluate(CUT_OFF) == [], where
        assert page.evaluate(NOT_SQUARES) == [], where
        assert not page.evaluate(NO_WORDS), where
    set_text_size(page, 200)
    for width, height in LARGE_TEXT_SIZES:
        resize(page, width, height)
        where = f"{when}, {width}x{height}, text at 200 %"
        assert page.evaluate(ASIDE) == 0, f"{where}: scrolls aside"
        assert page.evaluate(CUT_OFF) == [], where
        assert page.evaluate(SMALL_PRINT) == [], where
    set_text_size(page, 100)


def test_the_banner_of_the_turn_covers_no_words(open_site: Callable[..., Page]) -> None:
    """On a tablet it stands before the round, as it does on wider screens."""
    page = open_site()
    for width, height in ((810, 1080), (1440, 900)):
        resize(page, width, height)
        positions.lay(page, positions.kept(at_sea(), captains=range(1, 6)))
        banner = page.locator(".toast")
        expect(banner).to_be_visible()
        left, right = banner.bounding_box(), page.locator(".title__round").bounding_box()
        assert left
        assert right
        assert left["x"] + left["width"] <= right["x"], width
