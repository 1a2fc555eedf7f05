"""Odds of figures that a player chooses: asked of a game, told by it alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from portsmouth.api.bridge import Engine


def told(engine: Engine, n: int, chosen: object) -> dict[str, Any]:
    """The engine's answer."""
    request = {"op": "odds", "n": n, "chosen": chosen}
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    return answer


@pytest.fixture
def table() -> tuple[Engine, int]:
    """A duel of the made-up game."""
    engine = Engine()
    new = {"op": "new", "game": "signals", "seats": 2, "seed": 7, "options": {}, "table": {}}
    frame = json.loads(engine.dispatch(json.dumps(new)))
    assert frame["ok"], frame
    return engine, frame["n"]


def test_figures_are_the_positions_or_those_chosen(table: tuple[Engine, int]) -> None:
    """What is not chosen stays; what can't be is brought to what can."""
    engine, n = table
    assert told(engine, n, {})["odds"] == {"armour": 4, "hit": 0.5}
    assert told(engine, n, {"armour": 1})["odds"] == {"armour": 1, "hit": 1}
    assert told(engine, n, {"armour": 99, "sails": 3})["odds"]["armour"] == 6


@pytest.mark.parametrize("wrong", [None, [], {"armour": "4"}, {"armour": 1.5}, {"armour": True}])
def test_what_is_no_figure_is_refused(table: tuple[Engine, int], wrong: object) -> None:
    """Answered by kind; nothing changes."""
    engine, n = table
    assert not told(engine, n, wrong)["ok"]
