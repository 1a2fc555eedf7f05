"""The table of Privateer: its chart, where to sail, its questions and visits."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Self

from playwright.sync_api import Locator, Page

from e2e.pages import table
from e2e.pages.shell import NewGame
from e2e.pages.table import heard


class Table(table.Table):
    """The table with Privateer on it. Squares are named as on the screen: ``A1`` to ``P12``."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        super().__init__(page)
        self.grid = page.get_by_role("grid", name="Caribbean, 12 rows, 16 columns")
        self.destinations = page.get_by_role("group", name="Where to sail")

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
        page.goto(f"{root}#/new/privateer")
        sheet = NewGame(page)
        sheet.begin.wait_for()
        sheet.fill(names, seed, None, options or {}, captains)
        sheet.begin.click()
        return cls(page).ready()

    def ready(self) -> Self:
        """Wait until the chart, the final score or a curtain is drawn."""
        self.grid.or_(self.final).or_(self.curtain).first.wait_for()
        return self

    # Looking.

    def square(self, name: str) -> Locator:
        """The button of a square."""
        return self.grid.get_by_role("button", name=re.compile(f"^{name.upper()}, "))

    def said(self, name: str) -> str:
        """What a screen reader says of a square."""
        return heard(self.square(name))

    # Doing.

    def sail(self, where: str) -> Self:
        """Choose a destination by its button and sail there."""
        self.destinations.get_by_role("button", name=re.compile(f"^{where}")).click()
        return self.commit()
