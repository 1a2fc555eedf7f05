"""How near 15 points really are: what the next turns can bring, in whole points.

Counted are yields, voyages that can land, cubes of the Merchant, the cards in the hand and trades.
What else may come is not.
"""

from __future__ import annotations

from functools import cache, lru_cache

from portsmouth.games.victory.bots import prospects
from portsmouth.games.victory.bots.bargains import ways
from portsmouth.games.victory.rules import scoring, ships
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    BUILDING_POINTS,
    FIELD_COST,
    FIELD_POINTS,
    FIELDS,
    FIRST_VOYAGE,
    HAS_PIECE,
    MERCHANT,
    MOST_BUILDINGS,
    NONE,
    PASSENGER_POINTS,
    YIELD,
    Cubes,
    finish_of,
    is_build,
)
from portsmouth.games.victory.rules.cubes import ONE, TRADES, covers, minus, plus
from portsmouth.games.victory.rules.voyages import cargo
from portsmouth.games.victory.state import VictoryState

MOST_TRADES = 2
"""Trades for sets that are looked at, after all that is paid for."""
FEW_WAYS = 2
"""Ways to trade for one purchase that are looked at."""
Wish = tuple[int, Cubes]
"""Points and the cost of them."""


def reach(s: VictoryState, seat: int, turns: int) -> int:
    """Return the points that a seat whose hand is known can have after so many more turns."""
    port = s.ports[seat]
    points = scoring.points(s, seat) - scoring.sets(s, port.cubes)
    cubes, choices, landing = port.cubes, 0, False
    for card in port.buildings:
        kind = YIELD.get(BUILDING_OF[card], NONE)
        if kind != NONE:
            for _ in range(turns):
                cubes = plus(cubes, ONE[kind])
    for ship in s.ships:
        if ship.holder == seat and ship.voyage != NONE:
            stuck = ships.becalmed(ship)
            end = ship.space if stuck else min(ship.space + turns - 1, finish_of(ship.voyage))
            landed, more = cargo(ship.voyage, end)
            cubes, choices, landing = plus(cubes, landed), choices + more, True
            if end == finish_of(ship.voyage):
                points += PASSENGER_POINTS * ship.passengers
                points += HAS_PIECE[ship.voyage - FIRST_VOYAGE] and s.pieces > 0
    if landing and MERCHANT in port.hand:
        cubes = plus(cubes, (1, 1, 1, 1))
    for _ in range(choices):
        cubes = plus(cubes, ONE[_best_kind(cubes)])
    builds = [card for card in port.hand if is_build(card)]
    wishes = _wishes(port.fields, len(port.buildings), tuple(BUILDING_OF[card] for card in builds))
    plays = min(turns, len(builds))
    return points + best(cubes, wishes, plays, bool(s.rules.sets_per_kind))


@lru_cache(maxsize=1 << 13)
def _best_kind(cubes: Cubes) -> int:
    return max(range(4), key=lambda kind: prospects.cubes_worth(plus(cubes, ONE[kind])))


@lru_cache(maxsize=1 << 12)
def _wishes(fields: int, built: int, builds: tuple[int, ...]) -> tuple[Wish, ...]:
    """Return what the cards in the hand may bring, the most points first."""
    if not builds:
        return ()
    found = [
        (FIELD_POINTS[field], FIELD_COST[field])
        for field in range(len(FIELDS))
        if not fields >> field & 1
    ]
    if built < MOST_BUILDINGS:
        found += [(BUILDING_POINTS[each], BUILDING_COST[each]) for each in sorted({*builds})]
    return tuple(sorted(found, key=lambda wish: (-wish[0], sum(wish[1]), wish[1])))


@lru_cache(maxsize=1 << 15)
def best(cubes: Cubes, wishes: tuple[Wish, ...], plays: int, one_set: bool) -> int:
    """Return the most points of cubes: by sets, and by purchases for so many plays."""
    most = best_sets(cubes, MOST_TRADES, one_set)
    if not plays:
        return most
    for number, (points, cost) in enumerate(wishes):
        for line in ways(cubes, cost, 3)[:FEW_WAYS]:
            left = cubes
            for action in line:
                left = plus(minus(left, TRADES[int(action[1])]), ONE[int(action[2])])
            if covers(left, cost):
                rest = best(minus(left, cost), wishes[number + 1 :], plays - 1, one_set)
                most = max(most, points + rest)
    return most


@cache
def _set_points(count: int, one_set: bool) -> int:
    return scoring.set_points(count, one_set)


@lru_cache(maxsize=1 << 15)
def best_sets(cubes: Cubes, trades: int, one_set: bool) -> int:
    """Return the most points of sets after at most so many trades of two for one."""
    most = sum([_set_points(count, one_set) for count in cubes])
    if trades:
        for paid in TRADES[:4]:
            if covers(cubes, paid):
                for kind in range(4):
                    if not paid[kind]:
                        after = plus(minus(cubes, paid), ONE[kind])
                        most = max(most, best_sets(after, trades - 1, one_set))
    return most
