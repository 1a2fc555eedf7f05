"""Answers in advance: what the kernel asks of a game, and what the bridge does with them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api import link_note, sharing, standing
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import frames
from portsmouth.api.requests.parsing import write
from portsmouth.codec import link, record
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.signals.game import GAME
from portsmouth.games.signals.state import is_smoke
from tests.shape import hold

ANSON, BYRON = 0, 1
HERE: list[str | None] = [None, "friend"]
THERE: list[str | None] = ["friend", None]
NEVER, LAY = {"window": "never"}, {"window": "lay"}


def ask(engine: Engine, request: dict[str, Any]) -> dict[str, Any]:
    """An answer; one to a question about the table has the shape of a frame, or of a failure."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    if not answer["ok"]:
        hold(answer, frames.Failure)
    elif "view" in answer:
        hold(answer, frames.Frame)
    return answer


def table(captains: list[str | None], **more: Any) -> dict[str, Any]:
    """What the page keeps beside a duel."""
    names = ["Anson", "Byron", "Cooke"][: len(captains)]
    key = "0123abcd-0000-4000-8000-00000000beef"
    flags = list(range(len(captains)))
    return {"names": names, "flags": flags, "captains": captains, "id": key, "title": "", **more}


def duel(notes: dict[str, Any], seed: int = 7) -> Match[Any]:
    """A duel of two."""
    return portsmouth.new("signals", 2, {}, seed, notes)


def answered_by(answers: dict[str, str] | None) -> list[dict[str, str] | None]:
    """Anson's answers, as they are kept."""
    return [answers, None]


def seed_where_anson(has_smoke: bool) -> int:
    """A deal in which Anson has a smoke, or none."""
    return next(
        seed
        for seed in range(100)
        if any(map(is_smoke, GAME.setup(2, duel({}).settings, Rng(seed)).hands[0])) == has_smoke
    )


def loaded(match: Match[Any]) -> tuple[Engine, dict[str, Any]]:
    """An engine with the match, and its frame for Byron's eyes."""
    engine = Engine()
    return engine, ask(engine, {"op": "load", "save": write(portsmouth.save(match)), "viewer": 1})


def byron_wins(
    answers: dict[str, str] | None, has_smoke: bool = False
) -> tuple[Engine, dict[str, Any]]:
    """On Byron's device: Anson held his bid and is a friend; Byron bids and has the guns."""
    notes = table(THERE, standing_answers=answered_by(answers))
    match = duel(notes, seed_where_anson(has_smoke))
    match.play("hold", ANSON)
    engine, frame = loaded(match)
    return engine, ask(engine, bid_of_byron(frame))


def bid_of_byron(frame: dict[str, Any]) -> dict[str, Any]:
    """The request that bids Byron's first flag."""
    legal = [each["action"] for each in frame["options"] if each["refusal"] is None]
    bid = next(each for each in legal if each.startswith("bid"))
    return {"op": "play", "n": frame["n"], "seat": BYRON, "viewer": BYRON, "actions": [bid]}


# The kernel.


def test_a_game_answers_for_seats_out_of_turn_alone() -> None:
    match = duel({})
    match.play("hold", ANSON)
    match.play(match.legal(BYRON)[0], BYRON)
    assert GAME.standing_answer(match.state, ANSON, NEVER) == ("pass",)
    assert GAME.standing_answer(match.state, ANSON, {}) is None
    match.play("pass", ANSON)
    assert match.actors == (BYRON,)
    assert GAME.standing_answer(match.state, BYRON, NEVER) is None, "his own turn"


def test_nothing_is_answered_when_the_game_is_over() -> None:
    match = duel({})
    match.state.frames = ()
    assert GAME.standing_answer(match.state, ANSON, NEVER) is None


def test_what_is_settled_can_not_be_undone(at_guns: Match[Any]) -> None:
    at_guns.play("aim 0")
    assert at_guns.undo_depth
    at_guns.settle()
    assert (at_guns.undo_depth, at_guns.redo_depth) == (0, 0)


# The bridge.


def test_a_friend_who_answered_is_not_asked() -> None:
    _, frame = byron_wins(NEVER)
    assert frame["actors"] == [BYRON]
    assert [(entry["seat"], entry["do"]) for entry in frame["log"][2:]] == [(ANSON, "pass")]
    assert frame["log"][2]["turn"] == BYRON
    assert frame["table"]["answered"] == [2]
    assert frame["undo"] == 0


@pytest.mark.parametrize(("has_smoke", "done"), [(True, "smoke"), (False, "pass")])
def test_smoke_is_laid_if_there_is_any(has_smoke: bool, done: str) -> None:
    _, frame = byron_wins(LAY, has_smoke)
    assert frame["log"][2]["do"] == done


def test_a_friend_who_answered_nothing_is_asked() -> None:
    _, frame = byron_wins(None)
    assert (frame["actors"], frame["entries"]) == ([ANSON], 2)
    assert "answered" not in frame["table"]


def test_whoever_is_here_is_asked() -> None:
    """Answers are for people on other devices: Anson, at this one, is asked."""
    match = duel(table(HERE, standing_answers=answered_by(NEVER)))
    match.play("hold", ANSON)
    engine, frame = loaded(match)
    assert ask(engine, bid_of_byron(frame))["actors"] == [ANSON]


def test_what_was_answered_is_played_again_from_a_save() -> None:
    """The answers are ordinary actions: a save, a record and a link need nothing new."""
    engine, frame = byron_wins(NEVER)
    save = ask(engine, {"op": "save", "n": frame["n"]})["save"]
    again = portsmouth.load(json.loads(save))
    assert [entry.do for entry in again.journal][2:] == ["pass"]
    assert standing.answers_of(again, ANSON) == NEVER
    assert record.read(record.write(again), registry.game).hash() == again.hash()


def test_answers_are_kept_and_can_be_changed() -> None:
    engine, frame = loaded(duel(table(HERE)))
    request = {"op": "standing_answers", "seat": ANSON, "viewer": ANSON}
    frame = ask(engine, {**request, "n": frame["n"], "answers": NEVER})
    assert frame["standing_answers"] == [NEVER, {}]
    assert "standing_answers" not in frame["table"]
    frame = ask(engine, {**request, "n": frame["n"], "answers": LAY})
    assert frame["standing_answers"] == [LAY, {}]
    frame = ask(engine, {**request, "n": frame["n"], "answers": {}})
    assert frame["standing_answers"] == [{}, {}]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"answers": {"window": "perhaps"}}, "bad_setup"),
        ({"answers": {"fog": "lay"}}, "bad_setup"),
        ({"answers": {"window": ["lay"]}}, "bad_setup"),
        ({"answers": None}, "bad_request"),
        ({"seat": BYRON}, "not_your_turn"),
        ({"seat": BYRON, "viewer": ANSON}, "not_your_turn"),
        ({"seat": 9, "viewer": None}, "not_your_turn"),
        ({"viewer": None}, "not_your_turn"),
        ({"n": -1}, "stale"),
    ],
)
def test_bad_answers_are_refused(change: dict[str, Any], code: str) -> None:
    """Also those of a friend, and in a game with secrets those that others look at."""
    engine, frame = loaded(duel(table(HERE)))
    request = {"op": "standing_answers", "n": frame["n"], "seat": ANSON, "answers": NEVER}
    assert ask(engine, {**request, **change})["code"] == code


def test_only_ones_own_answers_are_told() -> None:
    notes = table([None, None], standing_answers=[NEVER, LAY])
    engine, frame = loaded(duel(notes))
    assert frame["standing_answers"] == [{}, LAY]
    assert ask(engine, {"op": "look", "viewer": None})["standing_answers"] == [{}, {}]
    _, frame = loaded(duel(table(THERE, standing_answers=[NEVER, None])))
    assert frame["standing_answers"] == [{}, {}], "what a friend has answered is his own"


def test_a_game_without_questions_tells_nothing_of_them() -> None:
    engine = Engine()
    frame = ask(engine, {"op": "new", "game": "portsmouth", "seats": 2, "seed": "1"})
    assert frame["standing_answers"] == []
    answer = {"op": "standing_answers", "n": frame["n"], "seat": 0, "answers": {"window": "lay"}}
    assert ask(engine, answer)["code"] == "bad_setup"


@pytest.mark.parametrize(
    "kept",
    [
        {"standing_answers": 5},
        {"standing_answers": [["window"]]},
        {"standing_answers": [{"window": 1}]},
        {"standing_answers": [{"window": "x" * 300}]},
        {"answered": ["2"]},
    ],
)
def test_damaged_answers_are_refused_with_the_save(kept: dict[str, Any]) -> None:
    save = write(portsmouth.save(duel(table(HERE, **kept))))
    assert ask(Engine(), {"op": "load", "save": save})["code"] == "save_broken"


def test_unknown_answers_are_none() -> None:
    """As of a later version of a game; nor are entries told that are not there."""
    kept = {"standing_answers": [{"window": "often", "fog": "lay"}], "answered": [0, 7, -1]}
    match = duel(table(HERE, **kept))
    match.play("hold", ANSON)
    assert standing.answers_of(match, ANSON) == standing.answers_of(match, BYRON) == {}
    assert standing.answered(match) == [0]


def test_another_match_begins_without_answers() -> None:
    engine, frame = byron_wins(NEVER)
    begun = {"op": "branch", "n": frame["n"], "table": {**frame["table"], "id": ""}}
    again = ask(engine, {**begun, "entry": 2, "viewer": 1})
    assert "answered" not in again["table"]
    assert again["entries"] == 2


# Links.


def opened(match: Match[Any], known: Match[Any] | None = None) -> tuple[Match[Any], dict[str, Any]]:
    """What the other device makes of a turn that was passed on."""
    text = sharing.link_of(match, "turn")["link"]
    save = write(portsmouth.save(known)) if known else None
    answer = ask(Engine(), {"op": "open_link", "link": text, "save": save})
    assert "standing_answers" not in answer["table"]
    return portsmouth.load(json.loads(answer["save"])), answer


def test_answers_travel_with_the_turn() -> None:
    match = duel(table(HERE, standing_answers=answered_by(LAY), answered=[0]))
    match.play("hold", ANSON)
    there, answer = opened(match)
    assert answer["table"]["captains"] == THERE
    assert standing.answers_of(there, ANSON) == LAY
    assert standing.answered(there) == [0]


def test_a_link_is_no_longer_for_answers_that_nobody_gave() -> None:
    bare = duel(table(HERE))
    bare.play("hold", ANSON)
    length = len(sharing.link_of(bare, "turn")["link"])
    bare.note("standing_answers", [None, None])
    bare.note("answered", [])
    assert len(sharing.link_of(bare, "turn")["link"]) == length
    bare.note("standing_answers", [LAY, None])
    assert length < len(sharing.link_of(bare, "turn")["link"]) <= length + 4


def test_a_shared_game_tells_no_answers() -> None:
    match = duel(table(HERE, standing_answers=answered_by(LAY)))
    text = sharing.link_of(match, "game")["link"]
    answer = ask(Engine(), {"op": "open_link", "link": text, "save": None})
    assert "standing_answers" not in json.loads(answer["save"])["table"]


def test_each_device_keeps_the_answers_of_its_own_people() -> None:
    """Those of friends are what came; which entries were answered is put together."""
    here = duel(table(HERE, standing_answers=[LAY, LAY], answered=[0]))
    here.play("hold", ANSON)
    came = portsmouth.load(portsmouth.save(here))
    came.notes = table(THERE, standing_answers=[None, NEVER], answered=[2])
    came.play(came.legal(BYRON)[0], BYRON)
    came.play("pass", ANSON)
    match, answer = opened(came, here)
    assert answer["relation"] == "longer"
    assert standing.answers_of(match, ANSON) == LAY
    assert standing.answers_of(match, BYRON) == NEVER
    assert answer["table"]["answered"] == standing.answered(match) == [0, 2]
    assert answer["table"]["captains"] == HERE


def test_of_many_answered_entries_the_newest_travel() -> None:
    match = duel(table(HERE))
    while match.actors and len(match.journal) < 20:
        match.play(match.legal(match.actors[0])[-1], match.actors[0])
    match.note("answered", list(range(len(match.journal))))
    there, _ = opened(match)
    assert standing.answered(there) == list(range(len(match.journal)))[-16:]


def test_a_forged_note_is_read_or_refused() -> None:
    """Whatever stands after the id: answers that there are, entries that there are, or nothing."""
    rng, codes = Rng(5), set()
    match = duel(table(HERE, standing_answers=answered_by(LAY), answered=[0]))
    match.play("hold", ANSON)
    whole = link_note.write(match, with_id=True)
    for _ in range(300):
        tail = bytes(1 + rng.below(255) for _ in range(rng.below(6)))
        text = link.write(match, whole[: len(whole) - rng.below(3)] + tail)
        answer = ask(Engine(), {"op": "open_link", "link": text, "save": None})
        codes.add(answer.get("code"))
        if answer["ok"]:
            there = portsmouth.load(json.loads(answer["save"]))
            assert standing.answers_of(there, ANSON) in ({}, LAY, NEVER)
            assert set(standing.answered(there)) <= {0}
    assert codes == {None, "link_broken"}
