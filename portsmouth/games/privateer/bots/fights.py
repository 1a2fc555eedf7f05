"""The fight of a square: its odds, and what a position before its roll is worth on the mean."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.games.privateer.rules import odds, ships
from portsmouth.games.privateer.rules.components import (
    LAFITTE,
    MORGAN,
    NONE,
    READ,
    RELIC_GOODS,
    TEACH,
)
from portsmouth.games.privateer.rules.odds import Fight, share
from portsmouth.games.privateer.state import GOODS, PrivateerState, Ship

Value = Callable[[PrivateerState, int], int]


def side(attacker: Ship, defender: Ship, captain: int) -> int:
    """Return 1 if the captain is the attacker's, -1 if the defender's, else 0."""
    return (attacker.captain == captain) - (defender.captain == captain)


def fight(s: PrivateerState, attacker: int, defender: int) -> Fight:
    """Return the odds of a fight; the defender is NONE for a Merchant."""
    mine = s.ships[attacker]
    if defender == NONE:
        captain = mine.captain
        return odds.merchant(ships.combat(mine), captain == TEACH, captain == READ)
    theirs = s.ships[defender]
    ahead = ships.combat(mine) - ships.combat(theirs)
    return odds.ships(ahead, side(mine, theirs, TEACH), side(mine, theirs, READ))


def extra(ship: Ship, merchant: bool) -> int:
    """Return the goods that a win brings beyond the difference (B45)."""
    letter = sum(RELIC_GOODS[relic] for relic in ship.relics) if merchant else 0
    return letter + (ship.captain == MORGAN)


def limits(s: PrivateerState, seat: int) -> list[int]:
    """Return how many goods a beaten Merchant gives at most, for each roll of the colour die.

    Lafitte has two dice and picks.
    """
    room = ships.room(s.ships[seat])
    single = [min(room, left) for left in s.bank]
    if s.ships[seat].captain == LAFITTE:
        return [max(one, two) for one in single for two in single]
    return single


def goods(s: PrivateerState, attacker: int, defender: int) -> int:
    """Return the mean goods, in hundredths, that a win brings aboard."""
    found, mine = fight(s, attacker, defender), s.ships[attacker]
    if defender == NONE:
        return found.taken(extra(mine, True), limits(s, attacker))
    most = min(ships.room(mine), ships.load(s.ships[defender]))
    return found.taken(extra(mine, False), (most,))


def with_goods(s: PrivateerState, seat: int, good: int, count: int) -> PrivateerState:
    """Return a position with so many more cards of a good aboard."""
    after = s.copy()
    ships.to_ship(after, seat, good, count)
    return after


def merchant_worth(s: PrivateerState, seat: int, value: Value) -> int:
    """Return the mean value of an attack on a Merchant: by colour, with the goods that fit."""
    found, ship = fight(s, seat, NONE), s.ships[seat]
    now, room, more = value(s, seat), ships.room(ship), extra(ship, True)
    if not room:
        return now
    won = []
    for good in range(GOODS):
        mean = found.taken(more, (min(room, s.bank[good]),))
        whole, part = divmod(mean, 100)
        worth = value(with_goods(s, seat, good, whole), seat) if whole else now
        if part:
            better = value(with_goods(s, seat, good, whole + 1), seat)
            worth += (better - worth) * part // 100
        won.append(max(worth, now))
    if ship.captain == LAFITTE:
        won = [max(one, two) for one in won for two in won]
    mean_won = sum(won) // len(won)
    return now + (mean_won - now) * found.win // 1000


def plundered(
    s: PrivateerState, winner: int, loser: int, count: int, best: tuple[int, ...]
) -> PrivateerState:
    """Return a position after so many cards went from loser to winner, the best goods first.

    What does not fit is left to the loser: who is plundered would rather lose nothing more.
    """
    after = s.copy()
    taker, victim = after.ships[winner], after.ships[loser]
    for good in best:
        taken = min(count, victim.cargo[good], ships.room(taker))
        if taken > 0:
            victim.cargo = ships.add(victim.cargo, good, -taken)
            taker.cargo = ships.add(taker.cargo, good, taken)
            count -= taken
    return after


def ships_worth(
    s: PrivateerState, attacker: int, defender: int, value: Value, best: tuple[int, ...]
) -> tuple[int, int]:
    """Return the mean values of a fight between ships to the attacker and to the defender.

    The loser is sent to a port by the colour die (P51), which is taken for no change.
    """
    found = fight(s, attacker, defender)
    mine = theirs = 0
    for winner, loser, side_won in (
        (attacker, defender, found),
        (defender, attacker, found.turned()),
    ):
        more = extra(s.ships[winner], False)
        most = min(ships.room(s.ships[winner]), ships.load(s.ships[loser]))
        mean = share(side_won.taken(more, (most,)), 100, 1)
        after = plundered(s, winner, loser, mean, best) if mean else s
        weight = side_won.win
        mine += weight * value(after, attacker)
        theirs += weight * value(after, defender)
    return mine // 1000, theirs // 1000
