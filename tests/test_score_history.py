"""The chart of the scores: each turn's standing, found again by playing the match again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.codec import record
from portsmouth.core.match import Match
from portsmouth.replay.score_history import ScoreHistory
from tests.test_bridge import ask

GOLDEN = sorted((Path(__file__).parent / "games/portsmouth/golden").glob("*.game"))


def recorded(path: Path) -> Match[Any]:
    """A recorded game."""
    return record.read(path.read_text("utf-8"), registry.game)


def fresh(match: Match[Any]) -> Match[Any]:
    """The same deal, not played yet."""
    return Match(match.game, match.seats, match.settings, match.seed)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_finished_game_has_a_point_for_each_turn_and_ends_with_its_outcome(path: Path) -> None:
    match = recorded(path)
    outcome, points = match.outcome, ScoreHistory(match).points()
    assert outcome
    assert [point.round for point in points] == [0] + [
        number for number in range(1, 9) for _ in range(match.seats)
    ]
    for number in range(1, 9):
        turns = points[1 + (number - 1) * match.seats : 1 + number * match.seats]
        assert sorted(point.seat for point in turns if point.seat is not None) == list(
            range(match.seats)
        )
    assert points[-1].scores == outcome.scores


def test_it_grows_with_the_match_and_follows_it_back() -> None:
    """Reckoned step by step it is what one finds all at once."""
    whole = recorded(GOLDEN[-1])
    match = fresh(whole)
    chart = ScoreHistory(match)
    for entry in whole.journal[:60]:
        match.play(entry.do, entry.seat)
        assert chart.points() == ScoreHistory(match).points()
        assert chart.points()[-1].scores == match.game.current_scores(match.state)
        if match.undo_depth:
            match.undo()
            assert chart.points() == ScoreHistory(match).points()
            match.redo()


def test_the_turn_that_has_begun_is_the_last_point() -> None:
    match = fresh(recorded(GOLDEN[-1]))
    chart = ScoreHistory(match)
    assert len(chart.points()) == 1
    match.play("raise")
    assert match.game.turn_info(match.state) == chart.points()[-1][:2]
    assert len(chart.points()) == 2


def test_a_match_that_cannot_be_replayed_has_its_standing_only() -> None:
    """As one whose rules have changed since, and that came from its snapshot."""
    whole = recorded(GOLDEN[-1])
    match = fresh(whole)
    match.restore(whole.state, [whole.journal[0]._replace(do="end")], [(0, "0.1"), (1, "1.0")])
    points = ScoreHistory(match).points()
    assert [point.scores for point in points] == [whole.game.current_scores(whole.state)]
    match.restore(whole.state, [whole.journal[0]._replace(do="sink")], [(0, "0.1")])
    assert ScoreHistory(match).points() == points


def test_hidden_purses_stay_hidden() -> None:
    whole = recorded(GOLDEN[-1])
    match = Match(whole.game, 2, {"hidden_money": True}, 7)
    match.play("raise")
    for point in ScoreHistory(match).points():
        assert all(line.item != "money" for lines in point.scores for line in lines)


def test_a_game_without_turns_has_one_point() -> None:
    match: Match[Any] = Match(registry.game("signals"), 2, {}, 1)
    match.play("hold", 0)
    assert [point[:2] for point in ScoreHistory(match).points()] == [(0, None)]
    match.play(match.legal(1)[0], 1)
    assert match.game.turn_info(match.state) == (1, 1)


def test_the_bridge_charts_the_match_on_the_table() -> None:
    engine = Engine()
    match = recorded(GOLDEN[-1])
    frame = ask(engine, {"op": "load", "save": json.dumps(portsmouth.save(match))})
    answer = ask(engine, {"op": "chart", "n": frame["n"]})
    last = answer["points"][-1]
    assert last["totals"] == frame["outcome"]["totals"]
    for seat, lines in enumerate(frame["outcome"]["scores"]):
        assert dict(zip(answer["items"], last["lines"][seat], strict=True)) == {
            line["item"]: line["points"] for line in lines
        }
    assert ask(engine, {"op": "chart", "n": frame["n"]}) == answer
    assert ask(engine, {"op": "chart", "n": frame["n"] + 1})["code"] == "stale"
    new = ask(engine, {"op": "new", "game": "portsmouth", "seats": 2, "seed": "1"})
    assert len(ask(engine, {"op": "chart", "n": new["n"]})["points"]) == 1
