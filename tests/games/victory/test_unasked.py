"""Questions with one answer: people need not be asked, nothing tells it, and undo goes past it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from portsmouth.api import unasked
from portsmouth.api.bridge import Engine
from portsmouth.core.errors import NothingToUndo
from portsmouth.core.match import Match
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.lessons.catalogue import LESSONS
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import fired, play, port, position, step

SIX = ("v06", "v07", "v08", "v09", "v10", "v11")
"""A hand from which a card is discarded before the turn ends."""
ATTACKED = ["0: ball", "1: ball"]


def match_at(s: VictoryState) -> Match[VictoryState]:
    """A match that has come to a position."""
    match = Match(GAME, len(s.ports), {}, 1)
    match.state = s
    return match


def setting_out(*cards: str, spare: tuple[str, ...] = ()) -> Match[VictoryState]:
    """A match in which the first seat is about to set out, with other cards in hand or none."""
    return match_at(position(port("", ["v06", "v07", *cards]), port("", spare)))


def fight(*cards: str) -> VictoryState:
    """A combat in which both have sealed; the first seat is asked for more cannons."""
    return play(fired(port("", ["v06", *cards]), port("", ["v07"])), *ATTACKED)


def request(engine: Engine, op: str, **more: Any) -> dict[str, Any]:
    """The answer to a request, which succeeds."""
    match = engine.match
    told = {"op": op, "n": match.revision if match else 0, "viewer": 0, **more}
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(told)))
    assert answer["ok"], answer
    return answer


def engine_at(match: Match[VictoryState]) -> Engine:
    """An engine with a match."""
    engine = Engine()
    engine.match = match
    return engine


# What is asked.


@pytest.mark.parametrize(
    ("cards", "asked"), [((), False), (("merchant",), False), (("passengers",), True)]
)
def test_only_who_can_answer_otherwise_is_asked_for_passengers(
    cards: tuple[str, ...], asked: bool
) -> None:
    engine = engine_at(setting_out(*cards))
    frame = request(engine, "play", actions=["launch v06 a1"], unasked=[0])
    assert (frame["view"]["step"] == "board") == asked
    assert (frame["log"][-1]["do"] == "decline") == (not asked)


def test_who_wants_to_be_asked_is() -> None:
    engine = engine_at(setting_out())
    frame = request(engine, "play", actions=["launch v06 a1"])
    assert (frame["view"]["step"], frame["forced"]) == ("board", None)


@pytest.mark.parametrize(("cards", "asked"), [((), False), (("cannons",), True)])
def test_only_who_has_cannons_to_add_is_asked(cards: tuple[str, ...], asked: bool) -> None:
    found = unasked.answer(match_at(fight(*cards)), (0,))
    assert (found is None) == asked


@pytest.mark.parametrize(("cubes", "asked"), [("CC", False), ("WCC", True)])
def test_only_who_has_several_kinds_is_asked_what_he_pays(cubes: str, asked: bool) -> None:
    """R54: an upgrade of the crew costs any two; undo leads back to before it."""
    engine = engine_at(match_at(position(port(cubes, ["church.crew", *SIX]), port())))
    frame = request(engine, "play", actions=["fit church.crew a1"], unasked=[0])
    assert (frame["view"]["step"] == "pay") == asked
    assert request(engine, "undo", unasked=[0])["view"]["step"] == "play"


def test_a_position_that_is_opened_tells_the_only_answer() -> None:
    """Whoever opens a game in which he is asked finds the page answering it."""
    engine = engine_at(setting_out())
    request(engine, "play", actions=["launch v06 a1"])
    assert request(engine, "look", unasked=[0])["forced"] == "decline"
    assert request(engine, "look", unasked=[1])["forced"] is None


# Nothing tells it.


def test_all_is_told_as_if_it_had_been_chosen() -> None:
    """R89: log, view, journal, for the seat, the other one and an onlooker."""
    chosen, left_out = engine_at(setting_out()), engine_at(setting_out())
    request(chosen, "play", actions=["launch v06 a1"])
    request(chosen, "play", actions=["decline"], seat=0)
    request(left_out, "play", actions=["launch v06 a1"], unasked=[0])
    for viewer in (0, 1, None):
        told = [request(each, "look", viewer=viewer) for each in (chosen, left_out)]
        assert told[0] == told[1]


def test_a_window_is_put_to_people_at_one_device_whatever_they_hold() -> None:
    """R89: they are asked together, so its length must not say what the hand lacks."""
    assert unasked.answer(match_at(fight()), (0, 1)) is None


def test_no_curtain_is_spared_where_several_share_a_device() -> None:
    """Whoever does not act already would be handed the device only with a choice."""
    match = setting_out()
    match.play("launch v06 a1")
    assert unasked.answer(match, (0, 1)) == (0, ("decline",))
    other = match_at(play(position(port("", ["v06", "v07"])), "launch v06 a1"))
    assert unasked.answer(other, (0, 1)) is None
    assert unasked.answer(other, (0,)) == (0, ("decline",))


# Taking back.


def test_undo_and_redo_go_past_it() -> None:
    engine = engine_at(setting_out("v01", "v02", "v03", "v04", "v05"))
    out = request(engine, "play", actions=["launch v06 a1"], unasked=[0])
    assert (out["view"]["step"], out["undo"]) == ("discard", 2)
    back = request(engine, "undo", unasked=[0])
    assert (back["view"]["step"], back["undo"], back["redo"]) == ("play", 0, 2)
    again = request(engine, "redo", unasked=[0])
    assert (again["view"], again["undo"], again["redo"]) == (out["view"], 2, 0)
    assert request(engine, "restart", unasked=[0])["view"]["step"] == "play"


def test_undo_does_not_lead_back_to_it_alone() -> None:
    """What nothing but the answer lies behind can't be taken back."""
    match = setting_out("v01", "v02", "v03", "v04", "v05")
    match.play("launch v06 a1")
    match.settle()
    match.play("decline")
    assert step(match.state) == "discard"
    assert (unasked.depth(match, (0,)), unasked.depth(match, ())) == (0, 1)
    with pytest.raises(NothingToUndo):
        unasked.undo(match, (0,))


@pytest.mark.parametrize("told", [0, ["0"], [2], [True]])
def test_seats_are_seats(told: object) -> None:
    engine = engine_at(setting_out())
    asked = {"op": "look", "viewer": 0, "unasked": told}
    assert json.loads(engine.dispatch(json.dumps(asked)))["code"] == "bad_request"


# In lessons.


@pytest.mark.parametrize("key", [lesson.key for lesson in LESSONS])
def test_the_coach_leads_through_and_never_speaks_of_such_a_question(key: str) -> None:
    engine = Engine()
    frame = request(engine, "lesson", game="victory", lesson=key)
    for _ in range(60):
        if frame["lesson"]["over"]:
            return
        assert [each["action"] for each in frame["options"] if not each["refusal"]] not in (
            ["decline"],
            ["pass"],
        )
        actions = [frame["lesson"]["hint"]["action"]]
        frame = request(engine, "play", actions=actions, seat=0, unasked=[0])
    raise AssertionError("the coach does not lead through")
