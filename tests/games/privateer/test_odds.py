"""What the engine reckons of fights and Crew tests, against plain enumeration (5.7, B39, B46)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from portsmouth.games.privateer.rules import odds

FACES = range(1, 7)
RED = [one + two for one, two in product(FACES, FACES)]
TEACH = (-1, 0, 1)


def outcome(difference: int, teach: int) -> int:
    """1 for a win, -1 for a loss, 0 for a tie that is rolled again (P44, B39)."""
    if difference:
        return 1 if difference > 0 else -1
    return teach


def plain(other: list[int], ahead: int, teach: int) -> dict[int, Fraction]:
    """The chance of each difference once a fight is decided, losses negative."""
    rolls = [face + ahead - roll for face, roll in product(FACES, other)]
    decided = [each for each in rolls if outcome(each, teach)]
    return {each: Fraction(decided.count(each), len(decided)) for each in decided}


def won(other: list[int], ahead: int, teach: int) -> Fraction:
    """The chance to win without rerolls."""
    found = plain(other, ahead, teach)
    return sum((part for each, part in found.items() if outcome(each, teach) > 0), Fraction(0))


def with_read(other: list[int], ahead: int, teach: int) -> float:
    """The chance to win with the best use of one reroll, by going on till nothing changes (B71)."""
    without = float(won(other, ahead, teach))

    def again(roll: int) -> float:
        results = [outcome(face + ahead - roll, teach) for face in FACES]
        return sum({1: 1.0, 0: without, -1: 0.0}[each] for each in results) / 6

    value = without
    for _ in range(200):
        found = 0.0
        for face, roll in product(FACES, other):
            stood = {1: 1.0, 0: value, -1: 0.0}[outcome(face + ahead - roll, teach)]
            found += max(stood, again(roll))
        value = found / (6 * len(other))
    return value


def test_the_figures_of_the_specification() -> None:
    """5.7: chances against a Merchant and between ships, and goods of a win (P43, P45, P48)."""
    wins = [round(odds.merchant(bonus).win / 10) for bonus in range(10)]
    assert wins == [10, 18, 29, 43, 57, 71, 82, 90, 95, 98]
    assert odds.merchant(10).win == 995
    goods = [odds.merchant(bonus).taken(0, (20,)) for bonus in (2, 3, 5, 6, 8, 10)]
    assert goods == [225, 256, 333, 381, 504, 663]
    assert [round(odds.ships(ahead).win / 10) for ahead in range(6)] == [50, 68, 81, 91, 97, 100]
    assert [odds.ships(ahead).taken(0, (20,)) for ahead in range(6)] == [
        233,
        267,
        315,
        373,
        439,
        514,
    ]


@pytest.mark.parametrize("bonus", range(12))
@pytest.mark.parametrize("teach", [False, True])
def test_a_fight_with_a_merchant_is_counted_over_216_rolls(bonus: int, teach: bool) -> None:
    fight = odds.merchant(bonus, teach)
    expected = plain(RED, bonus, int(teach))
    for difference in range(-13, 18):
        side, size = (fight.won, difference) if difference >= 0 else (fight.lost, -difference)
        part = Fraction(side[size] if size < len(side) else 0, fight.whole)
        assert part == expected.get(difference, 0)


@pytest.mark.parametrize("ahead", range(-11, 12))
@pytest.mark.parametrize("teach", TEACH)
def test_a_fight_between_ships_is_counted_over_36_rolls(ahead: int, teach: int) -> None:
    fight = odds.ships(ahead, teach)
    assert Fraction(sum(fight.won), fight.whole) == won(list(FACES), ahead, teach)
    assert fight.turned() == odds.ships(-ahead, -teach)


@pytest.mark.parametrize("ahead", range(-9, 12))
@pytest.mark.parametrize("teach", TEACH)
def test_read_rolls_again_where_that_wins_oftener(ahead: int, teach: int) -> None:
    mine = odds.ships(ahead, teach, 1)
    assert sum(mine.won) / mine.whole == pytest.approx(with_read(list(FACES), ahead, teach))
    theirs = odds.ships(ahead, teach, -1)
    assert theirs == odds.ships(-ahead, -teach, 1).turned()
    if teach == 0:
        trade = odds.merchant(max(0, ahead), False, True)
        assert sum(trade.won) / trade.whole == pytest.approx(with_read(RED, max(0, ahead), 0))


@pytest.mark.parametrize("bonus", range(-6, 11))
@pytest.mark.parametrize("teach", TEACH)
def test_a_reroll_is_advised_where_it_raises_the_chance(bonus: int, teach: int) -> None:
    """B39, B71: what stands against what the reroll brings, for every pair of rolls."""
    for red, other in ((True, RED), (False, list(FACES))):
        if red and teach:
            continue
        dice = odds.against_merchant(bonus) if red else odds.against_ship(bonus, teach)
        value, without = with_read(other, bonus, teach), float(won(other, bonus, teach))
        for face, roll in product(FACES, set(other)):
            stood = outcome(face + bonus - roll, teach)
            kept = {1: 1.0, 0: value, -1: 0.0}[stood]
            results = [outcome(each + bonus - roll, teach) for each in FACES]
            tried = sum({1: 1.0, 0: without, -1: 0.0}[each] for each in results) / 6
            advised = odds.rerolls(dice, face, roll)
            if abs(tried - kept) > 1e-9:
                assert advised == (tried > kept), (face, roll)
            elif stood and 0 not in results:
                assert not advised, "nothing is gained"


def test_goods_of_a_win_are_limited_by_room_bank_and_colour() -> None:
    """P45, B11, B45: each colour has its own limit, all six equally likely."""
    fight = odds.merchant(5)
    every = [
        min(face + 5 - roll + extra, most)
        for face, roll in product(FACES, RED)
        for extra in (1,)
        for most in (4, 4, 0, 2, 4, 4)
        if face + 5 > roll
    ]
    assert fight.taken(1, (4, 4, 0, 2, 4, 4)) == round(100 * sum(every) / len(every))
    assert odds.merchant(0).taken(0, (0,)) == 0
    assert odds.ships(-8).taken(0, (4,)) == 0, "a fight that can't be won brings nothing"


def test_a_tie_of_teach_is_a_win_by_nothing() -> None:
    """B39, B45: difference 0, but Morgan's and the Letter's extra still count."""
    fight = odds.ships(0, 1)
    assert Fraction(fight.won[0], fight.whole) == Fraction(1, 6)
    assert fight.taken(0, (20,)) < fight.taken(1, (20,))


def test_crew_tests_and_contests() -> None:
    """B46: the test needs the target or more, the contest more than the other."""
    assert [odds.crew_test(crew, 6) for crew in range(7)] == [167, 333, 500, 667, 833, 1000, 1000]
    assert odds.crew_test(0, 7) == 0
    for ahead in range(-6, 7):
        count = sum(one + ahead > two for one, two in product(FACES, FACES))
        assert odds.crew_contest(ahead) == round(1000 * count / 36)
