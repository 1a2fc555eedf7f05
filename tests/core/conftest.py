"""Matches of the made-up game, for the kernel's own tests."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.signals.game import GAME
from tests.contract.walk import play_on


@pytest.fixture
def match() -> Match[Any]:
    """A fresh duel of two."""
    return Match(GAME, 2, {}, 7)


@pytest.fixture
def at_guns() -> Match[Any]:
    """A duel of two in which seat 1 has won the guns and can aim, charge and fire."""
    duel = Match(GAME, 2, {"smokes": False}, 7)
    duel.play("hold", 0)
    duel.play(duel.legal(1)[0], 1)
    assert duel.game.step(duel.state).name == "gun"
    return duel


@pytest.fixture
def midway() -> Match[Any]:
    """A duel of three after some rounds, with an action that can be undone."""
    duel = Match(GAME, 3, {"armour": 5}, 11, {"names": ["Anson", "Byron", "Cook"]})
    rng = Rng(3)
    while not duel.undo_depth or len(duel.journal) < 12:
        play_on(duel, rng, 1)
    return duel
