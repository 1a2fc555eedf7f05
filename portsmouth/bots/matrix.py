"""Solves choices that two sides make at once and sealed: a matrix game, in whole numbers.

Regret matching (Hart and Mas-Colell 2000) in its quick form: regrets never fall below 0, the sides
take turns, and later mixtures count for more (Tammelin 2014). All numbers are whole, so every
machine finds the same mixture. The means of the mixtures come close to the best there is for each
side; how close is told by ``secures`` and ``allows``, between which the game's true value lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from portsmouth.core.rng import Rng

WHOLE = 10_000
"""The parts that every mixture sums up to."""
ROUNDS = 400
"""How often both sides think again."""

Mixture = tuple[int, ...]


class MixedSolution(NamedTuple):
    """How both sides choose: parts of ``WHOLE`` for each row and each column.

    ``secures`` is the least that the rows' mixture brings against any column, ``allows`` the most
    that any row brings against the columns' mixture, both in payoff times ``WHOLE``.
    """

    rows: Mixture
    columns: Mixture
    secures: int
    allows: int


def solve(payoffs: Sequence[Sequence[int]], rounds: int = ROUNDS) -> MixedSolution:
    """Mixtures for a game in which ``payoffs[row][column]`` goes from the columns to the rows."""
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
    """Weights as whole parts of a whole, all alike where there are none.

    What rounding down leaves over goes to the largest remainders, the first of equals.
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
    """One of a mixture's choices, each as likely as its parts say."""
    at = rng.below(sum(mixture))
    for number, part in enumerate(mixture):
        at -= part
        if at < 0:
            return number
    raise AssertionError("a mixture has parts")


def _mixed(values: Sequence[int], mixture: Mixture) -> int:
    return sum(value * part for value, part in zip(values, mixture, strict=True))
