"""How many spaces dice fill: exactly for a throw, and counted over a fixed sample of throws."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from portsmouth.core.rng import Rng
from portsmouth.games.victory.rules.components import LAST_FACE, SECOND_SIX, SPACES
from portsmouth.games.victory.rules.placing import cancel, counts

THROWS = 240
"""Throws in the sample, an even number."""
SEED = 1805
MOST_FREE = SPACES + 1
"""The most free spaces of a track: one of the two 6s is extra (V101)."""

Free = tuple[int, ...]
"""How many spaces of each face are free."""


@lru_cache(maxsize=256)
def free_spaces(taken: int, extra: bool) -> Free:
    """Return the free spaces of a track by face (V100, R90)."""
    sixes = 1 + extra - bool(taken & LAST_FACE) - bool(taken & SECOND_SIX)
    return (*(1 - (taken >> place & 1) for place in range(SPACES - 1)), max(0, sixes))


@lru_cache(maxsize=1 << 16)
def most_filled(dice: tuple[int, ...], free: Free) -> int:
    """Return the most spaces that dice fill: each by its own face, else by pairs, else by threes.

    Its own die is never worse for a space than a pair, nor a pair than three dice (V70, V71, V98).
    """
    have, need = list(counts(dice)), list(free)
    filled = 0
    for place in range(SPACES):
        direct = min(have[place], need[place])
        have[place] -= direct
        need[place] -= direct
        filled += direct
    for place in range(SPACES):
        for source in (place - 1, place + 1):
            while need[place] and 0 <= source < SPACES and have[source] > 1:
                have[source] -= 2
                need[place] -= 1
                filled += 1
    return filled + min(sum(need), sum(have) // 3)


def throw(one: int, other: int, rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what is left of a throw of both sides (V67, V68)."""
    dice = [tuple(rng.die() for _ in range(count)) for count in (one, other)]
    return cancel(dice[0], dice[1])


def _some_free(count: int, rng: Rng) -> Free:
    """Return a track with so many free spaces."""
    if count > SPACES:
        return (*(1 for _ in range(SPACES - 1)), 2)
    places = list(range(SPACES))
    rng.shuffle(places)
    return tuple(int(place in places[:count]) for place in range(SPACES))


@lru_cache(maxsize=128)
def _sample(few: int, many: int) -> tuple[tuple[Free, Free], ...]:
    """Return for each throw what both sides fill, by the number of free spaces.

    Where both throw as many dice, each throw stands for both sides, so that neither is favoured.
    """
    rng = Rng(SEED).fork(f"{few} {many}")
    found: list[tuple[Free, Free]] = []
    while len(found) < THROWS:
        mine, theirs = throw(few, many, rng)
        tracks = [_some_free(count, rng) for count in range(MOST_FREE + 1)]
        one = tuple(most_filled(mine, track) for track in tracks)
        other = tuple(most_filled(theirs, track) for track in tracks)
        found.append((one, other))
        if few == many:
            found.append((other, one))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def fills(one: int, other: int, his: int, mine: int) -> tuple[tuple[int, int, int], ...]:
    """Return how many of ``his`` spaces one side fills, and how many of ``mine`` the other.

    Each with the number of throws of ``THROWS`` in which it comes so.
    """
    if one > other:
        return tuple(
            (first, second, count) for second, first, count in fills(other, one, mine, his)
        )
    found = Counter((few[his], many[mine]) for few, many in _sample(one, other))
    return tuple((first, second, count) for (first, second), count in sorted(found.items()))
