"""Signal flags of the players and the ornaments of a chart."""

from __future__ import annotations

import itertools
import math

from art.engrave.plate import (
    Point,
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
    shape,
    smooth,
)
from art.engrave.sailing import HIGH, WIDE, sailing

ON_SEAT = "var(--on-seat)"


def wave(u: float, v: float) -> Point:
    """Return a place of the flag's cloth, from hoist to fly and from top to bottom."""
    swing = 1.7 * math.sin(math.tau * (u * 1.05 - 0.05)) * (0.35 + 0.65 * u)
    return (4.5 + 30 * u, 2.8 + swing + (16.5 - u) * v)


def cloth(*corners: Point) -> str:
    """Path data of a patch of cloth, its edges following the wind."""
    points = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        steps = max(1, round(8 * abs(bx - ax)))
        points += [
            wave(ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps)
            for step in range(steps)
        ]
    return poly(points)


def patch(d: str) -> str:
    """Draw a piece of the second colour."""
    return f'<path fill="{ON_SEAT}" d="{d}"/>'


WHOLE = cloth((0, 0), (1, 0), (1, 1), (0, 1))
STAFF = line("M3 1.2V23", 1.6) + ink(disc(3, 1.5, 1.5))
EDGE = f'<path stroke="currentColor" stroke-width="1.2" d="{WHOLE}"/>'


def flag(*pattern: str) -> str:
    """Draw a flag at its staff: field, pattern, outline."""
    return "".join([STAFF, ink(WHOLE), *pattern, EDGE])


FLAGS = (
    flag(
        f'<path stroke="{ON_SEAT}" stroke-width="2" d="'
        f'{cloth((0.11, 0.19), (0.89, 0.19), (0.89, 0.81), (0.11, 0.81))}"/>'
    ),
    flag(
        patch(cloth((0, 0.37), (1, 0.37), (1, 0.63), (0, 0.63))),
        patch(cloth((0.36, 0), (0.51, 0), (0.51, 1), (0.36, 1))),
    ),
    flag(
        patch(cloth((0.5, 0), (1, 0), (1, 0.5), (0.5, 0.5))),
        patch(cloth((0, 0.5), (0.5, 0.5), (0.5, 1), (0, 1))),
    ),
    flag(
        patch(cloth((0, 0), (0.15, 0), (1, 0.74), (1, 1), (0.85, 1), (0, 0.26))),
        patch(cloth((1, 0), (0.85, 0), (0, 0.74), (0, 1), (0.15, 1), (1, 0.26))),
    ),
    flag(patch(cloth((0.24, 0.5), (0.5, 0.08), (0.76, 0.5), (0.5, 0.92)))),
    flag(
        patch(cloth((0, 0), (0.2, 0), (0.2, 1), (0, 1))),
        patch(cloth((0.4, 0), (0.6, 0), (0.6, 1), (0.4, 1))),
        patch(cloth((0.8, 0), (1, 0), (1, 1), (0.8, 1))),
    ),
)


def ray(middle: Point, turn: float, long: float, wide: float) -> tuple[str, str]:
    """Both halves of a compass point: the lit one and the dark one."""
    x, y = math.cos(turn), math.sin(turn)
    cx, cy = middle
    tip = (cx + long * x, cy + long * y)
    left = (cx + wide * math.cos(turn - 0.7), cy + wide * math.sin(turn - 0.7))
    right = (cx + wide * math.cos(turn + 0.7), cy + wide * math.sin(turn + 0.7))
    return poly([middle, left, tip]), poly([middle, right, tip])


def compass(cx: float = 50, cy: float = 52, size: float = 1.0) -> str:
    """Draw a compass rose."""
    parts = [line(disc(cx, cy, 36 * size) + disc(cx, cy, 33.6 * size), 0.7)]
    ticks = []
    for step in range(64):
        turn = math.tau * step / 64
        x, y, inner = math.cos(turn), math.sin(turn), 33.6 - (1.8 if step % 4 == 0 else 0)
        ticks.append(
            f"M{at((cx + inner * size * x, cy + inner * size * y))}"
            f"L{at((cx + 36 * size * x, cy + 36 * size * y))}"
        )
    parts.append(hatch("".join(ticks), 0.6))
    parts.append(line(disc(cx, cy, 20 * size) + disc(cx, cy, 18.4 * size), 0.6))
    for long, wide, first, count in ((30, 6, 22.5, 8), (35, 8, 45, 4), (44, 11, 0, 4)):
        lit, dark = [], []
        for step in range(count):
            turn = math.radians(first + 360 / count * step - 90)
            one, two = ray((cx, cy), turn, long * size, wide * size)
            lit.append(one)
            dark.append(two)
        parts.append(shape("".join(lit + dark), 0.9))
        parts.append(ink("".join(dark)))
    lily = (
        f"M{at((cx, cy - 50.5 * size))}c2.5 3 2.5 4 0 8c-2.5 -4 -2.5 -5 0 -8z"
        f"M{at((cx - 0.6, cy - 43 * size))}c-1 -3 -4.5 -4 -5 -1.5c-.2 1.5 1.5 2 2 1M"
        f"{at((cx + 0.6, cy - 43 * size))}c1 -3 4.5 -4 5 -1.5c.2 1.5 -1.5 2 -2 1"
    )
    parts.append(f'<path fill="currentColor" stroke="currentColor" stroke-width=".9" d="{lily}"/>')
    parts.append(shape(disc(cx, cy, 3 * size), 1.2) + ink(disc(cx, cy, 1.2 * size)))
    return "".join(parts)


def rule() -> str:
    """Draw a flourish across the page: a swelled rule about a knot."""
    half = (
        "M150 6C144 1 137 1 133 6C137 11 144 11 150 6"
        "M133 6C126 2 118 3 112 6M133 6C126 10 118 9 112 6"
    )
    swell = "M112 6C90 4.7 50 5.7 8 6C50 6.3 90 7.3 112 6Z"
    mirrored = '<g transform="matrix(-1 0 0 1 300 0)">'
    side = line(half, 1.1) + ink(swell) + ink(disc(4, 6, 1.3))
    return side + mirrored + side + "</g>" + ink("M150 2.5L153.5 6L150 9.5L146.5 6Z")


def cartouche() -> str:
    """Draw the upper left corner of a cartouche; the other three are turned copies."""
    return "".join(
        [
            line("M4 60V24C4 10 10 4 24 4H60", 2.2),
            line("M10 60V30C10 16 16 10 30 10H60", 0.9),
            line("M10 34C20 34 27 28 25 21C23 15 15 17 17 22C18 25 21 24 21 22", 1.4),
            line("M34 10C34 20 28 27 21 25C15 23 17 15 22 17", 1.4),
            ink("M24 24C30 18 38 18 46 22C42 24 41 27 36 28C40 29 42 32 48 33C43 36 38 36 33 33Z"),
            ink("M24 24C18 30 18 38 22 46C24 42 27 41 28 36C29 40 32 42 33 48C36 43 36 38 33 33Z"),
            ink("M25 25C33 25 44 33 47 47C33 44 25 33 25 25Z"),
            cut("M26 26C32 29 40 37 45 45", 0.9),
            hatch(
                "M5 50L9 46M5 44L9 40M5 38L9 34M50 5L46 9M44 5L40 9M38 5L34 9M5 56L9 52M56 5L52 9",
                0.7,
            ),
        ]
    )


def anchor() -> str:
    """Draw a fouled anchor about the origin, about 80 high, with a rim of paper."""
    body = "M0 -23V30M-25 5C-23 20 -13 30 0 30S23 20 25 5" + disc(0, -29.5, 6)
    stock = "M-19 -15H19"
    flukes = "M-31 10.5L-25.5 -2L-16 8.5ZM31 10.5L25.5 -2L16 8.5Z"
    tip = "M-5 29L0 37.5L5 29Z"
    cable = [
        (0, -29.5),
        (12, -27),
        (13, -18),
        (0, -10),
        (-10, -3),
        (-4, 6),
        (8, 12),
        (10, 21),
        (-2, 25),
        (-14, 31),
        (-20, 39),
    ]
    twists = "".join(
        f"M{at((x - 1.9, y + 1.6))}L{at((x + 1.9, y - 1.6))}"
        for a, b in itertools.pairwise(cable[1:])
        for x, y in (
            (a[0] * k + b[0] * (1 - k), a[1] * k + b[1] * (1 - k)) for k in (0.2, 0.5, 0.8)
        )
    )
    return "".join(
        [
            line(body + stock, 9, "var(--card)"),
            f'<path fill="var(--card)" stroke="var(--card)" stroke-width="4.5" d="{flukes}"/>',
            line(body, 4.2),
            line(stock, 5),
            ink(flukes + tip),
            cut("M-.8 -12V26", 0.8),
            cut(smooth(cable), 5.6),
            line(smooth(cable), 3.6),
            hatch(twists, 0.8, "var(--card)"),
        ]
    )


def back() -> str:
    """Draw the back of a card: the deep, and a fouled anchor on it."""
    rows = []
    for row in range(17):
        y = 11.5 + 6 * row
        lift = 1.5 + row * 0.05
        start = 8 if row % 2 else 2
        waves = "".join(f"q3 {num(-lift)} 6 0t6 0" for _ in range(9 if row % 2 == 0 else 8))
        rows.append(f"M{num(start + 4)} {num(y)}{waves}")
    deep = "".join(f"M{num(11 + 98 * k / 24)} 10V108" for k in range(1, 24, 2))
    return "".join(
        [
            line(box(2, 2, 116, 116), 2.2),
            line(box(5.5, 5.5, 109, 109), 0.7),
            hatch("".join(rows), 0.9),
            hatch(deep, 0.3),
            card(disc(60, 58, 41)),
            line(disc(60, 58, 41), 1.6),
            line(disc(60, 58, 38.6), 0.6),
            moved(60, 57, anchor(), size=0.9),
        ]
    )


def scale() -> str:
    """Draw a chart's scale bar."""
    bars = "".join(box(10 + 40 * step, 8, 20, 4) for step in range(4)) + "".join(
        box(30 + 40 * step, 12, 20, 4) for step in range(4)
    )
    ticks = "".join(f"M{10 + 20 * step} 4V8" for step in range(0, 9, 2))
    ticks += "".join(f"M{num(12.5 + 2.5 * step)} 6V8" for step in range(7))
    return ink(bars) + line(box(10, 8, 160, 8), 1) + line(ticks, 0.8)


ORNAMENTS = {
    "compass": (100, 100, compass()),
    "rule": (300, 12, rule()),
    "cartouche": (64, 64, cartouche()),
    "back": (120, 120, back()),
    "scale": (180, 20, scale()),
    "ship": (WIDE, HIGH, sailing()),
}
