"""What goods and upgrades cost and bring, by card, captain and Relic."""

from __future__ import annotations

import pytest

from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.games.privateer.build import legal, play, position, price, ship, silver


def visit(crew: Ship, card: str = "PC08") -> PrivateerState:
    """The ship, off Tortuga, sails in."""
    return play(position(crew, ports={"tortuga": card}), "sail j6")


def brought(crew: Ship, action: str, card: str = "PC08") -> int:
    """By how much an action changes the purse."""
    s = visit(crew, card)
    before = silver(s)[0]
    return silver(play(s, action))[0] - before


@pytest.mark.parametrize(
    ("captain", "carried", "sum_"),
    [
        ("bonnet", [], 12),
        ("hornigold", [], 16),
        ("bonnet", ["ruby_ring"], 16),
        ("hornigold", ["ruby_ring"], 20),
    ],
)
def test_what_four_rum_bring(captain: str, carried: list[str], sum_: int) -> None:
    """B60, P28: at 3 silver 12; Hornigold and the Ruby Ring 1 more for each, both together 2."""
    crew = ship("i6", captain, cargo={"rum": 4}, relics=carried)
    assert brought(crew, "sell rum 4", "PC14") == sum_


@pytest.mark.parametrize(
    ("card", "good", "printed"),
    [("PC01", "rum", 1), ("PC02", "rum", 2), ("PC03", "rum", 3), ("PC05", "rum", 4)],
)
def test_what_hornigold_pays(card: str, good: str, printed: int) -> None:
    """B60: 1 less for each, never below 1; others the printed price."""
    assert brought(ship("i6", silver=20), f"buy {good} 3", card) == -3 * printed
    cheaper = max(1, printed - 1)
    assert brought(ship("i6", "hornigold", silver=20), f"buy {good} 3", card) == -3 * cheaper


def test_the_ruby_ring_buys_nothing_cheaper() -> None:
    """P28: it is for sales alone."""
    assert brought(ship("i6", relics=["ruby_ring"]), "buy rum 2") == -4


def crew_prices(captain: str, debts: int) -> list[int]:
    """What each step of Crew costs."""
    return [
        price(visit(ship("i6", captain, crew=crew, debts=debts)), "upgrade crew")
        for crew in range(5)
    ]


def test_roberts_pays_half_for_crew() -> None:
    """B26, B55: rounded up; with a Shipwright's Debt half of that, rounded up again."""
    assert crew_prices("roberts", 0) == [3, 4, 6, 8, 10]
    assert crew_prices("roberts", 1) == [2, 2, 3, 4, 5]
    assert crew_prices("bonnet", 0) == [5, 8, 12, 16, 20]
    assert crew_prices("bonnet", 1) == [3, 4, 6, 8, 10]


@pytest.mark.parametrize("track", ["sails", "cannons", "hold"])
def test_roberts_pays_the_rest_in_full(track: str) -> None:
    """B26: his power is for Crew."""
    s = visit(ship("i6", "roberts", sails=1, cannons=1, hold=1))
    assert price(s, f"upgrade {track}") == 8


@pytest.mark.parametrize("card", ["PC01", "PC07", "PC20"])
def test_what_is_asked_is_what_is_paid(card: str) -> None:
    """P13, B66: an option's price is what leaves the purse."""
    s = visit(ship("i6", silver=40, hold=5), card)
    bought = [each for each in legal(s) if each.startswith(("buy", "upgrade"))]
    assert len(bought) > 10
    for action in bought:
        assert silver(s)[0] - silver(play(s.copy(), action))[0] == price(s, action)
