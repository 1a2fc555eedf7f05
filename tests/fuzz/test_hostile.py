"""Hostile saves, records, links and requests, of ten thousand: a clean refusal, or a sound game."""

from __future__ import annotations

from collections import Counter

import pytest

from portsmouth.core.rng import Rng
from tests.sample import window
from tools.fuzz import hostile

SERIES = 10_000
CASES = 2_500
BLOCKS = 4


@pytest.mark.parametrize("block", range(BLOCKS))
def test_hostile_cases(block: int) -> None:
    numbers = window("hostile", SERIES, CASES, BLOCKS)[block]
    counts: Counter[str] = Counter()
    for kind, number in hostile.cases(len(numbers), numbers.start):
        try:
            counts[f"{kind}: {hostile.run(kind, number)}"] += 1
        except Exception as error:
            pytest.fail(f"{kind} {number}: {error!r}")
    assert sum(counts.values()) == len(numbers)
    deep = ("save: sound", "save: save_broken", "record: Divergence", "record: sound")
    assert all(counts[each] for each in deep), "the mutator is too tame or too wild"


def test_what_is_not_refused_must_be_sound() -> None:
    match = hostile.matches()[3]
    hostile.sound(match, Rng(1))
    broken = match.state.copy()
    broken.ships[0].money = -1
    with pytest.raises(AssertionError, match="money"):
        match.game.check(broken)


def test_a_fault_at_the_door_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr("portsmouth.load", fails)
    with pytest.raises(hostile.Finding, match="planted"):
        hostile.through_dispatch("{}", Rng(1))
