"""The deck of sea cards and the bag of passengers (W93, S39, S83, K24)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.war.rules.components import NONE
from portsmouth.games.war.state import WarState


def draw(s: WarState, cx: Context) -> int:
    """Draw the top sea card; an empty deck is the shuffled discards (S83)."""
    if not s.deck:
        cards = list(s.discards)
        s.rng.shuffle(cards)
        s.deck, s.discards = tuple(cards), ()
        cx.emit("shuffled", count=len(cards))
    card, s.deck = s.deck[0], s.deck[1:]
    cx.reveal()
    return card


def draw_passenger(s: WarState, cx: Context, port: int) -> int:
    """Draw passengers until one is not for this port; the others are laid aside (W31, W93)."""
    while True:
        if not s.bag:
            counters = list(s.laid)
            s.rng.shuffle(counters)
            s.bag, s.laid = tuple(counters), ()
        drawn, s.bag = s.bag[0], s.bag[1:]
        cx.reveal()
        if drawn != port:
            return drawn
        s.laid = (*s.laid, drawn)


def lay_aside(s: WarState, seat: int) -> None:
    """Lay the passenger of a seat aside, if there is one."""
    convoy = s.convoys[seat]
    if convoy.passenger != NONE:
        s.laid = (*s.laid, convoy.passenger)
        convoy.passenger = NONE
