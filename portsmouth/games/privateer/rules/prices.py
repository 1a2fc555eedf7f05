"""Prices of goods and upgrades for a captain (8.3, 8.5; B23, B26, B55, V13-V15)."""

from __future__ import annotations

from portsmouth.games.privateer.rules.components import (
    BUYS,
    CREW,
    HORNIGOLD,
    LAST,
    RELIC_SELL,
    ROBERTS,
    SELLS,
    TRACK_PRICE,
)
from portsmouth.games.privateer.state import Ship


def sell_price(ship: Ship, card: int, good: int) -> int:
    """Return what a port pays for a good by its card; 0 if it does not buy it (B17).

    Hornigold gets 1 more, the Ruby Ring brings 1 more, both together 2.
    """
    paid = BUYS[card][good]
    if not paid:
        return 0
    return paid + (ship.captain == HORNIGOLD) + sum(RELIC_SELL[relic] for relic in ship.relics)


def cargo_price(ship: Ship, card: int) -> int:
    """Return what a port pays by its card for all of a ship's cargo that it buys."""
    return sum(held * sell_price(ship, card, good) for good, held in enumerate(ship.cargo) if held)


def buy_price(ship: Ship, card: int, good: int) -> int:
    """Return what a port asks for a good by its card; 0 if it does not sell it (B16).

    Hornigold pays 1 less, never below 1.
    """
    asked = SELLS[card][good]
    return max(1, asked - 1) if asked and ship.captain == HORNIGOLD else asked


def half(price: int) -> int:
    """Return half a price, rounded up (B26)."""
    return (price + 1) // 2


def upgrade_price(ship: Ship, track: int, debts: int) -> int:
    """Return the price of a track's next position; the track must not be at its last.

    Roberts pays half for Crew; then a Shipwright's Debt, if ``debts`` is not 0, halves what is left
    (B55).
    """
    price = TRACK_PRICE[ship.tracks[track] + 1]
    if track == CREW and ship.captain == ROBERTS:
        price = half(price)
    return half(price) if debts else price


def refund(ship: Ship, track: int) -> int:
    """Return what stepping a track down brings: half its position's price, rounded down (B23)."""
    return TRACK_PRICE[ship.tracks[track]] // 2


def at_last(ship: Ship, track: int) -> bool:
    """Return whether a track is at its last position (P57)."""
    return ship.tracks[track] == LAST
