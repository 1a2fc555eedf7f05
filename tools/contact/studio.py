"""A page of the site, and recorded games to put on its table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import portsmouth
from e2e.conftest import wait_ready
from e2e.pages.shell import LogBook
from e2e.pages.table import Table
from portsmouth import registry
from portsmouth.codec import record
from portsmouth.core.match import Match

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Anson", "Byron", "Cooke", "Duncan", "Evans", "Fowler")

Until = Callable[[Match[Any]], bool]


class Studio:
    """A page of the site, and saves of recorded games to put on its table."""

    def __init__(self, page: Page, root: str, folder: Path) -> None:
        """Open the site on a page; saves are written to the folder."""
        self.page, self.root, self.folder = page, root, folder
        self.table = Table(page)
        page.goto(root)
        wait_ready(page)

    def visit(self, address: str) -> None:
        """Go to a screen by the part of its address after the hash."""
        self.page.evaluate("address => { location.hash = address }", address)

    def ready(self) -> None:
        """Wait for whatever lies on the table, and until it stands still."""
        shown = self.table.screen.or_(self.table.curtain)
        shown.first.wait_for()
        self.page.wait_for_timeout(3000)

    def press(self, *keys: str) -> None:
        """Close what lies open, and press keys of the table."""
        self.page.keyboard.press("Escape")
        board = self.page.locator("[data-target]:not([disabled])")
        if board.count():
            board.first.focus()
        for key in keys:
            self.page.keyboard.press(key)

    def deal(self, game: str, name: str, until: Until) -> None:
        """Put a recorded game on the table, at the first position that will do."""
        file = recorded(game) / f"{name}.game"
        whole = record.read(file.read_text("utf-8"), registry.game)
        match = type(whole)(whole.game, whole.seats, whole.settings, whole.seed)
        for entry in whole.journal:
            if until(match):
                break
            match.play(entry.do, entry.seat)
        match.notes["names"] = [*NAMES[: match.seats]]
        save = self.folder / f"{game}-{name}.json"
        save.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
        self.visit("/logbook")
        book = LogBook(self.page)
        book.bring(save)
        self.page.wait_for_timeout(150)
        book.entries.first.get_by_role("button", name="Open", exact=True).click()
        self.ready()


Scene = Callable[[Studio], None]


def recorded(game: str) -> Path:
    """Return the folder of a game's recorded games; there may be none."""
    return ROOT / "tests" / "games" / game / "golden"


def step(name: str, after: int = 0) -> Until:
    """Return a condition: the pending step has this name, after at least `after` entries."""

    def found(match: Match[Any]) -> bool:
        asked = match.game.step(match.state)
        return asked is not None and asked.name == name and len(match.journal) >= after

    return found
