"""Draws a picture of the sprites in few pixels, to see whether two can be told apart."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise

from art.engrave.tight import tokens

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
Pixels = list[list[float]]
DARK = {"currentColor": 0.0, "var(--card)": 1.0}
"""How light ink and paper are; whatever is washed lies between, by its name."""
STEPS = 6


def light(paint: str, washes: dict[str, float]) -> float:
    """How light a paint is."""
    return DARK.get(paint, washes.get(paint, 0.6))


def bow(points: list[Point], t: float) -> Point:
    """A place on a Bezier curve."""
    while len(points) > 1:
        points = [
            (ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(points)
        ]
    return points[0]


def ring(start: Point, values: list[float]) -> list[Point]:
    """Places on the arc from a place, as path data tells it."""
    rx, ry, _, large, sweep, x, y = values
    ax, ay = start
    dx, dy = (ax - x) / 2 / rx, (ay - y) / 2 / ry
    far = math.hypot(dx, dy)
    if far > 1:
        rx, ry, dx, dy, far = rx * far, ry * far, dx / far, dy / far, 1.0
    off = math.sqrt(max(0.0, 1 - far * far)) / (far or 1.0) * (1 if large != sweep else -1)
    cx, cy = off * dy, -off * dx
    first, last = math.atan2(dy - cy, dx - cx), math.atan2(-dy - cy, -dx - cx)
    turn = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    mx, my = (ax + x) / 2 + cx * rx, (ay + y) / 2 + cy * ry
    return [
        (mx + rx * math.cos(first + turn * k / 12), my + ry * math.sin(first + turn * k / 12))
        for k in range(1, 13)
    ]


def outlines(d: str) -> Iterator[list[Point]]:
    """The lines of path data as places."""
    run: list[Point] = []
    here: Point = (0.0, 0.0)
    handle, bows = here, ""
    for command, given in tokens(d):
        letter, (x, y) = command.upper(), here
        if letter == "Z":
            run.append(run[0])
            here = run[0]
            continue
        values = [*given]
        if command.islower():
            for k in range(5 if letter == "A" else 0, len(values)):
                across = letter == "V" or (letter != "H" and (k - (letter == "A")) % 2)
                values[k] += y if across else x
        end = (values[0], y) if letter == "H" else (x, values[0]) if letter == "V" else None
        end = end or (values[-2], values[-1])
        pairs = list(zip(values[::2], values[1::2], strict=False))
        if letter == "M":
            if run:
                yield run
            run = [end]
        elif letter in "LHV":
            run.append(end)
        elif letter == "A":
            run += ring(here, values)
        else:
            mirror = (2 * x - handle[0], 2 * y - handle[1]) if bows and bows in "CSQT" else here
            keys = [here, *([mirror] if letter in "ST" else []), *pairs]
            run += [bow(keys, k / STEPS) for k in range(1, STEPS + 1)]
            handle = keys[-2]
        bows, here = letter, end
    if run:
        yield run


def times(a: Matrix, b: Matrix) -> Matrix:
    """One matrix after another."""
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def placed(text: str, matrix: Matrix) -> Matrix:
    """A matrix after what a transform says."""
    for name, inner in re.findall(r"(\w+)\(([^)]*)\)", text):
        v = [float(each) for each in re.split(r"[ ,]+", inner.strip())]
        if name == "translate":
            matrix = times(matrix, (1, 0, 0, 1, v[0], v[1]))
        elif name == "scale":
            matrix = times(matrix, (v[0], 0, 0, v[-1], 0, 0))
        elif name == "matrix":
            matrix = times(matrix, (v[0], v[1], v[2], v[3], v[4], v[5]))
        else:
            turn = math.radians(v[0])
            cos, sin = math.cos(turn), math.sin(turn)
            cx, cy = v[1:] or (0.0, 0.0)
            matrix = times(matrix, (1, 0, 0, 1, cx, cy))
            matrix = times(times(matrix, (cos, sin, -sin, cos, 0, 0)), (1, 0, 0, 1, -cx, -cy))
    return matrix


class Plate:
    """A picture in pixels, each of them seen at two by two places."""

    FINE = 2

    def __init__(self, wide: int, high: int, scale: float, washes: dict[str, float]) -> None:
        """Begin with a ground of middling light."""
        self.wide, self.high = wide * self.FINE, high * self.FINE
        self.scale, self.washes = scale * self.FINE, washes
        self.spots = [[0.75] * self.wide for _ in range(self.high)]

    def fill(self, lines: list[list[Point]], tone: float) -> None:
        """Fill what lies within lines, wherever they turn about it."""
        for row in range(self.high):
            level = row + 0.5
            cuts = sorted(
                (ax + (level - ay) / (by - ay) * (bx - ax), 1 if by > ay else -1)
                for line in lines
                for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True)
                if (ay <= level) != (by <= level)
            )
            turns = 0
            for (start, way), (stop, _) in pairwise(cuts):
                turns += way
                if turns:
                    first, last = max(0, math.ceil(start - 0.5)), math.ceil(stop - 0.5)
                    for column in range(first, min(self.wide, last)):
                        self.spots[row][column] = tone

    def draw(self, part: ET.Element, matrix: Matrix, given: dict[str, str]) -> None:
        """Draw an element and what it holds."""
        if "hatch" in part.attrib.get("class", ""):
            return
        kinds = ("fill", "stroke", "stroke-width")
        given = given | {key: part.attrib[key] for key in kinds if key in part.attrib}
        matrix = placed(part.attrib.get("transform", ""), matrix)
        for child in part:
            self.draw(child, matrix, given)
        if "d" not in part.attrib:
            return
        a, b, c, d, e, f = matrix
        lines = [
            [((a * x + c * y + e) * self.scale, (b * x + d * y + f) * self.scale) for x, y in line]
            for line in outlines(part.attrib["d"])
        ]
        fill, stroke = given.get("fill", "none"), given.get("stroke", "none")
        passes = [self.fill_all, self.stroke_all]
        if part.attrib.get("paint-order") == "stroke":
            passes.reverse()
        size = self.scale * math.sqrt(abs(a * d - b * c))
        half = float(given.get("stroke-width", "1")) / 2 * size
        for each in passes:
            each(lines, fill, stroke, half)

    def fill_all(self, lines: list[list[Point]], fill: str, _stroke: str, _half: float) -> None:
        """Lay the fill."""
        if fill != "none":
            self.fill(lines, light(fill, self.washes))

    def stroke_all(self, lines: list[list[Point]], _fill: str, stroke: str, half: float) -> None:
        """Lay the stroke, piece by piece."""
        if stroke == "none":
            return
        for line in lines:
            for (ax, ay), (bx, by) in pairwise(line):
                long = math.hypot(bx - ax, by - ay) or 1.0
                dx, dy = (bx - ax) / long * half, (by - ay) / long * half
                corners = [
                    (ax - dx - dy, ay - dy + dx), (bx + dx - dy, by + dy + dx),
                    (bx + dx + dy, by + dy - dx), (ax - dx + dy, ay - dy - dx),
                ]  # fmt: skip
                self.fill([corners], light(stroke, self.washes))

    def pixels(self) -> Pixels:
        """Return the picture as it is seen."""
        n = self.FINE
        return [
            [
                sum(self.spots[y * n + j][x * n + i] for j in range(n) for i in range(n)) / n / n
                for x in range(self.wide // n)
            ]
            for y in range(self.high // n)
        ]


def seen(symbol: ET.Element, wide: int, washes: dict[str, float]) -> Pixels:
    """A picture of a sprite, so many pixels wide, in tones from ink to paper."""
    _, _, box_wide, box_high = (float(each) for each in symbol.attrib["viewBox"].split())
    plate = Plate(wide, round(wide * box_high / box_wide), wide / box_wide, washes)
    plate.draw(symbol, (1, 0, 0, 1, 0, 0), {})
    return plate.pixels()


def apart(one: Pixels, other: Pixels) -> float:
    """How far two pictures differ: the mean difference of a pixel, 0 to 1."""
    pairs = [(a, b) for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True)]
    return sum(abs(a - b) for a, b in pairs) / len(pairs)
