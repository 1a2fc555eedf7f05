"""A complete game of Victory by ear: only accessible names, live regions and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

import pytest
from playwright.sync_api import Page

from e2e.games import by_ear
from e2e.games.victory.test_keyboard import MINE
from e2e.listener import Thing

pytestmark = pytest.mark.kept_page


class BlindCaptain(by_ear.BlindCaptain):
    """Sends ships out, sails on, builds what is said to be possible, answers what comes first."""

    title = "Victory on the High Sea"
    board = ("region", "Voyages and hand$")
    options: ClassVar = {"Rounds at most": "12"}
    mine = MINE
    launched = 0

    def answer(self, asked: Thing) -> str:
        """The first answer that stands open; a shot or a placement is confirmed."""
        shots = self.ear.find("group", "Shot$", asked)
        offered = self.ear.all("button", "", shots or asked)
        open_ = [each for each in offered if not each.disabled and "Back" not in each.name]
        if not open_:  # a combat is announced
            return self.press(self.ear.find("button", "To the combat", self.bar()))
        said = self.press(open_[0])
        again = self.ear.find("button", "(Seal|Fill|Place|Take|Pay|Play|No)", self.bar())
        return said + self.press(again) if again and not again.disabled else said

    def act(self) -> str:
        """A voyage or a building from the hand, if one is said to be possible; else go on."""
        hand = self.ear.find("group", "Your hand$")
        cards = self.ear.all("button", "", hand) if hand else []
        for card in cards:
            if re.search(r"Discard\.$", card.name):
                said = self.press(card)
                main = self.ear.find("button", "Discard .* / |Discard [A-Z]", self.bar())
                return said + self.press(main) if main and not main.disabled else said
            if re.search("(Send out|Build)", card.name):
                self.launched += "Send out" in card.name
                said = self.press(card)
                main = self.ear.find("button", "(Send|Build)", self.bar())
                if main and not main.disabled:
                    return said + self.press(main)
                uses = self.ear.find("region", "Details$")
                first = self.ear.find("button", "(Send|Build)", uses)
                said += self.press(first)
                main = self.ear.find("button", "(Send|Build)", self.bar())
                return said + self.press(main)
        return self.press(self.ear.find("button", "", self.bar()))


@pytest.mark.sampled(3)
def test_a_whole_game_by_ear(page: Page, open_site: Callable[..., Page]) -> None:
    """Every action is followed by words; the captain's deeds and the end are told."""
    open_site()
    captain = BlindCaptain(page)
    captain.begin()
    polite = captain.play()
    assert captain.launched > 0
    assert any("Since your last turn" in each for each in polite)
    assert any("Byron" in each for each in polite)
