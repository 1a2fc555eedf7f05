"""The chart of the Caribbean: web/art/games/privateer/chart.svg, one symbol `chart`.

It lies under a grid of 16 by 12 squares, each 100 wide (viewBox 0 0 1600 1200). The land is what
`map.picture` of the components says, in the flat tone `--chart-land`; the sea is left open for the
page's ground; all else is `currentColor` and `--chart-paper`. `art.css` of the game gives land and
paper to the symbol itself. Towns stand beside their ports, the ports' own squares are free (only
San Juan's has a rock). The place of the wind's rose, 125 about 1445, 143, is left open too: the
page draws it, the chart a crown of rays about it.
"""

from __future__ import annotations

import math
import random

from art.engrave.plate import Point, at, box, line, poly
from art.engrave.privateer.coast import (
    COLUMNS,
    ROWS,
    SQUARE,
    coasts,
    hachures,
    is_land,
    off_shore,
    squares,
    within,
)
from art.engrave.privateer.emblems import FOLDER
from art.engrave.privateer.flourishes import PLATE, faint, rose_rays, serpent, title
from art.engrave.privateer.letters import figure
from art.engrave.privateer.vignettes import ROOM, VIGNETTES
from art.engrave.tight import DATA, path

TARGET = FOLDER / "chart.svg"
LAND = "var(--chart-land)"
WIDE, HIGH = COLUMNS * SQUARE, ROWS * SQUARE
ROSE: Point = (1445, 143)
NODES: tuple[Point, ...] = (ROSE, (800, 850))


def rhumbs() -> str:
    """Draw the lines of the winds across the sea, from the rose and another place."""
    parts = []
    for node, first in zip(NODES, (146, 0), strict=True):
        for step in range(32 if node == ROSE else 16):
            turn = math.tau * step / (32 if node == ROSE else 16)
            dx, dy = math.cos(turn), math.sin(turn)
            run: float | None = None
            long = float(first)
            while long < 2000:
                x, y = node[0] + dx * long, node[1] + dy * long
                inside = 0 <= x <= WIDE and 0 <= y <= HIGH
                sea = (
                    inside and not is_land(int(x // SQUARE), int(y // SQUARE)) and not titled(x, y)
                )
                if sea and run is None:
                    run = long
                if run is not None and not sea:
                    if long - run > 20:
                        start = (node[0] + dx * run, node[1] + dy * run)
                        parts.append(f"M{at(start)}L{at((x, y))}")
                    run = None
                if not inside:
                    break
                long += 4
    return faint(line("".join(parts), 1.6), 0.4)


def titled(x: float, y: float) -> bool:
    """Whether a place is under the title."""
    left, top, wide, high = PLATE
    return left - 14 < x < left + wide + 14 and top - 14 < y < top + high + 14


def depths() -> dict[Point, int]:
    """Return the depths along the coasts by their places, which keep off the middles of squares."""
    dice = random.Random(21)
    found: dict[Point, int] = {}
    for column, row in squares():
        for dx, dy in ((8, 8), (58, 6), (6, 56)):
            x, y = (
                SQUARE * column + dx + dice.uniform(-5, 5),
                SQUARE * row + dy + dice.uniform(-5, 5),
            )
            far = off_shore(x, y)
            calm = not titled(x, y) and math.dist((x, y), ROSE) > 190 and x > 20 and y > 20
            if 38 < far < 999 and calm and dice.random() < (0.5 if far < 90 else 0.12):
                depth = max(2, round(far / 9 + dice.uniform(-3, 4)))
                found[x, y] = int(str(depth).replace("0", "1"))
    return found


def soundings() -> str:
    """Draw depths in fathoms."""
    figures = "".join(figure(depth, x, y, 1.2) for (x, y), depth in depths().items())
    return faint(line(figures, 2), 0.5)


def free(x: float, y: float) -> bool:
    """Whether a hill may stand there: on land, away from the coast and the towns."""
    if any(a < x < c and b < y < d for a, b, c, d in ROOM):
        return False
    return all(within(x + dx, y + dy) for dx, dy in ((-22, 6), (22, 6), (0, -26), (0, 8)))


def country() -> str:
    """Draw hills, woods and palms."""
    dice = random.Random(5)
    hills, shade, trees = [], [], []
    y, shift = 30.0, 0.0
    while y < HIGH + 10:
        x = 20 + shift
        while x < WIDE:
            px, py = x + dice.uniform(-8, 8), y + dice.uniform(-5, 5)
            kind = dice.random()
            if free(px, py):
                if kind < 0.5:
                    w, h = dice.uniform(15, 20), dice.uniform(17, 25)
                    hills.append(
                        f"M{at((px - w, py))}Q{at((px - w * 0.4, py - h))} {at((px, py - h))}"
                        f"Q{at((px + w * 0.6, py - h * 0.8))} {at((px + w, py))}"
                    )
                    for k in (0.15, 0.38, 0.61):
                        top = py - h * (0.94 - 0.42 * k)
                        shade.append(
                            f"M{at((px + w * k, top))}L{at((px + w * (k + 0.16), py - 2))}"
                        )
                elif kind < 0.82:
                    for dx in (-9, 4):
                        trees.append(
                            f"M{at((px + dx, py))}v-6c-8 0 -8 -9 -3 -10c0 -6 8"
                            f" -6 8 0c5 2 4 10 -5 10"
                        )
                else:
                    trees.append(
                        f"M{at((px, py))}q1 -10 4 -17q-7 -4 -11 2m11 -2q7 -5 11 1m-11 -1"
                        "q-4 3 -5 8m5 -8q5 2 6 7"
                    )
            x += 46
        y += 31
        shift = 23.0 - shift
    return line("".join(hills), 2.6) + line("".join(shade), 1.6) + line("".join(trees), 2)


def margin() -> str:
    """Draw the degrees along the edge: half a square dark, half a square light."""
    bars = [box(50 * k, y, 50, 7) for y in (0, HIGH - 7) for k in range(0, 2 * COLUMNS, 2)]
    bars += [box(x, 50 * k, 7, 50) for x in (0, WIDE - 7) for k in range(1, 2 * ROWS, 2)]
    frame = line(box(8.5, 8.5, WIDE - 17, HIGH - 17), 2)
    return faint(f'<path fill="currentColor" d="{"".join(bars)}"/>' + frame, 0.7)


def chart() -> str:
    """Return the file."""
    shores = "".join(poly(shape) for shape in coasts())
    hatched = f'<g class="hatch" opacity="var(--hatch, 1)">{line(hachures(), 2)}</g>'
    drawn = "".join(
        [
            rhumbs(),
            hatched,
            f'<path fill="{LAND}" stroke="currentColor" stroke-width="4.5" d="{shores}"/>',
            country(),
            soundings(),
            serpent(),
            title(),
            rose_rays(*ROSE),
            *(draw() for draw in VIGNETTES),
            margin(),
        ]
    )
    drawn = DATA.sub(lambda found: f' d="{path(found[1], 1)}"', drawn)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        f'<symbol id="chart" viewBox="0 0 {WIDE} {HIGH}" fill="none" stroke-linecap="round" '
        f'stroke-linejoin="round">{drawn}</symbol>\n</svg>\n'
    )


def write() -> None:
    """Write the sprite."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(chart(), encoding="utf-8")


if __name__ == "__main__":
    write()
