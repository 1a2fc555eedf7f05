"""Which questions decide something: people are stopped for these, unless they want it otherwise."""

from __future__ import annotations

from portsmouth.games.captains_sea.odds import bearing, coming
from portsmouth.games.captains_sea.odds.ghosts import after, placed
from portsmouth.games.captains_sea.odds.salvo import Salvo
from portsmouth.games.captains_sea.odds.seen import seen
from portsmouth.games.captains_sea.rules.cards import hold_cards
from portsmouth.games.captains_sea.rules.cards.gun_cards import Place
from portsmouth.games.captains_sea.rules.components import NONE, card
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact, panel
from portsmouth.games.captains_sea.ship import NO_PLAN
from portsmouth.games.captains_sea.state import CaptainState

LEAST = {"hold": 0.2, "half": 0.5, "one": 1.0, "two": 2.0}
"""By answer: a broadside of fewer boxes on average isn't offered; its guns stay loaded."""
DECISIVE = ("tack", "bonus_move", "check", "fire_fighting", "grapple", "disengage")
"""Rolls that decide much by a die or two: before others nobody is stopped for a discard alone."""
LONE_BOX = "blast"
"""The check that costs a box of guns at most, without points: no card is worth that."""
SECOND_THOUGHTS, SIGNAL_BOOK, CHANGE_THE_SHOT = card("h08"), card("h09"), card("h19")


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


def may_save(s: CaptainState, at: Place) -> bool:
    """Return whether a discard could change a roll that decides much (1.18, R42)."""
    if at.kind not in DECISIVE or str(s.frames[-2][0]) == LONE_BOX:
        return False
    roll = coming.coming(s)
    return roll is not None and roll.chance() < 1


def _is_timely(s: CaptainState, at: Place, play: int) -> bool:
    """Return whether a card that may be played could be of use at this very moment.

    Another manoeuvre is of use where it lets guns bear or spares a rake (H08), what the Signal
    book tells before the next selection (H09), another shot where the guns bear (H19). Other cards
    are of use wherever they may be played.
    """
    if play == SECOND_THOUGHTS:
        return _other_manoeuvre_helps(s, at.seat)
    if play == SIGNAL_BOOK:
        return _selects_again(s, at.seat)
    if play == CHANGE_THE_SHOT:
        return aims.bearing(s, at.seat) == at.about // 2 and aims.range_of(s) <= aims.reach(s)
    return True


def _selects_again(s: CaptainState, seat: int) -> bool:
    """Return whether a ship completes her manoeuvre in this impulse, and selects another (9.05)."""
    ship = s.ships[seat]
    if ship.plan == NO_PLAN or not ship.acts >> s.impulse & 1:
        return False
    return ship.paid + 1 >= panel.cost(s, ship, ship.plan)


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
