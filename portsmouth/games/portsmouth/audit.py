"""Invariants of every position: every card in one place, no debts, no berth too many."""

from __future__ import annotations

from portsmouth.games.portsmouth.rules.cards import (
    ACTION_POINTS,
    ASHORE,
    BERTHS,
    DECKHANDS,
    EMPTY,
    FIRST_TOWN,
    GRID,
    IDS,
    MIDSHIPMAN,
    NOBODY,
    PRIVILEGE,
    RANK,
    ROUNDS,
    TOWN_CARDS,
    TRAINER,
    is_town,
)
from portsmouth.games.portsmouth.rules.ship import crew_of_rank
from portsmouth.games.portsmouth.state import PortsmouthState, Ship

MOST_MONEY = 10_000
"""More money than any game brings."""
MOST_AP = ACTION_POINTS + MOST_MONEY


def check(s: PortsmouthState) -> None:
    """Raise AssertionError, with a word, for a position that the rules can't reach."""
    assert 2 <= len(s.ships) <= 4, "seats"
    assert 0 <= s.active < len(s.ships), "whose turn it is"
    assert 0 <= s.start < len(s.ships), "start player"
    assert len(s.array) == len(s.under) == GRID.size, "array"
    assert 0 <= s.pile_at <= len(s.pile), "pile"
    assert 0 <= s.hands_at <= len(s.hands), "deck of landsmen"
    _officers_and_towns(s)
    _deckhands(s)
    for ship in s.ships:
        _ship(ship)
    assert 0 <= s.ap <= MOST_AP, "action points"
    assert 0 <= s.hidden < 1 << GRID.size, "face-down cards"
    assert 0 <= s.towns_used < 1 << len(TOWN_CARDS), "towns used"
    assert 1 <= s.round <= ROUNDS, "round"
    assert not s.hidden or s.round == ROUNDS, "face-down cards before the last round"
    assert (s.drawn != EMPTY) == bool(s.frames and s.frames[-1][0] == "replenish"), "drawn card"


def _officers_and_towns(s: PortsmouthState) -> None:
    """Check that all 76 cards of pile, array and ships are there once (R2)."""
    cards = [card for card in s.array if card != EMPTY] + list(s.pile[s.pile_at :])
    for ship in s.ships:
        for rank in range(5):
            crew = crew_of_rank(ship, rank)
            assert all(card < FIRST_TOWN and RANK[card] == rank for card in crew), "rank"
            cards += crew
    if s.drawn != EMPTY:
        cards.append(s.drawn)
    assert sorted(cards) == list(range(len(IDS))), "officers and towns"


def _deckhands(s: PortsmouthState) -> None:
    """Check that all 46 landsmen of deck, array, ships and deserters are there once."""
    hands = [hand for hand in s.under if hand != NOBODY] + list(s.hands[s.hands_at :])
    for ship in s.ships:
        hands += ship.landsmen + ship.seamen
    hands += s.deserters
    assert sorted(hands) == list(DECKHANDS), "landsmen"
    assert sum(ship.mutineers for ship in s.ships) == len(s.deserters), "red tokens"
    for cell in GRID.cells:
        bare = s.array[cell] == EMPTY or is_town(s.array[cell]) or s.hidden >> cell & 1
        assert not (bare and s.under[cell] != NOBODY), "a landsman without an officer"


def _ship(ship: Ship) -> None:
    """Check a ship: no negative money, no berth too many, markers only on midshipmen."""
    assert 0 <= ship.money <= MOST_MONEY, "money"
    assert ship.mutineers >= 0, "red tokens"
    assert ship.pawn == ASHORE or 0 <= ship.pawn < GRID.size, "pawn"
    for rank, most in BERTHS.items():
        assert len(crew_of_rank(ship, rank)) <= most, "berths"
    assert set(ship.used) <= set(ship.midshipmen), "marked"
    assert all(RANK[card] == MIDSHIPMAN for card in ship.used), "marked"
    trained = any(PRIVILEGE[card] == TRAINER for card in ship.used)
    assert ship.trainer == trained, "trainer"
