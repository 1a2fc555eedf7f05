"""Goals of a turn: what is found for them is the best of all crews that there are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import portsmouth
from portsmouth.bots.bot import run
from portsmouth.bots.search.evaluator import POINT
from portsmouth.bots.search.turn_goals import plan_turn
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.captains_sea.bots import BOTS
from portsmouth.games.captains_sea.bots.courses import Courses
from portsmouth.games.captains_sea.bots.crewing import Bill, choose
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.bots.turn_goals import goals
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.odds.musters import Crew
from portsmouth.games.captains_sea.rules import crews, geometry, scoring
from portsmouth.games.captains_sea.rules.components import EMPTY, TASKS
from portsmouth.games.captains_sea.ship import ADVANCE
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import put_ship, sea

GOALS = ("port", "starboard", "rigging", "hull", "sails", "repel", "board")


def brig(near: bool) -> CaptainState:
    """The brig has been hit, and her four points of crew must be sent somewhere."""
    s = sea("s08")
    put_ship(s, 0, 6, 7, 3)
    put_ship(s, 1, 7 if near else 12, 7, 3, crew=4, guns=(2, 1, 2, 2), rigging=5)
    s.ships[1].scored = (1, 0, 0, 1, 0, 0)
    s.frames = (("muster", 1),)
    return s


@cache
def every(near: bool) -> tuple[Crew, ...]:
    """All crews that she may have."""
    s = brig(near)
    ship = s.ships[1]

    def rest(task: int, free: int) -> Iterator[Crew]:
        if task == len(TASKS):
            yield ()
            return
        for men in range(min(free, crews.most(ship, task)) + 1):
            for more in rest(task + 1, free - men):
                yield (men, *more)

    return tuple(rest(0, ship.crew))


@pytest.mark.parametrize("near", [False, True])
def test_the_best_crew_of_all(near: bool) -> None:
    bill = Bill(brig(near), 1)
    value, crew = choose(brig(near), 1)
    assert len(every(near)) > 500
    assert bill.value(crew) == value == pytest.approx(max(map(bill.value, every(near))))


@pytest.mark.parametrize("near", [False, True])
@pytest.mark.parametrize("key", GOALS)
def test_the_best_crew_for_a_goal(near: bool, key: str) -> None:
    """As much of the goal as there can be, and of all such crews the one that is worth most."""
    s = brig(near)
    (goal,) = (each for each in goals(s, 1) if each.key == key)
    found = run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, 1, goal))
    assert found.proved
    assert found.turns
    bill, evaluator = Bill(s, 1), BOTS.evaluator(2)
    ranked = []
    for crew in every(near):
        s.ships[1].tasks = crew
        if goal.reached(s, 1):
            much = goal.measure(s, 1) if goal.enough is None else 0
            ranked.append((much, bill.value(crew)))
    s = brig(near)
    best = found.turns[0].choice
    for action in best.actions[:-1]:
        GAME.apply(s, 1, action)
    much = goal.measure(s, 1) if goal.enough is None else 0
    tasks = s.ships[1].tasks
    assert best.actions[-1] == ("seal",)
    most, value = max(ranked)
    assert (much, round(bill.value(tasks), 6)) == (most, round(value, 6))
    lead = evaluator.breakdown(s, 1)[0][1]
    assert best.value == pytest.approx(lead + bill.value(tasks), abs=2 / POINT)


def test_what_a_crew_brings_is_told() -> None:
    s = brig(near=False)
    told = {}
    for goal in goals(s, 1):
        found = run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, 1, goal))
        told[goal.key] = found.turns[0].figure
    assert told["starboard"] == Text("figure-dice", dice=3)
    assert told["port"] == Text("figure-dice", dice=2)
    assert told["rigging"] == Text("figure-chance", chance=56)
    assert told["board"] == Text("figure-men", points=3)
    assert told["hull"] is None


def test_goals_are_those_of_a_watch_bill_or_of_a_manoeuvre() -> None:
    """What is whole needs no repair; the enemy has none; other questions have none."""
    s = sea("s03")
    s.frames = (("muster", 0),)
    assert [goal.key for goal in goals(s, 0)] == ["port", "starboard", "sails", "repel", "board"]
    assert goals(s, 1) == ()
    s.frames = (("select", 0),)
    assert [goal.key for goal in goals(s, 0)] == ["near", "rake", "away"]
    assert goals(s, 1) == ()
    s.frames = (("fire", 0),)
    assert goals(s, 0) == ()
    s = sea("s01")
    s.frames = (("select", 1 - s.first),)
    assert scoring.is_prey(s, 1 - s.first)
    assert goals(s, 1 - s.first)[0].key == "away"


# Manoeuvres.

STRAIGHT = [("advance",), ("turn", 0), ("hold",), ("pass",), ("off",)]
"""How both go on who sail straight on and do nothing else."""
BEGINNINGS = (5, 6, 7, 8, 13)
"""Seeds of duels in which the enemy selects to advance before the first captain selects."""


def asked(seed: int) -> CaptainState:
    """A duel when a manoeuvre is asked and the enemy advances."""
    options = {"duel": "s07", "bridge_cards": "none"}
    match = portsmouth.new("captains_sea", 2, options, seed)
    gunner, rng = Gunner(match.game), Rng(seed)
    s = match.state
    while s.frames[-1] != ("select", 0) or not s.impulse or s.ships[1].plan != ADVANCE:
        seat = match.actors[0]
        match.play(gunner.choose(s, seat, match.game.legal(s, seat), rng))
        s = match.state
    return s


def ended(s: CaptainState) -> set[int]:
    """The ranges at the turn's end, played by the rules on all ways without a die (9.22)."""
    found, seen, todo = set(), set(), [s]
    while todo:
        s = todo.pop()
        seat, step = GAME.actors(s)[0], s.frames[-1][0]
        if not s.impulse:
            found.add(geometry.range_mp(s.ships[0].square, s.ships[1].square))
            continue
        legal = [each for each in GAME.legal(s, seat) if each[0] in ("advance", "wear", "turn")]
        if seat or step not in ("select", "turn"):
            every = GAME.legal(s, seat)
            legal = [each for each in STRAIGHT if each in every][:1] or every[:1]
        for action in legal:
            after = s.copy()
            GAME.apply(after, seat, action)
            ships = [
                (e.square, e.heading, e.plan, e.paid, e.wore, e.wore_here) for e in after.ships
            ]
            key = after.frames, after.impulse, *ships
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return found


@pytest.mark.parametrize("seed", BEGINNINGS)
def test_ranges_are_those_that_the_rules_bring(seed: int) -> None:
    """Every range at which the turn may end is foreseen; none beyond that without a Tack."""
    s = asked(seed)
    after = s.copy()
    GAME.apply(after, 0, ("advance",))
    told, played = Courses(s, 0, ADVANCE).ranges(), ended(after)
    assert max(told) == max(played)
    assert played <= set(told)


ACROSS, AFAR = ((5, 7, 3), (9, 5, 1)), ((5, 9, 1), (10, 5, 5))
"""Where both ships lie: one steers for the other's wake, or they pass each other far off."""


def beside(lie: tuple[tuple[int, int, int], ...]) -> CaptainState:
    """A turn that has just begun; all guns are manned, and every impulse is one of both ships."""
    s = sea("s03")
    s.impulse = 1
    crew = dict.fromkeys(("pf", "pa", "sf", "sa"), 3)
    for seat, (column, row, heading) in enumerate(lie):
        put_ship(s, seat, column, row, heading, man=crew).acts = 0b1_1111_1111_1110
    s.frames = (("select", 0),)
    return s


@pytest.mark.parametrize(("lie", "rake"), [(ACROSS, "stern"), (AFAR, "")])
def test_a_rake_is_planned_where_there_is_one(
    lie: tuple[tuple[int, int, int], ...], rake: str
) -> None:
    """Straight on behind her stern; elsewhere there is none, and no plan, nor with empty guns."""
    s = beside(lie)
    (goal,) = (each for each in goals(s, 0) if each.key == "rake")
    found = run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, 0, goal))
    assert found.proved
    told = {turn.choice.actions[0]: turn.figure for turn in found.turns}
    assert bool(told) == bool(rake)
    if rake:
        assert told[("advance",)] == Text("figure-rake", rake=Text(f"rake-{rake}"), impulse=9)
    s.ships[0].loads = (EMPTY,) * 4
    assert not run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, 0, goal)).turns


def test_manoeuvres_stand_by_where_they_lead() -> None:
    """The nearest first, and the farthest first."""
    s = beside(ACROSS)
    for goal in goals(s, 0):
        found = run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, 0, goal))
        ranges = [
            int(str(t.figure.args["range"]))
            for t in found.turns
            if t.figure and goal.enough is None
        ]
        assert ranges == sorted(ranges, reverse=goal.key == "away")
        assert goal.key == "rake" or len(set(ranges)) > 1
