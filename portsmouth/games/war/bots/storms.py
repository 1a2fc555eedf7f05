"""Attacks on ports, reckoned before the strength of the port is known (W64-W72)."""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.odds.forts import Assault, storm
from portsmouth.games.war.rules.components import CANNONS, HULL

HASTE = 2
"""Hull with which an attack on a port is broken off."""
Strengths = tuple[tuple[int, int], ...]
"""Strengths that a port may have, each with how many cards have it."""


class StormAhead(NamedTuple):
    """The odds of an attack in a million, as ``odds.forts.storm`` tells them, on the mean."""

    taken: int
    dear: int
    sunk: int
    fled: int
    lost: int


def flees(convoy: Convoy) -> int:
    """Return the hull with which an attack on a port is broken off: never with one ship."""
    return 0 if convoy.ships == 1 else min(HASTE, convoy.values[HULL] - 1)


def mean_storm(convoy: Convoy, strengths: Strengths, *, flees: int, guns: int) -> StormAhead:
    """Return what comes of an attack on the mean of the strengths that the port may have."""
    hull, cannons = convoy.values[HULL], CANNONS[convoy.ships]
    sums = [0, 0, 0, 0, 0]
    whole = 0
    for strength, count in strengths:
        odds = storm(Assault(hull, cannons, strength, guns), flees)
        whole += count
        for place, part in enumerate(odds):
            sums[place] += count * part
    return StormAhead(*(each // whole for each in sums))
