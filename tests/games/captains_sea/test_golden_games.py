"""Recorded whole games come out again, move by move, for ever."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.scoring import FightEnd
from tests.games.captains_sea.make_golden_games import CASES
from tests.golden_games import read, refuse_changes, replayed

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.game"))


@cache
def recorded(path: Path) -> Match[Any]:
    """The match of a file."""
    return read(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_again(path: Path) -> None:
    """18.01: same hash, totals as recorded, and the end that its name promises."""
    outcome = replayed(path).outcome
    assert outcome is not None
    assert path.stem.startswith(outcome.reason.value.replace("_", "-"))


def test_the_collection_is_whole() -> None:
    """20.01: every case has its file; every end, option value, step and verb."""
    assert {path.stem for path in FILES} >= {*CASES}
    games = [recorded(path) for path in FILES]
    assert {match.outcome.reason for match in games if match.outcome} == {*FightEnd}
    for spec in META.options:
        assert {match.settings[spec.key] for match in games} == {*spec.values}, spec.key
    done = set()
    for match in games:
        s = GAME.setup(match.seats, match.settings, Rng(match.seed))
        for entry in match.journal:
            action = GAME.notation.read(entry.do)
            done.add((s.frames[-1][0], action[0]))
            GAME.apply(s, entry.seat, action)
    assert {step for step, _ in done} == {*GAME.steps}
    assert {verb for _, verb in done} == {*GAME.notation.verbs}


def test_a_changed_record_is_found_out() -> None:
    refuse_changes(FILES[0])
