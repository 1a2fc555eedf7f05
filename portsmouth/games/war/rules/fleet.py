"""Convoys: what they can carry and hold, and how values, cargo and cards change (W36, W51, S58)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules.components import (
    CANNONS,
    CARDS,
    HOLD,
    IS_OPEN,
    LETTERS,
    MOST_SHIPS,
    MOST_VALUE,
    NONE,
    Numbers,
)
from portsmouth.games.war.rules.names import value_name
from portsmouth.games.war.state import WarState, add, put


def cannons(convoy: Convoy) -> int:
    """Return the cannons of a convoy (W98)."""
    return CANNONS[convoy.ships]


def most_value(convoy: Convoy) -> int:
    """Return the most that sails, crew and hull can be (W36)."""
    return MOST_VALUE[convoy.ships]


def crates(convoy: Convoy) -> int:
    """Return the crates aboard."""
    return sum(convoy.hold)


def room(convoy: Convoy) -> int:
    """Return how many crates more the hold takes."""
    return HOLD[convoy.ships] - sum(convoy.hold)


def holds(convoy: Convoy, kind: int) -> bool:
    """Return whether a card of a kind is in the hand, face-up ones included."""
    return any(CARDS[card] == kind for card in convoy.hand)


def hidden_cards(convoy: Convoy) -> Numbers:
    """Return the cards that do not lie open (S59, S94)."""
    return tuple(card for card in convoy.hand if not IS_OPEN[card])


def letters_left(s: WarState) -> int:
    """Return the letters of marque that nobody holds (S10)."""
    return LETTERS - sum(convoy.letters for convoy in s.convoys)


def discard(s: WarState, convoy: Convoy, kind: int) -> int:
    """Put the card of a kind that was held longest on the discards, and return it (S81)."""
    place = next(at for at, card in enumerate(convoy.hand) if CARDS[card] == kind)
    card = convoy.hand[place]
    convoy.hand = (*convoy.hand[:place], *convoy.hand[place + 1 :])
    s.discards = (*s.discards, card)
    return card


def harm(s: WarState, cx: Context, seat: int, value: int, count: int) -> None:
    """Take points of a value, not below 0 (W51)."""
    convoy = s.convoys[seat]
    lost = min(count, convoy.values[value])
    if lost:
        convoy.values = add(convoy.values, value, -lost)
        cx.emit("lost", seat=seat, value=value_name(value), count=lost, left=convoy.values[value])


def heal(s: WarState, cx: Context, seat: int, value: int, count: int) -> None:
    """Give points of a value back, up to the most (S58)."""
    convoy = s.convoys[seat]
    gained = min(count, most_value(convoy) - convoy.values[value])
    if gained:
        convoy.values = add(convoy.values, value, gained)
        cx.emit(
            "gained", seat=seat, value=value_name(value), count=gained, left=convoy.values[value]
        )


def gain_ship(convoy: Convoy) -> None:
    """Add a ship, and 2 to each value up to the new most; never a fifth one (W36, S23, S24)."""
    if convoy.ships == MOST_SHIPS:
        return
    more = MOST_VALUE[convoy.ships + 1] - MOST_VALUE[convoy.ships]
    convoy.ships += 1
    most = most_value(convoy)
    convoy.values = tuple(min(most, value + more) for value in convoy.values)


def from_sheet(s: WarState, convoy: Convoy, good: int, count: int) -> None:
    """Take crates from the goods sheet into the hold."""
    s.sheet = add(s.sheet, good, -count)
    convoy.hold = add(convoy.hold, good, count)


def to_sheet(s: WarState, convoy: Convoy, good: int, count: int) -> None:
    """Put crates from the hold back on the goods sheet."""
    from_sheet(s, convoy, good, -count)


def repaired(convoy: Convoy, value: int, count: int) -> None:
    """Mend points of a value."""
    convoy.values = put(convoy.values, value, convoy.values[value] + count)


def seats_at(s: WarState, space: int, but: int = NONE) -> Numbers:
    """Return the seats in a space but one, clockwise after that one (S46)."""
    found = [seat for seat, convoy in enumerate(s.convoys) if convoy.at == space and seat != but]
    return (*(seat for seat in found if seat > but), *(seat for seat in found if seat < but))
