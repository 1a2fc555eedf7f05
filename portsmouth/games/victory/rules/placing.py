"""Which spaces of a track the dice of a side can fill (V67-V72, V98-V101, R28, R29, R63, R90).

A placement is a mask of faces: bit ``n`` stands for a die on ``FACES[n]``, and ``SECOND_SIX`` for a
second one on 6. Every set that the dice can make is legal, smaller ones and none included.
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.games.victory.rules.components import FACES, LAST_FACE, SECOND_SIX, SPACES

PLACEMENTS: tuple[int, ...] = tuple(
    mask for mask in range(2 * SECOND_SIX) if mask & LAST_FACE or not mask & SECOND_SIX
)
"""All placements: none, and each set of faces, 6 alone or twice."""


def written(mask: int) -> str:
    """Return a placement as its faces, such as ``346``; ``-`` for none."""
    faces = "".join(str(face) for place, face in enumerate(FACES) if mask >> place & 1)
    return (faces + str(FACES[-1]) * bool(mask & SECOND_SIX)) or "-"


NAMES: tuple[str, ...] = tuple(written(mask) for mask in PLACEMENTS)


def cancel(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Remove all 1s, then equal dice between the sides, one for one (V67, V68)."""
    left: list[int] = [die for die in other if die != 1]
    mine: list[int] = []
    for die in one:
        if die in left:
            left.remove(die)
        elif die != 1:
            mine.append(die)
    return tuple(sorted(mine)), tuple(sorted(left))


def counts(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many dice show each of ``FACES``."""
    return tuple(dice.count(face) for face in FACES)


@lru_cache(maxsize=1 << 16)
def placements(dice: tuple[int, ...], taken: int, extra: bool) -> tuple[int, ...]:
    """Return all legal placements of sorted dice on a track, in the order of ``PLACEMENTS``.

    ``taken`` is the mask of the track, ``extra`` whether it has a second 6.
    """
    have = counts(dice)
    return tuple(mask for mask, wanted in _fitting(taken, extra) if _possible(wanted, have))


@lru_cache(maxsize=256)
def _fitting(taken: int, extra: bool) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the placements whose spaces are free, each with the places to be filled."""
    return tuple((mask, _wanted(mask)) for mask in PLACEMENTS if fits(mask, taken, extra))


def fits(mask: int, taken: int, extra: bool) -> bool:
    """Return whether the spaces of a placement are free (V100, R90)."""
    if mask & taken & ~LAST_FACE & ~SECOND_SIX:
        return False
    sixes = bool(mask & LAST_FACE) + bool(mask & SECOND_SIX)
    return sixes <= 1 + extra - bool(taken & LAST_FACE) - bool(taken & SECOND_SIX)


def fill(taken: int, mask: int) -> int:
    """Return the track with a placement added; a second 6 goes on the second space (R90)."""
    if mask & taken & LAST_FACE:
        mask = mask & ~LAST_FACE | SECOND_SIX
    return taken | mask


def _wanted(mask: int) -> tuple[int, ...]:
    """Return the places to be filled; a second 6 is named again."""
    places = tuple(place for place in range(SPACES) if mask >> place & 1)
    return (*places, SPACES - 1) if mask & SECOND_SIX else places


@lru_cache(maxsize=1 << 16)
def _possible(wanted: tuple[int, ...], have: tuple[int, ...], triples: int = 0) -> bool:
    """Return whether dice fill all these places: by one die, a pair from beside, or any three.

    Threes take whatever is left over, so they are only counted until the end (V70, V71, V98).
    """
    if sum(have) < 3 * triples + len(wanted):
        return False
    if not wanted:
        return True
    place, rest = wanted[0], wanted[1:]
    for source, dice in ((place, 1), (place - 1, 2), (place + 1, 2)):
        if 0 <= source < SPACES and have[source] >= dice:
            less = (*have[:source], have[source] - dice, *have[source + 1 :])
            if _possible(rest, less, triples):
                return True
    return _possible(rest, have, triples + 1)


def dice_for(mask: int, dice: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return by which dice a legal placement is made: each space's face, and the dice that fill it.

    A space is filled by its own die where that leaves enough for the others (V70, V71, V98).
    """
    found = _shared(_wanted(mask), counts(dice))
    assert found is not None
    return found


def _shared(
    wanted: tuple[int, ...], have: tuple[int, ...], waiting: tuple[int, ...] = ()
) -> tuple[tuple[int, tuple[int, ...]], ...] | None:
    """Return the dice for places that are still wanted, then for those that wait for any three."""
    if not wanted:
        left = [face for face, count in zip(FACES, have, strict=True) for _ in range(count)]
        if len(left) < 3 * len(waiting):
            return None
        return tuple(
            (FACES[place], tuple(left[3 * at : 3 * at + 3])) for at, place in enumerate(waiting)
        )
    place, rest = wanted[0], wanted[1:]
    for source, dice in ((place, 1), (place - 1, 2), (place + 1, 2)):
        if 0 <= source < SPACES and have[source] >= dice:
            less = (*have[:source], have[source] - dice, *have[source + 1 :])
            found = _shared(rest, less, waiting)
            if found is not None:
                return ((FACES[place], (FACES[source],) * dice), *found)
    return _shared(rest, have, (*waiting, place))
