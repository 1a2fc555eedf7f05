"""Turns and rounds (W10, W11, W77, W117, S35)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.war.rules.components import NONE
from portsmouth.games.war.rules.names import way_name
from portsmouth.games.war.rules.winning import way_met
from portsmouth.games.war.state import NO_BUSINESS, WarState


def begin_turn(s: WarState, cx: Context, seat: int) -> None:
    """Let a seat begin its turn (W77)."""
    s.active = seat
    s.roll = s.winds = s.sold = s.bought = s.cheap = 0
    s.press = s.second = s.drew = s.storming = False
    s.goal = s.stopper = NONE
    s.hails = ()
    s.business = NO_BUSINESS
    s.frames = (("cast",),)
    cx.emit("turn", seat=seat, round=s.round)


def end_turn(s: WarState, cx: Context) -> None:
    """Check the win chart, then go on to the next seat or round (W115, W117, K15, S40)."""
    seat = s.active
    s.convoys[seat].becalmed = False
    s.way = way_met(s, seat)
    s.frames = ()
    if s.way != NONE:
        cx.emit("won", seat=seat, way=way_name(s.way))
        return
    following = (seat + 1) % len(s.convoys)
    if following == s.first:
        if s.round == s.rules.rounds:
            cx.emit("last_round")
            return
        s.round += 1
    begin_turn(s, cx, following)
