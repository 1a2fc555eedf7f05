"""The twelve impulses: selection, marked impulses, who goes first (4.02, 8, 9.01-9.10, R54-R57)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import names, order
from portsmouth.games.captains_sea.rules.components import IMPULSES, SEATS
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.ship import NO_PLAN
from portsmouth.games.captains_sea.state import CaptainState

STEPS: tuple[FlowFrame, ...] = (("manoeuvres",), ("reloads",), ("fire_step",), ("grapples",))
"""What is done in an impulse after the cards (8.02)."""
SKIPPED = IMPULSES + 1
"""The impulse while a grapple leaves out the rest (12.05)."""


@task
def cycle(s: CaptainState, cx: Context) -> None:
    """Begin the impulses: impossible manoeuvres are dropped, both select (4.02, R56, R115)."""
    for seat in order.opening(s):
        _drop_impossible(s, cx, seat)
    then(s, *(("choose", seat) for seat in order.opening(s)), ("impulses", 1))


def _drop_impossible(s: CaptainState, cx: Context, seat: int) -> None:
    """Show and drop a manoeuvre that the panel no longer offers (R56)."""
    ship = s.ships[seat]
    if ship.plan != NO_PLAN and not panel.cost(s, ship, ship.plan):
        cx.emit("dropped", seat=seat, plan=names.PLAN[ship.plan])
        cx.reveal()
        clear(s, seat)


def clear(s: CaptainState, seat: int) -> None:
    """Forget a manoeuvre and the points paid for it (9.04)."""
    ship = s.ships[seat]
    ship.plan, ship.paid = NO_PLAN, 0
    ship.plan_heading = ship.plan_wind = ship.plan_left = 0
    ship.shown &= 2


@task
def choose(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask a ship without a manoeuvre to select one, if she has activations left (9.05, R54)."""
    ship = s.ships[seat]
    idle = ship.plan == NO_PLAN and panel.activations_left(s, ship)
    if idle and not s.grappled and not panel.in_irons(s, ship):
        then(s, ("select", seat))


def is_marked(s: CaptainState, impulse: int) -> bool:
    """Return whether an impulse is played (8.01)."""
    one, other = s.ships
    if (one.acts | other.acts) >> impulse & 1:
        return True
    count = (s.turn - 1) * IMPULSES + impulse
    return count in one.due or count in other.due


@task
def impulses(s: CaptainState, cx: Context, impulse: int) -> None:
    """Go on to the next marked impulse, in the order of 8.02 (13.01, 14.01)."""
    while impulse <= IMPULSES and not is_marked(s, impulse):
        impulse += 1
    if s.impulse == SKIPPED or impulse > IMPULSES:
        s.impulse = 0
        return
    s.impulse = impulse
    cx.emit("impulse", impulse=impulse)
    asked: list[FlowFrame] = [("ask", "impulse", seat, 0) for seat in order.asked(s)]
    if not any(ship.hand for ship in s.ships):
        asked = []
    then(s, *asked, *STEPS, ("impulses", impulse + 1))


@task
def manoeuvres(s: CaptainState, cx: Context) -> None:
    """Pay for activations; what is paid for is revealed, and carried out (9.01-9.03, 8.03, R57)."""
    done: list[int] = []
    for seat in SEATS:
        ship = s.ships[seat]
        if not ship.acts >> s.impulse & 1 or ship.plan == NO_PLAN:
            continue
        ship.paid += 1
        if ship.paid >= panel.cost(s, ship, ship.plan):
            done.append(seat)
            ship.shown |= 1
            cx.emit("revealed", seat=seat, plan=names.PLAN[ship.plan])
            cx.reveal()
    if len(done) == len(SEATS):
        then(s, ("order", s.leader, "manoeuvre"))
    elif done:
        then(s, *carrying_out(done[0]))


def carrying_out(seat: int) -> list[FlowFrame]:
    """Return the tasks of a revealed manoeuvre, and of the next selection (9.03, 9.05)."""
    return [("ask", "revealed", seat, 0), ("carry_out", seat), ("choose", seat)]


def select(s: CaptainState, seat: int, plan: int) -> None:
    """Select a manoeuvre, hidden from the enemy (9.06)."""
    ship = s.ships[seat]
    ship.plan, ship.paid = plan, 0
    ship.plan_heading, ship.plan_wind = ship.heading, s.wind
    ship.plan_left = panel.activations_left(s, ship)
    ship.shown &= 2
