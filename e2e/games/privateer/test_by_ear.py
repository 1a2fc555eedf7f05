"""A complete game of Privateer by ear: only accessible names, live regions and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.games.privateer.test_keyboard import MINE, QUICK
from e2e.listener import Listener, Thing

pytestmark = pytest.mark.kept_page

GRID = "Caribbean, 12 rows, 16 columns"
LONGEST = 300
SETTLED_MS = 30_000


CONFIRMS = "Press again to confirm|the button in “Your action” confirms"


class BlindCaptain:
    """Sails to the port that is said to pay most, sells all, buys one good, refits, leaves."""

    def __init__(self, page: Page) -> None:
        """Sit down at the table."""
        self.page = page
        self.ear = Listener(page)
        self.visits = 0

    def press(self, thing: Thing | None) -> str:
        """Put the focus on it, press Enter, and return what was said until one must act again."""
        assert thing is not None, f"no such thing is named; last heard: {self.ear.spoken[-3:]}"
        before = len(self.ear.spoken)
        self.ear.touch(thing)
        self.page.wait_for_function(MINE, timeout=SETTLED_MS)
        if not self.ear.listen():
            self.ear.await_words()
        return " ".join(words for _, words in self.ear.spoken[before:])

    def playing(self) -> bool:
        """Is there a chart to hear of?"""
        return self.ear.find("grid", GRID) is not None

    def decide(self) -> None:
        """One decision, and what is said about it."""
        asked = self.ear.find("region", "Decision$")
        if asked:
            parts = self.ear.find("region", "Upgrade$", asked)
            said = self.visit(asked) if parts else self.answer(asked)
        elif draw := self.ear.find("button", "Draw a Bounty Card"):
            said = self.press(draw)
        else:
            said = self.sail()
        assert said, "an action without a word"

    def answer(self, asked: Thing) -> str:
        """The first answer that stands open; of a swap what is taken, of a Parley the offer."""
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

    def sail(self) -> str:
        """Choose what is offered first, hear what it brings, confirm."""
        where = self.ear.find("group", "Where to sail")
        offered = [
            each for each in self.ear.all("button", "", where) if " space" in each.name
        ] or self.ear.all("button", "Stay", where)
        said = self.press(offered[0])
        assert re.search(CONFIRMS, said), said
        bar = self.ear.find("region", "Your action$")
        return said + self.press(self.ear.find("button", "(Sail|Attack|Stay)", bar))


def begin(page: Page, open_site: Callable[..., Page]) -> BlindCaptain:
    """From the home screen to the table by names alone."""
    open_site()
    page.evaluate(QUICK)
    captain = BlindCaptain(page)
    ear = captain.ear
    ear.touch(ear.await_thing("link", ".*New game"))
    ear.await_thing("heading", "New game")  # the home screen has a link of the same name
    ear.touch(ear.await_thing("link", "Privateer"))
    ear.touch(ear.await_thing("DisclosureTriangle", "Advanced: fixed deal"))
    ear.write(ear.await_thing("textbox", "Seed"), "by ear alone")
    ear.write(ear.await_thing("combobox", "Rounds at most"), "20")
    ear.write(ear.await_thing("combobox", "Infamy to win"), "15")
    ear.touch(ear.await_thing("button", "Start the game"))
    ear.await_thing("grid", GRID)
    return captain


def test_a_whole_game_by_ear(page: Page, open_site: Callable[..., Page]) -> None:
    """Every action is followed by words; the captain's deeds and the end are told."""
    captain = begin(page, open_site)
    for _ in range(LONGEST):
        if not captain.playing():
            break
        captain.decide()
    ear = captain.ear
    urgent = [words for how, words in ear.spoken if how == "assertive"]
    polite = [words for how, words in ear.spoken if how == "polite"]
    assert re.search(r"(win|wins with|came second|share the victory)", urgent[-1])
    assert captain.visits > 2
    assert ear.find("heading", "The final score") or ear.find("heading", "Final scoring")
    assert any(re.search("Since your last turn. .*sailed|Byron sailed", each) for each in polite)
