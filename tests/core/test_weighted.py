"""Chance inside a turn, on the duel's die: weighed by its odds, never by what will be rolled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from portsmouth.bots.beam_bot import BeamBot
from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import choose
from portsmouth.bots.search.beam import BeamLimits, beam
from portsmouth.bots.search.chance import ending, likeliest, mean
from portsmouth.bots.search.evaluator import POINT
from portsmouth.bots.search.lookahead import RolloutBot, RolloutLimits
from portsmouth.bots.search.turn_goals import TurnGoal, plan_turn
from portsmouth.bots.study.annotate import annotate
from portsmouth.bots.study.hints import think_hint
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.signals.bots import BOTS
from portsmouth.games.signals.bots.evaluator import SignalsEvaluator
from portsmouth.games.signals.game import GAME
from portsmouth.games.signals.state import SignalsState
from tests import made_up

EVALUATOR = SignalsEvaluator(GAME)
REACH = BeamLimits(16, 500)


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    with made_up.registered():
        yield


def aimed(armour: int = 4, seed: int = 7) -> SignalsState:
    """Seat 0 has the guns, and aims at seat 1."""
    match = Match(GAME, 2, {"armour": armour, "smokes": False}, seed)
    card = next(action for action in GAME.legal(match.state, 0) if action[0] == "bid")
    for seat, action in ((0, card), (1, ("hold",)), (0, ("aim", 1))):
        match.play(action, seat)
    return match.state


@pytest.mark.parametrize(("armour", "faces"), [(3, 4), (4, 3), (5, 2)])
def test_a_shot_is_worth_its_weighted_mean(armour: int, faces: int) -> None:
    s = aimed(armour)
    outcomes = ending(EVALUATOR, s, 0, (("fire",),))
    assert outcomes is not None
    assert [weight for weight, _ in outcomes] == [faces, 6 - faces]
    found = run(beam(GAME, EVALUATOR, s, 0, REACH))
    best = {end.path.actions(): end for end in found.ends}
    shot = best[("fire",),]
    assert shot.value == mean(outcomes, lambda each: EVALUATOR.evaluate(each, 0))
    gained = EVALUATOR.evaluate(outcomes[0][1], 0) - EVALUATOR.evaluate(outcomes[1][1], 0)
    assert gained == 2 * POINT
    assert shot.value == EVALUATOR.evaluate(s, 0) + 2 * POINT * faces // 6
    assert EVALUATOR.transposition_key(shot.s, 0) == EVALUATOR.transposition_key(
        likeliest(outcomes), 0
    )
    charged = best[("charge",), ("fire",)]
    assert charged.value == EVALUATOR.evaluate(s, 0) - POINT + 2 * POINT * (faces + 1) // 6


def test_no_die_is_foreseen() -> None:
    """Another source of chance: the same choices, the same values, the same reasons."""
    decisions, hints, walked = [], [], []
    for seed in range(6):
        s = aimed()
        s.rng = Rng(seed, s.rng.count)
        decisions.append(choose(GAME, s, 0, BeamBot(GAME, EVALUATOR, REACH)))
        who = BOTS.bot("bidder", 2)
        hints.append(run(think_hint(GAME, EVALUATOR, who, s, 0)).options)
        walked.append(annotate(GAME, EVALUATOR, s, 0, [("charge",), ("fire",), ("hold",)]))
    assert all(each == decisions[0] for each in decisions)
    assert all(each == hints[0] for each in hints)
    assert all(each == walked[0] for each in walked)
    assert [action.closing for action in walked[0]] == [False, True]
    terms = decisions[0].choices[0]
    assert sum(points for _, points in terms.terms) == pytest.approx(terms.value)


def test_no_goal_is_left_to_chance() -> None:
    s = aimed()
    sink = TurnGoal("hit", Text("label-fire"), lambda each, _: 2 - each.hulls[1], 1)
    assert not run(plan_turn(GAME, EVALUATOR, s, 0, sink)).turns
    keep = TurnGoal("keep", Text("label-fire"), lambda each, seat: each.hulls[seat], 2)
    assert run(plan_turn(GAME, EVALUATOR, s, 0, keep)).turns


def test_foresight_plays_on_past_the_die() -> None:
    s = aimed()
    plan = RolloutLimits(REACH, ((3, 2),), ((3, 2),), 500, BeamLimits(4, 50), BeamLimits(4, 50), 50)
    decision = choose(GAME, s, 0, RolloutBot(GAME, EVALUATOR, plan))
    assert decision.actions[0] in GAME.legal(s, 0)
    again = choose(GAME, s, 0, RolloutBot(GAME, EVALUATOR, plan))
    assert again == decision
