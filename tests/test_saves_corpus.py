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
from portsmouth.games.privateer.meta import META as PRIVATEER
from portsmouth.games.victory.meta import META as VICTORY
from tests.contract.walk import pick
from tests.make_saves import asked_of

FOLDER = Path(__file__).parent / "saves"
OLDEST = sorted(FOLDER.glob("[0-9]*/*.json"))
"""Portsmouth's, from before there was a second game."""
SAVES = [*OLDEST, *sorted(FOLDER.glob("[a-z]*/*/*.json"))]
ON = 120
"""So many random actions are played after a save; Portsmouth's are played to their end."""
OTHERS_STEPS = {"again", "answer", "discard", "hand", "plunder", "seize"}
"""What a seat of Privateer is asked in another's turn."""
VICTORYS_OTHER_STEPS = {"answer", "any", "arm", "count", "outfit", "place"}
"""The same at Victory; the first cubes come before the first turn."""


def name(path: Path) -> str:
    """A save's folder and name."""
    return "-".join(path.relative_to(FOLDER).with_suffix("").parts)


def test_there_are_saves_of_todays_rules() -> None:
    """Raising the rules version demands a corpus for it (tests/make_saves.py)."""
    assert {path.stem for path in OLDEST if path.parent.name == META.rules} >= {"fresh", "finished"}


def test_privateer_is_saved_in_every_decision_and_after_every_end() -> None:
    """All steps, those out of turn too, all options' values, and each reason for an end."""
    matches = {}
    for path in (FOLDER / "privateer" / PRIVATEER.rules).glob("*.json"):
        matches[path.stem] = portsmouth.load(json.loads(path.read_text("utf-8")))
    running = {stem: match for stem, match in matches.items() if match.actors}
    for stem, match in running.items():
        asked, others = match.state.frames[-1][0], match.actors != (match.state.active,)
        assert stem in (asked + "-out-of-turn" * others, "six-ships")
    own = {*registry.game("privateer").steps} - {"answer"}
    away = {f"{step}-out-of-turn" for step in OTHERS_STEPS}
    assert {*running} == own | away | {"six-ships"}
    ends = [match.outcome for match in matches.values() if match.outcome]
    assert {(end.reason.value, end.places.count(1) > 1) for end in ends} == {
        ("goal", False),
        ("season", True),
        ("season", False),
    }
    for spec in PRIVATEER.options:
        assert {match.settings[spec.key] for match in matches.values()} == {*spec.values}


def test_victory_is_saved_in_every_decision_and_after_every_end() -> None:
    """All steps, sealed shots and those out of turn too, all options' values, both ends."""
    matches = {}
    for path in (FOLDER / "victory" / VICTORY.rules).glob("*.json"):
        matches[path.stem] = portsmouth.load(json.loads(path.read_text("utf-8")))
    running = {stem: match for stem, match in matches.items() if match.actors}
    for stem, match in running.items():
        assert stem in (asked_of(match), "four-ports")
    away = {f"{step}-out-of-turn" for step in VICTORYS_OTHER_STEPS}
    own = {*registry.game("victory").steps}
    assert {*running} == own | away | {"arm-both", "four-ports"}
    assert {
        (match.seats, match.outcome.reason.value) for match in matches.values() if match.outcome
    } == {(seats, reason) for seats in VICTORY.seats for reason in ("declared", "rounds")}
    for spec in VICTORY.options:
        assert {match.settings[spec.key] for match in matches.values()} == {*spec.values}


@pytest.mark.parametrize("path", SAVES, ids=name)
def test_a_save_loads_at_its_position_and_plays_on(path: Path) -> None:
    """The position is the saved one, and the game goes on, Portsmouth's to its end."""
    data = json.loads(path.read_text(encoding="utf-8"))
    match = portsmouth.load(data)
    assert match.hash() == data["snapshot"]["hash"]
    assert len(match.journal) == len(data["journal"])
    player, last = Rng(1), len(match.journal) + ON
    while match.actors and (path in OLDEST or len(match.journal) < last):
        seat, action = pick(match, player)
        match.play(action, seat)
    again = portsmouth.load(portsmouth.save(match))
    assert (again.hash(), again.outcome) == (match.hash(), match.outcome)
    assert match.outcome is not None or path not in OLDEST


def under_later_rules(path: Path) -> Match[Any]:
    """A save opened by a release whose rules have the next number."""
    data = json.loads(path.read_text("utf-8"))
    later = copy.copy(registry.game(data["game"]))
    later.meta = later.meta._replace(rules="99.0")
    return load.read(data, lambda _key: later)


@pytest.mark.parametrize("path", SAVES, ids=name)
def test_it_opens_under_later_rules_that_lead_the_same_way(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    match = under_later_rules(path)
    assert match.hash() == data["snapshot"]["hash"]
    assert match.rules == [(0, "99.0")]


@pytest.mark.parametrize("path", SAVES, ids=name)
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
    assert match.rules == [(0, data["rules"][0][1]), (at, "99.0")]
    if match.actors:
        seat = match.actors[0]
        match.play(match.legal(seat)[0], seat)
        assert match.undo_depth <= 1
