"""Jobs: however they are sliced, the same comes out, and what is wrong is refused cleanly."""

from __future__ import annotations

import json
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.api.jobs import decide
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from tests.shape import hold
from tests.test_protocol import ask, check, with_save

LEVELS = [level.key for level in registry.game("portsmouth").meta.levels]


def position(turns: int = 0, seats: int = 2, seed: str = "5") -> dict[str, Any]:
    """The frame of a match after so many quick turns."""
    engine = Engine()
    frame = ask(engine, op="new", game="portsmouth", seats=seats, seed=seed)
    for _ in range(turns):
        frame = ask(engine, op="play", n=frame["n"], actions=["end"])
    return with_save(engine, frame)


def begin(engine: Engine, frame: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Let the captain of the frame's seat think."""
    question = {"kind": "turn", "seat": frame["actors"][0], "level": "lieutenant", **more}
    return ask(engine, op="think", save=frame["save"], **question)


def finish(engine: Engine, answer: dict[str, Any], ms: int) -> dict[str, Any]:
    """Go on to the end in slices of this length."""
    last = answer["progress"]
    while not answer["done"]:
        answer = ask(engine, op="more", job=answer["job"], ms=ms)
        assert answer["progress"][0] >= last[0] or last[1] == 1
        last = answer["progress"]
    return answer


@pytest.mark.parametrize("level", ["landsman", "lieutenant"])
@pytest.mark.parametrize("seats", [2, 4])
def test_slices_do_not_matter(level: str, seats: int) -> None:
    frame = position(1, seats)
    results = [
        finish(engine := Engine(), begin(engine, frame, level=level), ms)["result"]
        for ms in (0, 7, 5_000)
    ]
    assert results[0] == results[1] == results[2]
    hold(results[0], protocol_jobs.TurnShape)
    assert 1 <= len(results[0]["choices"]) <= 3
    assert results[0]["choices"][0]["actions"] == results[0]["actions"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_can_be_played(level: str) -> None:
    engine, table = Engine(), Engine()
    frame = position()
    frame = with_save(table, ask(table, op="load", save=frame["save"]))
    before = frame["actors"]
    while frame["actors"] == before:
        result = finish(engine, begin(engine, frame, level=level), 50)["result"]
        for action in result["actions"]:
            frame = ask(table, op="play", n=frame["n"], actions=[action])
            assert frame["ok"]
        frame = with_save(table, frame)


def test_hidden_order_does_not_matter() -> None:
    frame = position(1)
    data = json.loads(frame["save"])
    match: Match[Any] = portsmouth.load(data)
    seat = match.actors[0]
    captain = registry.bots("portsmouth").bot("landsman", match.seats)
    told = []
    for number in range(4):
        match.game.resample_hidden(match.state, seat, Rng(number))
        work = decide(match, seat, captain)
        while True:
            try:
                next(work)
            except StopIteration as end:
                told.append(end.value.actions)
                break
    assert len(set(told)) == 1


def test_a_new_thought_drops_the_old() -> None:
    engine, frame = Engine(), position()
    old, new = begin(engine, frame), begin(engine, frame)
    assert ask(engine, op="more", job=old["job"], ms=5)["code"] == "no_job"
    done = finish(engine, new, 100)
    assert done["result"]
    assert ask(engine, op="more", job=new["job"], ms=5)["code"] == "no_job"


def test_a_thought_is_stopped() -> None:
    engine, frame = Engine(), position()
    job = begin(engine, frame)["job"]
    assert ask(engine, op="stop", job=job)["result"] is None
    assert ask(engine, op="more", job=job, ms=5)["code"] == "no_job"
    assert ask(engine, op="stop", job=job)["code"] == "no_job"
    assert ask(engine, op="stop", job=99)["code"] == "no_job"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"kind": "dream"}, "bad_request"),
        ({"level": "commodore"}, "bad_setup"),
        ({"level": "random"}, "bad_setup"),
        ({"seat": 7}, "not_your_turn"),
        ({"seat": None}, "not_your_turn"),
        ({"save": "{}"}, "save_broken"),
        ({"save": "{"}, "save_broken"),
    ],
)
def test_what_is_wrong_is_refused(more: dict[str, Any], code: str) -> None:
    engine, frame = Engine(), position()
    request = {"op": "think", "kind": "turn", "seat": frame["actors"][0], "level": "captain"}
    answer = json.loads(engine.dispatch(json.dumps({"save": frame["save"], **request, **more})))
    check(answer)
    assert answer["code"] == code
    assert ask(engine, op="more", job=1, ms=5)["code"] == "no_job"


def test_the_other_seat_is_refused() -> None:
    engine, frame = Engine(), position()
    assert begin(engine, frame, seat=1 - frame["actors"][0])["code"] == "not_your_turn"


def test_nobody_thinks_after_the_end() -> None:
    frame = position(16)
    assert frame["actors"] == []
    engine = Engine()
    request = {"save": frame["save"], "kind": "turn", "seat": 0, "level": "landsman"}
    assert ask(engine, op="think", **request)["code"] == "not_your_turn"


def test_thinking_leaves_the_match_alone() -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="portsmouth", seats=2, seed="9")
    finish(engine, begin(engine, position()), 100)
    assert ask(engine, op="look") == frame


# Who plays which seat.


def test_seats_are_kept_in_the_save() -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="portsmouth", seats=2, seed="9", table={"names": ["A", "B"]})
    after = ask(engine, op="seats", n=frame["n"], captains=[None, "admiral"])
    assert after["table"] == {"names": ["A", "B"], "captains": [None, "admiral"]}
    assert after["n"] > frame["n"]
    assert after["view"] == frame["view"]
    assert after["undo"] == frame["undo"]
    again = ask(Engine(), op="load", save=ask(engine, op="save")["save"])
    assert again["table"] == after["table"]


@pytest.mark.parametrize(
    ("captains", "code"),
    [
        ([None], "bad_setup"),
        ([None, None, None], "bad_setup"),
        (["admiral", "commodore"], "bad_setup"),
        (["admiral", ["captain"]], "bad_setup"),
        ("admiral", "bad_request"),
    ],
)
def test_seats_are_checked(captains: Any, code: str) -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="portsmouth", seats=2, seed="9")
    request = {"op": "seats", "n": frame["n"], "captains": captains}
    assert json.loads(engine.dispatch(json.dumps(request)))["code"] == code
    assert "captains" not in ask(engine, op="look")["table"]


def test_the_catalogue_names_the_captains() -> None:
    games = {game["key"]: game for game in ask(Engine(), op="catalog")["games"]}
    assert [level["key"] for level in games["portsmouth"]["levels"]] == LEVELS


# The match that is thought about.


def tail(table: Engine, job: dict[str, Any]) -> dict[str, Any]:
    """What the table tells to whoever had that match."""
    return ask(table, op="save", since=job["since"], mark=job["mark"])


def test_the_same_match_is_sent_on_by_its_new_entries() -> None:
    """The journal is replayed once; what is thought is what a whole save leads to."""
    table, engine, frame = Engine(), Engine(), {}
    frame = ask(table, op="new", game="portsmouth", seats=2, seed="7")
    job = finish(engine, begin(engine, with_save(table, frame), level="landsman"), 50)
    for _ in range(4):
        before = frame["entries"]
        frame = ask(table, op="play", n=frame["n"], actions=job["result"]["actions"])
        told = tail(table, job)
        assert told["save"] is None
        assert len(told["entries"]) == frame["entries"] - before
        question = {"kind": "turn", "seat": frame["actors"][0], "level": "landsman"}
        more = {"since": job["since"], "mark": job["mark"], "entries": told["entries"]}
        job = finish(engine, ask(engine, op="think", **question, **more, ms=20), 50)
        assert job["since"] == frame["entries"]
        whole = finish(
            other := Engine(), begin(other, with_save(table, frame), level="landsman"), 50
        )
        assert job["result"] == whole["result"]


def test_another_course_of_the_match_is_sent_whole() -> None:
    table, engine = Engine(), Engine()
    frame = ask(table, op="new", game="portsmouth", seats=2, seed="7")
    frame = ask(table, op="play", n=frame["n"], actions=["raise"])
    job = begin(engine, with_save(table, frame))
    frame = ask(table, op="undo", n=frame["n"])
    assert tail(table, job)["entries"] is None
    frame = ask(table, op="play", n=frame["n"], actions=["end"])
    assert tail(table, job)["entries"] is None
    ask(table, op="new", game="portsmouth", seats=2, seed="8")
    assert tail(table, job)["save"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"since": 0}, "stale"),
        ({"mark": "0" * 16}, "stale"),
        ({"entries": [[0, "sink", "00000000"]]}, "bad_notation"),
        ({"entries": [[1, "raise", "00000000"]]}, "save_broken"),
        ({"entries": [7]}, "bad_request"),
        ({"entries": [[7]]}, "save_broken"),
    ],
)
def test_entries_that_do_not_fit_are_refused(change: dict[str, Any], code: str) -> None:
    """And then the match is not kept any longer."""
    engine, frame = Engine(), position(1)
    job = begin(engine, frame)
    question = {"kind": "turn", "seat": frame["actors"][0], "level": "landsman"}
    good = {"since": job["since"], "mark": job["mark"], "entries": []}
    answer = json.loads(engine.dispatch(json.dumps({"op": "think", **question, **good, **change})))
    assert (answer["ok"], answer["code"]) == (False, code)
    again = json.loads(engine.dispatch(json.dumps({"op": "think", **question, **good})))
    assert again["code"] == "stale"
