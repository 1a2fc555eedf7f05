"""The chart of the world: web/art/games/war/chart.svg, symbols `war-chart` and `war-world`.

`war-chart` lies under a grid of 36 by 13 cells, each 100 wide (viewBox 0 0 3600 1300). Its edges in
the east and the west fit each other, so that two of them stand side by side. The sea is left open
for the page's ground; land is the flat tone `--chart-land`, all else the ink of its place, faint.
Ports are the page's: hills and names keep away from their signs (`places`).

`war-world` is the whole world at a tenth of that size, land alone.
"""

from __future__ import annotations

import math
import random

from art.engrave.emblems import sprite
from art.engrave.plate import INK, Point, at, box, line, poly, symbol
from art.engrave.tight import DATA, path
from art.engrave.war.coast import coasts, plain, within
from art.engrave.war.emblems import FOLDER
from art.engrave.war.letters import NAMES, names, widths
from art.engrave.war.places import places
from art.engrave.war.world import CELL, COLUMNS, HIGH, ROWS, STRAITS, WIDE, is_land

TARGET = FOLDER / "chart.svg"
LAND = "var(--chart-land)"
NODES: tuple[tuple[Point, int], ...] = (((300, 1050), 32), ((1560, 800), 16), ((2700, 1150), 16))
"""Where the lines of the winds run from, and how many; the first has the rose."""
KINDS = {
    "hill": line("M-19 0Q-9 -20 0 -20Q11 -17 19 0", 2.6)
    + line("M3 -18L7 -2M9 -15L12 -2M13 -10L16 -2", 1.6),
    "peak": line("M-18 0L0 -32L18 0", 2.6) + line("M2 -27L7 -2M6 -21L11 -2M10 -14L15 -2", 1.6),
    "wood": line("M-9 0v-6c-8 0 -8 -9 -3 -10c0 -6 8 -6 8 0c5 2 4 10 -5 10", 2)
    + line("M9 2v-6c-8 0 -8 -9 -3 -10c0 -6 8 -6 8 0c5 2 4 10 -5 10", 2),
    "palm": line("M0 0q1 -10 4 -17q-7 -4 -11 2m11 -2q7 -5 11 1m-11 -1q-4 3 -5 8m5 -8q5 2 6 7", 2),
    "fir": line("M0 0v-5M-8 -5H8L0 -14M-6 -13H6L0 -25L-6 -13M0 -14L-8 -5", 2),
}
ZONES = ((0, "fir"), (200, "wood"), (420, "palm"), (930, "wood"))
"""What grows from which height on."""


def faint(drawn: str, share: float) -> str:
    """Return something paler than ink."""
    return f'<g opacity="{share:.2f}">{drawn}</g>'.replace('"0.', '".')


def grid() -> str:
    """Draw the borders of the cells; the land lies over them."""
    across = "".join(f"M{CELL * x} 0V{HIGH}" for x in range(COLUMNS))
    return line(across + "".join(f"M0 {CELL * y}H{WIDE}" for y in range(1, ROWS)), 1.6)


def rhumbs() -> str:
    """Draw the lines of the winds across the sea; what leaves one edge comes in at the other."""
    parts = []
    for node, many in NODES:
        for step in range(many):
            turn = math.tau * step / many
            dx, dy = math.cos(turn), math.sin(turn)
            run: Point | None = None
            long = 96.0 if node == NODES[0][0] else 0.0
            while long < 1850:
                x, y = node[0] + dx * long, node[1] + dy * long
                sea = 0 <= y <= HIGH and not is_land(int(x // CELL), int(y // CELL))
                edge = run is not None and (run[0] // WIDE) != (x // WIDE)
                if run is not None and (not sea or edge):
                    off = WIDE * (run[0] // WIDE)
                    parts.append(f"M{at((run[0] - off, run[1]))}L{at((x - off, y))}")
                    run = None
                if sea and run is None:
                    run = (x, y)
                if not 0 <= y <= HIGH:
                    break
                long += 4
            if run is not None:
                off = WIDE * (run[0] // WIDE)
                parts.append(f"M{at((run[0] - off, run[1]))}L{at((x - off, y))}")
    return line("".join(parts), 1.6)


def named(x: float, y: float) -> bool:
    """Whether a name stands there."""
    for text, middle, top, size, room in NAMES:
        half = (widths(text) + room * (len(text) - 1)) * size / 2 + 24
        if abs(x - middle) < half and top - 16 < y < top + 10 * size + 40:
            return True
    return False


def free(x: float, y: float) -> bool:
    """Whether something may stand there: on land, away from coast, ports and names."""
    if named(x, y) or any(math.dist((x, y - 10), place) < 50 for place in places().values()):
        return False
    around = ((-30, 6), (30, 6), (0, -42), (0, 12), (-26, -30), (26, -30))
    return all(within(x + dx, y + dy) for dx, dy in around)


def country() -> str:
    """Draw hills, mountains and what grows there."""
    dice = random.Random(8)
    parts = []
    for row in range(HIGH // 52):
        for column in range(WIDE // 60):
            x = 60 * column + (30 if row % 2 else 0) + dice.uniform(-9, 9)
            y = 52 * row + 40 + dice.uniform(-7, 7)
            kind, gap = dice.random(), dice.random()
            if gap < 0.22 or not 40 < x < WIDE - 40 or not free(x, y):
                continue
            grows = [name for top, name in ZONES if y >= top][-1]
            name = "hill" if kind < 0.38 else "peak" if kind < 0.55 else grows
            parts.append(f'<use href="#w-{name}" x="{x:.0f}" y="{y:.0f}"/>')
    return "".join(parts)


def rose() -> str:
    """Draw a rose of eight winds."""
    (x, y), _ = NODES[0]

    def there(turn: float, far: float) -> Point:
        return (x + far * math.sin(turn), y - far * math.cos(turn))

    lit, dark = list[str](), list[str]()
    for step in range(16):
        turn = math.tau * step / 16
        far = 84 if step % 4 == 0 else 62 if step % 2 == 0 else 40
        for aside, rays in ((-1, lit), (1, dark)):
            side = there(turn + aside * math.tau / 32, 22)
            rays.append(poly([(x, y), there(turn, far), side]))
    ring = f"M{x - 92:g} {y:g}a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z"
    return (
        line(ring, 2)
        + f'<path fill="var(--chart-paper)" stroke="{INK}" stroke-width="1.6" d="{"".join(lit)}"/>'
        + f'<path fill="{INK}" stroke="{INK}" stroke-width="1.6" d="{"".join(dark)}"/>'
    )


def straits() -> str:
    """Draw the way through each strait: a dotted line from cell to cell."""
    ways = "".join(
        f"M{100 * column + 34} {100 * row - 34}L{100 * column - 34} {100 * row + 34}"
        for row, column in STRAITS
    )
    return line(ways, 4).replace("/>", ' stroke-dasharray="1 11"/>')


def margin() -> str:
    """Draw the degrees along the north and south edge: half a cell dark, half a cell light."""
    bars = "".join(box(50 * k, y, 50, 7) for y in (0, HIGH - 7) for k in range(0, 2 * COLUMNS, 2))
    lines = f"M0 8.500H{WIDE}M0 {HIGH - 8.5}H{WIDE}"
    return f'<path fill="{INK}" d="{bars}"/>' + line(lines, 2)


def chart() -> str:
    """Return the file."""
    shores = "".join(poly(shape) for shape in coasts())
    coast = '<use href="#w-coast" stroke="currentColor" stroke-width="{}" fill="{}"/>'
    parts = [
        faint(grid(), 0.2),
        faint(rhumbs(), 0.16),
        faint(coast.format(34, "none"), 0.1),
        faint(coast.format(17, "none"), 0.16),
        coast.format(4.5, LAND),
        faint(country(), 0.5),
        faint(names(), 0.42),
        faint(straits(), 0.7),
        faint(rose(), 0.5),
        faint(margin(), 0.6),
    ]
    small = "".join(poly(shape) for shape in plain())
    world = f'<path fill="{LAND}" stroke="{INK}" stroke-width=".6" d="{small}"/>'
    kit = f'<g id="w-coast"><path d="{shores}"/></g>\n' + "".join(
        f'<g id="w-{name}">{drawn}</g>\n' for name, drawn in KINDS.items()
    )
    big = symbol("war-chart", WIDE, HIGH, *parts)
    whole = f"<defs>{kit}</defs>\n{big}"
    whole = DATA.sub(lambda found: f' d="{path(found[1], 1)}"', whole)
    return sprite([whole, symbol("war-world", WIDE / 10, HIGH / 10, world)])


def write() -> None:
    """Write the sprite."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(chart(), encoding="utf-8")


if __name__ == "__main__":
    write()
