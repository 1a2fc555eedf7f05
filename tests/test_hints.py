"""Hints: each depth tells no more than it should, and nothing that is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import deal, make_bot, play_turn
from portsmouth.bots.study.annotate import annotate
from portsmouth.bots.study.hints import MOST, Hint, think_hint
from portsmouth.core.rng import Rng
from tests.shape import hold
from tests.test_protocol import ask
from tests.test_study import position

GAME = registry.game("portsmouth")
BOTS = registry.bots("portsmouth")


def hint(frame: dict[str, Any], depth: int, ms: int = 5_000) -> dict[str, Any]:
    """The result of a hint's job."""
    engine, seat = Engine(), frame["actors"][0]
    answer = ask(engine, op="think", save=frame["save"], kind="hint", seat=seat, depth=depth)
    while not answer["done"]:
        answer = ask(engine, op="more", job=answer["job"], ms=ms)
    result: dict[str, Any] = answer["result"]
    hold(result, protocol_jobs.TipShape)
    return result


def hinted(s: Any, seat: int) -> Hint[Any]:
    """A lieutenant's hint."""
    return run(think_hint(GAME, BOTS.evaluator(2), BOTS.bot("lieutenant", 2), s, seat))


def test_each_depth_tells_more() -> None:
    frame = position(1)
    where, options, best = (hint(frame, depth) for depth in (1, 2, 3))
    assert (len(where["targets"]), where["labels"], where["best"]) == (1, [], None)
    assert where["why"] is options["why"] is None
    assert 2 <= len(options["targets"]) == len(options["labels"]) <= MOST
    assert len(set(options["targets"])) == len(options["targets"])
    assert options["best"] is None
    assert set(where["targets"]) <= set(options["targets"])
    assert options["targets"] == sorted(options["targets"])
    line = best["best"]
    assert line["steps"][line["main"]]["target"] == where["targets"][0] == best["targets"][0]
    assert [step["action"] for step in line["steps"]][: len(line["actions"])] == line["actions"]


def test_what_is_advised_can_be_played_and_leaves_the_end_to_the_player() -> None:
    frame = position(2, 3)
    line = hint(frame, 3)["best"]
    engine = Engine()
    begun = ask(engine, op="load", save=frame["save"])
    frame = ask(engine, op="play", n=begun["n"], actions=line["actions"])
    assert frame["ok"]
    assert frame["actors"] == begun["actors"]
    assert frame["undo"] == len(line["actions"])
    totals = [each["view"]["ships"][begun["actors"][0]]["total"] for each in (begun, frame)]
    assert line["worth"], "the first officer brings something"
    assert [line["worth"]["before"], line["worth"]["after"]] == totals
    assert line["gain"] > 0


def test_slices_do_not_matter() -> None:
    frame = position(1)
    assert hint(frame, 3, ms=0) == hint(frame, 3)


@pytest.mark.parametrize("round_", [2, 5, 8])
def test_options_differ_in_every_kind_of_decision(round_: int) -> None:
    s, who = deal(GAME, 2, 9), make_bot(BOTS, "midshipman", 2, Rng(1))
    while s.frames and s.round <= round_:
        seat = GAME.actors(s)[0]
        if s.round == round_:
            mains = [told.key_action.option for told in hinted(s, seat).options]
            assert len({option.target for option in mains}) == len(mains) >= 1
            assert all(option.legal for option in mains)
        play_turn(GAME, s, who)


def test_nothing_hidden_is_in_a_hint() -> None:
    """The pile in another order, the same hint."""
    s = deal(GAME, 2, 9)
    twin = s.copy()
    GAME.resample_hidden(twin, None, Rng(99))
    assert twin.to_json() != s.to_json()
    seat = GAME.actors(s)[0]
    one, other = hinted(s, seat), hinted(twin, seat)
    assert [told.choice for told in one.options] == [told.choice for told in other.options]


def test_a_walk_ends_where_something_unforeseen_comes() -> None:
    s = deal(GAME, 2, 9)
    seat = GAME.actors(s)[0]
    annotated = annotate(GAME, BOTS.evaluator(2), s, seat, [("move", 0), ("end",), ("move", 1)])
    assert [action.closing for action in annotated] == [False, True]
    assert annotate(GAME, BOTS.evaluator(2), s, seat, [("move", 12)]) == ()


def test_hints_are_noted_in_the_table_and_in_saves() -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="portsmouth", seats=2, seed="5")
    for depth in (1, 3, 2):
        frame = ask(engine, op="hinted", n=frame["n"], seat=0, depth=depth)
    assert frame["table"]["hints"] == [[0, 0, 3]]
    frame = ask(engine, op="play", n=frame["n"], actions=["move a1"])
    frame = ask(engine, op="hinted", n=frame["n"], seat=0, depth=1)
    assert frame["table"]["hints"] == [[0, 0, 3], [1, 0, 1]]
    save = ask(engine, op="save")["save"]
    assert ask(Engine(), op="load", save=save)["table"] == frame["table"]
    assert frame["undo"] == 1


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"depth": 4}, "bad_request"), ({"seat": 1}, "not_your_turn"), ({"n": 9}, "stale")],
)
def test_a_note_that_makes_no_sense(wrong: dict[str, Any], code: str) -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="portsmouth", seats=2, seed="5")
    question = {"n": frame["n"], "seat": 0, "depth": 1} | wrong
    assert ask(engine, op="hinted", **question)["code"] == code


@pytest.mark.parametrize("wrong", [{"depth": 0}, {"depth": "1"}, {"seat": 1}])
def test_a_question_that_makes_no_sense(wrong: dict[str, Any]) -> None:
    frame = position()
    question = {"kind": "hint", "seat": 0, "depth": 1} | wrong
    answer = Engine().dispatch(json.dumps({"op": "think", "save": frame["save"]} | question))
    assert '"ok":false' in answer
    assert '"code":"bug"' not in answer
