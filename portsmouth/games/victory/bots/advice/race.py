"""The race: in which round each seat will have its 15 points, by what a viewer sees (V86)."""

from __future__ import annotations

from portsmouth.bots.base import Race
from portsmouth.core.types import Seat
from portsmouth.games.victory.bots import standing
from portsmouth.games.victory.rules import duels, scoring
from portsmouth.games.victory.rules.components import GOAL, NONE
from portsmouth.games.victory.rules.scoring import leftwards
from portsmouth.games.victory.state import VictoryState


def race(s: VictoryState, viewer: Seat | None) -> Race | None:
    """Return the rounds; None before the first turn, once somebody has declared, and in a duel."""
    begun = bool(s.frames) and s.frames[-1][0] != "outfit"
    if not begun or s.declarer != NONE or duels.is_duel(s):
        return None
    return Race(GOAL, tuple(_round_of_goal(s, seat, viewer) for seat in range(s.seats)))


def _round_of_goal(s: VictoryState, seat: Seat, viewer: Seat | None) -> int:
    """Return the round in thousandths; a turn that is not over in this one counts."""
    if scoring.points(s, seat) >= GOAL:
        return 1000 * s.round
    needed = standing.standing(s, seat, seat == viewer).rounds
    order = leftwards(s, s.first)
    due = order.index(seat) >= order.index(s.active)
    return 1000 * (s.round - due) + max(1000, needed)
