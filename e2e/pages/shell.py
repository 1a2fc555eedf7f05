"""Home screen, new game, log-book and settings."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page

from e2e.pages.games.portsmouth import Table
from e2e.pages.newgame import NewGame


class Home:
    """The home screen."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the home screen."""
        self.page = page
        self.heading = page.get_by_role("heading", level=1, name="Age of Sail")
        self.ways = page.get_by_role("navigation", name="Where to")
        self.go_on = self.ways.get_by_role("link", name="Continue")
        self.new_game = self.ways.get_by_role("link", name="New game")
        self.learn = self.ways.get_by_role("link", name="Learn")
        self.quick = self.ways.locator(".button", has_text="Quick game")
        self.logbook = self.ways.get_by_role("link", name="Saved games")
        self.rules = self.ways.get_by_role("link", name="Rules")
        self.statistics = self.ways.get_by_role("link", name="Statistics")
        self.today = page.get_by_role("region", name="Today in Portsmouth")
        self.settings = self.ways.get_by_role("link", name="Settings")
        self.games = page.get_by_role("region", name="Games").get_by_role("article")

    def choose(self, way: Locator, game: str, chosen: Locator) -> None:
        """Press an entry, and name the game by its title if asked which; then `chosen` is there."""
        way.click()
        choice = Chooser(self.page).game(game)
        chosen.or_(choice).first.wait_for()
        if choice.is_visible():
            choice.click()

    def open_sheet(self, game: str = "Portsmouth") -> NewGame:
        """Turn to the set-up of a game."""
        sheet = NewGame(self.page)
        self.choose(self.new_game, game, sheet.begin)
        return sheet

    def open_rules(self, game: str = "Portsmouth") -> None:
        """Turn to the rules of a game."""
        self.choose(self.rules, game, self.page.locator(".rules"))

    def quick_game(self, game: str = "Portsmouth") -> Table:
        """Begin a game against one easy captain."""
        table = Table(self.page)
        self.choose(self.quick, game, table.screen)
        return table.ready()

    def resume(self) -> Table:
        """Go on with the game played last."""
        self.go_on.click()
        return Table(self.page).ready()

    def start(
        self,
        names: Sequence[str] = ("Anson", "Byron"),
        seed: str = "",
        starts: int | None = None,
        options: Mapping[str, str] | None = None,
        captains: Mapping[int, str] | None = None,
    ) -> Table:
        """Set up a game by its sheet and wait for the table; ``captains`` by seat, from 1 on."""
        sheet = self.open_sheet()
        sheet.fill(names, seed, starts, options or {}, captains)
        sheet.begin.click()
        return Table(self.page).ready()

    def open_logbook(self) -> LogBook:
        """Turn to the log-book."""
        self.logbook.click()
        return LogBook(self.page)


class Chooser:
    """The cards of which one has to be chosen, where there is more than one game."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that asks which game, or will."""
        self.page = page
        self.screen = page.locator("main.chooser")
        self.cards = self.screen.get_by_role("listitem")
        self.heading = self.screen.get_by_role("heading", level=1)

    def card(self, title: str) -> Locator:
        """The card of a game."""
        named = re.compile(f"^{re.escape(title)}$")
        return self.cards.filter(has=self.page.locator(".game__title", has_text=named))

    def game(self, title: str) -> Locator:
        """What is pressed to choose a game."""
        return self.card(title).locator(".game__title")


class LogBook:
    """The games kept on this device."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the log-book."""
        self.page = page
        self.told = page.get_by_role("status").first
        self.entries = page.get_by_role("list", name="Games").get_by_role("article")
        self.put_back = page.get_by_role("button", name="Undo")
        self.back_up = page.get_by_role("button", name="Back up everything")

    def entry(self, title: str) -> Locator:
        """The entry of a game by its title."""
        return self.page.get_by_role("article", name=title, exact=True)

    def press(self, title: str, button: str) -> None:
        """One of an entry's buttons."""
        entry = self.entry(title)
        if button != "Open" and not entry.locator("details[open]").count():
            entry.locator("summary").click()
        entry.get_by_role("button", name=button, exact=True).click()

    def open(self, title: str) -> Table:
        """Put a kept game on the table."""
        self.press(title, "Open")
        return Table(self.page).ready()

    def rename(self, title: str, name: str, button: str = "Rename") -> None:
        """Give a game another name, or with "Save a copy" keep a copy under it."""
        self.press(title, button)
        self.page.get_by_role("textbox", name="Name").fill(name)
        self.page.get_by_role("button", name="Save", exact=True).click()

    def bring(self, file: Path) -> None:
        """Import a file."""
        self.page.get_by_label("Import a file").set_input_files(file)

    def export(self, title: str) -> str:
        """The text of the file that an entry exports."""
        with self.page.expect_download() as waiting:
            self.press(title, "Export")
        return Path(waiting.value.path()).read_text(encoding="utf-8")
