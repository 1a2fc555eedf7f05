"""What the settings, the home screen and the menu say of playing offline."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Locator, Page, expect

PATIENCE_MS = 60_000


class Offline:
    """The section "Without a network" of the settings."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the game."""
        self.page = page
        self.section = page.locator(".offline")
        self.state = self.section.locator(".offline__state")
        self.told = self.section.get_by_role("status").last
        self.check = self.section.get_by_role("button", name="Check for updates")
        self.repair = self.section.get_by_role("button", name="Check and repair the files")
        self.games = self.section.get_by_role("listitem").and_(page.locator("[data-pack]"))
        self.use = page.get_by_role("button", name="Use it now")

    def open(self) -> Self:
        """Turn to the settings, wherever one is."""
        self.page.evaluate("location.hash = '#/settings'")
        self.section.wait_for()
        return self

    def ready(self) -> Self:
        """Wait until everything is on the device."""
        self.open()
        expect(self.state).to_contain_text("Ready to play offline", timeout=PATIENCE_MS)
        return self

    def all_ready(self) -> Self:
        """Wait until every game that is offered is on the device too."""
        self.ready()
        for game in self.games.all():
            expect(game).to_contain_text("playable offline", timeout=PATIENCE_MS)
        return self

    def build(self) -> str:
        """The release that serves the page, as the section names it."""
        return self.section.locator("small").inner_text().split()[-1]

    def release(self) -> Locator:
        """The release's hash, in the part of the settings that says how to check it."""
        self.page.get_by_text("Check this release").click()
        return self.page.locator(".release__code").first
