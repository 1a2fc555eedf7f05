"""The coast of the world: it wavers about the borders of the land cells, alike at both edges.

Land that touches land by a corner hangs together there, for no convoy passes; in a strait water
lies between.
"""

from __future__ import annotations

import math
from functools import cache

from art.engrave.plate import Point
from art.engrave.privateer.coast import table
from art.engrave.war.world import CELL, COLUMNS, ROWS, STRAITS, WIDE, is_land

Cell = tuple[int, int]
BEYOND = 3
"""How many columns the coast goes on past either edge, so that nothing ends within the chart."""
PULL = 20
"""How far the coast is drawn back where two lands touch, to join them or to part them plainly."""


def borders() -> dict[Cell, list[Cell]]:
    """Return the steps along the land's borders, land to the right, by the corner they begin at."""
    following: dict[Cell, list[Cell]] = {}
    first, last = -BEYOND, COLUMNS + BEYOND - 1
    for y in range(-1, ROWS):
        for x in range(first, last + 1):
            if not is_land(x, y):
                continue
            for (dx, dy), start, end in (
                ((0, -1), (x, y), (x + 1, y)),
                ((1, 0), (x + 1, y), (x + 1, y + 1)),
                ((0, 1), (x + 1, y + 1), (x, y + 1)),
                ((-1, 0), (x, y + 1), (x, y)),
            ):
                off = not (first <= x + dx <= last and y + dy >= -1)
                if off or not is_land(x + dx, y + dy):
                    following.setdefault(start, []).append(end)
    return following


def onward(before: Cell, here: Cell, ends: list[Cell]) -> Cell:
    """Return where a border goes on: where two lands touch it keeps them together, or apart."""
    if len(ends) == 1:
        return ends[0]
    apart = (here[1], here[0] % COLUMNS) in STRAITS
    dx, dy = here[0] - before[0], here[1] - before[1]
    right = (here[0] - dy, here[1] + dx)
    return right if apart else next(end for end in ends if end != right)


def loops() -> list[list[Cell]]:
    """Return the borders of the land, clockwise, corner by corner."""
    following = borders()
    found = []
    while following:
        start = min(following)
        loop, here = [start], following[start][0]
        following[start].remove(here)
        while here != start:
            end = onward(loop[-1], here, following[here])
            following[here].remove(end)
            loop.append(here)
            here = end
        following = {corner: ends for corner, ends in following.items() if ends}
        found.append(loop)
    return found


def noise(x: float, y: float, size: int, seed: int) -> float:
    """Return a soft chance number from -1 to 1, the same at the chart's two edges."""
    values, u, v, around = table(seed), x / size, y / size, WIDE // size
    i, j = math.floor(u), math.floor(v)
    a, b = (t * t * (3 - 2 * t) for t in (u - i, v - j))

    def corner(p: int, q: int) -> float:
        return values[(p % around * 67 + q * 131) % 4096]

    top = corner(i, j) * (1 - a) + corner(i + 1, j) * a
    low = corner(i, j + 1) * (1 - a) + corner(i + 1, j + 1) * a
    return top * (1 - b) + low * b


def rounded(points: list[Point], times: int) -> list[Point]:
    """Return a closed line with its corners cut off."""
    for _ in range(times):
        points = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in zip(points, [*points[1:], points[0]], strict=True)
            for t in (0.25, 0.75)
        ]
    return points


def wavered(loop: list[Cell]) -> list[Point]:
    """Return a border with its corners rounded and wavering like a coast."""
    parts = 4
    touching = {corner for corner, ends in borders().items() if len(ends) > 1}
    points: list[Point] = []
    for before, (ax, ay), (bx, by) in zip(
        [loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True
    ):
        pull = PULL if (ax, ay) in touching else 0
        dx, dy = before[0] + bx - 2 * ax, before[1] + by - 2 * ay
        for k in range(parts):
            off = pull if k == 0 else 0
            x, y = ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts
            points.append((CELL * x + off * dx, CELL * y + off * dy))
    return [
        (
            x + 11 * noise(x, y, 48, 1) + 5 * noise(x, y, 15, 2),
            y + 11 * noise(x, y, 48, 3) + 5 * noise(x, y, 15, 4),
        )
        for x, y in rounded(points, 2)[::2]
    ]


def seen(shape: list[Point]) -> bool:
    """Whether a shape reaches into the chart."""
    return any(-60 < x < WIDE + 60 for x, _ in shape)


@cache
def coasts() -> tuple[tuple[Point, ...], ...]:
    """Return the coasts as closed shapes; those that cross an edge run on beyond it."""
    return tuple(tuple(shape) for shape in map(wavered, loops()) if seen(shape))


def plain() -> list[list[Point]]:
    """Return the land in few lines, a cell 10 wide, for a chart of the whole world."""
    shapes = [rounded([(10.0 * x, 10.0 * y) for x, y in loop], 1) for loop in loops()]
    return [shape for shape in shapes if any(-6 < x < 10 * COLUMNS + 6 for x, _ in shape)]


def within(x: float, y: float) -> bool:
    """Whether a place is on land, as the coast is drawn."""
    inside = False
    for shape in coasts():
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            if (ay <= y) != (by <= y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                inside = not inside
    return inside
