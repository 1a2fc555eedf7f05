"""The damage die in whole numbers, and thousandths of results.

Chances are whole parts of ``WHOLE``, rounded down at each step, so that every machine and version
tells the same and captains decide the same.
"""

from __future__ import annotations

from functools import cache

from portsmouth.games.war.rules.components import FACES

WHOLE = 10**12
"""All chances together, in whole parts."""
MILLION = 10**6
"""All chances together, as captains weigh them."""
_HALF = WHOLE // 2 + WHOLE // MILLION
"""Half a thousandth of a chance, and a little more: parts are rounded down, halves are told up."""
NONE_AT_ALL = 0.0
Dice = tuple[int, ...]
"""How many throws in all show 0, 1, 2 ... explosions."""


@cache
def throws(dice: int) -> Dice:
    """Return how many throws of so many damage dice show 0, 1, 2 ... explosions.

    >>> throws(1)
    (3, 2, 1)
    """
    found = [1]
    for _ in range(dice):
        more = [0] * (len(found) + max(FACES))
        for hits, ways in enumerate(found):
            for face in FACES:
                more[hits + face] += ways
        found = more
    return tuple(found)


def permille(part: float) -> int:
    """Return a chance, given in parts of ``WHOLE``, in thousandths, rounded half up."""
    return int((1000 * part + _HALF) // WHOLE)


def millionths(part: int) -> int:
    """Return a chance in millionths, rounded down."""
    return part * MILLION // WHOLE
