"""A complete game of Privateer by ear: only accessible names, live regions and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

import pytest
from playwright.sync_api import Page

from e2e.games import by_ear
from e2e.games.privateer.test_keyboard import MINE
from e2e.listener import Thing

pytestmark = pytest.mark.kept_page

CONFIRMS = "Press again to confirm|the button in “Your action” confirms"


class BlindCaptain(by_ear.BlindCaptain):
    """Sails to the port that is said to pay most, sells all, buys one good, refits, leaves."""

    title = "Privateer"
    board = ("grid", "Caribbean, 12 rows, 16 columns")
    options: ClassVar = {"Rounds at most": "20", "Infamy to win": "15"}
    mine = MINE
    visits = 0

    def answer(self, asked: Thing) -> str:
        """The first answer that stands open; of a swap what is taken, of a Parley the offer."""
        if self.ear.find("region", "Upgrade$", asked):
            return self.visit(asked)
        taken = self.ear.find("group", "You take$", asked)
        offer = self.ear.find("button", r"(Sell|Buy) .* for \d", asked)
        open_ = [each for each in self.ear.all("button", "", taken or asked) if not each.disabled]
        return self.press(offer or next(each for each in open_ if "Back" not in each.name))

    def visit(self, asked: Thing) -> str:
        """Sell all, upgrade what is cheapest, buy one good, leave."""
        self.visits += self.ear.find("region", "Sell$", asked) is not None
        for wanted in ("Sell .*: 0, all or none$", "(Sails|Cannons|Hold): one more$"):
            open_ = [each for each in self.ear.all("button", wanted) if not each.disabled]
            if open_:
                assert "silver" in self.press(open_[0])
        goods = [each for each in self.ear.all("button", "Buy .*: 0, all") if not each.disabled]
        if goods:
            self.press(goods[-1])
        said = self.press(self.ear.find("button", "Leave |Done: begin"))
        again = self.ear.find("button", "Leave |Done: begin")
        return said + self.press(again) if again else said

    def act(self) -> str:
        """Draw; else choose what is offered first, hear what it brings, confirm."""
        if draw := self.ear.find("button", "Draw a Bounty Card"):
            return self.press(draw)
        where = self.ear.find("group", "Where to sail")
        offered = [
            each for each in self.ear.all("button", "", where) if " space" in each.name
        ] or self.ear.all("button", "Stay", where)
        said = self.press(offered[0])
        assert re.search(CONFIRMS, said), said
        return said + self.press(self.ear.find("button", "(Sail|Attack|Stay)", self.bar()))


@pytest.mark.sampled(3)
def test_a_whole_game_by_ear(page: Page, open_site: Callable[..., Page]) -> None:
    """Every action is followed by words; the captain's deeds and the end are told."""
    open_site()
    captain = BlindCaptain(page)
    captain.begin()
    polite = captain.play()
    assert captain.visits > 2
    assert any(re.search("Since your last turn. .*sailed|Byron sailed", each) for each in polite)
