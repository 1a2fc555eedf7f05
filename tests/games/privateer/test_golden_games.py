"""Recorded whole games come out again, move by move, for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules.ending import PrivateerEnd
from tests.games.privateer.make_golden_games import CASES
from tests.golden_games import read, refuse_changes, replayed

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.game"))
SPECIAL = {
    "own-turn": "the goal in one's own turn",
    "anothers-turn": "the goal in another's turn",
    "season": "the season is over",
    "shared": "two winners",
    "strips": "a step sold back",
}
"""What a word in a file's name promises."""


def happened(match: Match[Any]) -> set[str]:
    """What is special in a game."""
    outcome = match.outcome
    assert outcome is not None
    found = {"two winners"} if outcome.places.count(1) > 1 else set()
    if outcome.reason == PrivateerEnd.SEASON:
        found.add("the season is over")
    else:
        own = outcome.places[match.state.active] == 1
        found.add("the goal in one's own turn" if own else "the goal in another's turn")
    if any(entry.do.startswith("strip") for entry in match.journal):
        found.add("a step sold back")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_again(path: Path) -> None:
    """P19, B41: same hash, totals as recorded, and the winner has most."""
    outcome = replayed(path).outcome
    assert outcome is not None
    assert outcome.totals[outcome.places.index(1)] == max(outcome.totals)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_holds_what_its_name_promises(path: Path) -> None:
    """A record that no longer shows its special case is of no use."""
    promised = {what for word, what in SPECIAL.items() if word in path.stem}
    assert promised <= happened(read(path))


def test_the_collection_is_whole() -> None:
    """Every case has its file; all numbers of seats, ends, steps, verbs, each option both ways."""
    assert {path.stem for path in FILES} >= {*CASES}
    games = [read(path) for path in FILES]
    assert {match.seats for match in games} == {*META.seats}
    assert set().union(*(happened(match) for match in games)) == {*SPECIAL.values()}
    for spec in META.options:
        assert {match.settings[spec.key] for match in games} == {*spec.values}, spec.key
    verbs, steps = set(), set()
    for match in games:
        s = GAME.setup(match.seats, match.settings, Rng(match.seed))
        for entry in match.journal:
            action = GAME.notation.read(entry.do)
            steps.add(s.frames[-1][0])
            verbs.add(action[0])
            GAME.apply(s, entry.seat, action)
    assert verbs == {*GAME.notation.verbs}
    assert steps == {*GAME.steps}


def test_a_changed_record_is_found_out() -> None:
    refuse_changes(FILES[0])
