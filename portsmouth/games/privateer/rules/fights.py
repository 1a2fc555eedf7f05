"""The fight that a move would bring: its odds and goods by captains, Cannons, holds and bank."""

from __future__ import annotations

from portsmouth.games.privateer.rules import odds, ships
from portsmouth.games.privateer.rules.components import (
    LAFITTE,
    MORGAN,
    NONE,
    READ,
    RELIC_GOODS,
    TEACH,
)
from portsmouth.games.privateer.rules.odds import Fight
from portsmouth.games.privateer.state import PrivateerState, Ship


def fight(s: PrivateerState, attacker: int, defender: int) -> Fight:
    """Return the odds of a fight; the defender is NONE for a Merchant (P43, P48, B39)."""
    mine = s.ships[attacker]
    if defender == NONE:
        captain = mine.captain
        return odds.merchant(ships.combat(mine), captain == TEACH, captain == READ)
    theirs = s.ships[defender]
    ahead = ships.combat(mine) - ships.combat(theirs)
    return odds.ships(ahead, _side(mine, theirs, TEACH), _side(mine, theirs, READ))


def _side(attacker: Ship, defender: Ship, captain: int) -> int:
    """Return 1 if the captain is the attacker's, -1 if the defender's, else 0."""
    return (attacker.captain == captain) - (defender.captain == captain)


def extra(ship: Ship, merchant: bool) -> int:
    """Return the goods that a win brings beyond the difference (B45)."""
    letter = sum(RELIC_GOODS[relic] for relic in ship.relics) if merchant else 0
    return letter + (ship.captain == MORGAN)


def limits(s: PrivateerState, seat: int) -> list[int]:
    """Return how many goods a beaten Merchant gives at most, for each roll of the colour die.

    Lafitte has two dice and picks (B77); free hold and bank are the limits (B11, B43).
    """
    room = ships.room(s.ships[seat])
    single = [min(room, left) for left in s.bank]
    if s.ships[seat].captain == LAFITTE:
        return [max(one, two) for one in single for two in single]
    return single


def goods(s: PrivateerState, attacker: int, defender: int) -> int:
    """Return the mean goods, in hundredths, that a win of the attacker brings aboard (P45, P49)."""
    found, mine = fight(s, attacker, defender), s.ships[attacker]
    if defender == NONE:
        return found.taken(extra(mine, True), limits(s, attacker))
    most = min(ships.room(mine), ships.load(s.ships[defender]))
    return found.taken(extra(mine, False), (most,))
