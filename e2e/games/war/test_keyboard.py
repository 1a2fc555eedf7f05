"""A complete game of War by keyboard alone, from the home screen to the end; its letters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.by_ear import QUICK
from e2e.games.by_keys import KeyPlayer
from e2e.games.war import positions
from e2e.pages.games.war import Table

pytestmark = pytest.mark.kept_page

LONGEST = 700
MINE = """() => !document.querySelector('[aria-busy=true], .table .waitbar')
    && document.querySelector('.final__title, .table [data-do=main]')"""


class Merchant(KeyPlayer):
    """Plays with keys alone."""

    title = "War on the High Seas"
    mine = MINE

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        super().__init__(page)
        self.table = Table(page)
        self.visits = 0

    def decide(self) -> None:
        """One decision: the main button where it has one, else a port, an answer, a crate."""
        step = self.table.step()
        main = self.table.main
        if main.get_attribute("aria-disabled") == "false":
            self.visits += step == "port"
            if step == "sail":
                return self.press("e", "e")  # the first looks at the port, the second docks
            return self.press("e")
        if step in ("lade", "pick", "give", "stow"):
            self.tab_to(": one more$")
            return self.press("Enter")
        if step == "load":
            self.tab_to("Ball first")
            return self.press("Enter")
        if self.table.ribbon.is_visible():
            return self.press("1", "e")
        if step in ("flag", "begin", "again", "mark"):
            return self.press("p", "e")
        return self.press("n", "e")


@pytest.mark.sampled(3)
def test_a_whole_game_by_keyboard(page: Page, open_site: Callable[..., Page]) -> None:
    """From the home screen; at the end the focus is on the final score."""
    open_site()
    merchant = Merchant(page)
    merchant.begin({"60 .default.": "40"})
    for _ in range(LONGEST):
        if page.locator(".final__title").is_visible():
            break
        merchant.decide()
    expect(page.locator(".final__title")).to_be_focused()
    assert merchant.visits > 2
    assert not page.evaluate("Boolean(globalThis.touched)")


def test_the_letters(page: Page, open_site: Callable[..., Page]) -> None:
    """Ports in reach, spaces, convoys, any cell; arrows go around the world and over land."""
    open_site()
    page.evaluate(QUICK)
    save = positions.kept(positions.QUESTIONS["sail"](), captains=range(1, 6))
    table = positions.lay(page, save)
    merchant = Merchant(page)
    table.cell("F11").focus()
    merchant.press("p")
    assert "Cartagena" in merchant.here()[0]
    expect(table.inspector).to_contain_text("Spain")
    merchant.press("n")
    assert "in reach" in merchant.here()[0]
    for keys, cell in (
        (["g", "m", "1", "Enter"], "M1"),
        (["ArrowLeft"], "M36"),
        (["ArrowUp"], "L36"),
        (["g", "h", "1", "0"], "H10"),
        (["ArrowRight"], "H15"),
        (["End"], "M10"),
    ):
        merchant.press(*keys)
        assert merchant.here()[0].split(", ")[-1] == cell, keys
    for key, title in (("a", "All ports"), ("$", "Goods sheet and cards"), ("k", "Your convoy")):
        merchant.press(key)
        expect(table.sheet(title)).to_be_visible()
        page.keyboard.press("Escape")
