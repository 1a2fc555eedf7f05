"""The sixteen Relics and the two Curses, on plates of 48 by 48."""

from __future__ import annotations

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
    raised,
    turned,
)
from art.engrave.privateer.tools import (
    anchor,
    chart,
    doubloon,
    letter,
    long_nine,
    weather_glass,
    whistle,
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
