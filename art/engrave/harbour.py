"""The harbour picture of the first screen, written into index.html.

It stands in the page itself so that it is there at once and takes the page's colours. The middle
two thirds hold all that matters: a narrow page crops the sides.
"""

from __future__ import annotations

import itertools
import math
import random
import re
from pathlib import Path

from art.engrave.ornaments import compass
from art.engrave.plate import (
    Point,
    arc,
    at,
    box,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    moved,
    num,
    poly,
    raised,
    ruled,
    shape,
    smooth,
)
from art.engrave.ships import BRIG, FIRST_RATE, FRIGATE, HULK, SEVENTY_FOUR, ship
from art.engrave.tight import grained, tighten
from art.engrave.towns import figure, rect

TARGET = Path(__file__).parents[2] / "index.html"
PICTURE = re.compile(r'<svg class="picture".*?</svg>', re.DOTALL)
LINER_AGAIN = '<use href="#liner" transform="translate(1024.8 17.3) scale(-.9 .9)"/>'
WIDE, HIGH, SHORE = 960, 360, 202


def heap(x: float, y: float, wide: float, seed: int) -> tuple[str, list[Point]]:
    """Return a heaped cloud: its scalloped line, and roughly the place that it takes."""
    dice = random.Random(seed)
    count = round(wide / 13) + 2
    points: list[Point] = []
    for step in range(count + 1):
        share = step / count
        lift = math.sin(math.pi * share) ** 0.8 * wide * 0.22
        jag = dice.uniform(-3, 3)
        points.append((x - wide / 2 + wide * share + jag, y - lift * dice.uniform(0.8, 1.15)))
    parts = [f"M{at(points[0])}"]
    for a, b in itertools.pairwise(points):
        size = math.dist(a, b) * dice.uniform(0.5, 0.62)
        parts.append(f"A{num(size)} {num(size)} 0 0 1 {at(b)}")
    over = [(px, py - wide / count * 0.45) for px, py in points]
    return "".join(parts), [(x - wide / 2, y), *over, (x + wide / 2, y)]


def clouds() -> str:
    """Draw a ruled sky that opens around heaped clouds."""
    heaps = [
        heap(x, y, wide, seed)
        for x, y, wide, seed in (
            (292, 94, 150, 4),
            (705, 84, 220, 9),
            (150, 140, 120, 2),
            (890, 132, 130, 7),
            (520, 38, 100, 3),
            (590, 146, 110, 12),
            (380, 152, 90, 15),
        )
    ]
    banks = [bank for _, bank in heaps]
    rows = ruled(rect(-20, 3, WIDE + 40, 170), 0, 3.8, holes=banks, widen=1.025, seed=8)
    dice = random.Random(4)
    broken = []
    for x, y, end in re.findall(r"M(\S+) (\S+)L(\S+) ", rows):
        left = float(x) + dice.uniform(0, 26)
        while left < float(end) - 8:
            long = min(dice.uniform(60, 260), float(end) - left - dice.uniform(0, 14))
            broken.append(f"M{at((left, float(y)))}h{num(long)}")
            left += long + dice.uniform(4, 22)
    shade, inner = [], []
    for _, bank in heaps:
        xs, base = [x for x, _ in bank], max(y for _, y in bank)
        left, wide, high = min(xs), max(xs) - min(xs), base - min(y for _, y in bank)
        low = [(x, y + (base - y) * 0.45) for x, y in bank if x > left + wide * 0.34]
        low.append((left + wide * 0.3, base))
        shade.append(ruled(low, 16, 3, loose=0.3, seed=round(left)))
        for across, up, size in ((0.3, 0.35, 0.08), (0.46, 0.5, 0.09), (0.62, 0.42, 0.07)):
            inner.append(
                f"M{at((left + wide * across, base - high * up))}"
                f"q{num(wide * size * 0.4)} {num(-wide * size)} {num(wide * size * 1.2)} 0"
            )
    return "".join(
        [
            hatch("".join(broken), 0.4),
            line("".join(outline for outline, _ in heaps) + "".join(inner), 0.6),
            hatch("".join(shade), 0.4),
        ]
    )


def rhumbs(x: float, y: float) -> str:
    """Draw the lines of a chart, from its rose to the frame."""
    rays = []
    for step in range(32):
        turn = math.tau * step / 32
        dx, dy = math.cos(turn), math.sin(turn)
        far = min(
            ((WIDE if dx > 0 else 0) - x) / dx if abs(dx) > 1e-6 else 1e9,
            ((HIGH if dy > 0 else 0) - y) / dy if abs(dy) > 1e-6 else 1e9,
        )
        rays.append(f"M{at((x + 58 * dx, y + 58 * dy))}L{at((x + far * dx, y + far * dy))}")
    return f'<g opacity=".4">{line("".join(rays), 0.4)}</g>'


def houses(
    first: float, last: float, base: float, size: float, seed: int, *, far: bool = False
) -> str:
    """Draw a row of houses: roofs, chimneys, windows, the right-hand sides in shade."""
    dice = random.Random(seed)
    walls, roofs, shade, panes, tiles = [], [], [], [], []
    x = first
    while x < last:
        wide, high = dice.uniform(13, 24) * size, dice.uniform(15, 27) * size
        pitch, top = dice.uniform(5, 9) * size, base - high
        if dice.random() < 0.45:
            roof = [(x, top), (x + wide / 2, top - pitch * 1.3), (x + wide, top)]
        else:
            roof = [
                (x - 1, top),
                (x + 3, top - pitch),
                (x + wide - 3, top - pitch),
                (x + wide + 1, top),
            ]
        stack = x + wide * dice.choice((0.2, 0.7))
        walls.append(box(stack, top - pitch - 3 * size, 3 * size, pitch + 2))
        walls.append(box(x, top, wide, high))
        roofs.append(poly(roof))
        tiles.append(ruled(roof, 0, 3.2 if far else 1.9 * size))
        shade.append(ruled(rect(x + wide * 0.7, top, wide * 0.3, high), 90, 3 if far else 1.7))
        rows = 0 if far else 2 if high > 19 * size else 1
        for row in range(rows):
            for col in range(2 if wide < 18 * size else 3):
                panes.append(
                    box(
                        x + 2.6 * size + 5 * size * col,
                        top + 4 * size + 8 * size * row,
                        2.2 * size,
                        3.6 * size,
                    )
                )
        x += wide + (dice.uniform(0, 3) if dice.random() < 0.7 else dice.uniform(4, 9)) * size
    return "".join(
        [
            shape("".join(walls), 0.7),
            shape("".join(roofs), 0.7),
            hatch("".join(tiles) + "".join(shade), 0.35),
            ink("".join(panes)),
        ]
    )


def hills() -> str:
    """Portsdown behind the town."""
    ridge = [
        (0, 186),
        (60, 176),
        (150, 168),
        (260, 163),
        (360, 168),
        (470, 161),
        (600, 166),
        (720, 160),
        (850, 170),
        (960, 178),
    ]
    slope = [(float(x), float(y)) for x, y in ridge]
    under = [*slope, (960.0, 196.0), (0.0, 196.0)]
    return shape(smooth(slope) + "V202H0Z", 0.6) + hatch(
        ruled(under, 24, 5.5, loose=0.35, seed=6), 0.35
    )


def church(x: float) -> str:
    """St Thomas's: nave, tower, cupola and golden barque."""
    nave = [(x - 52, 180.0), (x - 46, 166.0), (x - 8, 166.0), (x - 8, 180.0)]
    return "".join(
        [
            shape(box(x - 50, 178, 44, 24), 0.8),
            shape(poly(nave), 0.8),
            hatch(ruled(nave, 0, 1.7), 0.35),
            ink("".join(f"M{num(x - 46 + 9 * k)} 196v-8q2 -4 4 0v8z" for k in range(4))),
            shape(box(x - 11, 138, 22, 64), 1),
            hatch(ruled(rect(x + 2, 139, 9, 63), 90, 1.4), 0.4),
            line(f"M{num(x - 11)} 158h22M{num(x - 11)} 178h22", 0.6),
            ink(
                f"M{num(x - 5)} 172v-8q2 -4 4 0v8zM{num(x + 1.5)} 172v-8q2 -4 4 0v8z"
                + disc(x, 148.5, 3.6)
            ),
            cut(f"M{num(x)} 148.5v-2.4", 0.7),
            shape(f"M{num(x - 13)} 138v-4h4v2h4v-2h4v2h2v-2h4v2h4v-2h4v4z", 0.8),
            shape(f"M{num(x - 7)} 135v-11h14v11z", 0.8),
            ink(f"M{num(x - 4.5)} 135v-6q1.5 -3 3 0v6zM{num(x + 1.5)} 135v-6q1.5 -3 3 0v6z"),
            shape(f"M{num(x - 8.5)} 124q1 -9 8.5 -12q7.5 3 8.5 12z", 0.9),
            hatch(f"M{num(x + 2)} 114q3 4 3 10M{num(x + 4)} 116q2.5 3 2.5 8", 0.5),
            line(f"M{num(x)} 112v-12M{num(x - 4)} 102h8", 0.8),
            ink(f"M{num(x - 5)} 102h10l-2 3h-6z"),
        ]
    )


def round_tower(x: float) -> str:
    """Draw the Round Tower at the harbour's mouth, and its flag."""
    half, top, foot = 46.0, 158.0, 214.0
    wall = (
        f"M{at((x - half, top))}L{at((x - half - 3, foot))}Q{at((x, foot + 9))}"
        f" {at((x + half + 3, foot))}L{at((x + half, top))}Z"
    )
    rounds = []
    for step in range(34):
        turn = math.radians(62 - 149 * (step / 33) ** 0.9)
        dx = -half * math.sin(turn)
        sag = 8 * math.cos(turn)
        if dx > -14 + 6 * (step % 2):
            rounds.append(f"M{at((x + dx, top + 5))}L{at((x + dx * 1.06, foot + sag - 1.5))}")
    courses = []
    dice = random.Random(5)
    for row in range(1, 7):
        y = top + row * 8
        pts = arc((x, y), (half + row * 0.4, 7), 180, 0, 16)
        for a, b in itertools.pairwise(pts):
            if dice.random() < 0.62:
                courses.append(poly([a, b], close=False))
    merlons = []
    for step in range(11):
        turn = math.radians(180 - 18 * step)
        px, py = x + (half + 2) * math.cos(turn), top - 6 + 6 * math.sin(turn)
        w = 2 + 4.5 * abs(math.sin(turn))
        merlons.append(f"M{at((px - w / 2, py + 4))}v-6h{num(w)}v6z")
    return "".join(
        [
            shape(wall, 1.2),
            hatch("".join(rounds), 0.5),
            hatch("".join(courses), 0.4),
            shape(disc(x, top - 3, half + 2, 7), 1),
            shape(
                f"M{at((x - half - 2, top - 5))}Q{at((x, top + 9))}"
                f" {at((x + half + 2, top - 5))}V{num(top + 1)}Q{at((x, top + 15))}"
                f" {at((x - half - 2, top + 1))}Z",
                1,
            ),
            shape("".join(merlons), 0.7),
            ink(
                box(x - 26, 182, 6, 5)
                + box(x - 4, 185, 7, 5.5)
                + box(x + 20, 182, 6, 5)
                + f"M{num(x - 14)} 218v-10q5 -6 10 0v11.5z"
            ),
            line(f"M{num(x)} {num(top - 3)}V104", 1.5),
        ]
    )


def tower_flag(x: float) -> str:
    """Draw the flag over the Round Tower."""
    return "".join(
        [
            raised(f"M{num(x + 1)} 105q8 -4 16 0t17 -1v19q-9 4 -17 1t-16 0z", 1),
            cut(
                f"M{num(x + 1)} 114.5q8 -4 16 0t17 -1M{num(x + 13)} 104v20"
                f"M{num(x + 2)} 106l31 17M{num(x + 2)} 123l31 -18",
                1.4,
            ),
        ]
    )


def alive(name: str, drawn: str) -> str:
    """Something that moves a little. Nothing may be drawn after it: browsers blur what follows."""
    return f'<g class="{name}">{drawn}</g>'


def walls(first: float, last: float) -> str:
    """Draw the curtain wall with its embrasures, and the Square Tower beyond."""
    teeth = []
    x = first
    while x < last - 6:
        teeth.append(f"H{num(x + 9)}v3.5l1 2h4l1 -2v-3.5")
        x += 15
    rampart = f"M{num(first)} 186{''.join(teeth)}H{num(last)}V212H{num(first)}Z"
    dice = random.Random(9)
    stones = "".join(
        f"M{at((dice.uniform(first, last - 12), y))}h{num(dice.uniform(5, 12))}"
        for y in (195, 199, 203, 207)
        for _ in range(round((last - first) / 22))
    )
    slope = [(first, 209.0), (last, 207.0), (last, 216.0), (first, 217.0)]
    return "".join(
        [
            shape(rampart, 1),
            hatch(stones, 0.4),
            hatch(ruled(rect(first, 190, last - first, 22), 62, 6, loose=0.25, seed=3), 0.3),
            ink(
                "".join(
                    box(first + 10.4 + 15 * k, 189, 3.2, 1.8)
                    for k in range(int((last - first) / 15) - 1)
                )
            ),
            shape(f"M{num(first)} 211L{num(last)} 209V217L{num(first)} 218Z", 0.7),
            hatch(ruled(slope, -50, 2.6, loose=0.2), 0.35),
        ]
    )


def square_tower(x: float) -> str:
    """Draw the Square Tower with the semaphore on its roof."""
    return "".join(
        [
            shape(box(x - 17, 150, 34, 56), 1),
            hatch(ruled(rect(x + 3, 151, 14, 55), 90, 1.6), 0.4),
            shape(f"M{num(x - 19)} 150v-6h5v3h5v-3h5v3h8v-3h5v3h5v-3h5v6z", 0.9),
            ink(
                box(x - 11, 160, 4, 6)
                + box(x - 2, 160, 4, 6)
                + box(x + 7, 160, 4, 6)
                + box(x - 6.5, 174, 4, 6)
                + box(x + 3, 174, 4, 6)
            ),
            shape(box(x - 6, 134, 12, 11), 0.8),
            line(f"M{num(x)} 134V110", 1.3),
            line(f"M{num(x)} 114L{num(x + 10)} 107M{num(x)} 121L{num(x - 11)} 118", 2),
        ]
    )


def water() -> str:
    """Draw the sea: broken strokes, wider and stronger towards the beholder."""
    dice = random.Random(20)
    layers: list[list[str]] = [[], [], []]
    y, gap = SHORE + 6.0, 3.5
    while y < HIGH + 2:
        depth = (y - SHORE) / (HIGH - SHORE)
        layer = 0 if depth < 0.24 else 1 if depth < 0.6 else 2
        swing = 0.8 + 2.4 * depth
        x = dice.uniform(-30, 20)
        while x < WIDE:
            half = dice.uniform(4, 10) * (0.7 + 1.7 * depth)
            waves = (
                f"h{num(2 * half)}",
                f"q{num(half)} {num(-swing * 1.6)} {num(2 * half)} 0",
                f"q{num(half / 2)} {num(-swing)} {num(half)} 0t{num(half)} 0",
            )
            layers[layer].append(f"M{at((x, y))}{waves[layer]}")
            bright = math.exp(-(((x - 300) / 70) ** 2)) * 30
            x += 2 * half + dice.expovariate(1 / (12 + 20 * depth + bright)) + 2
        y += gap
        gap *= 1.052
    return "".join(
        line("".join(layer), width) for layer, width in zip(layers, (0.45, 0.6, 0.8), strict=True)
    )


def gulls() -> str:
    """Draw a few gulls on the wing."""
    places = (
        (246, 60, 1.0),
        (268, 50, 0.7),
        (284, 66, 0.8),
        (640, 48, 0.9),
        (662, 60, 0.7),
        (350, 250, 0.8),
        (720, 196, 0.6),
    )
    wings = "".join(
        f"M{at((x - 8 * k, y - 1 * k))}q{num(4 * k)} {num(-4.5 * k)} {num(8 * k)}"
        f" {num(1.5 * k)}q{num(4 * k)} {num(-6 * k)} {num(9 * k)} {num(-3 * k)}"
        for x, y, k in places
    )
    return line(wings, 1.1)


def rowers(x: float, y: float, size: float) -> str:
    """Draw a gig under oars with an officer in the stern."""
    crew = "".join(
        f"M{px} -5l-2.5 -9h5.5l2 9z" + disc(px - 0.2, -16.6, 2.3) for px in (-12, -3, 6, 15)
    )
    oars = "M-12 -9L-25 6M-3 -9L-16 7M6 -9L-7 7M15 -9L2 7"
    return moved(
        x,
        y,
        raised(crew, 0.8),
        raised(
            "M25 -5l-3 -10h6l2.5 10zM21 -17.5q4 -5 8 0zM23 -16a2.2 2.2 0 1 0 4.4 0"
            "a2.2 2.2 0 1 0 -4.4 0z",
            0.8,
        ),
        line("M33 -7V-27", 0.9),
        ink("M33 -27q5 -3 9 0t8 -1v9q-4 2 -8 0t-9 1z"),
        shape("M-34 -8Q0 3 36 -9L33 1Q0 7 -28 2Z", 1.1),
        hatch("M-29 -3.5Q0 4.5 34 -4M-26 -.5Q0 6.5 32 -1M20 -2l8 -3M16 0l12 -3", 0.5),
        cut(oars, 2.6),
        line(oars, 1.1),
        line("M-30 6h18M-8 7h20M18 6h18M-22 9.5h12M-4 10.5h24", 0.7),
        size=size,
    )


def wherry(x: float, y: float, size: float) -> str:
    """Draw a small boat under a spritsail."""
    return moved(
        x,
        y,
        line("M0 0V-66", 1.6),
        shape("M2 -62Q14 -58 24 -52Q30 -32 32 -14Q16 -10 2 -12Z", 1.1),
        hatch(ruled([(14, -57), (23, -50), (30, -14), (18, -11.5)], 84, 2.4, loose=0.1), 0.5),
        line("M0 -16L25 -53M-1 -62L-24 -7", 0.8),
        shape("M-2 -58L-22 -9L-3 -12Z", 1),
        figure(20, -2, 19, left=(-0.1, 0.5), right=(0.25, 0.5), stride=0.04),
        shape("M-30 -9Q2 0 38 -10L34 1Q0 7 -24 3Z", 1.1),
        hatch(
            "M-26 -4Q0 4 36 -5M-24 0Q0 6.5 34 -1"
            + ruled([(14, -3), (37, -8), (34, 1), (16, 4)], 70, 2),
            0.5,
        ),
        line("M-26 7h20M0 8h26M-16 11h14M6 12h16M-6 16h14M8 20h8", 0.7),
        size=size,
    )


def quay() -> str:
    """Draw the near quay, with two captains who watch the ship."""
    top = "M-5 322L226 318L236 324L228 331L-5 336Z"
    face = [(0.0, 336.0), (228.0, 331.0), (222.0, 364.0), (0.0, 364.0)]
    dice = random.Random(2)
    joints = "".join(
        f"M{at((x, 336 + 9 * row - x * 0.02))}v8"
        for row in range(3)
        for x in (dice.uniform(4, 218) for _ in range(9))
    )
    gun = "M-22 -12L12 -15V-17H17V-5H12V-7L-22 -4C-26 -4 -26 -12 -22 -12Z"
    return "".join(
        [
            shape("M-5 334L228 331L222 364H-5Z", 1.2),
            hatch(ruled(face, -1, 3, loose=0.06, seed=4), 0.5),
            line("M0 345L227 340M0 354L225 349" + joints, 0.7),
            shape(top, 1.2),
            hatch("M10 326h40M70 324h50M140 323h36M30 331h60M120 328h44M190 322h24", 0.5),
            moved(
                60,
                330,
                raised("M-20 -4H6L10 3H-22Z", 1),
                raised(gun, 1),
                raised(disc(-14, 3, 4) + disc(4, 3, 4), 1),
            ),
            raised("M116 328V315q-2 -4 5 -4.5t5 4.5V328Z", 1),
            line("M126 325Q134 333 142 328T158 332", 1.6),
            figure(200, 326, 44, left=(-0.14, 0.48), right=(0.24, 0.9), hat="cocked", stride=0.06),
            line("M208 288L230 281", 2.6),
            figure(174, 328, 43, left=(-0.2, 0.5), right=(0.12, 0.48), hat="cocked", stride=0.05),
            line("M165.5 307L162 330", 1.1),
        ]
    )


def buoy(x: float, y: float) -> str:
    """Draw a mooring buoy."""
    return moved(
        x,
        y,
        shape("M-9 0L-4 -13H4L9 0Q0 4 -9 0Z", 1),
        hatch("M3 -12L7 0M1 -12L4 1M5 -11L8.5 -1", 0.6),
        line("M-3 -16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-14 3h26M-8 6h18M-4 9h9", 0.7),
    )


def scale(x: float, y: float) -> str:
    """Draw the scale of sea miles."""
    black = "".join(box(x + 16 * k, y + (3 if k % 2 else 0), 16, 3) for k in range(4))
    ticks = "".join(f"M{num(x + 16 * k)} {num(y - 4)}v4" for k in range(0, 5, 2))
    return shape(box(x - 6, y - 8, 76, 18), 0.6) + ink(black) + line(box(x, y, 64, 6) + ticks, 0.7)


def fine(grain: int, *parts: str) -> str:
    """Parts without transforms, in a finer grain and whole numbers."""
    return f'<g transform="scale({num(1 / grain)})">{grained("".join(parts), grain)}</g>'


def placed(
    x: float, y: float, size: float, drawn: str, *, grain: int = 1, mirror: bool = False
) -> str:
    """Draw a ship at her berth."""
    across = -size if mirror else size
    return (
        f'<g transform="translate({num(x)} {num(y)}) '
        f'scale({across / grain:.3g} {size / grain:.3g})">{grained(drawn, grain)}</g>'
    )


def shared(name: str, group: str) -> str:
    """Return a group that is drawn again elsewhere, its paints in it: no class reaches a copy."""
    for long, short in (
        (' class="hatch" opacity="var(--hatch, 1)"', ""),
        (' stroke="currentColor"', ""),
        ('fill="currentColor"', "fill='currentColor' stroke='none'"),
        ('fill="var(--card)"', "fill='var(--paper)'"),
    ):
        group = group.replace(long, short)
    return group.replace("<g ", f'<g id="{name}" ', 1)


def lean(svg: str) -> str:
    """Replace repeated paints by the page's own classes."""
    for long, short in (
        (' class="hatch" opacity="var(--hatch, 1)"', ""),
        ("var(--card)", "var(--paper)"),
        ('fill="var(--paper)" stroke="currentColor"', 'class="paper"'),
        (' stroke="currentColor"', ""),
        ('stroke="var(--paper)"', 'class="cut"'),
        ('fill="currentColor" class="cut"', 'class="halo"'),
        ('fill="currentColor"', 'class="ink"'),
        ('fill="var(--paper)"', 'class="blank"'),
    ):
        svg = svg.replace(long, short)
    return re.sub(r'<g( stroke-width="[^"]*")><path( d="[^"]*")/></g>', r"<path\1\2/>", svg)


def picture() -> str:
    """Return the whole picture as one SVG element."""
    rose: Point = (92, 84)
    liner = placed(132, 243, 0.4, ship(SEVENTY_FOUR, 5), mirror=True)
    parts = [
        fine(1, clouds()),
        fine(2, rhumbs(*rose), room(*rose), compass(*rose, 1.1)),
        fine(1, hills(), houses(0, 420, 198, 0.8, 3, far=True)),
        fine(1, houses(400, 640, 197, 0.8, 8, far=True), houses(800, 960, 200, 0.9, 4, far=True)),
        fine(2, church(322)),
        fine(2, houses(14, 300, 205, 1, 5), houses(352, 620, 205, 1, 11), square_tower(772)),
        fine(2, walls(690, 962), shape(f"M0 {SHORE + 2}H640L660 212V216H0Z", 0.7)),
        fine(1, hatch(ruled(rect(0, SHORE + 3, 640, 10), 40, 4, loose=0.1), 0.3), water()),
        fine(2, round_tower(672)),
        placed(52, 220, 0.36, ship(HULK, 3)),
        f"{shared('liner', liner)}{LINER_AGAIN}",
        placed(252, 238, 0.36, ship(BRIG, 4)),
        placed(768, 262, 0.6, ship(FRIGATE, 2), mirror=True),
        placed(474, 282, 1.12, ship(FIRST_RATE, 1), grain=2),
        tighten(
            "".join(
                [
                    buoy(632, 300),
                    quay(),
                    scale(746, 338),
                    alive("ensign", tower_flag(672)),
                    alive("boat", rowers(330, 332, 0.9)),
                    alive("boat boat--sail", wherry(660, 338, 0.85)),
                    alive("gulls", gulls()),
                ]
            )
        ),
    ]
    return lean(
        f'<svg class="picture" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice" '
        'fill="none" stroke-linecap="round" stroke-linejoin="round" '
        f'aria-hidden="true" focusable="false">{"".join(parts)}</svg>'
    ).replace('fill="none"', 'fill="none" stroke="currentColor"', 1)


def room(x: float, y: float) -> str:
    """Room for the rose."""
    return card(disc(x, y - 1, 42))


def written(page: str) -> str:
    """Return the page with this picture in it."""
    return PICTURE.sub(lambda _: picture(), page, count=1)


def write() -> None:
    """Put the picture into index.html."""
    TARGET.write_text(written(TARGET.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write()
