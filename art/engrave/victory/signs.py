"""Victory's signs on plates of 48 by 48: drawn boldly, for they are shown 12 to 30 pixels wide.

A ship's hull is `var(--seat)`, the colour of her holder; coins are `var(--v-gold)`; the faces of
cubes have their colours from `--cube-*` and leave their middle to the letter.
"""

from __future__ import annotations

import math

from art.engrave.plate import CARD, at, box, card, cut, disc, flat, ink, line, poly, raised, shape

SEAT, GOLD = "var(--seat)", "var(--v-gold)"
HULL = "M2 31.500L9 34H35L46 30L40 43Q39 44.500 37 44.500H12Q10 44.5 8.500 43Z"
SAILS = (
    "M9 4H19Q22 9 20 15H6Q9 9 9 4ZM7 17H21Q24 24 22 31H4Q8 24 7 17Z"
    "M26 6H35Q38 10 36 16H24Q27 11 26 6ZM25 18H37Q40 25 38 31H23Q26 25 25 18Z"
)
RAGS = (
    "M9 4H19Q21 7 20.500 10L16 9L17 14L12 11L8 15L8.5 9ZM7 17H21L22 22L17 21L19 28"
    "L13 24L12 30L7 26L5 29Q8 23 7 17Z"
    "M25 18H37L38.500 24L33 22L35 29L29 26L26 31L26.5 24Z"
)


def afloat(sails: str, masts: str) -> str:
    """Draw a ship: masts, sails of paper, the hull in her holder's colour."""
    return "".join(
        [
            line(masts, 2.4),
            shape(sails, 2.2),
            f'<path fill="{SEAT}" stroke="{CARD}" stroke-width="1.6" d="{HULL}"/>',
            cut("M11 38.500H38", 1.8),
        ]
    )


def ship(*, torn: bool = False, listing: bool = False) -> str:
    """Draw a ship at sea: whole, her sails torn, or lying over with water above her rail."""
    masts = "M14 33V2M30 33V14L33 9M38 31L46 25" if torn else "M14 33V1M30.500 33V3M38 31L46 25"
    drawn = afloat(RAGS if torn else SAILS, masts)
    if not listing:
        return drawn
    return "".join(
        [
            f'<g transform="translate(1 8) rotate(20 24 38) scale(.88)">{drawn}</g>',
            card("M-1 41Q3 37 7 41T15 41T23 41T31 41T39 41T47 41T55 41V49H-1Z"),
            line(
                "M0 41.500Q4 37.5 8 41.500T16 41.500T24 41.500T32 41.500T40 41.500"
                "T48 41.5M4 47Q8 43.5 12 47"
                "M22 47Q26 43.5 30 47M38 47Q42 43.5 46 47",
                2.2,
            ),
        ]
    )


def anchor() -> str:
    """Draw an anchor."""
    return line(
        disc(24, 8, 4.6) + "M24 13V43M14 19H34M6 28C7 38 15 43 24 43S41 38 42 28", 4.4
    ) + ink("M2 33L6 22L14 30ZM46 33L42 22L34 30Z")


def blast() -> str:
    """Draw the star of a blast: nine ragged points round a hole."""
    points = []
    for step in range(18):
        size = (23.5, 20)[step // 2 % 2] if step % 2 == 0 else 10.5
        turn = math.pi * step / 9 - math.pi / 2
        points.append((24 + size * math.cos(turn), 24 + size * math.sin(turn)))
    return ink(poly(points)) + card(disc(24, 24, 4.6))


def piece() -> str:
    """Draw a Piece of Eight."""
    eight = disc(24, 17.2, 5.2) + disc(24, 30, 6.6)
    return (
        shape(disc(24, 24, 21.5), 3.4, GOLD) + line(eight, 4.2) + line("M7.5 20V28M40.500 20V28", 2)
    )


def passengers() -> str:
    """Draw a man in a round hat and a woman in a bonnet."""
    return "".join(
        [
            raised("M24 47C24 34 28 31 35 31S47 34 47 47Z", 2),
            raised(disc(35, 22, 8.5), 2),
            card(disc(33.5, 23.5, 4.6)),
            raised("M2 47C2 33 7 29.500 14.500 29.500S28 33 28 47Z", 2),
            shape(disc(14.5, 21, 7), 2.6),
            raised("M1.5 17.500V14H7V3H22V14H27.500V17.500Z", 1.4),
            cut("M8 11.500H21M14.500 32V46", 1.8),
        ]
    )


def admiralty() -> str:
    """Draw the crowned shield of the Admiralty, its anchor cut out."""
    return "".join(
        [
            raised("M9 14L5 3L14.500 8L24 0L33.500 8L43 3L39 14Z", 3.6),
            raised("M8 17H40V28C40 38 32 44 24 47.500C16 44 8 38 8 28Z", 3.6),
            cut(
                (
                    "M24 24.500V41M19 27H29M14.500 32C15.5 38 19.5 40.500 24 41"
                    "C28.500 40.5 32.5 38 33.5 32"
                ),
                2.8,
            ),
            cut(disc(24, 22.6, 1.9), 2),
        ]
    )


def jolly() -> str:
    """Draw the black flag: a skull over crossed bones."""
    return "".join(
        [
            raised("M2 4Q13 0 24 4T46 4V41Q35 45 24 41T2 41Z", 2.4),
            card(
                "M24 7C32 7 36 12 36 18C36 22 34 24 32 25.500V31H16V25.500"
                "C14 24 12 22 12 18C12 12 16 7 24 7Z"
            ),
            ink(
                disc(19, 18.5, 3.4)
                + disc(29, 18.5, 3.4)
                + "M24 21.500L26 25H22Z"
                + "M21 27.500h1.800v3.500h-1.800zM25.200 27.500h1.800v3.500h-1.800z"
            ),
            cut("M11 32.500L37 40.500M37 32.500L11 40.5", 3.4),
        ]
    )


def cube_wood() -> str:
    """Draw the end of a beam: bark at its corners, rings, a crack from each corner."""
    wood, ring = "var(--cube-wood)", "var(--cube-ring)"
    return "".join(
        [
            flat(box(0, 0, 48, 48), "var(--cube-bark)"),
            flat(disc(24, 24, 27), wood),
            line(disc(24, 24, 22.5) + disc(24, 24, 17) + disc(24, 24, 11), 1.8, ring),
            line("M36 12L43 5M12 12L5 5M12 36L5 43M36 36L43 43", 2.6, "var(--cube-bark)"),
        ]
    )


def cube_brick() -> str:
    """Draw bricks in bond: a course above and one below, whole ones at the letter's sides."""
    joints = "M0 10H48M0 38H48M24 0V10M5 10V38M43 10V38M24 38V48M0 24H5M43 24H48"
    return flat(box(0, 0, 48, 48), "var(--cube-brick)") + line(joints, 3, "var(--cube-mortar)")


def cube_metal() -> str:
    """Draw an ingot from above: its four flanks, lit from the upper left."""
    return "".join(
        [
            flat(box(0, 0, 48, 48), "var(--cube-metal)"),
            flat("M0 0H48L39 9H9V39L0 48Z", "var(--cube-gleam)"),
            flat("M48 0V48H0L9 39H39V9Z", "var(--cube-dusk)"),
        ]
    )


def cube_cloth() -> str:
    """Draw a weave: threads over and under along the edge."""
    threads = "".join(
        box(x, y, 6, 6)
        for row, y in enumerate(range(0, 48, 6))
        for x in range(6 * (row % 2), 48, 12)
        if not (9 <= x + 3 <= 39 and 9 <= y + 3 <= 39)
    )
    return flat(box(0, 0, 48, 48), "var(--cube-cloth)") + flat(threads, "var(--cube-thread)")


def ball() -> str:
    """Draw a round shot."""
    return ink(disc(24, 24, 16)) + cut("M14 22C14.500 17.5 17.5 14.500 22 14", 3)


def chain() -> str:
    """Draw two half shots on a chain."""
    links = disc(19, 24, 4, 3) + disc(29, 24, 4, 3)
    halves = "M12 14V34A10.500 10 0 0 1 12 14ZM36 14V34A10.5 10 0 0 0 36 14Z"
    return ink(halves) + line(links + "M12 24H15M33 24H36", 2.6)


def grape() -> str:
    """Draw grape shot: a heap of small balls."""
    places = [(24, 9), (14, 18), (34, 18), (24, 24), (9, 31), (39, 31), (18, 38), (31, 39)]
    return ink("".join(disc(x, y, 5.8) for x, y in places))


def flight() -> str:
    """Draw the pennant of flight: long, forked, streaming away."""
    wave = [(10, 6), (22, 11), (34, 7), (47, 13)]
    back = [(47, 13), (39, 16), (46, 24), (34, 20), (22, 24), (10, 22)]
    upper = f"M{at(wave[0])}Q16 4 {at(wave[1])}T{at(wave[2])}L{at(wave[3])}"
    lower = "".join(f"L{at(point)}" for point in back[1:])
    return "".join(
        [
            line("M8 47V3", 4),
            ink(disc(8, 3, 3.4)),
            ink(upper + lower + "Z"),
            line("M18 34H44M14 43H34", 3.4),
        ]
    )


SIGNS = {
    "v-ship": ship(),
    "v-ship-torn": ship(torn=True),
    "v-ship-listing": ship(listing=True),
    "v-ship-wreck": ship(torn=True, listing=True),
    "v-anchor": anchor(),
    "v-blast": blast(),
    "v-piece": piece(),
    "v-passengers": passengers(),
    "v-admiralty": admiralty(),
    "v-jolly": jolly(),
    "cube-wood": cube_wood(),
    "cube-brick": cube_brick(),
    "cube-metal": cube_metal(),
    "cube-cloth": cube_cloth(),
    "shot-ball": ball(),
    "shot-chain": chain(),
    "shot-grape": grape(),
    "v-flight": flight(),
}
