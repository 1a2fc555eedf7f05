"""The analysis by rounds: chapters, losses tried out to the end, luck apart from skill."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.bots.study import rounds
from portsmouth.bots.study.verdicts import Chapter, Verdict
from portsmouth.core.match import Match
from portsmouth.core.queries import PlayedAction
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME as SEA
from portsmouth.replay.chronicle import played_actions
from tests.games.captains_sea.make_golden_games import boarder
from tests.shape import hold


@cache
def signals() -> Match[Any]:
    """A duel of signals of three seats, played at random."""
    match: Match[Any] = portsmouth.new("signals", seats=3, seed=5, options={"rounds": 3})
    rng = Rng(5)
    while match.actors:
        s, seat = match.state, match.actors[0]
        match.play(match.game.notation.write(match.game.random_action(s, seat, rng)), seat)
    return match


@cache
def sea() -> Match[Any]:
    """A short fight at sea, of a few turns."""
    options = {"duel": "s07", "scenario": "stern_rake"}
    match: Match[Any] = portsmouth.new("captains_sea", seats=2, seed=1, options=options)
    rng = Rng(5)
    while match.actors:
        s, seat = match.state, match.actors[0]
        match.play(match.game.notation.write(boarder(s, SEA.legal(s, seat), rng)))
    return match


def analysed(match: Match[Any], ms: int = 5_000) -> dict[str, Any]:
    """The whole analysis."""
    engine = Engine()
    request = {"op": "think", "save": json.dumps(portsmouth.save(match)), "kind": "analysis"}
    answer = json.loads(engine.dispatch(json.dumps(request)))
    while answer["ok"] and not answer["done"]:
        more = {"op": "more", "job": answer["job"], "ms": ms}
        answer = json.loads(engine.dispatch(json.dumps(more)))
    assert answer["ok"], answer
    hold(answer["result"], protocol_jobs.AnalysisShape)
    result: dict[str, Any] = answer["result"]
    return result


@pytest.fixture(scope="module")
def found() -> dict[str, dict[str, Any]]:
    """Both analyses, with few trials."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds.RoundAnalyzer, "trials", 8)
        patch.setattr(rounds.RoundAnalyzer, "deals", 3)
        return {"signals": analysed(signals()), "captains_sea": analysed(sea())}


@pytest.mark.parametrize("key", ["signals", "captains_sea"])
def test_a_chapter_is_a_round(found: dict[str, dict[str, Any]], key: str) -> None:
    """All entries in order, each round once, what everybody decided in it."""
    match, chapters = {"signals": signals, "captains_sea": sea}[key](), found[key]["chapters"]
    assert [each["round"] for each in chapters] == [*range(1, len(chapters) + 1)]
    assert (chapters[0]["start"], chapters[-1]["end"]) == (0, len(match.journal))
    assert [each["end"] for each in chapters[:-1]] == [each["start"] for each in chapters[1:]]
    for chapter in chapters:
        assert abs(sum(chapter["before"])) < 0.3
        assert abs(sum(chapter["luck"])) < 0.3
        for verdict in chapter["verdicts"]:
            assert chapter["start"] <= verdict["start"] < verdict["end"] <= chapter["end"]
    assert len({v["seat"] for each in chapters for v in each["verdicts"]}) > 1


def test_leads_are_the_scores_where_a_game_tells_them(found: dict[str, dict[str, Any]]) -> None:
    """First those of the set-up, then as they stand; in the end the totals say who is ahead."""
    result, match = found["captains_sea"], sea()
    first = SEA.setup(2, match.settings, Rng(match.seed))
    one, other = (sum(line.points for line in lines) for lines in SEA.current_scores(first))
    assert result["chapters"][0]["before"] == [one - other, other - one]
    outcome = SEA.outcome(match.state)
    assert outcome is not None
    one, other = outcome.totals
    assert result["after"] == [one - other, other - one]


def test_doubtful_decisions_are_tried_out_to_the_end(found: dict[str, dict[str, Any]]) -> None:
    """Every loss has its games and interval; one that gains nothing is soon given up."""
    verdicts = [v for each in found["captains_sea"]["chapters"] for v in each["verdicts"]]
    tried = [each for each in verdicts if each["deals"]]
    assert tried
    for verdict in tried:
        low, high = verdict["interval"]
        assert verdict["deals"] in (rounds.FIRST_GAMES, 8)
        assert verdict["loss"] == pytest.approx(max(0, (low + high) / 2), abs=0.11)
        assert verdict["grade"] in ("best", "open") or low > 0
        if verdict["deals"] == rounds.FIRST_GAMES:
            assert verdict["loss"] == 0
    kinds = [kind_of(each) for each in tried]
    assert len(set(kinds)) == len(kinds), "the same choice isn't tried out twice"


def test_all_rounds_are_there_before_the_best_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """He is asked about decisions in doubt alone: nobody waits for what nothing hangs on."""
    match = sea()
    first = SEA.setup(2, match.settings, Rng(match.seed))
    entries = [(each.seat, SEA.notation.read(each.do)) for each in match.journal]
    advice, bots = SEA.meta.advice, registry.bots("captains_sea")
    assert advice is not None
    analyzer = rounds.RoundAnalyzer(bots, 2, first, entries, advice, own=0)
    monkeypatch.setattr(analyzer, "trials", 2)
    thought, came = [], []
    think = analyzer.think

    def noted(s: Any, seat: int, who: Any) -> Any:
        if who is analyzer.best:
            thought.append(len(came))
        return think(s, seat, who)

    monkeypatch.setattr(analyzer, "think", noted)
    for step in analyzer.analyze():
        if isinstance(step, (Chapter, Verdict)):
            came.append(step)
    rounds_ = len(analyzer.turns)
    assert [type(each) for each in came[:rounds_]] == [Chapter] * rounds_
    assert all(isinstance(each, Verdict) for each in came[rounds_:])
    doubts = [v for each in came[:rounds_] for v in each.verdicts if v.seen >= 1]
    assert len(came) - rounds_ == len(doubts)
    assert thought
    assert min(thought) >= rounds_
    assert len(thought) <= len(doubts) < len(analyzer.segments) / 3


def kind_of(verdict: dict[str, Any]) -> str:
    """Who decided what, what was done and what instead."""
    done = [step["action"] for step in verdict["done"]]
    best = [step["action"] for step in verdict["best"]["steps"]]
    apart = (
        [each for each in one if each not in other] for one, other in ((done, best), (best, done))
    )
    return json.dumps([verdict["seat"], verdict["step"], *apart])


@pytest.mark.parametrize("key", ["signals", "captains_sea"])
def test_luck_of_dice_is_told_apart(found: dict[str, dict[str, Any]], key: str) -> None:
    """The luck of the whole is each seat's own, as the game tells it; that of rounds a lead's."""
    match, result = {"signals": signals, "captains_sea": sea}[key](), found[key]
    whole = registry.bots(key).luck(actions(match))
    assert whole is not None
    assert any(whole)
    assert len(whole) == match.seats
    assert result["luck"] == pytest.approx(whole, abs=0.001)
    for seat in range(match.seats):
        others = (sum(whole) - whole[seat]) / (match.seats - 1)
        rounds_luck = sum(each["luck"][seat] for each in result["chapters"])
        assert rounds_luck == pytest.approx(
            whole[seat] - others, abs=0.05 * len(result["chapters"])
        )


def actions(match: Match[Any]) -> list[PlayedAction[Any]]:
    """All that was played, as somebody sees it who looks back."""
    return [each._replace(before=each.before.copy()) for each in played_actions(match, None)]
