"""The puzzles of the day: a whole turn in which the most points are wanted."""

from __future__ import annotations

from collections.abc import Hashable

from portsmouth.bots.puzzles.puzzle_spec import PuzzleSpec
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.games.portsmouth.bots.features import points
from portsmouth.games.portsmouth.bots.turn_goals import crew
from portsmouth.games.portsmouth.rules.cards import ROUNDS
from portsmouth.games.portsmouth.state import PortsmouthState

FIRST_ROUND = 3
"""Before it there is too little aboard to think about."""
MOST_MONEY = 1
"""With more money there are too many lines to look at them all."""


def ready(s: PortsmouthState, seat: int) -> bool:
    """Return whether a turn begins that is worth thinking about."""
    return (
        s.round >= FIRST_ROUND
        and len(s.frames) == 1
        and s.frames[-1][0] == "turn"
        and s.ships[seat].money <= MOST_MONEY
    )


def last(s: PortsmouthState) -> bool:
    """Return whether the last round has come, in which cards come face down."""
    return s.round == ROUNDS


def achieved(s: PortsmouthState, seat: int) -> Hashable:
    """Return who is aboard: the same crew by another way is the same solution."""
    ship = s.ships[seat]
    return frozenset(crew(ship)), frozenset(ship.seamen), frozenset(ship.landsmen)


SPEC = PuzzleSpec(
    seats=3,
    goal=TurnGoal("points", Text("goal-points"), points, None),
    ready=ready,
    last=last,
    achieved=achieved,
    gain=8,
    lead=2,
    actions=5,
)
