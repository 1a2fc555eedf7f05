"""What the page makes of positions in which others than the one whose turn it is must act."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests import in_node

SCRIPT = Path(__file__).with_name("out_of_turn_in_node.mjs")
ANSON, BYRON, COOKE = range(3)
Turn = tuple[int, int]
"""Who acted, and in whose turn."""


def position(
    actor: int,
    turn: int,
    captains: list[str | None],
    done: list[Turn],
    viewer: int,
    **more: Any,
) -> dict[str, Any]:
    """A position without secrets, after these actions."""
    log = [
        {
            "number": number,
            "seat": seat,
            "turn": whose,
            "do": "pass",
            "events": [{"kind": "passed", "facts": {}, "text": {"id": "event-passed", "args": {}}}],
        }
        for number, (seat, whose) in enumerate(done)
    ]
    frame = {
        "game": "signals",
        "seats": len(captains),
        "seed": "7",
        "actors": [actor],
        "moment": {"round": 1, "seat": turn},
        "table": {"captains": captains, "id": "one", "answered": [1]},
        "secrets": False,
        "viewer": viewer,
        "outcome": None,
        "n": len(done),
        "entries": len(done),
        "undo": 0,
        "redo": 0,
        "log": log,
    }
    return frame | more


def shown(positions: list[dict[str, Any]], steps: list[int | None] | None = None) -> Any:
    """What the page says of positions that follow each other."""
    return in_node.answer(SCRIPT, {"positions": positions, "steps": steps or []})


def test_who_stands_in_goes_on_after_a_question_to_somebody_else() -> None:
    """Anson plays Byron's turn for his captain; Anson himself is asked in it, then another one."""
    crew: list[str | None] = [None, "mate", "mate", None]
    turns = [
        (BYRON, BYRON),
        (ANSON, BYRON),
        (BYRON, BYRON),
        (COOKE, BYRON),
        (BYRON, BYRON),
        (COOKE, COOKE),
        (BYRON, BYRON),
    ]
    positions = [
        position(actor, turn, crew, [(BYRON, BYRON)] * number, actor)
        for number, (actor, turn) in enumerate(turns)
    ]
    found = shown(positions, [BYRON])["told"]
    who_plays = ["play", "play", "play", "captain", "play", "captain", "captain"]
    assert [each["mode"] for each in found] == who_plays
    assert [each["viewer"] for each in found] == [actor for actor, _ in turns]


def test_it_is_known_who_is_asked_in_anothers_turn() -> None:
    crew: list[str | None] = [None, None]
    told = shown(
        [
            position(BYRON, BYRON, crew, [], BYRON),
            position(ANSON, BYRON, crew, [(BYRON, BYRON)], ANSON),
            position(ANSON, BYRON, crew, [(BYRON, BYRON)], ANSON, moment=None),
        ]
    )["told"]
    assert [each["asked"] for each in told] == [None, ANSON, None]


def test_the_recap_does_not_open_again_in_the_middle_of_a_turn() -> None:
    """Two people at one device: Byron's turn goes on after a question to Anson."""
    crew: list[str | None] = [None, None]
    before = [(BYRON, BYRON), (ANSON, ANSON)]
    told = shown(
        [
            position(BYRON, BYRON, crew, before, BYRON),
            position(BYRON, BYRON, crew, [*before, (BYRON, BYRON)], BYRON),
            position(ANSON, BYRON, crew, [*before, (BYRON, BYRON), (BYRON, BYRON)], ANSON),
            position(
                BYRON,
                BYRON,
                crew,
                [*before, (BYRON, BYRON), (BYRON, BYRON), (ANSON, BYRON)],
                BYRON,
            ),
        ]
    )["told"]
    assert [each["recap"] for each in told] == [[ANSON], [], [BYRON], []]


def test_who_may_answer_in_advance() -> None:
    """People here, while a friend plays; in a match with secrets, only the one who looks."""
    link: list[str | None] = [None, None, "friend"]
    told = shown(
        [
            position(ANSON, ANSON, link, [], ANSON),
            position(ANSON, ANSON, [None, "mate"], [], ANSON),
            position(COOKE, ANSON, ["friend", "mate", None], [(ANSON, ANSON)] * 2, COOKE),
        ]
    )["told"]
    assert [(each["takes"], each["answerers"]) for each in told] == [
        (True, [ANSON, BYRON]),
        (False, [ANSON]),
        (True, [COOKE]),
    ]
    assert told[-1]["answered"] == [False, True]


def test_an_answer_is_changed_or_taken_back() -> None:
    found = shown([position(ANSON, ANSON, [None, None], [], ANSON)])
    assert found["given"] == {"window": "never", "fog": "wait"}
    assert found["none"] == {"fog": "wait"}
