"""Invariants of every position: all cubes, cards, tokens and ships there, no debts."""

from __future__ import annotations

from portsmouth.games.victory.rules import ships
from portsmouth.games.victory.rules.components import (
    ADMIRALTIES,
    BUILD_CARDS,
    DECK,
    HULL,
    JOLLY_ROGERS,
    MOST_BUILDINGS,
    MOST_FIGHT_ROUNDS,
    NONE,
    PASSENGERS,
    PIECES,
    SECOND_SIX,
    SHIPS,
    SUPPLY,
    TRACKS,
    finish_of,
    is_voyage,
)
from portsmouth.games.victory.rules.mending import SIXES
from portsmouth.games.victory.state import Fight, Port, Ship, VictoryState


def check(s: VictoryState) -> None:
    """Raise AssertionError, with a word, for a position that the rules can't reach."""
    assert 2 <= len(s.ports) <= 4, "seats"
    assert 0 <= s.active < len(s.ports), "whose turn it is"
    assert 0 <= s.first < len(s.ports), "who began"
    assert NONE <= s.declarer < len(s.ports), "declarer"
    assert 1 <= s.round <= s.rules.round_limit, "round"
    _cubes(s)
    _cards(s)
    _tokens(s)
    for port in s.ports:
        _port(port)
    assert [ship.id for ship in s.ships] == sorted({ship.id for ship in s.ships}), "ships"
    for ship in s.ships:
        _ship(s, ship)
    if s.fight:
        _fight(s, s.fight)


def _cubes(s: VictoryState) -> None:
    """Check that each kind has its cubes, in the bank and with players (V1, V90)."""
    assert min(s.bank) >= 0, "bank"
    for kind, supply in enumerate(SUPPLY):
        assert s.bank[kind] + sum(port.cubes[kind] for port in s.ports) == supply, "cubes"


def _cards(s: VictoryState) -> None:
    """Check that every card is in one place (V1); before the deal all are in the box (R80)."""
    if s.frames and s.frames[-1][0] == "outfit":
        assert not s.pile, "pile before the deal"
        assert not s.discards, "discards before the deal"
        return
    paying = [int(frame[3]) for frame in s.frames if frame[0] == "pay"]
    held = [card for port in s.ports for card in (*port.hand, *port.buildings)]
    aboard = [
        card
        for ship in s.ships
        for card in (ship.voyage, ship.upgrade, *(PASSENGERS,) * ship.passengers)
        if card != NONE
    ]
    ashore = [PASSENGERS] * sum(port.delivered for port in s.ports)
    cards = [*held, *aboard, *ashore, *paying, *s.pile, *s.discards]
    assert sorted(cards) == sorted(DECK), "cards"


def _tokens(s: VictoryState) -> None:
    """Check the tokens of each sort (V1)."""
    kinds = (
        (s.jolly_rogers, sum(port.jolly_rogers for port in s.ports), JOLLY_ROGERS),
        (s.admiralty, sum(port.admiralty for port in s.ports), ADMIRALTIES),
        (s.pieces, sum(port.pieces for port in s.ports), PIECES),
    )
    for left, held, supply in kinds:
        assert left >= 0, "tokens"
        assert left + held == supply, "tokens"


def _port(port: Port) -> None:
    assert min(port.cubes) >= 0, "cubes"
    assert 0 <= port.fields < 8, "fields"
    assert len(port.buildings) <= MOST_BUILDINGS, "buildings"
    assert all(0 <= card < BUILD_CARDS for card in port.buildings), "buildings"
    assert list(port.hand) == sorted(port.hand), "hand"


def _ship(s: VictoryState, ship: Ship) -> None:
    """Check a ship: where she is, and no die on a space that her log lacks (V100, V101)."""
    assert 0 <= ship.id < len(SHIPS), "ship"
    assert 0 <= ship.holder < len(s.ports), "holder"
    if ship.voyage == NONE:
        assert ship.space == 0, "space"
        assert ship.passengers == 0, "passengers"
    else:
        assert is_voyage(ship.voyage), "voyage"
        assert 0 <= ship.space <= finish_of(ship.voyage), "space"
    assert len(ship.damage) == len(TRACKS), "tracks"
    for track, mask in enumerate(ship.damage):
        assert 0 <= mask < 2 * SECOND_SIX, "damage"
        if mask & SECOND_SIX:
            assert ships.extra(ship) == track, "a second 6"
            assert mask & SIXES[-1] == SIXES[-1], "a second 6"
    if not s.fight:
        assert not ships.full(ship, HULL), "a sunk ship"


def _fight(s: VictoryState, fight: Fight) -> None:
    """Check that both ships are there and held by those who fight."""
    assert 1 <= fight.round <= MOST_FIGHT_ROUNDS, "round of a fight"
    for seat, id in zip(fight.seats, fight.ships, strict=True):
        ship = ships.by_id(s, id)
        assert ship is not None, "a ship of a fight"
        assert ship.holder == seat, "a ship of a fight"
