"""Portsmouth, the array of 5 by 5: pawns, prices of a step, tolls, and drawing cards."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import Text
from portsmouth.games.portsmouth.rules.cards import (
    DECKHAND_SPECIALTY,
    EMPTY,
    FIRST_TOWN,
    GRID,
    GROG,
    ICON,
    NAMES,
    NOBODY,
    SHORTCUT,
    deckhand_name,
    is_town,
    town_bit,
    town_of,
)
from portsmouth.games.portsmouth.state import PortsmouthState

FACE_DOWN = Text("card-face-down")
BARE = Text("card-empty")


def is_hidden(s: PortsmouthState, cell: int) -> bool:
    """Return whether the card of the cell lies face down."""
    return bool(s.hidden >> cell & 1)


def is_officer(s: PortsmouthState, cell: int) -> bool:
    """Return whether an officer lies there face up."""
    return 0 <= s.array[cell] < FIRST_TOWN and not s.hidden >> cell & 1


def is_open_town(s: PortsmouthState, cell: int) -> bool:
    """Return whether a town card lies there face up; face down it is inert (A36)."""
    return s.array[cell] >= FIRST_TOWN and not s.hidden >> cell & 1


def card_name(s: PortsmouthState, cell: int) -> Text:
    """Return what everybody sees in a cell."""
    if s.array[cell] == EMPTY:
        return BARE
    return FACE_DOWN if is_hidden(s, cell) else NAMES[s.array[cell]]


def owners(s: PortsmouthState, seat: int, cell: int) -> list[int]:
    """Return the other seats whose pawns stand in the cell, clockwise from the seat (R54)."""
    seats = len(s.ships)
    others = ((seat + step) % seats for step in range(1, seats))
    return [other for other in others if s.ships[other].pawn == cell]


def works(s: PortsmouthState, card: int) -> bool:
    """Return whether the town card has not worked yet this turn (R78-R80)."""
    return not s.towns_used & town_bit(card)


def step_cost(s: PortsmouthState, cell: int) -> int:
    """Return the AP to step onto a cell: 1, Grog 2, Shortcut 0 (R44, R50, R91, R92, A45)."""
    if not is_open_town(s, cell):
        return 1
    card = s.array[cell]
    if not works(s, card) and not s.rules.town_prices_always:
        return 1
    town = town_of(card)
    return 2 if town == GROG else 0 if town == SHORTCUT else 1


def gig_cost(s: PortsmouthState, cell: int) -> int:
    """Return the AP due where the Captain's Gig lands: only Grog's own (C9, R127)."""
    card = s.array[cell]
    grog = is_open_town(s, cell) and town_of(card) == GROG and s.rules.gig_pays_grog
    return int(grog and (works(s, card) or s.rules.town_prices_always))


def empty_cells(s: PortsmouthState) -> list[int]:
    """Return the cells without a card, row by row."""
    return [cell for cell in GRID.cells if s.array[cell] == EMPTY]


def pile_left(s: PortsmouthState) -> int:
    """Return how many cards the pile still holds."""
    return len(s.pile) - s.pile_at


def draw(s: PortsmouthState) -> int:
    """Take the top card of the pile, which must not be empty."""
    s.pile_at += 1
    return s.pile[s.pile_at - 1]


def lay(s: PortsmouthState, cell: int, card: int, cx: Context) -> None:
    """Lay a card face up; an officer with the icon gets the top landsman (R101, A3)."""
    s.array[cell] = card
    cx.emit("laid", seat=s.active, card=NAMES[card], cell=GRID.names[cell])
    if not is_town(card):
        give_landsman(s, cell, cx)


def give_landsman(s: PortsmouthState, cell: int, cx: Context) -> None:
    """Put the top landsman under an officer with the icon, if one is left (R101, A3)."""
    if ICON[s.array[cell]] and s.under[cell] == NOBODY and s.hands_at < len(s.hands):
        s.under[cell] = s.hands[s.hands_at]
        s.hands_at += 1
        cx.reveal()
        cx.emit("landsman_laid", cell=GRID.names[cell], trade=deckhand_name(s.under[cell]))


def joining(s: PortsmouthState, card: int) -> tuple[Text, ...]:
    """Return the effect of an officer with the icon: the top landsman, who is public, joins him."""
    if is_town(card) or not ICON[card] or s.hands_at >= len(s.hands):
        return ()
    return (Text("effect-landsman-joins", trade=deckhand_name(s.hands[s.hands_at])),)


def next_landsman(s: PortsmouthState) -> int:
    """Return the specialty of the top landsman, which is public (R12); -2 when the deck is out."""
    return DECKHAND_SPECIALTY[s.hands[s.hands_at]] if s.hands_at < len(s.hands) else -2
