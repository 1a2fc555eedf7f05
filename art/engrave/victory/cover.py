"""Victory's picture on the home screen: web/art/games/victory/cover.svg.

A merchant ship under full sail fires on another, whose sails are torn, off a walled port.
"""

from __future__ import annotations

import random

from art.engrave.covers import HIGH, WIDE, plate
from art.engrave.harbour import heap
from art.engrave.plate import (
    Point,
    at,
    card,
    cut,
    hatch,
    ink,
    line,
    num,
    poly,
    ruled,
    shape,
)
from art.engrave.tight import tighten
from art.engrave.towns import rect
from art.engrave.victory.emblems import FOLDER

TARGET = FOLDER / "cover.svg"
MASTS = ((-52.0, 0.86), (0.0, 1.0), (48.0, 0.9))
"""Each mast's place and size, from the stern."""
SAILS = ((-31.0, 33.0, 30.0), (-67.0, 26.0, 31.0), (-99.0, 18.0, 25.0))
"""A mast's sails from below: the foot's height, half the foot's width, how high the sail is."""
HULL: list[Point] = [
    (-84, -40), (-80, -28), (-40, -21), (10, -20), (52, -24), (82, -34), (78, -12), (68, 6),
    (-70, 6), (-80, -12),
]  # fmt: skip


def sail(x: float, size: float, foot: float, half: float, high: float, *, torn: bool) -> str:
    """Draw a square sail that the wind fills to the right, perhaps shot through."""
    low, top = foot * size, (foot - high) * size
    wide, head = half * size, half * size * 0.78
    bulge = 0.28 * half * size

    def put(along: float, down: float) -> Point:
        level = top + (low - top) * down
        half_here = head + (wide - head) * down
        return x + bulge * (0.3 + 2.6 * down * (1 - down)) + along * half_here, level

    foot_line = f"Q{at(put(0, 0.86))} {at(put(-1, 1))}"
    if torn:
        teeth = [
            (0.7, 0.78),
            (0.45, 1.02),
            (0.1, 0.6),
            (-0.1, 0.96),
            (-0.5, 0.72),
            (-0.7, 1),
            (-1, 0.8),
        ]
        foot_line = "".join(f"L{at(put(a, b))}" for a, b in teeth)
    outline = (
        f"M{at(put(-1, 0))}L{at(put(1, 0))}Q{at(put(1.35, 0.5))} {at(put(1, 1))}{foot_line}"
        f"Q{at(put(-0.66, 0.5))} {at(put(-1, 0))}Z"
    )
    shade = [
        put(a, b)
        for a, b in (
            (-0.95, 0.05),
            (-0.45, 0.05),
            (-0.3, 0.5),
            (-0.5, 0.8),
            (-0.8, 0.8),
            (-0.7, 0.5),
        )
    ]
    seams = "".join(
        f"M{at(put(a, 0.04))}Q{at(put(a + 0.12, 0.5))} {at(put(a, 0.7 if torn else 0.92))}"
        for a in (-0.3, 0.2, 0.65)
    )
    holes = (
        "".join(
            f"M{at(put(a, b))}l3 -2l1 4l-3 2z" for a, b in ((0.1, 0.3), (0.6, 0.5), (-0.2, 0.55))
        )
        if torn
        else ""
    )
    yard = f"M{at(put(-1.15, 0))}L{at(put(1.1, 0))}"
    return "".join(
        [
            shape(outline, 1.1),
            hatch(ruled(shade, 82, 2, loose=0.1), 0.6),
            hatch(seams, 0.5),
            ink(holes) if holes else "",
            line(yard, 2.2 * size),
        ]
    )


def vessel(flag: str, *, torn: bool = False) -> str:
    """Draw a ship of three masts, bow to the right, her waterline at nought."""
    rigging = "".join(
        f"M{num(x - 18 * size)} -22L{num(x)} {num(-96 * size)}L{num(x + 17 * size)} -22"
        for x, size in MASTS
    )
    stays = "M48 -101L118 -52M48 -70L104 -46M0 -122L48 -62M-52 -104L0 -70M-82 -44L-52 -60"
    poles = "".join(f"M{num(x)} -20V{num(-146 * size)}" for x, size in MASTS)
    ports = "".join(f"M{x} {num(-11 - (x / 84) ** 2 * 7)}h6v6h-6z" for x in range(-70, 70, 14))
    jibs = "M112 -50L52 -96Q66 -66 70 -38ZM92 -42L52 -74Q60 -54 60 -32Z"
    drawn = [
        line("M70 -30L120 -54", 2.4),
        line(stays + rigging, 0.6),
        line(poles, 2.4),
        "" if torn else shape(jibs, 1) + hatch("M70 -76L78 -44M80 -70L88 -48M62 -62L66 -36", 0.5),
    ]
    for number, (x, size) in enumerate(MASTS):
        tiers = SAILS[: 2 if torn and number == 2 else 3]
        drawn += [sail(x, size, *each, torn=torn) for each in tiers]
    drawn += [
        ink(poly(HULL)),
        card("M-79 -18Q-40 -8 0 -8T76 -20L74 -13Q36 -1 0 -1T-76 -10Z"),
        ink(ports.replace("v6h-6z", "v5.5h-5.5z")),
        cut("M-82 -32Q-40 -16 10 -15T80 -28M-72 3H66", 0.9),
        card("M-82 -36l5 2v6l-4 -2z"),
        flag,
    ]
    return "".join(drawn)


def smoke(*banks: tuple[float, float, float, int]) -> str:
    """Draw clouds of powder smoke: each its foot, width and seed."""
    parts = []
    for x, y, wide, seed in banks:
        outline, bank = heap(x, y, wide, seed)
        low = max(b for _, b in bank)
        feet = [(a, b + (low - b) * 0.45) for a, b in bank]
        parts.append(
            shape(outline + "Z", 0.9) + hatch(ruled(feet, 10, 2.2, loose=0.35, seed=seed), 0.5)
        )
    return "".join(parts)


def port() -> str:
    """Draw the port in the distance: walls, roofs, a tower and a hill."""
    roofs = "".join(
        f"M{x} 138V{y}l6 -7l6 7V138"
        for x, y in ((196, 126), (208, 128), (220, 124), (244, 127), (256, 125), (268, 128))
    )
    windows = "".join(f"M{x} 131h2v3h-2z" for x in (201, 213, 225, 249, 261, 273))
    hill: list[Point] = [
        (168, 138),
        (196, 118),
        (222, 104),
        (250, 108),
        (276, 98),
        (304, 104),
        (304, 138),
    ]
    wall = "M176 142V135" + "h4v-3h4v3" * 14 + "H304V142Z"
    return "".join(
        [
            shape(poly(hill), 0.9),
            hatch(
                ruled([(222, 104), (250, 108), (240, 138), (214, 138)], 62, 3, loose=0.2)
                + ruled([(276, 98), (304, 104), (304, 138), (270, 138)], 62, 3, loose=0.2),
                0.5,
            ),
            shape(roofs, 0.9),
            ink(windows),
            shape("M233 138V108L237.500 96L242 108V138Z", 1),
            ink("M232 109L237.500 94L243 109Z"),
            line("M237.500 95V88M235.500 90.500H239.5", 0.9),
            shape(wall, 1),
        ]
    )


def sea(top: float) -> str:
    """Draw short waves, longer and further apart towards the beholder."""
    dice = random.Random(21)
    parts, y, gap = [], top, 3.2
    while y < HIGH:
        long = 4 + 11 * (y - top) / (HIGH - top)
        x = dice.uniform(-10, 20)
        while x < WIDE:
            parts.append(f"M{at((x, y))}q{num(long / 2)} -1.8 {num(long)} 0t{num(long)} 0")
            x += 2 * long + dice.expovariate(1 / 26)
        y += gap
        gap *= 1.09
    return line("".join(parts), 0.6)


def sky() -> str:
    """Draw a ruled sky with clouds."""
    clouds = [heap(60, 44, 86, 6), heap(232, 52, 96, 11)]
    holes = [bank for _, bank in clouds]
    rows = ruled(rect(0, 12, WIDE, 84), 0, 4.2, holes=holes, widen=1.08, seed=5)
    return hatch(rows, 0.4) + line("".join(outline for outline, _ in clouds), 0.6)


def cover() -> str:
    """Return the file."""
    own = "M0 -146q9 -5 16 -1t16 -1v13q-9 4 -16 1t-16 1z"
    black = "M-52 -125q7 -4 13 -1t13 -1v11q-7 3 -13 1t-13 1z"
    other = f'<g transform="translate(252 152) scale(-.38 .38)">{vessel(ink(black), torn=True)}</g>'
    mine = f'<g transform="translate(98 178) scale(.96)">{vessel(shape(own, 1.1))}</g>'
    return plate(
        sky(),
        tighten(port()),
        sea(142),
        tighten(other),
        tighten(smoke((206, 158, 30, 3), (232, 158, 22, 8))),
        tighten(mine),
        tighten(smoke((196, 186, 62, 5), (158, 190, 46, 7), (122, 194, 40, 2))),
    )


def write() -> None:
    """Write the picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(cover(), encoding="utf-8")


if __name__ == "__main__":
    write()
