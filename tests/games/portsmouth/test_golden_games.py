"""Recorded whole games come out again, move by move, for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules.cards import MIDSHIPMAN, RANK
from tests.games.portsmouth.make_golden_games import CASES
from tests.golden_games import read, refuse_changes, replayed

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.game"))
SPECIAL = {
    "pile-runs-out": "the pile is empty",
    "recruit-trade": "trade within the Recruit privilege or action",
    "shared-victory": "two winners",
    "trade-chain": "trade within a trade",
    "trainer": "a trainer",
}
"""What a word in a file's name promises."""


def happened(match: Match[Any]) -> set[str]:
    """What is special in a game, seen by walking through it again."""
    s = GAME.setup(match.seats, match.settings, Rng(match.seed))
    found = set()
    for entry in match.journal:
        action = GAME.notation.read(entry.do)
        within = [(frame[1], int(frame[2])) for frame in s.frames if frame[0] == "within"]
        labels = [label for label, _ in within]
        if action[0] == "give":
            found |= {"trade within a trade"} if labels.count("trade") > 1 else set()
            recruits = {("recruit", c) for c in range(len(RANK)) if RANK[c] == MIDSHIPMAN}
            if recruits & {*within}:
                found.add("trade within the Recruit privilege or action")
        found |= {"a swap"} if action[0] == "swap" else set()
        GAME.apply(s, entry.seat, action)
        found |= {"the pile is empty"} if s.pile_at == len(s.pile) else set()
        found |= {"a trainer"} if any(ship.trainer for ship in s.ships) else set()
        found |= {"a mutiny"} if s.deserters else set()
    assert match.outcome is not None
    return found | ({"two winners"} if match.outcome.places.count(1) > 1 else set())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_again(path: Path) -> None:
    """R33, R131, R136: same hash, totals as recorded, the highest is first."""
    outcome = replayed(path).outcome
    assert outcome is not None
    assert outcome.totals == tuple(sum(line.points for line in each) for each in outcome.scores)
    assert [place == 1 for place in outcome.places] == [
        total == max(outcome.totals) for total in outcome.totals
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_holds_what_its_name_promises(path: Path) -> None:
    """A record that no longer shows its special case is of no use."""
    promised = {what for word, what in SPECIAL.items() if word in path.stem}
    assert promised <= happened(read(path))


def test_the_collection_is_whole() -> None:
    """Every case has its file; 2, 3 and 4 seats, a swap, a mutiny, each option both ways."""
    assert {path.stem for path in FILES} >= set(CASES)
    games = [read(path) for path in FILES]
    assert {match.seats for match in games} == {2, 3, 4}
    seen = set().union(*(happened(match) for match in games))
    assert seen == {*SPECIAL.values(), "a swap", "a mutiny"}
    for spec in META.options:
        assert len({match.settings[spec.key] for match in games}) > 1, spec.key


def test_a_changed_record_is_found_out() -> None:
    refuse_changes(FILES[0])
