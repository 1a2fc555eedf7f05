"""The table of War on the High Seas: its chart, the ports in reach, its questions and visits."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page

from e2e.pages import table
from e2e.pages.table import heard


class Table(table.Table):
    """The table with War on it. Cells are named as on the screen: ``A1`` to ``M36``."""

    game = "war"

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        super().__init__(page)
        self.grid = page.get_by_role("grid", name="Chart of the world, 13 rows, 36 columns")
        self.board = page.locator(".worldchart, .area-ribbon").locator("visible=true")
        self.chart = page.locator(".worldchart")
        self.ports = page.get_by_role("group", name="Ports", exact=True)
        self.destinations = page.get_by_role("group", name="Ports in reach")
        self.side_actions = page.get_by_role("group", name="Other actions")
        self.final = page.locator(".final__result .final__title")

    # Looking.

    def step(self) -> str | None:
        """The step that the table shows; none where a curtain stands in its place."""
        return self.screen.get_attribute("data-step") if self.screen.count() else None

    def cell(self, name: str) -> Locator:
        """The button of a cell."""
        return self.grid.get_by_role("button", name=re.compile(f", {name.upper()}$"))

    def said(self, name: str) -> str:
        """What a screen reader says of a cell."""
        return heard(self.cell(name))

    # Doing.

    def sail(self, port: str) -> Self:
        """Choose a port by its button in the list and sail there."""
        self.destinations.get_by_role("button", name=re.compile(f"^{port}")).click()
        return self.commit()
