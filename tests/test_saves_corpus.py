"""Every save of every released version of the rules loads, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import portsmouth
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.meta import META

FOLDER = Path(__file__).parent / "saves"
SAVES = sorted(FOLDER.glob("*/*.json"))


def test_there_are_saves_of_todays_rules() -> None:
    """Raising the rules version demands a corpus for it (tests/make_saves.py)."""
    assert {path.stem for path in SAVES if path.parent.name == META.rules} >= {"fresh", "finished"}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_loads_at_its_position_and_plays_on(path: Path) -> None:
    """The position is the saved one, and the game goes on to its end."""
    data = json.loads(path.read_text(encoding="utf-8"))
    match = portsmouth.load(data)
    assert match.hash() == data["snapshot"]["hash"]
    assert len(match.journal) == len(data["journal"])
    player = Rng(1)
    while match.actors:
        legal = match.legal()
        match.play(legal[player.below(len(legal))])
    assert match.outcome is not None
    assert portsmouth.load(match.save()).outcome == match.outcome
