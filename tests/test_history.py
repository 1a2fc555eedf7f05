"""Positions of the past: the same as they were, to be looked at only, and quick to leaf through."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.core.errors import NoHistory
from portsmouth.core.journal import Entry
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.replay.chronicle import played_actions
from portsmouth.replay.history import STRIDE, History
from tests import made_up
from tests.test_protocol import ask


def played(entries: int, seats: int = 3) -> tuple[Match[Any], list[str]]:
    """A random match of so many entries, and the hash after each."""
    match, rng = portsmouth.new("portsmouth", seats=seats, seed=7), Rng(7)
    hashes = [match.hash()]
    while match.actors and len(match.journal) < entries:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
        hashes.append(match.hash())
    return match, hashes


def test_every_position_comes_out_as_it_was() -> None:
    match, hashes = played(3 * STRIDE + 2)
    past = History(match)
    for entry in [20, *range(len(hashes)), 3, len(match.journal)]:
        then = past.at(entry)
        assert then.hash() == hashes[entry]
        assert then.journal == match.journal[:entry]
        assert (then.undo_depth, then.redo_depth, then.revision) == (0, 0, match.revision)


def test_what_is_done_to_the_past_changes_nothing() -> None:
    match, hashes = played(12)
    past = History(match)
    then = past.at(5)
    then.play(then.legal()[0])
    then.arrange(0, "x", "")
    assert match.hash() == hashes[-1]
    assert len(match.journal) == 12
    assert past.at(5).hash() == hashes[5]
    assert past.at(6).hash() == hashes[6]


def test_what_was_taken_back_is_forgotten() -> None:
    match, _ = played(0)
    past = History(match)
    match.play(match.legal()[0])
    assert past.at(1).hash() == match.hash()
    match.undo()
    match.play(match.legal()[1])
    assert past.at(1).hash() == match.hash()


@pytest.mark.parametrize("entry", [-1, 6])
def test_there_is_no_such_entry(entry: int) -> None:
    match, _ = played(5)
    with pytest.raises(NoHistory, match="5 entries"):
        History(match).at(entry)


@pytest.mark.parametrize("do", ["train", "end", "move c3", "sink me"])
def test_a_journal_of_other_rules_is_no_past(do: str) -> None:
    """A save of older rules goes on from its snapshot; what lies before can't be shown."""
    match, hashes = played(5)
    journal = [*match.journal]
    journal[2] = Entry(journal[2].seat, do, "00000000")
    match.restore(match.state, journal, [(0, "0.9"), (5, match.game.meta.rules)])
    past = History(match)
    assert past.at(2).hash() == hashes[2]
    with pytest.raises(NoHistory):
        past.at(3)
    assert past.at(1).hash() == hashes[1]


def test_leafing_is_quick() -> None:
    """A step in a long game stays far below what a hand notices, even in the browser."""
    match, _ = played(200, seats=4)
    past = History(match)
    past.at(len(match.journal))
    steps = range(0, len(match.journal), 3)
    began = time.perf_counter()
    for entry in steps:
        past.at(entry)
    assert (time.perf_counter() - began) / len(steps) < 0.005


# At the engine.


@pytest.fixture
def engine() -> Engine:
    engine = Engine()
    engine.match, _ = played(30)
    return engine


def test_a_frame_of_the_past(engine: Engine) -> None:
    now = ask(engine, op="look")
    first = ask(engine, op="past", n=now["n"], entry=0)
    assert first["past"] == first["entries"] == 0
    assert first["viewer"] == now["viewer"]
    assert (first["options"], first["log"], first["undo"], first["redo"]) == ([], [], 0, 0)
    assert first["forced"] is first["outcome"] is None
    assert first["away"]["text"]["id"] == "refusal-past"
    assert first["view"]["round"] == 1
    last = ask(engine, op="past", entry=30)
    assert last["view"] == now["view"]
    assert ask(engine, op="look") == now
    assert "past" not in now


def test_the_past_of_a_finished_game(engine: Engine) -> None:
    engine.match, _ = played(10_000)
    end = len(engine.match.journal)
    assert ask(engine, op="past", entry=end)["outcome"] is not None
    before = ask(engine, op="past", entry=end - 1)
    assert (before["outcome"], before["viewer"]) == (None, None)


def test_what_is_no_past_is_told(engine: Engine) -> None:
    assert ask(engine, op="past", n=1, entry=3)["code"] == "stale"
    assert ask(engine, op="past", entry=99)["code"] == "no_past"
    assert ask(Engine(), op="past", entry=0)["code"] == "no_match"


def test_a_game_looks_back_on_a_match() -> None:
    """The duel tells expected hits and hits; what is sealed from the viewer is left out."""
    engine, rng = Engine(), Rng(3)
    engine.dispatch('{"op": "new", "game": "signals", "seats": 3, "seed": "5"}')
    match = engine.match
    assert match is not None
    while match.actors:
        seat = match.actors[0]
        legal = match.game.legal(match.state, seat)
        match.play(match.game.notation.write(legal[rng.below(len(legal))]), seat)
    wish = json.dumps({"op": "chronicle", "n": match.revision, "viewer": 0})
    answer = json.loads(engine.dispatch(wish))["chronicle"]
    fired = [each for each in match.events(0) for event in each if event.kind == "fired"]
    assert sum(answer["hits"]) == 2 * 3 - sum(match.state.hulls)
    assert fired
    assert sum(answer["expected"]) >= len(fired)


def test_sealed_actions_are_no_part_of_what_others_look_back_on() -> None:
    """A bid that is still sealed is known to its bidder alone."""
    match = portsmouth.new(made_up.KEY, seats=2, seed=5)
    match.play("hold", 0)
    assert [each.seat for each in played_actions(match, 0)] == [0]
    assert not list(played_actions(match, 1))
