"""Windows: who is asked for cards and discards, and how many dice these may raise (R98, R116-R119).

A window is a frame with its kind, the seat that is asked, a number that the kind gives a meaning
(an attack, a count of dice, a track, a section, a seat), and whether the seat has discarded in it.
"""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules.components import MEND, RIG, SHEETS, WINDOWS
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Attack

AGAIN = 9
"""The window of ``repair`` after all dice of damage control (R135)."""
NEEDLESS = ("sail", "repair")
"""Before these rolls a card that adds to them has made them needless (H05, H22)."""
ONE_DIE = ("initiative", "tack", "bonus_move", "fire_fighting", "disengage")

NO_DICE = frozenset(("impulse", "revealed", "reload", "load", "smoke", "strike_failed"))
"""The windows before no roll."""


BITS = {kind: 1 << place for place, kind in enumerate(WINDOWS)}
"""By window: its place in the mask of standing orders."""


def listens(s: CaptainState, seat: int, kind: str) -> bool:
    """Return whether a seat is asked in a window, by what lies open alone (R98, R116)."""
    ship = s.ships[seat]
    return bool(ship.hand) and not ship.quiet & BITS[kind]


@task
def ask(s: CaptainState, cx: Context, kind: str, seat: int, about: int = 0) -> None:
    """Open a window for a seat that holds a card and wants to be asked (R98)."""
    if listens(s, seat, kind):
        then(s, ("window", kind, seat, about, 0))


def attack(s: CaptainState, number: int) -> Attack:
    """Return an attack of the fire step at hand."""
    assert s.volley is not None
    return s.volley.attacks[number]


def dice_ahead(s: CaptainState, kind: str, seat: int, about: int) -> int:
    """Return how many dice of a seat's own roll a window comes before (1.20, R42)."""
    if kind in NO_DICE:
        return 0
    ship = s.ships[seat]
    if kind in ONE_DIE:
        return int(kind != "fire_fighting" or ship.burning)
    if kind == "check":
        return about
    if kind == "rates":
        return 0 if panel.in_irons(s, ship) else 1
    if kind == "to_hit":
        found = attack(s, about)
        return sum(found.dice) if found.seat == seat else 0
    if kind == "defense":
        return attack(s, about).defense
    if kind == "damage":
        return 3
    if kind == "grapple":
        return 1 if seat == about else 0
    if kind == "melee":
        return s.boarding.split[seat] if s.boarding else 0
    if kind in NEEDLESS and s.extra[seat]:
        return 0
    if kind == "sail":
        return ship.tasks[SHEETS]
    if kind == "repair" and about != AGAIN:
        return ship.tasks[MEND + about - 1 if about else RIG]
    return 0


def may_discard(s: CaptainState, kind: str, seat: int, about: int) -> int:
    """Return how many cards a seat may discard in a window at most (1.19, R42)."""
    return min(dice_ahead(s, kind, seat, about), len(s.ships[seat].hand))
