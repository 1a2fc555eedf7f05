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
    """Draw a bone saw: a straight blade with fine teeth in an iron bow, and its grip."""
    teeth = "M14 29.5H50V34" + "l-2-.2-2 4.2-2-4" * 6 + "H14Z"
    grip = (
        "M15 9.5V37H10C8 37 7.5 38.5 7.5 41C7.5 45 -1 45 -1 40.500C-1 36 1.5 34 1.5 27"
        "C1.5 20 -1 18 0 13.500C.5 10.5 3 9.5 6 9.500Z"
    )
    return turned(
        -38,
        line("M13 12.500H41C46 12.5 48 14.5 48 19V31", 5),
        ink(teeth),
        ink(grip),
        card("M6 17.500C9 16.5 11 17.5 11 20V29C11 31.5 6 32 6 29.500Z"),
        hatch("M18 31.200H46", 0.8, CARD),
        about=(24, 25),
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
    """Draw a man who knows no trade yet: a head under a plain straw hat."""
    return "".join(
        [
            ink("M5 48C5.5 40.5 12 37.5 18 36.500H30C36 37.5 42.5 40.5 43 48Z"),
            card("M18 35L24 43.500L30 35Z"),
            raised("M14.5 19V27C14.5 34.5 18.5 39.5 24 39.500S33.5 34.5 33.5 27V19Z", 2),
            card("M17.5 22H30.500V27C30.5 32.5 28 36.5 24 36.500S17.5 32.5 17.5 27Z"),
            ink(disc(20.8, 26.2, 1.5) + disc(27.2, 26.2, 1.5)),
            line("M20.5 31.600Q24 34.6 27.5 31.6", 1.7),
            raised(
                "M1 20.500C7 16 12.5 15.5 13.5 14.500C14 6.5 17 2.5 24 2.500S34 6.5 34.5 14.500"
                "C35.5 15.5 41 16 47 20.500C39 24.5 9 24.5 1 20.500Z",
                2,
            ),
            cut("M13.5 14.500Q24 17.5 34.5 14.5", 1.8),
            hatch("M16 10.500Q24 12.5 32 10.500M18 6.500Q24 8 30 6.500M7 19.800Q24 22.6 41 19.8",
                  1, CARD),
        ]
    )  # fmt: skip


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
    """Draw the drum that calls for volunteers."""
    zigzag = "M6.5 26L12.5 40L20 28L28 40.500L35 28L41.5 39"
    return "".join(
        [
            line("M3 5L25 15.500M45 5L23 15.5", 3.4),
            ink(disc(4, 5.5, 3) + disc(44, 5.5, 3)),
            ink("M4 19H44V40C44 44.5 35 47.5 24 47.500S4 44.5 4 40Z"),
            cut(zigzag, 2.4),
            raised(disc(24, 18.5, 20, 6.4), 2),
            card(disc(24, 18, 16.4, 4)),
            cut("M4.5 39C9 43.5 39 43.5 43.5 39", 1.5),
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
    """Draw a gig: a boat, one man at a long oar, a flag at the stern."""
    oar = "M17 15.500L38 42.5"
    return "".join(
        [
            line("M43 29V5", 2.4),
            ink("M43 4C39 2 36 6 31 4V12.500C36 14.5 39 10.5 43 12.500Z"),
            ink(disc(16.5, 7, 5.2)),
            ink("M9 29C9.5 20 11 14.5 15 13.500C19 12.5 21 15 21.5 18L23.5 29Z"),
            line("M17 17.500L25 23", 4.4),
            ink("M1 27H47C46.5 35.5 41.5 41 35 41H13C6.5 41 1.5 35.5 1 27Z"),
            cut("M4 31.500H44", 1.6),
            cut(oar, 6),
            line(oar, 3),
            turned(-38, raised(box(35, 37, 6.4, 12), 1.6), about=(38, 42)),
            line("M1 45.500C4 43.5 7 47.5 10 45.500S16 43.5 19 45.500S25 47.5 28 45.5", 2.4),
        ]
    )


def trainer() -> str:
    """Draw the book of seamanship, an anchor on its cover."""
    return "".join(
        [
            ink("M10 2H38C40 2 41 3 41 5V40C41 42 40 43 38 43H12.500C8.5 43 6 41 6 38V6"
                "C6 3.5 7.5 2 10 2Z"),
            cut("M12 2V37.5", 1.4),
            card("M9 39.200C9 38 10 37.5 12 37.500H38.500V40.800H12C10 40.8 9 40.4 9 39.200Z"),
            cut(disc(25.5, 9.5, 2.7) + "M25.5 12.500V31M19.5 16H31.5"
                "M15.5 24C16 29.5 20 32 25.5 32S35 29.5 35.5 24", 2.6),
            line("M20 43V48L22.5 45.500L25 48V43", 2.4),
        ]
    )  # fmt: skip


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
