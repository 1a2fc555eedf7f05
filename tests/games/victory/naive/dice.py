"""What dice can fill of a track (V67-V71, R29, R63)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tests.games.victory.naive import box


def cancel(mine: list[int], his: list[int]) -> list[int]:
    """My dice without 1s and without those that an equal one of his takes away."""
    return [face for face in range(2, 7) for _ in range(max(0, mine.count(face) - his.count(face)))]


def without(items: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    left = list(items)
    for each in gone:
        left.remove(each)
    return tuple(left)


@cache
def placements(dice: tuple[int, ...], free: tuple[int, ...]) -> frozenset[str]:
    """Every set of free spaces that the dice can fill, none of them included."""
    found = {""}
    used: set[tuple[tuple[int, ...], int]] = set()
    for die in set(dice):
        used.add(((die,), die))
    for one, two in set(combinations(dice, 2)):
        if one == two:
            used |= {((one, two), one + 1), ((one, two), one - 1)}
    for three in set(combinations(dice, 3)):
        used |= {(three, face) for face in box.FACES}
    for gone, face in used:
        if face in free:
            for rest in placements(without(dice, gone), without(free, (face,))):
                found.add("".join(sorted(rest + str(face))))
    return frozenset(found)


def words(dice: list[int], free: list[int]) -> list[str]:
    sets = placements(tuple(sorted(dice)), tuple(sorted(free)))
    return [f"place {each or '-'}" for each in sorted(sets)]
