"""War's table fits: no page scrolls, no word is cut off, no target is small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.games.war import positions
from e2e.pages.games.war import Table
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
from portsmouth.games.war.game import GAME
from portsmouth.i18n.fluent import Catalogue

LANG = Path(__file__).parents[3] / "web/lang"

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

NOT_ON_CHART = SMALL.replace("'#app button'", "'#app button:not(.sea .cell):not(.sea .port)'")
"""What lies on the chart is meant by the nearest tap, and the lists are as large as a fingertip."""
CUT_OFF = CUT.replace("'.sr, .toast,", "'.sr, .worldchart, .toast,")

PAGE_SCROLLS = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1;
}"""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("step", positions.QUESTIONS)
def test_a_question_fits(open_site: Callable[..., Page], step: str) -> None:
    """With six seats, at every size, and with the text at 200 %."""
    page = open_site()
    s = positions.QUESTIONS[step]()
    (asked,) = GAME.actors(s)
    others = [seat for seat in range(s.seats) if seat != asked]
    table = positions.lay(page, positions.kept(s, captains=others))
    expect(table.main).to_be_visible()
    fits(page, step)


def test_what_is_pointed_at_fits(open_site: Callable[..., Page]) -> None:
    """A port in reach, one to be stormed, another convoy, the open sea, a far port."""
    page = open_site()
    for space in ("cartagena", "havana", "f12", "g13", "batavia"):
        table = positions.lay(page, positions.kept(positions.QUESTIONS["sail"](), range(1, 6)))
        page.locator(f".sea [data-target={space}]").dispatch_event("click")
        expect(table.inspector).to_have_attribute("data-selected", space)
        fits(page, space)


def fits(page: Page, when: str) -> None:
    """No scrolling of the page, no clipped word, no small target, at each of the sizes."""
    for width, height in SIZES:
        resize(page, width, height)
        where = f"{when}, {width}x{height}"
        assert not page.evaluate(PAGE_SCROLLS), where
        assert page.evaluate(CUT_OFF) == [], where
        assert page.evaluate(NOT_ON_CHART) == [], where
    set_text_size(page, 200)
    for width, height in LARGE_TEXT_SIZES:
        resize(page, width, height)
        where = f"{when}, {width}x{height}, text at 200 %"
        assert page.evaluate(ASIDE) == 0, f"{where}: scrolls aside"
        assert page.evaluate(CUT_OFF) == [], where
        assert page.evaluate(SMALL_PRINT) == [], where
    set_text_size(page, 100)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_tips_stay_in_their_frame(open_site: Callable[..., Page], language: str) -> None:
    """Those of a first game, above the chart: on phones, small ones too, and on desktops."""
    page = open_site()
    words = Catalogue((LANG / language / "games/war/learn.ftl").read_text("utf-8"), language)
    positions.lay(page, positions.kept(positions.QUESTIONS["cast"](), [*range(1, 6)]))
    table = Table(page)
    found = {}
    for width, height in ((320, 568), (390, 664), (1440, 900)):
        resize(page, width, height)
        for tip in ("flag", "begin", "cast", "1", "2", "3"):
            told = words.format(f"learn-first-{tip}", {"touch": 1})
            found[tip, width] = table.cut_of_tip(told)
    assert {where: cut for where, cut in found.items() if cut} == {}
