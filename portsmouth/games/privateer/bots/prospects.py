"""What a ship's position is worth: the rounds to the goal over the next visit, for any wind.

The next visit is reckoned exactly: its port, the turns to it under each wind that may blow, and
what the cargo brings there. What comes after it is the model of ``economy``.
"""

from __future__ import annotations

from functools import cache
from operator import add

from portsmouth.games.privateer.bots import economy
from portsmouth.games.privateer.bots.economy import DEBT_WORTH, FAR, RICH, ROUND
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import PORT_AT, PORT_SQUARES, costs
from portsmouth.games.privateer.rules.components import (
    BONNY,
    BUYS,
    HORNIGOLD,
    NEUTRAL,
    RELIC_SELL,
    VANE,
    WEATHER_GLASS,
    WINDS,
)
from portsmouth.games.privateer.state import PrivateerState, Ship

UNSOLD = 2
"""What a card is worth that the next port does not buy."""
LATE = 400
"""What a leg of more than a turn takes beyond its length, as turns are whole."""
SPOILT = 80
"""The chance, in thousandths, that something comes between a ship and the best port."""
CONTEST = 120
"""What each rival adds to it who can be there before."""
MOST_LOST = 2500
"""What a spoilt visit costs at most, in thousandths of a round."""
QUARTER, GLASS = 1, 2
"""Powers over the wind: Vane's, and that of the Weather Glass (B37)."""
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
def settable(wind: int, power: int) -> tuple[int, ...]:
    """Return the winds that a captain may sail with: that which blows, and what his power sets."""
    if power == GLASS:
        return tuple(range(len(WINDS)))
    if power == QUARTER and wind != NEUTRAL:
        return (wind, *(each for each in range(1, len(WINDS)) if (each - wind) % 2))
    return (wind,)


@cache
def outlook(
    square: int, wind: int, half_points: int, windproof: bool, *, seats: int, power: int
) -> Outlook:
    """Return the ways to all ports under each wind that may blow at the next move."""
    steady, change = steadiness(seats)
    merged: dict[Ways, int] = {}
    for each in range(len(WINDS)):
        every = [turns(square, one, half_points, windproof) for one in settable(each, power)]
        ways = tuple(map(min, zip(*every, strict=True)))
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


@cache
def contested(
    square: int, last_port: int, wind: int, half_points: int, windproof: bool
) -> tuple[int, ...]:
    """Return for each port how much a rival adds to the chance that it is spoilt, in thousandths.

    Who trades there first changes its prices (P41).
    """
    ways = turns(square, wind, half_points, windproof)
    return tuple(
        CONTEST if way == ROUND and port != last_port else 0 for port, way in enumerate(ways)
    )


def risks(s: PrivateerState, seat: int) -> list[int]:
    """Return for each port the chance, in thousandths, that a visit comes to nothing."""
    found = [SPOILT] * len(PORT_SQUARES)
    for other, ship in enumerate(s.ships):
        if other != seat:
            spent = ships.half_points(ship, ship.square in PORT_AT, 0)
            more = contested(ship.square, ship.last_port, s.wind, spent, ship.captain == BONNY)
            found = list(map(add, found, more))
    return found


def rounds_to_goal(s: PrivateerState, seat: int) -> int:
    """Return the rounds that a seat still needs, in thousandths; the next turn is the first.

    Under each wind the best port counts; where it is spoilt meanwhile, the second best.
    """
    ship = s.ships[seat]
    after = arrivals(s, ship, ship.silver)
    spent = ships.half_points(ship, ship.square in PORT_AT, 0)
    power = GLASS if WEATHER_GLASS in ship.relics else QUARTER if ship.captain == VANE else 0
    ways = outlook(
        ship.square, s.wind, spent, ship.captain == BONNY, seats=len(s.ships), power=power
    )
    spoilt = risks(s, seat)
    whole = total = 0
    for turns_to, weight in ways:
        ends = list(map(add, turns_to, after))
        best = min(ends)
        port = ends.index(best)
        ends[port] = best + MOST_LOST
        total += weight * (best + spoilt[port] * (min(ends) - best) // 1000)
        whole += weight
    return total // whole
