"""Prepared positions: the setting ``scenario`` names what is to be practised, the seed the rest.

Both ships of the duel lie somewhere on the map, loaded, at the start of a turn; sails are set and
nobody bids. Seat 0 has the duel's first ship. The match goes on until the duel ends.
"""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.cards import deck
from portsmouth.games.captains_sea.rules.components import (
    ENDS,
    FAIR,
    HAND_LIMIT,
    HOLD,
    IMPULSES,
    ROUND,
    RUNNING,
    SEATS,
    SECTIONS,
    STRIKE_CHECK,
    UNFIT,
    card,
)
from portsmouth.games.captains_sea.rules.manoeuvres import contact
from portsmouth.games.captains_sea.rules.program import task
from portsmouth.games.captains_sea.ship import BOW_CHASERS, Ship
from portsmouth.games.captains_sea.state import PARALLEL, CaptainState

OWN, HERS = SEATS
BROAD, BEAM, BEATING = (0, 1), (3, 4), (5, 6)
"""Wind positions: A and B, D and E, F and G."""
STARTS = (
    (4, (4, 3), (15, 10)),
    (6, (16, 3), (5, 10)),
    (8, (16, 11), (5, 4)),
    (2, (4, 11), (15, 4)),
)
"""Where the wind blows to, and two squares far apart, the first one to windward."""
IDLE = 30
"""So many impulses after the start chasers come up that are not loaded."""
FITTING = {"broadside": card("h19"), "nailed_flag": card("h25")}
"""A card that seat 0 has for a practice."""


def is_prepared(s: CaptainState) -> bool:
    """Return whether the match began from a prepared position."""
    return bool(s.rules.scenario)


def lay_out(s: CaptainState) -> None:
    """Put both ships where the practice begins, by the numbers of the state."""
    s.wind = 1 + s.rng.below(8)
    s.leader, s.run = s.rng.below(2), 1
    for ship in s.ships:
        ship.medium, ship.loads = True, (ROUND,) * len(SECTIONS)
    POSITIONS[s.rules.scenario](s)
    s.frames = (("new_turn",), ("fill_hands",), ("deal",))


@task
def fill_hands(s: CaptainState, cx: Context) -> None:
    """Give each captain as many Hold cards as his crew's morale allows (1.15)."""
    if not deck.played_with(s):
        return
    for seat in SEATS:
        ship = s.ships[seat]
        while len(ship.hand) < HAND_LIMIT[ship.morale]:
            place = next(place for place, each in enumerate(s.deck) if HOLD[each])
            drawn = s.deck[place]
            if seat == OWN and FITTING.get(s.rules.scenario) in s.deck:
                drawn = FITTING[s.rules.scenario]
            s.deck = tuple(each for each in s.deck if each != drawn)
            deck.take(s, cx, seat, drawn)


def lie(s: CaptainState, seat: int, square: geometry.Square, heading: int) -> Ship:
    """Lay a ship somewhere."""
    ship = s.ships[seat]
    ship.column, ship.row = square
    ship.heading = heading
    return ship


def away(square: geometry.Square, heading: int, steps: int) -> geometry.Square:
    """Return the square so many steps off."""
    dx, dy = geometry.vector(heading)
    return square[0] + steps * dx, square[1] + steps * dy


def heading_at(s: CaptainState, letters: tuple[int, ...]) -> int:
    """Return a heading that has one of these wind positions."""
    return geometry.heading_for(s.wind, letters[s.rng.below(len(letters))])


def far_off(s: CaptainState) -> None:
    """Lay the own ship running toward the enemy, who lies out of range, beating.

    Their chasers are not yet loaded, so that nobody is asked to fire while he sails.
    """
    s.wind, corner, far = STARTS[s.rng.below(len(STARTS))]
    lie(s, OWN, corner, geometry.heading_for(s.wind, RUNNING))
    lie(s, HERS, far, heading_at(s, BEATING))
    for ship in s.ships:
        ship.due = (*ship.due[:BOW_CHASERS], *(s.turn * IMPULSES + IDLE,) * len(ENDS))


def abeam(s: CaptainState) -> None:
    """Lay both ships on one course, side by side, a square apart."""
    heading = heading_at(s, BEAM)
    side = s.rng.below(2)
    lie(s, OWN, (10, 7), heading)
    lie(s, HERS, away((10, 7), geometry.turned(heading, 2 if side else -2), 1), heading)


def across(s: CaptainState) -> None:
    """Lay the enemy close-hauled ahead, and the own ship on a course across her wake."""
    heading = heading_at(s, BEATING)
    side = 2 if s.rng.below(2) else -2
    astern = away((10, 7), geometry.turned(heading, 4), 2)
    lie(s, HERS, (10, 7), heading)
    lie(s, OWN, away(astern, geometry.turned(heading, -side), 1), geometry.turned(heading, side))


def wound(ship: Ship, rigging: int, hull: int, crew: int) -> None:
    """Take boxes of a ship, those of the hull from all sections, all scored by the enemy."""
    ship.rigging -= rigging
    ship.guns = tuple(max(0, boxes - hull) for boxes in ship.guns)
    lost = [ship.display.boxes - boxes for boxes in ship.guns]
    for box in range(ship.crew - crew, ship.crew):
        ship.entered |= (ship.display.red[box] > 0) << box
    ship.crew -= crew
    ship.scored = (rigging, crew, *lost)


def on_fire(s: CaptainState) -> None:
    """Lay the own ship burning and hurt on a beam reach; the enemy yaws astern of her."""
    heading = heading_at(s, BEAM)
    own = lie(s, OWN, (10, 7), heading)
    wound(own, 4, 1, own.crew - 5)
    own.morale, own.burning = FAIR, True
    yaw = 1 if s.rng.below(2) else -1
    lie(s, HERS, away((10, 7), geometry.turned(heading, 4), 1), geometry.turned(heading, yaw))


def alongside(s: CaptainState) -> None:
    """Lay both ships in one square on one course, side to side; the enemy has few men left."""
    heading = heading_at(s, BROAD)
    side = s.rng.below(2)
    for seat in SEATS:
        lie(s, seat, (10, 7), heading)
    s.relation, s.mover = PARALLEL, OWN
    contact.lie(s, OWN, side)
    wound(s.ships[HERS], 3, 1, s.ships[HERS].crew - 4)


def nailed_flag(s: CaptainState) -> None:
    """Lay both ships fast alongside, the own one dismasted and close to striking."""
    alongside(s)
    s.grappled = True
    own = s.ships[OWN]
    wound(own, own.rigging, 2, 4)
    own.morale = STRIKE_CHECK
    s.ships[HERS].morale = UNFIT


POSITIONS: dict[str, Callable[[CaptainState], None]] = {
    "wind_and_helm": far_off,
    "broadside": abeam,
    "stern_rake": across,
    "on_fire": on_fire,
    "alongside": alongside,
    "nailed_flag": nailed_flag,
}
"""By scenario."""
