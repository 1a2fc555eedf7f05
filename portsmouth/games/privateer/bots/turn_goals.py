"""The goals that a player may set for a turn: Infamy, a step of a track, silver."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.bots.search.evaluator import Line
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.games.privateer.bots.evaluation import PrivateerEvaluator
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.components import LAST, TRACKS
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.port import DONE, SELL

STEPS = frozenset({"sail", "port", "outfit"})
"""The steps from which a turn can be planned: no chance comes before its end."""


class ThoroughEvaluator(PrivateerEvaluator):
    """An evaluator that leaves out nothing that a goal could need: every upgrade, in any order.

    Goods are sold whole or kept; buying serves none of the goals.
    """

    def candidates(self, s: PrivateerState, seat: int) -> list[Line]:
        if s.frames[-1][0] not in ("port", "outfit"):
            return super().candidates(s, seat)
        cargo, found = s.ships[seat].cargo, []
        for action in self.legal(s, seat):
            whole = action[0] == "sell" and action == SELL[int(action[1])][cargo[int(action[1])]]
            if whole or action[0] in ("upgrade", "strip"):
                found.append((action,))
        return [*found, (DONE,)]


def infamy(s: PrivateerState, seat: int) -> int:
    """Return the Infamy."""
    return ships.infamy(s.ships[seat])


def silver(s: PrivateerState, seat: int) -> int:
    """Return the silver in the purse."""
    return s.ships[seat].silver


def position(track: int) -> Callable[[PrivateerState, int], int]:
    """Measure the position of a track."""

    def measure(s: PrivateerState, seat: int) -> int:
        return s.ships[seat].tracks[track]

    return measure


def goals(s: PrivateerState, seat: int) -> tuple[TurnGoal, ...]:
    """Return the goals of a turn that goes on from here; none where chance comes first."""
    if not s.frames or s.active != seat or s.frames[-1][0] not in STEPS:
        return ()
    tracks = s.ships[seat].tracks
    steps = [
        TurnGoal(f"track-{name}", Text(f"goal-{name}"), position(track), tracks[track] + 1)
        for track, name in enumerate(TRACKS)
        if tracks[track] < LAST
    ]
    return (
        TurnGoal("infamy", Text("goal-infamy"), infamy, None, infamy_told),
        *steps,
        TurnGoal("silver", Text("goal-silver"), silver, None, silver_told),
    )


def infamy_told(had: int, has: int) -> Text:
    """Return the Infamy before a turn and after it."""
    return Text("figure-infamy", before=had, after=has)


def silver_told(had: int, has: int) -> Text:
    """Return the silver before a turn and after it."""
    return Text("figure-silver", before=had, after=has)
