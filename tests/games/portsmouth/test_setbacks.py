"""What others take from a seat's plans: officers it stood by, or had within reach."""

from __future__ import annotations

import json
from typing import Any

from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import log as protocol_log
from portsmouth.core.context import EventRecorder
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.queries import QUERIES
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.i18n.language import say
from tests.contract.walk import moments, subject
from tests.games.portsmouth.build import position
from tests.shape import hold


def taken(s: PortsmouthState, *actions: str, language: str = "en") -> list[str]:
    """What the active seat's actions take from the plans of seat 0, in words."""
    then, recorder = s.copy(), EventRecorder()
    for action in actions:
        GAME.apply(s, s.active, GAME.notation.read(action), recorder)
    found = [QUERIES.setback(then, 0, event) for event in recorder.events]
    return [say(each, language=language, game="portsmouth") for each in found if each]


def test_an_officer_beside_the_pawn() -> None:
    """R52: he was one step off."""
    s = position(array={"b2": "P03"}, pawns=["b1", "c2"], active=1)
    line = ("move b2", "recruit b2")
    assert taken(s.copy(), *line) == ["Took the Petty Officer you were next to."]
    assert taken(s, *line, language="de") == ["Weg ist der Maat, neben dem du standst."]


def test_an_officer_under_the_pawn() -> None:
    s = position(array={"b2": "R01"}, pawns=["b2", "c2"], money=[0, 1], active=1)
    assert taken(s, "move b2", "recruit b2") == ["Took the Marine you were standing on."]


def test_an_officer_whom_the_next_turn_would_have_paid() -> None:
    """R36, R44: three steps and 2 AP are a turn's five."""
    s = position(array={"e1": "P03"}, pawns=["b1", "e2"], money=[9, 0], active=1)
    assert taken(s, "move e1", "recruit e1") == ["Took the Petty Officer you could reach for 5 AP."]


def test_what_only_money_reaches_was_no_plan() -> None:
    """Four steps and 2 AP are more than a turn's own."""
    s = position(array={"e1": "P03"}, pawns=["a1", "e2"], money=[9, 0], active=1)
    assert taken(s, "move e1", "recruit e1") == []


def test_without_a_berth_nothing_is_lost() -> None:
    """R56: three Lieutenants are all that a ship takes."""
    crew = ["L01 L02 L03"]
    s = position(array={"b2": "L05"}, pawns=["b1", "c2"], crew=crew, active=1)
    assert taken(s, "move b2", "recruit b2") == []


def test_ones_own_recruit_is_no_setback() -> None:
    assert taken(position(array={"b1": "R01"}, pawns=["b1"]), "recruit b1") == []


def test_a_card_that_came_later_was_in_no_plan() -> None:
    """The cell held another officer when the seat's turn was over."""
    then = position(array={"b2": "R01"}, pawns=["b1", "b2"])
    now, recorder = position(array={"b2": "P03"}, pawns=["b1", "b2"], active=1), EventRecorder()
    GAME.apply(now, 1, GAME.notation.read("recruit b2"), recorder)
    assert [QUERIES.setback(then, 0, event) for event in recorder.events if event.facts] == [None]


def ask(engine: Engine, request: dict[str, Any]) -> dict[str, Any]:
    """An answer of the engine."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    return answer


def test_the_page_is_told_by_the_number_of_the_entry() -> None:
    """Of its viewer's plans; an onlooker has none, and an older position is refused."""
    engine, found = Engine(), 0
    frame = ask(engine, {"op": "new", "game": "portsmouth", "seats": 2, "seed": "3"})
    rng, began = Rng(4), 0
    while frame["actors"] and frame["entries"] < 60:
        options = [each for each in frame["options"] if each["refusal"] is None]
        hired = [each for each in options if each["verb"] == "recruit"]
        chosen = (hired or options)[rng.below(len(hired or options))]
        seat = frame["actors"][0]
        frame = ask(engine, {"op": "play", "n": frame["n"], "actions": [chosen["action"]]})
        if frame["actors"] and frame["actors"][0] != seat:
            question = {"op": "setbacks", "n": frame["n"], "entry": began}
            answer = ask(engine, {**question, "viewer": 1 - seat})
            hold(answer, protocol_log.SetbacksAnswer)
            assert all(began <= each["number"] < frame["entries"] for each in answer["setbacks"])
            assert ask(engine, {**question, "viewer": None})["setbacks"] == []
            assert ask(engine, {**question, "n": 0})["code"] == "stale"
            found += len(answer["setbacks"])
            began = frame["entries"]
    assert found


def test_the_made_up_game_has_setbacks_of_its_own() -> None:
    """What is general is used by a second game."""
    game = subject(registry.game("signals"), 12)
    queries, told = registry.queries("signals"), []
    for moment in moments(game):
        match: Match[Any] = moment.match
        for events in match.events(max(0, len(match.journal) - 1)):
            told += [queries.setback(match.state, 0, event) for event in events]
    assert {each.id for each in told if each} == {"setback-hit"}
