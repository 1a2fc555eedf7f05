"""The table of Portsmouth: its market, its purse, its turns."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page, expect

from e2e.pages import table
from e2e.pages.table import heard

CELLS = [f"{column}{row}" for row in range(1, 6) for column in "ABCDE"]


class Table(table.Table):
    """The table with Portsmouth on it. Cells are named as on the screen: ``A1`` to ``E5``."""

    game = "portsmouth"

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        super().__init__(page)
        self.grid = page.get_by_role("grid", name="Portsmouth, 5 by 5")
        self.board = self.grid
        self.points = self.bar.get_by_role("img")

    # Looking.

    def cell(self, name: str) -> Locator:
        """The button of a cell."""
        return self.grid.get_by_role("button", name=re.compile(f"^{name.upper()}, "))

    def said(self, name: str) -> str:
        """What a screen reader says of a cell."""
        return heard(self.cell(name))

    def money(self, who: str) -> int:
        """A player's pounds, as his chip says."""
        return int(re.findall(r"£(\d+)", heard(self.chip(who)))[0])

    def action_points(self) -> int:
        """The action points left, as the bar says."""
        return int(re.findall(r"AP (\d+)", self.points.get_attribute("aria-label") or "")[0])

    def open_cells(self) -> list[str]:
        """The cells on which something can be done now."""
        return [*self.open_labels()]

    def open_labels(self) -> dict[str, str]:
        """The cells on which something can be done now, with what a screen reader says of each."""
        labels: list[str] = self.grid.get_by_role("button").evaluate_all(
            "all => all.filter(each => each.getAttribute('aria-disabled') === 'false')"
            ".map(each => each.querySelector('.sr').textContent)"
        )
        return {label.split(",")[0]: label for label in labels}

    def labels(self) -> list[str]:
        """What a screen reader says of every cell, row by row."""
        labels: list[str] = self.grid.get_by_role("button").evaluate_all(
            "all => all.map(each => each.querySelector('.sr').textContent)"
        )
        return labels

    # Doing.

    def point(self, name: str) -> Self:
        """Touch a cell once: it is selected and explained.

        Forced, because Playwright would wait for a cell that says aria-disabled; a
        player may touch it all the same, and is told why not.
        """
        cell = self.cell(name)
        before = cell.get_attribute("aria-pressed")
        cell.click(force=True)
        if before == "false":
            expect(cell).to_have_attribute("aria-pressed", "true")
        return self

    def do(self, name: str) -> Self:
        """Select a cell and commit what it stands for: of an officer next to one, only the step."""
        return self.point(name).only_step().commit()

    def only_step(self) -> Self:
        """Of an officer next to one who could be recruited at once, choose only the step."""
        self.settled()
        step = self.inspector.locator("[data-way='-1']")
        if step.is_visible():
            step.click()
        return self

    def buy(self, count: int) -> Self:
        """Buy action points: one where the purse pays no more, else by the stepper."""
        self.actions.get_by_role("button", name=re.compile("^Buy")).click()
        several = self.inspector.get_by_role("group", name="How many AP to buy")
        if several.is_visible():
            several.get_by_role("button", name=re.compile(f"^{count} AP")).click()
        return self.settled()

    def end_turn(self) -> Self:
        """End the turn; where action points would be lost, the main button asks once."""
        self.act(re.compile("^End turn"))
        asked = self.bar.get_by_role("button", name=re.compile("^End turn: .* lost"))
        if asked.is_visible():
            asked.click()
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
