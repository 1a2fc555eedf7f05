"""The luck of fights: dice that count, against how many could be expected."""

from __future__ import annotations

from itertools import product

import pytest

from portsmouth.core.context import Event
from portsmouth.core.queries import PlayedAction
from portsmouth.games.victory.queries import QUERIES
from portsmouth.games.victory.rules import placing
from portsmouth.games.victory.views.fight_luck import expected
from tests.games.victory.build import facing, told

QUIET = [1] * 6


@pytest.mark.parametrize(("mine", "theirs"), [(0, 3), (1, 0), (1, 1), (2, 1), (2, 3), (3, 3)])
def test_expected_dice_are_those_of_all_throws(mine: int, theirs: int) -> None:
    """V67, V68: counted one by one."""
    faces = range(1, 7)
    left = [
        len(placing.cancel(one, other)[0])
        for one in product(faces, repeat=mine)
        for other in product(faces, repeat=theirs)
    ]
    assert expected(mine, theirs) == 1000 * sum(left) // len(left)


def test_each_round_of_a_fight_counts() -> None:
    s = facing()
    plays: list[tuple[Event, ...]] = []
    for action, dice in (
        ("fire a1 b1", []),
        ("0: ball", []),
        ("1: flee chain", [3, 3, 4, 5, 6, 1, 3, 1, 1]),
        ("place -", []),
        ("0: ball", []),
        ("1: ball", [*QUIET, *QUIET]),
    ):
        plays.append(tuple(told(s, action, dice=dice)))
    played = [PlayedAction(s, 0, ("rest",), events) for events in plays]
    (fight,) = QUERIES.chronicle(played, None)["fights"]  # type: ignore[misc,str-unpack]
    assert fight == {
        "start": 0,
        "seats": [0, 1],
        "ships": ["a1", "b1"],
        "rounds": 2,
        "counted": [4, 0],
        "expected": [expected(6, 3) + expected(6, 6), expected(3, 6) + expected(6, 6)],
    }
