"""What a game says of its decisions in the analysis, and how, shown by the made-up one."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth import registry
from portsmouth.api.serialize_advice import tip_to_json
from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Choice, run
from portsmouth.bots.measure.selfplay import choose
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import plan_turn
from portsmouth.bots.study.analysis import GameAnalyzer
from portsmouth.bots.study.annotate import AnnotatedAction
from portsmouth.bots.study.hints import Hint, HintOption
from portsmouth.bots.study.verdicts import Verdict
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.signals.bots import SignalsBots
from portsmouth.games.signals.bots.evaluator import SignalsEvaluator
from tests import made_up

FIRST_BID, CHARGED_SHOT, HELD_BID, SMOKE = 0, 8, 12, 13
"""Entries of the duel with which decisions begin: a bid of 17 where 10 is better, a charge that
costs more than it brings, a bid of 1 where to hold is better, a smoke that is kept."""


@pytest.fixture(scope="module")
def duel() -> Match[Any]:
    """A duel of two captains to its end."""
    match: Match[Any] = Match(registry.game(made_up.KEY), 2, {}, 3)
    bots = registry.bots(made_up.KEY)
    who = [bots.bot(level, 2) for level in ("gunner", "powder_monkey")]
    while match.actors:
        seat = match.actors[0]
        match.play(choose(match.game, match.state, seat, who[seat]).actions[0], seat)
    return match


def verdicts(match: Match[Any]) -> dict[int, Verdict]:
    """What an analysis thinks of each decision, by its first entry."""
    game, bots = match.game, registry.bots(made_up.KEY)
    first = game.setup(match.seats, match.settings, Rng(match.seed))
    entries = [(entry.seat, game.notation.read(entry.do)) for entry in match.journal]
    assert game.meta.advice
    found = run(GameAnalyzer(bots, match.seats, first, entries, game.meta.advice).analyze())
    return {each.start: each for chapter in found.chapters for each in chapter.verdicts}


def without(monkeypatch: pytest.MonkeyPatch, hook: str) -> None:
    """Let the game leave a question to the common answer."""
    own, common = (
        (SignalsEvaluator, Evaluator) if hasattr(SignalsEvaluator, hook) else (SignalsBots, Bots)
    )
    monkeypatch.setattr(own, hook, getattr(common, hook))


def test_odds_that_are_counted_need_no_trial(
    duel: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`counts_odds`: the loss at the guns has no bounds but itself, and no deals."""
    shot = verdicts(duel)[CHARGED_SHOT]
    assert (shot.grade, shot.interval, shot.deals) == ("small", (shot.loss, shot.loss), 0)
    without(monkeypatch, "counts_odds")
    tried = verdicts(duel)[CHARGED_SHOT]
    assert tried.interval != (tried.loss, tried.loss)


def test_what_nobody_calls_better_is_no_mistake(
    duel: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`may_be_better`: a smoke was worth more than it was kept for, but nobody is told so."""
    kept = verdicts(duel)[SMOKE]
    assert (kept.grade, kept.best.actions[0]) == ("best", ("pass",))
    without(monkeypatch, "may_be_better")
    laid = verdicts(duel)[SMOKE]
    assert (laid.grade, laid.best.actions[0]) == ("small", ("smoke",))


def test_a_game_tells_a_decision_in_a_sentence(
    duel: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`verdict_sentence`: a bid beside the better one; what is no bid is told action by action."""
    found = verdicts(duel)
    assert found[FIRST_BID].told == Text("told-bid", card=17, better=10)
    assert found[CHARGED_SHOT].told is None
    without(monkeypatch, "verdict_sentence")
    assert verdicts(duel)[FIRST_BID].told is None


def test_a_game_compares_two_lines(duel: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """`compare`: a flag that was better held; elsewhere the reason of the better line."""
    found = verdicts(duel)
    assert found[HELD_BID].why == Text("why-hold", card=1)
    assert found[CHARGED_SHOT].why == Text("why-fire", faces=3)
    without(monkeypatch, "compare")
    assert verdicts(duel)[HELD_BID].why is None


def test_a_hint_tells_what_matters_most_before_the_line(
    duel: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`focus`: one of the actions at the guns alone helps nobody; nothing is compared then."""
    match: Match[Any] = Match(duel.game, 2, {}, 3)
    for entry in duel.journal[:CHARGED_SHOT]:
        match.play(entry.do, entry.seat)
    seat, game = match.actors[0], match.game
    found = [game.option(match.state, seat, action) for action in match.legal(seat)[:2]]
    annotated = tuple(AnnotatedAction(each, 0.0, False) for each in found if each)
    charged, other = (Choice(line, 0.0) for line in ((("charge",), ("fire",)), (("fire",),)))
    options = tuple(HintOption(each, annotated) for each in (charged, other))
    hint = Hint(options, 1, match.state)
    focus = tip_to_json(match, seat, hint, 2)
    assert (focus["labels"], focus["why"]) == ([], {"id": "focus-charge", "args": {}})
    assert tip_to_json(match, seat, hint, 3)["why"] is not None
    without(monkeypatch, "focus")
    assert tip_to_json(match, seat, hint, 2)["why"] != focus["why"]


def test_losses_are_told_in_points_of_the_end(
    duel: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`final_points`: a flag in the hand is worth something while one plays, but no point."""
    bots = registry.bots(made_up.KEY)
    s = duel.game.setup(2, duel.settings, Rng(duel.seed))
    evaluator = bots.evaluator(2)
    assert evaluator.final_points(s, 0) == 1000 * (2 * 2 + 2)
    assert evaluator.evaluate(s, 0) != evaluator.final_points(s, 0)
    without(monkeypatch, "final_points")
    assert evaluator.final_points(s, 0) == evaluator.evaluate(s, 0)


def test_a_goal_is_set_once_it_can_be_planned(duel: Match[Any]) -> None:
    """`goals`: none while bids are sealed; at the guns a turn that spends no powder is planned."""
    bots = registry.bots(made_up.KEY)
    s = duel.game.setup(2, duel.settings, Rng(duel.seed))
    assert bots.goals(s, 0) == ()
    s.frames, s.winner, s.bids = (("gun",),), 0, [5, 4]
    (goal,) = bots.goals(s, 0)
    planned = run(plan_turn(duel.game, bots.evaluator(2, whole=True), s, 0, goal))
    (turn, *_) = planned.turns
    assert ("aim", 1) in turn.choice.actions
    assert ("charge",) not in turn.choice.actions
