"""The table of Portsmouth, as a player sees, hears and touches it."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page, expect

CELLS = [f"{column}{row}" for row in range(1, 6) for column in "ABCDE"]
THINK_ON = """() => {
  window.thoughts = 0;
  (async () => {
    const { study } = await import('./web/js/app/study.js');
    const { get } = await import('./web/js/app/store.js');
    const { save, actors } = get().frame;
    for (;;) {
      await study({ save, kind: 'turn', seat: actors[0], level: 'admiral' });
      window.thoughts += 1;
    }
  })();
}"""


def heard(button: Locator) -> str:
    """The words on a button that are for those who listen."""
    return button.locator(".sr").first.text_content() or ""


class Table:
    """The table screen. Cells are named as on the screen: ``A1`` to ``E5``."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        self.page = page
        self.grid = page.get_by_role("grid", name="Portsmouth, 5 by 5")
        self.bar = page.get_by_role("region", name="Commit")
        self.main = self.bar.get_by_role("button").first
        self.why = self.bar.get_by_role("button", name="Why not?")
        self.points = self.bar.get_by_role("img")
        self.actions = page.get_by_role("group", name="Other actions")
        self.ribbon = page.get_by_role("region", name="Decision")
        self.inspector = page.get_by_role("region", name="What you point at")
        self.players = page.get_by_role("navigation", name="Players")
        self.undo_button = page.get_by_role("button", name=re.compile("^Undo"))
        self.final = page.get_by_role("heading", name="The final score")
        self.busy = page.locator("[aria-busy=true]")

    def ready(self) -> Self:
        """Wait until the table is drawn."""
        self.grid.or_(self.final).first.wait_for()
        return self

    # Looking.

    def cell(self, name: str) -> Locator:
        """The button of a cell."""
        return self.grid.get_by_role("button", name=re.compile(f"^{name.upper()}, "))

    def said(self, name: str) -> str:
        """What a screen reader says of a cell."""
        return heard(self.cell(name))

    def chip(self, who: str) -> Locator:
        """The chip of a player."""
        return self.players.get_by_role("button", name=re.compile(f"^{who}, "))

    def money(self, who: str) -> int:
        """A player's pounds, as his chip says."""
        return int(re.findall(r"£(\d+)", heard(self.chip(who)))[0])

    def mover(self) -> str:
        """Whose turn it is, as the chips say."""
        chip = self.players.get_by_role("button", name=re.compile("to move$"))
        return heard(chip).split(",")[0]

    def action_points(self) -> int:
        """The action points left, as the bar says."""
        return int(re.findall(r"AP (\d+)", self.points.get_attribute("aria-label") or "")[0])

    def open_cells(self) -> list[str]:
        """The cells on which something can be done now."""
        labels = self.grid.get_by_role("button").evaluate_all(
            "all => all.filter(each => each.getAttribute('aria-disabled') === 'false')"
            ".map(each => each.querySelector('.sr').textContent)"
        )
        return [label.split(",")[0] for label in labels]

    def labels(self) -> list[str]:
        """What a screen reader says of every cell, row by row."""
        labels: list[str] = self.grid.get_by_role("button").evaluate_all(
            "all => all.map(each => each.querySelector('.sr').textContent)"
        )
        return labels

    # Doing.

    def admiral_thinks_on(self) -> None:
        """An Admiral thinks about this position in the captains' worker, again and again.

        ``window.thoughts`` counts how often he has come to an end.
        """
        self.page.evaluate(THINK_ON)
        self.page.wait_for_function("window.thoughts > 0", timeout=60_000)

    def point(self, name: str) -> Self:
        """Touch a cell once: it is selected and explained.

        Forced, because Playwright would wait for a cell that says aria-disabled; a
        player may touch it all the same, and is told why not.
        """
        self.cell(name).click(force=True)
        return self

    def commit(self) -> Self:
        """Press the main button, once the way is found, and wait for the answer."""
        self.settled().main.click()
        return self.settled()

    def do(self, name: str) -> Self:
        """Select a cell and commit what it stands for."""
        return self.point(name).commit()

    def ways(self) -> Locator:
        """The ways to choose from, where there are several."""
        return self.inspector.get_by_role("radiogroup", name="Ways").get_by_role("radio")

    def buy(self, count: int) -> Self:
        """Buy action points: one where the purse pays no more, else by the stepper."""
        self.actions.get_by_role("button", name=re.compile("^Buy")).click()
        several = self.inspector.get_by_role("group", name="How many AP to buy")
        if several.is_visible():
            several.get_by_role("button", name=re.compile(f"^{count} AP")).click()
        return self.settled()

    def act(self, label: str | re.Pattern[str]) -> Self:
        """One of the actions that need no cell: raise, buy, train."""
        self.actions.get_by_role("button", name=label).click()
        return self.settled()

    def end_turn(self) -> Self:
        """End the turn, saying so twice when action points would be lost."""
        self.act(re.compile("^End turn"))
        sure = self.actions.get_by_role("button", name="Sure? End turn")
        if sure.is_visible():
            sure.click()
        return self.settled()

    def quick_turn(self) -> Self:
        """End the turn and place what must be placed, the first way that is offered."""
        self.end_turn()
        for _ in range(4):
            if not self.ribbon.is_visible():
                break
            self.ribbon.locator(".choice:not(.choice--back)").first.click()
            self.commit()
        return self

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

    def settled(self) -> Self:
        """Wait until no request is on its way."""
        expect(self.busy).to_have_count(0)
        return self
