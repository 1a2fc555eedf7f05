"""A captain's turn is shown in three seconds at most, however long it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import in_node

SCRIPT = Path(__file__).with_name("captainpace_in_node.mjs")
ANSWER = 50
"""What the engine takes for an action, in milliseconds."""
LONG = [20, 1, 1, 1]
"""A turn of 20 actions, and three cards to be placed."""


def shown(parts: list[int], thought: int = 0, pace: str = "brisk", answer: int = ANSWER) -> Any:
    """How long a turn is shown whose actions are known in parts, and what was shown when."""
    question = {"parts": parts, "thought": thought, "pace": pace, "answer": answer}
    return in_node.answer(SCRIPT, question)


@pytest.mark.parametrize("parts", [[1], [3], [6, 1], [10, 1, 1], LONG, [39], [12, 12, 12]])
def test_three_seconds_are_enough_for_any_turn(parts: list[int]) -> None:
    """The thought counts, but for half of it there is always time."""
    for thought in (0, 800, 4_000):
        found = shown(parts, thought)
        assert sum(look["count"] for look in found["looks"]) == sum(parts)
        most = max(3_000 - thought, 1_500) + len(parts) * ANSWER
        assert found["shown"] <= most, thought


def test_a_short_turn_is_not_hurried() -> None:
    looks = shown([3])["looks"]
    assert [look["count"] for look in looks] == [1, 1, 1]
    assert all(500 <= look["long"] <= 560 for look in looks)


def test_in_a_long_turn_every_look_is_long_enough_to_be_one() -> None:
    """Rather two actions at once than one that nobody can see."""
    looks = shown([39])["looks"]
    assert max(look["count"] for look in looks) <= 3
    assert all(look["long"] >= 60 for look in looks[:-1])


def test_a_slow_machine_shows_the_rest_at_once() -> None:
    found = shown([39], answer=700)
    assert found["shown"] <= 3_000 + 2 * 700


def test_the_calm_pace_has_nine_seconds() -> None:
    assert 4_000 < shown([10], pace="calm")["shown"] <= 9_000
    assert shown(LONG, pace="calm")["shown"] <= 9_000 + 4 * ANSWER


def test_at_once_is_at_once() -> None:
    assert shown([10, 1], pace="instant")["looks"] == [
        {"count": 10, "long": 0, "at": ANSWER},
        {"count": 1, "long": 0, "at": 2 * ANSWER},
    ]
