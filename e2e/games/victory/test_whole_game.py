"""A stranger's whole game of Victory, by touch and by mouse, to the final score."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator

from e2e.axe import still_page
from e2e.games.whole_game import phone_or_desktop, play_to_the_end
from e2e.pages.games.victory import Table
from e2e.server import Site

OPTIONS = {"Rounds at most": "12"}
WANTED = ("found", "build", "lay", "launch", "fire", "fit", "full", "rebuild", "barter", "storm")
"""What a stranger plays cards for, the dearest first."""
OPEN = ":not([aria-disabled=true])"


class Stranger:
    """Plays by what the page offers: sails on, builds what can be built, fights now and then."""

    def __init__(self, table: Table, *, touch: bool) -> None:
        """A player for the table whose whims are fixed."""
        self.table = table
        self.press: Callable[[Locator], None] = Locator.tap if touch else Locator.click
        self.whim = random.Random(3)
        self.done: Counter[str] = Counter()

    def move(self) -> None:
        """One decision of a person, or a wait for a captain."""
        if "table--watched" in (self.table.screen.get_attribute("class") or ""):
            self.table.page.wait_for_timeout(50)
        elif self.table.announced.is_visible():
            self._main()
        elif self.table.shots.is_visible():
            self._seal()
        elif self.table.ribbon.is_visible():
            self._answer()
        elif not self._play():
            self._main()

    def _main(self) -> None:
        """Whatever the main button proposes."""
        if self.table.main.is_visible():
            self._note(self.table.main)
            self.press(self.table.main)
            self.table.settled()

    def _note(self, button: Locator) -> None:
        """Count what is about to be done."""
        action = button.get_attribute("data-option") or ""
        self.done[action.split(" ")[0]] += 1

    def _seal(self) -> None:
        """Any shot, which the main button confirms."""
        self.press(self.whim.choice(self.table.shots.get_by_role("button").all()))
        self.table.settled()
        self._main()

    def _answer(self) -> None:
        """Any answer that is open; one that is only pointed at is confirmed."""
        answers = self.table.ribbon.locator(f"button[data-option]{OPEN}").all()
        if not answers:  # nothing but to go on
            self._main()
            return
        chosen = self.whim.choice(answers)
        pointed = chosen.get_attribute("aria-pressed") is not None
        self._note(chosen)
        self.press(chosen)
        self.table.settled()
        if pointed:
            self._main()

    def _play(self) -> bool:
        """Pick any card that can be played now, choose a use and confirm; False without one."""
        legal = self.table.hand.locator(".card--legal").all()
        if not legal:
            return False
        self.press(self.whim.choice(legal))
        self.table.settled()
        if not self.table.main.get_attribute("data-option"):
            uses = self.table.screen.locator(f".deed[data-option]{OPEN}:visible")
            verbs = uses.evaluate_all("all => all.map((each) => each.dataset.option)")
            best = min(range(len(verbs)), key=lambda at: WANTED.index(verbs[at].split(" ")[0]))
            self.press(uses.nth(best))
            self.table.settled()
        self._main()
        return True


@pytest.mark.parametrize("touch", [True, False], ids=["phone", "desktop"])
@pytest.mark.sampled(3)
def test_a_whole_game_against_a_captain(browser: Browser, site: Site, *, touch: bool) -> None:
    """From the set-up to the score, which is the engine's of the game that was kept."""
    with still_page(browser, site, **phone_or_desktop(touch=touch)) as page:
        table = Table.begin(page, site.root, captains={2: "Landsman"}, options=OPTIONS, seed="9")
        stranger = Stranger(table, touch=touch)
        play_to_the_end(table, stranger.move)
    assert {"take", "launch", "sail", "end", "drop"} <= {*stranger.done}, stranger.done
