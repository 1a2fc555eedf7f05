"""Chance: known answers, fair ranges, streams that do not disturb each other."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portsmouth.core.rng import Rng, ScriptError

SEEDS = st.integers(0, 2**64 - 1)


def test_splitmix64_known_answers() -> None:
    """The first numbers of the reference implementation (Vigna's splitmix64.c)."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert Rng(0).bits() == 0xE220A8397B1DCDAF
    assert rng.count == 5


def test_numbers_are_read_by_index() -> None:
    """Seed and count are all there is: a later start gives the later numbers."""
    rng = Rng(99)
    numbers = [rng.bits() for _ in range(10)]
    assert [Rng(99, count).bits() for count in range(10)] == numbers


def test_seeds_are_taken_modulo_two_to_the_64() -> None:
    assert Rng(2**64 + 5).bits() == Rng(5).bits()
    assert Rng(-1).bits() == Rng(2**64 - 1).bits()


@given(SEEDS, st.integers(1, 2**32))
def test_below_stays_below_and_costs_one_count(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert 0 <= rng.below(n) < n
    assert rng.count == 1


def test_below_is_fair_enough() -> None:
    rng = Rng(5)
    counts = Counter(rng.die() for _ in range(12_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_die_takes_faces() -> None:
    rng = Rng(5)
    assert {rng.die(10) for _ in range(300)} == set(range(1, 11))


@given(SEEDS, st.lists(st.integers(), max_size=30))
def test_shuffle_permutes_at_a_known_cost(seed: int, items: list[int]) -> None:
    rng, mixed = Rng(seed), items[:]
    rng.shuffle(mixed)
    assert sorted(mixed) == sorted(items)
    assert rng.count == max(0, len(items) - 1)


def test_shuffle_known_answer_and_fairness() -> None:
    items = list(range(10))
    Rng(42).shuffle(items)
    again = list(range(10))
    Rng(42).shuffle(again)
    assert items == again == [8, 3, 6, 5, 4, 0, 9, 2, 1, 7]
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(1)
    for _ in range(6_000):
        three = [0, 1, 2]
        rng.shuffle(three)
        orders[tuple(three)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_copies_draw_the_same_and_do_not_disturb_each_other() -> None:
    rng = Rng(3, script=(1, 2))
    twin = rng.copy()
    assert [twin.below(9) for _ in range(4)][:2] == [1, 2]
    assert rng.count == 0
    assert rng.below(9) == 1


def test_forks_depend_on_seed_and_name_only_and_cost_nothing() -> None:
    rng = Rng(3)
    wind = rng.fork("wind").bits()
    rng.bits()
    assert rng.count == 1
    assert rng.fork("wind").bits() == wind
    others = {rng.fork(name).bits() for name in ("", "dice", "wind ", "dniw", "winde")}
    assert len(others | {wind}) == 6
    assert Rng(4).fork("wind").bits() != wind


def test_a_script_is_handed_out_first_and_counted() -> None:
    rng = Rng(8, script=[3, 0])
    assert rng.die() == 4
    assert rng.below(2) == 0
    assert rng.count == 2
    assert rng.below(1000) == Rng(8, 2).below(1000)


@pytest.mark.parametrize("value", [6, -1, 99])
def test_a_script_that_does_not_fit_is_an_error(value: int) -> None:
    with pytest.raises(ScriptError, match=str(value)):
        Rng(8, script=[value]).below(6)


@given(SEEDS, st.integers(0, 10_000))
def test_json_keeps_all_64_bits(seed: int, count: int) -> None:
    data = json.loads(json.dumps(Rng(seed, count).to_json()))
    assert isinstance(data[0], str), "JavaScript numbers have 53 bits"
    again = Rng.from_json(data)
    assert (again.seed, again.count) == (seed, count)


@pytest.mark.parametrize("data", [[], ["1"], ["x", 1], ["1", 2, 3], ["1", "y"]])
def test_bad_json_is_a_value_error(data: list[str | int]) -> None:
    with pytest.raises(ValueError, match=r"unpack|invalid literal"):
        Rng.from_json(data)
