"""How long a duel of Captain's Sea takes to show, to forecast, to look back on.

For ``tools/bench.py``, and as a script inside Pyodide. The game is a fixed one of lieutenants; the
page's questions are asked through the engine's door at its twentieth turn:

* ``captains_sea_frame_ms_turn_20``: the whole answer ``look``, packed as for the page
* ``captains_sea_odds_ms_turn_20``: all odds; ``captains_sea_volley_ms``: the forecast of one
  broadside, of dice and ranges not asked before
* ``captains_sea_copy_us``: a copy of the state
* ``captains_sea_answer_ms``, ``captains_sea_slice_ms``: the strongest captain's selection there,
  and the longest time in which he can't be stopped
* ``captains_sea_what_if_first_s``, ``.._what_if_s``: until the first figures, and until all
  50 games with each choice; ``captains_sea_analysis_first_s``, ``.._analysis_s``: until the first
  chapter of the whole duel, and until the last

``chess_moves_per_s`` is python-chess in the same run: so figures of a busy machine can be read.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import portsmouth  # noqa: E402  (needs the path above)
from portsmouth import registry  # noqa: E402
from portsmouth.api import advice_jobs, what_if_job  # noqa: E402
from portsmouth.api.bridge import Engine  # noqa: E402
from portsmouth.api.jobs import PartialResult  # noqa: E402
from portsmouth.bots.measure.selfplay import choose  # noqa: E402
from portsmouth.bots.search.determinize import determinize  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402
from portsmouth.replay.history import History  # noqa: E402
from tools.bench_bridge import chess_moves_per_s  # noqa: E402

KEY, LEVEL, SEED, TURN = "captains_sea", "lieutenant", 1805, 20
DUEL = "s07"
COUNT = 200


def played(last: int = 99) -> Match[Any]:
    """Return the fixed duel, up to a turn's first selection or to its end."""
    match: Match[Any] = portsmouth.new(KEY, 2, options={"duel": DUEL}, seed=SEED)
    bot = registry.bots(KEY).bot(LEVEL, 2)
    while match.actors:
        s = match.state
        if s.turn >= last and s.frames[-1][0] == "select":
            break
        for action in choose(match.game, s, match.actors[0], bot).actions:
            match.play(action)
            if not match.undo_depth:
                break
    return match


def each_ms(run: Callable[[], object], count: int = COUNT) -> float:
    """Return the CPU milliseconds of one of many runs, the least of three attempts."""
    found = []
    for _ in range(3):
        started = time.process_time()
        for _ in range(count):
            run()
        found.append((time.process_time() - started) * 1000 / count)
    return min(found)


def at_turn_20() -> dict[str, float]:
    """Return the times of what the page asks in the middle of a long duel."""
    match, engine = played(TURN), Engine()
    assert match.state.turn == TURN, "the duel was over sooner"
    engine.match = match
    seat = match.actors[0]
    who = {"viewer": seat, "seat": seat, "n": match.revision}
    look = json.dumps({"op": "look", "viewer": seat, "since": len(match.journal)})
    odds = json.dumps({"op": "odds", **who})
    assert json.loads(engine.dispatch(odds))["ok"]
    return {
        f"{KEY}_frame_ms_turn_20": each_ms(lambda: engine.dispatch(look, pack=True)),
        f"{KEY}_odds_ms_turn_20": each_ms(lambda: engine.dispatch(odds, pack=True)),
        f"{KEY}_copy_us": 1000 * each_ms(match.state.copy, 5_000),
        f"{KEY}_volley_ms": min(volley_ms() for _ in range(3)),
        **answer_ms(match, seat),
    }


def answer_ms(match: Match[Any], seat: int) -> dict[str, float]:
    """Return how long the strongest captain thinks, and the longest time between two pauses."""
    bot = registry.bots(KEY).bot(match.game.meta.levels[-1].key, 2)
    found = []
    for number in range(3):
        sampled, rng = determinize(match.game, match.state, seat, f"bench {number}")
        started = last = time.process_time()
        longest = 0.0
        for _ in bot.think(sampled, seat, rng):
            now = time.process_time()
            longest, last = max(longest, now - last), now
        found.append((1000 * (time.process_time() - started), 1000 * longest))
    answer, piece = (min(each) for each in zip(*found, strict=True))
    return {f"{KEY}_answer_ms": answer, f"{KEY}_slice_ms": piece}


def volley_ms() -> float:
    """Return the time of one forecast of an attack, each another one and none known before."""
    from portsmouth.games.captains_sea.odds import broadside, chance  # noqa: PLC0415

    caches = (broadside.forecast, broadside.boxes, broadside.catches_fire, broadside.shaken)
    for each in (*caches, broadside.cancelled, chance.binomial, chance.sums, chance.at_least):
        each.cache_clear()
    spent = []
    for dice in range(1, 17):
        for defense in range(1, 9):
            shot = broadside.Shot(dice, 1, 0, 0, defense, 1, 0, -1, False, 1, 0, True, 0, True)
            started = time.process_time()
            broadside.forecast(shot)
            spent.append(time.process_time() - started)
    return 1000 * max(spent)


def job(name: str, work: Generator[object, None, Any]) -> dict[str, float]:
    """Return the CPU seconds until a job's first figures and until its end."""
    started, first = time.process_time(), 0.0
    for step in work:
        if isinstance(step, PartialResult) and not first:
            first = time.process_time() - started
    spent = time.process_time() - started
    return {f"{KEY}_{name}_first_s": first, f"{KEY}_{name}_s": spent}


def looked_back() -> dict[str, float]:
    """Return the times of the analysis of the duel, and of a what-if at its first selection."""
    match = played()
    match.note("captains", [None, LEVEL])
    found = job("analysis", advice_jobs.analysis(match, {}))
    return found | job("what_if", what_if_job.what_if(match, first_choice(match)))


def first_choice(match: Match[Any]) -> dict[str, Any]:
    """Return the first selection of another manoeuvre than was selected, as the page names it."""
    game, history = match.game, History(match)
    for entry, done in enumerate(match.journal):
        s = history.at(entry).state
        if s.frames[-1][0] == "select":
            for action in game.legal(s, done.seat):
                other = game.notation.write(action)
                if other not in (done.do, "strike"):
                    return {"entry": entry, "action": other}
    raise AssertionError("nothing else could be selected")


def figures() -> dict[str, float]:
    """Return all figures, and python-chess in the same run."""
    before = chess_moves_per_s()
    found = {**at_turn_20(), **looked_back()}
    return {**found, "chess_moves_per_s": max(before, chess_moves_per_s())}


if __name__ == "__main__":
    print(json.dumps(figures()))
