"""Both decks: what is drawn, discarded and made anew (P41, B15, B18, B57, B75)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import Text
from portsmouth.games.privateer.rules.components import (
    BOUNTY_NAMES,
    FIRST_FORTUNE,
    FORTUNES,
    PORT_CARDS,
)
from portsmouth.games.privateer.rules.messages import port_name
from portsmouth.games.privateer.state import PrivateerState

DEBT = FIRST_FORTUNE + FORTUNES.index("shipwrights_debt")


def draw_bounty(s: PrivateerState, cx: Context) -> int:
    """Turn up the top Bounty Card; an empty deck is made anew from the discards (B18, B75)."""
    if not s.bounty_deck:
        cards = sorted(s.bounty_discard)
        s.rng.shuffle(cards)
        s.bounty_deck, s.bounty_discard = tuple(cards), ()
        cx.emit("bounty_shuffled", count=len(cards))
    card, s.bounty_deck = s.bounty_deck[0], s.bounty_deck[1:]
    cx.reveal()
    cx.emit("drew", seat=s.active, card=Text(f"card-{BOUNTY_NAMES[card]}"))
    return card


def replace_port_card(s: PrivateerState, cx: Context, port: int) -> None:
    """Discard a port's card and turn up another; the old one may come back at once (B75)."""
    s.port_discard = (*s.port_discard, s.ports[port])
    if not s.port_deck:
        cards = sorted(s.port_discard)
        s.rng.shuffle(cards)
        s.port_deck, s.port_discard = tuple(cards), ()
        cx.emit("ports_shuffled", count=len(cards))
    card, s.port_deck = s.port_deck[0], s.port_deck[1:]
    s.ports = (*s.ports[:port], card, *s.ports[port + 1 :])
    cx.reveal()
    cx.emit("new_prices", port=port_name(port), card=PORT_CARDS[card])


def lapse_debts(s: PrivateerState, cx: Context, seat: int) -> None:
    """Discard the Shipwright's Debts that a visit did not use (B55, B74)."""
    ship = s.ships[seat]
    if ship.debts:
        s.bounty_discard = (*s.bounty_discard, *(DEBT,) * ship.debts)
        cx.emit("debts_lapsed", seat=seat, count=ship.debts)
        ship.debts = 0
