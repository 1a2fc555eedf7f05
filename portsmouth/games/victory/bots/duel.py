"""How fights end, from the free spaces of both ships alone: a table that fills as it is asked.

After the round at hand both sides are taken to follow a plain rule (``habit``). Then the ends are
those of a Markov chain over free spaces, which only become fewer; it is reckoned once for each
position, in whole parts of ``WHOLE``.
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.games.victory.bots.throws import THROWS, fills
from portsmouth.games.victory.rules.components import CREW, HULL, SAILS, SHOTS

WHOLE = 100_000
SANK, SUNK, BOTH, TOOK, TAKEN, APART = range(6)
"""Ends of a fight as the first side sees them."""
ENDS = 6
BALL, CHAIN, GRAPE = range(3)
STANDS = len(SHOTS)
"""Plans from here on are shots with flight."""
NOBODY, FIRST, SECOND = range(3)
"""Which side fears the fight: it has far more to lose."""

Spaces = tuple[int, int, int]
"""Free spaces of hull, sails and crew."""
Ends = tuple[int, ...]


def flees(plan: int) -> bool:
    """Return whether a plan is flight."""
    return plan >= STANDS


def end_of(one: Spaces, other: Spaces, plans: tuple[int, int]) -> int | None:
    """Return how a round ends the fight, or None if it goes on (R30, V73-V83)."""
    if not one[HULL] or not other[HULL]:
        return BOTH if one[HULL] == other[HULL] else SUNK if not one[HULL] else SANK
    if not other[CREW] and one[CREW] and one[SAILS] > other[SAILS]:
        return TOOK
    if not one[CREW] and other[CREW] and other[SAILS] > one[SAILS]:
        return TAKEN
    if flees(plans[0]) and flees(plans[1]):
        return APART
    if flees(plans[0]) and one[SAILS] > other[SAILS]:
        return APART
    return APART if flees(plans[1]) and other[SAILS] > one[SAILS] else None


def hurt(ship: Spaces, track: int, dice: int) -> Spaces:
    """Return the free spaces after so many more dice on a track."""
    left = list(ship)
    left[track] -= dice
    return (left[0], left[1], left[2])


def dice(guns: int, plan: int) -> int:
    """Return how many dice a ship throws (V66)."""
    return guns // 2 if flees(plan) else guns


def _would_get_away(mine: Spaces, theirs: Spaces, fears: bool) -> bool:
    """Return whether a side would rather get away."""
    return mine[HULL] + 1 < theirs[HULL] or (fears and mine[HULL] <= theirs[HULL])


def habit(mine: Spaces, theirs: Spaces, fears: bool, he_fears: bool) -> int:
    """Return the plan of a side in later rounds."""
    if theirs[CREW] <= 2 and mine[CREW] and mine[SAILS] > theirs[SAILS]:
        return GRAPE
    if mine[SAILS] and _would_get_away(mine, theirs, fears):
        return STANDS + (BALL if mine[SAILS] > theirs[SAILS] else CHAIN)
    if theirs[SAILS] >= mine[SAILS] > 0 and _would_get_away(theirs, mine, he_fears):
        return CHAIN
    return BALL


@lru_cache(maxsize=1 << 16)
def ends(one: Spaces, other: Spaces, guns: tuple[int, int], fear: int) -> Ends:
    """Return how often each end comes, in parts of ``WHOLE``, if both follow their habit."""
    plans = (
        habit(one, other, fear == FIRST, fear == SECOND),
        habit(other, one, fear == SECOND, fear == FIRST),
    )
    return after_round(one, other, guns, fear, plans)


@lru_cache(maxsize=1 << 16)
def after_round(
    one: Spaces, other: Spaces, guns: tuple[int, int], fear: int, plans: tuple[int, int]
) -> Ends:
    """Return how often each end comes if this round is fought by these plans."""
    hit, back = plans[0] % STANDS, plans[1] % STANDS
    total, moved = [0] * ENDS, 0
    thrown = fills(dice(guns[0], plans[0]), dice(guns[1], plans[1]), other[hit], one[back])
    for mine, theirs, count in thrown:
        ship, enemy = hurt(one, back, theirs), hurt(other, hit, mine)
        end = end_of(ship, enemy, plans)
        if end is not None:
            total[end] += count * WHOLE
        elif mine or theirs:
            for each, part in enumerate(ends(ship, enemy, guns, fear)):
                total[each] += count * part
        else:
            continue
        moved += count
    if moved == THROWS:
        return tuple(each // THROWS for each in total)
    if not moved:
        return (0, 0, 0, 0, 0, WHOLE)
    return tuple(each // moved for each in total)
