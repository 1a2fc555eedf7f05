"""A stranger's whole duel, by touch and by mouse, from the set-up to the final score."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.axe import still_page
from e2e.games.whole_game import phone_or_desktop, play_to_the_end
from e2e.pages.games.captains_sea import Table
from e2e.pages.newgame import NewGame
from e2e.server import Site

DUEL = "s08"
"""Congress and Curlew, the shortest: some hundred decisions."""
OPTIONS = {"Turns at most": "10, a short duel"}
FLOWING = "import('./web/js/app/settings.js').then((all) => all.setSetting('autoForced', true))"
"""Nothing is asked where nothing is left to choose, as a new player has it."""
OPEN = "button[data-option]:not([aria-disabled=true]):not(.choice--orders)"
SCROLLED = """() => [
    document.documentElement.scrollHeight > innerHeight,
    document.documentElement.scrollWidth > innerWidth,
]"""


class Stranger:
    """Takes a ready-made crew each turn, fires whatever bears, and else answers at a whim."""

    def __init__(self, table: Table, *, touch: bool) -> None:
        """A player for the table whose whims are fixed."""
        self.table = table
        self.press: Callable[[Locator], None] = Locator.tap if touch else Locator.click
        self.whim = random.Random(5)
        self.done: Counter[str] = Counter()

    def move(self) -> None:
        """One decision of a person, or a wait for a captain."""
        if "table--watched" in (self.table.screen.get_attribute("class") or ""):
            self.table.page.wait_for_timeout(50)
        elif self.table.bill.is_visible():
            self._man()
        elif self.table.told.is_visible():
            self._answer()
        assert self.table.page.evaluate(SCROLLED) == [False, False], self.table.step()

    def _man(self) -> None:
        """Any ready-made crew, sealed by the main button."""
        crews = self.table.bill.locator(".bill__template").all()
        self.press(self.whim.choice(crews))
        self.done["crew"] += 1
        self.press(self.table.main)
        self.table.settled()

    def _answer(self) -> None:
        """Fire if she can; else any answer. One that is only pointed at is confirmed."""
        self.done[self.table.step()] += 1
        offered = self.table.told.locator(OPEN)
        fire = self.table.told.locator("button[data-option=fire]:not([aria-disabled=true])")
        chosen = fire.first if fire.count() else self.whim.choice(offered.all())
        pointed = chosen.get_attribute("aria-pressed")
        self.press(chosen)
        self.table.settled()
        if pointed and self.table.main.get_attribute("aria-disabled") == "false":
            self.press(self.table.main)
            self.table.settled()


@pytest.mark.parametrize("touch", [True, False], ids=["phone", "desktop"])
@pytest.mark.sampled(3)
def test_a_whole_duel_against_a_captain(browser: Browser, site: Site, *, touch: bool) -> None:
    """The score is the engine's of the game that was kept; the page never scrolls in a turn."""
    with still_page(browser, site, **phone_or_desktop(touch=touch)) as page:
        page.evaluate(FLOWING)
        page.goto(f"{site.root}#/new/captains_sea")
        page.locator("#duel").select_option(DUEL)
        sheet = NewGame(page)
        sheet.fill(("Anson", "Byron"), "9", None, OPTIONS, {2: "Landsman"})
        sheet.begin.click()
        table = Table(page).ready()
        stranger = Stranger(table, touch=touch)
        play_to_the_end(table, stranger.move)
        expect(page.locator(".shipsleft__ship")).to_have_count(2)
    assert {"crew", "charge", "select"} <= {*stranger.done}, stranger.done
