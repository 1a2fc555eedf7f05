"""Throws of a fight: how dice fall, what equal ones leave, and which spaces the rest fills.

Dice are counted by ``FACES``; 1s fill nothing and are left out (V67). A track is how many spaces of
each face are free, so that the extra space is a second 6 (V101, R90).
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from portsmouth.core.rng import Rng
from portsmouth.games.victory.rules import placing, ships
from portsmouth.games.victory.rules.components import FACES, LAST_FACE, SECOND_SIX, SPACES
from portsmouth.games.victory.state import Ship

Counts = tuple[int, ...]
DIE = 6
OUTER_FIRST = (0, 4, 1, 3, 2)
"""Which spaces are filled first, where dice may fill several: the outer ones are the hardest."""
PAIRS_FROM = ((1,), (0, 2), (1, 3), (4, 2), (3,))
"""Where a pair for a space comes from: a source that is of use to no other space first."""


class Throws(NamedTuple):
    """All throws of a number of dice, each with the sum of the weights up to it."""

    counts: tuple[Counts, ...]
    sums: tuple[int, ...]


@lru_cache(maxsize=64)
def throws(dice: int) -> Throws:
    """Return the throws of so many dice; a weight is in how many ways they can fall."""
    counts, weights = [], []
    for thrown in combinations_with_replacement(range(1, DIE + 1), dice):
        each = [thrown.count(face) for face in range(1, DIE + 1)]
        counts.append(placing.counts(thrown))
        weights.append(factorial(dice) // prod(map(factorial, each)))
    return Throws(tuple(counts), tuple(accumulate(weights)))


def throw(dice: int, rng: Rng) -> Counts:
    """Return how so many dice fall."""
    every = throws(dice)
    return every.counts[bisect_right(every.sums, rng.below(every.sums[-1]))]


def left(one: Counts, other: Counts) -> tuple[Counts, Counts]:
    """Return what is left of two throws once equal dice are gone (V68)."""
    return (
        tuple([max(0, mine - theirs) for mine, theirs in zip(one, other, strict=True)]),
        tuple([max(0, theirs - mine) for mine, theirs in zip(one, other, strict=True)]),
    )


@lru_cache(maxsize=1 << 15)
def filled(dice: Counts, track: Counts) -> Counts:
    """Return the track once the dice have filled as many of its spaces as they can.

    A space takes its own die, else a pair from beside, else any three dice (V70, V71, V98).
    """
    have, free = list(dice), list(track)
    for place in range(SPACES):
        direct = min(have[place], free[place])
        have[place] -= direct
        free[place] -= direct
    for place in OUTER_FIRST:
        for source in PAIRS_FROM[place]:
            while free[place] and have[source] > 1:
                have[source] -= 2
                free[place] -= 1
    more = sum(have) // 3
    for place in OUTER_FIRST:
        by_three = min(more, free[place])
        more -= by_three
        free[place] -= by_three
    return tuple(free)


def track_of(ship: Ship, track: int) -> Counts:
    """Return the free spaces of a ship's track by their faces."""
    taken = ship.damage[track]
    sixes = 1 + (ships.extra(ship) == track)
    sixes -= bool(taken & LAST_FACE) + bool(taken & SECOND_SIX)
    return (*(1 - (taken >> place & 1) for place in range(len(FACES) - 1)), max(0, sixes))
