"""Bonus Moves, forced by Straining or made of free will (9.25, 16, R32, R33, R55, R106, R131)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, harm, order
from portsmouth.games.captains_sea.rules.components import HELM, SEATS, STRAIN_SUCCESS
from portsmouth.games.captains_sea.rules.manoeuvres import panel, sailing
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState

OPEN = 4
"""A mark in ``shown``: the Strain was named openly for a Bonus Move of free will (R106)."""


@task
def bonus_moves(s: CaptainState, cx: Context) -> None:
    """Drop Strains that can't be used, ask who moves of free will, then move (16, R55, R81)."""
    for ship in s.ships:
        if s.grappled or panel.in_irons(s, ship):
            ship.strain = 0
    if not s.grappled:
        then(s, *(("offer_bonus", seat) for seat in order.asked(s)), ("bonus_order",))


@task
def offer_bonus(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask a ship that has not strained, if she may move (16.02, 16.03, 16.07, R33)."""
    ship = s.ships[seat]
    barred = ship.strain or harm.dismasted(ship) or panel.in_irons(s, ship)
    if not barred and not sailing.breaks_off(s, seat):
        then(s, ("bonus", seat))


@task
def bonus_order(s: CaptainState, cx: Context) -> None:
    """Show the Strains; the initiative picks the order of two moves (R32, R106)."""
    moving = [seat for seat in SEATS if s.ships[seat].strain]
    for seat in moving:
        cx.emit("strain_shown", seat=seat, strain=s.ships[seat].strain)
        cx.reveal()
    if len(moving) == len(SEATS):
        then(s, ("order", s.leader, "bonus"))
    else:
        then(s, *(("bonus_move", seat) for seat in moving))


@task
def bonus_move(s: CaptainState, cx: Context, seat: int) -> None:
    """Move a square ahead whatever it costs, then roll for the rigging (16.04, 16.05, R32, R33)."""
    ship = s.ships[seat]
    if ship.shown & OPEN and sailing.breaks_off(s, seat):
        _done(s, seat)
        return
    if sailing.step_ahead(s, cx, seat):
        frames: list[FlowFrame] = [("meet", seat, ship.heading), ("ask", "bonus_move", seat, 0)]
        then(s, *frames, ("bonus_die", seat))


def bonus_modifier(s: CaptainState, seat: int) -> int:
    """Return what is added to the die, discards excepted (16.05, 5.04, H03)."""
    ship = s.ships[seat]
    return dice.quality(ship) + ship.tasks[HELM] + ship.strain + ship.wedges


@task
def bonus_die(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll for the rigging: less than 6 costs as many boxes as the Strain (16.05, 16.06)."""
    ship = s.ships[seat]
    face = s.rng.die()
    total = face + bonus_modifier(s, seat) + dice.take_spent(s, seat)
    cx.emit("bonus_die", seat=seat, die=face, total=total)
    if total < STRAIN_SUCCESS:
        harm.rigging(s, cx, seat, ship.strain, scored=False)
    _done(s, seat)


def _done(s: CaptainState, seat: int) -> None:
    """Use the Strain up (R55)."""
    ship = s.ships[seat]
    ship.strain, ship.shown = 0, ship.shown & 1
