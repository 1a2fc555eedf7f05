"""The plate of Victory's card pictures, 96 by 60, and the parts they are set together from.

Ink is `currentColor`, paper `var(--card)`; sky, sea, land and roofs are flat washes.
"""

from __future__ import annotations

from itertools import pairwise

from art.engrave.cardplate import HIGH, WIDE, CardPlate
from art.engrave.plate import CARD, box, cut, flat, num, poly, ruled

SKY, SEA, LAND, ROOF = (f"var(--v-{name})" for name in ("sky", "sea", "land", "roof"))
FOOT = 52
"""Where buildings stand."""


class Scene(CardPlate):
    """A card's picture, with land, water and buildings."""

    fine = 0.6

    def __init__(self) -> None:
        """Begin with a sky in ruled lines."""
        super().__init__(SKY, 24, 1.18)

    def ground(self, top: float = FOOT) -> None:
        """Add level ground for a building."""
        self.face(f"M-2 {top}Q24 {top - 1.5} 48 {top}T98 {top}V62H-2Z", LAND, 1)
        self.shade(
            f"M4 {top + 3}H22M30 {top + 5}H58M66 {top + 3}H90M12 {top + 6}H26M72 {top + 6}H84"
        )

    def sea(self, top: float) -> None:
        """Add water up to the lower edge."""
        self.add(flat(box(0, top, WIDE, HIGH - top), SEA))
        rows = "".join(
            f"M{num(x)} {num(y)}q3 -1.8 6 0t6 0"
            for row, y in enumerate((top + 3.5, top + 8, top + 13, top + 18))
            if y < HIGH - 1
            for x in range(-4 + row * 9 % 16, 96, 25 - row)
        )
        self.line(rows, 0.8)
        self.line(f"M0 {top}H{WIDE}", 0.9)

    def flag(self, x: float, y: float, high: float = 13) -> None:
        """Add a flag on its staff, which stands at a place."""
        self.line(f"M{x} {y}v{-high}", 1.2)
        self.ink(f"M{x} {y - high}q3.5 -2 6 0t6 0v6q-2.500 1.8 -6 0t-6 0z")

    def windows(self, y: float, *xs: float, wide: float = 3, high: float = 4.5) -> None:
        """Add dark windows in a row."""
        self.ink("".join(box(x - wide / 2, y, wide, high) for x in xs))

    def door(self, x: float, y: float, wide: float = 6, high: float = 9) -> None:
        """Add an arched door, standing at a place."""
        half = wide / 2
        self.ink(
            f"M{x - half} {y}V{y - high + half}"
            f"A{half} {half} 0 0 1 {x + half} {y - high + half}V{y}Z"
        )

    def gable(self, x: float, y: float, wide: float, high: float, rise: float = 12) -> None:
        """Add a house that shows its gable: a wall and two slopes seen from the edge."""
        mid, top = x + wide / 2, y - high
        self.face(poly([(x, y), (x, top), (mid, top - rise), (x + wide, top), (x + wide, y)]))
        self.line(f"M{x - 3} {top + 1.5}L{num(mid)} {top - rise}L{x + wide + 3} {top + 1.5}", 2.6)

    def hall(self, x: float, y: float, wide: float, high: float, rise: float = 9) -> None:
        """Add a house along its eaves, its roof in a wash with courses of tiles."""
        top = y - high
        self.face(box(x, top, wide, high))
        corners = [
            (x - 2, top),
            (x + 3, top - rise),
            (x + wide - 3, top - rise),
            (x + wide + 2, top),
        ]
        self.face(poly(corners), ROOF)
        self.shade(ruled(corners, 0, 2.4) + ruled(corners, 90, 6, seed=2), 0.5)

    def chimney(self, x: float, y: float, high: float, wide: float = 5) -> None:
        """Add a tall chimney and its smoke."""
        self.face(f"M{x} {y}L{x + 0.8} {y - high}h{wide - 1.6}L{x + wide} {y}Z", ROOF)
        self.line(f"M{x - 0.5} {y - high}h{wide + 1}", 1.8)
        top = y - high
        self.face(
            f"M{x + 2} {top - 1}q-1 -5 4 -5q1 -5 7 -4q4 -5 9 -2q6 -3 8 1q3 1 2 4"
            "q-3 2 -7 1q-3 3 -8 1"
            f"q-3 3 -7 1q-3 3 -5 3z",
            CARD,
            0.9,
        )

    def tower(self, x: float, y: float, wide: float, high: float) -> None:
        """Add a tower with battlements."""
        tooth = wide / 5
        top = y - high
        crown = f"v-4h{num(tooth)}v2h{num(tooth)}v-2h{num(tooth)}v2h{num(tooth)}v-2h{num(tooth)}v4"
        self.face(f"M{x} {y}V{top}{crown}V{y}Z")
        self.shade("".join(f"M{num(x + wide - d)} {top + 2}V{y - 1}" for d in (1.5, 3, 4.5)), 0.5)

    def firs(self, *trees: tuple[float, float, float]) -> None:
        """Add firs: each its place and height."""
        for x, y, high in trees:
            half = high * 0.3
            self.ink(
                "".join(
                    poly(
                        [
                            (x - half * k, y - high * low),
                            (x, y - high * up),
                            (x + half * k, y - high * low),
                        ]
                    )
                    for k, low, up in ((1, 0.1, 0.55), (0.8, 0.36, 0.78), (0.55, 0.6, 1))
                )
                + box(x - 0.8, y - high * 0.12, 1.6, high * 0.12)
            )

    def palm(self, x: float, y: float, high: float, lean: float) -> None:
        """Add a palm."""
        top, crown = x + lean, y - high
        self.line(
            f"M{x} {y}Q{num(x + lean * 0.1)} {num(y - high * 0.6)} {num(top)} {num(crown)}", 1.9
        )
        self.ink(
            "".join(
                f"M{num(top)} {num(crown)}q{num(dx * 0.5)} {num(dy * 0.3 - 5)} {dx} {dy}"
                f"q{num(-dx * 0.6)} {num(-dy * 0.6 - 1.5)} {-dx} {-dy}z"
                for dx, dy in ((-10, 3), (10, 3), (-7, 8), (7, 8), (-8, -4), (8, -4))
            )
        )

    def hill(self, *points: tuple[float, float], foot: float, lines: bool = True) -> None:
        """Add land with a skyline of straight pieces, shaded down its right."""
        first, last = points[0], points[-1]
        area = [*points, (last[0], foot), (first[0], foot)]
        self.face(poly(area), LAND, 1.1)
        if lines:
            self.shade(
                "".join(
                    f"M{num(ax + (bx - ax) * k)} {num(ay + (by - ay) * k + 1)}"
                    f"l{num((foot - ay) * 0.18)} {num((foot - ay) * 0.5)}"
                    for (ax, ay), (bx, by) in pairwise(points)
                    if by > ay
                    for k in (0.1, 0.35, 0.6, 0.85)
                ),
                0.6,
            )

    def light(self, x: float, y: float, high: float) -> None:
        """Add a lighthouse with its beams."""
        top = y - high
        self.line(
            f"M{x - 5} {top - 4}L{x - 18} {top - 8}M{x - 5} {top - 2}H{x - 19}"
            f"M{x + 5} {top - 4}L{x + 18} {top - 8}M{x + 5} {top - 2}H{x + 19}",
            1,
        )
        self.face(f"M{x - 5} {y}L{x - 3} {top}H{x + 3}L{x + 5} {y}Z")
        third = high / 5
        self.ink(
            "".join(
                f"M{num(x - 4.6 + 0.4 * k)} {num(y - third * k)}l.4 {num(-third)}"
                f"h{num(8.4 - 0.8 * k)}l.4 {num(third)}z"
                for k in (1, 3)
            )
        )
        self.ink(
            f"M{x - 5} {top}h10v-1.600h-10zM{x - 3.5} {top - 6}L{x} {top - 10}L{x + 3.5} {top - 6}z"
        )
        self.face(box(x - 2.5, top - 6, 5, 4.4), CARD, 1)

    def boat(self, x: float, y: float, size: float = 1.0) -> None:
        """Add a fishing boat under a lugsail."""

        def n(value: float) -> str:
            return num(value * size)

        self.line(f"M{x} {y}v{n(-17)}", 1.2)
        self.face(
            f"M{num(x - 4 * size)} {num(y - 15 * size)}l{n(12)} {n(-3)}"
            f"q{n(1)} {n(8)} {n(1.5)} {n(14.5)}"
            f"h{n(-12)}q{n(1)} {n(-6)} {n(-1.5)} {n(-11.5)}z"
        )
        self.ink(
            f"M{num(x - 9 * size)} {num(y - 2.5 * size)}q{n(9)} {n(2)} {n(20)} 0"
            f"l{n(-3)} {n(4.5)}h{n(-14)}z"
        )

    def brig(self, x: float, y: float, size: float = 1.0) -> None:
        """Add a brig under sail, going to the right, her waterline at a place."""

        def n(value: float) -> str:
            return num(value * size)

        def to(dx: float, dy: float) -> str:
            return f"{num(x + dx * size)} {num(y + dy * size)}"

        self.line(
            f"M{to(-7, -3)}V{num(y - 33 * size)}M{to(7, -3)}V{num(y - 30 * size)}"
            f"M{to(13, -5)}L{to(24, -10)}",
            1.3 * size,
        )
        sail = (
            f"h{n(10)}q{n(3)} {n(4)} {n(1.5)} {n(8.5)}h{n(-13)}"
            f"q{n(2.5)} {n(-4)} {n(1.5)} {n(-8.5)}z"
        )
        course = (
            f"h{n(11)}q{n(3.5)} {n(5)} {n(1.5)} {n(11)}h{n(-14)}q{n(3)} {n(-6)} {n(1.5)} {n(-11)}z"
        )
        self.face(
            f"M{to(-12, -31)}{sail}M{to(2, -28.5)}{sail}M{to(-12.5, -20)}{course}"
            f"M{to(1.5, -18)}{course}"
        )
        self.face(f"M{to(22, -9)}L{to(11, -24)}Q{to(15, -15)} {to(13.5, -7)}Z")
        self.ink(
            f"M{to(-18, -8)}L{to(-13, -6)}Q{to(0, -3.5)} {to(17, -7)}"
            f"Q{to(16, -1)} {to(12, 2)}H{num(x - 13 * size)}"
            f"Q{to(-17, -2)} {to(-18, -8)}Z"
        )
        self.add(cut(f"M{to(-14.5, -3)}Q{to(0, -0.5)} {to(14, -3.5)}", 0.9 * size))

    def drawn(self) -> str:
        """Return all that was added."""
        return "".join(self.parts)
