"""What a ship's position is worth: the rounds to the goal over the next visit, for any wind.

The next visit is reckoned exactly: its port, the turns to it under each wind that may blow, and
what the cargo brings there. What comes after it is the model of ``economy``.
"""

from __future__ import annotations

from functools import cache
from operator import add

from portsmouth.games.privateer.bots import economy
from portsmouth.games.privateer.bots.economy import DEBT_WORTH, FAR, RICH, ROUND
from portsmouth.games.privateer.rules import prices, ships
from portsmouth.games.privateer.rules.chart import PORT_AT, PORT_SQUARES, costs
from portsmouth.games.privateer.rules.components import (
    BONNY,
    BUYS,
    HORNIGOLD,
    RELIC_SELL,
    WINDS,
)
from portsmouth.games.privateer.state import PrivateerState, Ship

UNSOLD = 2
"""What a card is worth that the next port does not buy."""
LATE = 400
"""What a leg of more than a turn takes beyond its length, as turns are whole."""
CHANGES = 6
"""One Bounty Card of so many changes the wind."""

Ways = tuple[int, ...]


@cache
def turns(square: int, wind: int, half_points: int, windproof: bool) -> Ways:
    """Return the turns, in thousandths, to each port if the wind blows at the next move."""
    now = costs(square, wind, windproof)
    every = [costs(square, each, windproof) for each in range(len(WINDS))]
    found = []
    for port in PORT_SQUARES:
        cost = now[port]
        if cost <= half_points:
            found.append(ROUND)
            continue
        mean = sum(each[port] for each in every) // len(WINDS)
        left = (cost - half_points) * (cost + mean) * ROUND // (2 * cost * half_points)
        found.append(ROUND + max(ROUND, left + LATE))
    return tuple(found)


@cache
def steadiness(seats: int) -> tuple[int, int]:
    """Return the weights of the present wind and of each one, until the next own move."""
    same, every = (CHANGES - 1) ** seats, CHANGES**seats
    return len(WINDS) * same, every - same


@cache
def outlook(square: int, wind: int, half_points: int, windproof: bool, seats: int) -> Outlook:
    """Return the ways to all ports under each wind that may blow at the next move."""
    steady, change = steadiness(seats)
    merged: dict[Ways, int] = {}
    for each in range(len(WINDS)):
        ways = turns(square, each, half_points, windproof)
        merged[ways] = merged.get(ways, 0) + change + (steady if each == wind else 0)
    return tuple(merged.items())


Outlook = tuple[tuple[Ways, int], ...]


def arrivals(s: PrivateerState, ship: Ship, silver: int) -> list[int]:
    """Return for each port the rounds that are left after a visit there; the last port is FAR."""
    known = economy.model_for(ship, s.rules.goal).rounds
    more = (ship.captain == HORNIGOLD) + sum([RELIC_SELL[relic] for relic in ship.relics])
    aboard = [(good, count) for good, count in enumerate(ship.cargo) if count]
    silver += DEBT_WORTH * ship.debts
    sails, _, _, hold = ship.tracks
    found = []
    for port, card in enumerate(s.ports):
        if port == ship.last_port:
            found.append(FAR)
            continue
        paid, held = BUYS[card], silver
        for good, count in aboard:
            price = paid[good]
            held += count * (price + more if price else UNSOLD)
        found.append(known(sails, hold, min(held, RICH)))
    return found


def brings(s: PrivateerState, ship: Ship, port: int) -> int:
    """Return what the cargo sells for in a port."""
    card = s.ports[port]
    return sum(held * prices.sell_price(ship, card, good) for good, held in enumerate(ship.cargo))


def rounds_to_goal(s: PrivateerState, seat: int) -> int:
    """Return the rounds that a seat still needs, in thousandths; the next turn is the first."""
    ship = s.ships[seat]
    after = arrivals(s, ship, ship.silver)
    spent = ships.half_points(ship, ship.square in PORT_AT, 0)
    ways = outlook(ship.square, s.wind, spent, ship.captain == BONNY, len(s.ships))
    whole = total = 0
    for turns_to, weight in ways:
        total += weight * min(map(add, turns_to, after))
        whole += weight
    return total // whole
