"""The table fits in German too: no scrolling, nothing clipped, targets large enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.newgame import choose_player
from e2e.test_layout import CLIPPED, fits, resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

SIZES = [(320, 568), (390, 664), (750, 342), (810, 1080), (1440, 900)]
LESSONS = {3: "town", 5: "ending"}
LONG_NAMES = "layout 7"
"""A deal whose first town has the longest name."""
SETTING = """localStorage.setItem('/portsmouth/settings', '{"language": "de"}')"""


def german(page: Page, open_site: Callable[..., Page]) -> None:
    """Open the site in German: the kept page shows a file of the site already."""
    page.evaluate(SETTING)
    open_site()


def start(page: Page) -> None:
    """Begin a game of four."""
    page.evaluate("location.hash = '#/new/portsmouth'")
    page.get_by_role("radio", name="4", exact=True).check()
    for seat in range(1, 5):
        who = page.get_by_role("combobox", name=f"Wer für Spieler {seat} spielt")
        choose_player(who, "Mensch")
    page.get_by_role("radio", name="Byron", exact=True).check()
    page.get_by_text("Erweitert: Kartencode, Regelvarianten").click()
    page.get_by_role("textbox", name="Kartencode (Seed)").fill(LONG_NAMES)
    page.get_by_role("button", name="Spiel beginnen").click()
    page.get_by_role("grid").wait_for()


def commit(page: Page, cell: str) -> None:
    """Point at a cell and do what it stands for."""
    page.locator(f"[data-cell={cell}]").click(force=True)
    settled(page)
    step = page.locator("[data-way='-1']")
    if step.is_visible():
        step.click()
    page.get_by_role("region", name="Deine Aktion").get_by_role("button").first.click()
    settled(page)


def settled(page: Page) -> None:
    """Wait until no request is on its way."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_the_table_fits_in_german(open_site: Callable[..., Page], page: Page) -> None:
    """At the start, with a cell selected, in a ribbon and while refilling."""
    german(page, open_site)
    start(page)
    fits(page, "start", SIZES)
    page.locator("[data-cell=c3]").click(force=True)
    fits(page, "selected", SIZES)
    open_cells = page.locator(".cell--legal", has_text="Fähnrich")
    midshipman = open_cells.filter(has_not_text="Tausch").first
    cell = midshipman.get_attribute("data-cell") or ""
    commit(page, cell)
    commit(page, cell)
    fits(page, "privilege", SIZES)
    page.locator(".choice--decline").click()
    settled(page)
    page.get_by_role("button", name="Zug beenden").first.click()
    sure = page.get_by_role("button", name="Sicher? Zug beenden")
    if sure.is_visible():
        sure.click()
    settled(page)
    fits(page, "refill", SIZES)


def test_lessons_fit_in_german(open_site: Callable[..., Page], page: Page) -> None:
    """One with three players, and one whose main button has much to say."""
    german(page, open_site)
    for lesson in (3, 5):
        page.evaluate("lesson => { location.hash = '#/learn/' + lesson }", lesson)
        page.locator(f"[data-lesson={LESSONS[lesson]}] .coach__goal").wait_for()
        for _ in range(3):
            fits(page, f"lesson {lesson}", SIZES)
            page.locator(".coach [data-do=show]").press("Enter")
            page.locator("[data-here]").wait_for()
            page.keyboard.press("Enter")
            settled(page)


def test_no_word_of_the_other_screens_is_clipped(
    open_site: Callable[..., Page], page: Page
) -> None:
    german(page, open_site)
    for screen in (
        "",
        "new",
        "new/portsmouth",
        "logbook",
        "learn/portsmouth",
        "rules/portsmouth",
        "settings",
    ):
        page.evaluate("screen => { location.hash = '#/' + screen }", screen)
        for width, height in SIZES:
            resize(page, width, height)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (screen, width)
            if "rules" not in screen:  # its tables scroll in a frame of their own
                assert page.evaluate(CLIPPED) == [], (screen, width)
