"""Cubes: gaining them from the bank, paying them back, trading them (V9-V12, V90, R65, R70)."""

from __future__ import annotations

from portsmouth.games.victory.rules.components import KINDS, NOTHING, Cubes
from portsmouth.games.victory.state import VictoryState

TRADES: tuple[Cubes, ...] = (
    (2, 0, 0, 0),
    (0, 2, 0, 0),
    (0, 0, 2, 0),
    (0, 0, 0, 2),
    (1, 1, 1, 0),
    (1, 1, 0, 1),
    (1, 0, 1, 1),
    (0, 1, 1, 1),
)
"""What may be traded for a cube: two of a kind, or three different ones (V12, R13)."""
ONE: tuple[Cubes, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""One cube of each kind."""


def written(cubes: Cubes) -> str:
    """Return cubes as letters, such as ``WWB``."""
    return "".join(kind * count for kind, count in zip(KINDS, cubes, strict=True))


TRADE_NAMES: tuple[str, ...] = tuple(written(paid) for paid in TRADES)


def plus(one: Cubes, other: Cubes) -> Cubes:
    """Return the sum of two sets of cubes."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def minus(one: Cubes, other: Cubes) -> Cubes:
    """Return what is left of the first set without the second."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def short_of(held: Cubes, cost: Cubes) -> Cubes:
    """Return the cubes that are missing for a cost."""
    wood, brick, metal, cloth = (max(0, need - have) for need, have in zip(cost, held, strict=True))
    return (wood, brick, metal, cloth)


def covers(held: Cubes, cost: Cubes) -> bool:
    """Return whether a cost can be paid."""
    return held[0] >= cost[0] and held[1] >= cost[1] and held[2] >= cost[2] and held[3] >= cost[3]


def pay(s: VictoryState, seat: int, cost: Cubes) -> None:
    """Give cubes of a seat back to the bank."""
    port = s.ports[seat]
    port.cubes = minus(port.cubes, cost)
    s.bank = plus(s.bank, cost)


def gain(s: VictoryState, seat: int, cubes: Cubes) -> Cubes:
    """Give a seat what the bank still has of these cubes, and return that (V90)."""
    got = at_most(s, cubes)
    if got != NOTHING:
        s.ports[seat].cubes = plus(s.ports[seat].cubes, got)
        s.bank = minus(s.bank, got)
    return got


def at_most(s: VictoryState, wanted: Cubes) -> Cubes:
    """Return what the bank still has of these cubes (V90)."""
    wood, brick, metal, cloth = map(min, wanted, s.bank)
    return (wood, brick, metal, cloth)


def in_bank(s: VictoryState) -> list[int]:
    """Return the kinds that a cube of choice may be taken of (R70)."""
    return [kind for kind, left in enumerate(s.bank) if left]


def in_bank_after(s: VictoryState, paid: Cubes, kind: int) -> bool:
    """Return whether the bank has a kind once these cubes were paid to it (R65)."""
    return bool(s.bank[kind] or paid[kind])
