"""``make bench``: the engine's speed, as ratios to a peer in the same run, and bots' turns.

Prints a table and writes one flat JSON object to build/bench.json. Runs are interleaved and the
best of each is kept, since other load only ever slows one down. Figures that other benches wrote to
the file stay in it.
"""

from __future__ import annotations

import json
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import chess

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.__main__ import deal, measure  # noqa: E402  (needs the path above)
from portsmouth.api.bridge import Engine  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402
from portsmouth.registry import game, metas  # noqa: E402
from tools import bench_analysis, bench_bridge, bench_captains_sea, bench_turns  # noqa: E402
from tools.figures import keep  # noqa: E402

WHEELS = ROOT / "dist/wheels"
ROUNDS = 5
GAMES = 200
LONG_GAMES = 20
"""Random games of the sister games last many times longer."""


def engine_speed(key: str) -> float:
    """Return random decisions a CPU second through a game's own step, four seats or its most."""
    seats = min(4, game(key).meta.seats[-1])
    count = GAMES if key == "portsmouth" else LONG_GAMES
    return float(measure(key, seats, count, 1)["decisions_per_s"])


def chess_speed() -> float:
    """Return random moves a CPU second in python-chess, played to the end of the game."""
    chooser, moves, started = random.Random(1), 0, time.process_time()
    for _ in range(10):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - started)


def match_speed() -> float:
    """Return actions a CPU second through Match.play: validation, journal, hash and undo copy."""
    rng, actions, started = Rng(1), 0, time.process_time()
    for seed in range(10):
        match = Match(game("portsmouth"), 4, {}, seed)
        while match.actors:
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
            actions += 1
    return actions / (time.process_time() - started)


def copy_us() -> float:
    """Return the microseconds of one copy of a four-seat state."""
    state, count, started = deal("portsmouth", 4, 1), 20_000, time.process_time()
    for _ in range(count):
        state.copy()
    return (time.process_time() - started) / count * 1e6


def frame_ms() -> float:
    """Return the CPU milliseconds of one whole answer of the engine, text to text."""
    engine, count = Engine(), 200
    engine.dispatch('{"op":"new","game":"portsmouth","seats":4,"seed":"1"}')
    started = time.process_time()
    for _ in range(count):
        engine.dispatch('{"op":"look"}')
    return (time.process_time() - started) / count * 1e3


def in_pyodide(script: str) -> dict[str, float]:
    """Return what a script prints in its last line as JSON, in Pyodide under Node."""
    wheel = next(WHEELS.glob("portsmouth-*.whl"))
    command = ["node", "tools/pyodide_run.mjs", "--wheel", str(wheel), script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def pyodide_speed() -> float:
    """Return the engine's speed in Pyodide, by the same command."""
    return float(in_pyodide("tools/bench_pyodide.py")["decisions_per_s"])


def best(measures: dict[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """Return the best of several interleaved runs; of times (``_us``, ``_ms``) the least."""
    runs = [{name: run() for name, run in measures.items()} for _ in range(rounds)]
    return {
        name: (min if name.endswith(("_us", "_ms")) else max)(run[name] for run in runs)
        for name in measures
    }


def main() -> None:
    """Measure, print and write."""
    sisters = [meta.key for meta in metas() if meta.key != "portsmouth"]
    figures = best(
        {
            "engine_decisions_per_s": partial(engine_speed, "portsmouth"),
            **{f"{key}_decisions_per_s": partial(engine_speed, key) for key in sisters},
            "chess_moves_per_s": chess_speed,
            "match_plays_per_s": match_speed,
            "state_copy_us": copy_us,
            "frame_ms": frame_ms,
        },
        ROUNDS,
    )
    figures |= best({"pyodide_decisions_per_s": pyodide_speed}, 2)
    figures["engine_vs_python_chess"] = (
        figures["engine_decisions_per_s"] / figures["chess_moves_per_s"]
    )
    for key in sisters:
        figures[f"{key}_vs_python_chess"] = (
            figures[f"{key}_decisions_per_s"] / figures["chess_moves_per_s"]
        )
    figures["pyodide_vs_native"] = (
        figures["pyodide_decisions_per_s"] / figures["engine_decisions_per_s"]
    )
    figures |= bench_turns.figures(bench_turns.turn_times(), "native")
    figures |= bench_turns.figures(in_pyodide("tools/bench_turns.py"), "pyodide")
    figures |= bench_bridge.answer_times()
    answers = in_pyodide("tools/bench_bridge.py")
    figures |= {f"{name}_pyodide": value for name, value in answers.items()}
    figures |= bench_analysis.analysis_times()
    in_page = in_pyodide("tools/bench_analysis.py")
    figures |= {f"{name}_pyodide": seconds for name, seconds in in_page.items()}
    figures |= bench_captains_sea.figures()
    duel = in_pyodide("tools/bench_captains_sea.py")
    figures |= {f"{name}_pyodide": value for name, value in duel.items()}
    forecast = in_pyodide("tools/bench_forecast.py")
    figures |= {f"{name}_pyodide": value for name, value in forecast.items()}
    print(f"CPython {platform.python_version()}, python-chess {chess.__version__}")
    keep(figures)


if __name__ == "__main__":
    main()
