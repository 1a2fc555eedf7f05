"""Counting the tree of legal actions; depth 1 is checked by hand."""

from __future__ import annotations

import pytest

from portsmouth.__main__ import deal
from portsmouth.bots.search.playout import divide, perft
from portsmouth.games.portsmouth.game import GAME

COUNTS = [
    # seats, seed, the counts at depth 1, 2, 3
    (2, 1, (18, 130, 1057)),
    (3, 7, (18, 130, 1052)),
    (4, 12, (18, 130, 1063)),
]


@pytest.mark.parametrize(("seats", "seed", "counts"), COUNTS)
def test_counts(seats: int, seed: int, counts: tuple[int, ...]) -> None:
    """The number of action sequences from the first position does not change."""
    state = deal("portsmouth", seats, seed)
    assert tuple(perft(GAME, state, depth) for depth in (1, 2, 3)) == counts


def test_first_decision_by_hand() -> None:
    """The start player has no money: sixteen edge cells, raising money, or ending (R14, R46)."""
    state = deal("portsmouth", 4, 3)
    counts = divide(GAME, state, 1)
    verbs = [str(action[0]) for action in counts]
    assert (verbs.count("move"), verbs.count("raise"), verbs.count("end")) == (16, 1, 1)
    assert len(counts) == 18
