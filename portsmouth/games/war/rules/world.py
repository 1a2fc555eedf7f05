"""The chart: sea cells, ports, steps between them, distances and ways (W13-W16, W81, W82, S43).

A space is one number: a cell is ``row * 36 + column``, port ``p`` is ``468 + p``.
"""

from __future__ import annotations

from functools import cache, lru_cache

from portsmouth.core.notation import Codec
from portsmouth.games.war.rules.components import DATA, NONE, PORTS, Numbers

GRID: tuple[str, ...] = tuple(DATA["map"]["grid"])
ROWS, COLUMNS = len(GRID), len(GRID[0])
CELLS = ROWS * COLUMNS
SPACES = CELLS + len(PORTS)
NOWHERE = NONE
FAR = 1000
"""More steps than any way has."""
LAND: tuple[bool, ...] = tuple(mark == "#" for row in GRID for mark in row)
CELL_NAMES: tuple[str, ...] = tuple(
    f"{chr(ord('a') + row)}{column + 1}" for row in range(ROWS) for column in range(COLUMNS)
)
NAMES: tuple[str, ...] = CELL_NAMES + PORTS
DOCKS: tuple[Numbers, ...] = tuple(
    tuple(sorted(row * COLUMNS + column for row, column in each["docks"])) for each in DATA["ports"]
)
"""The cells that a port is entered from and left to."""


_NORTHERNMOST, _DEGREES = 70, 10
"""The latitude of the chart's upper edge, and how many degrees a cell is wide and high."""


@cache
def bearing(port: int, end: int) -> int:
    """Return which way a cell lies from a port: 0 north, 1 north-east, and so on to 7 north-west.

    A cell in whose square the port stands lies where its middle does: north or south.
    """
    row, column = divmod(end, COLUMNS)
    west, south = column * _DEGREES - 180, _NORTHERNMOST - (row + 1) * _DEGREES
    lon, lat = DATA["ports"][port]["lon"], DATA["ports"][port]["lat"]
    east = (west > lon) - (west + _DEGREES <= lon)
    north = (south > lat) - (south + _DEGREES <= lat)
    if not east and not north:
        north = 1 if south + _DEGREES // 2 > lat else -1
    return _BEARINGS[north, east]


_BEARINGS = {
    (1, 0): 0,
    (1, 1): 1,
    (0, 1): 2,
    (-1, 1): 3,
    (-1, 0): 4,
    (-1, -1): 5,
    (0, -1): 6,
    (1, -1): 7,
}


def cell(row: int, column: int) -> int:
    """Return the number of a cell."""
    return row * COLUMNS + column


def is_sea(space: int) -> bool:
    """Return whether a space is a sea cell, not a port."""
    return 0 <= space < CELLS


def port_of(space: int) -> int:
    """Return the port of a space, NONE for the sea and for nowhere."""
    return space - CELLS if space >= CELLS else NONE


def space_of(port: int) -> int:
    """Return the space of a port."""
    return CELLS + port


STRAITS = frozenset(
    pair
    for each in DATA["map"]["straits"]
    for a, b in [(cell(*each["a"]), cell(*each["b"]))]
    for pair in ((a, b), (b, a))
)
"""Diagonals that are open though both cells beside them are land (W81)."""


def _neighbours(start: int) -> Numbers:
    """Return the sea cells one step from a sea cell, in the order of the cells (W14, W81)."""
    if LAND[start]:
        return ()
    row, column = divmod(start, COLUMNS)
    found = []
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            if (down or right) and 0 <= row + down < ROWS:
                end = cell(row + down, (column + right) % COLUMNS)
                beside = cell(row, (column + right) % COLUMNS), cell(row + down, column)
                shut = down and right and LAND[beside[0]] and LAND[beside[1]]
                if not LAND[end] and (not shut or (start, end) in STRAITS):
                    found.append(end)
    return tuple(sorted(found))


NEIGHBOURS: tuple[Numbers, ...] = (*map(_neighbours, range(CELLS)), *DOCKS)
"""The sea cells one step from a space; from a port its docks (W82)."""
PORTS_AT: tuple[Numbers, ...] = tuple(
    tuple(port for port, docks in enumerate(DOCKS) if each in docks) for each in range(CELLS)
)
"""The ports that can be entered from a cell."""


@cache
def distances(end: int) -> tuple[int, ...]:
    """Return the steps from every space to one; ports are entered and left, never crossed."""
    found = [FAR] * SPACES
    found[end] = 0
    edge = [end]
    steps = 0
    while edge:
        steps += 1
        following = []
        for space in edge:
            for near in NEIGHBOURS[space]:
                if found[near] == FAR:
                    found[near] = steps
                    following.append(near)
        edge = following
    for port, docks in enumerate(DOCKS):
        if space_of(port) != end:
            found[space_of(port)] = 1 + min(found[dock] for dock in docks)
    return tuple(found)


@cache
def ends(start: int, allowance: int) -> tuple[Numbers, Numbers]:
    """Return the cells and the ports in which a move may end, by W12, W82 and S44."""
    steps = {start: 0}
    edge = [start]
    ports = set[int]()
    for done in range(1, allowance + 1):
        following = []
        for space in edge:
            if is_sea(space):
                ports.update(PORTS_AT[space])
            for near in NEIGHBOURS[space]:
                if near not in steps:
                    steps[near] = done
                    following.append(near)
        edge = following
    cells = tuple(sorted(space for space in steps if is_sea(space) and space != start))
    return cells, tuple(sorted(ports - {port_of(start)}))


@cache
def near_cells(start: int, allowance: int) -> frozenset[int]:
    """Return the cells in which a move may end, for looking one up."""
    return frozenset(ends(start, allowance)[0])


@cache
def sea_ends(start: int, most: int) -> Numbers:
    """Return the cells within so many sea steps of a cell, itself among them (K14, S80)."""
    return tuple(sorted((start, *ends(start, most)[0])))


@cache
def plain_way(start: int, end: int) -> Numbers:
    """Return the shortest way, of several the first in the order of the cells (S43)."""
    left = distances(end)
    found = []
    here = start
    while here != end:
        if is_sea(here) and end >= CELLS and end - CELLS in PORTS_AT[here]:
            here = end
        else:
            here = min(NEIGHBOURS[here], key=lambda near: (left[near], near))
        found.append(here)
    return tuple(found)


@lru_cache(maxsize=256)
def ways(
    start: int, allowance: int, occupied: frozenset[int], free: bool
) -> dict[int, tuple[int, ...]]:
    """Return for each end its way: fewest occupied spaces, then shortest, then first (S43, S76).

    ``occupied`` are sea cells in which others lie; ``free`` leaves out the first cell, where nobody
    fires (O7). Of all ways of one length to a cell only the best can go on to a best one.
    """
    found: dict[int, tuple[int, int, Numbers]] = {}
    edge: dict[int, tuple[int, Numbers]] = {start: (0, ())}
    for length in range(1, allowance + 1):
        following: dict[int, tuple[int, Numbers]] = {}
        for here, (met, spaces) in edge.items():
            further = met + (here in occupied and here != start and not (free and length == 2))
            for near in NEIGHBOURS[here]:
                reached = further, (*spaces, near)
                if near not in following or reached < following[near]:
                    following[near] = reached
            for port in PORTS_AT[here] if here < CELLS else ():
                reached = further, (*spaces, CELLS + port)
                whole = further, length, reached[1]
                if CELLS + port not in found or whole < found[CELLS + port]:
                    found[CELLS + port] = whole
        for near, (met, spaces) in following.items():
            if near not in found or (met, length, spaces) < found[near]:
                found[near] = met, length, spaces
        edge = following
    found.pop(start, None)
    return {end: spaces for end, (_, _, spaces) in found.items()}


def way(start: int, end: int, allowance: int, occupied: frozenset[int], free: bool) -> Numbers:
    """Return the spaces of a move after its start (S43)."""
    plain = plain_way(start, end)
    if not occupied.intersection(plain[1 if free else 0 : -1]):
        return plain
    return ways(start, allowance, occupied, free)[end]


CELL = Codec(
    CELL_NAMES.__getitem__, {name: each for each, name in enumerate(CELL_NAMES)}.__getitem__
)
SPACE = Codec(NAMES.__getitem__, {name: each for each, name in enumerate(NAMES)}.__getitem__)
