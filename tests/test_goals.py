"""The turn planner: what it calls proved is held against every legal line there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.api.serialize_advice import planned_to_json
from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import RANDOM, deal, make_bot, play_turn
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.bots.search.turn_goals import GUIDED, WHOLE, Planned, TurnGoal, plan_turn
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.bots.features import points
from tests.shape import hold
from tests.test_protocol import ask
from tests.test_study import finish, position

MANY = 1_200
"""Positions with so many ends of the turn, or more, are not enumerated."""
GAME = registry.game("portsmouth")
BOTS = registry.bots("portsmouth")


def planned(s: Any, seat: int, goal: TurnGoal, whole: BeamLimits | None = None) -> Planned:
    """The planner's answer."""
    evaluator = BOTS.evaluator(len(s.ships), whole=True)
    return run(plan_turn(GAME, evaluator, s, seat, goal, whole=whole or WHOLE))


def ends(s: Any, seat: int) -> Iterator[Any]:
    """The positions in which the seat may end its turn, by all legal actions."""
    seen, open_ = set(), [s.copy()]
    while open_:
        here = open_.pop()
        for action in GAME.legal(here, seat):
            if action == ("end",):
                yield here
                continue
            child = here.copy()
            GAME.apply(child, seat, action)
            crews = [ship.to_json() for ship in child.ships]
            flow = (child.frames, child.ap, child.towns_used, child.commissioned)
            mark = str((flow, child.array, crews))
            if mark not in seen:
                seen.add(mark)
                open_.append(child)


def positions(seats: int, seed: int, ap: int) -> Iterator[tuple[Any, int]]:
    """A position in each round, at the beginning of a turn with few AP and little money."""
    s, who, round_ = deal(GAME, seats, seed), make_bot(BOTS, RANDOM, seats, Rng(seed)), 1
    while s.frames:
        seat = GAME.actors(s)[0]
        if s.round == round_ + 1:
            round_ += 1
            short = s.copy()
            short.ap = ap
            for ship in short.ships:
                ship.money = min(ship.money, 1)
            yield short, seat
        play_turn(GAME, s, who)


@pytest.mark.parametrize(("seats", "seed", "ap"), [(2, 3, 1), (2, 8, 3), (4, 5, 2), (3, 21, 2)])
def test_nothing_that_can_be_reached_is_missed(seats: int, seed: int, ap: int) -> None:
    checked = 0
    for s, seat in positions(seats, seed, ap):
        every = list(islice(ends(s, seat), MANY))
        if len(every) == MANY:
            continue
        checked += 1
        for goal in BOTS.goals(s, seat):
            found = planned(s, seat, goal)
            assert found.proved
            if goal.enough is None:
                most = max(goal.measure(end, seat) for end in every)
                assert goal.measure(played(s, seat, found), seat) == most
                continue
            assert bool(found.turns) == any(goal.reached(end, seat) for end in every), goal.key
    assert checked >= 3


def played(s: Any, seat: int, found: Planned) -> Any:
    """The position at the end of the best turn."""
    s = s.copy()
    for action in found.turns[0].choice.actions[:-1]:
        assert action in GAME.legal(s, seat)
        GAME.apply(s, seat, action)
    return s


def test_turns_reach_the_goal_and_differ() -> None:
    s = next(s for s, _ in positions(2, 8, 4) if s.round == 4)
    seat = GAME.actors(s)[0]
    for goal in BOTS.goals(s, seat):
        found = planned(s, seat, goal)
        assert len({turn.annotated for turn in found.turns}) == len(found.turns) <= 3
        if goal.enough is not None:
            values = [turn.choice.value for turn in found.turns]
            assert values == sorted(values, reverse=True)
        for each in found.turns:
            assert each.annotated[-1].closing
        if found.turns:
            assert goal.reached(played(s, seat, found), seat)


def test_a_turn_says_what_it_makes_of_its_goal() -> None:
    """The goal's own figure, and the points before and after as the score has them."""
    match = Match(GAME, 2, {}, 8)
    match.state = next(s for s, _ in positions(2, 8, 4) if s.round == 4)
    seat, told = match.acting(), {}
    before = match.state.copy()
    for goal in BOTS.goals(before, seat):
        found = planned(before, seat, goal)
        if not found.turns:
            continue
        end = played(before, seat, found)
        turn = planned_to_json(match, seat, found)["turns"][0]
        score = turn["worth"] or {"before": points(end, seat), "after": points(end, seat)}
        assert (score["before"], score["after"]) == (points(before, seat), points(end, seat))
        told[goal.key] = turn["figure"]
        if turn["figure"]:
            assert turn["figure"] not in (turn["worth"] or {}).get("changes", [])
            args = turn["figure"]["args"]
            assert args.get("after", args.get("count")) == goal.measure(end, seat)
            assert args.get("before") in (None, goal.measure(before, seat))
    assert told["points"] is None
    assert told["officers-2"]["id"] == "figure-officers"
    assert match.state.to_json() == before.to_json()


def test_what_is_not_all_looked_at_is_estimated() -> None:
    s = deal(GAME, 2, 5)
    s.ships[0].money = 9
    goal = BOTS.goals(s, 0)[0]
    assert not planned(s, 0, goal, BeamLimits(1 << 30, GUIDED.budget)).proved


def test_the_goals_of_a_position() -> None:
    s = deal(GAME, 2, 5)
    keys = [goal.key for goal in BOTS.goals(s, 0)]
    assert keys[:6] == [
        "points",
        "officers-2",
        "officers-3",
        "navigator",
        "crack_crew",
        "specialties",
    ]
    assert len(keys) == len(set(keys))
    assert BOTS.goals(s, 1) == ()
    assert BOTS.goals(s, 0)[0].measure(s, 0) == points(s, 0)  # type: ignore[arg-type]


def test_the_job() -> None:
    frame = position(1)
    engine, seat = Engine(), frame["actors"][0]
    asked = ask(engine, op="load", save=frame["save"])
    goals = ask(engine, op="goals", n=asked["n"], seat=seat)["goals"]
    results = []
    for ms in (0, 5_000):
        begun = ask(
            engine, op="think", save=frame["save"], kind="goal", seat=seat, goal=goals[1]["key"]
        )
        results.append(finish(engine, begun, ms)["result"])
    assert results[0] == results[1]
    hold(results[0], protocol_jobs.PlannedShape)
    unknown = ask(engine, op="think", save=frame["save"], kind="goal", seat=seat, goal="moon")
    assert unknown["code"] == "bad_request"
    assert ask(engine, op="goals", n=asked["n"], seat=1 - seat)["code"] == "not_your_turn"
