"""The burin: lines that swell and taper, shade laid in curved lines by tone, locks of hair."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from art.engrave.plate import CARD, INK, Point, at, spans
from portsmouth.core.rng import Rng

Tone = Callable[[float, float], float]
Weights = Sequence[tuple[float, float]]


def smooth(points: Sequence[Point], *, close: bool = False) -> str:
    """Path data of a soft curve through the points, in the short form of mirrored bows."""
    count = len(points)

    def near(index: int) -> Point:
        return points[index % count] if close else points[min(max(index, 0), count - 1)]

    parts = [f"M{at(points[0])}"]
    for index in range(count if close else count - 1):
        before, start, end, after = (near(index + step) for step in (-1, 0, 1, 2))
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        parts.append(f"S{at(two)} {at(end)}" if index else f"C{at(one)} {at(two)} {at(end)}")
    return "".join(parts) + ("Z" if close else "")


def along(points: Sequence[Point], share: float) -> Point:
    """Return the place at a share of the way along a soft curve through the points."""
    last = len(points) - 1
    index = min(int(share * last), last - 1)
    t = share * last - index
    a, b, c, d = (points[min(max(index + step, 0), last)] for step in (-1, 0, 1, 2))

    def mix(p: float, q: float, r: float, s: float) -> float:
        bend = (2 * p - 5 * q + 4 * r - s) * t + (3 * (q - r) + s - p) * t * t
        return q + 0.5 * t * (r - p + bend)

    return mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])


def swell(points: Sequence[Point], width: float, tip: float = 0.0, peak: float = 0.5) -> str:
    """Path data of a line that swells to its width at a share of its length and tapers to a tip."""
    steps = max(2, len(points) - 1)
    left, right = [], []
    for step in range(steps + 1):
        share = step / steps
        rise = share / peak if share <= peak else (1 - share) / (1 - peak)
        half = width * (tip + (1 - tip) * math.sin(rise * math.pi / 2)) / 2
        (ax, ay), (bx, by) = (along(points, min(max(share + d, 0), 1)) for d in (-0.02, 0.02))
        long = math.hypot(bx - ax, by - ay) or 1.0
        x, y = along(points, share)
        dx, dy = (ay - by) / long * half, (bx - ax) / long * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    back = smooth(right[::-1])
    return smooth(left) + "L" + back[1:] + "Z"


def inside(area: Sequence[Point], x: float, y: float) -> bool:
    """Whether a place lies within a closed shape."""
    return any(start <= x <= end for start, end in spans(area, y))


def arcs(
    middle: Point, angle: float, gap: float, *, bulge: float = 0.0, reach: float = 40.0
) -> Iterator[list[Point]]:
    """Guides for shading: a family of like arcs across a place."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    rows = int(2 * reach / gap)
    for row in range(rows + 1):
        across = row * gap - reach
        yield [
            (middle[0] + s * cos - t * sin, middle[1] + s * sin + t * cos)
            for s in [step * 0.6 - reach for step in range(int(reach / 0.3) + 1)]
            for t in [across + bulge * s * s / reach]
        ]


def stroke(run: Sequence[Point]) -> str:
    """Path data of a run along a guide: a bow through its ends and middle."""
    start, mid, end = run[0], run[len(run) // 2], run[-1]
    pull = (2 * mid[0] - (start[0] + end[0]) / 2, 2 * mid[1] - (start[1] + end[1]) / 2)
    off = abs((end[0] - start[0]) * (mid[1] - start[1]) - (end[1] - start[1]) * (mid[0] - start[0]))
    if off < 0.12 * math.dist(start, end):
        return f"M{at(start)}L{at(end)}"
    return f"M{at(start)}Q{at(pull)} {at(end)}"


def engraved(
    guides: Iterator[list[Point]],
    area: Sequence[Point],
    tone: Tone,
    weights: Weights,
    *,
    lasting: bool = False,
) -> str:
    """Shade along guides within an area: where the tone passes a threshold, at its width.

    Lasting shade stays when the page puts the hatching out: the colour of a skin is no ornament.
    """
    parts = {width: list[str]() for _, width in weights}
    for guide in guides:
        tones = [tone(x, y) if inside(area, x, y) else -1.0 for x, y in guide]
        for least, width in weights:
            run: list[Point] = []
            for place, dark in [*zip(guide, tones, strict=True), ((0.0, 0.0), -1.0)]:
                if dark > least:
                    run.append(place)
                else:
                    if len(run) > 3:
                        parts[width].append(stroke(run))
                    run = []
    return fine({width: "".join(each) for width, each in parts.items()}, lasting=lasting)


def fine(strokes: dict[float, str], paint: str = INK, *, lasting: bool = False) -> str:
    """Fine strokes by their width; the page may pale them or put them out."""
    inner = "".join(f'<path stroke-width="{w:g}" d="{d}"/>' for w, d in strokes.items() if d)
    if not inner:
        return ""
    dimmed = "" if lasting else ' class="hatch" opacity="var(--hatch, 1)"'
    return f'<g{dimmed} stroke="{paint}">{inner}</g>'


def locks(
    keys: Sequence[Sequence[Point]],
    count: int,
    *,
    width: float = 0.8,
    gleam: tuple[float, float] = (2, 2),
    paint: str = INK,
    seed: int = 1,
    full: float = 0.7,
    lasting: bool = False,
) -> str:
    """Hair that flows from key to key: strokes broken at the gleam, their ends wavering."""
    dice = Rng(seed)

    def chance() -> float:
        return dice.below(1000) / 1000

    strokes: dict[float, str] = {width: "", round(width * 0.7, 2): ""}
    for number in range(count):
        place = (number + 0.5) / count * (len(keys) - 1)
        index = min(int(place), len(keys) - 2)
        t = place - index
        near, far = keys[index], keys[index + 1]
        guide = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in zip(near, far, strict=True)
        ]
        start, end = (1 - full) * chance(), 1 - (1 - full) * chance()
        light, dark = gleam[0] + 0.1 * (chance() - 0.5), gleam[1] + 0.14 * (chance() - 0.5)
        pieces = (
            [(start, min(end, light)), (max(start, dark), end)] if light < 1 else [(start, end)]
        )
        for begin, stop in pieces:
            if stop - begin > 0.06:
                run = [along(guide, begin + (stop - begin) * step / 8) for step in range(9)]
                strokes[width if number % 2 else round(width * 0.7, 2)] += stroke(run)
    return fine(strokes, paint, lasting=lasting)


def lights(*lines: Sequence[Point], width: float = 0.9) -> str:
    """Lines of light cut out of a dark: they taper."""
    return f'<path fill="{CARD}" d="{"".join(swell(each, width) for each in lines)}"/>'


def folds(*lines: Sequence[Point], width: float = 1.2) -> str:
    """Swelling lines of ink."""
    return f'<path fill="{INK}" d="{"".join(swell(each, width) for each in lines)}"/>'
