"""The match options: each on all its values, the ruled one first."""

from __future__ import annotations

import pytest

import portsmouth
from portsmouth.core.errors import BadSetup
from portsmouth.games.victory.meta import META
from tests.games.victory.build import (
    asked,
    broadside,
    fired,
    fleet,
    legal,
    play,
    port,
    position,
    ship,
    some,
    the,
    vp,
    why,
)

OFFERED = {
    "first_player": ("R6", ("random", 0, 1, 2, 3)),
    "last_ship": ("R44", ("relief", "lost")),
    "trades_per_turn": ("R12", (0, 1)),
    "passengers_per_voyage": ("R20", (0, 1)),
    "sets_per_kind": ("R2", (0, 1)),
    "round_limit": ("R45", (60, 20, 12)),
}


def test_what_is_offered() -> None:
    """R6, R44, R12, R20, R2, R45: the names, the values, the ruled one first."""
    found = {spec.key: (spec.rule, spec.values) for spec in META.options}
    assert found == OFFERED
    assert all(spec.default == spec.values[0] for spec in META.options)


@pytest.mark.parametrize("key", [*OFFERED])
def test_nothing_else_is_offered(key: str) -> None:
    """R6, R44, R12, R20, R2, R45: another value is refused."""
    with pytest.raises(BadSetup):
        portsmouth.new("victory", 2, {key: 7}, 1)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_may_be_named(first: int) -> None:
    """R6, R100: by seat, if it is at the table."""
    match = portsmouth.new("victory", 4, {"first_player": first}, 3)
    assert match.actors == (first,)


def test_a_lost_last_ship() -> None:
    """R44, R40: `lost` gives nothing; the player stays in and plays on."""
    s = position(
        port("", ["v01"]), port("WW"), shipless=[1], settings={"last_ship": "lost"}, pile=["v02"]
    )
    play(s, "rest")
    assert fleet(s, 1) == []
    assert asked(s) == ("trade", 1)
    play(s, "trade WW B", "rest")
    assert asked(s)[1] == 0


def test_relief_in_a_whole_game() -> None:
    """R44: `relief` gives a ship at the next turn's start, not before."""
    s = fired(port(), port(), target=ship("b1", hull="3456"))
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], [1] * 6)
    assert fleet(s, 1) == ["b1"]
    play(s, "place 2")
    assert asked(s)[1] == 1
    assert fleet(s, 1) == ["b1"]
    assert s.ports[0].admiralty == 1


def test_one_trade_a_turn() -> None:
    """R12: with the option; the step ends by itself after it."""
    s = position(port("WWWW", ["v01"]), step="trade", settings={"trades_per_turn": 1})
    play(s, "trade WW C")
    assert asked(s) == ("play", 0)
    s = position(
        port("WWWW", ["v01"]), port("WWWW", ["v02"]), step="trade", settings={"trades_per_turn": 1}
    )
    play(s, "trade WW C", "rest")
    assert asked(s) == ("trade", 1)
    s.trades = 1
    assert why(s, "trade WW C") == "traded R12"


def test_one_passenger_card_a_voyage() -> None:
    """R20, R88: with the option; then nobody is asked again."""
    cards = ["v06", "passengers", "passengers"]
    s = position(port("", cards), settings={"passengers_per_voyage": 1})
    play(s, "launch v06 a1", "passengers")
    assert the(s, "a1").passengers == 1
    assert asked(s)[1] == 1
    s = position(port("", cards))
    play(s, "launch v06 a1", "passengers")
    assert "passengers" in legal(s)


@pytest.mark.parametrize(("count", "many", "one"), [(6, 3, 3), (10, 4, 3), (12, 6, 3), (28, 13, 3)])
def test_one_set_of_each_kind(count: int, many: int, one: int) -> None:
    """R2: with the option at most one set of each kind."""
    assert vp(position(port("W" * count)))[0] == 1 + many
    assert vp(position(port("W" * count), settings={"sets_per_kind": 1}))[0] == 1 + one
    both = position(port("WWWWWWWWWWBBBB"), settings={"sets_per_kind": 1})
    assert vp(both)[0] == 1 + 3 + 1


def test_no_limit_by_default() -> None:
    """R12, R20: 0 means as many as one likes."""
    s = position(port("WWWW", ["v01"]), step="trade")
    play(s, "trade WW C")
    assert some(s, "trade") == {"WW B", "WW M", "WW C"}
