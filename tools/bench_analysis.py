"""How long the analysis of a four-handed game takes: for ``tools/bench.py``, and inside Pyodide.

The game is a fixed one of weak levels, with blunders to try out, and one seat taken for a person's.
CPU seconds, to be read beside the speed of python-chess in the same run.
"""

from __future__ import annotations

import json
import time

import portsmouth
from portsmouth import registry
from portsmouth.api import advice_jobs
from portsmouth.api.jobs import PartialResult
from portsmouth.bots.measure.selfplay import choose

SEATS = 4
SEED = 6
LEVELS = ("landsman", "midshipman", "landsman", "midshipman")


def analysis_times() -> dict[str, float]:
    """Return the seconds until the first turn is told, and until the whole is."""
    match = portsmouth.new("portsmouth", seats=SEATS, seed=SEED)
    bots = [registry.bots("portsmouth").bot(level, SEATS) for level in LEVELS]
    while match.actors:
        seat = match.actors[0]
        for action in choose(match.game, match.state, seat, bots[seat]).actions:
            match.play(action)
            if not match.undo_depth:
                break
    match.note("captains", [None, *LEVELS[1:]])
    started, first = time.process_time(), 0.0
    for step in advice_jobs.analysis(match, {}):
        if isinstance(step, PartialResult) and not first:
            first = time.process_time() - started
    return {"analysis_first_s": first, "analysis_whole_s": time.process_time() - started}


if __name__ == "__main__":
    print(json.dumps(analysis_times()))
