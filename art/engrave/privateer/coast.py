"""Land and sea of the chart: the coast around the land squares, its hachures, hills and woods.

A square of the chart is 100 wide. The coast wavers about the borders of the land squares and never
by so much that a square could be taken for the other kind.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from art.engrave.plate import Point

SQUARE = 100
COMPONENTS = Path(__file__).parents[3] / "portsmouth/games/privateer/components.json"
PICTURE: tuple[str, ...] = tuple(json.loads(COMPONENTS.read_text("utf-8"))["map"]["picture"])
ROWS, COLUMNS = len(PICTURE), len(PICTURE[0])
Cell = tuple[int, int]


def is_land(column: int, row: int) -> bool:
    """Whether a square is land; beyond the edge the land goes on."""
    x, y = min(max(column, 0), COLUMNS - 1), min(max(row, 0), ROWS - 1)
    return PICTURE[y][x] == "#"


def squares() -> Iterator[Cell]:
    """All squares, row by row."""
    return ((x, y) for y in range(ROWS) for x in range(COLUMNS))


def loops() -> list[list[Cell]]:
    """Return the borders of the land, clockwise, corner by corner; some run outside the plate."""
    following: dict[Cell, list[Cell]] = {}
    for y in range(-1, ROWS + 1):
        for x in range(-1, COLUMNS + 1):
            if not is_land(x, y):
                continue
            outer = x in (-1, COLUMNS) or y in (-1, ROWS)
            for (dx, dy), start, end in (
                ((0, -1), (x, y), (x + 1, y)),
                ((1, 0), (x + 1, y), (x + 1, y + 1)),
                ((0, 1), (x + 1, y + 1), (x, y + 1)),
                ((-1, 0), (x, y + 1), (x, y)),
            ):
                beyond = not (-1 <= x + dx <= COLUMNS and -1 <= y + dy <= ROWS)
                if (outer and beyond) or not is_land(x + dx, y + dy):
                    following.setdefault(start, []).append(end)
    found = []
    while following:
        loop = [min(following)]
        while True:
            ends = following[loop[-1]]
            end = ends.pop()
            if not ends:
                del following[loop[-1]]
            if end == loop[0]:
                break
            loop.append(end)
        found.append(loop)
    return found


@cache
def table(seed: int) -> tuple[float, ...]:
    """Return chance numbers from -1 to 1."""
    dice = random.Random(seed)
    return tuple(dice.uniform(-1, 1) for _ in range(4096))


def noise(x: float, y: float, size: float, seed: int) -> float:
    """Return a soft chance number from -1 to 1, alike at places nearer than size."""
    values, u, v = table(seed), x / size, y / size
    i, j = math.floor(u), math.floor(v)
    a, b = (t * t * (3 - 2 * t) for t in (u - i, v - j))

    def corner(p: int, q: int) -> float:
        return values[(p * 67 + q * 131) % 4096]

    top = corner(i, j) * (1 - a) + corner(i + 1, j) * a
    low = corner(i, j + 1) * (1 - a) + corner(i + 1, j + 1) * a
    return top * (1 - b) + low * b


def wavered(loop: list[Cell]) -> list[Point]:
    """Return a border with its corners rounded and wavering like a coast."""
    parts = 5
    points: list[Point] = [
        (SQUARE * (ax + (bx - ax) * k / parts), SQUARE * (ay + (by - ay) * k / parts))
        for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True)
        for k in range(parts)
    ]
    for _ in range(2):
        points = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in zip(points, [*points[1:], points[0]], strict=True)
            for t in (0.25, 0.75)
        ]
    return [
        (
            x + 11 * noise(x, y, 47, 1) + 5 * noise(x, y, 15, 2),
            y + 11 * noise(x, y, 47, 3) + 5 * noise(x, y, 15, 4),
        )
        for x, y in points
    ]


@cache
def coasts() -> tuple[tuple[Point, ...], ...]:
    """Return the coasts as closed shapes, every second place of the full line."""
    return tuple(tuple(wavered(loop)[::2]) for loop in loops())


def within(x: float, y: float) -> bool:
    """Whether a place is on land, as the coast is drawn."""
    inside = False
    for shape in coasts():
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            if (ay <= y) != (by <= y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                inside = not inside
    return inside


def off_shore(x: float, y: float) -> float:
    """Return how far a place at sea is from the nearest land square; 0 on land."""
    column, row = math.floor(x / SQUARE), math.floor(y / SQUARE)
    least = 999.0
    for i in range(column - 1, column + 2):
        for j in range(row - 1, row + 2):
            if is_land(i, j):
                dx = max(i * SQUARE - x, 0, x - (i + 1) * SQUARE)
                dy = max(j * SQUARE - y, 0, y - (j + 1) * SQUARE)
                least = min(least, math.hypot(dx, dy))
    return least


def crossings(y: float) -> list[float]:
    """Return where a level line crosses the coast."""
    return sorted(
        ax + (y - ay) / (by - ay) * (bx - ax)
        for shape in coasts()
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True)
        if (ay <= y) != (by <= y)
    )


def hachures(gap: float = 8.0, step: float = 6.0) -> str:
    """Path data of level strokes in the sea along the coast, longer and shorter by chance."""
    dice = random.Random(9)
    parts, y = [], gap / 2
    while y < ROWS * SQUARE:
        edges = [-200.0, *crossings(y), (COLUMNS + 2.0) * SQUARE]
        for start, end in zip(edges[::2], edges[1::2], strict=True):
            x, stop = max(start, 0.0), min(end, float(COLUMNS * SQUARE))
            reach, run = dice.uniform(12, 30), -1.0
            while x <= stop:
                near = off_shore(x, y) < reach + 9 * noise(x, y, 27, 6)
                if near and run < 0:
                    run = x
                if run >= 0 and (not near or x + step > stop):
                    last = stop if near else x
                    if last - run > 5:
                        parts.append(f"M{run:.0f} {y:.0f}H{last:.0f}")
                    reach, run = dice.uniform(12, 30), -1.0
                x += step
        y += gap
    return "".join(parts)
