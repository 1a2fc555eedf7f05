"""Shares of victories, Elo, Bradley-Terry ratings, and intervals with the seed as the sample.

Sums are made with ``fsum``, since ``sum`` rounds differently from Python 3.12 on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, fsum, log, log10, sqrt
from typing import NamedTuple

from portsmouth.core.rng import Rng

RESAMPLES = 2_000
FEWEST = 8
"""The fewest seeds for a bootstrap."""
Z = 1.959964
"""Standard deviations on each side of a 95 % interval."""
ELO = 400 / log(10)
"""Elo points in one natural unit of log-odds."""
OPEN = 2400.0
"""The Elo that stands for an open end of an interval."""
STRIDE = 2.0
NEAR = 1e-9

Interval = tuple[float, float]
Pair = tuple[str, str]


class Bout(NamedTuple):
    """What one kind won of another: its share of each seed, and the number of games."""

    shares: Sequence[float]
    games: int


def mean(values: Sequence[float]) -> float:
    """Return the average; 0 of no values."""
    return fsum(values) / len(values) if values else 0.0


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return the nearest value below which a part of the sorted values lies; 0 of no values."""
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def clamped(share: float, games: int) -> float:
    """Return a share kept half a victory away from 0 and 1, so that its Elo is finite."""
    half = 0.5 / games
    return min(max(share, half), 1 - half)


def elo(share: float, games: int) -> float:
    """Return the Elo difference of a share of victories: 400 log10(p / (1 - p)), clamped.

    >>> round(elo(0.75, 100))
    191
    """
    p = clamped(share, games)
    return 400 * log10(p / (1 - p))


def elo_ends(ends: Interval) -> Interval:
    """Return the Elo of both ends of an interval of shares; an end at 0 or 1 gives ``OPEN``."""
    low, high = (
        OPEN * (-1 if end <= 0 else 1) if end <= 0 or end >= 1 else 400 * log10(end / (1 - end))
        for end in ends
    )
    return max(low, -OPEN), min(high, OPEN)


def wilson(share: float, count: int) -> Interval:
    """Return Wilson's 95 % interval for a share of ``count`` samples.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    middle, width = share + Z * Z / (2 * count), 1 + Z * Z / count
    return max(0.0, (middle - spread) / width), min(1.0, (middle + spread) / width)


def bootstrap_indices(count: int, rng: Rng, resamples: int = RESAMPLES) -> list[list[int]]:
    """Return resamples with replacement of ``count`` samples: the index of each that is taken."""
    return [[rng.below(count) for _ in range(count)] for _ in range(resamples)]


def middle(values: Sequence[float]) -> Interval:
    """Return the central 95 % of values."""
    ordered = sorted(values)
    return quantile(ordered, 0.025), quantile(ordered, 0.975)


def interval(shares: Sequence[float], rng: Rng) -> Interval:
    """Return the 95 % interval of the mean of the seeds' shares, by bootstrap over seeds.

    It is Wilson's over seeds where the bootstrap ends at 0 or 1, or has too few seeds.
    """
    if len(shares) >= FEWEST:
        found = middle(
            [mean([shares[at] for at in taken]) for taken in bootstrap_indices(len(shares), rng)]
        )
        if found[0] > 0 and found[1] < 1:
            return found
    return wilson(mean(shares), len(shares))


def bradley_terry(bouts: Mapping[Pair, tuple[float, int]], anchor: str) -> dict[str, float]:
    """Return ratings in Elo, with ``anchor`` at 0, from each pair's share and number of games.

    Maximum likelihood by Newton's method with bounded steps; shares are kept half a victory from 0
    and 1. Every kind must be linked to the others by bouts.
    """
    kinds = sorted({kind for pair in bouts for kind in pair} - {anchor})
    at = {kind: index for index, kind in enumerate(kinds)}
    facts = [
        (at.get(a, -1), at.get(b, -1), clamped(share, games), games)
        for (a, b), (share, games) in sorted(bouts.items())
    ]
    ratings = [0.0] * len(kinds)
    stride = 1.0
    while stride > NEAR:
        steps = solve_linear(*_slopes(facts, ratings))
        stride = max(map(abs, steps), default=0.0)
        ease = min(1.0, STRIDE / stride) if stride else 1.0
        ratings = [old + ease * step for old, step in zip(ratings, steps, strict=True)]
    return {anchor: 0.0} | {kind: ELO * ratings[index] for kind, index in at.items()}


def _slopes(
    facts: Sequence[tuple[int, int, float, int]], ratings: Sequence[float]
) -> tuple[list[list[float]], list[float]]:
    """Return the curvature and the gradient of the log-likelihood; index -1 is the anchor."""
    count = len(ratings)
    bends = [[0.0] * count for _ in range(count)]
    rises = [0.0] * count
    for a, b, share, games in facts:
        odds = (ratings[a] if a >= 0 else 0.0) - (ratings[b] if b >= 0 else 0.0)
        expected = 1 / (1 + exp(-odds))
        rise, bend = games * (share - expected), games * expected * (1 - expected)
        for one, other, sign in ((a, b, 1), (b, a, -1)):
            if one >= 0:
                rises[one] += sign * rise
                bends[one][one] += bend
                if other >= 0:
                    bends[one][other] -= bend
    return bends, rises


def solve_linear(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination with pivots; changes its arguments.

    Raises ValueError if the equations have no single solution.
    """
    count = len(right)
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(matrix[row][at]))
        if abs(matrix[best][at]) < NEAR:
            raise ValueError("some kinds never met, not even by way of others")
        matrix[at], matrix[best] = matrix[best], matrix[at]
        right[at], right[best] = right[best], right[at]
        for row in range(at + 1, count):
            factor = matrix[row][at] / matrix[at][at]
            right[row] -= factor * right[at]
            for column in range(at, count):
                matrix[row][column] -= factor * matrix[at][column]
    for at in reversed(range(count)):
        known = fsum(matrix[at][column] * right[column] for column in range(at + 1, count))
        right[at] = (right[at] - known) / matrix[at][at]
    return right


class Rating(NamedTuple):
    """A kind's rating in Elo above the anchor, with its 95 % interval."""

    elo: float
    interval: Interval


def ratings(bouts: Mapping[Pair, Bout], anchor: str, rng: Rng) -> dict[str, Rating]:
    """Return Bradley-Terry ratings of a round robin, with intervals by bootstrap over its seeds.

    A resample takes the same seeds of every pair, so all pairs must have played the same seeds.
    With too few seeds for a bootstrap the intervals are open.
    """
    count, *others = {len(bout.shares) for bout in bouts.values()}
    if others:
        raise ValueError("every pair must have played the same seeds")
    found = bradley_terry({p: (mean(b.shares), b.games) for p, b in bouts.items()}, anchor)
    if count < FEWEST:
        unknown = {kind: Rating(value, (-OPEN, OPEN)) for kind, value in found.items()}
        return unknown | {anchor: Rating(0.0, (0.0, 0.0))}
    spread: dict[str, list[float]] = {kind: [] for kind in found}
    for taken in bootstrap_indices(count, rng):
        again = {p: (mean([b.shares[at] for at in taken]), b.games) for p, b in bouts.items()}
        for kind, value in bradley_terry(again, anchor).items():
            spread[kind].append(value)
    return {kind: Rating(value, middle(spread[kind])) for kind, value in found.items()}
