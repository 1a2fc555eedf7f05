"""Solves matrix games, in which two sides choose at once, in whole numbers.

Regret matching (Hart and Mas-Colell 2000) in its quick form: regrets never fall below 0, the sides
take turns, and later mixtures count for more (Tammelin 2014). All numbers are whole, so every
machine finds the same mixture. The means of the mixtures come close to the optimum of each side;
``secures`` and ``allows``, between which the game's true value lies, say how close.

>>> rock_paper_scissors = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
>>> solve(rock_paper_scissors).rows  # about a third of WHOLE each
(3346, 3346, 3308)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from portsmouth.core.rng import Rng

WHOLE = 10_000
"""The sum of the parts of a mixture."""
ROUNDS = 400
"""The number of iterations."""

Mixture = tuple[int, ...]


class MixedSolution(NamedTuple):
    """The mixtures of both sides: parts of ``WHOLE`` for each row and each column.

    ``secures`` is the least that the rows' mixture gains against any column, ``allows`` the most
    that any row gains against the columns' mixture, both in payoff times ``WHOLE``.
    """

    rows: Mixture
    columns: Mixture
    secures: int
    allows: int


def solve(payoffs: Sequence[Sequence[int]], rounds: int = ROUNDS) -> MixedSolution:
    """Return mixtures for a game whose ``payoffs[row][column]`` go from the columns to the rows."""
    turned = list(zip(*payoffs, strict=True))
    regrets, their_regrets = [0] * len(payoffs), [0] * len(turned)
    sums, their_sums = regrets[:], their_regrets[:]
    mine, theirs = parts(regrets), parts(their_regrets)
    for number in range(1, rounds + 1):
        costs = [_mixed(column, mine) for column in turned]
        paid = _mixed(costs, theirs) // WHOLE
        their_regrets = [max(0, r + paid - c) for r, c in zip(their_regrets, costs, strict=True)]
        theirs = parts(their_regrets)
        gains = [_mixed(row, theirs) for row in payoffs]
        got = _mixed(gains, mine) // WHOLE
        regrets = [max(0, r + g - got) for r, g in zip(regrets, gains, strict=True)]
        mine = parts(regrets)
        sums = [each + number * part for each, part in zip(sums, mine, strict=True)]
        their_sums = [each + number * part for each, part in zip(their_sums, theirs, strict=True)]
    mine, theirs = parts(sums), parts(their_sums)
    secures = min(_mixed(column, mine) for column in turned)
    return MixedSolution(mine, theirs, secures, max(_mixed(row, theirs) for row in payoffs))


def parts(weights: Sequence[int], whole: int = WHOLE) -> Mixture:
    """Return weights as whole parts of a whole; equal parts if all weights are 0.

    What rounding down leaves over goes to the largest remainders, the first of equals.

    >>> parts([1, 1, 1], 100)
    (34, 33, 33)
    >>> parts([0, 0], 10)
    (5, 5)
    """
    if not any(weights):
        weights = [1] * len(weights)
    total = sum(weights)
    found = [weight * whole // total for weight in weights]
    ranked = sorted(range(len(weights)), key=lambda each: -(weights[each] * whole % total))
    for each in ranked[: whole - sum(found)]:
        found[each] += 1
    return tuple(found)


def draw(mixture: Sequence[int], rng: Rng) -> int:
    """Return the index of one of a mixture's choices, at random by their parts."""
    at = rng.below(sum(mixture))
    for number, part in enumerate(mixture):
        at -= part
        if at < 0:
            return number
    raise AssertionError("a mixture has parts")


def _mixed(values: Sequence[int], mixture: Mixture) -> int:
    return sum(value * part for value, part in zip(values, mixture, strict=True))
