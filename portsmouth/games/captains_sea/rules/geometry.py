"""The map: squares, headings, wind, range, arcs, rakes and lines of sight. It knows no ship.

A square is a column and a row, from 0 in the north-west. Points are eighths of a circle, clockwise.
"""

from __future__ import annotations

from functools import cache

from portsmouth.games.captains_sea.rules.components import (
    BASE,
    BY_SOURCE,
    COLUMNS,
    ROWS,
    WIND_SPEED,
)

Square = tuple[int, int]
VECTORS: tuple[Square, ...] = (
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
)
BOW, STERN = "bow", "stern"
PORT_ARC, STARBOARD_ARC, BOW_ARC, STERN_ARC, NO_ARC = range(5)
"""Where an enemy lies: the first two are the sides, the next two the chasers' ends (R14)."""


def turned(heading: int, points: int) -> int:
    """Return a heading so many points clockwise of another.

    >>> turned(8, 1), turned(1, -1)
    (1, 8)
    """
    return (heading - 1 + points) % 8 + 1


def vector(heading: int) -> Square:
    """Return the step ahead on a heading."""
    return VECTORS[heading - 1]


def is_diagonal(heading: int) -> bool:
    """Return whether a heading leads over a corner (9.16)."""
    return heading % 2 == 0


def apart(one: int, other: int) -> int:
    """Return how many points lie between two headings, 0 to 4."""
    points = (one - other) % 8
    return min(points, 8 - points)


def ahead(square: Square, heading: int) -> Square:
    """Return the square straight ahead."""
    dx, dy = vector(heading)
    return square[0] + dx, square[1] + dy


def on_map(square: Square) -> bool:
    """Return whether a square lies on the map."""
    return 0 <= square[0] < COLUMNS and 0 <= square[1] < ROWS


@cache
def position(wind: int, heading: int) -> int:
    """Return the wind position of a heading; the wind blows to ``wind`` (1.03, 7.03, R1, R2).

    >>> [position(4, heading) for heading in range(1, 9)]
    [5, 3, 0, 2, 1, 4, 6, 7]
    """
    return BY_SOURCE[(turned(wind, 4) - heading) % 8]


def heading_for(wind: int, letter: int) -> int:
    """Return the heading that has a wind position."""
    return turned(turned(wind, 4), -BY_SOURCE.index(letter))


def superior(one: int, other: int) -> bool:
    """Return whether a wind position is superior to another, so faster (4.4)."""
    return WIND_SPEED[one] > WIND_SPEED[other]


def base_speed(wind: int, own: int, other: int) -> int:
    """Return base movement points on a heading, against an enemy's heading (7.01, 7.02)."""
    return BASE[position(wind, own)][position(wind, other)]


def range_mp(one: Square, other: Square) -> int:
    """Return the distance in movement points: twice the longer offset and the shorter (R15).

    >>> range_mp((5, 5), (8, 6)), range_mp((0, 0), (4, 4))
    (7, 12)
    """
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    return 2 * max(dx, dy) + min(dx, dy)


def along(heading: int, offset: Square) -> tuple[int, int]:
    """Return how far an offset lies ahead and to starboard; on a diagonal both count double."""
    (dx, dy), (sx, sy) = vector(heading), vector(turned(heading, 2))
    x, y = offset
    return dx * x + dy * y, sx * x + sy * y


def offset(one: Square, other: Square) -> Square:
    """Return where the second square lies from the first."""
    return other[0] - one[0], other[1] - one[1]


@cache
def arc(heading: int, away: Square, inclusive: bool) -> int:
    """Return in which arc an offset lies: a broadside from 45 degrees off the beam (11.03, R14).

    The exact diagonal belongs to the broadside when ``inclusive``, else to the chasers. In one
    square there are no arcs (R31).
    """
    forward, abeam = along(heading, away)
    broad = abs(abeam) >= abs(forward) if inclusive else abs(abeam) > abs(forward)
    if not forward and not abeam:
        return NO_ARC
    if broad:
        return STARBOARD_ARC if abeam > 0 else PORT_ARC
    return BOW_ARC if forward > 0 else STERN_ARC


@cache
def rake(firer: Square, firer_heading: int, target: Square, target_heading: int) -> str:
    """Return ``bow`` or ``stern`` if the firer rakes that end, else nothing (11.31-11.35).

    It needs perpendicular courses and a place in the target's row, column or diagonal, or beside
    that diagonal on a course toward it.
    """
    if apart(firer_heading, target_heading) != 2:
        return ""
    away = offset(target, firer)
    forward, abeam = along(target_heading, away)
    if abeam and not _touches_diagonal(firer_heading, target_heading, abeam):
        return ""
    if not forward:
        return ""
    return BOW if forward > 0 else STERN


def _touches_diagonal(firer_heading: int, target_heading: int, abeam: int) -> bool:
    """Return whether a firer beside the target's diagonal steers toward it (11.31)."""
    if not is_diagonal(target_heading) or abs(abeam) != 1:
        return False
    toward = turned(target_heading, -2 if abeam > 0 else 2)
    return firer_heading == toward


def lee_component(wind: int, square: Square) -> int:
    """Return how far down the wind a square lies (R94)."""
    dx, dy = vector(wind)
    return dx * square[0] + dy * square[1]


@cache
def line(away: Square) -> tuple[Square, ...]:
    """Return the offsets of all squares that a line between two centres touches (11.14, R39).

    Touching a single corner doesn't count; both ends do. The square ``(i, j)`` reaches half a step
    to each side, so the line to ``(dx, dy)`` crosses it if all its corners don't lie on one side;
    sums are doubled to stay whole.

    >>> line((2, 1)), line((1, 1))
    (((0, 0), (1, 0), (1, 1), (2, 1)), ((0, 0), (1, 1)))
    """
    dx, dy = away
    columns = range(min(0, dx), max(0, dx) + 1)
    rows = range(min(0, dy), max(0, dy) + 1)
    return tuple((i, j) for i in columns for j in rows if _crossed(dx, dy, i, j))


def _crossed(dx: int, dy: int, i: int, j: int) -> bool:
    """Return whether the line to ``(dx, dy)`` meets more of a square than a corner."""
    middle = 2 * abs(dx * j - dy * i)
    reach = abs(dx) + abs(dy)
    return middle < reach or (middle == reach == 0)


def between(one: Square, other: Square) -> tuple[Square, ...]:
    """Return the squares that the line between two centres touches, both ends included (11.14)."""
    found = line(offset(one, other))
    return tuple((one[0] + i, one[1] + j) for i, j in found)


def shift(one: Square, other: Square) -> Square | None:
    """Return how far both ships and the smoke are moved to bring two squares onto the map (R85).

    The middle of both, rounded down, comes to the middle of the map. None if that is not enough,
    since they lie too far apart (9.33, R86).
    """
    if abs(one[0] - other[0]) >= COLUMNS or abs(one[1] - other[1]) >= ROWS:
        return None
    return (
        COLUMNS // 2 - (one[0] + other[0]) // 2,
        ROWS // 2 - (one[1] + other[1]) // 2,
    )


def lies_to(heading: int, away: Square) -> int | None:
    """Return on which side an offset lies, 0 port or 1 starboard; None right ahead or astern."""
    _, abeam = along(heading, away)
    return None if not abeam else int(abeam > 0)
