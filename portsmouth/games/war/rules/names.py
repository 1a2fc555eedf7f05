"""The names of components as messages, each made once."""

from __future__ import annotations

from functools import cache

from portsmouth.core.text import Text
from portsmouth.games.war.rules.components import (
    CARDS,
    DATA,
    GOODS,
    KINDS,
    NATIONS,
    PORTS,
    SHOTS,
    VALUES,
    WAYS,
)
from portsmouth.games.war.rules.world import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    LAND,
    distances,
    is_sea,
    port_of,
    space_of,
)

SPOTS: tuple[tuple[float, float], ...] = tuple(
    ((each["lon"] + 180) / 10, (70 - each["lat"]) / 10) for each in DATA["ports"]
)
"""Where a port stands on the chart: columns and rows from its north-west corner."""


@cache
def good_name(good: int) -> Text:
    """Return the name of a good."""
    return Text(f"good-{GOODS[good]}")


@cache
def port_name(port: int) -> Text:
    """Return the name of a port."""
    return Text(f"port-{PORTS[port]}")


@cache
def nation_name(nation: int) -> Text:
    """Return the name of a nation."""
    return Text(f"nation-{NATIONS[nation]}")


@cache
def kind_name(kind: int) -> Text:
    """Return the name of a kind of sea card."""
    return Text(f"card-{KINDS[kind]}")


@cache
def card_name(card: int) -> Text:
    """Return the name of a sea card."""
    return kind_name(CARDS[card])


@cache
def value_name(value: int) -> Text:
    """Return the name of sails, crew or hull."""
    return Text(f"value-{VALUES[value]}")


@cache
def shot_name(shot: int) -> Text:
    """Return the name of a counter."""
    return Text(f"shot-{SHOTS[shot]}")


@cache
def way_name(way: int) -> Text:
    """Return the name of a row of the win chart."""
    return Text(f"way-{WAYS[way].key}")


@cache
def space_name(space: int) -> Text:
    """Return where a sea cell lies, as "3 west of Goa", or the name of a port."""
    return sea_name(space) if is_sea(space) else port_name(port_of(space))


@cache
def sea_name(cell: int) -> Text:
    """Return where a cell lies from the port to which the way is shortest; no two are named alike.

    The port stands in a cell of its own square; the name tells how many cells to go from there.
    """
    row, column = divmod(cell, COLUMNS)
    port = _nearest(row, column)
    left, top = SPOTS[port]
    east = int(_eastward(column - int(left)))
    south = row - int(top)
    sides = ("n" if south < 0 else "s" if south else "") + (
        "w" if east < 0 else "e" if east else ""
    )
    known: dict[str, int | str | Text] = {"port": port_name(port), "cell": CELL_NAMES[cell]}
    if not sides:
        return Text("sea-off", **known)
    if not east or not south or abs(east) == abs(south):
        return Text(f"sea-{sides}", **known, far=max(abs(east), abs(south)))
    return Text(f"sea-by_{sides}", **known, rows=abs(south), columns=abs(east))


def _nearest(row: int, column: int) -> int:
    """Return the port to which the way is shortest, of several the one nearest on the chart."""

    def away(port: int) -> tuple[int, float, int]:
        left, top = SPOTS[port]
        far = _eastward(column + 0.5 - left) ** 2 + (row + 0.5 - top) ** 2
        return distances(space_of(port))[row * COLUMNS + column], far, port

    return min(range(len(PORTS)), key=away)


def _eastward(columns: float) -> float:
    """Return how many columns lie between, the shorter way round."""
    return (columns + COLUMNS / 2) % COLUMNS - COLUMNS / 2


def sea_names() -> dict[str, Text]:
    """Return the names of all sea cells by their ids."""
    return {CELL_NAMES[cell]: sea_name(cell) for cell in range(CELLS) if not LAND[cell]}
