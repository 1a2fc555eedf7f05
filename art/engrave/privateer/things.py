"""Coin, dice, wind and flag, on plates of 48 by 48."""

from __future__ import annotations

from art.engrave.plate import (
    CARD,
    Point,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    raised,
    shape,
)
from art.engrave.privateer.goods import GOODS


def coin() -> str:
    """Draw a piece of eight: a cross in a ring."""
    quarters = "".join(disc(x, y, 1.7) for x in (16, 32) for y in (16, 32))
    return "".join(
        [
            ink(disc(24, 24, 21.5)),
            hatch(disc(24, 24, 18.6), 1.1, CARD),
            cut("M24 11.500V36.500M11.5 24H36.5", 4),
            cut("M21 11.500H27M21 36.500H27M11.5 21V27M36.5 21V27", 2),
            card(quarters),
        ]
    )


FACE = (
    "M9 3.500H39C42.5 3.5 44.5 5.5 44.5 9V39C44.5 42.5 42.5 44.5 39 44.500H9C5.5"
    " 44.5 3.5 42.5 3.5 39V9C3.5 5.5 5.5 3.5 9 3.500Z"
)
SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((24, 24),),
    2: ((14.5, 14.5), (33.5, 33.5)),
    3: ((13.5, 13.5), (24, 24), (34.5, 34.5)),
    4: ((14.5, 14.5), (33.5, 14.5), (14.5, 33.5), (33.5, 33.5)),
    5: ((13.5, 13.5), (34.5, 13.5), (24, 24), (13.5, 34.5), (34.5, 34.5)),
    6: ((14.5, 13), (33.5, 13), (14.5, 24), (33.5, 24), (14.5, 35), (33.5, 35)),
}


def die(number: int) -> str:
    """Draw a face of a die with its spots."""
    spots = "".join(disc(x, y, 4.5 if number < 6 else 4.2) for x, y in SPOTS[number])
    return shape(FACE, 2.6) + hatch("M40.5 9V39.500Q40.5 40.5 39.5 40.500H9", 1) + ink(spots)


def colour_die(good: str) -> str:
    """Draw a face of the colour die: a good."""
    return shape(FACE, 2.6) + f'<g transform="translate(8.6 8.6) scale(.64)">{GOODS[good]()}</g>'


def wind() -> str:
    """Draw the wind's arrow, to the north; the page turns it about the middle."""
    return "".join(
        [
            raised(
                "M24 1L36.5 19.500L27.5 16.500V31L33 36V46.500L24 39L15 46.500V36L20.5 31"
                "V16.500L11.5 19.500Z",
                3,
            ),
            cut("M24 7V37", 1.2),
            hatch("M26.2 8.500L32 16.500M26 12L30 16", 0.8, CARD),
        ]
    )


def calm() -> str:
    """Draw no wind: a ring about a flat sea."""
    return line(disc(24, 24, 19.5), 3.4) + line("M13 19.500H35M11 26H37M15.5 32.500H32.5", 3)


def zephyr() -> str:
    """Draw a wind's head that blows to the east, its hair flying."""
    head = (
        "M24 8.500C31.5 8.5 35 13 35 18C35 20 36.5 21.5 38 23C38.5 23.8 37.8 24.5 36.8 24.600"
        "C36.9 26 37.5 26.8 37 28C36.5 29 35.6 29 35.4 30C35.2 33.5 33 37 27.5 37"
        "C18.5 37 12.5 31 12.5 22.500C12.5 14.5 17 8.5 24 8.500Z"
    )
    curls = "".join(
        disc(x, y, r)
        for x, y, r in (
            (11, 13, 5.4),
            (17.5, 8, 5.6),
            (25.5, 6.5, 5),
            (31.5, 10, 3.6),
            (8, 20.5, 5),
            (9.5, 28, 4.8),
            (14, 34, 4.4),
        )
    )
    coils = (
        "M9 12.500Q12 9.5 13.5 13.500M16 6.500Q19.5 5 20 9M25 5Q28.5 4.5 28 8M5.8 20Q8.5 17 10.5 21"
    )
    puffs = "M40 26.800H47M39.5 30.500L46 32.500M40 23.200L46 20.5"
    return "".join(
        [
            line(puffs, 2),
            shape(head, 2),
            line("M27.5 18.500Q30 16.2 32.5 18.200M24.5 14.500Q28 12.8 31.5 14.2", 1.6),
            ink(disc(30, 19.6, 1.5)),
            line("M33.5 29.400Q31.5 28.8 31 27M24 25.500Q27.5 23.5 29.5 27Q29.5 31.5 25.5 32", 1.3),
            hatch("M16 28L21 34M16.5 24.500L24 34.500M20 26L26 35M30 33L28 35.5", 0.8),
            raised(curls, 1.4),
            cut(coils, 1.2),
        ]
    )


def last_port() -> str:
    """Draw a flag struck through: no trade in the port of the last visit."""
    flag = "M13 6C20 1.5 27 11.5 37 6.500V24C27 29 20 19 13 23.500Z"
    return "".join(
        [
            line("M11 46V4", 4),
            ink(flag),
            line("M4.5 41.500L43.5 4.5", 9, CARD),
            line("M4.5 41.500L43.5 4.5", 4.4),
        ]
    )
