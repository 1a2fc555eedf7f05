"""A complete game of Victory by keyboard alone, from the home screen to the end; its letters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.by_ear import QUICK
from e2e.games.by_keys import HELD, KeyPlayer
from e2e.games.victory import positions, turns
from e2e.games.victory.turns import turn
from e2e.pages.games.victory import Table

pytestmark = pytest.mark.kept_page

LONGEST = 300
MINE = """() => !document.querySelector('[aria-busy=true], .table .waitbar')
    && document.querySelector('.final__title, .table .area-ribbon, .table [data-do=main]')"""
NOW = """() => {
    const main = document.querySelector('[data-do=main]');
    const card = document.querySelector('.hand .card--legal');
    return {
        over: Boolean(document.querySelector('.final__title')),
        step: document.querySelector('main.table')?.dataset.step ?? '',
        asked: Boolean(document.querySelector('.area-ribbon')),
        card: card ? Number(card.dataset.place) + 1 : 0,
        idle: main?.getAttribute('aria-disabled') === 'true',
    };
}"""
FIGHT = {"arm": ["b", "e"]}
"""What is pressed in a fight; everything else is answered by the main button."""


class Merchant(KeyPlayer):
    """Plays with keys alone."""

    title = "Victory"
    mine = MINE
    named = ".voyage"

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        super().__init__(page)
        self.table = Table(page)
        self.cards = 0

    def go_on(self) -> bool:
        """One decision: a card that can be played, else what the main button proposes."""
        now = self.page.evaluate(NOW)
        if now["over"]:
            return False
        if now["step"] in FIGHT:
            self.press(*FIGHT[now["step"]])
        elif now["card"] and now["step"] in ("trade", "play", "discard"):
            self.play(now["card"])
        elif now["asked"]:
            self.press("e" if not now["idle"] else "1")
        else:
            self.press("e")
        self.page.wait_for_function(HELD, timeout=10_000)
        return True

    def play(self, number: int) -> None:
        """A card by its number and, where it has several uses, the first of them by Tab."""
        self.press(str(number))
        if self.page.evaluate(NOW)["idle"]:
            self.tab_to("^(Build|Improve|Send|Upgrade|Full Sail|Storm|Attack)")
            self.press("Enter")
        self.press("e")
        self.cards += 1


@pytest.mark.sampled(3)
def test_a_whole_game_by_keyboard(page: Page, open_site: Callable[..., Page]) -> None:
    """From the home screen; at the end the focus is on the final score."""
    open_site()
    merchant = Merchant(page)
    merchant.begin({"60 .default.": "12"})
    for _ in range(LONGEST):
        if not merchant.go_on():
            break
    expect(page.locator(".final__title")).to_be_focused()
    assert merchant.cards > 4
    assert not page.evaluate("Boolean(globalThis.touched)")


def test_the_letters(page: Page, open_site: Callable[..., Page]) -> None:
    """Cards by their number, ships by v, trade, port, cubes; all stand in the list of keys."""
    open_site()
    page.evaluate(QUICK)
    positions.lay(page, positions.kept(turn("trade"), captains=(1, 2, 3)))
    merchant = Merchant(page)
    merchant.press()
    expect(page.locator(".steps [aria-current=step]")).to_have_text(["Trade", "Play"])
    merchant.tab_to("^Treasure Convoy: 6 spaces, 2 wood, .* combat on spaces 2, 3, 5 and 6")
    page.locator(".voyage").first.focus()
    said = page.locator("[aria-live=polite]").last
    merchant.press("c")
    expect(said).to_contain_text("4 wood, 3 bricks, 1 metal and 1 cloth; sets: 4 wood: 1 point")
    merchant.press("2")
    expect(page.locator(".hand [data-place='1']")).to_be_focused()
    expect(page.locator(".hand [data-place='1']")).to_have_attribute("aria-pressed", "true")
    merchant.press("Escape", "v")
    assert merchant.here()[0].startswith("Your Diana")
    merchant.press("v", "1")
    assert merchant.here()[0].startswith("Your Aurora")
    merchant.press("v", "3")
    assert "Hydra" in merchant.here()[0]  # something can be done to her
    merchant.press("Escape")
    refused = page.get_by_role("alert").text_content() or ""
    merchant.press("t", "Enter")
    expect(page.locator("[data-pay=WW]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("alert")).to_have_text(refused)
    merchant.press("Escape")
    expect(page.locator("[data-do=trade]")).to_be_focused()
    merchant.press("p")
    expect(page.get_by_role("dialog", name="Your port")).to_be_visible()
    merchant.press("Escape", "?")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text("without a question: choose a card of your hand")
    expect(keys).to_contain_text("trade cubes while you may, else the table in words")


def test_enter_confirms(page: Page, open_site: Callable[..., Page]) -> None:
    """An answer by its number, then Enter; an own ship by Enter, and no word that is not true."""
    open_site()
    page.evaluate(QUICK)
    merchant = Merchant(page)
    positions.lay(page, positions.kept(turns.TURNS["outfit"](), captains=(1, 2, 3)))
    expect(page.locator(".ribbon__question")).to_be_visible()
    merchant.press("1")
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Take 1 wood")
    merchant.press("Enter")
    expect(page.locator(".cubes__all")).to_contain_text("1 wood")
    merchant.press("n")
    assert "Take 1 wood" in merchant.here()[0]
    positions.lay(page, positions.kept(turn("voyages"), captains=(1, 2, 3)))
    page.locator(".sea__rows [data-target=ship-b1]").focus()
    merchant.press("Enter")
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Not possible now")
    expect(page.get_by_role("alert")).not_to_contain_text("another step")
    page.locator(".sea__rows [data-target=ship-a1]").focus()
    merchant.press("Enter")
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Sail the Aurora to space 4")
    expect(page.get_by_role("alert")).to_be_empty()
    expect(page.locator("[data-do=main]")).to_contain_text("Sail the Aurora")
    merchant.press("Enter")
    expect(Table(page).voyage("Aurora").locator(".voyage__at")).to_contain_text("4")
