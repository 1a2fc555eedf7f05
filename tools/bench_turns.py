"""How long bots take for a turn: for ``tools/bench.py``, and as a script inside Pyodide.

The turns are those of fixed games of each game's second strongest level against itself, so the
positions are real ones; every level decides each of them. A turn is all thinking of a seat in its
turn, the placing of drawn cards included, in CPU time. Names are those of the levels, with the
game's key before them for all games but Portsmouth: ``privateer_admiral_6_p95``.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from portsmouth import registry
from portsmouth.bots.measure.ratings import mean, quantile
from portsmouth.bots.measure.selfplay import deal, play_turn
from portsmouth.core.meta import Meta
from portsmouth.core.state import State

SEATS = {
    "captains_sea": (2,),
    "portsmouth": (2, 4),
    "privateer": (2, 4, 6),
    "victory": (2, 3, 4),
    "war": (1, 2, 4, 6),
}
"""Numbers of seats for each game; another game has its fewest and its most."""
SEEDS = (1805, 1815)


def author(meta: Meta) -> str:
    """Return the level whose games the positions are taken from."""
    return meta.levels[max(0, len(meta.levels) - 2)].key


def positions(key: str, seats: int, level: str) -> list[State]:
    """Return the position before every turn of a level's fixed games."""
    game, found = registry.game(key), []
    who = registry.bots(key).bot(level, seats)
    for seed in SEEDS:
        s: Any = deal(game, seats, seed)
        while s.frames:
            found.append(s.copy())
            play_turn(game, s, who)
    return found


def timed(key: str, level: str, seats: int, before: Sequence[State]) -> list[float]:
    """Return the CPU seconds of a level for the turn in each position, in rising order."""
    game, who = registry.game(key), registry.bots(key).bot(level, seats)
    return sorted(play_turn(game, s.copy(), who, time.process_time).spent for s in before)


def turn_times(keys: Sequence[str] = ()) -> dict[str, float]:
    """Return each level's mean and p95 in seconds, in these games; in all if none is named.

    ``admiral_4_mean`` is of four-seat turns, ``admiral_mean`` of the number of seats that takes
    longest.
    """
    found: dict[str, float] = {}
    for meta in registry.metas():
        if keys and meta.key not in keys:
            continue
        prefix = "" if meta.key == "portsmouth" else f"{meta.key}_"
        numbers = SEATS.get(meta.key, (meta.seats[0], meta.seats[-1]))
        before = {seats: positions(meta.key, seats, author(meta)) for seats in numbers}
        for level in meta.levels:
            name = f"{prefix}{level.key}"
            for seats in numbers:
                spent = timed(meta.key, level.key, seats, before[seats])
                found[f"{name}_{seats}_mean"] = mean(spent)
                found[f"{name}_{seats}_p95"] = quantile(spent, 0.95)
            for part in ("mean", "p95"):
                found[f"{name}_{part}"] = max(found[f"{name}_{seats}_{part}"] for seats in numbers)
    return found


def figures(times: dict[str, float], where: str) -> dict[str, float]:
    """Return the times as figures of the bench.

    ``admiral_turn_ms_p95_native`` is in milliseconds, ``admiral_turn_s_p95_pyodide`` in seconds.
    """
    unit, many = ("s", 1.0) if where == "pyodide" else ("ms", 1000.0)
    named = {key.rpartition("_")[::2]: value for key, value in times.items()}
    return {f"{who}_turn_{unit}_{part}_{where}": many * v for (who, part), v in named.items()}


if __name__ == "__main__":
    print(json.dumps(turn_times(sys.argv[1:])))
