"""The sixteen Relics and the two Curses, on plates of 48 by 48."""

from __future__ import annotations

import math

from art.engrave.badges import navigator, star
from art.engrave.plate import (
    CARD,
    arc,
    box,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    moved,
    poly,
    raised,
    shape,
    turned,
)


def crown() -> str:
    """Draw a viceroy's crown: five points with pearls, a jewelled band."""
    pearls = "".join(disc(x, y, 3) for x, y in ((4.5, 15), (14, 9), (24, 6.5), (34, 9), (43.5, 15)))
    return "".join(
        [
            ink(
                "M4.5 17L13 25L14.5 11.500L21 23L24 9L27 23L33.5 11.500L35 25"
                "L43.5 17L39.5 36H8.500Z"
            ),
            raised(pearls, 1.4),
            ink("M8 37.800H40V44.500H8Z"),
            card(
                disc(15, 41.1, 1.8)
                + disc(33, 41.1, 1.8)
                + "M24 38.400L27.4 41.100L24 43.900L20.6 41.100Z"
            ),
            hatch("M34 27.500L33 34M37 25.500L35.8 34M30.5 28L30 34", 0.9, CARD),
        ]
    )


def idol() -> str:
    """Draw a seated idol of jade under its feathers."""
    feathers = "".join(
        turned(
            angle, ink("M24 -1C27.5 2 27.5 8 25.5 13H22.500C20.5 8 20.5 2 24 -1Z"), about=(24, 21)
        )
        for angle in (-56, -28, 0, 28, 56)
    )
    return "".join(
        [
            moved(0, 2, feathers),
            raised(
                "M14.5 14.500C14.5 10.5 18 9 24 9S33.500 10.500 33.5 14.500V24"
                "C33.5 27.500 29.5 29 24 29S14.500 27.500 14.5 24Z",
                1.8,
            ),
            line(disc(11.6, 20.5, 2.2) + disc(36.4, 20.5, 2.2), 2),
            card(
                "M17 16C18.5 14 22 14.500 22.600 17C21 19 18 18.500 17 16ZM31"
                " 16C29.500 14 26 14.500"
                " 25.400 17C27 19 30 18.500 31 16Z"
            ),
            cut("M24 17.500V21.500H22.500M19.5 25.200H28.5", 1.6),
            ink("M15 31C19 33 29 33 33 31C38 33 41 38 40.500 46.500H7.500C7 38 10 33 15 31Z"),
            cut(
                "M14 37C14.500 41.500 19 41 22.5 39.500M34 37C33.500 41.500 29 41 25.5 39.500"
                "M11.5 46.500C14 42.500 34 42.500 36.500 46.5",
                1.8,
            ),
            card("M24 32.600L26.600 35.500L24 38.400L21.4 35.500Z"),
        ]
    )


def chalice() -> str:
    """Draw a chalice."""
    return "".join(
        [
            ink(
                "M9.5 3H38.500C39 15 34 24.5 27 26.500V33.500C32 35 36.5 38 38 43.500V46H10V43.500"
                "C11.5 38 16 35 21 33.500V26.500C14 24.5 9 15 9.5 3Z"
            ),
            cut("M12 7.500H36M19 30.200H29M14 42.500H34", 1.7),
            card("M24 11L27.5 16L24 21L20.5 16Z"),
            card(disc(15.5, 13.5, 1.5) + disc(32.5, 13.5, 1.5)),
            hatch("M35.6 10C35 15 33 19.5 30 22.500M33.5 39.500L30 37", 0.9, CARD),
        ]
    )


def bell() -> str:
    """Draw a ship's bell."""
    return "".join(
        [
            line("M24 7V3.5", 4) + line(disc(24, 4.6, 2.6), 2.4),
            ink(disc(24, 42, 4.6)),
            raised(
                "M24 7.500C32.5 7.5 34.5 13.5 35 22C35.4 29 37.5 33 42 36.500V39.500H6V36.500"
                "C10.5 33 12.6 29 13 22C13.5 13.5 15.5 7.5 24 7.500Z",
                1.8,
            ),
            cut("M9 35H39M13.6 24.500H34.4", 1.7),
            cut("M18 13.500C17 17 16.8 19.5 16.8 21.5", 1.7),
            hatch(
                "M29 10.500C31.4 13 32 17 32.2 22M26.5 10.500C28.4 13 29 17"
                " 29.2 22M33 27.500L35 32.500M30 27.500L31.5 32.5",
                0.9,
                CARD,
            ),
        ]
    )


def cross() -> str:
    """Draw a cross set with emeralds."""
    arms = (
        "M18.5 2H29.500L28.5 13.500L40.5 12.500V22.500L28.5 21.500L29.5 46.500"
        "H18.500L19.5 21.500L7.5 22.500V12.500L19.5 13.500Z"
    )
    gems = (
        "M24 12.500L28.5 17.500L24 22.500L19.5 17.500ZM21.6 5H26.400V9.500H21.600Z"
        + "".join(box(x, 15.1, 4.4, 4.8) for x in (11, 32.6))
        + box(21.6, 26, 4.8, 6.4)
        + box(21.6, 36, 4.8, 6.4)
    )
    return "".join(
        [
            ink(arms),
            card(gems),
            ink("M24 15L26.200 17.500L24 20L21.8 17.500Z"),
            hatch("M28.6 25L28.4 44M39 14V21", 0.9, CARD),
        ]
    )


def mask() -> str:
    """Draw a mask with pearls along its brow."""
    pearls = "".join(disc(*point, 2.5) for point in arc((24, 27), (20.5, 20.5), 198, 342, 8))
    return "".join(
        [
            ink("M5.5 19C12 15 36 15 42.5 19C43.5 30 37.5 45.5 24 45.500S4.5 30 5.5 19Z"),
            card(
                "M10 24.500C13.5 21.5 18.5 22 21 26C17.5 29 12.5 28.5 10 24.500"
                "ZM38 24.500C34.5 21.5 29.5 22 27 26C30.5 29 35.5 28.5 38"
                " 24.500Z"
            ),
            cut("M24 26L22 33.500H26M18.5 38.500Q24 41.5 29.5 38.5", 1.9),
            hatch("M34 33C33 37 31 40 28.5 42M37 31C36.5 34.5 35 38 33 40", 0.9, CARD),
            raised(pearls, 1.2),
            card(
                "".join(
                    disc(x - 0.8, y - 0.8, 0.8) for x, y in arc((24, 27), (20.5, 20.5), 198, 342, 8)
                )
            ),
        ]
    )


def sabre() -> str:
    """Draw an admiral's sabre: a curved blade, a guard and a tassel."""
    blade = "M14.5 32C27 27 38 17 44 1.500C46.5 20 34 34 18 37.500Z"
    return "".join(
        [
            ink(blade),
            cut("M20 33.800C30.5 29.5 38.5 21.5 42.5 11", 1.3),
            line("M17.5 38.500L7.5 45", 5.4),
            line("M10 28L21.5 43.5", 3.4),
            line("M21.5 43.500C18 47.5 11.5 47 7.5 45", 2.4),
            line("M7 44.500C3 41 6 37.5 2.5 34.5", 1.6) + ink("M.8 34.500H5L4.5 28.500H1.500Z"),
        ]
    )


def dagger() -> str:
    """Draw a dagger, a stone in its hilt."""
    return turned(
        45,
        ink("M20.5 20H27.500V38L24 49.500L20.5 38Z"),
        cut("M24 21V43", 1.2),
        ink("M11 14.500C15 15.5 33 15.5 37 14.500V20C33 19 15 19 11 20Z"),
        ink("M21 4H27V15H21Z"),
        cut("M21 8.500H27M21 12H27", 1.3),
        raised(disc(24, 0.6, 5), 1.6),
        card("M24 -2.400L26.8 .6L24 3.600L21.2 .6Z"),
        about=(24, 23),
    )


def sun_disc() -> str:
    """Draw a golden sun with a face."""
    return "".join(
        [
            ink(star(24, 24, 22.8, 15.4, 16)),
            card(disc(24, 24, 12.8)),
            line(disc(24, 24, 11.2), 1.6),
            line("M19 21.500H21.500M26.5 21.500H29M24 21.500V26.500M19.5 29Q24 32.5 28.5 29", 1.9),
            hatch("M31.5 18.500C33.5 22 33.5 26 31.5 29.500M29.5 17C32 21 32 27 29.5 31", 0.8),
        ]
    )


def ring() -> str:
    """Draw a ring with a ruby."""
    return "".join(
        [
            line(disc(24, 31.5, 12), 5),
            hatch(disc(24, 31.5, 12), 0.9, CARD),
            raised("M14.5 2.500H33.500L39 9.500L24 22.500L9 9.500Z", 2),
            cut(
                "M9.5 9.500H38.500M18.5 9.500L24 21L29.5 9.500M18.5 9.500L21 3M29.5 9.500L27 3", 1.3
            ),
        ]
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


RELICS = {
    "viceroys_crown": crown,
    "jade_idol": idol,
    "golden_chalice": chalice,
    "silver_bell": bell,
    "emerald_cross": cross,
    "pearl_mask": mask,
    "admirals_sabre": sabre,
    "bloodstone_dagger": dagger,
    "sun_disc": sun_disc,
    "ruby_ring": ring,
    "sea_chart": chart,
    "brass_sextant": navigator,
    "long_nine": long_nine,
    "boatswains_whistle": whistle,
    "weather_glass": weather_glass,
    "letter_of_marque": letter,
    "cursed_doubloon": doubloon,
    "barnacled_anchor": anchor,
}
