"""The captains' exact chances agree with the engine's odds, which reckon in another way."""

from __future__ import annotations

from itertools import product

import pytest

from portsmouth.games.war.bots.chances import battles, boardings
from portsmouth.games.war.bots.chances.forts import Assault, storm
from portsmouth.games.war.bots.loading import Fighter, loads_of, mixed, outcome
from portsmouth.games.war.odds import battles as told
from portsmouth.games.war.odds import boardings as told_boardings
from portsmouth.games.war.odds import forts as told_forts
from portsmouth.games.war.rules.components import BALL, BOARD, CANNONS, CHAIN, GRAPE, MOST_VALUE

SHOTS = (3, 3, 2)
LOADS = {
    1: ((GRAPE, BOARD), (BALL, BALL), (CHAIN, GRAPE)),
    2: ((GRAPE, GRAPE, BALL, BOARD), (BALL, CHAIN, GRAPE, BALL)),
    3: ((GRAPE, BALL, GRAPE, BALL, CHAIN, BOARD), (CHAIN, CHAIN, BALL, BALL, BALL, GRAPE)),
}
CASES = [
    (mine, theirs, one, other)
    for mine, theirs in product(LOADS, LOADS)
    for one in LOADS[mine]
    for other in LOADS[theirs]
]


@pytest.mark.parametrize(("mine", "theirs", "one", "other"), CASES)
def test_battles(mine: int, theirs: int, one: tuple[int, ...], other: tuple[int, ...]) -> None:
    """W50-W59: to a thousandth, who takes a ship and who sinks."""
    values, their_values = (MOST_VALUE[mine],) * 3, (MOST_VALUE[theirs],) * 3
    found = battles.battle(battles.Combatant(values, one), battles.Combatant(their_values, other))
    same = told.battle(told.Side(values, one), told.Side(their_values, other))
    for place, part in (
        (found.takes, same.captures),
        (found.taken, same.captured),
        (found.sinks, same.sinks + same.both_sunk),
        (found.sunk, same.sunk + same.both_sunk),
    ):
        assert abs(place / 1e6 - part) < 0.001


def test_boardings() -> None:
    """W57-W59, K21: with one die or two, and without crew."""
    for crew, others, dice in product(range(7), range(7), (1, 2)):
        found = boardings.boarding(crew, others, dice, 1)
        same = told_boardings.boarding(crew, others, dice, 1)
        assert abs(found.taken / boardings.WHOLE - same.won) < 0.001
        assert sum(found) == boardings.WHOLE


@pytest.mark.parametrize("ships", [1, 2, 3, 4])
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6])
def test_forts(ships: int, strength: int) -> None:
    """W68-W72, S29: an attack that is pressed to the end."""
    hull, guns = MOST_VALUE[ships], CANNONS[ships]
    found = storm(Assault(hull, guns, strength))
    same = told_forts.fort(hull, guns, strength)
    assert abs((found.taken - found.dear) / 1e6 - same.taken) < 0.001
    assert abs(found.dear / 1e6 - same.lost_at_0) < 0.001
    assert abs(found.sunk / 1e6 - same.lost) < 0.001
    assert storm(Assault(hull, guns, strength), 2).sunk <= found.sunk


def test_cards_help() -> None:
    """K18, K19, K22: each makes the own shots better, Damp Powder the other's worse."""
    plain = battles.Combatant((4, 4, 4), (GRAPE, BOARD))
    base = battles.battle(plain, plain).takes
    for guns in (battles.HEATS, battles.AGAIN, battles.EXTRA):
        assert battles.battle(plain._replace(guns=guns), plain).takes > base
    assert battles.battle(plain, plain._replace(guns=battles.DAMPED)).taken < (
        battles.battle(plain, plain).taken
    )
    assert battles.battle(plain._replace(dice=2), plain).takes > base


def test_loads_are_lawful() -> None:
    """W98, W99: as many counters as cannons, of each kind no more than there are."""
    for ships in (1, 2, 3, 4):
        for load in loads_of(Fighter(ships, (4, 4, 4)), SHOTS):
            assert len(load) == CANNONS[ships]
            assert all(load.count(shot) <= SHOTS[shot] for shot in (BALL, GRAPE, CHAIN))
            assert BOARD not in load[:-1]
        assert all(BOARD not in each for each in loads_of(Fighter(ships, (4, 0, 4)), SHOTS))


def test_strength_tells() -> None:
    """W98: more ships take more."""
    one, four = Fighter(1, (4, 4, 4)), Fighter(4, (10, 10, 10))
    assert outcome(four, one, SHOTS).takes > 700_000
    assert outcome(one, four, SHOTS).takes < 100_000


def test_a_dominant_row_is_played() -> None:
    """Fictitious play: the row that is better against everything."""
    assert mixed(((1, 2), (3, 4), (0, 9))) == 1
