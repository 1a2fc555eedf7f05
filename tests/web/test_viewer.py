"""Who looks at the table, and whose turn it is to act, in positions of every kind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import in_node

SCRIPT = Path(__file__).with_name("viewer_in_node.mjs")
ANSON, BYRON, COOKE = range(3)


def position(
    actors: list[int],
    captains: list[str | None],
    now: int | None = None,
    stand_in: int | None = None,
    shared: bool = False,
    **more: Any,
) -> dict[str, Any]:
    """A position as far as it says who looks; ``now`` looks before it."""
    frame = {
        "game": "signals",
        "seats": len(captains),
        "actors": actors,
        "table": {"captains": captains},
        "secrets": True,
        "viewer": now,
        "outcome": None,
    }
    return {"frame": frame | more, "now": now, "standIn": stand_in, "shared": shared}


PEOPLE: list[str | None] = [None, None]
PAIR: list[str | None] = [None, "mate"]
MATES: list[str | None] = ["mate", "mate"]
OVER = {"reason": "scores"}

LOOKS = {
    "the first to act finds the curtain": (position([0], PEOPLE), None, ANSON),
    "who looks already goes on": (position([0], PEOPLE, ANSON), ANSON, None),
    "the next to act finds it": (position([1], PEOPLE, ANSON), None, BYRON),
    "of several the one who looks": (position([0, 1], PEOPLE, BYRON), BYRON, None),
    "of several the first": (position([1, 0], PEOPLE), None, ANSON),
    "a captain acts, a person looks": (position([1], PAIR), ANSON, None),
    "one person needs no curtain": (position([0], PAIR), ANSON, None),
    "captains only": (position([0], MATES), None, None),
    "a captain between two people": (position([2], [None, None, "mate"], BYRON), BYRON, None),
    "a captain before anybody": (position([2], [None, None, "mate"]), None, None),
    "a friend is no person here": (position([0], [None, "friend"]), ANSON, None),
    "a level of another game": (position([1], [None, "admiral"]), None, BYRON),
    "all are asked together": (position([1], PEOPLE, ANSON, window={}), None, None),
    "who said yes goes on": (position([1], PEOPLE, BYRON, window={}), BYRON, None),
    "an open question needs no curtain": (position([1], PEOPLE, ANSON, asked=1), ANSON, None),
    "nor where nobody looks": (position([1], PEOPLE, asked=1), None, None),
    "a captain's window": (position([1], PAIR, ANSON, window={}), ANSON, None),
    "the end": (position([], PEOPLE, ANSON, outcome=OVER), None, None),
    "a shared game": (position([0], PEOPLE, shared=True), None, None),
    "no secrets": (position([1], PEOPLE, ANSON, secrets=False), BYRON, None),
    "no secrets, one person": (position([1], PAIR, secrets=False), ANSON, None),
    "no secrets, captains only": (position([1], MATES, secrets=False), BYRON, None),
    "standing in": (position([1], PAIR, ANSON, BYRON, secrets=False), BYRON, None),
    "no standing in with secrets": (position([1], PAIR, ANSON, BYRON), ANSON, None),
    "a lesson": (position([1], PEOPLE, BYRON, lesson={}), BYRON, None),
}


@pytest.fixture(scope="module")
def answers() -> dict[str, dict[str, Any]]:
    """What the page says of each position."""
    found = in_node.answer(SCRIPT, [asked for asked, _, _ in LOOKS.values()])
    return dict(zip(LOOKS, found, strict=True))


@pytest.mark.parametrize("name", LOOKS)
def test_who_looks(answers: dict[str, dict[str, Any]], name: str) -> None:
    _, viewer, curtain = LOOKS[name]
    assert (answers[name]["viewer"], answers[name]["curtain"]) == (viewer, curtain)


def test_people_act_before_captains_and_captains_before_friends() -> None:
    """Of several who must act at once, whatever their seats."""
    crews: list[tuple[list[str | None], int | None, int | None]] = [
        ([None, "mate", "friend"], None, None),
        (["friend", "mate", "mate"], BYRON, None),
        (["friend", "friend", "friend"], None, ANSON),
    ]
    found = in_node.answer(SCRIPT, [position([0, 1, 2], crew) for crew, _, _ in crews])
    for answer, (_, captain, friend) in zip(found, crews, strict=True):
        assert (answer["captain"] and answer["captain"]["seat"]) == captain
        assert answer["friend"] == friend


def test_the_only_person_has_no_name_once_the_game_is_over() -> None:
    """The end then says "you" throughout; what others read keeps the name that was typed."""
    over = {"reason": "scores"}
    tables: list[tuple[list[str | None], dict[str, str] | None, list[str]]] = [
        (PAIR, None, ["Ann", "Byron"]),
        (PAIR, over, ["", "Byron"]),
        (PEOPLE, over, ["Ann", "Byron"]),
    ]
    asked = [
        position(
            [] if outcome else [0],
            crew,
            ANSON,
            outcome=outcome,
            table={"captains": crew, "names": ["Ann", "Byron"]},
        )
        for crew, outcome, _ in tables
    ]
    for answer, (_, _, names) in zip(in_node.answer(SCRIPT, asked), tables, strict=True):
        assert answer["names"] == names
        assert answer["given"] == ["Ann", "Byron"]


def test_a_captain_who_took_over_is_not_you() -> None:
    """He has a name in place of "You", but not for whom the game is sent to."""
    table = {"captains": MATES, "names": ["Anson", "Byron"], "unnamed": True, "own": BYRON}
    asked = [position([0], MATES, table=table, shared=shared) for shared in (False, True)]
    here, sent = (each["names"] for each in in_node.answer(SCRIPT, asked))
    assert here == ["Anson", "study-whatif-left"]
    assert sent == ["Anson", "Byron"]
