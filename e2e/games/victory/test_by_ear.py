"""A complete game of Victory by ear: only accessible names, live regions and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.games.privateer.test_keyboard import QUICK
from e2e.listener import Listener, Thing

pytestmark = pytest.mark.kept_page

BOARD = "Voyages and hand$"
LONGEST = 300
SETTLED_MS = 30_000
MINE = """() => !document.querySelector('[aria-busy=true], .table .waitbar')
    && document.querySelector('.final__title, .table .area-ribbon, .table [data-do=main]')"""
"""The page waits for this player, or the game is over."""


class BlindCaptain:
    """Sends ships out, sails on, builds what is said to be possible, answers what comes first."""

    def __init__(self, page: Page) -> None:
        """Sit down at the table."""
        self.page = page
        self.ear = Listener(page)
        self.launched = 0

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
        """Is there a sea to hear of?"""
        return self.ear.find("region", BOARD) is not None

    def decide(self) -> None:
        """One decision, and what is said about it."""
        asked = self.ear.find("region", "Decision$")
        said = self.answer(asked) if asked else self.play()
        assert said, "an action without a word"

    def answer(self, asked: Thing) -> str:
        """The first answer that stands open; a shot or a placement is confirmed."""
        shots = self.ear.find("group", "Shot$", asked)
        offered = self.ear.all("button", "", shots or asked)
        open_ = [each for each in offered if not each.disabled and "Back" not in each.name]
        said = self.press(open_[0])
        bar = self.ear.find("region", "Your action$")
        again = bar and self.ear.find("button", "(Seal|Fill|Place no die)", bar)
        return said + self.press(again) if again and not again.disabled else said

    def play(self) -> str:
        """A voyage or a building from the hand, if one is said to be possible; else go on."""
        hand = self.ear.find("group", "Your hand$")
        cards = self.ear.all("button", "", hand) if hand else []
        for card in cards:
            if re.search("Discard$", card.name):
                said = self.press(card)
                main = self.ear.find("button", "Discard .* / |Discard [A-Z]", self.bar())
                return said + self.press(main) if main and not main.disabled else said
            if re.search("(Send out|Build)", card.name):
                self.launched += "Send out" in card.name
                said = self.press(card)
                bar = self.ear.find("region", "Your action$")
                main = self.ear.find("button", "(Send|Build)", bar)
                if main and not main.disabled:
                    return said + self.press(main)
                uses = self.ear.find("region", "Details$")
                first = self.ear.find("button", "(Send|Build)", uses)
                said += self.press(first)
                main = self.ear.find("button", "(Send|Build)", self.bar())
                return said + self.press(main)
        return self.press(self.ear.find("button", "", self.bar()))

    def bar(self) -> Thing | None:
        """What is at the bottom of the table."""
        return self.ear.find("region", "Your action$")


def begin(page: Page, open_site: Callable[..., Page]) -> BlindCaptain:
    """From the home screen to the table by names alone."""
    open_site()
    page.evaluate(QUICK)
    captain = BlindCaptain(page)
    ear = captain.ear
    ear.touch(ear.await_thing("link", ".*New game"))
    ear.await_thing("heading", "New game")  # the home screen has a link of the same name
    ear.touch(ear.await_thing("link", "Victory on the High Sea"))
    ear.touch(ear.await_thing("DisclosureTriangle", "Advanced: fixed deal"))
    ear.write(ear.await_thing("textbox", "Seed"), "by ear alone")
    ear.write(ear.await_thing("combobox", "Rounds at most"), "12")
    ear.touch(ear.await_thing("button", "Start the game"))
    ear.await_thing("region", BOARD)
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
    assert captain.launched > 0
    assert ear.find("heading", "The final score") or ear.find("heading", "Final scoring")
    assert any("Since your last turn" in each for each in polite)
    assert any(re.search("Byron", each) for each in polite)
