"""The Relics that are of use, and the two Curses, on plates of 48 by 48."""

from __future__ import annotations

import math

from art.engrave.badges import star
from art.engrave.plate import (
    CARD,
    arc,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    poly,
    raised,
    shape,
    turned,
)


def chart() -> str:
    """Draw a rolled chart with a coast, a track and a cross."""
    return "".join(
        [
            shape("M7 8.500H41V39.500H7Z", 2.2),
            line("M13 13C17 15 15 19 19 20.500S17 27 13.5 28.5", 2),
            hatch("M9.5 14H13M9.5 17H15M9.5 20H17M9.5 23H17.500M9.5 26H16", 0.9),
            line("M20 31L25 27.500M28.5 25.500L32 22M33.5 18.500L34 15", 2.2),
            line("M29.5 29.500L36.5 36.500M36.5 29.500L29.5 36.5", 2.4),
            ink(
                "M4.5 5H43.500C46.5 5 46.5 11 43.5 11H4.500C1.5 11 1.5 5 4.5 5Z"
                "M4.5 38.500H43.500C46.5 38.5 46.5 44.5 43.5 44.500H4.500C1.5"
                " 44.5 1.5 38.5 4.5 38.500Z"
            ),
            cut("M6 8H40M6 41.500H40", 0.9),
        ]
    )


def long_nine() -> str:
    """Draw a long nine-pounder: a gun alone, its shot beneath."""
    return "".join(
        [
            turned(
                -22,
                ink(
                    "M5 17.500L42 19V16.500H47V29H42V26.500L5 28C1 28 1 17.500 5 17.500Z"
                    "M4 22.700A2.700 2.700 0 1 1 -1.400 22.700A2.700 2.700 0 1 1 4 22.700Z"
                ),
                cut("M10 17.800V27.800M25 18.500V27.200M38.5 19V26.600", 1.5),
                hatch("M12 25.300L24 24.800M27 24.600H37", 0.8, CARD),
                about=(24, 20),
            ),
            ink(disc(24, 40.5, 5.4) + disc(36.5, 40.5, 5.4)),
            cut(
                "M21.2 40C21.4 38.4 22.2 37.6 23.6 37.300M33.7 40C33.9 38.4 34.7 37.6 36.1 37.3",
                1.3,
            ),
        ]
    )


def whistle() -> str:
    """Draw a boatswain's call on its chain."""
    return "".join(
        [
            line("M6 28C8 40 20 46 30 42S42 30 45 21", 1.5),
            turned(
                -28,
                ink(
                    "M2 14.500L33 15.500C33 11 40 9.5 43.5 13.500C47 18 43 24.5"
                    " 37 23.500C33.5 23 32 21.5 31 20L2 18.500Z"
                ),
                ink("M10 20H30L26 27.500H16Z"),
                cut("M10.5 14.800V18.800M21 15.200V19.2", 1.4),
                card(disc(39, 17.5, 1.7)),
                line("M2 12.500V20.5", 2.6),
            ),
            line(disc(20.8, 31.4, 2.4), 1.5),
        ]
    )


def weather_glass() -> str:
    """Draw a barometer with its dial."""
    ticks = "".join(
        poly([a, b], close=False)
        for a, b in zip(
            arc((24, 30), 9.2, 150, 390, 8), arc((24, 30), 11.2, 150, 390, 8), strict=True
        )
    )
    return "".join(
        [
            ink("M20 1.500H28L29.5 17H18.500Z"),
            ink(disc(24, 30, 16.5)),
            card(disc(24, 30, 12.6)),
            card("M22.6 4.500H25.400V12H22.600Z"),
            line(ticks, 1.3),
            line("M21 34.500L31 24.5", 2.2),
            ink(disc(24, 30.5, 2.4)),
            hatch("M36.4 22C39.5 27 39.5 33 36.4 38", 0.9, CARD),
        ]
    )


def letter() -> str:
    """Draw a letter of marque under its seal."""
    seal = poly(_wavy(31, 35, 8.4))
    return "".join(
        [
            shape("M7 3.500H37.500L41 7V40H7Z", 2.4),
            line("M13 11H30M13 16.500H35M13 22H35M13 27.500H23", 2),
            hatch("M37 12V38M35 30V38M33 30V38", 0.8),
            ink("M26.5 40L24.5 47.500L29 45.500L31 47.500L33 45.500L37.5 47.500L35.5 40Z"),
            raised(seal, 1.6),
            card(star(31, 35, 5, 2.2)),
        ]
    )


def _wavy(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """Return the edge of sealing wax."""
    return [
        (
            x + (size + 0.8 * math.cos(9 * turn)) * math.cos(turn),
            y + (size + 0.8 * math.cos(9 * turn)) * math.sin(turn),
        )
        for turn in (math.radians(10 * step) for step in range(36))
    ]


def doubloon() -> str:
    """Draw a cursed coin: a skull on it."""
    skull = (
        "M24 10C32 10 35.5 15 35.5 21C35.5 24.5 34.5 26.5 32 28.500V34.500H16"
        "V28.500C13.5 26.5 12.5 24.5 12.5 21C12.5 15 16 10 24 10Z"
    )
    return "".join(
        [
            ink(disc(24, 24, 22)),
            cut(disc(24, 24, 18.4), 1.5),
            card(skull),
            ink(disc(18.8, 21.5, 3.3) + disc(29.2, 21.5, 3.3) + "M24 24.500L26 28.500H22Z"),
            line("M20 31V35.500M24 31V35.500M28 31V35.5", 1.5),
        ]
    )


def anchor() -> str:
    """Draw an anchor overgrown with barnacles and weed."""
    shells = (
        (15, 13.5, 2.6),
        (33.5, 33.5, 3),
        (12.5, 34, 2.6),
        (27, 25, 2.8),
        (21.5, 39.5, 2.6),
        (38, 28.5, 2),
    )
    return "".join(
        [
            line(
                disc(24, 6.2, 3.6)
                + "M24 10V43M13 14.500H35M7 28.500C8 38 14 43 24 43S40 38 41 28.5",
                4.4,
            ),
            ink("M2.5 32.500L6.5 23L13.5 31ZM45.5 32.500L41.5 23L34.5 31Z"),
            raised("".join(disc(x, y, r) for x, y, r in shells), 1.5),
            card("".join(disc(x, y, r * 0.42) for x, y, r in shells)),
            line("M31 14.500C34 19 30 21 33 25.500M35 14.500C37.5 17.5 35.5 19 37.5 22", 1.6),
        ]
    )
