"""The reason of a captain's turn: one sentence that a player would say, or none."""

from __future__ import annotations

import re

import pytest

from portsmouth.bots.measure.selfplay import apply_line, choose, deal
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.bots import BOTS
from portsmouth.games.portsmouth.bots.reasons import deeds
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.rules.cards import EMPTY, GRID, IDS
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.i18n.language import LANGUAGES, say

NEVER = re.compile(
    r"prospect|guess|follow|preferred|Aussicht|Vermutung|folgen|vorgezogen|[+−]|\d[.,]\d"
)


def told(s: PortsmouthState, *actions: Action, language: str = "en") -> str:
    """The reason for a line, empty if there is none."""
    why = BOTS.reason(s, s.active, actions)
    return say(why, language=language, game="portsmouth") if why else ""


def beside(*cards: str) -> PortsmouthState:
    """A first turn with these cards in a row at the north edge, no landsman under any."""
    s = deal(GAME, 2, 3)
    s.ships[s.active].money = 9
    s.under = [-1] * GRID.size
    for cell, card in enumerate(cards):
        number = IDS.index(card)
        if number in s.array:
            s.array[s.array.index(number)] = EMPTY
        s.array[cell] = number
    return s


def test_the_second_midshipman() -> None:
    """R63, R133: the sentence of the issue."""
    s = beside("M01", "M02")
    first: tuple[Action, ...] = (("move", 0), ("recruit", 0))
    assert told(s, *first, ("end",)) == "The first Midshipman is worth 2 points now, and brings £1."
    for action in first:
        GAME.apply(s, s.active, action)
    assert s.frames[-1][0] == "turn", "nothing to trade: he is not asked"
    line = [("move", 1), ("recruit", 1), ("decline",), ("end",)]
    assert told(s, *line) == "The second Midshipman is worth 2 points now, and brings £1."
    assert told(s, *line, language="de") == (
        "Der zweite Fähnrich ist jetzt 2 Punkte wert und bringt £1."
    )


def test_what_is_counted_is_the_score_and_stops_before_the_draw() -> None:
    """A line is read up to what nobody can foresee."""
    s = beside("P01", "P04")
    seat = s.active
    line: list[Action] = [("move", 0), ("recruit", 0), ("move", 1), ("buy", 1), ("recruit", 1)]
    after = s.copy()
    for action in line:
        GAME.apply(after, seat, action)
    before_points, points = (
        scoring.total(tuple(x for x in scoring.score(each, seat) if x.item != "money"))
        for each in (s, after)
    )
    found = deeds(s, seat, [*line, ("end",)])
    assert sum(deed.points for deed in found) == points - before_points
    assert [deed.verb for deed in found] == ["move", "recruit", "move", "recruit"]
    assert told(s, *line, ("end",)).startswith("The second craft in the berths brings")


def test_money_alone_and_nothing_at_all() -> None:
    """R43: where nothing was taken, what was raised is the reason; a walk has none."""
    s = beside("P01")
    assert told(s, ("raise",), ("raise",), ("end",)) == "£2 more for the next turns."
    assert told(s, ("end",)) == ""
    assert told(s, ("place", 3)) == ""
    s.rules = s.rules._replace(hidden_money=True)
    assert told(s, ("raise",), ("end",)) == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_captains_say_sentences(seats: int) -> None:
    """In both languages: no figures of the search, one sentence, never the same for nothing."""
    s, who, said = deal(GAME, seats, 9), BOTS.bot("lieutenant", seats), set()
    while s.frames:
        actions = choose(GAME, s, s.active, who).actions
        for language in LANGUAGES:
            text = told(s, *actions, language=language)
            assert not NEVER.search(text), text
            assert text.count(".") == (1 if text else 0), text
            said.add(text)
        apply_line(GAME, s, s.active, actions)
    assert len(said) > 12
