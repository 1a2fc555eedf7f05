"""The chances of the damage die, and thousandths of results.

Sums are made term by term: Python 3.12 changed ``sum``, and every machine shall tell the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from portsmouth.games.war.rules.components import FACES

Weights = Mapping[int, float]
"""Explosions and their chance."""
ONE, NONE_AT_ALL = 1.0, 0.0


@cache
def throw(dice: int) -> Weights:
    """Return the chances of the explosions of so many dice."""
    found: dict[int, float] = {0: ONE}
    for _ in range(dice):
        more: dict[int, float] = {}
        for hits, chance in found.items():
            for face in FACES:
                more[hits + face] = more.get(hits + face, NONE_AT_ALL) + chance / len(FACES)
        found = more
    return found


def total(chances: Iterable[float]) -> float:
    """Return the sum of chances."""
    found = NONE_AT_ALL
    for chance in chances:
        found += chance
    return found


def permille(chance: float) -> int:
    """Return a chance in thousandths, rounded half up."""
    return int(1000 * chance + 0.5)


def thousandths(chances: Sequence[float]) -> list[int]:
    """Return chances in thousandths, each rounded by itself."""
    return [permille(chance) for chance in chances]
