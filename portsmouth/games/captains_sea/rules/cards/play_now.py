"""Play Now cards: what each does when it is drawn (1.11, 1.12, 4.9)."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, geometry, harm, morale, names, order
from portsmouth.games.captains_sea.rules.components import NONE, card
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState

(VEERS, BACKS, DYING, GALE, SWELL, BACKSTAY, FLASH, BURST, SQUALL, STOLEN, CAPTAIN, FOG) = (
    card(f"p{number:02}") for number in range(1, 13)
)
GALE_HURTS, FLASH_HURTS, SQUALL_HURTS, CAPTAIN_HURT = 1, 1, 2, 1
"""The highest sum of a die and what is added to it at which these cards do harm."""
Tasks = list[FlowFrame]


def tasks(s: CaptainState, seat: int, card: int) -> Tasks:
    """Return what a Play Now card sets off, in order; none if it can't apply (1.12)."""
    return EFFECTS[card](s, seat) if card in EFFECTS else []


def _each(s: CaptainState, task: str, who: Callable[[int], bool]) -> Tasks:
    """Return a die, with its window for discards, for each ship that a card concerns (R118)."""
    found: Tasks = []
    for seat in order.asked(s):
        if who(seat):
            found += [("ask", "check", seat, 1), (task, seat)]
    return found


def _veers(s: CaptainState, seat: int) -> Tasks:
    return [("shift_wind", 1)]


def _backs(s: CaptainState, seat: int) -> Tasks:
    return [("shift_wind", -1)]


def _backstay(s: CaptainState, seat: int) -> Tasks:
    return [("backstay", seat)]


def _gale(s: CaptainState, seat: int) -> Tasks:
    """Return a die for each ship at Medium Sail (P04, R95)."""
    return _each(s, "gale", lambda each: s.ships[each].medium)


def _flash(s: CaptainState, seat: int) -> Tasks:
    """Return a die for each ship that fired in this turn (P07, R125)."""
    return _each(s, "flash", lambda each: s.ships[each].fired)


def _burst(s: CaptainState, seat: int) -> Tasks:
    """Return a die for each player, and what the lower one loses (P08)."""
    return [*_each(s, "burst_die", lambda _: True), ("burst",)]


def _squall(s: CaptainState, seat: int) -> Tasks:
    """Return the end of smoke and fires, and a die for each ship at Medium Sail (P09, R95)."""
    return [("clear_air",), *_each(s, "squall", lambda each: s.ships[each].medium)]


def _captain(s: CaptainState, seat: int) -> Tasks:
    """Return a die for each ship that took a crew hit in this turn (P11)."""
    return _each(s, "captain_down", lambda each: s.ships[each].hurt)


EFFECTS: dict[int, Callable[[CaptainState, int], Tasks]] = {
    VEERS: _veers,
    BACKS: _backs,
    GALE: _gale,
    BACKSTAY: _backstay,
    FLASH: _flash,
    BURST: _burst,
    SQUALL: _squall,
    CAPTAIN: _captain,
}


@task
def shift_wind(s: CaptainState, cx: Context, points: int) -> None:
    """Turn the wind by a point; who missed stays may then fall off as she likes (P01, P02, R12)."""
    s.wind = geometry.turned(s.wind, points)
    for ship in s.ships:
        ship.from_tack = 0
    cx.emit("wind", heading=names.HEADING[s.wind])


def _die(s: CaptainState, cx: Context, seat: int, by: int = 0) -> int:
    """Throw a card's die, with what was discarded for it."""
    face = s.rng.die()
    found = face + by + dice.take_spent(s, seat)
    cx.emit("card_die", seat=seat, die=face, total=found)
    return found


@task
def gale(s: CaptainState, cx: Context, seat: int) -> None:
    """Lose rigging on a 1 (P04)."""
    if _die(s, cx, seat) <= GALE_HURTS:
        harm.rigging(s, cx, seat, 1, scored=False)


@task
def backstay(s: CaptainState, cx: Context, seat: int) -> None:
    """Lose rigging at Medium Sail (P06)."""
    if s.ships[seat].medium:
        harm.rigging(s, cx, seat, 1, scored=False)


@task
def flash(s: CaptainState, cx: Context, seat: int) -> None:
    """Check morale after a bad die (P07)."""
    if _die(s, cx, seat, dice.quality(s.ships[seat])) <= FLASH_HURTS:
        then(s, *morale.check(seat, 1))


@task
def burst_die(s: CaptainState, cx: Context, seat: int) -> None:
    """Keep a player's die for the comparison (P08)."""
    rolled = _die(s, cx, seat)
    s.extra = (rolled, s.extra[1]) if seat == 0 else (s.extra[0], rolled)


@task
def burst(s: CaptainState, cx: Context) -> None:
    """Let the lower die lose a box of the fuller section of the side last fired (P08, R109)."""
    one, other = s.extra
    s.extra = (0, 0)
    if one == other:
        return
    seat = 0 if one < other else 1
    ship = s.ships[seat]
    if ship.side == NONE:
        return
    fore = 2 * ship.side
    section = fore if ship.guns[fore] >= ship.guns[fore + 1] else fore + 1
    harm.hull(s, cx, seat, section, scored=False)
    then(s, *harm.after(s, (seat,)))


@task
def clear_air(s: CaptainState, cx: Context) -> None:
    """Remove all smoke and fires (P09)."""
    s.smoke = ()
    for ship in s.ships:
        ship.burning = False


@task
def squall(s: CaptainState, cx: Context, seat: int) -> None:
    """Lose rigging on 2 or less (P09)."""
    if _die(s, cx, seat, dice.quality(s.ships[seat])) <= SQUALL_HURTS:
        harm.rigging(s, cx, seat, 1, scored=False)


@task
def captain_down(s: CaptainState, cx: Context, seat: int) -> None:
    """Lose a level of morale on a 1, without a check (P11, R118)."""
    if _die(s, cx, seat) <= CAPTAIN_HURT:
        morale.fall(s, cx, seat)
