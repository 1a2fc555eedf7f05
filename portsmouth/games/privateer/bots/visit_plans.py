"""What to do in a port: sets of sales, upgrades and purchases that are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from portsmouth.bots.search.evaluator import Line
from portsmouth.core.context import NULL_CONTEXT
from portsmouth.games.privateer.bots import economy
from portsmouth.games.privateer.rules import prices, ships
from portsmouth.games.privateer.rules import visits as port_visits
from portsmouth.games.privateer.rules.components import (
    CANNONS,
    CREW,
    GOODS,
    HOLD,
    LAST,
    PORTS,
    SAILS,
    TRACK_INFAMY,
    TRACK_PRICE,
)
from portsmouth.games.privateer.state import PrivateerState, Ship
from portsmouth.games.privateer.steps.port import DONE

MOST_UPGRADES = 8
"""The most sets of upgrades that are looked at for each set of sales."""


MOST_MISSING = 12
"""More Infamy than that is not brought by one visit."""
CHEAPEST = min(TRACK_PRICE[1:])
"""With less silver only a Debt or Roberts could pay a step, which is not worth the search."""


def visits(s: PrivateerState, seat: int) -> list[Line]:
    """Return whole visits: lines of sales, upgrades and purchases that end with ``done``."""
    port = port_visits.port_visited(s)
    found: dict[Line, None] = {}
    for sales in _sales(s, seat, port):
        sold = _after_sales(s, seat, port, sales)
        for steps in _upgrades(s, sold):
            fitted = _after_upgrades(s, sold, steps)
            if fitted is None:
                continue
            if ships.infamy(fitted) >= s.rules.goal:
                return [(*sales, *_named(steps))]
            for cargo in _purchases(s, fitted, port):
                found[*sales, *_named(steps), *cargo, DONE] = None
    return list(found)


def after(s: PrivateerState, seat: int, line: Line) -> PrivateerState:
    """Return the position after sales, purchases and upgrades."""
    s = s.copy()
    for verb, *what in line:
        _DEEDS[str(verb)](s, NULL_CONTEXT, seat, *map(int, what))
    return s


_DEEDS: Mapping[str, Callable[..., None]] = {
    "sell": port_visits.sell,
    "buy": port_visits.buy,
    "upgrade": port_visits.upgrade,
    "strip": port_visits.strip,
}


def _sales(s: PrivateerState, seat: int, port: int) -> list[Line]:
    """Return sets of sales: all that is bought here, or all but a good that sells better nearby."""
    ship = s.ships[seat]
    if s.frames[-1][0] == "outfit":
        return [()]
    paid = {
        good: prices.sell_price(ship, s.ports[port], good)
        for good, held in enumerate(ship.cargo)
        if held and prices.sell_price(ship, s.ports[port], good)
    }
    every = tuple(("sell", good, ship.cargo[good]) for good in paid)
    found: list[Line] = [every]
    for good, price in paid.items():
        elsewhere = max(
            prices.sell_price(ship, s.ports[other], good)
            for other in range(len(PORTS))
            if other != port
        )
        if elsewhere > price:
            found.append(tuple(each for each in every if each[1] != good))
    return found


def _after_sales(s: PrivateerState, seat: int, port: int, sales: Line) -> Ship:
    """Return the ship after the sales."""
    ship = s.ships[seat].copy()
    for _, good, count in sales:
        ship.silver += int(count) * prices.sell_price(ship, s.ports[port], int(good))
        ship.cargo = ships.add(ship.cargo, int(good), -int(count))
    return ship


Steps = tuple[int, ...]


def _named(steps: Steps) -> Line:
    return tuple(("upgrade", track) for track in steps)


def _after_upgrades(s: PrivateerState, ship: Ship, steps: Steps) -> Ship | None:
    """Return the ship after upgrades in this order; None if it can't pay them."""
    ship = ship.copy()
    for track in steps:
        if ship.tracks[track] == LAST or s.stripped >> track & 1:
            return None
        ship.silver -= prices.upgrade_price(ship, track, ship.debts)
        ship.debts = max(0, ship.debts - 1)
        if ship.silver < 0:
            return None
        ships.set_track(ship, track, ship.tracks[track] + 1)
    return ship


def _upgrades(s: PrivateerState, ship: Ship) -> list[Steps]:
    """Return sets of upgrades that can be paid: those by which the model gets to the goal first.

    A set that reaches the goal comes alone.
    """
    won = _winning(s, ship)
    if won is not None:
        return [won]
    ranked = []
    for number, steps in enumerate(_combinations()):
        fitted = _after_upgrades(s, ship, steps)
        if fitted is not None:
            sails, _, _, hold = fitted.tracks
            held = min(economy.RICH, fitted.silver + 2 * ships.load(fitted))
            left = economy.model_for(fitted, s.rules.goal).rounds(sails, hold, held)
            ranked.append((left, number, steps))
    ranked.sort()
    return [steps for _, _, steps in ranked[:MOST_UPGRADES]]


def _combinations() -> Iterator[Steps]:
    """Yield sets of upgrades: steps of Sails and Hold, and at most one of Crew or Cannons."""
    for sails in range(3):
        for hold in range(3):
            for other in ((), (CREW,), (CANNONS,)):
                yield (*(SAILS,) * sails, *(HOLD,) * hold, *other)


def _winning(s: PrivateerState, ship: Ship) -> Steps | None:
    """Return the cheapest steps to the goal, if they can be paid now."""
    missing = s.rules.goal - ships.relic_infamy(ship)
    if missing - ships.track_infamy(ship) > MOST_MISSING or ship.silver < CHEAPEST:
        return None
    best: tuple[int, Steps] | None = None
    for steps in _climbs(ship, missing):
        fitted = _after_upgrades(s, ship, steps)
        if fitted is not None and (best is None or -fitted.silver < best[0]):
            best = (-fitted.silver, steps)
    return best[1] if best else None


def _climbs(ship: Ship, missing: int) -> Iterator[Steps]:
    """Yield all sets of steps that bring the tracks to so much Infamy, the dear ones first."""
    sails, crew, cannons, hold = ship.tracks
    for one in range(sails, LAST + 1):
        for two in range(crew, LAST + 1):
            for three in range(cannons, LAST + 1):
                for four in range(hold, LAST + 1):
                    ends = (one, two, three, four)
                    if sum(TRACK_INFAMY[each] for each in ends) >= missing:
                        yield tuple(
                            track
                            for track in (SAILS, CREW, CANNONS, HOLD)
                            for _ in range(ends[track] - ship.tracks[track])
                        )
                        break


def _purchases(s: PrivateerState, ship: Ship, port: int) -> list[Line]:
    """Return ways to fill the hold: for each port the goods that bring most there, and nothing."""
    asked = [prices.buy_price(ship, s.ports[port], good) for good in range(len(GOODS))]
    found: dict[Line, None] = {(): None}
    space = ships.room(ship)
    for other in range(len(PORTS)):
        if other == port or not space:
            continue
        paid = [prices.sell_price(ship, s.ports[other], good) for good in range(len(GOODS))]
        gains = sorted(
            (asked[good] - paid[good], asked[good], good)
            for good in range(len(GOODS))
            if asked[good] and paid[good] > asked[good]
        )
        found[_filled(s, ship, gains, space)] = None
        if len(gains) > 1:
            found[_filled(s, ship, gains[::-1], space)] = None
    return list(found)


def _filled(s: PrivateerState, ship: Ship, gains: list[tuple[int, int, int]], space: int) -> Line:
    """Return the purchases of goods in this order, as far as silver, room and bank go."""
    silver, bought = ship.silver, []
    for _, price, good in gains:
        count = min(space, silver // price, s.bank[good])
        if count > 0:
            bought.append(("buy", good, count))
            silver -= count * price
            space -= count
    return tuple(bought)
