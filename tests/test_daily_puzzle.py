"""The puzzle of the day: the same everywhere, its best turn proved and clearly better."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.puzzles.daily_puzzle import Puzzle, find_puzzle
from portsmouth.bots.search.turn_goals import plan_turn
from portsmouth.core.rng import Rng

BOTS = registry.bots("portsmouth")
SPEC = BOTS.puzzle()
DATES = ("2026-11-22", "2026-11-25", "2027-02-28")


@cache
def puzzle(date: str) -> Puzzle:
    """The puzzle of a date."""
    return find_puzzle(BOTS, SPEC, date)


def position(found: Puzzle) -> object:
    """The position of a puzzle."""
    game = BOTS.game
    s = game.setup(SPEC.seats, game.meta.resolve_settings(SPEC.seats, {}), Rng(found.seed))
    for seat, action in found.entries:
        game.require(s, seat, action)
        game.apply(s, seat, action)
    return s


def test_the_planner_proves_the_same_best() -> None:
    found = puzzle("2026-11-25")
    s = position(found)
    evaluator = BOTS.evaluator(SPEC.seats, whole=True)
    planned = run(plan_turn(BOTS.game, evaluator, s, found.seat, SPEC.goal))
    assert planned.proved
    for action in planned.turns[0].choice.actions[:-1]:
        BOTS.game.apply(s, found.seat, action)
    assert SPEC.goal.measure(s, found.seat) == found.best


@pytest.mark.parametrize("date", DATES)
def test_its_line_is_legal_and_brings_what_is_told(date: str) -> None:
    found = puzzle(date)
    s = position(found)
    assert SPEC.goal.measure(s, found.seat) == found.before
    for action in found.line:
        assert BOTS.game.actors(s) == (found.seat,)
        BOTS.game.require(s, found.seat, action)
        BOTS.game.apply(s, found.seat, action)
    assert SPEC.goal.measure(s, found.seat) == found.best >= found.before + SPEC.gain
    assert len(found.line) >= SPEC.actions


def test_another_date_is_another_puzzle() -> None:
    assert len({puzzle(date).seed for date in DATES}) == len(DATES)


def test_it_is_the_same_whatever_the_order_of_sets() -> None:
    script = (
        "from portsmouth import registry as r; from portsmouth.bots.puzzles.daily_puzzle import *; "
        "b = r.bots('portsmouth'); print(find_puzzle(b, b.puzzle(), '2026-11-25'))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }
    assert told == {f"{puzzle('2026-11-25')}\n"}
