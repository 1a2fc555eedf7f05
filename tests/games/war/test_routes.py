"""Courses over several turns: where they stop, how long they take, and what they keep away from."""

from __future__ import annotations

from typing import Any

import portsmouth
from portsmouth.games.war.odds.visits import effects
from portsmouth.games.war.queries import QUERIES
from portsmouth.games.war.rules.components import CARDS, PORTS, TRADE_WINDS
from portsmouth.games.war.rules.world import NAMES, distances, space_of


def at(place: str, step: str = "sail", roll: int = 3) -> Any:
    """A state of two seats, the first to move from a space, the other at d4."""
    s: Any = portsmouth.new("war", 2, {"opening": "dealt"}, seed=3).state
    s.active = 0
    s.convoys[0].at = NAMES.index(place)
    s.convoys[1].at = NAMES.index("d4")
    s.roll = roll
    s.frames = ((step,),)
    return s


def test_a_course_stops_where_the_way_is_shortest() -> None:
    """(W12) With a roll of 3 the stop is 3 steps nearer; the way leads through it to the end."""
    s = at("f16")
    plans, why = QUERIES.plans(s, 0, "rio")
    assert why is None
    end = space_of(PORTS.index("rio"))
    best = plans[0]
    stop = best.actions[0][1]
    assert distances(end)[stop] == distances(end)[s.convoys[0].at] - 3
    assert best.short
    way = str(best.short.args["way"]).split()
    assert NAMES[stop] in way
    assert way[-1] == "rio"
    assert not best.harms


def test_a_course_takes_as_long_as_the_mean_roll() -> None:
    """(W79) Two and a half steps a turn; three and a half with Trade Winds; one without sails."""
    s = at("f16", "cast")
    far = distances(space_of(PORTS.index("rio")))[s.convoys[0].at]

    def turns() -> int:
        plans, _ = QUERIES.plans(s, 0, "rio")
        assert plans[0].actions == (("cast",),)
        assert plans[0].short
        return int(str(plans[0].short.args["turns"]))

    assert turns() == -(-far * 2 // 5)
    s.globe = CARDS.index(TRADE_WINDS)
    assert turns() == -(-far * 2 // 7)
    s.convoys[0].values = (0, 4, 4)
    assert turns() == far


def test_a_course_stops_in_no_other_convoys_space() -> None:
    """(W17, S45) A cell where another lies is chosen last, and harms."""
    s = at("f16")
    plans, _ = QUERIES.plans(s, 0, "rio")
    s.convoys[1].at = plans[0].actions[0][1]
    again, _ = QUERIES.plans(s, 0, "rio")
    assert again[0].actions != plans[0].actions
    assert not again[0].harms


def test_a_course_tells_what_docking_costs() -> None:
    """(W43) A port that fires at a pirate is told of beforehand."""
    s = at("f16", "cast")
    s.convoys[0].pirate = True
    plans, _ = QUERIES.plans(s, 0, "rio")
    assert plans[0].through == effects(s, 0, PORTS.index("rio"))
    assert plans[0].through


def test_no_course_leads_to_land_or_where_one_is() -> None:
    """(W13, S44) With the reason; and nothing is proposed for what can be done at once."""
    s = at("f16")
    for target, code in (("a1", "land"), ("f16", "own_space")):
        plans, why = QUERIES.plans(s, 0, target)
        assert not plans
        assert why
        assert why.code == code
    assert QUERIES.plans(s, 0, "f15") == ([], None)
