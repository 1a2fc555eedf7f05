"""axe-core finds nothing on any screen, in any state, in any theme."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import Axe, one_page, sizes
from e2e.pages.games.portsmouth import Table
from e2e.pages.newgame import NewGame
from e2e.pages.shell import Home, LogBook
from e2e.server import Site
from e2e.test_journeys import recorded

pytestmark = pytest.mark.sampled(4)

THEMES = ("paper", "night", "contrast")


@pytest.fixture(scope="module", params=sizes("axe"))
def axe(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Axe]:
    """One page for all states of a size: its faults are gathered, not its first."""
    with one_page(browser, site, request.param, THEMES) as found:
        yield found


def go(page: Page, address: str) -> None:
    """Another screen of the same page."""
    page.evaluate("(address) => location.hash = address", address)
    page.wait_for_timeout(60)


def bring(page: Page, tmp_path: Path, actions: int) -> Table:
    """The table of a recorded game after so many actions."""
    go(page, "#/logbook")
    book = LogBook(page)
    before = book.entries.count()
    book.bring(recorded("2-trade-chain", actions, tmp_path))
    expect(book.entries).to_have_count(before + 1)
    go(page, "#/table")
    return Table(page).ready().settled()


def test_the_screens(axe: Axe) -> None:
    """What is there before and beside a game."""
    page = axe.page
    axe.check("home", everywhere=True)
    for address in ("new/portsmouth", "logbook", "rules/portsmouth", "rules/R54", "settings"):
        go(page, f"#/{address}")
        if address == "new/portsmouth":
            page.get_by_text("Advanced: fixed deal, rule variants").click()
        if address.startswith("rules"):
            page.get_by_role("heading", name="What is reconstructed").wait_for()
        axe.check(address, everywhere=address in ("new/portsmouth", "settings"))
    go(page, "#/new/portsmouth")
    NewGame(page).seat(2, "Human")
    page.get_by_role("textbox", name="Name of player 1").fill("Byron")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_be_visible()
    axe.check("new game, two of a name")
    page.get_by_role("textbox", name="Name of player 1").fill("Anson")
    axe.clean()


def test_the_table(axe: Axe) -> None:
    """A turn: at the start, pointed at, refused, every sheet, a notice."""
    page = axe.page
    go(page, "#/")
    table = Home(page).start(seed="axe", starts=0)
    axe.check("table at the start")
    table.point("A1")
    axe.check("cell selected", everywhere=True)
    table.point("C3")
    axe.check("refusal in the inspector")
    page.keyboard.press("u")
    expect(page.get_by_role("alert").first).to_be_visible()
    axe.check("notice")
    page.keyboard.press("Escape")
    table.do("A1")
    for key in SHEETS:
        table.cell("A1").focus()
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        axe.check(f"sheet {key}", everywhere=key in ("o", "s"))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    axe.check("menu")
    page.keyboard.press("Escape")
    axe.clean()


SHEETS = ("l", "o", "s", "w", "i", "P", "?", "t", ":")


@pytest.mark.parametrize(
    ("state", "actions"),
    [("refilling", 7), ("privilege", 66), ("nested trade", 56), ("last round", 101), ("end", 114)],
)
def test_the_questions(axe: Axe, tmp_path: Path, state: str, actions: int) -> None:
    """Ribbons, the last round and the scores, from a recorded game."""
    table = bring(axe.page, tmp_path, actions)
    asked = table.final if state == "end" else table.ribbon
    expect(asked).to_be_visible()
    if state == "end":  # where the foot lies over nothing
        axe.page.evaluate("document.querySelector('.table--over').scrollTo(0, 1e5)")
    axe.check(state, everywhere=True)
    if state == "end":
        go(axe.page, "#/logbook")
        expect(
            axe.page.get_by_role("button", name=re.compile("^Back up everything"))
        ).to_be_visible()
        axe.check("log-book with games")
        go(axe.page, "#/")
        axe.check("home with a game to go on with")
    axe.clean()
