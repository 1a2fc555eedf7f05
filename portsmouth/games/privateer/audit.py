"""Invariants of every position: all goods and cards there, no debts, one ship at a sea square."""

from __future__ import annotations

from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import LAND, PORT_AT
from portsmouth.games.privateer.rules.components import (
    BOUNTY,
    CAPTAINS,
    COLOURS,
    FIRST_FORTUNE,
    LAST,
    NONE,
    PORT_CARDS,
    SUPPLY,
    WINDS,
)
from portsmouth.games.privateer.rules.decks import DEBT
from portsmouth.games.privateer.state import PrivateerState

MOST_SILVER = 100_000
"""More silver than any game brings."""


def check(s: PrivateerState) -> None:
    """Raise AssertionError, with a word, for a position that the rules can't reach."""
    assert 2 <= len(s.ships) <= len(COLOURS), "seats"
    assert 0 <= s.active < len(s.ships), "whose turn it is"
    assert 0 <= s.first < len(s.ships), "who began"
    assert 0 <= s.wind < len(WINDS), "wind"
    assert 1 <= s.round <= s.rules.season, "round"
    _goods(s)
    _cards(s)
    for seat in range(len(s.ships)):
        _ship(s, seat)
    _squares(s)


def _goods(s: PrivateerState) -> None:
    """Check that each good has its cards, in the bank and aboard (8.4)."""
    assert min(s.bank) >= 0, "bank"
    for good, left in enumerate(s.bank):
        assert left + sum(ship.cargo[good] for ship in s.ships) == SUPPLY, "goods"


def _cards(s: PrivateerState) -> None:
    """Check that every Port Card and Bounty Card is in one place (P6, P8)."""
    if NONE in s.ports:
        assert set(s.ports) == {NONE}, "ports"
        return
    ports = sorted([*s.ports, *s.port_deck, *s.port_discard])
    assert ports == list(range(len(PORT_CARDS))), "Port Cards"
    held = [card for ship in s.ships for card in (*ship.relics, *(DEBT,) * ship.debts)]
    bounty = sorted([*held, *s.bounty_deck, *s.bounty_discard])
    assert bounty == sorted(BOUNTY), "Bounty Cards"


def _ship(s: PrivateerState, seat: int) -> None:
    """Check a ship: tracks within their positions, no debts, no hold too full (P55, P57)."""
    ship = s.ships[seat]
    assert ship.captain == NONE or 0 <= ship.captain < len(CAPTAINS), "captain"
    assert len(ship.tracks) == 4, "tracks"
    assert all(0 <= position <= LAST for position in ship.tracks), "positions"
    assert 0 <= ship.silver <= MOST_SILVER, "silver"
    assert min(ship.cargo) >= 0, "cargo"
    assert ship.debts >= 0, "debts"
    assert all(0 <= relic < FIRST_FORTUNE for relic in ship.relics), "Relics"
    assert ship.square not in LAND, "a ship on land"
    asked = any(frame[0] == "discard" and frame[1] == seat for frame in s.frames)
    over = ships.load(ship) > ships.hold_limit(ship)
    assert asked or not over or not s.frames, "hold"


def _squares(s: PrivateerState) -> None:
    """Check that no two ships share a sea square, but for a fight (P60), and last ports (P61)."""
    assert len({ship.colour for ship in s.ships}) == len(s.ships), "colours"
    chosen = [ship.captain for ship in s.ships if ship.captain != NONE]
    assert len(set(chosen)) == len(chosen), "captains"
    at_sea = [ship.square for ship in s.ships if ship.square not in PORT_AT]
    fighting = NONE not in (s.attacker, s.defender)
    assert len(at_sea) - len(set(at_sea)) == int(fighting and bool(s.frames)) or (
        fighting and not s.frames
    ), "two ships on a square"
    for ship in s.ships:
        port = ships.port_of(ship)
        assert port in (NONE, ship.last_port), "last port"
