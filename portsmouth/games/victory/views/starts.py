"""What the first cubes are for: what each kind buys, for who chooses them (V3)."""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    FIELD_COST,
    KINDS,
    SHIP_COST,
    UPGRADE_COST,
    UPGRADES,
)

DEAR = 2
"""From so many cubes of a kind on an upgrade is what one collects it for."""


def starts() -> dict[str, Json]:
    """Return what each kind of cube buys, by its letter."""
    return {letter: _start(kind) for kind, letter in enumerate(KINDS)}


def usual(kind: int) -> bool:
    """Return whether every field of the port costs this kind: such cubes are taken first."""
    return all(cost[kind] for cost in FIELD_COST)


def _start(kind: int) -> dict[str, Json]:
    """Return how many of all buildings cost it, whether ships do, and the dear upgrades.

    Upgrades are named for kinds alone that are not ``usual``, which buy enough without them.
    """
    dear = [name for name, cost in zip(UPGRADES, UPGRADE_COST, strict=True) if cost[kind] >= DEAR]
    return {
        "usual": usual(kind),
        "buildings": sum(cost[kind] > 0 for cost in BUILDING_COST),
        "of": len(BUILDING_COST),
        "ships": SHIP_COST[kind] > 0,
        "upgrades": [] if usual(kind) else [*dear],
    }
