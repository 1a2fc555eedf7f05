"""The table of Captain's Sea: the map, the watch bill, and the questions of an impulse."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Page, expect

from e2e.pages import table


class Table(table.Table):
    """The table with Captain's Sea on it."""

    game = "captains_sea"

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        super().__init__(page)
        self.map = page.locator(".seamap")
        self.board = self.map
        self.bill = page.locator(".bill")
        self.told = page.locator(".table .area-ribbon")
        self.fire = page.locator(".volley--now")
        self.other_aims = page.locator("[data-do=aims]")

    def step(self) -> str:
        """Which decision is pending."""
        return self.screen.get_attribute("data-step") or ""

    def dice_seen(self) -> Self:
        """Put away the fire that is looked at before a question, if there is one."""
        if self.fire.is_visible():
            self.commit()
            expect(self.fire).to_be_hidden()
        return self

    def man(self, crew: str) -> Self:
        """Take a ready-made crew, such as ``broadside``, and seal it."""
        self.bill.locator(f"[data-do=bill-{crew}]").click()
        return self.commit()
