"""The bench of captains' turns: real positions, and figures under flat names."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth import registry
from portsmouth.core.journal import position_hash
from tools import bench_turns


@pytest.mark.parametrize(
    ("key", "turns", "asked"),
    [("portsmouth", 8 * 2, {"turn"}), ("privateer", None, {"captain", "outfit", "bounty"})],
)
def test_positions_are_those_before_every_turn(
    key: str, turns: int | None, asked: set[str]
) -> None:
    found: list[Any] = bench_turns.positions(key, 2, "landsman")
    assert turns is None or len(found) == len(bench_turns.SEEDS) * turns
    assert {s.frames[-1][0] for s in found} >= asked
    assert len({position_hash(s) for s in found}) == len(found)

    before = [position_hash(s) for s in found]
    spent = bench_turns.timed(key, "landsman", 2, found[:4])
    assert len(spent) == 4
    assert spent == sorted(spent)
    assert [position_hash(s) for s in found] == before, "the positions stay as they are"


def test_figures_have_flat_names_and_units() -> None:
    times = {"admiral_p95": 0.25, "petty_officer_4_mean": 0.5, "privateer_admiral_6_p95": 0.125}
    assert bench_turns.figures(times, "native") == {
        "admiral_turn_ms_p95_native": 250.0,
        "petty_officer_4_turn_ms_mean_native": 500.0,
        "privateer_admiral_6_turn_ms_p95_native": 125.0,
    }
    assert bench_turns.figures(times, "pyodide") == {
        "admiral_turn_s_p95_pyodide": 0.25,
        "petty_officer_4_turn_s_mean_pyodide": 0.5,
        "privateer_admiral_6_turn_s_p95_pyodide": 0.125,
    }


def test_the_second_strongest_level_plays_the_games() -> None:
    named = {
        key: bench_turns.author(registry.game(key).meta) for key in ("portsmouth", "privateer")
    }
    assert named == {"portsmouth": "captain", "privateer": "lieutenant"}
