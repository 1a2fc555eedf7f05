"""A turn from its start to nightfall: its phases in order (4.01, R47, R53)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules import order
from portsmouth.games.captains_sea.rules.components import NONE, TASKS
from portsmouth.games.captains_sea.rules.program import finish, task, then
from portsmouth.games.captains_sea.state import NIGHT, CaptainState


@task
def new_turn(s: CaptainState, cx: Context) -> None:
    """Begin a turn, unless night has fallen: crews first (4.01, R53, R105, R137)."""
    if s.rules.turn_limit and s.turn == s.rules.turn_limit:
        cx.emit("night")
        finish(s, cx, NIGHT, NONE)
        return
    s.turn += 1
    s.lasting, s.coming = s.coming, NONE
    for ship in s.ships:
        ship.tasks = (0,) * len(TASKS)
        ship.fired = ship.hurt = ship.crowd = ship.wedges = False
        ship.speed = ship.acts = 0
    cx.emit("turn", turn=s.turn)
    then(
        s,
        *(("muster", seat) for seat in order.opening(s)),
        ("show_muster",),
        *(("ask", "initiative", seat, 0) for seat in order.asked(s)),
        ("initiative",),
        ("rates",),
        ("cycle",),
        ("melee",),
        ("bonus_moves",),
        ("housekeeping",),
        ("new_turn",),
    )


@task
def show_muster(s: CaptainState, cx: Context) -> None:
    """Show both crews (R105)."""
    if s.seals:
        cx.open_seals(latest=s.seals)
    s.seals = 0
    cx.emit("mustered")
