"""What cards in the hand are worth to their holder, in thousandths of a point."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from portsmouth.games.victory.bots import prospects
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    BUILDING_POINTS,
    CANNONS,
    CHURCH,
    COMMERCE,
    FIELD_COST,
    FIELD_POINTS,
    FIELDS,
    FIRE_CANNONS,
    FULL_SAIL,
    HATCHES,
    HOIST,
    INDUSTRY,
    LETTER,
    MERCHANT,
    MOST_BUILDINGS,
    OUT_MANOEUVRE,
    PASSENGERS,
    STORM,
    YIELD,
    Cubes,
    is_build,
    is_voyage,
)
from portsmouth.games.victory.state import Port

CARD_WORTH = {
    PASSENGERS: 950,
    FIRE_CANNONS: 200,
    LETTER: 150,
    FULL_SAIL: 500,
    STORM: 150,
    CANNONS: 100,
    HATCHES: 60,
    OUT_MANOEUVRE: 60,
    HOIST: 60,
    MERCHANT: 1420,
}
"""Cards that are neither built nor sailed."""
UNKNOWN = 250
"""A card that is not seen."""
VOYAGE_ORDER = (470, 100, 60, 30, 0)
"""The best voyage in the hand, the second, and so on."""
CUBE = 550
CLOSE = (450, 320, 220, 150, 80)
"""How much of what a purchase gains counts, in thousandths, by the cubes that are missing."""
LEAST_VOYAGE = 120
"""Any voyage, for choosing what to discard."""
SECOND = 300
"""How much of the second best purchase counts."""
LONGEST = 12
"""Rounds beyond which nobody plans."""


def _rank(order: tuple[int, ...], number: int) -> int:
    return order[min(number, len(order) - 1)]


class Outlook(NamedTuple):
    """What a hand is valued by besides the port: ``rate`` is what a ship earns in a round.

    ``left`` are the rounds that are left, ``pieces`` whether there are Pieces of Eight.
    """

    seats: int
    left: int
    pieces: bool
    rate: int


def hand_worth(port: Port, outlook: Outlook) -> int:
    """Return the worth of a hand that is known."""
    return _hand_worth(port.hand, port.cubes, port.fields, port.buildings, outlook)


@lru_cache(maxsize=1 << 14)
def _hand_worth(
    hand: tuple[int, ...],
    cubes: Cubes,
    fields: int,
    buildings: tuple[int, ...],
    outlook: Outlook,
) -> int:
    seats, left, pieces, rate = outlook
    builds = [card for card in hand if is_build(card)]
    sailings = sorted(
        (setting_out(c, pieces, rate, left) for c in hand if is_voyage(c)), reverse=True
    )
    worth = sum(CARD_WORTH.get(card, 0) for card in hand)
    for number, gain in enumerate(sailings):
        base = _rank(VOYAGE_ORDER, number)
        worth += base + max(-base, gain // (4 + 4 * number))
    found = sorted(
        (
            gain * CLOSE[min(missing(cubes, cost), len(CLOSE) - 1)] // 1000
            for gain, cost in purchases(builds, fields, buildings, seats, left)
            if gain > 0
        ),
        reverse=True,
    )
    if found:
        worth += found[0]
    if len(found) > 1:
        worth += found[1] * SECOND // 1000
    return worth


@lru_cache(maxsize=1 << 12)
def setting_out(voyage: int, pieces: bool, rate: int, left: int) -> int:
    """Return the worth of a voyage at its start, beside what a ship earns anyway."""
    return prospects.voyage_worth(
        voyage, 0, 0, pieces=pieces, rate=rate, left=max(1, left), stuck=False
    )


def missing(cubes: Cubes, cost: Cubes) -> int:
    """Return how many cubes of a cost are not there."""
    return sum([need - have for need, have in zip(cost, cubes, strict=True) if need > have])


def purchases(
    builds: list[int], fields: int, buildings: tuple[int, ...], seats: int, left: int
) -> Iterator[tuple[int, Cubes]]:
    """Return what build cards may be played for: what it gains until the end, and its cost."""
    if not builds:
        return
    for field in range(len(FIELDS)):
        if not fields >> field & 1:
            yield field_gain(field, seats, left), FIELD_COST[field]
    if len(buildings) < MOST_BUILDINGS:
        for building in sorted({BUILDING_OF[card] for card in builds}):
            yield building_gain(building, left), BUILDING_COST[building]


def field_gain(field: int, seats: int, left: int) -> int:
    """Return what improving a field gains, its cost taken off."""
    gain = 1000 * FIELD_POINTS[field] - CUBE * sum(FIELD_COST[field])
    if field == COMMERCE:
        return gain + prospects.FOUNDED + left * prospects.COMMERCE_EACH * (seats - 1)
    return gain + (
        prospects.FOUNDED + left * prospects.BARTER if field == INDUSTRY else prospects.YARDS
    )


def building_gain(building: int, left: int) -> int:
    """Return what a building gains, its cost taken off."""
    gain = 1000 * BUILDING_POINTS[building] - CUBE * sum(BUILDING_COST[building])
    if building in YIELD:
        return gain + prospects.BUILT + left * prospects.YIELDS
    return gain + prospects.SAFE + left * prospects.PUSHED * (building == CHURCH)


def card_worth(card: int, seats: int, left: int) -> int:
    """Return what a card is worth by itself, for choosing what to discard."""
    if is_voyage(card):
        gain = setting_out(card, True, prospects.SHIP_ROUND, left)
        return max(LEAST_VOYAGE, VOYAGE_ORDER[0] + gain)
    if is_build(card):
        return max(0, building_gain(BUILDING_OF[card], left)) // 2
    return CARD_WORTH[card]
