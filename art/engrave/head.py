"""Heads in three-quarter view, turned to the left of the plate; the shade is cut for each side.

A head is a contour with a few bearings for the shade; light always falls from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from art.engrave.burin import arcs, engraved, folds, smooth
from art.engrave.plate import BROWN, CARD, STRAW, Point, shape

SIDE = 120
Spot = tuple[Point, float, float, float]
"""Where, how wide, how high, how dark."""


class Build(NamedTuple):
    """How a head differs from the common one: cheek, far and near jaw, chin, hollow, soft light."""

    cheek: float = 0
    jaw: float = 0
    angle: float = 0
    chin: float = 0
    foot: float = 0
    hollow: float = 0.16
    soft: float = 0


BUILDS = {
    "oval": Build(),
    "square": Build(-0.4, -1.6, 3, 1.6, 0.5),
    "long": Build(0.6, 0.4, -0.6, 0, 3, 0.2),
    "broad": Build(-1.8, -1.8, 2, 1, -0.8),
    "gaunt": Build(-0.6, 2, -1.4, 0.2, 2.4, 0.5),
    "young": Build(-0.9, -0.2, -0.6, -0.8, -2.6, 0.04, 0.08),
    "heavy": Build(-1.8, -3.4, 4.2, 2.4, 0.4, 0.1),
    "slender": Build(0.2, 1.6, -3, -1.2, -1.4, 0.06, 0.14),
    "round": Build(-1.6, -0.6, 0.4, -0.6, -2.4, 0.02, 0.14),
}


def contour(b: Build) -> list[Point]:
    """Return the head without its ear, from the far temple round by chin and nape."""
    return [
        (41.6, 29), (38.2, 36), (37.5, 42.5), (39.3, 49.8), (37.8 + b.cheek, 56.5),
        (39.6 + b.jaw, 66 + b.foot * 0.4), (42.6 + b.jaw * 0.6 - b.chin, 74 + b.foot),
        (47.5 - b.chin * 0.4, 78.6 + b.foot), (53.6 + b.chin, 78.4 + b.foot),
        (62 + b.angle * 0.7 + b.chin, 74 + b.foot * 0.7), (69 + b.angle, 66.5 + b.foot * 0.3),
        (71.8, 58), (76, 57), (79, 48), (79.4, 38), (76, 28), (68, 21), (58, 18.8), (48, 21.6),
    ]  # fmt: skip


EAR: list[Point] = [
    (69.2, 50.5), (70.6, 47), (74.2, 46.6), (75.6, 50.5), (74, 56), (71.8, 60.2), (69.8, 58.4),
]  # fmt: skip


def sampled(points: Sequence[Point]) -> list[Point]:
    """Return a closed soft curve as a polygon."""
    count = len(points)
    out = []
    for index in range(count):
        a, b, c, d = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        for t in (0.0, 0.33, 0.67):
            out.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                           + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d, strict=True)
                )
            )  # fmt: skip
    return [(x, y) for x, y in out]


def mirrored(points: Sequence[Point]) -> list[Point]:
    """Return the points mirrored."""
    return [(SIDE - x, y) for x, y in points]


SKINS = {"": CARD, "-tan": STRAW, "-brown": BROWN}
"""The flat tones of skins, by the end of a part's name."""


def outline(b: Build, skin: str) -> str:
    """Ear and contour of a head turned left."""
    ear = shape(smooth(EAR, close=True), 1.6, SKINS[skin])
    curl = folds([(70.6, 50), (72.6, 48.8), (73.8, 51.4), (72, 55), (71.4, 57.4)], width=1)
    return shape(smooth(contour(b), close=True), 2, SKINS[skin]) + ear + curl


def neck(skin: str, *, right: bool) -> str:
    """Draw the neck under a head that is turned left or right."""
    side: list[Point] = [(50.5, 74), (51, 84), (47, 98), (76, 98), (72.6, 86), (72.8, 62)]
    return shape(smooth(mirrored(side) if right else side), 1.8, SKINS[skin])


def brim_shade(*, right: bool) -> str:
    """Draw the shade that a hat throws on the brow."""
    brow: list[Point] = [
        (38.4, 34),
        (79, 34),
        (79, 42),
        (64, 41),
        (52, 39.6),
        (42, 40.6),
        (37.6, 43),
    ]
    area = mirrored(brow) if right else brow
    return engraved(
        arcs((60, 38), 8, 1.6, bulge=-0.2, reach=26), area, lambda _, y: 1 - (y - 33) / 9,
        ((0.3, 0.6), (0.6, 0.9)),
    )  # fmt: skip


def blob(x: float, y: float, spot: Spot) -> float:
    """Draw a soft spot of shade."""
    place, wide, high, strength = spot
    return strength * math.exp(-(((x - place[0]) / wide) ** 2) - ((y - place[1]) / high) ** 2)


def shade(b: Build, *, right: bool) -> str:
    """Draw the shade of a head that is turned left or right."""

    def here(x: float, y: float) -> Point:
        return (SIDE - x, y) if right else (x, y)

    middle = here(57, 49)
    nose = [here(47, 54), here(46, 60)]
    spots: list[Spot] = [
        (here(49.5, 49.5), 3, 3.5, 0.42),
        (here(57, 48), 7, 3, 0.22),
        (here(42.5, 48.5), 3.5, 2.6, 0.16),
        (here(57.5, 56.5), 5, 1.6, 0.12),
        ((nose[0][0] + 5 - 1 * right, 56), 2.6, 5, 0.3),
        (here(47.5, 65.2), 4, 1.6, 0.3),
        (here(47.4, 74 + b.foot * 0.7), 4.5, 1.5, 0.34),
        (here(60, 65), 5, 6, b.hollow + 0.06),
        (here(40.5, 65), 2.6, 5, b.hollow * 0.8),
        (here(65, 42), 5, 8, 0.12),
        (here(55, 78 + b.foot), 9, 2.5, 0.2),
        (here(45.4, 57), 2.4, 6, -0.3),
        (here(44, 37), 6, 6, -0.1),
        (here(48, 76.6 + b.foot), 3, 1.6, -0.18),
        (here(56, 60.5), 4.4, 2.6, -0.16),
        (here(46, 69), 7, 3, -0.16),
        (here(39, 58), 3, 14, -0.16 if right else 0),
    ]

    aside = -0.42 if right else -0.56

    def tone(x: float, y: float) -> float:
        nx, ny = (x - middle[0]) / 24, (y - middle[1]) / 33
        depth = math.sqrt(max(0.02, 1 - nx * nx - ny * ny))
        lit = aside * nx - 0.36 * ny + 0.75 * depth
        found = (0.58 if right else 0.64) - lit * 0.8 - b.soft
        return found + sum(blob(x, y, spot) for spot in spots)

    area = sampled(contour(b))
    if right:
        area = mirrored(area)
    return engraved(
        arcs(middle, 34, 2.2, bulge=-0.22, reach=38), area, tone, ((0.36, 0.6), (0.58, 0.9))
    )


def neck_shade(*, right: bool) -> str:
    """Draw the shade that the chin throws on the neck."""
    area: list[Point] = [(51.4, 72), (72, 62), (72, 86), (75, 95), (49, 95), (51.4, 86)]
    if right:
        area = mirrored(area)

    def tone(x: float, y: float) -> float:
        return 0.9 - (y - 76) / 30 + (x - 60) / 26

    return engraved(
        arcs((60, 80), 18, 1.7, bulge=0.35, reach=26), area, tone,
        ((0.4, 0.6), (0.75, 1)),
    )  # fmt: skip
