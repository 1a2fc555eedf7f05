"""The names of components as messages, each made once."""

from __future__ import annotations

from functools import cache

from portsmouth.core.text import Arg, Text
from portsmouth.games.war.rules.components import (
    CARDS,
    GOODS,
    KINDS,
    NATIONS,
    PORTS,
    SHOTS,
    VALUES,
    WAYS,
)
from portsmouth.games.war.rules.world import CELL_NAMES, is_sea, port_of


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
def space_name(space: int) -> Arg:
    """Return a sea cell in capitals, or the name of a port."""
    return CELL_NAMES[space].upper() if is_sea(space) else port_name(port_of(space))
