"""War on the High Seas on the home screen: web/art/games/war/cover.svg.

A convoy of three ships puts out past a fort; below it lies the chart of the world that it sails,
with its course from port to port and flags planted on the way.
"""

from __future__ import annotations

import random

from art.engrave.covers import HIGH, WIDE, plate
from art.engrave.harbour import heap, placed
from art.engrave.plate import (
    Point,
    at,
    box,
    card,
    disc,
    hatch,
    ink,
    line,
    moved,
    num,
    poly,
    ruled,
    shape,
    smooth,
)
from art.engrave.ships import Rig, ship
from art.engrave.tight import tighten
from art.engrave.towns import rect
from art.engrave.war.coast import plain
from art.engrave.war.emblems import FOLDER

TARGET = FOLDER / "cover.svg"
CONVOY = Rig(1, ((-64, 146), (-4, 196), (60, 178)), loose=(0, 1, 2), weight=1.5)
CHART: Point = (26, 115)
"""The upper left corner of the chart."""
GRAIN = 0.69
"""How wide a tenth of a cell is in it."""
COURSE: tuple[Point, ...] = (
    (174, 33), (160, 45), (140, 52), (122, 57), (106, 60), (124, 61), (145, 73), (150, 92),
    (166, 105), (188, 107), (212, 96), (236, 77), (256, 66), (274, 72), (288, 76),
)  # fmt: skip
"""Places of the course on the chart of 360 by 130."""
FLAGS = ((174, 33, False), (104, 60, True), (137, 93, False), (198, 104, True), (254, 54, False),
         (287, 76, True))  # fmt: skip
"""Where flags are planted, and whether a black one."""


def there(x: float, y: float) -> Point:
    """Return a place of the chart on the plate."""
    return (CHART[0] + x * GRAIN, CHART[1] + (y - 6) * GRAIN * 0.92)


def land() -> str:
    """Draw the land of the chart, its coast hatched."""
    shores = "".join(poly([there(x, y) for x, y in each]) for each in plain())
    inner = "".join(
        ruled([there(x, y) for x, y in each], 45, 2.6, loose=0.1, seed=4) for each in plain()
    )
    return shape(shores, 0.9) + hatch(inner, 0.35)


def sheet() -> str:
    """Draw the paper of the chart, its ends rolled."""
    left, top = CHART
    right, foot = left + 360 * GRAIN, top + 110 * GRAIN * 0.92
    paper = f"M{num(left)} {num(top)}H{num(right)}V{num(foot)}H{num(left)}Z"
    rolls = "".join(
        f"M{num(x - 5)} {num(top - 4)}h10v{num(foot - top + 8)}h-10Z" for x in (left, right)
    )
    shade = "".join(
        f"M{num(x + d)} {num(top - 2)}V{num(foot + 2)}"
        for x in (left, right)
        for d in (1, 2.4, 3.6)
    )
    net = "".join(f"M{num(left + 24.84 * k)} {num(top)}V{num(foot)}" for k in range(1, 10))
    net += "".join(f"M{num(left)} {num(top + 18 * k)}H{num(right)}" for k in range(1, 4))
    knobs = "".join(disc(x, y, 3) for x in (left, right) for y in (top - 7, foot + 7))
    return "".join(
        [
            f'<clipPath id="paper"><path d="{paper}"/></clipPath>',
            shape(paper, 1.2),
            f'<g clip-path="url(#paper)">{line(net, 0.3)}{land()}</g>',
            line(paper, 1.2) + shape(rolls, 1.2),
            hatch(shade, 0.5) + ink(knobs),
        ]
    )


def course() -> str:
    """Draw the course and the flags along it."""
    way = smooth([there(x, y) for x, y in COURSE])
    dots = line(way, 1.8).replace("/>", ' stroke-dasharray="1 4.5"/>')
    flags = ""
    for x, y, black in FLAGS:
        px, py = there(x, y)
        cloth = f"M{num(px)} {num(py - 13)}q4 -2 7 0t6 0v7q-3 2 -6 0t-7 0Z"
        staff = line(f"M{at((px, py))}v-13.5", 1.3)
        skull = card(disc(px + 6.4, py - 10.2, 1.5)) if black else ""
        flags += staff + (ink(cloth) + skull if black else shape(cloth, 0.9))
    return dots + flags


def fort() -> str:
    """Draw a fort on a cliff to the left."""
    cliff: list[Point] = [(-4, 62), (20, 58), (44, 60), (56, 72), (66, 88), (78, 96), (-4, 98)]
    wall = "M2 60L6 44h5v-4h5v4h7v-4h5v4h7v-4h5v4h5L46 61Z"
    tower = "M14 44V28h3v3h4v-3h4v3h4v-3h3V44Z"
    return "".join(
        [
            shape(poly(cliff), 1),
            hatch(
                ruled([(44, 61), (56, 72), (66, 88), (74, 95), (40, 96)], 70, 2.4, loose=0.2), 0.5
            ),
            shape(wall + tower, 1.1),
            hatch("M39 47L42 59M36.500 47L39 59M29 32V43M27 32V43", 0.5),
            ink("".join(box(x, 50, 3, 3) for x in (10, 18, 26)) + box(21, 34, 3, 4)),
            line("M23 28V14", 1.2),
            ink("M23 14q6 -3.5 10 -1t9 -1v9q-5 2.5 -9 1t-10 1z"),
        ]
    )


def sea(top: float, foot: float) -> str:
    """Draw short waves, further apart towards the beholder."""
    dice = random.Random(17)
    parts, y, gap = [], top, 2.6
    while y < foot:
        long = 3 + 5 * (y - top) / (foot - top)
        x = dice.uniform(-10, 20)
        while x < WIDE:
            parts.append(f"M{at((x, y))}q{num(long / 2)} -1.5 {num(long)} 0t{num(long)} 0")
            x += 2 * long + dice.expovariate(1 / 20)
        y += gap
        gap *= 1.06
    return line("".join(parts), 0.5)


def sky() -> str:
    """Draw a ruled sky with clouds."""
    clouds = [heap(104, 40, 80, 3), heap(270, 46, 70, 8)]
    holes = [bank for _, bank in clouds]
    rows = ruled(rect(0, 12, WIDE, 62), 0, 4.2, holes=holes, widen=1.07, seed=6)
    return hatch(rows, 0.4) + line("".join(outline for outline, _ in clouds), 0.6)


def cover() -> str:
    """Return the file."""
    return plate(
        sky(),
        tighten(fort()),
        sea(90, HIGH),
        '<use href="#ship" transform="translate(112 93) scale(.53)"/>',
        '<use href="#ship" transform="translate(172 96) scale(.74)"/>',
        moved(246, 100, f'<g id="ship">{placed(0, 0, 0.37, ship(CONVOY, 7))}</g>'),
        tighten(moved(0, 0, sheet(), course())),
    )


def write() -> None:
    """Write the picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(cover(), encoding="utf-8")


if __name__ == "__main__":
    write()
