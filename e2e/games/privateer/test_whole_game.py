"""A stranger's whole game of Privateer, by touch and by mouse, to the final score."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.axe import still_page
from e2e.games.whole_game import phone_or_desktop, play_to_the_end
from e2e.pages.games.privateer import Table
from e2e.server import Site

OPTIONS = {"Infamy to win": "15", "Rounds at most": "20"}


class Stranger:
    """Plays by what the page offers: sells, refits, loads, sails where it pays most."""

    def __init__(self, table: Table, *, touch: bool) -> None:
        """A player for the table whose whims are fixed."""
        self.table = table
        self.press: Callable[[Locator], None] = Locator.tap if touch else Locator.click
        self.whim = random.Random(1)

    def move(self) -> None:
        """One decision of a person, or a wait for a captain."""
        screen = self.table.screen
        classes = screen.get_attribute("class") or ""
        if "table--watched" in classes:
            self.table.page.wait_for_timeout(50)
        elif self.table.ribbon.locator(".portsheet").is_visible():
            self._visit()
        elif self.table.ribbon.is_visible():
            self._answer()
        elif screen.get_attribute("data-step") == "sail":
            self._sail()
        elif self.table.main.is_visible():
            self.press(self.table.main)
            self.table.settled()

    def _visit(self) -> None:
        """Sell all, step a track up while the silver lasts, fill the hold, leave."""
        ribbon = self.table.ribbon
        for tab in ("sell", "fit", "buy"):
            button = ribbon.locator(f".portsheet__tab[data-tab={tab}]")
            if button.is_visible():
                self.press(button)
            wanted = f".part--{tab} " + (
                ".stepper__button:last-child[aria-disabled=false]"
                if tab == "fit"
                else ".goodrow:not(.goodrow--done) button.stepper__value"
            )
            for _ in range(4):
                open_now = ribbon.locator(wanted)
                if not open_now.count():
                    break
                self.press(open_now.first)
                self.table.settled()
                if self.table.final.is_visible():
                    return
        self.press(self.table.main)
        self.table.settled()

    def _answer(self) -> None:
        """Any answer that is open."""
        answers = self.table.ribbon.locator(
            ".ribbon__options button[data-option]:not([aria-disabled=true])"
        ).all()
        self.press(self.whim.choice(answers))
        self.table.settled()

    def _sail(self) -> None:
        """The first port that is not the last, else a Merchant, else anywhere or nowhere."""
        found = self.table.destinations.locator("button")
        trade = found.and_(self.table.page.locator(".dest--port, .dest--merchant")).filter(
            has_not_text="last port"
        )
        rest = found.and_(self.table.page.locator(".dest--port, .dest--stay"))
        self.press(trade.first if trade.count() else rest.first)
        self.table.settled()
        self.press(self.table.main)
        self.table.settled()


@pytest.mark.parametrize("touch", [True, False], ids=["phone", "desktop"])
@pytest.mark.sampled(3)
def test_a_whole_game_against_a_captain(browser: Browser, site: Site, *, touch: bool) -> None:
    """From the set-up to the score, which is the engine's of the game that was kept."""
    with still_page(browser, site, **phone_or_desktop(touch=touch)) as page:
        table = Table.begin(page, site.root, captains={2: "Landsman"}, options=OPTIONS, seed="9")
        play_to_the_end(table, Stranger(table, touch=touch).move)
        expect(page.get_by_text(re.compile("reached in round|season ended"))).to_be_visible()
