"""Sea cards as they are drawn: global, instant, kept and face-up ones (W20-W23, K1-K17)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import push
from portsmouth.games.war.rules import guns, losses, piles, sailing_roll
from portsmouth.games.war.rules.components import (
    BLOWN_OFF_COURSE,
    CARDS,
    CASTAWAYS,
    CLASSES,
    CREW,
    FLOTSAM,
    FOLLOWING_SEA,
    HAND_LIMIT,
    HULL,
    IS_OPEN,
    NONE,
    PLAGUE,
    REEF,
    SALVAGE,
    SCURVY,
)
from portsmouth.games.war.rules.fleet import harm, heal
from portsmouth.games.war.rules.names import card_name
from portsmouth.games.war.state import WarState

SALVAGED, RESCUED, AFLOAT, ADRIFT = 3, 2, 2, 2
"""Gold of Salvage, crew of Castaways, crates that float, steps that a convoy is blown (K11-K14)."""


def take(s: WarState, cx: Context) -> None:
    """Draw a sea card and do what it says; questions come on top of the flow (W15, W84)."""
    s.drew = True
    card = piles.draw(s, cx)
    group = CLASSES[CARDS[card]]
    if group == "global":
        cx.emit("drew", seat=s.active, card=card_name(card))
        _go_global(s, card)
    elif group == "instant":
        cx.emit("drew", seat=s.active, card=card_name(card))
        s.discards = (*s.discards, card)
        _work(s, cx, CARDS[card])
    else:
        _keep(s, cx, card)


def _keep(s: WarState, cx: Context, card: int) -> None:
    """Take a card into the hand; a fourth one must go, or another (W21)."""
    convoy = s.convoys[s.active]
    convoy.hand = (*convoy.hand, card)
    if IS_OPEN[card]:
        cx.emit("drew", seat=s.active, card=card_name(card))
    else:
        cx.emit("drew_hidden", seat=s.active)
        cx.emit("drew_own", to=(s.active,), seat=s.active, card=card_name(card))
    if len(convoy.hand) > HAND_LIMIT:
        push(s, "keep")


def _go_global(s: WarState, card: int) -> None:
    """Put a global card into play; the old one goes, with its marker (W22, W23, K3, K9)."""
    if s.globe != NONE:
        s.discards = (*s.discards, s.globe)
    s.globe, s.plague = card, NONE
    if CARDS[card] == PLAGUE:
        push(s, "mark")


def _work(s: WarState, cx: Context, kind: int) -> None:
    """Do what an instant card says (K10-K14)."""
    seat = s.active
    convoy = s.convoys[seat]
    if kind == REEF:
        harm(s, cx, seat, HULL, guns.roll(s))
        if not convoy.values[HULL]:
            s.frames = (*s.frames, *reversed(losses.sink(s, cx, seat)))
    elif kind == SCURVY:
        harm(s, cx, seat, CREW, guns.roll(s))
    elif kind == SALVAGE:
        convoy.gold += SALVAGED
        cx.emit("salvaged", seat=seat, gold=SALVAGED)
    elif kind == CASTAWAYS:
        heal(s, cx, seat, CREW, RESCUED)
    elif kind == FLOTSAM:
        push(s, "pick", AFLOAT)
    elif kind == FOLLOWING_SEA and s.stopper == NONE:
        s.second = True
        sailing_roll.roll(s, cx)
        s.frames = (("sail",),)
    elif kind == BLOWN_OFF_COURSE and s.stopper == NONE and len(s.convoys) > 1:
        push(s, "drift", (seat + 1) % len(s.convoys))
