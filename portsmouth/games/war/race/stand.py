"""What the clock of a convoy depends on, and which way to win is the nearest to it.

Only what all may see is looked at.
"""

from __future__ import annotations

from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.race.clock import Stand, stock, way_clocks
from portsmouth.games.war.rules import harbours, winning
from portsmouth.games.war.rules.components import CREW, HULL, NONE, SAILS, WAYS
from portsmouth.games.war.rules.fleet import crates, most_value
from portsmouth.games.war.state import WarState

WORN = (6, 10, 14)
"""Gold, in tenths, that a missing point of sails, crew or hull is worth."""
LOW = 3
"""Below so many points of a value the next ones are worth twice as much."""
DEAR = 2
"""Gold that a crate brings where it is not exported."""


def frailty(convoy: Convoy) -> int:
    """Return the gold that the missing points of a convoy are worth."""
    most = most_value(convoy)
    sails, crew, hull = (most - value for value in convoy.values)
    tenths = WORN[SAILS] * sails + WORN[CREW] * crew + WORN[HULL] * hull
    for value, left in enumerate(convoy.values):
        tenths += WORN[value] * max(0, LOW - left)
    return tenths // 10


def stand_of(s: WarState, seat: int) -> Stand:
    """Return what the clock of a seat depends on, its cargo counted as sold."""
    convoy = s.convoys[seat]
    nation, pirate = harbours.own_flags(s, seat)
    return Stand(
        convoy.ships,
        convoy.gold + DEAR * crates(convoy) - frailty(convoy),
        nation,
        pirate,
        convoy.letters,
        convoy.pirate,
        stock(s.seats),
        s.rules.sea == "merchants",
    )


def nearest_way(s: WarState, seat: int) -> str:
    """Return the key of the way to win that a seat is nearest to, by the captains' clock (W73).

    A way that is met comes first; of equally near ones the first of the win chart.
    """
    met = winning.way_met(s, seat)
    if met != NONE:
        return WAYS[met].key
    clocks = way_clocks(stand_of(s, seat))
    return WAYS[clocks.index(min(clocks))].key
