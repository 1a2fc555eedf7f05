"""Recorded whole games come out again, move by move, for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.context import Event
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules.scoring import VictoryEnd
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.make_golden_games import CASES
from tests.golden_games import read, refuse_changes, replayed

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.game"))
SPECIAL = {
    "sunk": "a ship sunk",
    "both-sunk": "both ships sunk",
    "captured": "a ship captured",
    "captured-by-the-defender": "a ship captured by the defender",
    "apart": "both sides fled",
    "escaped": "one side got away",
    "letter": "a Letter of Marque",
    "endless": "a fight without a result",
    "declared": "declared in one's own turn",
    "declared-in-another-s-turn": "declared in another's turn",
    "rounds-shared": "the last round, and two winners",
}
"""What the words of a file's name promise."""
ENDS = {VictoryEnd.DECLARED, VictoryEnd.ROUNDS}
TOLD = {"captured": "a ship captured", "apart": "both sides fled", "escaped": "one side got away"}
TOLD |= {"letter": "a Letter of Marque", "fight_stopped": "a fight without a result"}


@cache
def recorded(path: Path) -> Match[Any]:
    """The match of a file."""
    return read(path)


def moments(match: Match[Any]) -> Iterator[tuple[VictoryState, tuple[str | int, ...], list[Event]]]:
    """Each position of a match, what was done in it, and what was told then."""
    s = GAME.setup(match.seats, match.settings, Rng(match.seed))
    for entry, events in zip(match.journal, match.events(0), strict=True):
        action = GAME.notation.read(entry.do)
        yield s, action, events
        GAME.apply(s, entry.seat, action)


def special(s: VictoryState, events: list[Event]) -> Iterator[str]:
    """What is special in an action, by what was told and how it was before."""
    kinds = Counter(event.kind for event in events)
    yield from (what for kind, what in TOLD.items() if kinds[kind])
    if kinds["sunk"]:
        yield "a ship sunk" if kinds["sunk"] == 1 else "both ships sunk"
    for event in events:
        if event.kind == "captured" and s.fight and event.facts["seat"] == s.fight.seats[1]:
            yield "a ship captured by the defender"
        if event.kind == "declared":
            whose = "one's own" if event.facts["seat"] == s.active else "another's"
            yield f"declared in {whose} turn"


def happened(match: Match[Any]) -> set[str]:
    """What is special in a game."""
    found = {what for s, _, events in moments(match) for what in special(s, events)}
    outcome = match.outcome
    assert outcome is not None
    if outcome.reason == VictoryEnd.ROUNDS and outcome.places.count(1) > 1:
        found.add("the last round, and two winners")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_again(path: Path) -> None:
    """V89: same hash, totals as recorded, and the winner has most."""
    outcome = replayed(path).outcome
    assert outcome is not None
    assert outcome.totals[outcome.places.index(1)] == max(outcome.totals)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_holds_what_its_name_promises(path: Path) -> None:
    """A record that no longer shows its special case is of no use."""
    assert SPECIAL[path.stem[2:]] in happened(recorded(path))


def test_the_collection_is_whole() -> None:
    """Every case has its file; seats, ends of fights and games, steps, verbs, option values."""
    assert {path.stem for path in FILES} >= {*CASES}
    games = [recorded(path) for path in FILES]
    assert {match.seats for match in games} == {*META.seats}
    assert {match.outcome.reason for match in games if match.outcome} == ENDS
    assert set().union(*(happened(match) for match in games)) == {*SPECIAL.values()}
    for spec in META.options:
        assert {match.settings[spec.key] for match in games} == {*spec.values}, spec.key
    done = [(s.frames[-1][0], action[0]) for match in games for s, action, _ in moments(match)]
    assert {verb for _, verb in done} == {*GAME.notation.verbs}
    assert {step for step, _ in done} == {*GAME.steps}


def test_a_changed_record_is_found_out() -> None:
    refuse_changes(FILES[0])
