"""A complete game of Privateer by keyboard alone, from the home screen to the end; its letters."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.by_ear import QUICK
from e2e.games.by_keys import KeyPlayer
from e2e.games.privateer import positions
from e2e.pages.games.privateer import Table
from tests.games.privateer.build import position, ship

pytestmark = pytest.mark.kept_page

LONGEST = 300
MINE = """() => !document.querySelector('[aria-busy=true], .table .waitbar')
    && document.querySelector(`.final__title, .table .area-ribbon, .table .dest--stay,
        .table [data-do=main][data-option=draw]`)"""
TOLD = "all => all.map(each => each.querySelector('.sr').textContent)"


class Sailor(KeyPlayer):
    """Plays with keys; knows what a screen reader says of the chart."""

    title = "Privateer"
    mine = MINE
    stops = 90

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        super().__init__(page)
        self.table = Table(page)
        self.visits = 0

    def decide(self) -> None:
        """One decision: the first answer to a question, a visit, or the next way to sail."""
        ribbon = self.table.ribbon
        step = ribbon.get_attribute("data-step") if ribbon.is_visible() else None
        if step in ("port", "outfit"):
            self.visit(step)
        elif step:
            self.press("1")
        elif self.table.main.get_attribute("data-option") == "draw":
            self.press("e")  # the large button, from wherever the focus is
        else:
            self.sail()

    def visit(self, step: str) -> None:
        """Sell all and upgrade, buy, leave: by Tab and Enter on the sheet."""
        self.visits += step == "port"
        self.walk("Tab", "^Sell .*, all or none$|^(Cannons|Sails): one more", "^Leave|^Done")
        self.walk("Shift+Tab", "^Buy .*, all or none$", "^(Sell .*|Buy rum): one less")
        self.tab_to("^Leave|^Done")
        self.press("Enter")
        if self.here()[0].startswith(("Leave", "Done")):
            self.press("Enter")  # who leaves with nothing is asked once

    def walk(self, key: str, wanted: str, last: str) -> None:
        """Press what is wanted and open on the way to the last; the focus must stay on it."""
        for _ in range(self.stops):
            self.page.keyboard.press(key)
            words, shut = self.here()
            if re.search(last, words):
                return
            if re.search(wanted, words) and not shut:
                self.press("Enter")
                assert self.here()[0].split(":")[0] == words.split(":")[0], "the focus is lost"

    def sail(self) -> None:
        """To the richest port in reach, else nearer to a port where one may trade."""
        told: list[str] = self.table.grid.get_by_role("button").evaluate_all(TOLD)
        ports = [words for words in told if ", port" in words and "no trade" not in words]
        if any("in reach for" in words for words in ports):
            return self.press("n", "Enter")
        ends = [words.split(",")[0] for words in told if "in reach for" in words]
        if not ends:
            return self.stay()
        aims = [words.split(",")[0] for words in ports if ", your ship" not in words]
        near = min(ends, key=lambda end: min(distance(end, aim) for aim in aims))
        self.page.keyboard.press("g")
        for letter in near.lower():
            self.page.keyboard.press(letter)
        if near[1:] == "1":  # it could be 10, 11 or 12 as well
            self.page.keyboard.press("Enter")
        assert self.here()[0].startswith(f"{near},"), "g leads to the square"
        self.press("Enter", "Enter")
        return None

    def stay(self) -> None:
        """Becalmed: the only thing that can be done."""
        self.tab_to("^Stay")
        self.press("Enter", "Enter")


def distance(one: str, other: str) -> int:
    """How many squares two squares are apart."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


@pytest.mark.sampled(3)
def test_a_whole_game_by_keyboard(page: Page, open_site: Callable[..., Page]) -> None:
    """From the home screen; at the end the focus is on the final score."""
    open_site()
    sailor = Sailor(page)
    sailor.begin({"40 .default.": "20", "20 .default.": "15"})
    assert "of 15" in page.locator(".area-dock").inner_text()
    for _ in range(LONGEST):
        if page.locator(".final__title").is_visible():
            break
        sailor.decide()
    expect(page.locator(".final__title")).to_be_focused()
    assert sailor.visits > 2
    assert not page.evaluate("Boolean(globalThis.touched)")


def test_the_letters(page: Page, open_site: Callable[..., Page]) -> None:
    """Destinations, ships, Merchants, ports, prices, any square; wind and card are said."""
    open_site()
    page.evaluate(QUICK)
    ships = ship("h8", "vane", cargo={"rum": 2}), ship("k7", "kidd", cargo={"fruit": 1})
    s = position(*ships, wind="east", ports={"tortuga": "PC13", "catalina": "PC12"})
    table = positions.lay(page, positions.kept(s, captains=[1]))
    sailor = Sailor(page)
    table.square("h8").focus()
    said = page.locator("[aria-live=polite]").last
    sailor.press("W")
    expect(said).to_contain_text("Wind to the east")
    sailor.press("b")
    expect(said).to_contain_text("No Bounty Card has been drawn")
    sailor.press("n")
    expect(page.locator("[data-target][aria-pressed=true]")).to_be_focused()
    assert "in reach for" in table.said(sailor.here()[0].split(",")[0])
    for keys, square in (
        (["1"], "D4"),
        (["2"], "J6"),
        (["f"], "K7"),
        (["f"], "H8"),
        (["v"], "F5"),
        (["v"], "G6"),
        (["g", "p", "1", "2"], "P12"),
        (["g", "a", "1", "Enter"], "A1"),
        (["ArrowDown"], "A2"),
    ):
        sailor.press(*keys)
        expect(table.square(square)).to_be_focused()
    sailor.press("$")
    expect(table.sheet("Prices").get_by_role("table")).to_be_visible()
