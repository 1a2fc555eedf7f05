"""Hands, the pile and the discards (V4, V11, V14, V93, R7)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.victory.rules import names
from portsmouth.games.victory.state import VictoryState


def remove(s: VictoryState, seat: int, card: int) -> None:
    """Take one copy of a card out of a hand."""
    hand = s.ports[seat].hand
    at = hand.index(card)
    s.ports[seat].hand = (*hand[:at], *hand[at + 1 :])


def discard(s: VictoryState, seat: int, card: int) -> None:
    """Put a card of a hand on the open discards (V93)."""
    remove(s, seat, card)
    s.discards = (*s.discards, card)


def draw(s: VictoryState, cx: Context, seat: int) -> None:
    """Draw the top card; an empty pile is made of the discards, if there are any (V11, R7)."""
    if not s.pile:
        cards = sorted(s.discards)
        s.rng.shuffle(cards)
        s.pile, s.discards = tuple(cards), ()
        if cards:
            cx.emit("reshuffled", cards=len(cards))
    if not s.pile:
        cx.emit("nothing_to_draw", seat=seat)
        return
    card, s.pile = s.pile[0], s.pile[1:]
    s.ports[seat].hand = tuple(sorted((*s.ports[seat].hand, card)))
    cx.reveal()
    cx.emit("drew", seat=seat)
    cx.emit("drew_own", to=(seat,), seat=seat, card=names.CARD[card])
