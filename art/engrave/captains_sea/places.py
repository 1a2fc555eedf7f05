"""Cartouches of the twelve duels, 240 by 88: a coast or the open sea, the day's sky, both ships."""

from __future__ import annotations

from typing import NamedTuple

from art.engrave.plate import (
    CARD,
    Point,
    at,
    box,
    card,
    disc,
    flat,
    hatch,
    ink,
    line,
    num,
    poly,
    ruled,
    shape,
    smooth,
)

WIDE, HIGH, WATER = 240.0, 88.0, 58.0
SKY, SEA, SMOKE, WOOD = (f"var(--c-{name})" for name in ("sky", "sea", "smoke", "wood"))


class Place(NamedTuple):
    """A duel's picture: the coast as heights along it, the sky, and both ships.

    A ship has a place from the left, a size, and 1 if she sails to the right, -1 to the left.
    """

    coast: tuple[Point, ...]
    sky: str
    ships: tuple[tuple[float, float, int], ...]
    fires: bool = False


OPEN: tuple[Point, ...] = ()
PLACES = {
    "s01": Place(
        ((8, 0), (22, 10), (44, 31), (60, 22), (80, 8), (104, 0)),
        "squall",
        ((134, 0.95, 1), (192, 0.85, 1)),
    ),
    "s02": Place(
        ((150, 0), (168, 9), (186, 22), (200, 16), (222, 6), (232, 0)),
        "moon",
        ((52, 1, -1), (120, 1, -1)),
        True,
    ),
    "s03": Place(OPEN, "clouds", ((72, 1.2, 1), (170, 1, -1)), True),
    "s04": Place(
        ((8, 0), (30, 3), (70, 4.5), (96, 2.5), (120, 0)), "sun", ((84, 1.2, 1), (190, 0.8, 1))
    ),
    "s05": Place(
        ((176, 0), (196, 5), (214, 13), (224, 7), (232, 2)),
        "clouds",
        ((70, 1.2, -1), (146, 1, -1)),
        True,
    ),
    "s06": Place(
        OPEN,
        "sun",
        ((60, 1.1, -1), (132, 0.9, -1), (188, 0.5, -1), (212, 0.45, -1)),
    ),
    "s07": Place(
        ((140, 0), (160, 7), (182, 9), (198, 15), (216, 9), (232, 8)),
        "sun",
        ((88, 1.1, 1), (158, 1, 1)),
        True,
    ),
    "s08": Place(OPEN, "gulls", ((76, 1.15, 1), (184, 0.7, 1))),
    "s09": Place(
        ((8, 6), (26, 5), (40, 8), (62, 4), (84, 0)), "light", ((116, 1.05, 1), (184, 1.05, 1))
    ),
    "s10": Place(
        ((8, 2), (50, 4), (96, 3), (150, 4.5), (200, 3), (232, 2)),
        "snow",
        ((74, 1.05, 1), (176, 1.2, 1)),
    ),
    "s11": Place(
        ((8, 9), (30, 12), (48, 7), (70, 3), (88, 0)), "gulls", ((124, 1.2, 1), (204, 1.05, -1))
    ),
    "s12": Place(OPEN, "squall", ((70, 1.2, 1), (168, 1.1, -1))),
}


def sky(kind: str) -> str:
    """Draw ruled air, and what stands in it."""
    area = [(8.0, 6.0), (232.0, 6.0), (232.0, 44.0), (8.0, 44.0)]
    night = kind == "moon"
    gap = 1.3 if night else 2.0
    void = [[(x + 196, y + 18) for x, y in ((-9, 0), (0, -9), (9, 0), (0, 9))]] if night else []
    parts = [
        flat(box(8, 6, 224, WATER - 6), SKY),
        hatch(ruled(area, 0, gap, holes=void, loose=0.2, widen=1.1), 0.5 if night else 0.35),
    ]
    if kind == "moon":
        parts.append(shape(disc(196, 18, 8), 0.9))
        parts.append(hatch("M199 12Q194 18 199 24M202 14Q198 18 202 22", 0.5))
    if kind in ("sun", "light"):
        rays = "".join(
            f"M{num(34 + 13 * x)} {num(20 + 13 * y)}l{num(6 * x)} {num(6 * y)}"
            for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (0.7, -0.7))
        )
        parts += [line(rays, 0.8), shape(disc(34, 20, 8), 0.9)]
    if kind in ("clouds", "squall", "snow"):
        for x, y in ((38, 22), (192, 20), (120, 17)):
            d = f"M{x - 20} {y + 6}c-8 0 -8 -9 1 -9c2 -8 15 -9 18 -2c6 -5 16 -1 14 5c8 0 8 6 2 6Z"
            parts += [
                shape(d, 0.9, SMOKE if kind == "squall" else CARD),
                hatch(f"M{x - 16} {y + 3}h26M{x - 8} {y}h16", 0.4),
            ]
    if kind == "squall":
        rain = "".join(f"M{x} {26 + x % 7}l-5 {12 + x % 5}" for x in range(18, 62, 5))
        parts.append(hatch(rain, 0.6))
    if kind == "snow":
        flakes = "".join(f"M{x} {14 + (x * 7) % 36}h.6" for x in range(14, 228, 6))
        parts.append(line(flakes, 1.4, CARD))
    if kind == "gulls":
        birds = "M180 22q4 -4 7 0q3 -4 7 0M196 30q3 -3 5 0q2 -3 5 0M166 32q2 -2 4 0q2 -2 4 0"
        parts.append(line(birds, 1))
    return "".join(parts)


def coast(heights: tuple[Point, ...]) -> str:
    """Draw a coast on the horizon, with the shade of its hills."""
    if not heights:
        return ""
    tops = [(x, WATER - y) for x, y in heights]
    area = [*tops, (heights[-1][0], WATER), (heights[0][0], WATER)]
    left, right = num(heights[0][0]), num(heights[-1][0])
    outline = f"{smooth(tops)}L{right} {num(WATER)}L{left} {num(WATER)}Z"
    return shape(outline, 0.9, WOOD) + hatch(ruled(area, 62, 2.2, loose=0.35), 0.5)


def sail(x: float, top: float, wide: float, high: float) -> str:
    """Draw a square sail full to the right."""
    fold = f"M{at((x + wide * 0.5, top + 1))}q{at((wide * 0.6, high / 2))} 0 {num(high - 2)}"
    return shape(
        f"M{at((x - wide * 0.8, top))}H{num(x + wide * 0.8)}"
        f"Q{at((x + wide * 1.5, top + high / 2))} {at((x + wide, top + high))}H{num(x - wide)}"
        f"Q{at((x - wide * 0.4, top + high / 2))} {at((x - wide * 0.8, top))}Z",
        0.7,
    ) + hatch(fold, 0.4)


def ship(x: float, size: float, way: int, *, fires: bool) -> str:
    """Draw a frigate under sail at the height of the water."""
    masts = "".join(
        line(f"M{place} -5V{-tall}", 1)
        + sail(place, -tall, 4.2, tall * 0.26)
        + sail(place, -tall * 0.7, 5.6, tall * 0.28)
        + sail(place, -tall * 0.38, 6.4, tall * 0.24)
        for place, tall in ((-13, 32), (0, 37), (13, 33))
    )
    hull = "M-23 -8Q0 -4 22 -7.500L29 -9Q27 -2 23 1H-20Q-23 -3 -23 -8Z"
    ports = "".join(f"M{place} -3.200h1.6" for place in range(-17, 22, 5))
    jib = shape("M34 -12L15 -26Q20 -14 23 -9Z", 0.7)
    flag = shape("M-24 -19q-4 -2 -9 0v6q5 -2 9 0Z", 0.7)
    smoke = ""
    if fires:
        cloud = (
            "M-20 4C-28 2 -27 -7 -19 -7C-16 -13 -5 -13 -3 -8C3 -13 13 -11 13 -6C20 -6 21 2 14 4Z"
        )
        smoke = shape(cloud, 0.8, SMOKE)
        smoke += hatch("M-14 1q3 2 6 0M-2 1.500q4 2 7 0", 0.5)
    drawn = (
        line("M22 -8L36 -14M-24 -9V-20", 1)
        + jib
        + masts
        + flag
        + ink(hull)
        + line("M-21 -4.500Q0 -1.500 24 -5", 1.5, CARD)
        + line(ports, 1.2)
        + smoke
    )
    return (
        f'<g transform="translate({num(x)} {num(WATER + 6)}) scale({num(size * way)} {num(size)})">'
        f"{drawn}</g>"
    )


def sea() -> str:
    """Draw the water with its crests, nearer ones longer."""
    rows = ((61.5, 5, 21), (66, 8, 27), (71.5, 11, 33), (76.5, 14, 41))
    crests = "".join(
        f"M{at((x, y))}q{num(long / 4)} -1.800 {num(long / 2)} 0t{num(long / 2)} 0"
        for row, (y, long, step) in enumerate(rows)
        for x in range(12 + row * 11 % 17, 222, step)
    )
    return (
        flat(box(8, WATER, 224, 22), SEA) + line(f"M8 {num(WATER)}H232", 0.7) + hatch(crests, 0.7)
    )


def scroll() -> str:
    """Draw the frame: two rules, with a nail head at each corner."""
    corners = "".join(
        shape(disc(x, y, 4), 1) + line(disc(x, y, 1.4), 0.8) for x in (8, 232) for y in (6, 80)
    )
    rules = line(box(8, 6, 224, 74), 1.6) + line(box(4.5, 2.5, 231, 81), 0.6)
    return rules + corners


def place(id: str) -> str:
    """Draw the cartouche of a duel."""
    found = PLACES[id]
    back = card(poly([(4.5, 2.5), (235.5, 2.5), (235.5, 83.5), (4.5, 83.5)]))
    ships = "".join(ship(*each, fires=found.fires and each[1] > 0.9) for each in found.ships)
    return back + sky(found.sky) + coast(found.coast) + sea() + ships + scroll()
