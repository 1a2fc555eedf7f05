"""A complete duel of Captain's Sea by ear: only accessible names, live regions and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

import pytest
from playwright.sync_api import Page

from e2e.games import by_ear
from e2e.games.captains_sea.test_keyboard import MINE
from e2e.listener import Thing

pytestmark = pytest.mark.kept_page

IDLE = "(Choose an answer|What now)"


class BlindCaptain(by_ear.BlindCaptain):
    """Mans the broadside, fires where it is said to be possible, else gives the first answer."""

    title = "Captain’s Sea"
    board = ("region", "Map$")
    options: ClassVar = {"Duel": "Wedges out", "Turns at most": "10, a short duel"}
    mine = MINE
    fired = 0
    crews = 0

    def answer(self, asked: Thing) -> str:
        """Fire if that is offered, else the first answer that stands open, and confirm it."""
        answers = self.ear.all("button", "(?!.*Back$|Discard|Don’t ask|Ask)", asked)
        offered = [each for each in answers if not each.disabled]
        if not offered:
            return self.confirm()  # a moment for cards, which passes
        fire = [each for each in offered if each.name.startswith("Fire")]
        self.fired += bool(fire)
        said = self.press((fire or self.other_shot(asked) or offered)[0])
        chosen = "Press again to confirm" in said or said.startswith("Load ")
        return said + (self.confirm() if chosen else "")

    def other_shot(self, asked: Thing) -> list[Thing]:
        """The shots that aren't proposed, where all four sections are loaded."""
        groups = self.ear.all("group", "(port|starboard) ", asked)
        shots = [shot for group in groups for shot in self.ear.all("button", "Load", group)]
        return [shot for shot in shots if not shot.pressed]

    def confirm(self) -> str:
        """Press the main button if something is chosen."""
        bar = self.bar()
        main = self.ear.find("button", f"(?!{IDLE})", bar) if bar else None
        return self.press(main) if main and not main.disabled else ""

    def act(self) -> str:
        """The crew that is proposed."""
        assert self.ear.find("region", "Assign crew$")
        self.crews += 1
        return self.confirm()


@pytest.mark.sampled(3)
def test_a_whole_duel_by_ear(page: Page, open_site: Callable[..., Page]) -> None:
    """Every action is followed by words; the captain's deeds and the end are told."""
    open_site()
    captain = BlindCaptain(page)
    captain.begin()
    polite = captain.play()
    assert captain.crews > 1
    assert captain.fired > 0
    assert any("Since your last turn" in each for each in polite)
    assert any("Byron" in each for each in polite)
    assert any(re.search(r"^(Port|Starb\.) bow ?:\s+[1-9]", each) for each in polite)
    assert not any(re.search(r"^\d+ / \d+$", each) for each in polite)  # of which task?
