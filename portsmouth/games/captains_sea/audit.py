"""Invariants of every position: crews, boxes, cards, reload times, places on the map."""

from __future__ import annotations

from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.cards import deck
from portsmouth.games.captains_sea.rules.components import (
    CARDS,
    HEADINGS,
    HOLD,
    IMPULSES,
    NONE,
    RELOAD,
    SEATS,
    SECTIONS,
    SPECIAL_DELAY,
)
from portsmouth.games.captains_sea.ship import NO_PLAN, PLANS, Ship
from portsmouth.games.captains_sea.state import (
    APART,
    CROSSING,
    RESIGNED,
    RUNNING_ON,
    CaptainState,
)


def check(s: CaptainState) -> None:
    """Raise AssertionError, with a word, for a position that the rules can't reach."""
    assert len(s.ships) == len(SEATS), "seats"
    assert bool(s.frames) == (s.end == RUNNING_ON), "over"
    assert RUNNING_ON <= s.end <= RESIGNED, "end"
    assert s.wind in HEADINGS, "wind"
    assert 0 <= s.impulse <= IMPULSES + 1, "impulse"
    limit = s.rules.turn_limit
    assert s.turn >= 0, "turn"
    assert not limit or s.turn <= limit, "turn"
    _cards(s)
    _contact(s)
    _smoke(s)
    for ship in s.ships:
        _ship(s, ship)


def _cards(s: CaptainState) -> None:
    """Check that every card is in one place once they are dealt (2.10)."""
    cards = [*s.deck, *s.discards, *(card for ship in s.ships for card in ship.hand)]
    dealt = deck.played_with(s) and s.turn > 0
    assert sorted(cards) == (list(range(len(CARDS))) if dealt else []), "cards"
    assert all(HOLD[card] for ship in s.ships for card in ship.hand), "hand"


def _contact(s: CaptainState) -> None:
    """Check that ships lie to each other in one square only (9.27)."""
    together = s.ships[0].square == s.ships[1].square
    assert APART <= s.relation <= CROSSING, "relation"
    assert together or not s.grappled, "grapple"
    assert together or s.relation == APART, "relation"
    if not together:
        assert s.sides == (NONE, NONE), "sides"


def _smoke(s: CaptainState) -> None:
    assert list(s.smoke) == sorted(s.smoke), "smoke"
    for x, y, value, count in s.smoke:
        assert geometry.on_map((x, y)), "smoke"
        assert value in (1, 2), "smoke"
        assert count > 0, "smoke"


def _ship(s: CaptainState, ship: Ship) -> None:
    """Check a ship: no point too many, no box too many, no marker too far ahead."""
    display = ship.display
    assert geometry.on_map(ship.square), "square"
    assert 0 <= ship.crew <= display.crew, "crew"
    assert 0 <= ship.rigging <= display.rigging, "rigging"
    assert all(0 <= boxes <= display.boxes for boxes in ship.guns), "guns"
    assert min(ship.tasks) >= 0, "tasks"
    if not s.volley and s.frames and s.frames[-1][0] not in ("lose", "strike"):
        assert sum(ship.tasks) <= ship.crew, "crew assigned"
    assert NO_PLAN <= ship.plan < len(PLANS), "plan"
    assert (ship.plan == NO_PLAN) <= (ship.paid == 0), "paid"
    assert 0 <= ship.speed <= IMPULSES, "speed"
    longest = RELOAD[ship.quality] + SPECIAL_DELAY + IMPULSES
    for place, due in enumerate(ship.due):
        assert due == 0 or s.now <= due <= s.now + longest + IMPULSES, "due"
        if due and place < len(SECTIONS):
            assert ship.loads[place], "load"
    assert min(ship.scored) >= 0, "scored"
