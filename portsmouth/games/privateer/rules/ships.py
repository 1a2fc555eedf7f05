"""Sections 5.2 and 5.3: what a ship's tracks, captain and Relics give (P20-P28, P57, P63)."""

from __future__ import annotations

from portsmouth.games.privateer.rules.chart import PORT_AT, costs
from portsmouth.games.privateer.rules.components import (
    BARNACLED_ANCHOR,
    BONNY,
    CANNONS,
    CREW,
    CURSE,
    HOLD,
    KIDD,
    NONE,
    RACKHAM,
    RELIC_COMBAT,
    RELIC_CREW,
    RELIC_HOLD,
    RELIC_INFAMY,
    RELIC_SAILS,
    SAILS,
    TRACK_INFAMY,
    VALUES,
)
from portsmouth.games.privateer.state import PrivateerState, Ship


def track_infamy(ship: Ship) -> int:
    """Return the Infamy of all tracks, by the positions reached (P20, P22, P63)."""
    return sum(TRACK_INFAMY[position] for position in ship.tracks)


def relic_infamy(ship: Ship) -> int:
    """Return the Infamy of the Relics at hand, Curses included (P21)."""
    return sum(RELIC_INFAMY[relic] for relic in ship.relics)


def infamy(ship: Ship) -> int:
    """Return the Infamy: reckoned, never stored, and never shown below 0 (B19, B20)."""
    return max(0, track_infamy(ship) + relic_infamy(ship))


def load(ship: Ship) -> int:
    """Return the number of cargo cards aboard."""
    return sum(ship.cargo)


def hold_limit(ship: Ship) -> int:
    """Return how many cargo cards the hold takes (P26)."""
    return int(VALUES[HOLD][ship.tracks[HOLD]]) + sum(RELIC_HOLD[relic] for relic in ship.relics)


def room(ship: Ship) -> int:
    """Return how many more cargo cards fit; 0 while the hold is over its limit."""
    return max(0, hold_limit(ship) - sum(ship.cargo))


def combat(ship: Ship) -> int:
    """Return what is added to the combat die: Cannons, and the Long Nine (P25)."""
    return int(VALUES[CANNONS][ship.tracks[CANNONS]]) + sum(
        RELIC_COMBAT[relic] for relic in ship.relics
    )


def crew(ship: Ship) -> int:
    """Return what is added in Crew tests and contests; Kidd adds 1, the Whistle 1 (P24, B46)."""
    whistle = sum(RELIC_CREW[relic] for relic in ship.relics)
    return int(VALUES[CREW][ship.tracks[CREW]]) + whistle + (ship.captain == KIDD)


def windproof(ship: Ship) -> bool:
    """Return whether no penalty of movement touches the ship: Anne Bonny's power (B25)."""
    return ship.captain == BONNY


def half_points(ship: Ship, began_in_port: bool, slowed: int) -> int:
    """Return the half points of a turn: all gains and losses added, at least 1 space (B29, B78).

    Rackham gains a space in a turn that begins in a port (B38); neither Storm nor the Barnacled
    Anchor slows Bonny (B25).
    """
    spaces = VALUES[SAILS][ship.tracks[SAILS]]
    for relic in ship.relics:
        if relic != BARNACLED_ANCHOR or ship.captain != BONNY:
            spaces += RELIC_SAILS[relic]
    if ship.captain == RACKHAM and began_in_port:
        spaces += 1
    if ship.captain != BONNY:
        spaces -= slowed
    return 2 * max(1, int(spaces))


def half_points_now(s: PrivateerState) -> int:
    """Return the half points that the active ship may spend in this turn (P32)."""
    return half_points(s.ships[s.active], s.began_in_port, s.slowed)


def half_points_next(ship: Ship) -> int:
    """Return the half points of a turn that begins where the ship is."""
    return half_points(ship, port_of(ship) != NONE, 0)


def ways(ship: Ship, wind: int) -> tuple[int, ...]:
    """Return the half points from a ship to every square under a wind (P34, B25)."""
    return costs(ship.square, wind, windproof(ship))


def port_of(ship: Ship) -> int:
    """Return the port in which the ship lies, or NONE."""
    return PORT_AT.get(ship.square, NONE)


def takeable_relics(ship: Ship) -> list[int]:
    """Return the Relics that may be taken from a ship: no Curses (B51)."""
    return [relic for relic in ship.relics if not CURSE[relic]]


def curses(ship: Ship) -> list[int]:
    """Return the Curses aboard (B52)."""
    return [relic for relic in ship.relics if CURSE[relic]]


def add(cargo: tuple[int, ...], good: int, count: int) -> tuple[int, ...]:
    """Return cargo, or a bank, with so many cards more of a good (fewer, if negative)."""
    return (*cargo[:good], cargo[good] + count, *cargo[good + 1 :])


def to_ship(s: PrivateerState, seat: int, good: int, count: int) -> None:
    """Move cards of a good from the bank to a ship (back, if negative)."""
    ship = s.ships[seat]
    ship.cargo = add(ship.cargo, good, count)
    s.bank = add(s.bank, good, -count)


def set_track(ship: Ship, track: int, position: int) -> None:
    """Put the marker of a track on a position."""
    ship.tracks = (*ship.tracks[:track], position, *ship.tracks[track + 1 :])


def move_cargo(giver: Ship, taker: Ship, good: int, count: int = 1) -> None:
    """Move cards of a good from a ship to another."""
    giver.cargo = add(giver.cargo, good, -count)
    taker.cargo = add(taker.cargo, good, count)


def move_relic(giver: Ship, taker: Ship, relic: int) -> None:
    """Move a Relic from a ship to another; it works there at once (P28)."""
    giver.relics = tuple(each for each in giver.relics if each != relic)
    taker.relics = (*taker.relics, relic)


def others(s: PrivateerState, seat: int) -> list[int]:
    """Return the other seats in turn order, clockwise from a seat."""
    count = len(s.ships)
    return [(seat + step) % count for step in range(1, count)]


def ship_at(s: PrivateerState, square: int, seat: int) -> int:
    """Return another seat whose ship is on a square, or NONE (B7)."""
    return next(
        (each for each, ship in enumerate(s.ships) if ship.square == square and each != seat), NONE
    )
