"""The goals that a player may set for the rest of a turn, once its card is drawn (V6)."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.bots.search.evaluator import Line
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.games.victory.bots.advice.adviser import Adviser
from portsmouth.games.victory.rules import duels, scoring, ships
from portsmouth.games.victory.rules.components import (
    FIELDS,
    NONE,
    SHIPYARDS,
    is_build,
    is_voyage,
)
from portsmouth.games.victory.state import VictoryState

STEPS = frozenset({"trade", "play"})
"""The steps from which the rest of a turn can be foreseen, but for a fight."""

HOSTILE = frozenset({"fire", "storm"})


class ThoroughEvaluator(Adviser):
    """An evaluator that leaves out nothing that a goal could need: every trade, every card.

    What touches others' ships serves none of the goals (V48, V56).
    """

    def candidates(self, s: VictoryState, seat: int) -> list[Line]:
        if s.frames[-1][0] not in STEPS:
            return super().candidates(s, seat)
        return [(action,) for action in self.legal(s, seat) if action[0] not in HOSTILE]


def points(s: VictoryState, seat: int) -> int:
    """Return the points."""
    return scoring.points(s, seat)


def cubes(s: VictoryState, seat: int) -> int:
    """Return how many cubes the port has."""
    return sum(s.ports[seat].cubes)


def sets(s: VictoryState, seat: int) -> int:
    """Return the points of sets (V85)."""
    return scoring.sets(s, s.ports[seat].cubes)


def buildings(s: VictoryState, seat: int) -> int:
    """Return how many special buildings there are."""
    return len(s.ports[seat].buildings)


def fleet(s: VictoryState, seat: int) -> int:
    """Return how many ships there are."""
    return len(ships.held_by(s, seat))


def upgrades(s: VictoryState, seat: int) -> int:
    """Return how many ships are upgraded."""
    return sum(ship.upgrade != NONE for ship in ships.held_by(s, seat))


def voyages(s: VictoryState, seat: int) -> int:
    """Return how many ships are at sea."""
    return sum(ships.sailing(ship) for ship in ships.held_by(s, seat))


def improved(field: int) -> Callable[[VictoryState, int], int]:
    """Measure whether a field of the port is improved."""

    def measure(s: VictoryState, seat: int) -> int:
        return int(scoring.has_field(s.ports[seat], field))

    return measure


def goals(s: VictoryState, seat: int) -> tuple[TurnGoal, ...]:
    """Return the goals of a turn that goes on from here; none before its card is drawn."""
    if not s.frames or s.active != seat or s.frames[-1][0] not in STEPS or duels.is_duel(s):
        return ()
    found = [
        TurnGoal("points", Text("goal-points"), points, None),
        TurnGoal("cubes", Text("goal-cubes"), cubes, None, cubes_told),
        _one_more("set", sets, s, seat),
    ]
    if s.plays:
        found += _by_cards(s, seat)
    return tuple(found)


def _by_cards(s: VictoryState, seat: int) -> list[TurnGoal]:
    """Return what the cards of the hand may be played for."""
    port, found = s.ports[seat], []
    if any(map(is_build, port.hand)):
        found = [_one_more("building", buildings, s, seat)]
        found += [
            TurnGoal(name, Text(f"goal-{name}"), improved(field), 1)
            for field, name in enumerate(FIELDS)
            if not scoring.has_field(port, field)
        ]
        if scoring.has_field(port, SHIPYARDS):
            found.append(_one_more("ship", fleet, s, seat))
        found.append(_one_more("upgrade", upgrades, s, seat))
    docked = fleet(s, seat) > voyages(s, seat)
    if docked and any(map(is_voyage, port.hand)):
        found.append(_one_more("launch", voyages, s, seat))
    return found


def _one_more(
    key: str, measure: Callable[[VictoryState, int], int], s: VictoryState, seat: int
) -> TurnGoal:
    """Return the goal to have one more than now."""
    return TurnGoal(key, Text(f"goal-{key}"), measure, measure(s, seat) + 1)


def cubes_told(had: int, has: int) -> Text:
    """Return the cubes before a turn and after it."""
    return Text("figure-cubes", before=had, after=has)
