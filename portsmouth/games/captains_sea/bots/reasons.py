"""Why a captain decides so, in a sentence that tells nobody what is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import worth
from portsmouth.games.captains_sea.odds import melee
from portsmouth.games.captains_sea.rules import harm, scoring
from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

NEAR = 8
"""The range at which men for boarding are thought of."""
FAR = aims.LONG_RANGE
"""The range beyond which no gun reaches."""
SEALED = ("rig", "charge", "strain")
"""Questions whose answer the enemy doesn't see: one reason for each, whatever it is."""


def reason(s: CaptainState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return why a captain answers so; what is sealed has the same reason whatever it is."""
    if not s.frames or not actions:
        return None
    step, verb = str(s.frames[-1][0]), str(actions[0][0])
    if step == "muster":
        return _crew(s, seat)
    if step in SEALED:
        return Text(f"why-{step}")
    if step == "order":
        return Text("why-order-second" if actions[0][1] else "why-order-first")
    if step in ("select", "turn"):
        return _course(s, seat)
    if step == "fire":
        return _fire(s, seat, verb)
    if step in ("grapple", "board", "go_on") and verb in ("grapple", "board", "on"):
        return _melee("why-board", s, seat)
    if step == "cut" and verb == "cut":
        return _melee("why-cut", s, 1 - seat)
    return None


def _fire(s: CaptainState, seat: Seat, verb: str) -> Text | None:
    """Return why a broadside is fired or held; so near that all hits there is no word for it."""
    near = verb == "hold" and aims.range_of(s) <= aims.CLOSE_RANGE
    if verb not in ("fire", "hold") or aims.chasing(s, seat) != NONE or near:
        return None
    return Text(f"why-{verb}", range=aims.range_of(s))


def _melee(id: str, s: CaptainState, seat: Seat) -> Text | None:
    """Return the chance that a seat takes the other ship, if there is one."""
    chance = round(100 * melee.wins(s, seat))
    return Text(id, chance=chance) if chance else None


def _crew(s: CaptainState, seat: Seat) -> Text:
    """Return what a watch bill has to look to, by what lies open."""
    ship = s.ships[seat]
    if s.grappled or aims.range_of(s) <= NEAR // 2:
        return Text("why-crew-near", range=aims.range_of(s))
    lost = sum(ship.scored)
    price = worth.price(s, 1 - seat)
    if lost and price >= 2 and any(harm.damaged(ship, track) for track in range(5)):
        return Text("why-crew-mend", points=int(price * 2) // 2)
    far = "far" if aims.range_of(s) > FAR else "guns"
    return Text(f"why-crew-{far}", range=aims.range_of(s))


def _course(s: CaptainState, seat: Seat) -> Text:
    """Return where a course is to lead, by what lies open."""
    if scoring.is_prey(s, seat):
        return Text("why-course-prey")
    if worth.secure(s, seat):
        return Text("why-course-home", points=worth.lead(s, seat))
    if aims.range_of(s) > NEAR:
        return Text("why-course-close", range=aims.range_of(s))
    return Text("why-course-guns", range=aims.range_of(s))
