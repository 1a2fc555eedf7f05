"""What one shot may do with the cards that change it (K18, K19, K22, K23, S77)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from portsmouth.games.war.odds.chance import throw


class Gunnery(NamedTuple):
    """What a side still has for its shots: each comes once in a conflict.

    ``damped``: the next shot is a miss, by the other side's Damp Powder.
    """

    heated: bool = False
    gunner: bool = False
    damped: bool = False


Shots = tuple[tuple[int, Gunnery, float], ...]
"""Hits, what is left for later shots, and the chance."""


@cache
def shot(left: Gunnery, extra: bool) -> Shots:
    """Return what a shot may do; ``extra``: with Extra Gun Crew's die (K23)."""
    if left.damped:
        return ((0, left._replace(damped=False), 1.0),)
    found: dict[tuple[int, Gunnery], float] = {}
    for first, chance in throw(1).items():
        again = not first and left.gunner
        for second, other in (throw(1) if again else {0: 1.0}).items():
            for more, third in (throw(1) if extra else {0: 1.0}).items():
                hits = first + second + more
                after = left._replace(
                    gunner=left.gunner and not again, heated=left.heated and not hits
                )
                key = hits + (1 if hits and left.heated else 0), after
                found[key] = found.get(key, 0.0) + chance * other * third
    return tuple((hits, after, chance) for (hits, after), chance in found.items())
