"""Attacks on ports: strength, rounds, capture, flight (W64-W72, W111-W114, S29, S33, S78)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.war.rules import conflict, guns, harbours, losses, piles, visits
from portsmouth.games.war.rules.components import HULL, NONE, STRENGTH
from portsmouth.games.war.rules.fleet import cannons, harm, hidden_cards
from portsmouth.games.war.rules.names import port_name
from portsmouth.games.war.rules.world import NOWHERE, space_of
from portsmouth.games.war.state import WarState


def enter(s: WarState, cx: Context, port: int) -> None:
    """Attack a port on entering it; by O3 a pirate must pass its shot first (W88, S18)."""
    convoy = s.convoys[s.active]
    convoy.at = space_of(port)
    convoy.dear = 0
    shot = s.rules.first_shot and harbours.fires_at_pirates(s, convoy, port)
    if not shot or not visits.struck(s, cx, port):
        begin(s, cx, port)


def begin(s: WarState, cx: Context, port: int) -> None:
    """Pay, turn up the port's strength, ask for a card, and fire (W65, W66, W111)."""
    seat = s.active
    cx.emit("attacks_port", seat=seat, port=port_name(port))
    conflict.pay(s, cx, seat)
    s.attacker, s.fort = seat, port
    s.strength = piles.draw(s, cx)
    s.cannons = STRENGTH[s.strength]
    cx.emit("strength", port=port_name(port), count=s.cannons)
    asked: list[FlowFrame] = [("card", 0)] if hidden_cards(s.convoys[seat]) else []
    s.frames = (("volley",), *asked)


def volley(s: WarState, cx: Context) -> None:
    """Fire a round: all cannons that either had at its start (W68-W70, S29)."""
    seat, port = s.attacker, s.fort
    convoy, theirs = s.convoys[seat], s.cannons
    ours = cannons(convoy)
    hits: list[int] = []
    suffers: list[int] = []
    for turn in range(max(ours, theirs)):
        first = turn == 0 and not s.spent & guns.FIRED
        if turn < ours:
            hits.append(guns.fire(s, 0, first))
        if turn < theirs:
            suffers.append(guns.fire(s, 1, False))
        if sum(suffers) >= convoy.values[HULL]:
            break
    s.cannons = max(0, theirs - sum(hits))
    cx.emit(
        "cannonade",
        seat=seat,
        port=port_name(port),
        hits=sum(hits),
        suffers=sum(suffers),
        left=s.cannons,
        shots="".join(map(str, hits)),
        returned="".join(map(str, suffers)),
    )
    harm(s, cx, seat, HULL, sum(suffers))
    if not convoy.values[HULL]:
        asked = losses.sink(s, cx, seat)
        s.spent |= guns.LOST | (guns.OVER if convoy.at == NOWHERE else 0)
        s.frames = (("after_loss",), *reversed(asked))
        return
    s.spent |= guns.FIRED
    s.frames = (("press",),)
    if not s.cannons:
        take(s, cx)


def after_loss(s: WarState, cx: Context) -> None:
    """Go on when a ship was lost: taken all the same, driven off, or begun afresh (S29)."""
    port = s.fort
    if s.spent & guns.OVER:
        finish(s, cx)
        s.frames = (("end_turn",),)
    elif not s.cannons:
        take(s, cx)
    else:
        finish(s, cx)
        s.frames = (("end_turn",), ("flee", port))


def take(s: WarState, cx: Context) -> None:
    """Take the port: plant a flag, dock, turn a passenger in (W72, W88, W113)."""
    seat, port = s.attacker, s.fort
    harbours.plant(s, seat, port)
    cx.emit("taken", seat=seat, port=port_name(port))
    finish(s, cx)
    visits.deliver(s, cx, port)
    s.frames = (("end_turn",),)


def finish(s: WarState, cx: Context) -> None:
    """Discard the strength card, and let Carpenter work (S30, S78)."""
    conflict.mend_after(s, cx, 0)
    s.discards = (*s.discards, s.strength)
    s.strength = NONE
    conflict.close(s)


def flee(s: WarState, cx: Context, space: int) -> None:
    """Leave a port for a dock cell, which is the end of the turn (W71, W112, S31, S49)."""
    s.convoys[s.active].at = space
    s.frames = (("end_turn",),)
