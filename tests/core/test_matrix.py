"""The solver of sealed choices, on games whose best mixtures are known."""

from __future__ import annotations

from fractions import Fraction

import pytest

from portsmouth.bots.search.matrix import WHOLE, draw, parts, solve
from portsmouth.core.rng import Rng

NEAR = WHOLE // 100
"""Mixtures are found to a hundredth."""


@pytest.mark.parametrize(
    ("payoffs", "rows", "columns", "value"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1, 1, 1], [1, 1, 1], 0),
        ([[1, -1], [-1, 1]], [1, 1], [1, 1], 0),
        ([[3, -1], [-2, 1]], [3, 4], [2, 5], Fraction(1, 7)),
        ([[2, 3], [1, 0]], [1, 0], [1, 0], 2),
        ([[4, 5], [1, 9], [0, 2]], [1, 0, 0], [1, 0], 4),
        ([[0, -2, 1], [2, 0, -1], [-1, 1, 0]], [1, 1, 2], [1, 1, 2], 0),
        ([[5]], [1], [1], 5),
    ],
    ids=["rock", "pennies", "two", "dominated", "sure", "uneven", "one"],
)
def test_known_games(
    payoffs: list[list[int]], rows: list[int], columns: list[int], value: Fraction
) -> None:
    scaled = [[1000 * each for each in row] for row in payoffs]
    solved = solve(scaled)
    assert sum(solved.rows) == sum(solved.columns) == WHOLE
    for found, known in ((solved.rows, rows), (solved.columns, columns)):
        best = [WHOLE * each // sum(known) for each in known]
        assert all(abs(a - b) <= NEAR for a, b in zip(found, best, strict=True)), found
    assert solved.secures <= value * 1000 * WHOLE <= solved.allows
    assert solved.allows - solved.secures <= 40 * WHOLE


def test_bounds_close_in_on_the_value() -> None:
    rng = Rng(7)
    for _ in range(10):
        payoffs = [[rng.below(2001) - 1000 for _ in range(5)] for _ in range(4)]
        rough, fine = solve(payoffs, 50), solve(payoffs, 2000)
        assert rough.secures <= fine.allows
        assert fine.secures <= rough.allows
        assert 0 <= fine.allows - fine.secures <= 10 * WHOLE


def test_parts_sum_up_and_favour_nobody() -> None:
    assert parts([0, 0, 0], 10) == (4, 3, 3)
    assert parts([1, 2, 3], 6) == (1, 2, 3)
    assert parts([1, 1, 5], 10) == (2, 1, 7)


def test_a_draw_goes_by_the_mixture() -> None:
    rng, seen = Rng(3), [0, 0, 0]
    for _ in range(4000):
        seen[draw((1, 0, 3), rng)] += 1
    assert seen[1] == 0
    assert abs(seen[0] - 1000) < 120
