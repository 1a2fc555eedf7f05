"""The emblems of specialties, privileges and lieutenants, on a plate of 48 by 48.

Solid shapes with few cuts, so that they are told apart in a line of text; the fine cuts are for
those who look closely.
"""

from __future__ import annotations

import math

from art.engrave.plate import (
    CARD,
    arc,
    at,
    box,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    poly,
    raised,
    smooth,
    turned,
)


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """Path data of a star."""
    turns = [math.pi * step / points - math.pi / 2 for step in range(2 * points)]
    sizes = [(outer, inner)[step % 2] for step in range(2 * points)]
    pairs = zip(turns, sizes, strict=True)
    return poly([(x + size * math.cos(turn), y + size * math.sin(turn)) for turn, size in pairs])


def surgeon() -> str:
    """Draw a bone saw in its bow."""
    teeth = "M13 27H46.5V33" + "l-4.2 8-4.1-8" * 4 + "Z"
    grip = "M15 11V35C11 35 10 38 9 42C8 46 1 45 1.5 40C2 33 7 31 7 24C7 17 8 11 15 11Z"
    return turned(
        -16,
        line("M12 14.5C20 5 39 6 44.5 14.5L45 30", 4.2),
        ink(teeth),
        ink(grip),
        hatch("M10.5 19C10 27 9 32 5.5 38M13 17V31", 0.9, CARD),
        hatch("M17 30H44", 0.8, CARD),
        about=(24, 27),
    )


def cooper() -> str:
    """Draw a cask with its hoops."""
    staves = (
        "M16.5 11.5V13.5M24 12V14.2M31.5 11.5V13.5M16.5 37.5V41.5M24 38V42M31.5 37.5V41.5"
        "M33.5 38V41M35.5 38V40M33 23.5V27M35.2 23.2V26.6M37.3 23V26"
    )
    return "".join(
        [
            ink("M12 4H36C42 14 42 34 36 44H12C6 34 6 14 12 4Z"),
            cut("M8.6 15Q24 18.5 39.4 15M8.6 33Q24 36.5 39.4 33", 2.6),
            cut("M12.5 7.5Q24 10 35.5 7.5", 1.2),
            hatch("M8 20Q24 23.2 40 20M8 28.4Q24 31.6 40 28.4" + staves, 0.9, CARD),
        ]
    )


def cook() -> str:
    """Draw a steaming kettle on its feet."""
    return "".join(
        [
            line("M16 14C12 10 19 7 15 2M24 14C20 10 27 7 23 2M32 14C28 10 35 7 31 2", 2.8),
            line("M14 40L10 46M34 40L38 46", 4),
            ink(
                "M4 18.500C4 16.5 5 16 7 16H41C43 16 44 16.5 44 18.5 44 21 43 22 41"
                " 22H7C5 22 4 21 4 18.500Z"
            ),
            ink("M7.5 23.500H40.500C42 33 38 39 32 42.500H16C10 39 6 33 7.5 23.500Z"),
            hatch(
                "M34 26.500C34.5 31 32.5 35.5 29.5 38.500M37.5 26.500C38 32 35.5 36.5 32.5 39",
                0.9,
                CARD,
            ),
            cut("M12 27C12 31 13.5 34 16 36.5", 1.6),
        ]
    )


def gunner() -> str:
    """Draw a gun on its truck carriage."""
    return "".join(
        [
            ink("M5 30H13L15 26H31L37 40H4V34Z"),
            turned(
                -12,
                raised(
                    "M10 12.500L39 14V11.500H45V26H39V23.500L10 26.500C4.5 26.5 4.5 12.5 10 12.500Z"
                    "M6.5 19.500A3 3 0 1 1 .5 19.500A3 3 0 1 1 6.5 19.500Z",
                    2,
                ),
                cut("M14.5 12.800V26.200M30 13.500V24.5", 1.3),
                hatch(
                    "M16.5 22.500L29 21.500M16.5 24.300L29 23M32 21.300H38M32 22.900H38", 0.7, CARD
                ),
                about=(20, 22),
            ),
            raised(disc(11, 40.5, 5.8), 1.8),
            raised(disc(31, 40.5, 5.8), 1.8),
            card(disc(11, 40.5, 1.7) + disc(31, 40.5, 1.7)),
        ]
    )


def carpenter() -> str:
    """Draw a mallet across a chisel."""
    chisel = "M20 2.5H28L28.5 15H27.5V36L20.5 46.5V15H19.5Z"
    mallet = "M21.3 17H26.7L27.5 47H20.5ZM10.5 2.5C18 1 30 1 37.5 2.5L36 18.5H12Z"
    return "".join(
        [
            turned(-45, ink(chisel), cut("M19 17H29", 1.6)),
            turned(
                45,
                raised(mallet, 2.8),
                hatch("M33.5 5L32.5 15.5M30.5 4.5L29.5 15.5M27.5 4.5L27 15.5", 0.9, CARD),
                cut("M13.5 6L14.5 14", 1.4),
                hatch("M24 22V43", 0.9, CARD),
            ),
        ]
    )


def ropemaker() -> str:
    """Draw a rope coiled down on deck."""
    turns = [(a, 3.6 + a / 360 * 7.7) for a in range(20, 740, 24)]
    middle = (22.5, 23)
    coil = [
        (middle[0] + r * math.cos(math.radians(a)), middle[1] + r * math.sin(math.radians(a)))
        for a, r in turns
    ]
    coil += [(40.2, 33), (40, 40), (44.5, 43.5)]
    cuts = []
    for (a, _), (x, y) in zip(turns[2:], coil[2:], strict=False):
        dx, dy = 2.9 * math.cos(math.radians(a + 38)), 2.9 * math.sin(math.radians(a + 38))
        cuts.append(poly([(x - dx, y - dy), (x + dx, y + dy)], close=False))
    return "".join([line(smooth(coil), 5.8), hatch("".join(cuts), 0.8, CARD)])


def helmsman() -> str:
    """Draw a ship's wheel."""
    spokes, knobs = [], []
    for step in range(8):
        turn = math.radians(45 * step)
        x, y = math.cos(turn), math.sin(turn)
        spokes.append(f"M24 24L{at((24 + 20 * x, 24 + 20 * y))}")
        knobs.append(f"M{at((24 + 18.5 * x, 24 + 18.5 * y))}L{at((24 + 21.3 * x, 24 + 21.3 * y))}")
    return "".join(
        [
            line("".join(spokes), 2.6),
            line("".join(knobs), 4.4),
            line(disc(24, 24, 13.5), 5),
            hatch(disc(24, 24, 13.5), 0.9, CARD),
            ink(disc(24, 24, 5.2)),
            card(disc(24, 24, 1.8)),
        ]
    )


def lookout() -> str:
    """Draw a spyglass, drawn out."""
    return turned(
        -38,
        ink("M-3 20H2V18.500H3.500V30H2V28.500H-3Z"),
        ink("M4.8 19.800H15V28.500H4.800Z"),
        ink("M16.5 17.500H29V30.800H16.500Z"),
        ink("M30.5 14.500H46L47.5 12.500H51V36H47.500L46 33.800H30.500Z"),
        hatch("M32 30.500H45.500M32 28.300H45.500M18 28.500H27.500M6 26.500H14", 0.9, CARD),
        cut("M33 18.500H44", 1.5),
    )


def none() -> str:
    """Draw a plain hand."""
    return "".join(
        [
            line("M16 25L13 11M21.8 23L21 6.500M28 23L29 7.500M33.5 26L36 13", 5.2),
            line("M15.5 35L7 26.5", 5.6),
            ink("M13.5 22.500H36L34.5 32C34 36 32 38 31 40H17.500C16 37 13 35 13 30Z"),
            ink("M15.5 42H33V47H15.500Z"),
            hatch("M18.5 31C21 28 26 27.5 31 28.500M20 35C20 32 22 30.5 24 29.5", 0.9, CARD),
        ]
    )


def trade() -> str:
    """Two arrows that pass each other."""
    return "".join(
        [
            ink("M3 11H29V4L46 14.500L29 25V18H3L7 14.500Z"),
            ink("M45 30H19V23L2 33.500L19 44V37H45L41 33.500Z"),
            hatch("M10 14.500H40M38 33.500H8", 1, CARD),
        ]
    )


def four_pounds() -> str:
    """Draw a purse of four pounds."""
    return "".join(
        [
            ink("M17.5 10L12 2.500C17 4 20 1.5 24 3.500C28 1.5 31 4 36 2.500L30.5 10Z"),
            ink(
                "M17.5 12.500H30.500C40 19 45 29 44 37C43 45 37 46 24 46S5 45 4 37C3"
                " 29 8 19 17.5 12.500Z"
            ),
            cut(
                "M23 24.500C21.5 19.5 14.5 20.5 14.5 26C14.5 31 16.5 35 12.5 39.500"
                "H23M11.5 31H20.5",
                3,
            ),
            cut("M33.5 40V21.500L26 34H37.5", 3),
        ]
    )


def recruit() -> str:
    """Draw the King's shilling in an open hand."""
    return "".join(
        [
            ink(disc(27, 13, 11.5)),
            cut(disc(27, 13, 8.6), 1.1),
            card("M21.5 16.500L20.8 9.500L24.3 12L27 8L29.7 12L33.2 9.500L32.5 16.500Z"),
            ink("M2 29H9.500V46H2Z"),
            ink(
                "M11.5 31C16 27.5 20 28 24 31H32C35.5 31 35.5 36 32 36H24.500V37.200H33L41.5 32.5"
                "C45.5 30.5 48 34.5 44.5 37L34 44C29 46.5 22 45 16 44H11.500Z"
            ),
        ]
    )


def promote() -> str:
    """Chevrons that climb to a star."""
    return "".join(
        [
            ink(star(24, 9.5, 9, 4)),
            ink("M24 18L44 29.500V36.500L24 25L4 36.500V29.500Z"),
            ink("M24 29L44 40.500V47.500L24 36L4 47.500V40.500Z"),
        ]
    )


def captains_gig() -> str:
    """Draw a gig under oars."""
    crew = "".join(
        disc(x, 14.5, 3.4) + f"M{x - 4.5} 27L{x - 3} 18.500H{x + 3}L{x + 4.5} 27Z"
        for x in (16, 26.5, 37)
    )
    oars = "M15 22L5 42M25.5 22L15.5 42M36 22L26 42"
    return "".join(
        [
            line("M5.5 24V6", 2),
            ink("M5.5 5.500C9 3.5 11 7 14.5 5V12C11 14 9 10.5 5.5 12.500Z"),
            ink(crew),
            ink("M2.5 24.500C14 28 34 28 46.5 22.500L43 34C38 37.5 12 37.5 7.5 35Z"),
            cut(oars, 4.6),
            line(oars, 2.4),
            line(
                "M30 43.500C34 40.5 37 46.5 41 43.500S45 43.5 46 42.500M3 45.500C6 44"
                " 8 46.5 10.5 45.5",
                2.2,
            ),
        ]
    )


def trainer() -> str:
    """Draw a boatswain's call."""
    return "".join(
        [
            ink("M2 17.500L30 13.500L31 20L2.5 22Z"),
            ink("M8 24H30L27 31C22 34 14 32 8 24Z"),
            ink(disc(35, 19.5, 8.5)),
            card("M33.5 10.500H38.500L37.5 15H34.500Z"),
            cut("M31 24C33 25.5 36 25.7 38.5 24.5", 1.4),
            line(disc(18, 37, 4), 2.6),
            line("M22 38.500C28 42 36 41 45 35", 2.6),
            line("M40.5 5L42.5 2M44.5 9L47 7.5", 2.4),
        ]
    )


def navigator() -> str:
    """Draw a sextant."""
    marks = "".join(
        poly([a, b], close=False)
        for a, b in zip(arc((24, 4), 35.2, 56, 124, 9), arc((24, 4), 37.5, 56, 124, 9), strict=True)
    )
    return "".join(
        [
            line("M23 7L6 35.500M25 7L42 35.500M13 26H35", 3),
            line(smooth(arc((24, 4), 36.5, 53, 127, 8)), 6.2),
            cut(marks, 1),
            cut("M24 8L30 46", 6),
            line("M24 8L30 45.5", 3.2),
            ink(disc(24, 6.5, 4.7)),
            card(disc(24, 6.5, 1.5)),
            turned(-31, ink(box(5, 17.5, 13, 6)), about=(12, 20)),
        ]
    )


def sailor(x: float, y: float, size: float) -> str:
    """Draw a seaman's head and shoulders under a tarred hat, rimmed with paper."""

    def put(dx: float, dy: float) -> str:
        return at((x + dx * size, y + dy * size))

    coat = (
        f"M{put(-11, 20)}C{put(-11, 11)} {put(-8, 8.5)} {put(0, 8.5)}"
        f"C{put(8, 8.5)} {put(11, 11)} {put(11, 20)}Z"
    )
    hat = (
        f"M{put(-10, 1.5)}C{put(-8, -0.5)} {put(-6.5, -1)} {put(-6, -2.5)}"
        f"C{put(-6, -8.5)} {put(6, -8.5)} {put(6, -2.5)}"
        f"C{put(6.5, -1)} {put(8, -0.5)} {put(10, 1.5)}Z"
    )
    return raised(coat + disc(x, y + 2.5 * size, 5.6 * size), 2.2) + raised(hat, 1.6)


def crack_crew() -> str:
    """Three hands who know their work."""
    return sailor(11.5, 15, 1.05) + sailor(36.5, 15, 1.05) + sailor(24, 19.5, 1.35)


def strength() -> str:
    """Two muskets crossed, bayonets fixed."""
    musket = "M24 -5L25.3 5H26V28L28 31V45C28 50 26 52.5 22 52.500H20.500L21.5 31L22 5H22.700Z"
    parts = [raised(musket, 2.6), cut("M21.5 8H26.500M21.5 18H26.5", 1.2), cut("M23 34V46", 0.9)]
    return turned(-42, *parts) + turned(42, '<g transform="matrix(-1 0 0 1 48 0)">', *parts, "</g>")


SPECIALTIES = {
    "surgeon": surgeon,
    "cooper": cooper,
    "cook": cook,
    "gunner": gunner,
    "carpenter": carpenter,
    "ropemaker": ropemaker,
    "helmsman": helmsman,
    "lookout": lookout,
    "none": none,
}
PRIVILEGES = {
    "trade": trade,
    "four_pounds": four_pounds,
    "recruit": recruit,
    "promote": promote,
    "captains_gig": captains_gig,
    "trainer": trainer,
}
LIEUTENANTS = {"navigator": navigator, "crack_crew": crack_crew, "strength": strength}
