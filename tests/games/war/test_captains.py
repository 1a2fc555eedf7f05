"""The Swabber trades, mends, buys ships and never fights: the yardstick of the captains."""

from __future__ import annotations

from typing import Any

import pytest

import portsmouth
from portsmouth.bots.measure.selfplay import choose, play
from portsmouth.core.errors import BadSetup
from portsmouth.games.war.bots import BOTS
from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import META
from tests.games.war.build import convoy, load, position, step
from tests.games.war.build import play as do


def swabber(s: Any) -> str:
    """What the Swabber does in a position."""
    (seat,) = GAME.actors(s)
    decision = choose(GAME, s, seat, BOTS.bot("swabber", s.seats))
    return GAME.notation.write(decision.actions[0])


@pytest.mark.parametrize("seats", META.seats)
def test_it_wins_by_trade(seats: int) -> None:
    """W73, W115: long before the last round, with any number of others like it."""
    s = portsmouth.new("war", seats, seed=seats).state
    result = play(GAME, s, [BOTS.bot("swabber", seats)] * seats)
    assert result.outcome.reason == "trade"
    assert 12 < s.round < 60


def test_it_never_attacks() -> None:
    """W17, W18, W42: neither whom it meets nor who passes, nor a port; it presses no attack."""
    s = position(convoy("m18", ships=4), convoy("m18", hull=1))
    do(s, "stay")
    assert swabber(s) == "pass"
    do(s, "pass")
    assert step(s) == "hail"
    assert swabber(s) == "pass"
    match = portsmouth.new("war", 4, seed=1)
    while match.actors:
        action = swabber(match.state)
        assert action.split()[0] not in ("attack", "fire", "storm")
        match.play(action, match.actors[0])


def test_it_defends_itself() -> None:
    """W49, W98: loads all cannons, the hook last."""
    s = position(convoy("m18"), convoy("m18", ships=2))
    do(s, "stay", "attack 1", *load("ball", "ball"))
    loaded = [swabber(s)]
    while loaded[-1] != "ready":
        do(s, loaded[-1])
        loaded.append(swabber(s))
    assert loaded == ["load ball", "load ball", "load ball", "load board", "ready"]


def test_it_buys_and_sells() -> None:
    """W32, W35: sells what is not made here, buys what is; a ship when there is gold for cargo."""
    s = position(convoy("goa", gold=4, cargo={"tea": 3, "gems": 1}), convoy("m3"), step="port")
    done = []
    while step(s) == "port" and s.active == 0:
        done.append(swabber(s))
        do(s, done[-1])
    assert done == ["sell tea 3", "buy textiles 5", "done"]
    s = position(convoy("goa", gold=36), convoy("m3"), step="port")
    assert swabber(s) == "ship"
    s = position(convoy("goa", gold=35), convoy("m3"), step="port")
    assert swabber(s) != "ship"
    s = position(convoy("goa", gold=36), convoy("m3"))
    assert swabber(s) == "stay"


def test_it_mends_its_hull() -> None:
    """W28: before it trades, when half of it is gone."""
    s = position(convoy("goa", gold=9, hull=1), convoy("m3"), step="port")
    assert swabber(s) == "mend hull 3"
    s = position(convoy("goa", gold=9, hull=3), convoy("m3"), step="port")
    assert swabber(s).startswith("buy")


def test_it_makes_for_a_market() -> None:
    """W12: into a port in reach, else nearer to one."""
    s = position(convoy("d18", cargo={"tea": 4}), convoy("m3"))
    do(s, "cast", dice=["d1"])
    assert swabber(s) == "go cadiz"


def test_levels() -> None:
    """W74: three levels; another one is refused."""
    with pytest.raises(BadSetup):
        BOTS.bot("admiral", 4)
    assert [level.key for level in META.levels] == ["swabber", "mate", "master"]
