"""A copper plate to draw on: strokes, fills and ruled shading as SVG text.

Points are pairs of numbers. Path data has at most one decimal. Nothing here draws at random
without a seed, so the same program always gives the same picture.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Segment = tuple[float, float]

INK = "currentColor"
CARD = "var(--card)"
BROWN = "var(--art-brown)"
STRAW = "var(--art-straw)"
RANKS = ("lieutenant", "midshipman", "petty_officer", "marine", "corporal")
WASH = {rank: f"var(--wash-{rank})" for rank in RANKS}
"""The flat second tone under the lines, one for each rank."""


def num(value: float) -> str:
    """Return a number with one decimal at most, written as short as SVG allows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text[:2] == "0." else text


def at(point: Point) -> str:
    """Return a point within path data."""
    return f"{num(point[0])} {num(point[1])}"


def poly(points: Iterable[Point], *, close: bool = True) -> str:
    """Path data of straight lines through the points."""
    return "M" + "L".join(at(point) for point in points) + ("Z" if close else "")


def smooth(points: Sequence[Point], *, close: bool = False) -> str:
    """Path data of a soft curve through the points."""
    count = len(points)

    def near(index: int) -> Point:
        return points[index % count] if close else points[min(max(index, 0), count - 1)]

    parts = [f"M{at(points[0])}"]
    for index in range(count if close else count - 1):
        before, start, end, after = (near(index + step) for step in (-1, 0, 1, 2))
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        parts.append(f"C{at(one)} {at(two)} {at(end)}")
    return "".join(parts) + ("Z" if close else "")


def arc(
    middle: Point, radius: float | Point, first: float, last: float, steps: int = 12
) -> list[Point]:
    """Points along an ellipse between two angles in degrees, clockwise from the right."""
    wide, high = radius if isinstance(radius, tuple) else (radius, radius)
    turns = [math.radians(first + (last - first) * step / steps) for step in range(steps + 1)]
    return [(middle[0] + wide * math.cos(t), middle[1] + high * math.sin(t)) for t in turns]


def disc(x: float, y: float, wide: float, high: float | None = None) -> str:
    """Path data of a circle or an ellipse."""
    tall = wide if high is None else high
    half = f"a{num(wide)} {num(tall)} 0 1 0 "
    return f"M{at((x - wide, y))}{half}{num(2 * wide)} 0{half}{num(-2 * wide)} 0Z"


def box(x: float, y: float, wide: float, high: float) -> str:
    """Path data of a rectangle."""
    return f"M{at((x, y))}h{num(wide)}v{num(high)}h{num(-wide)}Z"


def spans(shape: Sequence[Point], level: float) -> list[Segment]:
    """Where a level line lies within a closed shape."""
    cuts = []
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (ay <= level) != (by <= level):
            cuts.append(ax + (level - ay) / (by - ay) * (bx - ax))
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=True))


def without(whole: list[Segment], holes: list[Segment]) -> list[Segment]:
    """Return what is left of some spans when others are taken out."""
    for start, end in holes:
        left = [(a, min(b, start)) for a, b in whole if a < start]
        right = [(max(a, end), b) for a, b in whole if b > end]
        whole = sorted(left + right)
    return whole


def ruled(
    shape: Sequence[Point],
    angle: float,
    gap: float,
    *,
    holes: Sequence[Sequence[Point]] = (),
    loose: float = 0.0,
    widen: float = 1.0,
    seed: int = 1,
) -> str:
    """Path data of parallel lines that fill a shape.

    angle is in degrees, gap between lines, loose a share of each line's length by which its ends
    waver, widen what each next gap is multiplied by.
    """
    dice = random.Random(seed)
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)

    def level(points: Sequence[Point]) -> list[Point]:
        return [(x * cos + y * sin, y * cos - x * sin) for x, y in points]

    flat, voids = level(shape), [level(hole) for hole in holes]
    parts, row, end = [], min(y for _, y in flat) + gap / 2, max(y for _, y in flat)
    while row < end:
        taken = [span for void in voids for span in spans(void, row)]
        for start, stop in without(spans(flat, row), taken):
            long = stop - start
            left = start + long * loose * dice.random()
            right = stop - long * loose * dice.random()
            if right - left > 0.4:
                ends = [(x * cos - row * sin, x * sin + row * cos) for x in (left, right)]
                parts.append(poly(ends, close=False))
        row += gap
        gap *= widen
    return "".join(parts)


def ink(d: str, more: str = "") -> str:
    """Draw a shape filled with ink."""
    return f'<path fill="{INK}"{more} d="{d}"/>'


def card(d: str) -> str:
    """Draw a shape filled with the paper."""
    return f'<path fill="{CARD}" d="{d}"/>'


def line(d: str, width: float, paint: str = INK) -> str:
    """Draw a stroke."""
    return f'<path stroke="{paint}" stroke-width="{num(width)}" d="{d}"/>'


def cut(d: str, width: float) -> str:
    """Draw a stroke in the paper's colour, as if cut into the ink."""
    return line(d, width, CARD)


def flat(d: str, paint: str) -> str:
    """Lay a flat tone."""
    return f'<path fill="{paint}" d="{d}"/>'


def shape(d: str, width: float, paint: str = CARD) -> str:
    """Draw a contour that hides what lies behind it."""
    return f'<path fill="{paint}" stroke="{INK}" stroke-width="{num(width)}" d="{d}"/>'


def raised(d: str, halo: float) -> str:
    """Draw a shape of ink with a rim of paper, so that it stands off what lies behind."""
    return (
        f'<path fill="{INK}" stroke="{CARD}" stroke-width="{num(halo)}" '
        f'paint-order="stroke" d="{d}"/>'
    )


def hatch(d: str, width: float, paint: str = INK) -> str:
    """Fine shading, which the page may pale or put out."""
    return (
        f'<g class="hatch" opacity="var(--hatch, 1)" stroke="{paint}" '
        f'stroke-width="{num(width)}"><path d="{d}"/></g>'
    )


def turned(angle: float, *parts: str, about: Point = (24, 24)) -> str:
    """Return the parts, turned about a point."""
    return f'<g transform="rotate({num(angle)} {at(about)})">{"".join(parts)}</g>'


def moved(x: float, y: float, *parts: str, size: float = 1.0) -> str:
    """Return the parts elsewhere, perhaps in another size."""
    scale = "" if size == 1 else f" scale({num(size)})"
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{"".join(parts)}</g>'


def symbol(name: str, wide: float, high: float, *parts: str) -> str:
    """One picture of the sprite."""
    return (
        f'<symbol id="{name}" viewBox="0 0 {num(wide)} {num(high)}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</symbol>\n'
    )
