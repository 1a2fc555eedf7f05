"""How long bots take for a turn: for ``tools/bench.py``, and as a script inside Pyodide.

The turns are those of two fixed games of the level Captain against itself with two seats and two
with four, so the positions are real ones; every level decides each of them. A turn is all thinking
of a seat in its turn, the placing of drawn cards included, in CPU time.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from portsmouth.bots.measure.ratings import mean, quantile
from portsmouth.bots.measure.selfplay import deal, play_turn
from portsmouth.games.portsmouth.bots import BOTS
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.state import PortsmouthState

SEATS = (2, 4)
SEEDS = (1805, 1815)
AUTHOR = "captain"
"""The level whose games the positions are taken from."""


def positions(seats: int) -> list[PortsmouthState]:
    """Return the position before every turn of the fixed games."""
    found: list[PortsmouthState] = []
    who = BOTS.bot(AUTHOR, seats)
    for seed in SEEDS:
        s = deal(GAME, seats, seed)
        while s.frames:
            found.append(s.copy())
            play_turn(GAME, s, who)
    return found


def timed(level: str, seats: int, before: Sequence[PortsmouthState]) -> list[float]:
    """Return the CPU seconds of a level for the turn in each position, in rising order."""
    who = BOTS.bot(level, seats)
    return sorted(play_turn(GAME, s.copy(), who, time.process_time).spent for s in before)


def turn_times() -> dict[str, float]:
    """Return each level's mean and p95 in seconds.

    ``admiral_4_mean`` is of four-seat turns, ``admiral_mean`` of the number of seats that takes
    longer.
    """
    found: dict[str, float] = {}
    before = {seats: positions(seats) for seats in SEATS}
    for level in GAME.meta.levels:
        spent = {seats: timed(level.key, seats, before[seats]) for seats in SEATS}
        for seats in SEATS:
            found[f"{level.key}_{seats}_mean"] = mean(spent[seats])
            found[f"{level.key}_{seats}_p95"] = quantile(spent[seats], 0.95)
        for part in ("mean", "p95"):
            found[f"{level.key}_{part}"] = max(
                found[f"{level.key}_{seats}_{part}"] for seats in SEATS
            )
    return found


def figures(times: dict[str, float], where: str) -> dict[str, float]:
    """Return the times as figures of the bench.

    ``admiral_turn_ms_p95_native`` is in milliseconds, ``admiral_turn_s_p95_pyodide`` in seconds.
    """
    unit, many = ("s", 1.0) if where == "pyodide" else ("ms", 1000.0)
    named = {key.rpartition("_")[::2]: value for key, value in times.items()}
    return {f"{who}_turn_{unit}_{part}_{where}": many * v for (who, part), v in named.items()}


if __name__ == "__main__":
    print(json.dumps(turn_times()))
