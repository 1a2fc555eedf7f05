"""Ships and logs: damage, free spaces, upgrades, holders (V19, V62, V101, R52, R90)."""

from __future__ import annotations

from portsmouth.games.victory.rules.components import (
    ALL_SPACES,
    HULL,
    NONE,
    SAILS,
    SECOND_SIX,
    SHIP_CANNONS,
    SHIPS_PER_COLOUR,
    SPACES,
    UPGRADE_CANNONS,
    UPGRADE_OF,
    UPGRADE_TRACK,
    finish_of,
    spaces_of,
)
from portsmouth.games.victory.state import Ship, VictoryState

FREE = tuple(SPACES - (mask & ALL_SPACES).bit_count() for mask in range(2 * SECOND_SIX))
"""The free ones of five spaces, by the mask of a track."""


def extra(ship: Ship) -> int:
    """Return the track to which the ship's upgrade adds a space, or NONE (V101)."""
    return NONE if ship.upgrade == NONE else UPGRADE_TRACK[UPGRADE_OF[ship.upgrade]]


def free(ship: Ship, track: int) -> int:
    """Return how many spaces of a track have no die."""
    mask = ship.damage[track]
    spare = extra(ship) == track and not mask & SECOND_SIX
    return FREE[mask] + spare


def full(ship: Ship, track: int) -> bool:
    """Return whether a track has no free space."""
    return not free(ship, track)


def becalmed(ship: Ship) -> bool:
    """Return whether the sail track is full: she can't move nor flee (V65, V75)."""
    return not free(ship, SAILS)


def cannons(ship: Ship) -> int:
    """Return the cannons of the log and the upgrade (V62)."""
    return SHIP_CANNONS + (0 if ship.upgrade == NONE else UPGRADE_CANNONS[UPGRADE_OF[ship.upgrade]])


def damage(ship: Ship, track: int, mask: int) -> None:
    """Set the mask of one track."""
    tracks = ship.damage
    ship.damage = (*tracks[:track], mask, *tracks[track + 1 :])


def filled(mask: int) -> list[int]:
    """Return the spaces of a mask that have a die, by number, each face once (R90)."""
    return [place for place in range(SPACES) if mask >> place & 1]


def without(mask: int, place: int) -> int:
    """Return a mask without one die of a face; of two 6s the second goes first (R90)."""
    if place == SPACES - 1 and mask & SECOND_SIX:
        return mask & ~SECOND_SIX
    return mask & ~(1 << place)


def changed_upgrade(ship: Ship, track: int) -> int:
    """Return the mask of a track whose extra space goes: of two 6s one is taken off (R52)."""
    return ship.damage[track] & ~SECOND_SIX


def hull_would_fill(ship: Ship, upgrade: int) -> bool:
    """Return whether another upgrade would take the last free space of the hull (R52)."""
    return (
        extra(ship) == HULL
        and UPGRADE_TRACK[upgrade] != HULL
        and changed_upgrade(ship, HULL) & ALL_SPACES == ALL_SPACES
    )


def fit(s: VictoryState, ship: Ship, card: int) -> None:
    """Put a card under the log; the one before it is discarded without refund (V22, V23, R52)."""
    track = extra(ship)
    if ship.upgrade != NONE:
        s.discards = (*s.discards, ship.upgrade)
    ship.upgrade = card
    if track != NONE and track != extra(ship):
        damage(ship, track, changed_upgrade(ship, track))


def held_by(s: VictoryState, seat: int) -> list[Ship]:
    """Return the ships of a seat, in the order of their ids."""
    return [ship for ship in s.ships if ship.holder == seat]


def spaces(ship: Ship) -> int:
    """Return how many spaces the voyage of a ship has."""
    return finish_of(ship.voyage) + 1


def by_id(s: VictoryState, id: int) -> Ship | None:
    """Return a ship that is in play, or None."""
    return next((ship for ship in s.ships if ship.id == id), None)


def the(s: VictoryState, id: int) -> Ship:
    """Return a ship that is known to be in play."""
    return next(ship for ship in s.ships if ship.id == id)


def free_id(s: VictoryState, colour: int) -> int:
    """Return the lowest number of a colour that lies in the pool, or NONE (R72, R82)."""
    first = colour * SHIPS_PER_COLOUR
    taken = {ship.id for ship in s.ships}
    lying = (id for id in range(first, first + SHIPS_PER_COLOUR) if id not in taken)
    return next(lying, NONE)


def bring(s: VictoryState, id: int, holder: int) -> Ship:
    """Bring a ship out of the pool, docked and undamaged (V19, R44)."""
    ship = Ship(id, holder)
    s.ships = sorted([*s.ships, ship], key=lambda each: each.id)
    return ship


def sailing(ship: Ship) -> bool:
    """Return whether the ship is on a voyage."""
    return ship.voyage != NONE


def at_finish(ship: Ship) -> bool:
    """Return whether she stands on the last space of her voyage (V41)."""
    return ship.space == finish_of(ship.voyage)


def on_blast(ship: Ship) -> bool:
    """Return whether she stands where ships may attack and be attacked (V44)."""
    return sailing(ship) and spaces_of(ship.voyage)[ship.space].blast


def on_port(ship: Ship) -> bool:
    """Return whether she may be repaired where she is: docked or on a port icon (V9, R10)."""
    return not sailing(ship) or spaces_of(ship.voyage)[ship.space].port
