"""Prepared positions: a match may begin from one, and is kept, told and sent like any other."""

from __future__ import annotations

import json
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.codec import link, record
from portsmouth.core.errors import BadSetup
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from tests import made_up
from tests.contract.walk import play_on

PREPARED = [meta for meta in registry.metas() if meta.scenarios]
OF_THE_DAY = [meta for meta in registry.metas() if meta.daily and meta.daily.prepared]
DAY, NEXT = "2026-11-23", "2026-11-24"


def ask(**request: Any) -> dict[str, Any]:
    """An answer of a fresh engine."""
    found: dict[str, Any] = json.loads(Engine().dispatch(json.dumps(request)))
    return found


def begun(key: str, scenario: str, seed: int = 5) -> Match[Any]:
    """A match of a scenario, played to its end."""
    match = portsmouth.new(key, 2, {"scenario": scenario}, seed)
    play_on(match, Rng(seed), 1_000_000)
    return match


CASES = [(meta.key, scenario) for meta in PREPARED for scenario in meta.scenarios]


def test_the_made_up_game_has_one() -> None:
    match = begun(made_up.KEY, "last_planks")
    assert match.settings["scenario"] == "last_planks"
    assert sum(portsmouth.new(made_up.KEY, 2, {"scenario": "last_planks"}, 1).state.hulls) == 2


@pytest.mark.parametrize(("key", "scenario"), CASES)
def test_it_is_kept_as_save_record_and_link(key: str, scenario: str) -> None:
    match = begun(key, scenario)
    assert match.outcome
    for again in (
        portsmouth.load(json.loads(json.dumps(portsmouth.save(match)))),
        record.read(record.write(match), registry.game),
        link.read(link.write(match), registry.game).match,
    ):
        assert again.hash() == match.hash()
        assert again.settings == match.settings
        assert again.journal == match.journal


@pytest.mark.parametrize("key", [meta.key for meta in registry.metas()])
def test_none_is_not_asked_for(key: str) -> None:
    assert "scenario" not in portsmouth.new(key, 2, seed=1).settings
    with pytest.raises(BadSetup, match="scenario"):
        portsmouth.new(key, 2, {"scenario": "no such"})


@pytest.mark.parametrize("key", [meta.key for meta in OF_THE_DAY])
def test_a_day_has_a_match_of_its_own(key: str) -> None:
    one, same, other = (
        ask(op="new", game=key, seats=2, daily=day, seed="7") for day in (DAY, DAY, NEXT)
    )
    assert one["settings"]["scenario"] in registry.game(key).meta.scenarios
    assert one["seed"] == same["seed"] != other["seed"]
    assert one["view"] == same["view"]


def test_a_game_without_one_says_so() -> None:
    assert ask(op="new", game="portsmouth", seats=2, daily=DAY)["code"] == "bad_setup"


@pytest.mark.parametrize("date", [7, "", "today", "2026-11-2", "2026-11-23T"])
def test_a_date_is_a_date(date: object) -> None:
    found = ask(op="new", game=made_up.KEY, seats=2, daily=date)
    assert found["code"] == "bad_request"


def test_a_prepared_day_needs_a_scenario() -> None:
    assert {meta.key for meta in OF_THE_DAY} <= {meta.key for meta in PREPARED}
