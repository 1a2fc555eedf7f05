"""A link's screen, the replay, and the sheets that hand a link on."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table


class LinkScreen:
    """What the engine found in a link, and what can be done with it."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the screen, or will."""
        self.page = page
        self.body = page.locator(".linked")
        self.keep = page.get_by_role("button", name="Save this game")
        self.mine = page.get_by_role("button", name="Open my game")
        self.both = page.get_by_role("button", name="Keep both")
        self.field = page.get_by_role("textbox", name="Paste a link")

    def open(self, address: str) -> Self:
        """Follow an address in this page."""
        self.page.goto(address)
        self.body.wait_for()
        return self

    def paste(self, words: str) -> None:
        """Paste a message and open the link in it."""
        self.field.fill(words)
        self.page.get_by_role("button", name="Open", exact=True).click()

    def watch(self) -> Replay:
        """Open the replay."""
        self.page.get_by_role("link", name="Watch").click()
        return Replay(self.page)

    def take(self, words: str = "Take the turn") -> Table:
        """Go on with what came."""
        self.page.get_by_role("button", name=words).click()
        return Table(self.page).ready()


class Replay:
    """A game that is looked at."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows a replay, or will."""
        self.page = page
        self.bar = page.get_by_role("region", name="Replay")
        self.title = self.bar.get_by_role("heading")
        self.slider = self.bar.get_by_role("slider", name="Position")
        self.table = Table(page)

    def at(self, entry: int) -> None:
        """Wait for the position after so many moves."""
        expect(self.title).to_contain_text(f"Move {entry} of")

    def press(self, *keys: str) -> None:
        """Press keys of the replay."""
        for key in keys:
            self.page.keyboard.press(key)

    def do(self, words: str) -> None:
        """One of its buttons."""
        self.page.get_by_role("button", name=words, exact=True).first.click()


class PassSheet:
    """The sheet that hands a turn on."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the sheet, or will."""
        self.page = page
        self.sheet = page.get_by_role("dialog", name="Send the turn")
        self.field = self.sheet.get_by_role("textbox", name="Address")

    def answer(self, words: str) -> None:
        """Paste what came back."""
        self.sheet.get_by_role("textbox", name="The reply you received").fill(words)
        self.sheet.get_by_role("button", name="Open", exact=True).click()
