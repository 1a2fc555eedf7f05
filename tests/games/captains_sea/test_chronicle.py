"""Looking back on a fight: tracks that join, volleys as they were told, luck that evens out."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.queries import QUERIES
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.views.chronicle import Writer, chronicle
from portsmouth.replay.chronicle import played_actions
from tests.golden_games import read

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


def _told(match: Match[Any], viewer: int | None = 0) -> Any:
    return chronicle(played_actions(match, viewer))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_ships_are_where_the_rules_have_them(path: Path) -> None:
    """9.32, R85: the sea has no edges, but distance and headings are those of the map."""
    writer = Writer()
    for played in played_actions(read(path), 0):
        if writer.squares:
            one, other = played.before.ships
            apart = geometry.offset(one.square, other.square)
            assert geometry.offset(*writer.squares) == apart
            assert writer.headings == [one.heading, other.heading]
        writer.write(played)


def test_a_track_has_no_leaps() -> None:
    """9.16: between two marks a ship moves at most to a neighbouring square."""
    for path in GOLDEN:
        marks = _told(read(path))["marks"]
        for seat in (0, 1):
            squares = [mark["at"] for mark in marks if mark.get("seat") == seat]
            steps = pairwise(squares)
            for (column, row), (next_column, next_row) in steps:
                assert max(abs(column - next_column), abs(row - next_row)) <= 1


def test_time_goes_on() -> None:
    """8.01: marks follow in the order of turns and impulses; what ends a turn comes last in it."""
    for path in GOLDEN:
        times = [(mark["turn"], mark["impulse"]) for mark in _told(read(path))["marks"]]
        assert times == sorted(times)
        assert all(0 <= impulse <= 12 for _, impulse in times)


def test_volleys_are_told_as_they_were_fired() -> None:
    """11.11, 11.16: hits and what was left of them are those of the log."""
    for path in GOLDEN:
        match = read(path)
        told = _told(match)
        events = [event for entry in match.events(0, 0) for event in entry]
        fired = [mark for mark in told["marks"] if mark["kind"] == "fired"]
        shots = [event for event in events if event.kind in ("broadside", "chased")]
        assert [mark["hits"] for mark in fired] == [shot.facts["hits"] for shot in shots]
        assert all(0 <= mark["told"] <= mark["hits"] for mark in fired)
        for seat in (0, 1):
            own = [mark["told"] for mark in fired if mark["seat"] == seat]
            assert sum(own) == told["luck"][seat]["told"]


def _gunners(seed: int, stop: str = "") -> Match[Any]:
    """A duel of two gunners, to its end or to where the second is asked what the first answered."""
    match: Match[Any] = portsmouth.new("captains_sea", seats=2, seed=seed, options={"duel": "s07"})
    gunner, rng = Gunner(match.game), Rng(seed)
    answered: list[str] = []
    while match.actors:
        s, seat = match.state, match.actors[0]
        step = str(s.frames[-1][0])
        if stop and answered[-1:] == [stop] and step == stop:
            return match
        answered.append(step)
        action = gunner.choose(s, seat, match.game.legal(s, seat), rng)
        match.play(match.game.notation.write(action))
    return match


def test_luck_is_even_in_the_long_run() -> None:
    """What told is near what was to be expected, over many volleys."""
    luck = [seat for seed in range(16) for seat in _told(_gunners(seed))["luck"]]
    came = sum(seat["told"] for seat in luck)
    expected = sum(seat["expected"] for seat in luck) / 1000
    assert came > 300
    assert abs(came - expected) < 0.12 * expected


def test_sealed_aims_are_not_told() -> None:
    """R66: while an aim is sealed, what it will do is told to nobody else."""
    match = _gunners(1, stop="aim")
    first, second = 1 - match.actors[0], match.actors[0]
    assert _told(match, first)["luck"] != _told(match, second)["luck"]
    for viewer in (second, None):
        assert QUERIES.chronicle(played_actions(match, viewer), viewer) == _told(match, viewer)
    before = [seat["expected"] for seat in _told(match, second)["luck"]]
    assert before[first] == 0
