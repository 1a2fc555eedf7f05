"""Who plays a game of the collection by keyboard alone: Tab, Enter, numbers and letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

import pytest
from playwright.sync_api import Page

from e2e.games.by_ear import QUICK
from e2e.test_keyboard_game import TOUCHED

HERE = """named => {
    const { activeElement: at } = document;
    const told = at?.closest(named)?.querySelector('.sr') ?? at;
    const name = at?.getAttribute('aria-label') ?? told?.textContent ?? '';
    const shut = at?.getAttribute('aria-disabled') === 'true';
    return [name.replace(/\\s+/g, ' ').trim(), shut];
}"""
HELD = "() => document.activeElement && document.activeElement !== document.body"
"""Has anything the focus, also after a captain's turn, whose buttons went away?"""


class KeyPlayer:
    """Plays with keys; knows what the focus tells."""

    title: ClassVar[str]
    """What the list of new games calls the game: the beginning of it."""
    mine: ClassVar[str]
    """A question to the page: does it wait for this player, or is the game over?"""
    named: ClassVar[str] = "[data-target]"
    """What tells its name in words that are only heard, whatever has the focus in it."""
    stops: ClassVar[int] = 120
    """So many presses of Tab lead past everything on a screen."""

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        self.page = page

    def wait(self) -> None:
        """Wait until one may act again."""
        self.page.wait_for_function(self.mine, timeout=30_000)

    def press(self, *keys: str) -> None:
        """One key after the other, each answered before the next."""
        for key in keys:
            self.page.keyboard.press(key)
            self.wait()

    def here(self) -> tuple[str, bool]:
        """What has the focus, and whether it can't be done."""
        name, shut = self.page.evaluate(HERE, self.named)
        return name, shut

    def tab_to(self, name: str) -> None:
        """Tab until something of that name (a regular expression) has the focus."""
        for _ in range(self.stops):
            self.page.keyboard.press("Tab")
            if re.search(name, self.here()[0]):
                return
        pytest.fail(f"Tab does not reach {name}")

    def begin(self, options: Mapping[str, str]) -> None:
        """From the home screen to the table; options by the names that they show before."""
        self.page.evaluate(QUICK)
        self.page.evaluate(TOUCHED)
        self.tab_to("New game")
        self.page.keyboard.press("Enter")
        self.page.locator("main.chooser").wait_for()
        self.tab_to(f"^{self.title}")
        self.page.keyboard.press("Enter")
        self.page.get_by_role("button", name="Start the game").wait_for()
        self.tab_to("^Advanced: fixed deal")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Tab")
        self.page.keyboard.type("by keyboard alone")
        for name, value in options.items():
            self.tab_to(name)
            self.page.keyboard.type(value)
        self.tab_to("^Start the game")
        self.page.keyboard.press("Enter")
        self.wait()
