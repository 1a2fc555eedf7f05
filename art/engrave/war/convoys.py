"""Convoys on the chart, plates of 48 by 48: one to four ships, under lawful sails or black ones.

Hulls and pennant are `var(--seat)`, sails `--w-sail` or, torn at the foot, `--w-black`. A pale
field in the foremost one has room for the player's shape, a picture of its own laid over it.
"""

from __future__ import annotations

from art.engrave.plate import CARD, INK, cut, disc, flat, hatch, line, moved, shape
from art.engrave.privateer.vessels import SHAPES

MOST = 4
SAIL, BLACK, SEAT = "var(--w-sail)", "var(--w-black)", "var(--seat)"
MAINSAIL = "M11 10H37C40 17 40 25 38 33H8C11 25 11 17 11 10Z"
TORN = (
    "M11 10H37C40 17 40 25 38 32L35 28.500L31 34L27.500 31L23 34.500L19 31L14.500 34L11.500 29.5"
    "L8 32.5C11 25 11 17 11 10Z"
)
FIELD = disc(24, 21.4, 9)
HULL = "M3 34.500L10 36H40L46 33.500C45 40 41 45 37 46.500H12C7 44 4 40 3 34.500Z"
PENNANT = "M24.500 1H38L34.500 4L38 7H24.500Z"
SMALL_HULL = "M-8 -1L-5 0H6L9 -1.500C8 3 6 5 4 5.500H-4C-6.500 4 -8 2 -8 -1Z"
SMALL_SAIL = "M-5 -13H5C6.500 -9 6.500 -6 5.500 -2.500H-6C-4.500 -6 -4.500 -9 -5 -13Z"
PLACES = {1: (), 2: ((38, 17),), 3: ((38, 17), (10, 17)), 4: ((38, 17), (10, 17), (24, 15))}
"""Where the ships lie that sail behind the first."""


def rimmed(d: str, paint: str) -> str:
    """Draw a face with a rim of paper, so that it stands off what lies behind."""
    return (
        f'<path fill="{paint}" stroke="{CARD}" stroke-width="1.400" paint-order="stroke" d="{d}"/>'
    )


def consort(*, black: bool) -> str:
    """Draw one of the smaller ships that follow."""
    sail = shape(SMALL_SAIL, 1.6, BLACK if black else SAIL)
    return line("M0 0V-16", 1.8) + sail + rimmed(SMALL_HULL, SEAT)


def placed(ships: int, drawn: str) -> str:
    """Return the foremost ship, or what lies over it, smaller where others follow."""
    if ships == 1:
        return drawn
    return f'<g transform="translate(6.2 11.6) scale(.74)">{drawn}</g>'


def convoy(ships: int, *, black: bool) -> str:
    """Draw a convoy: its flagship before the others."""
    others = "".join(
        f'<g transform="translate({x} {y}) scale(.82)">{consort(black=black)}</g>'
        for x, y in PLACES[ships]
    )
    folds = "M36 12.500C37.5 19 37.500 25 36 31M34 12.500C34.8 15 35 17 35 19"
    sail = shape(TORN, 2, BLACK) if black else shape(MAINSAIL, 2.4, SAIL) + hatch(folds, 0.9)
    flagship = "".join(
        [
            line("M24 35V1", 2.8),
            f'<path fill="{SEAT}" stroke="{INK}" stroke-width="1" d="{PENNANT}"/>',
            sail,
            flat(FIELD, CARD),
            line("M9 10H39", 2.6),
            rimmed(HULL, SEAT),
            cut("M8 40H41", 1.5),
        ]
    )
    return others + placed(ships, flagship)


def seat_shape(seat: int, *, alone: bool) -> str:
    """Draw a player's shape where a convoy's mainsail has room for it."""
    return placed(1 if alone else 2, moved(8, -0.6, flat(SHAPES[seat], SEAT)))
