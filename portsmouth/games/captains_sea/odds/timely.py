"""Which questions decide something: people are stopped for these, unless they want it otherwise."""

from __future__ import annotations

from portsmouth.games.captains_sea.odds import bearing, coming
from portsmouth.games.captains_sea.odds.ghosts import after, placed
from portsmouth.games.captains_sea.odds.salvo import Salvo
from portsmouth.games.captains_sea.odds.seen import seen
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.cards import hold_cards
from portsmouth.games.captains_sea.rules.cards.gun_cards import Place
from portsmouth.games.captains_sea.rules.components import NONE, card
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact, panel, sailing
from portsmouth.games.captains_sea.ship import NO_PLAN, TACK, Ship
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden

LEAST = {"hold": 0.2, "half": 0.5, "one": 1.0, "two": 2.0}
"""By answer: a broadside of fewer boxes on average isn't offered; its guns stay loaded."""
DECISIVE = ("tack", "bonus_move", "check", "fire_fighting", "grapple", "disengage")
"""Rolls that decide much by a die or two: before others nobody is stopped for a discard alone."""
LONE_BOX = "blast"
"""The check that costs a box of guns at most, without points: no card is worth that."""
FAR_APART = 12
"""The range from which on neither the order of two moves nor who has the initiative counts much."""
SPARE = 2
"""So many boxes of rigging above those for Fighting Sail alone are few."""
SECOND_THOUGHTS, SIGNAL_BOOK = card("h08"), card("h09")
QUICK_CARTRIDGES, CHANGE_THE_SHOT = card("h18"), card("h19")
WEATHER_EYE = card("h01")
FOR_SPEED = (card("h02"), card("h04"))


def fire(s: CaptainState, seat: int, least: float) -> bool:
    """Return whether a broadside promises so many boxes, as far as the seat can see."""
    known = seen(s, seat)
    salvo = Salvo(known, seat)
    found = (salvo.volley(aim) for aim in aims.choices(known, seat) if aim != aims.CHASE)
    return any(each.hull + each.rigging + each.crew >= least for each in found)


def window(s: CaptainState, at: Place) -> bool:
    """Return whether a card is of use in a window now, or a discard may save something."""
    plays = hold_cards.open_plays(s, at)
    return any(_is_timely(s, at, play) for play in plays) or may_save(s, at)


def order(s: CaptainState) -> bool:
    """Return whether it may matter which of two ships goes first, once both moves are known (R57).

    Guns fire after both, so the order changes nothing but what the second captain knows: unless
    the ships may meet, a Tack is rolled for near the enemy (9.22), or the map must follow (9.32).
    Either may still think again (H08), so she may stay as well as step ahead.
    """
    steps = [(each.square, geometry.ahead(each.square, each.heading)) for each in s.ships]
    if {*steps[0]} & {*steps[1]} or not all(geometry.on_map(ahead) for _, ahead in steps):
        return True
    if s.frames[-1][2] == "bonus":
        return False  # nobody tacks, and what is selected next is hidden
    tacks = any(TACK in (each.plan, *panel.offered(s, each)) for each in s.ships)
    nearest = min(geometry.range_mp(one, other) for one in steps[0] for other in steps[1])
    return tacks and nearest <= sailing.NEAR


def may_save(s: CaptainState, at: Place) -> bool:
    """Return whether a discard could change a roll that decides much (1.18, R42)."""
    if at.kind not in DECISIVE or str(s.frames[-2][0]) == LONE_BOX:
        return False
    if at.kind == "bonus_move" and not _risks_much(s.ships[at.seat]):
        return False
    roll = coming.coming(s)
    return roll is not None and roll.chance() < 1


def _risks_much(ship: Ship) -> bool:
    """Return whether a Bonus Move may cost more than a box of rigging, which brings no points."""
    return ship.strain > 1 or ship.rigging <= ship.display.fighting_only + SPARE


def _is_timely(s: CaptainState, at: Place, play: int) -> bool:
    """Return whether a card that may be played could be of use at this very moment.

    Another manoeuvre is of use where it lets guns bear or spares a rake (H08), what the Signal
    book tells before the next selection and not from afar (H09), another shot where the guns bear
    (H19), cartridges and the initiative not from afar (H18, H01), speed to a ship that can sail
    (H02, H04). Other cards are of use wherever they may be played.
    """
    if play == SECOND_THOUGHTS:
        return _other_manoeuvre_helps(s, at.seat)
    if play == SIGNAL_BOOK:
        return _selects_again(s, at.seat) and _is_unknown(s, 1 - at.seat)
    if play in (WEATHER_EYE, QUICK_CARTRIDGES):
        return aims.range_of(s) < FAR_APART
    if play in FOR_SPEED:
        return not s.grappled and not panel.in_irons(s, s.ships[at.seat])
    if play == CHANGE_THE_SHOT:
        return aims.bearing(s, at.seat) == at.about // 2 and aims.range_of(s) <= aims.reach(s)
    return True


def _selects_again(s: CaptainState, seat: int) -> bool:
    """Return whether a ship completes her manoeuvre in this impulse, and selects another (9.05)."""
    ship = s.ships[seat]
    if ship.plan == NO_PLAN or not ship.acts >> s.impulse & 1:
        return False
    return ship.paid + 1 >= panel.cost(s, ship, ship.plan)


def _is_unknown(s: CaptainState, enemy: int) -> bool:
    """Return whether near enough ships hide which of several manoeuvres was selected (H09)."""
    if aims.range_of(s) >= FAR_APART:
        return False
    return len(hidden.possible_plans(s, s.ships[enemy])) > 1


def _other_manoeuvre_helps(s: CaptainState, seat: int) -> bool:
    """Return whether, as the enemy lies now, another manoeuvre is better for the guns (H08, R123).

    In the enemy's square a side is still to be chosen (9.27), so any change may be.
    """
    ship = s.ships[seat]
    others = [
        plan
        for plan in panel.offered(s, ship)
        if plan != ship.plan and panel.cost(s, ship, plan) <= ship.paid
    ]
    lies = [placed(s, seat, *after(s, ship, plan)) for plan in (ship.plan, *others)]
    if any(contact.together(each) for each in lies):
        return True
    planned, *instead = [
        (bearing.side(each, seat) != NONE, not _raked(each, seat)) for each in lies
    ]
    return any(one > planned[0] or safe > planned[1] for one, safe in instead)


def _raked(s: CaptainState, seat: int) -> bool:
    """Return whether the enemy's side would rake a ship (11.09)."""
    return bearing.side(s, 1 - seat) != NONE and aims.rake(s, 1 - seat) != aims.NO_RAKE
