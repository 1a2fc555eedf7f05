"""Smoke: where it lies, how thick it is on a line of sight, how it drifts (11.14, 11.37, 17.30)."""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.state import CaptainState

Row = tuple[int, int, int, int]


def points(s: CaptainState, one: Square, other: Square) -> int:
    """Return the smoke points on the line between two squares (11.14, R39)."""
    if not s.smoke:
        return 0
    touched = geometry.between(one, other)
    return sum(value * count for x, y, value, count in s.smoke if (x, y) in touched)


def place(s: CaptainState, square: Square, count: int) -> None:
    """Place Smoke-2 markers in a square (11.37)."""
    s.smoke = _gathered((*s.smoke, (*square, 2, count)))


def drift(s: CaptainState) -> None:
    """Thin the smoke, then let the rest drift with the wind; off the map it goes (17.30, R82)."""
    dx, dy = geometry.vector(s.wind)
    thinned = [(x + dx, y + dy, value - 1, count) for x, y, value, count in s.smoke if value > 1]
    s.smoke = _gathered(row for row in thinned if geometry.on_map((row[0], row[1])))


def move(s: CaptainState, by: Square) -> None:
    """Move all smoke with the map; off the map it goes (9.32, R51)."""
    moved = [(x + by[0], y + by[1], value, count) for x, y, value, count in s.smoke]
    s.smoke = _gathered(row for row in moved if geometry.on_map((row[0], row[1])))


def _gathered(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Return markers in order, those alike in a square as one row."""
    counts: dict[tuple[int, int, int], int] = {}
    for x, y, value, count in rows:
        counts[x, y, value] = counts.get((x, y, value), 0) + count
    return tuple((*key, counts[key]) for key in sorted(counts))
