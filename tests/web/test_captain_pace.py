"""A captain's turn takes three seconds at most, however long it is and he thinks about it."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from tests import in_node

SCRIPT = Path(__file__).with_name("captainpace_in_node.mjs")
ANSWER = 50
"""What the engine takes for an action, in milliseconds."""
FIRST = 200
"""What the actions before the drawn cards have where thoughts take all the time."""
LONG = [20, 1, 1, 1]
"""A turn of 20 actions, and three cards to be placed."""
Part = tuple[int, int]


def thought(parts: list[int], first: int, later: int) -> list[Part]:
    """A turn whose actions are known in parts, each thought about before."""
    return [(later if at else first, part) for at, part in enumerate(parts)]


def shown(*turns: list[Part], pace: str = "brisk", answer: int = ANSWER) -> Any:
    """How long each turn of a game takes from the first thought on, and what was shown when."""
    [game] = in_node.answer(SCRIPT, {"games": [turns], "pace": pace, "answer": answer})
    return game


@pytest.mark.parametrize("parts", [[1], [3], [6, 1], [10, 1, 1], LONG, [39], [12, 12, 12]])
def test_three_seconds_are_enough_for_any_turn(parts: list[int]) -> None:
    """Its thoughts are inside them, those about drawn cards, too; only they can take longer.

    How long those take is not known in the first turn of a game.
    """
    cases = [*product((0, 800, 2_000, 2_900), (0, 250, 500))]
    games = [[thought(parts, *case)] * 3 for case in cases]
    found = in_node.answer(SCRIPT, {"games": games, "pace": "brisk", "answer": ANSWER})
    for (first, later), (surprise, *others) in zip(cases, found, strict=True):
        thoughts = first + later * (len(parts) - 1)
        most = max(3_000, thoughts + FIRST) + (len(parts) + 2) * ANSWER
        for turn in (surprise, *others):
            assert sum(look["count"] for look in turn["looks"]) == sum(parts)
        assert max(turn["took"] for turn in others) <= most, (first, later)
        assert surprise["took"] <= most + later, (first, later)


def test_a_short_turn_is_not_hurried() -> None:
    [found] = shown([(100, 3)])
    assert [look["count"] for look in found["looks"]] == [1, 1, 1]
    assert all(300 <= look["long"] <= 560 for look in found["looks"])


def test_in_a_long_turn_every_look_is_long_enough_to_be_one() -> None:
    """Rather two actions at once than one that nobody can see."""
    [found] = shown([(0, 39)])
    assert max(look["count"] for look in found["looks"]) <= 3
    assert all(look["long"] >= 60 for look in found["looks"][:-1])


def test_drawn_cards_are_seen_though_they_are_thought_about() -> None:
    """The turn before told how long that takes: the actions before it leave as much time."""
    turn = thought(LONG, 400, 400)
    *_, found = shown(turn, turn)
    seen = [later["at"] - look["at"] for look, later in pairwise(found["looks"])]
    assert min(seen) >= 90


def test_a_turn_without_such_thoughts_soon_has_all_the_time_again() -> None:
    slow, quick = thought(LONG, 100, 600), [(100, 5)]
    after = shown(slow, *[quick] * 6)
    assert after[-1]["looks"][0]["long"] > after[1]["looks"][0]["long"]
    assert after[-1]["looks"][0]["long"] >= 340


def test_a_slow_machine_shows_the_rest_at_once() -> None:
    [found] = shown([(0, 39)], answer=700)
    assert found["took"] <= 3_000 + 2 * 700


def test_the_calm_pace_has_nine_seconds() -> None:
    [short, long] = shown([(0, 10)], thought(LONG, 500, 500), pace="calm")
    assert 4_000 < short["took"] <= 9_000
    assert long["took"] <= 9_000 + 500 + 4 * ANSWER


def test_at_once_is_at_once() -> None:
    [found] = shown([(0, 10), (0, 1)], pace="instant")
    assert found["looks"] == [
        {"count": 10, "long": 0, "at": ANSWER},
        {"count": 1, "long": 0, "at": 2 * ANSWER},
    ]
