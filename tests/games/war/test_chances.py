"""The tables of odds agree with odds that are reckoned in another way; loads worth a look."""

from __future__ import annotations

from itertools import product

import pytest

from portsmouth.games.war.bots.loading import Fighter, loads_of, mixed, outcome
from portsmouth.games.war.odds import battles, boardings, forts, guns
from portsmouth.games.war.odds.chance import WHOLE
from portsmouth.games.war.odds.forts import Assault, storm
from portsmouth.games.war.rules.components import BALL, BOARD, CANNONS, CHAIN, GRAPE, MOST_VALUE
from tests.games.war.naive import odds as naive

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


HELP = (
    (guns.HEATS | guns.AGAIN, naive.Gunnery(heated=True, gunner=True), False),
    (guns.DAMPED, naive.Gunnery(damped=True), False),
    (guns.EXTRA, naive.Gunnery(), True),
)
"""What the attacker's guns have, as both ways of reckoning are told."""


def close(part: int, chance: float) -> bool:
    """Equal but for what is rounded down."""
    return abs(part / WHOLE - chance) < 1e-8


@pytest.mark.parametrize(("mine", "theirs", "one", "other"), CASES)
def test_battles(mine: int, theirs: int, one: tuple[int, ...], other: tuple[int, ...]) -> None:
    """W50-W59, K18-K23: every result, whole or worn; for captains the same in millionths."""
    for worn, (own, gunnery, extra) in product((0, 1, 3), HELP):
        values, their_values = (MOST_VALUE[mine] - worn,) * 3, (MOST_VALUE[theirs] - worn,) * 3
        sides = battles.Combatant(values, one, own), battles.Combatant(their_values, other)
        found = battles.exactly(*sides)
        same = naive.battle(
            naive.Side(values, one, gunnery, extra), naive.Side(their_values, other)
        )
        assert all(close(part, chance) for part, chance in zip(found, same, strict=True))
        weighed = battles.battle(*sides)
        for millionths, part in (
            (weighed.takes, found.captures),
            (weighed.taken, found.captured),
            (weighed.sinks, found.sinks + found.both_sunk),
            (weighed.sunk, found.sunk + found.both_sunk),
        ):
            assert millionths == part * 10**6 // WHOLE


def test_boardings() -> None:
    """W57-W59, K21: with one die or two, and without crew."""
    for crew, others, dice in product(range(11), range(11), (1, 2)):
        found = boardings.boarding(crew, others, dice, 1)
        same = naive.boarding(crew, others, dice, 1)
        assert all(close(part, chance) for part, chance in zip(found, same, strict=True))
        assert sum(found) == WHOLE


@pytest.mark.parametrize("ships", [1, 2, 3, 4])
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6])
def test_forts(ships: int, strength: int) -> None:
    """W68-W72, S29, S78: an attack that is pressed to the end, with cards, too."""
    hull, cannons = MOST_VALUE[ships], CANNONS[ships]
    for own, gunnery, extra in ((0, naive.Gunnery(), False), *HELP):
        found = forts.exactly(Assault(hull, cannons, strength, own))
        same = naive.fort(hull, cannons, strength, (gunnery, naive.Gunnery()), extra)
        assert close(found.taken - found.dear, same.taken)
        assert close(found.dear, same.lost_at_0)
        assert close(found.sunk, same.lost)
    start = Assault(hull, cannons, strength)
    assert storm(start).sunk == forts.exactly(start).sunk * 10**6 // WHOLE
    assert storm(start, 2).sunk <= storm(start).sunk


def test_cards_help() -> None:
    """K18, K19, K22: each makes the own shots better, Damp Powder the other's worse."""
    plain = battles.Combatant((4, 4, 4), (GRAPE, BOARD))
    base = battles.battle(plain, plain).takes
    for better in (guns.HEATS, guns.AGAIN, guns.EXTRA):
        assert battles.battle(plain._replace(guns=better), plain).takes > base
    assert battles.battle(plain, plain._replace(guns=guns.DAMPED)).taken < (
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
