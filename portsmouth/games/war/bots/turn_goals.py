"""The goals that a player may set for a turn: gold, cargo, repairs."""

from __future__ import annotations

from portsmouth.bots.search.evaluator import Line
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.games.war.bots.evaluation import WarEvaluator
from portsmouth.games.war.bots.visit_plans import visits_worth_a_look
from portsmouth.games.war.rules import sailing_roll
from portsmouth.games.war.rules.fleet import crates, most_value
from portsmouth.games.war.rules.world import ends, space_of
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import DONE, GO, STAY
from portsmouth.games.war.steps.port_options import SELL
from portsmouth.games.war.steps.sail import Sail

STEPS = frozenset({"sail", "port"})
"""The steps from which a turn can be planned: no chance need come before its end."""
_SAIL = Sail()


class ThoroughEvaluator(WarEvaluator):
    """An evaluator that leaves out nothing that a goal could need: every port, all crates sold."""

    def candidates(self, s: WarState, seat: int) -> list[Line]:
        step = s.frames[-1][0]
        if step == "sail":
            legal = _SAIL.legal(s, seat)
            ports = ends(s.convoys[seat].at, sailing_roll.allowance(s))[1]
            found = [(GO[space_of(port)],) for port in ports if GO[space_of(port)] in legal]
            more = [line for line in super().candidates(s, seat) if line not in found]
            return [*found, *more, *([] if (STAY,) in more else [(STAY,)])]
        if step == "port":
            hold = s.convoys[seat].hold
            legal = self.legal(s, seat)
            every = tuple(
                SELL[good][held] for good, held in enumerate(hold) if SELL[good][held] in legal
            )
            lines = dict.fromkeys(visits_worth_a_look(s, seat))
            if every:
                lines[*every, DONE] = None
            return list(lines)
        return super().candidates(s, seat)


def gold(s: WarState, seat: int) -> int:
    """Return the gold."""
    return s.convoys[seat].gold


def cargo(s: WarState, seat: int) -> int:
    """Return the crates aboard."""
    return crates(s.convoys[seat])


def repair(s: WarState, seat: int) -> int:
    """Return the points of sails, crew and hull that are there of those that can be."""
    convoy = s.convoys[seat]
    return sum(convoy.values) - 3 * most_value(convoy)


def goals(s: WarState, seat: int) -> tuple[TurnGoal, ...]:
    """Return the goals of a turn that goes on from here; none where chance comes first."""
    if not s.frames or s.active != seat or s.frames[-1][0] not in STEPS:
        return ()
    found = [
        TurnGoal("gold", Text("goal-gold"), gold, None, gold_told),
        TurnGoal("cargo", Text("goal-cargo"), cargo, None, cargo_told),
    ]
    if repair(s, seat) < 0:
        found.append(TurnGoal("repair", Text("goal-repair"), repair, 0))
    return tuple(found)


def gold_told(had: int, has: int) -> Text:
    """Return the gold before a turn and after it."""
    return Text("figure-gold", before=had, after=has)


def cargo_told(had: int, has: int) -> Text:
    """Return the crates before a turn and after it."""
    return Text("figure-cargo", before=had, after=has)
