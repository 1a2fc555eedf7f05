"""The bridge: it answers everything, never raises, and what fails has changed nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portsmouth.api import bridge
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import frames as protocol
from portsmouth.api.requests import parsing as request_parsing
from portsmouth.core.journal import canonical, digest
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.steps.turn import Turn
from portsmouth.games.portsmouth.views import view
from tests import made_up
from tests.shape import hold
from tests.test_protocol import check

NEW: dict[str, Any] = {"op": "new", "game": "portsmouth", "seats": 3, "seed": "5"}


def ask(engine: Engine, request: object) -> dict[str, Any]:
    """An answer; whatever the question, it is JSON of the promised shape."""
    text = request if isinstance(request, str) else json.dumps(request)
    answer = json.loads(engine.dispatch(text), parse_constant=pytest.fail)
    check(answer)
    return answer


@pytest.fixture
def engine() -> Engine:
    """An engine with a match in its first turn, one action taken and one taken back."""
    engine = Engine()
    frame = ask(engine, NEW)
    for _ in range(2):
        legal = [o["action"] for o in frame["options"] if not o["refusal"] and o["verb"] == "move"]
        frame = ask(engine, {"op": "play", "n": frame["n"], "actions": legal[:1]})
    ask(engine, {"op": "undo", "n": frame["n"]})
    return engine


def facts(engine: Engine) -> tuple[object, ...]:
    """All of a match that a page could notice."""
    match = engine.match
    assert match is not None
    return (
        match.hash(),
        match.revision,
        list(match.journal),
        match.undo_depth,
        match.redo_depth,
        canonical(match.notes),
        match.settings,
        {seat: dict(wishes) for seat, wishes in match.layouts.items() if wishes},
        len(match.events(0)),
    )


# Whatever is asked.

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 30),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["portsmouth", "move a1", "end", "\ud800", "\x00", "1" * 400]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
OPS = st.sampled_from(sorted(bridge.OPERATIONS))
FIELDS = ["n", "since", "seat", "game", "seats", "options", "seed", "table"]
FIELDS += ["save", "actions", "target", "item", "place"]
FIELDS += ["captains", "kind", "level", "job", "ms"]
FIELDS += [
    "viewer",
    "back",
    "entry",
    "lesson",
    "link",
    "goal",
    "depth",
    "action",
    "mark",
    "entries",
]
GOOD: dict[str, Any] = {
    "n": 3,
    "since": 0,
    "seat": 0,
    "game": "portsmouth",
    "seats": 2,
    "options": {},
    "seed": "1",
    "table": {},
    "actions": ["end"],
    "target": "c3",
    "item": "x",
    "place": "below",
    "captains": [None, "admiral", None],
    "kind": "turn",
    "level": "landsman",
    "job": 1,
    "ms": 1,
}


@settings(max_examples=200)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_random_text(text: str) -> None:
    answer = ask(Engine(), text)
    assert answer["code"] in ("bad_request", "no_match")


@settings(max_examples=200)
@given(VALUES)
def test_random_json(value: Any) -> None:
    answer = ask(Engine(), json.dumps(value))
    assert answer["code"] in ("bad_request", "no_match")


_SHARED = Engine()


@settings(max_examples=300)
@given(op=OPS, odd=st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=3))
def test_wrong_kinds_in_every_field(op: str, odd: dict[str, Any]) -> None:
    engine = _SHARED
    if engine.match is None or len(engine.match.journal) > 12:
        ask(engine, NEW)
    assert engine.match is not None
    before, match = facts(engine), engine.match
    answer = ask(engine, {"op": op, **GOOD, "n": engine.match.revision, **odd})
    assert answer["ok"] or answer["code"] != "bug", answer["detail"]
    if not answer["ok"]:
        assert engine.match is match
        assert facts(engine) == before


JUNK = ("null", "true", "-1", "99", "1e5", "1e999", "NaN", "-Infinity", '"x"', '"\\ud800"')


def read_by(op: str) -> set[str]:
    """The fields that an operation reads."""
    hints = [get_type_hints(each) for each in get_args(protocol.Request)]
    return {name for each in hints if op in get_args(each["op"]) for name in each}


READ = [(op, name) for op in sorted(bridge.OPERATIONS) for name in FIELDS if name in read_by(op)]
OTHERS = [
    (op, name) for op in sorted(bridge.OPERATIONS) for name in FIELDS if (op, name) not in READ
]


@pytest.mark.parametrize(("op", "field"), READ + OTHERS[::9])
def test_each_field_of_each_operation_may_be_junk(engine: Engine, op: str, field: str) -> None:
    """Every field that it reads, and some that it should not."""
    few = (op, field) not in READ
    for junk in JUNK[:3] if few else JUNK:
        for value in (junk, f"[{junk}]", f'{{"a": {junk}}}', "[" * 50 + "]" * 50):
            assert engine.match is not None
            before, match = facts(engine), engine.match
            request = {**GOOD, "op": op, "n": match.revision}
            request.pop(field, None)
            answer = ask(engine, json.dumps(request)[:-1] + f', "{field}": {value}}}')
            assert answer["ok"] or answer["code"] != "bug", (value, answer["detail"])
            if not answer["ok"]:
                assert engine.match is match
                assert facts(engine) == before
            elif engine.match is not match or facts(engine) != before:
                return


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"op":' * 50_000,
        '{"op":"new","table":' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"op":"look","seat":' + "9" * 5_000 + "}",
        '{"op":"look","since":' + "9" * 4_000 + "}",
        '{"op":"new","table":{"a":' + "9" * 5_000 + "}}",
        '{"op":"look"}' + " " * request_parsing.MAX_REQUEST,
        '"' + "\\" * 9_999 + '"',
        '{"op":"load","save":' + json.dumps("[" * 100_000) + "}",
        '{"op":"load","save":' + json.dumps('{"a":' * 900 + "1" + "}" * 900) + "}",
    ],
    ids=range(10),
)
def test_monsters(engine: Engine, text: str) -> None:
    before = facts(engine)
    answer = ask(engine, text)
    assert answer["ok"] or answer["code"] in ("bad_request", "save_broken")
    assert facts(engine) == before


def test_what_is_not_text_is_answered() -> None:
    for thing in (None, 7, b"{}", ["x"], {"op": "look"}):
        assert json.loads(Engine().dispatch(thing))["code"] == "bad_request"  # type: ignore[arg-type]


@pytest.mark.parametrize("table", ['{"a": NaN}', '{"a": Infinity}', '{"a": 1e999}'])
def test_what_javascript_cannot_read_never_goes_out(engine: Engine, table: str) -> None:
    answer = ask(engine, json.dumps(NEW)[:-1] + f', "table": {table}}}')
    assert not answer["ok"]


# By kind.


def test_no_match_yet() -> None:
    for op in ("look", "play", "undo", "redo", "restart", "arrange"):
        assert ask(Engine(), {"op": op, "n": 0})["code"] == "no_match"
    assert ask(Engine(), {"op": "catalog"})["ok"]


def test_stale_requests_get_the_table_as_it_is(engine: Engine) -> None:
    assert engine.match is not None
    answer = ask(engine, {"op": "play", "n": engine.match.revision - 1, "actions": ["end"]})
    assert answer["code"] == "stale"
    assert answer["frame"]["n"] == engine.match.revision
    assert answer["text"] == {"id": "error-stale", "args": {}}


def test_refusals_come_with_rule_sentence_and_remedy(engine: Engine) -> None:
    match = engine.match
    assert match is not None
    frame, told = ask(engine, {"op": "look"}), ask(engine, {"op": "options", "n": match.revision})
    refused = [each["action"] for each in told["refused"]]
    assert len(refused) > 20
    assert len(refused) == frame["omitted"] + sum(1 for o in frame["options"] if o["refusal"])
    for target in ("c3", "a1", "crew"):
        question = {"op": "options", "n": match.revision, "target": target}
        for option in ask(engine, question)["options"]:
            if option["refusal"] is None:
                assert option in frame["options"]
                continue
            assert option["action"] in refused
            request = {"op": "play", "n": match.revision, "actions": [option["action"]]}
            answer = ask(engine, request)
            assert answer["code"] == "illegal"
            number = told["refused"][refused.index(option["action"])]["why"]
            assert told["refusals"][number] == option["refusal"]
            assert answer["refusal"] == option["refusal"]
            assert answer["text"] == option["refusal"]["text"]
            assert answer["frame"]["n"] == match.revision


def test_several_actions_are_done_all_or_none(engine: Engine) -> None:
    match = engine.match
    assert match is not None
    before = facts(engine)
    for actions in (["end", "sink"], ["end", "fire"], ["raise", "raise", "raise"]):
        answer = ask(engine, {"op": "play", "n": match.revision, "actions": actions})
        assert answer["code"] in ("bad_notation", "illegal", "not_your_turn")
        assert facts(engine) == before, actions
    assert ask(engine, {"op": "redo", "n": match.revision})["ok"], (
        "what was taken back is still there"
    )
    assert ask(engine, {"op": "play", "n": match.revision, "actions": ["raise", "end"]})["ok"]


def test_a_session_by_hand(engine: Engine) -> None:
    frame = ask(engine, {"op": "look"})
    assert (frame["undo"], frame["redo"], frame["entries"]) == (1, 1, 1)
    frame = ask(engine, {"op": "redo", "n": frame["n"]})
    assert len(frame["log"]) == frame["entries"] == 2
    frame = ask(engine, {"op": "restart", "n": frame["n"], "since": 1})
    assert (frame["undo"], frame["redo"], frame["log"]) == (0, 2, [])
    other = Engine()
    save = ask(engine, {"op": "save", "n": frame["n"]})["save"]
    loaded = ask(other, {"op": "load", "save": save})
    assert loaded["view"] == frame["view"]
    assert ask(other, {"op": "save"})["save"] == save


def test_seeds_are_words_or_numbers() -> None:
    views = [
        ask(Engine(), {**NEW, "seed": seed})["view"] for seed in ("5", " 5 ", "Sophie", "Sophie")
    ]
    assert views[0] == views[1] != views[2] == views[3]
    frame = ask(Engine(), {**NEW, "seed": str((1 << 64) - 1)})
    assert frame["seed"] == "18446744073709551615"
    assert ask(Engine(), {**NEW, "seed": "9" * 30})["ok"]
    drawn = {ask(Engine(), {**NEW, "seed": None})["seed"] for _ in range(3)}
    assert len(drawn) == 3


def test_a_tampered_save_with_a_right_sum_is_refused_or_sound(engine: Engine) -> None:
    match = engine.match
    assert match is not None
    good = json.loads(ask(engine, {"op": "save"})["save"])
    for key in good:
        for junk in (None, 7, -1, "x", [], {}, [[]], {"a": []}, 1.5, True):
            data = {k: v for k, v in good.items() if k != "sum"} | {key: junk}
            if key == "snapshot":
                data["rules"] = [[0, "0.9"]]
            data["sum"] = digest(canonical(data))
            answer = ask(engine, {"op": "load", "save": json.dumps(data)})
            assert answer["ok"] or answer["code"] in ("save_broken", "save_too_new"), (key, junk)
            if answer["ok"]:
                ask(engine, {"op": "load", "save": json.dumps(good)})


# Several seats at once.


def duel(seats: int) -> tuple[Engine, dict[str, Any]]:
    """A duel of signals on an engine, all bids still open."""
    engine = Engine()
    return engine, answer_of(engine, {"op": "new", "game": "signals", "seats": seats, "seed": "4"})


def answer_of(engine: Engine, request: dict[str, Any]) -> dict[str, Any]:
    """An answer about a game whose view this file has no shape of."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    if answer["ok"]:
        hold({**answer, "view": {}}, protocol.Frame)
    else:
        assert answer["code"] != "bug", answer["detail"]
    return answer


@pytest.fixture
def toy() -> Iterator[None]:
    """The made-up game is known."""
    with made_up.registered():
        yield


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_sealed_game_by_looking_at_each_seat_in_turn(seats: int) -> None:
    engine, frame = duel(seats)
    rng, several = Rng(seats), 0
    while frame["actors"]:
        for seat in range(seats):
            seen = answer_of(engine, {"op": "look", "seat": seat})
            several += len(seen["actors"]) > 1
            assert seen["viewer"] == seat
            assert len(seen["view"]["hand"]) == seen["view"]["hands"][seat]
            for event in (event for entry in seen["log"] for event in entry["events"]):
                if event["kind"] in ("drew", "sealed_own"):
                    assert event["facts"]["seat"] == seat
            if seat not in seen["actors"]:
                assert (seen["options"], seen["forced"], seen["away"]) == ([], None, None)
                waits = seen["prompt"]["id"] == "prompt-waiting"
                assert waits or not seen["actors"]
                continue
            assert seen["prompt"]["id"] != "prompt-waiting"
            legal = [each["action"] for each in seen["options"] if each["refusal"] is None]
            action = legal[rng.below(len(legal))]
            done = {"op": "play", "n": seen["n"], "actions": [action], "seat": seat}
            frame = answer_of(engine, done)
            assert frame["ok"]
            assert frame["viewer"] == seat, "whoever plays sees the table from his own seat"
            assert frame["log"][-1]["seat"] == seat
    assert several >= 3
    assert frame["outcome"]["places"]
    assert answer_of(engine, {"op": "look"})["viewer"] is None


@pytest.mark.usefixtures("toy")
def test_where_several_choose_the_answer_shows_no_seat_that_nobody_named() -> None:
    engine, frame = duel(3)
    assert (frame["actors"], frame["viewer"]) == ([0, 1, 2], None)
    assert frame["view"]["hand"] is None
    assert frame["prompt"] == {"id": "prompt-waiting", "args": {"seat": 0}}
    unnamed = answer_of(engine, {"op": "play", "n": frame["n"], "actions": ["hold"]})
    assert unnamed["code"] == "not_your_turn"
    assert unnamed["frame"]["viewer"] is None
    sealed = answer_of(engine, {"op": "play", "n": frame["n"], "actions": ["hold"], "seat": 2})
    assert (sealed["actors"], sealed["viewer"], sealed["view"]["bid"]) == ([0, 1], 2, 0)
    again = answer_of(engine, {"op": "play", "n": sealed["n"], "actions": ["hold"], "seat": 2})
    assert again["code"] == "not_your_turn"
    assert again["frame"]["viewer"] == 2, "a failure shows the table to the seat that asked"
    old = answer_of(engine, {"op": "play", "n": frame["n"], "actions": ["hold"], "seat": 1})
    assert (old["code"], old["frame"]["viewer"]) == ("stale", 1)
    wrong = answer_of(engine, {"op": "play", "n": sealed["n"], "actions": ["fire"], "seat": 1})
    assert (wrong["code"], wrong["frame"]["viewer"]) == ("illegal", 1)
    for seat in (3, -1, "0", True, 1.0):
        junk = {"op": "play", "n": sealed["n"], "actions": ["hold"], "seat": seat}
        assert answer_of(engine, junk)["code"] in ("not_your_turn", "bad_request")
        assert answer_of(engine, {"op": "look", "seat": seat})["code"] == "bad_request"


def test_the_next_seats_table_where_one_must_act_and_nobody_is_named(engine: Engine) -> None:
    """The page of one device: it hands over to whoever is next."""
    assert engine.match is not None
    frame = ask(engine, {"op": "play", "n": engine.match.revision, "actions": ["end"]})
    assert frame["actors"] == [frame["viewer"]]
    own = ask(engine, {"op": "arrange", "n": frame["n"], "seat": 0, "item": "x", "place": ""})
    assert own["viewer"] == frame["viewer"]


# A fault of ours.


@pytest.mark.parametrize(
    "error", [ValueError, KeyError, RecursionError, AssertionError, MemoryError]
)
def test_a_fault_in_a_rule_leaves_the_game(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    assert engine.match is not None
    game, before = engine.match.game, facts(engine)

    def faulty(s: Any, seat: int, cx: Any) -> None:
        s.frames, s.ap = (), -5
        raise error("wet powder")

    with monkeypatch.context() as patch:
        patch.setitem(game._do["turn"], "raise", faulty)
        answer = ask(engine, {"op": "play", "n": engine.match.revision, "actions": ["raise"]})
    assert answer["code"] == "bug"
    assert "wet powder" in answer["detail"]
    assert "Traceback" in answer["detail"]
    assert answer["text"]["id"] == "error-bug"
    assert facts(engine) == before
    assert ask(engine, {"op": "play", "n": engine.match.revision, "actions": ["raise"]})["ok"]


def test_a_fault_after_the_rule_leaves_the_game_too(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Done, but the new table can't be shown: then it was not done."""
    assert engine.match is not None
    before = facts(engine)

    def faulty(*_: object) -> None:
        raise ZeroDivisionError("no glass")

    for target, name in ((view, "view"), (Turn, "options")):
        with monkeypatch.context() as patch:
            patch.setattr(target, name, faulty)
            answer = ask(engine, {"op": "play", "n": engine.match.revision, "actions": ["raise"]})
            assert answer["code"] == "bug"
            fresh = ask(engine, NEW)
            assert fresh["code"] == "bug"
        assert facts(engine) == before


def test_only_what_changes_the_match_is_copied_first(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look must not cost a copy of everything."""
    match = engine.match
    assert match is not None
    before = facts(engine)
    monkeypatch.setattr(match, "checkpoint", pytest.fail)
    looks = [
        {"op": op, "n": match.revision} for op in ("look", "catalog", "options", "save", "odds")
    ]
    looks += [{"op": "plan", "n": match.revision, "target": "c3"}, {"op": "past", "entry": 0}]
    looks += [{"op": "setbacks", "n": match.revision, "entry": 0}]
    for request in looks:
        assert ask(engine, request)["ok"], request
    assert facts(engine) == before


def test_a_long_game_stays_whole_under_noise() -> None:
    """Good play with every kind of noise between gives the game that was played."""
    engine, quiet, rng = Engine(), Engine(), Rng(9)
    frame = ask(engine, NEW)
    ask(quiet, NEW)
    while frame["actors"]:
        legal = [option["action"] for option in frame["options"] if not option["refusal"]]
        action = legal[rng.below(len(legal))]
        noises: list[object] = ["{", {"op": "undo", "n": -1}, {"op": "load", "save": "{}"}]
        for noise in noises if frame["entries"] % 8 == 0 else ():
            assert not ask(engine, noise)["ok"]
        frame = ask(engine, {"op": "play", "n": frame["n"], "actions": [action]})
        assert quiet.match is not None
        quiet.match.play(action)
    assert engine.match is not None
    assert engine.match.hash() == quiet.match.hash()


def test_the_process_has_one_engine() -> None:
    assert json.loads(bridge.dispatch('{"op":"catalog"}'))["ok"]
    assert json.loads(bridge.dispatch("{"))["code"] == "bad_request"


def test_plans_for_a_target(engine: Engine) -> None:
    """Asked for a cell, answered step by step; playing its actions leaves what it said."""
    frame = ask(engine, {"op": "look"})
    target = next(name for name, each in frame["reach"].items() if each["verb"] == "recruit")
    answer = ask(engine, {"op": "plan", "n": frame["n"], "target": target})
    plan = answer["plans"][0]
    assert answer["refusal"] is None
    assert plan["cost"] == frame["reach"][target]["cost"]
    assert plan["actions"] == [step["action"] for step in plan["steps"]]
    after = ask(engine, {"op": "play", "n": frame["n"], "actions": plan["actions"]})
    assert after["entries"] == frame["entries"] + len(plan["actions"])
    assert after["view"]["ap"] == plan["left"]["ap"]
    stale = ask(engine, {"op": "plan", "n": frame["n"], "target": target})
    assert stale["code"] == "stale"


def test_a_plan_for_nothing_is_refused_with_a_reason(engine: Engine) -> None:
    frame = ask(engine, {"op": "look"})
    answer = ask(engine, {"op": "plan", "n": frame["n"], "target": "the moon"})
    assert answer["plans"] == []
    assert answer["refusal"]["rule"] == "R37"
