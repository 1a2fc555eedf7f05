"""One shot: the damage die, and the cards that change it (W50, W51, K18, K19, K22, K23, S77).

A conflict has two sides: 0 is the attacker, 1 the defender or the port.
"""

from __future__ import annotations

from portsmouth.games.war.rules.components import (
    DAMP_POWDER,
    EXTRA_GUN,
    FACES,
    HEATED_SHOT,
    MASTER_GUNNER,
    NONE,
)
from portsmouth.games.war.rules.fleet import holds
from portsmouth.games.war.state import WarState

HEATED, REROLLED, DAMPED, LOST, OVER = 1, 4, 16, 64, 256
"""Bits of ``WarState.spent`` for the attacker; those of the defender are one to the left."""
FIRED = 1024
"""The first exchange of an attack on a port is over (S78)."""


def roll(s: WarState) -> int:
    """Throw the damage die: its explosions."""
    return FACES[s.rng.below(len(FACES))]


def seat_of(s: WarState, side: int) -> int:
    """Return the seat of a side, NONE for a port."""
    return s.defender if side else s.attacker


def fire(s: WarState, side: int, first: bool) -> int:
    """Fire one shot of a side, ``first`` in the first exchange, and return its hits (K23)."""
    if s.played[1 - side] == DAMP_POWDER and not s.spent & DAMPED << side:
        s.spent |= DAMPED << side
        return 0
    hits = roll(s)
    seat = seat_of(s, side)
    fresh = seat != NONE and not s.spent & REROLLED << side
    if hits == 0 and fresh and holds(s.convoys[seat], MASTER_GUNNER):
        s.spent |= REROLLED << side
        hits = roll(s)
    if first and s.played[side] == EXTRA_GUN:
        hits += roll(s)
    if hits and s.played[side] == HEATED_SHOT and not s.spent & HEATED << side:
        s.spent |= HEATED << side
        hits += 1
    return hits
