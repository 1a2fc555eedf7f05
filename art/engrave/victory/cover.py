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
from art.engrave.victory.vessel import vessel

TARGET = FOLDER / "cover.svg"


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
