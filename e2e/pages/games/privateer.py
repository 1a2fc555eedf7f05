"""The table of Privateer: its chart, where to sail, its questions and visits."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page

from e2e.pages import table
from e2e.pages.table import heard


class Table(table.Table):
    """The table with Privateer on it. Squares are named as on the screen: ``A1`` to ``P12``."""

    game = "privateer"

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        super().__init__(page)
        self.grid = page.get_by_role("grid", name="Caribbean, 12 rows, 16 columns")
        self.board = self.grid
        self.destinations = page.get_by_role("group", name="Where to sail")

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
