"""Sections 8.1, 5.4 and 5.5: the chart, the wind, and how far a ship sails (P33-P36, B1-B6).

Ways are counted in half points: a space of Sails is 2 (B1). Squares are numbered row by row from
the north-west corner.
"""

from __future__ import annotations

from functools import cache

from portsmouth.core.grid import Grid
from portsmouth.games.privateer.rules.components import DATA, EAST, NEUTRAL, NORTH, SOUTH, WEST

_PICTURE: tuple[str, ...] = tuple(DATA["map"]["picture"])
GRID = Grid(DATA["map"]["columns"], DATA["map"]["rows"])
_LETTERS = "".join(_PICTURE)
LAND = frozenset(square for square in GRID.cells if _LETTERS[square] == "#")
SEA = tuple(square for square in GRID.cells if square not in LAND)
MERCHANTS: tuple[int, ...] = tuple(GRID.cell(row["square"]) for row in DATA["merchants"])
PORT_SQUARES: tuple[int, ...] = tuple(GRID.cell(row["square"]) for row in DATA["ports"])
PORT_AT = {square: port for port, square in enumerate(PORT_SQUARES)}
IS_MERCHANT = frozenset(MERCHANTS)
UNREACHED = 10_000

DOWNWIND, CROSSWIND, UPWIND = 1, 2, 4
_OPPOSITE = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST}
_STEPS = ((NORTH, -GRID.columns), (EAST, 1), (SOUTH, GRID.columns), (WEST, -1))


def step_cost(wind: int, direction: int, windproof: bool) -> int:
    """Return the half points of one square in a direction (P34, P36); Bonny beats up at 2 (B25)."""
    if direction == wind:
        return DOWNWIND
    if wind != NEUTRAL and direction == _OPPOSITE[wind] and not windproof:
        return UPWIND
    return CROSSWIND


def _neighbours(square: int) -> list[tuple[int, int]]:
    """Return the sea squares beside a square, with the direction to each (P33, B5)."""
    return [
        (direction, square + step)
        for direction, step in _STEPS
        if square + step in GRID.neighbours[square] and square + step not in LAND
    ]


NEIGHBOURS = tuple(tuple(_neighbours(square)) for square in GRID.cells)


@cache
def costs(square: int, wind: int, windproof: bool) -> tuple[int, ...]:
    """Return the half points of the cheapest way from a square to every square (B4, B61).

    ``UNREACHED`` stands for land. Ships, Merchants and ports on the way are passed freely (B4).
    """
    found = [UNREACHED] * GRID.size
    found[square] = 0
    waiting: list[list[int]] = [[] for _ in range(UPWIND + 1)]
    waiting[0].append(square)
    spent = empty = 0
    while empty <= UPWIND:
        here, waiting[spent % (UPWIND + 1)] = waiting[spent % (UPWIND + 1)], []
        empty = 0 if here else empty + 1
        for at in here:
            if found[at] != spent:
                continue
            for direction, beside in NEIGHBOURS[at]:
                cost = spent + step_cost(wind, direction, windproof)
                if cost < found[beside]:
                    found[beside] = cost
                    waiting[cost % (UPWIND + 1)].append(beside)
        spent += 1
    return tuple(found)


def way(square: int, end: int, wind: int, windproof: bool) -> tuple[int, ...]:
    """Return the squares of a cheapest way, both ends included; of equal ones always the same.

    Only the end counts (B61): the way is for the eye.
    """
    spent = costs(square, wind, windproof)
    if spent[end] >= UNREACHED:
        return ()
    found = [end]
    while found[-1] != square:
        here = found[-1]
        found.append(
            next(
                beside
                for direction, beside in NEIGHBOURS[here]
                if spent[beside] + step_cost(wind, _OPPOSITE[direction], windproof) == spent[here]
            )
        )
    return tuple(reversed(found))
