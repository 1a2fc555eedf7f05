"""The moves of a turn as Victory's page tells them: each ship once, where she got at last."""

from __future__ import annotations

from pathlib import Path

from tests import in_node

SCRIPT = Path(__file__).with_name("moves_in_node.mjs")


def told(*moves: tuple[object, ...]) -> list[list[object]]:
    """What is told of moves (kind, ship, space): with the cards and Churches that helped."""
    answer: list[list[object]] = in_node.answer(SCRIPT, moves)
    return answer


def test_two_cards_on_one_ship_are_one_deed() -> None:
    moves = ("full_sail", "b1", 2), ("full_sail", "b1", 3)
    assert told(*moves) == [["sailed", "b1", 3, 2, 0]]


def test_a_ship_that_is_sailed_and_helped_on_is_told_once() -> None:
    moves = ("sailed", "b1", 2), ("built", "", 0), ("pushed", "b1", 3), ("full_sail", "b1", 4)
    assert told(*moves) == [["sailed", "b1", 4, 1, 1], ["built", "", 0, 0, 0]]


def test_other_ships_and_single_moves_stay_as_they_are() -> None:
    moves = ("sailed", "b1", 2), ("sailed", "b2", 3), ("full_sail", "a1", 4, 0)
    assert [each[:3] for each in told(*moves)] == [list(each[:3]) for each in moves]


def test_a_storm_drives_a_ship_back_once() -> None:
    moves = ("storm", "a1", 3), ("storm", "a1", 2), ("sailed", "b1", 2)
    assert told(*moves) == [["storm", "a1", 2, 0, 0], ["sailed", "b1", 2, 0, 0]]
