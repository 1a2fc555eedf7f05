"""War's set-up, six turns and last rounds by ear: only accessible names, live regions and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

import pytest
from playwright.sync_api import Error, Page

from e2e.games import by_ear
from e2e.games.war import positions
from e2e.games.war.test_keyboard import MINE
from e2e.listener import Thing
from tests.games.war.build import convoy, position

pytestmark = pytest.mark.kept_page

LISTS = "(Open sea|All ports)"
LAST, ROUNDS = 40, 7
"""The shortest game, and how much of it is played by ear: the rest would be the same again."""
TURNS, MOST_DECISIONS = 6, 60
"""Turns that are played whole, with fewer decisions than that."""
FAR = "[6-9]"
"""So many spaces take two turns or three."""
SETTING_UP = 10
"""More decisions than there are before the first turn."""


class BlindCaptain(by_ear.BlindCaptain):
    """Sails to the first port in reach, sells there what brings more, and buys what it can."""

    title = "War on the High Seas"
    board = ("grid", "Chart of the world")
    options: ClassVar = {"Rounds at most": "40"}
    mine = MINE

    def main(self) -> Thing | None:
        """The large button, if it does something now."""
        found = self.ear.find("button", "", self.bar())
        return None if found is None or found.disabled else found

    def answer(self, asked: Thing) -> str:
        """What is done in port; a whole load; else the first answer that stands open."""
        if self.ear.find("region", "Repair$", asked):
            return self.visit(asked)
        loads = self.ear.find("group", "Load all at once$", asked)
        crates = self.ear.all("button", ".*: one more", asked)
        if loads or crates:
            offered = self.ear.all("button", "(?!Unload)", loads) if loads else crates
            more = next((each for each in offered if not each.disabled), None)
            return self.press(more or self.main())
        answers = self.ear.all("button", "(?!.*Back)", asked)
        return self.twice(next(each for each in answers if not each.disabled))

    def visit(self, asked: Thing) -> str:
        """Sell what brings more, then buy as much as there is gold for, then end the turn."""
        main = self.main()
        assert main is not None
        if main.name.startswith("Sell"):
            said = self.press(main)
            assert "gold" in said, said
            return said
        if not main.name.startswith(("Sold", "Bought")) and not self.bought:
            self.bought = True
            rows = self.ear.all("button", ".*: 0, buy as many as possible$", asked)
            if rows:
                return self.press(rows[0])
        self.bought = False
        return self.press(main)

    bought = False

    def twice(self, thing: Thing) -> str:
        """Press an answer, hear what it sets off, and confirm it."""
        said = self.press(thing)
        main = self.main()
        return said + self.press(main) if "confirm" in said and main else said

    def act(self) -> str:
        """Roll and sail to the first port in reach, else to the first cell, else stay."""
        if main := self.main():
            return self.press(main)
        ports = self.ear.find("group", "Ports in reach$")
        listed = self.ear.all("button", f"(?!{LISTS})", ports)
        if not listed:
            self.ear.touch(self.ear.await_thing("button", "Open sea"))
            cells = self.ear.await_thing("dialog", "Open sea")
            listed = self.ear.all("button", r"(?i).*(off|north|south|east|west) ", cells)
        said = self.press(listed[0])
        return said + self.press(self.main())


class Navigator(BlindCaptain):
    """Lays a course to a far port in the first turn, and sails it to its end."""

    options: ClassVar = {"Rounds at most": "40", "Opening": "at random"}
    goal = ""

    def press(self, thing: Thing | None) -> str:
        """Press it; if it has gone, since the convoy sailed on by itself, it is asked anew."""
        try:
            return super().press(thing)
        except Error:
            self.ear.listen()
            return "gone meanwhile"

    def answer(self, asked: Thing) -> str:
        """Keep the peace, so that the course goes on."""
        peace = self.ear.find("button", "(Hold fire|Attack nobody)$", asked)
        return self.twice(peace) if peace else super().answer(asked)

    def act(self) -> str:
        """Once a course over several turns is laid, the large button goes on with it."""
        main = self.main()
        if not self.goal and main and main.name.startswith("Roll for movement"):
            return self.lay_course()
        return super().act()

    def lay_course(self) -> str:
        """To the first port of the list of all that is too far for one roll."""
        self.ear.touch(self.ear.await_thing("button", "All ports"))
        dialog = self.ear.await_thing("dialog", "All ports")
        said = self.press(self.ear.find("button", rf".*\b{FAR} spaces", dialog))
        main = self.main()
        assert main
        told = re.match(r"Roll and sail on to (.+?)\s*\d+ spaces, about \d turns", main.name)
        assert told, main.name
        self.goal = told[1]
        assert self.goal in said, said
        return said + self.press(main)

    def turns(self) -> int:
        """How many turns of the captain were told."""
        return sum("Since your last turn" in words for _, words in self.ear.spoken)


def test_six_turns_by_ear_with_a_course(page: Page, open_site: Callable[..., Page]) -> None:
    """A course is sailed over several turns, crates are sold, a captain's turns are told."""
    open_site()
    captain = Navigator(page)
    captain.begin()
    for _ in range(MOST_DECISIONS):
        if captain.turns() >= TURNS:
            break
        assert captain.decide(), "an action without a word"
    assert captain.turns() >= TURNS, captain.ear.spoken[-5:]
    heard = " ".join(words for _, words in captain.ear.spoken)
    assert f"You docked in {captain.goal}" in heard, (captain.goal, heard)
    assert re.search(r"You sold \d+ \w+", heard), heard
    assert re.search(r"Since your last turn. Byron: .*now (in|off) ", heard), heard


def test_the_set_up_by_ear(page: Page, open_site: Callable[..., Page]) -> None:
    """From the home screen: a port for the flag, a start, four crates, the first turn."""
    open_site()
    captain = BlindCaptain(page)
    captain.begin()
    for _ in range(SETTING_UP):
        if captain.ear.find("button", "Roll", captain.bar()):
            break
        assert captain.decide(), "an action without a word"
    else:
        raise AssertionError(f"no turn began; last heard: {captain.ear.spoken[-5:]}")
    heard = " ".join(words for _, words in captain.ear.spoken)
    assert "You start from" in heard
    assert "Byron start" in heard or "Byron took" in heard


@pytest.mark.sampled(3)
def test_the_last_rounds_by_ear(page: Page, open_site: Callable[..., Page]) -> None:
    """Every action is followed by words; the captain's deeds and the end are told."""
    open_site()
    page.evaluate(by_ear.QUICK)
    mine, captains = (
        convoy("cadiz", gold=12, cargo={"manufactured": 6}),
        convoy("lisbon", gold=9, cargo={"weapons": 4}),
    )
    s = position(mine, captains, round=LAST - ROUNDS, settings={"rounds": LAST})
    positions.lay(page, positions.kept(s, captains=[1]))
    captain = BlindCaptain(page)
    polite = captain.play()
    assert any("gold" in each for each in polite)
    assert any("Since your last turn" in each for each in polite)
    assert any("Byron" in each for each in polite)
