"""The bridge deck and hands: dealing, drawing, discarding, limits (1.10-1.17, 2.10, 17.40)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules import names, order
from portsmouth.games.captains_sea.rules.cards import play_now
from portsmouth.games.captains_sea.rules.components import CARDS, HAND_LIMIT, HOLD, NEXT_TURN
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState

OPENING_HAND = 3


def played_with(s: CaptainState) -> bool:
    """Return whether bridge cards are in the game (R104)."""
    return s.rules.bridge_cards == "full"


@task
def deal(s: CaptainState, cx: Context) -> None:
    """Shuffle, and deal three Hold cards to each; Play Now cards are discarded (2.10, R9, R73)."""
    if not played_with(s):
        return
    cards = list(range(len(CARDS)))
    s.rng.shuffle(cards)
    s.deck = tuple(cards)
    for seat in order.opening(s):
        while len(s.ships[seat].hand) < OPENING_HAND:
            card, s.deck = s.deck[0], s.deck[1:]
            if HOLD[card]:
                take(s, cx, seat, card)
            else:
                s.discards = (*s.discards, card)
                cx.emit("opening_discard", seat=seat, card=names.CARD[card])
    cx.reveal()


def take(s: CaptainState, cx: Context, seat: int, card: int) -> None:
    """Put a drawn card into a hand."""
    ship = s.ships[seat]
    ship.hand = tuple(sorted((*ship.hand, card)))
    cx.emit("drew", to=(seat,), seat=seat, card=names.CARD[card])


def discard(s: CaptainState, seat: int, card: int) -> None:
    """Lay a card of a hand on the discards, face up."""
    ship = s.ships[seat]
    place = ship.hand.index(card)
    ship.hand = (*ship.hand[:place], *ship.hand[place + 1 :])
    s.discards = (*s.discards, card)


def throw_away(s: CaptainState, cx: Context, seat: int, card: int) -> None:
    """Discard a card of a hand, and tell which (1.16, 1.18)."""
    discard(s, seat, card)
    cx.emit("discarded", seat=seat, card=names.CARD[card])
    cx.reveal()


def shuffle_in(s: CaptainState) -> None:
    """Shuffle the discards into the deck (1.13, R48)."""
    cards = sorted((*s.deck, *s.discards))
    s.rng.shuffle(cards)
    s.deck, s.discards = tuple(cards), ()


def excess(s: CaptainState, seat: int) -> int:
    """Return how many cards a hand holds above its limit (1.15)."""
    ship = s.ships[seat]
    return len(ship.hand) - HAND_LIMIT[ship.morale]


@task
def keep_limit(s: CaptainState, cx: Context, seat: int) -> None:
    """Let a seat discard down to its limit (1.16, 1.17, R107)."""
    if excess(s, seat) > 0:
        then(s, ("hand", seat))


@task
def draw_card(s: CaptainState, cx: Context) -> None:
    """Let the player with the initiative draw a card (17.40, R93, R97)."""
    if not played_with(s):
        return
    if not s.deck:
        shuffle_in(s)
    seat = s.leader
    card, s.deck = s.deck[0], s.deck[1:]
    cx.reveal()
    if HOLD[card]:
        take(s, cx, seat, card)
        cx.emit("held", seat=seat)
        then(s, ("keep_limit", seat))
        return
    cx.emit("play_now", seat=seat, card=names.CARD[card])
    s.discards = (*s.discards, card)
    if NEXT_TURN[card]:
        s.coming = card
    then(s, *play_now.tasks(s, seat, card), ("reshuffle",))


@task
def reshuffle(s: CaptainState, cx: Context) -> None:
    """Shuffle the whole deck with the discards after a Play Now card (1.13)."""
    shuffle_in(s)
    cx.emit("reshuffled")
