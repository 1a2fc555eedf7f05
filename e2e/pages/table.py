"""The table, as a player sees, hears and touches it, whatever game lies on it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from playwright.sync_api import Locator, Page, expect

from e2e.pages.newgame import NewGame

THINK_ON = """() => {
  window.thoughts = 0;
  (async () => {
    const { study } = await import('./web/js/app/study.js');
    const { get } = await import('./web/js/app/store.js');
    const { actors } = get().frame;
    for (;;) {
      await study({ kind: 'turn', seat: actors[0], level: 'admiral' });
      window.thoughts += 1;
    }
  })();
}"""

TIP = """(words) => {
    document.querySelector('.guide')?.remove();
    const guide = document.createElement('aside');
    guide.className = 'guide';
    guide.innerHTML = '<p class="guide__words"></p><button class="small"><span>✕</span></button>';
    guide.firstChild.textContent = words;
    const table = document.querySelector('.table');
    table.classList.add('table--guided');
    table.querySelector('.area-dock').after(guide);
    const box = guide.getBoundingClientRect();
    const text = guide.firstChild.getBoundingClientRect();
    return Math.round(Math.max(box.top - text.top, text.bottom - box.bottom, 0));
}"""


def heard(button: Locator) -> str:
    """The words on a button that are for those who listen."""
    return button.locator(".sr").first.text_content() or ""


class Table:
    """The table screen."""

    game: ClassVar[str] = ""
    """Which game a table of its own class sets up."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        self.page = page
        self.screen = page.locator("main.table")
        self.board = self.screen
        """What is drawn as soon as the game can be played."""
        self.bar = page.get_by_role("region", name="Your action")
        self.main = self.bar.get_by_role("button").first
        self.why = self.bar.get_by_role("button", name="What now?")
        self.actions = page.get_by_role("group", name="Other actions")
        self.ribbon = page.get_by_role("region", name="Decision")
        self.inspector = page.get_by_role("region", name="Details")
        self.players = page.get_by_role("navigation", name="Players")
        self.undo_button = page.get_by_role("button", name=re.compile("^Undo"))
        self.final = page.get_by_role("heading", name="The final score")
        self.curtain = page.get_by_role("heading", name=re.compile("^Hand the device to"))
        self.busy = page.locator("[aria-busy=true]")

    @classmethod
    def begin(
        cls,
        page: Page,
        root: str,
        *,
        names: Sequence[str] = ("Anson", "Byron"),
        options: Mapping[str, str] | None = None,
        captains: Mapping[int, str] | None = None,
        seed: str = "7",
    ) -> Self:
        """Set up a game by its sheet and wait for the table; ``captains`` by seat, from 1 on."""
        page.goto(f"{root}#/new/{cls.game}")
        sheet = NewGame(page)
        sheet.begin.wait_for()
        sheet.fill(names, seed, None, options or {}, captains)
        sheet.begin.click()
        return cls(page).ready()

    def ready(self) -> Self:
        """Wait until the board, the final score or a curtain is drawn."""
        self.board.or_(self.final).or_(self.curtain).first.wait_for()
        return self

    def lift(self, who: str) -> Self:
        """Say at the curtain that the device is in the right hands."""
        self.page.get_by_role("button", name=f"I’m {who}, show the table").click()
        self.screen.wait_for()
        return self.ready()

    # Looking.

    def chip(self, who: str) -> Locator:
        """The chip of a player."""
        return self.players.get_by_role("button", name=re.compile(f"^{who}, "))

    def mover(self) -> str:
        """Whose turn it is, as the chips say."""
        chip = self.players.get_by_role("button", name=re.compile("to move$"))
        return heard(chip).split(",")[0]

    # Doing.

    def admiral_thinks_on(self) -> None:
        """An Admiral thinks about this position in the captains' worker, again and again.

        ``window.thoughts`` counts how often he has come to an end.
        """
        self.page.evaluate(THINK_ON)
        self.page.wait_for_function("window.thoughts > 0", timeout=60_000)

    def commit(self) -> Self:
        """Press the main button, once the way is found, and wait for the answer."""
        self.settled().main.click()
        return self.settled()

    def ways(self) -> Locator:
        """The ways to choose from, where there are several."""
        return self.inspector.get_by_role("radiogroup", name="Ways").get_by_role("radio")

    def act(self, label: str | re.Pattern[str]) -> Self:
        """One of the actions that need no cell: raise, buy, train."""
        self.actions.get_by_role("button", name=label).click()
        return self.settled()

    def choose(self, label: str | re.Pattern[str]) -> Self:
        """An option of the question in the ribbon."""
        self.ribbon.get_by_role("button", name=label).click()
        return self.settled()

    def menu(self, label: str) -> Self:
        """One of the menu's entries; the menu stays open after some."""
        if not self.sheet("Menu").is_visible():
            self.page.get_by_role("button", name="Menu", exact=True).click()
        self.sheet("Menu").get_by_role("button", name=label, exact=True).click()
        return self.settled()

    def sheet(self, title: str) -> Locator:
        """The sheet that lies open, by its title."""
        return self.page.get_by_role("dialog", name=title)

    def close(self) -> Self:
        """Close the sheet that lies open."""
        self.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        return self

    def undo(self) -> Self:
        """Take one action back."""
        self.undo_button.click()
        return self.settled()

    def cut_of_tip(self, words: str) -> int:
        """Have the first steps say something; returns how many pixels of it are cut off."""
        return int(self.page.evaluate(TIP, words))

    def settled(self) -> Self:
        """Wait until no request is on its way."""
        expect(self.busy).to_have_count(0)
        return self
