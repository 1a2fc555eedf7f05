"""Every save of every released version of the rules loads, for ever."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.codec import load
from portsmouth.core.errors import Divergence
from portsmouth.core.match import Match
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
    assert portsmouth.load(portsmouth.save(match)).outcome == match.outcome


def under_later_rules(path: Path) -> Match[Any]:
    """A save opened by a release whose rules have the next number."""
    later = copy.copy(registry.game("portsmouth"))
    later.meta = META._replace(rules="99.0")
    return load.read(json.loads(path.read_text("utf-8")), lambda _key: later)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_opens_under_later_rules_that_lead_the_same_way(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    match = under_later_rules(path)
    assert match.hash() == data["snapshot"]["hash"]
    assert match.rules == [(0, "99.0")]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_goes_on_from_its_position_where_later_rules_lead_elsewhere(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The past stands as it was played; from here on the new rules are in force."""

    def diverge(_match: Match[Any], _journal: object) -> None:
        raise Divergence("the rules have changed", 0)

    monkeypatch.setattr(load, "_replay", diverge)
    data = json.loads(path.read_text(encoding="utf-8"))
    match = under_later_rules(path)
    assert match.hash() == data["snapshot"]["hash"]
    assert [entry.to_json() for entry in match.journal] == data["journal"]
    at = len(data["journal"])
    assert match.rules == [(0, META.rules), (at, "99.0")]
    if match.actors:
        match.play(match.legal()[0])
        assert match.undo_depth <= 1
