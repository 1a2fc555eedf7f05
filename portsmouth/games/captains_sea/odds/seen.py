"""A position as a seat may reckon with it: what it can't see is taken to be usual (R96).

Round shot in every gun, all sound guns manned while a crew is sealed, Medium Sail while sails are,
no cards. All odds are told from such a position, so they can't tell what is hidden.
"""

from __future__ import annotations

from portsmouth.games.captains_sea.rules.components import CHAIN, EMPTY, ROUND, SEATS, TASKS
from portsmouth.games.captains_sea.ship import NO_PLAN, Ship
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.views import hidden


def seen(s: CaptainState, viewer: int | None) -> CaptainState:
    """Return a copy in which another seat's secrets are replaced."""
    found = s.copy()
    if not s.frames:
        return found
    for seat in SEATS:
        if seat != viewer:
            _replace(s, found, seat)
    return found


def _replace(s: CaptainState, found: CaptainState, seat: int) -> None:
    ship = found.ships[seat]
    ship.hand = ()
    for section, load in enumerate(ship.loads):
        if load != EMPTY:
            ship.loads = put(ship.loads, section, _shot(ship, section))
    if hidden.hides_plan(ship):
        ship.plan = min(hidden.possible_plans(s, s.ships[seat]), default=NO_PLAN)
    if hidden.hides_strain(s, seat):
        ship.strain = 1
    if hidden.hides_sail(s, seat):
        ship.medium = True
    if hidden.hides_crew(s, seat):
        ship.tasks = (*ship.guns, *(0,) * (len(TASKS) - len(ship.guns)))
    if hidden.hides_aim(s, seat) and found.volley:
        found.volley.aims = put(found.volley.aims, seat, 0)
    found.bids = (0, 0)


def _shot(ship: Ship, section: int) -> int:
    """Return the shot that a section is taken to hold."""
    return CHAIN if ship.moved >> section & 1 else ROUND
