"""Where a seat stands in the race: the rounds that it needs to 15 points, from what a viewer sees.

Points that stay, cubes and voyages under way lie open; of others' hands only the size is known.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from portsmouth.games.victory.bots import closing, hand_worth, prospects
from portsmouth.games.victory.bots.hand_worth import LONGEST, Outlook
from portsmouth.games.victory.rules import scoring, ships
from portsmouth.games.victory.rules.components import (
    GOAL,
    NONE,
    SHIP_POINTS,
    is_voyage,
)
from portsmouth.games.victory.state import Ship, VictoryState

ROUND = 1000
START = 7125
"""What is missing besides the points, whatever a port has: it takes rounds until it earns."""
MORE_SHIPS = 390
"""What each ship but the first is worth beyond its point."""
IDLE = 480
"""What a ship that stays docked until the next turn does not earn."""
NO_CARD = 680
"""What it costs besides to have no voyage for it."""
NEARLY = 2000
"""What is not missing any more in the last rounds, in which nothing new pays."""
WEAR = ((0, 50, 130, 280, 600, 900), (0, 40, 90, 170, 300, 650), (0, 30, 70, 130, 230, 400))
"""What dice on hull, sails and crew cost, by their number."""
SHORT = 170
"""The least part of a round that each point which is really missing takes."""


FAR_OFF, NEAR = 5000, 2500
"""Rounds: from the first on the next turns are looked at, from the second on only they count."""
TURNS = (1, 2)
"""The turns that are looked at."""
CREDIT = 850
"""How much they count then, in thousandths."""


class Standing(NamedTuple):
    """Parts of a seat's standing, in thousandths of a point; ``rounds`` in those of a round."""

    points: int
    cubes: int
    voyages: int
    hand: int
    wear: int
    earned: int
    rounds: int


def everything(s: VictoryState, seat: int, known: bool) -> Hashable:
    """Return all that the standing of a seat depends on."""
    port = s.ports[seat]
    return (
        port.cubes,
        port.hand if known else len(port.hand),
        port.fields,
        port.buildings,
        port.delivered,
        port.pieces,
        port.admiralty,
        port.jolly_rogers,
        tuple(
            [
                (ship.voyage, ship.space, ship.passengers, ship.damage, ship.upgrade)
                for ship in s.ships
                if ship.holder == seat
            ]
        ),
        s.pieces > 0,
        s.round,
        s.rules,
        len(s.ports),
    )


def standing(s: VictoryState, seat: int, known: bool) -> Standing:
    """Return the standing of a seat; ``known`` tells whether its hand is seen."""
    port = s.ports[seat]
    held = [ship for ship in s.ships if ship.holder == seat]
    count = len(held)
    points = scoring.points(s, seat) - scoring.sets(s, port.cubes)
    if not count and s.rules.last_ship == "relief":
        points, count = points + SHIP_POINTS, 1
    earned = prospects.earnings(port.fields, port.buildings, count, len(s.ports))
    cubes = prospects.cubes_worth(port.cubes)
    worth = cubes + prospects.assets(port.fields, port.buildings) + MORE_SHIPS * max(0, count - 1)
    fixed = START + 1000 * (GOAL - points) - worth
    left = min(
        s.rules.round_limit - s.round + 1,
        1 + max(0, fixed - NEARLY) // earned,
    )
    voyages = sum(ship_worth(s, ship, left) for ship in held)
    wear = sum(map(ship_wear, held))
    docked = any(ship.voyage == NONE for ship in held)
    if known:
        hand = hand_worth.hand_worth(
            port, Outlook(len(s.ports), min(left, LONGEST), s.pieces > 0, prospects.SHIP_ROUND)
        )
        if docked and not any(map(is_voyage, port.hand)):
            hand -= NO_CARD
    else:
        hand = hand_worth.UNKNOWN * len(port.hand)
    gap = fixed - voyages - hand + wear
    needed = max(
        gap * ROUND // earned,
        SHORT * (GOAL - points - scoring.sets(s, port.cubes)),
        0,
    )
    if known and needed < FAR_OFF:
        needed = closed_in(s, seat, needed, earned)
    return Standing(1000 * points, cubes, voyages, hand, wear, earned, needed)


def closed_in(s: VictoryState, seat: int, needed: int, earned: int) -> int:
    """Return the rounds to 15 points, the nearer the more by what can really be had (V86)."""
    short = 0
    for turns in TURNS:
        short = GOAL - closing.reach(s, seat, turns)
        if short <= 0:
            really = turns * ROUND
            break
    else:
        really = TURNS[-1] * ROUND + 1000 * short * ROUND // earned
    trust = min(ROUND, (FAR_OFF - needed) * ROUND // (FAR_OFF - NEAR))
    return needed + (really - needed) * trust * CREDIT // (ROUND * 1000)


def ship_worth(s: VictoryState, ship: Ship, left: int) -> int:
    """Return the worth of a ship's voyage beside what a ship earns anyway."""
    if ship.voyage == NONE:
        return -IDLE
    return prospects.SHIP_ROUND + prospects.voyage_worth(
        ship.voyage,
        ship.space,
        ship.passengers,
        pieces=s.pieces > 0,
        rate=prospects.SHIP_ROUND,
        left=max(1, left),
        stuck=ships.becalmed(ship),
    )


def ship_wear(ship: Ship) -> int:
    """Return what the damage of a ship costs."""
    if not any(ship.damage):
        return 0
    return sum(
        costs[min(mask.bit_count(), len(costs) - 1)]
        for costs, mask in zip(WEAR, ship.damage, strict=True)
    )
