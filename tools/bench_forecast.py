"""How long the forecast of a fight takes: for ``tools/bench.py``, and as a script inside Pyodide.

The duel of a fixed day of Victory on the High Sea is forecast through the engine's door, as the
page asks for it: ``victory_forecast_s`` until the last of 48,000 fights,
``victory_forecast_first_ms`` until figures are shown, ``victory_forecast_slice_ms`` the longest
time between two answers, in which nobody can stop it. The page asks for 40 ms at a time; nothing
may take longer than 50 ms.
"""

from __future__ import annotations

import json
import time

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine

DATE = "2026-11-23"
SLICE_MS = 40
"""As ``web/js/app/study.js`` has it."""
RUNS = 3


def forecast_times() -> dict[str, float]:
    """Return the best times of several runs."""
    runs = [_run() for _ in range(RUNS)]
    return {name: min(run[name] for run in runs) for name in runs[0]}


def _run() -> dict[str, float]:
    settings, seed = registry.bots("victory").daily(DATE)
    match = portsmouth.new("victory", 2, settings, seed)
    request = {
        **{"op": "think", "kind": "forecast", "seat": 0, "viewer": 0, "action": "ball"},
        **{"save": json.dumps(portsmouth.save(match)), "ms": SLICE_MS},
    }
    engine = Engine()
    began = time.perf_counter()
    first, slices = 0.0, []
    while True:
        asked = time.perf_counter()
        job = json.loads(engine.dispatch(json.dumps(request)))
        now = time.perf_counter()
        if not job["ok"]:
            raise AssertionError(job)
        slices.append(now - asked)
        first = first or (now - began if job["news"] else 0.0)
        if job["done"]:
            break
        request = {"op": "more", "job": job["job"], "ms": SLICE_MS}
    return {
        "victory_forecast_s": now - began,
        "victory_forecast_first_ms": 1e3 * first,
        "victory_forecast_slice_ms": 1e3 * max(slices[1:]),
    }


if __name__ == "__main__":
    print(json.dumps(forecast_times()))
