"""What to answer where no turn is planned: each answer is valued by the position after it.

``AFTER`` gives the position after an action by its verb. Where dice or another seat come next it is
the position before them; ``RULED`` answers by rule what only odds decide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from portsmouth.core.types import Action
from portsmouth.games.privateer.bots import fights
from portsmouth.games.privateer.bots.forecasts import read_dice
from portsmouth.games.privateer.rules import contests, odds, plunder, prices, ships
from portsmouth.games.privateer.rules.chart import PORT_SQUARES
from portsmouth.games.privateer.rules.colour_die import most_goods
from portsmouth.games.privateer.rules.components import GOODS, PORTS
from portsmouth.games.privateer.rules.setup import take_captain
from portsmouth.games.privateer.state import PrivateerState, Ship
from portsmouth.games.privateer.steps.base import PASS
from portsmouth.games.privateer.steps.battle import REROLL, STAND
from portsmouth.games.privateer.steps.bounty import AT
from portsmouth.games.privateer.steps.parley import MOST, SELLS

After = Callable[[PrivateerState, int, Action], PrivateerState]
Ruled = Callable[[PrivateerState, int], Action]


def _same(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    return s


def _captain(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    after = s.copy()
    take_captain(after, seat, int(action[1]))
    return after


def _swap(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    after = s.copy()
    contests.swap(after, seat, int(s.frames[-1][1]), int(action[1]), int(action[2]))
    return after


def _discard(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    return fights.with_goods(s, seat, int(action[1]), -1)


def _accept(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    _, _, kind, good, price = s.frames[-1]
    after = s.copy()
    seller, buyer = (s.active, seat) if kind == SELLS else (seat, s.active)
    contests.trade(after, seller, buyer, int(good), int(price))
    return after


def _pick(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    good = int(action[1])
    return fights.with_goods(s, seat, good, most_goods(s, good))


def _take(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    return fights.with_goods(s, seat, s.goods[0], int(action[1]))


def _steal(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    after, good = s.copy(), int(action[1])
    taker, victim = after.ships[seat], after.ships[plunder.loser(s)]
    if ships.room(taker):
        ships.move_cargo(victim, taker, good)
    else:
        victim.cargo = ships.add(victim.cargo, good, -1)
    return after


def _seize(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    after, owner = s.copy(), int(s.frames[-1][1])
    ships.move_relic(after.ships[owner], after.ships[seat], int(action[1]))
    return after


def _hand(s: PrivateerState, seat: int, action: Action) -> PrivateerState:
    after, loser = s.copy(), int(s.frames[-1][1])
    ships.move_relic(after.ships[seat], after.ships[loser], int(action[1]))
    return after


AFTER: Mapping[str, After] = {
    "captain": _captain,
    "at": _same,
    "swap": _swap,
    "pass": _same,
    "discard": _discard,
    "ask": _same,
    "bid": _same,
    "accept": _accept,
    "decline": _same,
    "reroll": _same,
    "stand": _same,
    "pick": _pick,
    "take": _take,
    "steal": _steal,
    "enough": _same,
    "seize": _seize,
    "hand": _hand,
}
"""The position that each of these actions is valued by."""


def _victim(s: PrivateerState, seat: int) -> Action:
    """Return the player from whom the card at work brings most."""
    possible = contests.possible_victims(s, seat)
    return AT[max(possible, key=lambda each: (_prize(s, seat, each), -each))]


def _prize(s: PrivateerState, seat: int, other: int) -> int:
    """Return what a card at work brings from a player, on the mean."""
    ship = s.ships[other]
    if s.card == contests.SMUGGLERS:
        held = [good for good, count in enumerate(ship.cargo) if count]
        return max(sale(s, s.ships[seat], good) for good in held)
    chance = odds.crew_contest(ships.crew(s.ships[seat]) - ships.crew(ship))
    if s.card == contests.PICKPOCKETS:
        return chance * min(contests.POCKET, ship.silver)
    return chance * max(ships.relic_infamy(ship), 1)


def _again(s: PrivateerState, seat: int) -> Action:
    """Return whether Mary Read's reroll raises her chance (B39, B71)."""
    dice, roll = read_dice(s, seat)
    face = s.dice[0] if seat == s.attacker else s.dice[1]
    return REROLL if odds.rerolls(dice, face, roll) else STAND


def _offer(s: PrivateerState, seat: int) -> Action:
    """Return the offer by which both sides gain, and the drawer most (B54)."""
    best, found = 1, PASS
    mine = s.ships[seat]
    for good in range(len(GOODS)):
        own = sale(s, mine, good)
        for sells in (True, False):
            if not (mine.cargo[good] if sells else ships.room(mine)):
                continue
            asked = contests.parley_partners(s, seat, sells, good)
            worths = [sale(s, s.ships[each], good) for each in asked]
            if not worths:
                continue
            price = max(worths) - 1 if sells else min(worths) + 1
            gain = price - own if sells else own - price
            payable = sells or price <= mine.silver
            if gain > best and 1 <= price <= MOST and payable:
                best, found = gain, ("ask" if sells else "bid", good, price)
    return found


def sale(s: PrivateerState, ship: Ship, good: int) -> int:
    """Return what a card of a good will bring a ship: less by 1 for every turn beyond the next."""
    spent, ways = ships.half_points_next(ship), ships.ways(ship, s.wind)
    found = [
        prices.sell_price(ship, s.ports[port], good) - (ways[PORT_SQUARES[port]] - 1) // spent
        for port in range(len(PORTS))
        if port != ship.last_port
    ]
    return max(1, *found)


RULED: Mapping[str, Ruled] = {"victim": _victim, "again": _again, "offer": _offer}
"""The steps that are answered by rule."""
