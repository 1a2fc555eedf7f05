"""Whole recorded games, one for each end and more: they replay to the same end for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules.winning import WarEnd
from tests.games.war.make_golden_games import CASES, GOLDEN
from tests.golden_games import read, refuse_changes, replayed

FILES = sorted(GOLDEN.glob("*.game"))
ENDS = {end.value: end.value for end in WarEnd}


def test_each_case_is_recorded() -> None:
    assert {path.stem for path in FILES} == {*CASES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_replays(path: Path) -> None:
    """W115, W117: with every mark, the same totals and the same text."""
    match = replayed(path)
    assert match.outcome is not None
    assert match.outcome.reason == ENDS.get(path.stem, match.outcome.reason)


def test_they_meet_everything() -> None:
    """W73, O1, O2, O3, O4, O5, O6, O7: all ends, seats, steps and verbs, every value."""
    games = [read(path) for path in FILES]
    assert {match.outcome.reason for match in games if match.outcome} == {*WarEnd}
    assert {match.seats for match in games} == {*META.seats}
    for spec in META.options:
        met = {match.settings[spec.key] for match in games}
        assert len(met) == len(spec.values), spec.key
    verbs, steps = set(), set()
    for match in games:
        s = GAME.setup(match.seats, match.settings, Rng(match.seed))
        for entry in match.journal:
            action = GAME.notation.read(entry.do)
            steps.add(s.frames[-1][0])
            verbs.add(action[0])
            GAME.apply(s, entry.seat, action)
    assert {*GAME.notation.verbs} == verbs
    assert {*GAME.steps} == steps


def test_a_changed_record_is_found_out() -> None:
    refuse_changes(FILES[0])
