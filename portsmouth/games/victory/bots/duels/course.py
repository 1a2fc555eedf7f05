"""How a fight goes on once both sides keep to a plan: round after round, to its end.

Dice fill as many spaces as they can, the outer ones first. Nobody adds cannons by card or takes a
die off again; a Foundry that was paid for counts to the end (R62).
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.rng import Rng
from portsmouth.games.victory.bots.duels.throws import Counts, filled, left, throw, track_of
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import ships
from portsmouth.games.victory.rules.components import (
    CREW,
    HULL,
    MOST_FIGHT_ROUNDS,
    SAILS,
    TRACKS,
)
from portsmouth.games.victory.rules.endings import AWAY, BOTH, LOST, SANK, TAKEN, TOOK
from portsmouth.games.victory.state import Ship, VictoryState

BALL, BOARD, FLEE = PLANS = ("ball", "board", "flee")


class Party(NamedTuple):
    """A ship in a fight: her free spaces by track and face, and her cannons."""

    free: tuple[Counts, ...]
    guns: int

    def spaces(self, track: int) -> int:
        """Return how many spaces of a track are free."""
        return sum(self.free[track])


class Order(NamedTuple):
    """What a side does in a round: the track that its shot hits, and whether it flees."""

    track: int
    flees: bool


def party(ship: Ship, foundries: int = 0) -> Party:
    """Return a ship as a party, with the Foundries that count to the end."""
    free = tuple(track_of(ship, track) for track in range(len(TRACKS)))
    return Party(free, ships.cannons(ship) + foundries)


def parties(s: VictoryState) -> tuple[Party, Party]:
    """Return the ships of the fight at hand."""
    foundries = combat.fight_of(s).foundries
    return (
        party(combat.ship_of(s, 0), foundries[0]),
        party(combat.ship_of(s, 1), foundries[1]),
    )


def order(plan: str, mine: Party, theirs: Party) -> Order:
    """Return what a plan says for the next round.

    Ball: always. Board: chain until the enemy has fewer free sails, then grape. Flee: with chain.
    Who has no sails left, or no crew to board with, fires ball (V61, V65, V78).
    """
    if plan == BOARD and mine.spaces(SAILS) and mine.spaces(CREW):
        ahead = mine.spaces(SAILS) > theirs.spaces(SAILS)
        return Order(CREW if ahead else SAILS, False)
    if plan == FLEE and mine.spaces(SAILS):
        return Order(SAILS, True)
    return Order(HULL, False)


def dice(side: Party, given: Order) -> int:
    """Return how many dice a side throws (V66, R61)."""
    return side.guns // 2 if given.flees else side.guns


def hit(ship: Party, thrown: Counts, track: int) -> Party:
    """Return a ship once dice have been placed on one of her tracks (V69)."""
    after = filled(thrown, ship.free[track])
    return Party((*ship.free[:track], after, *ship.free[track + 1 :]), ship.guns)


def boards(boarder: Party, prey: Party) -> bool:
    """Return whether one ship boards another (V78, V108)."""
    return (
        not prey.spaces(CREW)
        and boarder.spaces(CREW) > 0
        and boarder.spaces(SAILS) > prey.spaces(SAILS)
    )


def end(one: Party, other: Party, orders: tuple[Order, Order]) -> str | None:
    """Return how a round ends the fight: sinking, boarding, flight in turn (R30, V73-V82)."""
    if not one.spaces(HULL) or not other.spaces(HULL):
        if one.spaces(HULL):
            return SANK
        return LOST if other.spaces(HULL) else BOTH
    if boards(one, other):
        return TOOK
    if boards(other, one):
        return TAKEN
    sails = one.spaces(SAILS), other.spaces(SAILS)
    first, second = orders
    if first.flees and (second.flees or sails[0] > sails[1]):
        return AWAY
    return AWAY if second.flees and sails[1] > sails[0] else None


def fought(
    sides: tuple[Party, Party],
    plans: tuple[str, str],
    rounds: int,
    rng: Rng,
    first: Order | None = None,
) -> str:
    """Return how a fight ends from a round on; at the latest both get apart (R34).

    In that round the first side carries out the order ``first``, if there is one; its plan follows.
    """
    one, other = sides
    for _ in range(rounds, MOST_FIGHT_ROUNDS + 1):
        orders = first or order(plans[0], one, other), order(plans[1], other, one)
        first = None
        mine, theirs = left(throw(dice(one, orders[0]), rng), throw(dice(other, orders[1]), rng))
        one, other = hit(one, theirs, orders[1].track), hit(other, mine, orders[0].track)
        found = end(one, other, orders)
        if found is not None:
            return found
    return AWAY
