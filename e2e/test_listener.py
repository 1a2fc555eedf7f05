"""A complete game by ear: only accessible names, live regions and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.listener import Listener, Thing
from e2e.pages.newgame import NewGame
from e2e.pages.shell import Chooser

pytestmark = pytest.mark.kept_page

AGAIN = "Press again to confirm."
RECRUIT = re.compile(r"(?:can be recruited|in reach: recruit) for (\d+) action point")
LONGEST = 300
REFUSAL = re.compile("Decline|Not now")


class BlindCaptain:
    """Takes the cheapest officer he hears of once a turn, declines what is asked, ends the turn."""

    def __init__(self, page: Page) -> None:
        """Sit down at the table."""
        self.ear = Listener(page)
        self.hired = False
        self.turns: list[str] = []
        self.officers = 0

    def playing(self) -> bool:
        """Is there a market to hear of?"""
        return self.ear.find("grid", "Portsmouth, 5 by 5") is not None

    def decide(self) -> None:
        """One decision, and what is said about it."""
        asked = self.ear.find("region", "Decision$")
        said = self.answer(asked) if asked else self.act()
        assert said, "an action without a word"
        self.note(said)

    def note(self, said: list[tuple[str, str]]) -> None:
        """Mind whose turn it is."""
        for how, words in said:
            turn = re.search(r"It is (\w+)’s turn", words)
            if turn and how == "assertive":
                self.turns.append(turn[1])
                self.hired = False

    def act(self) -> list[tuple[str, str]]:
        """Recruit the cheapest officer once; then end the turn."""
        cells = self.ear.all("button", r"[A-E][1-5], ")
        offers = sorted(
            (int(found[1]), at)
            for at, cell in enumerate(cells)
            if (found := RECRUIT.search(cell.name)) and "Midshipman" not in cell.name
        )
        if offers and not self.hired:
            self.hired = True
            return self.hire(cells[offers[0][1]])
        return self.twice("button", "End turn")

    def hire(self, cell: Thing) -> list[tuple[str, str]]:
        """Point at the cell, hear the line and its price, do it."""
        start = cell.name.split(",")[0]
        said = self.ear.press(cell)
        assert heard(said, AGAIN), said
        done = self.ear.press(self.ear.find("button", f"{start}, "))
        self.officers += bool(heard(done, "recruited"))
        return done

    def twice(self, role: str, name: str) -> list[tuple[str, str]]:
        """Press, and press again if that was only the question."""
        said = self.ear.press(self.ear.find(role, name))
        again = self.ear.find(role, name) if heard(said, AGAIN) else None
        # The page may lay the only card that is left by itself between the two presses.
        return self.ear.press(again) if again else said

    def answer(self, asked: Thing) -> list[tuple[str, str]]:
        """Decline, or take the first choice that stands open, or the first cell."""
        offered = [*self.ear.all("button", "", asked), *self.ear.all("button", "[A-E][1-5], ")]
        options = [each for each in offered if not each.disabled and "Back" not in each.name]
        refuse = next((each for each in options if REFUSAL.match(each.name)), options[0])
        return self.twice("button", f"{re.escape(refuse.name)}$")


def heard(said: list[tuple[str, str]], words: str) -> bool:
    """Was that among what was said?"""
    return any(words in each for _, each in said)


def begin(page: Page, open_site: Callable[..., Page]) -> BlindCaptain:
    """From the home screen to the table by names alone."""
    open_site()
    captain = BlindCaptain(page)
    ear = captain.ear
    ear.touch(ear.await_thing("link", ".*New game"))
    choice = Chooser(page).game("Portsmouth")
    choice.or_(NewGame(page).begin).first.wait_for()
    if choice.is_visible():
        ear.touch(ear.await_thing("link", "Portsmouth"))
    NewGame(page).seat(2, "Human")
    ear.touch(ear.await_thing("DisclosureTriangle", "Advanced: fixed deal"))
    ear.write(ear.await_thing("textbox", "Seed"), "by ear alone")
    ear.touch(ear.await_thing("button", "Start the game"))
    ear.await_thing("grid", "Portsmouth, 5 by 5")
    if not ear.spoken:
        ear.await_words()
    captain.note(ear.spoken)
    return captain


def test_a_whole_game_by_ear(page: Page, open_site: Callable[..., Page]) -> None:
    """Every action is followed by words; turns and the end are announced at once."""
    captain = begin(page, open_site)
    assert len(captain.turns) == 1, "the first turn is announced"
    for _ in range(LONGEST):
        if not captain.playing():
            break
        captain.decide()
    ear = captain.ear
    urgent = [words for how, words in ear.spoken if how == "assertive"]
    assert re.search(r"(wins with|share the victory)", urgent[-1])
    assert len(captain.turns) == 16
    assert captain.turns[0] != captain.turns[1]
    assert captain.officers > 4
    assert any("recruited" in words for how, words in ear.spoken if how == "polite")
    assert ear.find("heading", "The final score") or ear.find("heading", "Final scoring")


def test_a_refusal_is_said_at_once_with_its_reason(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """What is closed answers by the assertive region, with the number of the rule."""
    captain = begin(page, open_site)
    ear = captain.ear
    closed = [each for each in ear.all("button", "Train") if each.disabled]
    said = ear.press(closed[0])
    assert any(how == "assertive" and re.search(r"\(R\d+\)", words) for how, words in said), said
    undo = ear.find("button", "Undo")
    assert undo is not None
    assert any(how == "assertive" for how, _ in ear.press(undo))
