"""A complete game of War by keyboard alone, from the home screen to the end; its letters."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.by_ear import QUICK
from e2e.games.war import positions
from e2e.pages.games.war import Table
from e2e.test_keyboard_game import TOUCHED

pytestmark = pytest.mark.kept_page

LONGEST = 700
STOPS = 120
MINE = """() => !document.querySelector('[aria-busy=true], .table .waitbar')
    && document.querySelector('.final__title, .table [data-do=main]')"""
HERE = """() => {
    const { activeElement: at } = document;
    const told = at?.closest('[data-target]')?.querySelector('.sr') ?? at;
    const name = at?.getAttribute('aria-label') ?? told?.textContent ?? '';
    const shut = at?.getAttribute('aria-disabled') === 'true';
    return [name.replace(/\\s+/g, ' ').trim(), shut];
}"""


class Sailor:
    """Plays with keys; knows what the focus tells."""

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        self.page = page
        self.table = Table(page)
        self.visits = 0

    def press(self, *keys: str) -> None:
        """One key after the other, each answered before the next."""
        for key in keys:
            self.page.keyboard.press(key)
        self.page.wait_for_function(MINE, timeout=30_000)

    def here(self) -> tuple[str, bool]:
        """What has the focus, and whether it can't be done."""
        name, shut = self.page.evaluate(HERE)
        return name, shut

    def tab_to(self, name: str) -> None:
        """Tab until something of that name (a regular expression) has the focus."""
        for _ in range(STOPS):
            self.page.keyboard.press("Tab")
            if re.search(name, self.here()[0]):
                return
        pytest.fail(f"Tab does not reach {name}")

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


def begun(page: Page, open_site: Callable[..., Page]) -> Sailor:
    """A short game against a captain, set up by keys alone."""
    open_site()
    page.evaluate(QUICK)
    page.evaluate(TOUCHED)
    sailor = Sailor(page)
    sailor.tab_to("New game")
    page.keyboard.press("Enter")
    page.locator("main.chooser").wait_for()
    sailor.tab_to("^War on the High Seas")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start the game").wait_for()
    sailor.tab_to("^Advanced: fixed deal")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("by keyboard alone")
    sailor.tab_to("60 .default.")
    page.keyboard.type("40")
    sailor.tab_to("^Start the game")
    page.keyboard.press("Enter")
    sailor.table.ready()
    return sailor


def test_a_whole_game_by_keyboard(page: Page, open_site: Callable[..., Page]) -> None:
    """From the home screen; at the end the focus is on the final score."""
    sailor = begun(page, open_site)
    sailor.press()
    for _ in range(LONGEST):
        if page.locator(".final__title").is_visible():
            break
        sailor.decide()
    expect(page.locator(".final__title")).to_be_focused()
    assert sailor.visits > 2
    assert not page.evaluate("Boolean(globalThis.touched)")


def test_the_letters(page: Page, open_site: Callable[..., Page]) -> None:
    """Ports in reach, spaces, convoys, any cell; arrows go around the world and over land."""
    open_site()
    page.evaluate(QUICK)
    save = positions.kept(positions.QUESTIONS["sail"](), captains=range(1, 6))
    table = positions.lay(page, save)
    sailor = Sailor(page)
    table.cell("F11").focus()
    sailor.press("p")
    assert "Cartagena" in sailor.here()[0]
    expect(table.inspector).to_contain_text("Spain")
    sailor.press("n")
    assert "in reach" in sailor.here()[0]
    for keys, cell in (
        (["g", "m", "1", "Enter"], "M1"),
        (["ArrowLeft"], "M36"),
        (["ArrowUp"], "L36"),
        (["g", "h", "1", "0"], "H10"),
        (["ArrowRight"], "H15"),
        (["End"], "M10"),
    ):
        sailor.press(*keys)
        assert sailor.here()[0].split(",")[0] == cell, keys
    for key, title in (("a", "All ports"), ("$", "Goods sheet and cards"), ("k", "Your convoy")):
        sailor.press(key)
        expect(table.sheet(title)).to_be_visible()
        page.keyboard.press("Escape")
