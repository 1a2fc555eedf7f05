"""Moves, passing fire, and what comes at their end (W12-W18, W80, W83, W84, S43-S49)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import player
from portsmouth.games.war.rules import assault, conflict, seacards, visits
from portsmouth.games.war.rules.components import NONE, SAILS, Numbers
from portsmouth.games.war.rules.fleet import seats_at
from portsmouth.games.war.rules.names import space_name
from portsmouth.games.war.rules.sailing_roll import allowance
from portsmouth.games.war.rules.world import CELLS, is_sea, near_cells, port_of, way
from portsmouth.games.war.state import WarState

NOBODY: frozenset[int] = frozenset()


def in_the_way(s: WarState, goal: int) -> frozenset[int]:
    """Return the sea cells with others that a move to a space might pass."""
    seat = s.active
    here = s.convoys[seat].at
    others = [each.at for each in s.convoys if each.at < CELLS and each.at not in (here, goal)]
    if not others:
        return NOBODY
    near = near_cells(here, allowance(s))
    return frozenset(space for space in others if space in near)


def passed(s: WarState, goal: int) -> Numbers:
    """Return whom a move passes: cell and seat, in the order of the way (W17, S43, S46, S76)."""
    occupied = in_the_way(s, goal)
    if not occupied or s.rules.sea == "merchants":
        return ()
    seat = s.active
    here = s.convoys[seat].at
    free = s.rules.free_exit and not is_sea(here)
    spaces = way(here, goal, allowance(s), occupied, free)[1 if free else 0 : -1]
    return tuple(
        each for space in spaces for other in seats_at(s, space, seat) for each in (space, other)
    )


def set_out(s: WarState, cx: Context, goal: int, storming: bool) -> None:
    """Begin a move: whoever is passed may fire first (W83)."""
    s.hails = passed(s, goal)
    s.goal, s.storming = goal, storming
    s.frames = (("ask_hails",),)


def ask_hails(s: WarState, cx: Context) -> None:
    """Ask the next one who may fire; after the last one the move ends, or the turn (W83, S45)."""
    if s.hails:
        space, seat, *rest = s.hails
        s.hails = tuple(rest)
        s.frames = (("ask_hails",), ("hail", space, seat))
    elif s.goal == NONE:
        s.frames = (("end_turn",),)
    else:
        _arrive(s, cx)


def _arrive(s: WarState, cx: Context) -> None:
    """End the move where it was to end (W15, W16, W88)."""
    goal, s.goal = s.goal, NONE
    port = port_of(goal)
    if port == NONE:
        s.convoys[s.active].at = goal
        cx.emit("sailed", seat=s.active, space=space_name(goal))
        end_at_sea(s, cx, moved=True)
    elif s.storming:
        assault.enter(s, cx, port)
    else:
        visits.dock(s, cx, port)


def stopped(s: WarState, cx: Context, space: int, seat: int) -> None:
    """Stop the mover where a passed convoy fires (W17, W83)."""
    s.convoys[s.active].at = space
    s.goal, s.hails, s.stopper = NONE, (), seat
    cx.emit("stopped", seat=seat, other=player(s.active), space=space_name(space))
    end_at_sea(s, cx, moved=True)


def end_at_sea(s: WarState, cx: Context, moved: bool) -> None:
    """Draw a sea card after the first move that ends at sea; then a conflict (W84, W54, S5)."""
    s.frames = (("engage",),)
    if moved and not s.drew and s.convoys[s.active].values[SAILS]:
        seacards.take(s, cx)


def engage(s: WarState, cx: Context) -> None:
    """Come to the conflict of this turn, if there is one (W18, W84, S8, S48, O6)."""
    seat = s.active
    space = s.convoys[seat].at
    s.frames = (("end_turn",),)
    if not is_sea(space) or s.rules.sea == "merchants":
        return
    if s.stopper != NONE:
        conflict.begin(s, cx, s.stopper, seat)
    elif seats_at(s, space, seat):
        s.frames = (("meet",),)


def joined(s: WarState, cx: Context) -> None:
    """Ask those in the space of the mover, who did not attack (S45, S86, O4)."""
    seat = s.active
    space = s.convoys[seat].at
    if s.rules.challenge:
        s.hails = tuple(each for other in seats_at(s, space, seat) for each in (space, other))
    s.frames = (("ask_hails",),)
