"""Chapter 2.1: the first position, from seats, options and a generator."""

from __future__ import annotations

from portsmouth.core.errors import BadSetup
from portsmouth.core.meta import Settings
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.rules.cards import (
    DECKHANDS,
    GRID,
    ICON,
    MUTINY,
    OFFICERS,
    START_MONEY,
    TOWN_CARDS,
    town_of,
)
from portsmouth.games.portsmouth.state import PortsmouthState, Rules, Ship


def setup(seats: int, settings: Settings, rng: Rng) -> PortsmouthState:
    """Deal a game (R1-R15). ``settings`` holds every option of the meta data.

    Raises BadSetup when the start player is a seat that there is not.
    """
    start = start_player(seats, settings["start_player"], rng)
    rules = Rules._make(settings[name] for name in Rules._fields)
    s = PortsmouthState(rules, rng, start, start_money(seats, start))
    shuffle_decks(s)
    deal_array(s)
    return s


def start_player(seats: int, choice: int | str | bool, rng: Rng) -> int:
    """Return the start player: the one chosen, by default a random one (R13, A34)."""
    if choice == "random":
        return rng.below(seats)
    if not isinstance(choice, int) or choice >= seats:
        raise BadSetup(f"the start player {choice!r} has no seat in a game for {seats}")
    return choice


def start_money(seats: int, start: int) -> list[Ship]:
    """Return bare ships with £0, £1, £2, £3 in turn order from the start player (R14, R15)."""
    return [Ship(START_MONEY[(seat - start) % seats]) for seat in range(seats)]


def shuffle_decks(s: PortsmouthState) -> None:
    """Shuffle three decks, each on its own; the pile is towns, Mutinies, officers (R5-R9)."""
    towns = [card for card in TOWN_CARDS if town_of(card) != MUTINY]
    mutinies = [card for card in TOWN_CARDS if town_of(card) == MUTINY]
    officers = list(OFFICERS)
    hands = list(DECKHANDS)
    for deck in (officers, hands, towns):
        s.rng.shuffle(deck)
    s.array[:] = officers[: GRID.size]
    s.pile = (*towns, *mutinies, *officers[GRID.size :])
    s.hands = tuple(hands)


def deal_array(s: PortsmouthState) -> None:
    """Give every officer with the icon a landsman, cell by cell (R7, R10, R11, A52)."""
    for cell in GRID.cells:
        if ICON[s.array[cell]]:
            s.under[cell] = s.hands[s.hands_at]
            s.hands_at += 1
