"""The bench of captains' turns: real positions, and figures under flat names."""

from __future__ import annotations

import pytest

from portsmouth.core.journal import position_hash
from tools import bench_turns


def test_positions_are_those_before_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_turns, "AUTHOR", "landsman")
    found = bench_turns.positions(2)
    assert len(found) == len(bench_turns.SEEDS) * 8 * 2
    assert {s.frames[-1][0] for s in found} == {"turn"}
    assert len({position_hash(s) for s in found}) == len(found)

    before = [position_hash(s) for s in found]
    spent = bench_turns.timed("landsman", 2, found[:4])
    assert len(spent) == 4
    assert spent == sorted(spent)
    assert [position_hash(s) for s in found] == before, "the positions stay as they are"


def test_figures_have_flat_names_and_units() -> None:
    times = {"admiral_p95": 0.25, "petty_officer_4_mean": 0.5}
    assert bench_turns.figures(times, "native") == {
        "admiral_turn_ms_p95_native": 250.0,
        "petty_officer_4_turn_ms_mean_native": 500.0,
    }
    assert bench_turns.figures(times, "pyodide") == {
        "admiral_turn_s_p95_pyodide": 0.25,
        "petty_officer_4_turn_s_mean_pyodide": 0.5,
    }
