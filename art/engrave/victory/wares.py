"""Things that lie about on quays and in yards."""

from __future__ import annotations

from art.engrave.plate import disc, ink, line, num, shape
from art.engrave.victory.scene import ROOF


def cask(x: float, y: float, wide: float = 8, high: float = 10) -> str:
    """Draw a cask that stands at a place."""
    return shape(
        (
            f"M{x} {y}q{num(-wide * 0.2)} {num(-high / 2)} 0 {-high}h{wide}"
            f"q{num(wide * 0.2)} {num(high / 2)} 0 {high}z"
        ),
        1.1,
        ROOF,
    ) + line(
        f"M{x - 1} {num(y - high * 0.28)}h{wide + 2}M{x - 1} {num(y - high * 0.72)}h{wide + 2}", 1
    )


def balls(x: float, y: float, size: float = 2.6) -> str:
    """Draw a pyramid of shot that stands at a place."""
    places = [(0, 0), (2, 0), (4, 0), (1, 1.7), (3, 1.7), (2, 3.4)]
    return ink("".join(disc(x + dx * size, y - size - dy * size, size * 0.95) for dx, dy in places))
