"""What a position before the roll of a fight is worth on the mean, to both sides."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.components import GOODS, LAFITTE, NONE
from portsmouth.games.privateer.rules.fights import extra, fight
from portsmouth.games.privateer.rules.odds import share
from portsmouth.games.privateer.state import PrivateerState

Value = Callable[[PrivateerState, int], int]


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
    for good in range(len(GOODS)):
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
            ships.move_cargo(victim, taker, good, taken)
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
