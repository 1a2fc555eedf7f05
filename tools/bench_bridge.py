"""How long the bridge takes for an answer: for ``tools/bench.py``, and as a script inside Pyodide.

A computer player of the weakest level plays a fixed game of each game of the project with the most
seats. In some positions everything is asked that a page asks for the seat that must act, packed as
for the page, and timed: ``privateer_plan_ms_p95`` and so on. python-chess plays random games in the
same run, so that figures of a busy machine can be read.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = ROOT / ".venv/lib"
if sys.platform == "emscripten":
    sys.path += [str(each) for each in INSTALLED.glob("python*/site-packages")]

import chess  # noqa: E402  (in Pyodide it needs the path above)

import portsmouth  # noqa: E402
from portsmouth import registry  # noqa: E402
from portsmouth.api.bridge import Engine  # noqa: E402
from portsmouth.bots.measure.ratings import mean, quantile  # noqa: E402
from portsmouth.bots.measure.selfplay import choose  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402

SEED = 1805
EVERY = 9
"""Of so many positions one is asked about."""
POSITIONS = 40
PLANS = 8
"""So many targets are asked about in a position."""
HINTS = 5
"""In one of so many positions a hint is asked for."""
RUNS = 3
CHESS_GAMES = 6


class Asker:
    """Asks an engine as a page does, and notes how long each kind of answer took."""

    def __init__(self, match: Match[Any]) -> None:
        """Put a match on the table."""
        self.engine = Engine()
        self.engine.match = match
        self.spent: defaultdict[str, list[float]] = defaultdict(list)

    def ask(self, kind: str, **request: Any) -> dict[str, Any]:
        """Ask and note the CPU milliseconds; raises AssertionError where it is refused."""
        text = json.dumps(request)
        started = time.process_time()
        answer = self.engine.dispatch(text, pack=True)
        self.spent[kind].append((time.process_time() - started) * 1000)
        found: dict[str, Any] = json.loads(answer)
        assert found["ok"], found
        return found

    def all_of(self, match: Match[Any]) -> None:
        """Ask everything about the position of a match."""
        seat = match.actors[0]
        who = {"n": match.revision, "seat": seat, "viewer": seat}
        self.ask("look", op="look", viewer=seat, since=len(match.journal))
        self.ask("options", op="options", **who)
        options = match.options(seat)
        targets = [option.target for option in options if option.target]
        for target in dict.fromkeys(targets[:: max(1, len(targets) // PLANS)]):
            self.ask("plan", op="plan", target=target, **who)
            self.ask("target", op="options", target=target, **who)
        for kind in ("odds", "chart", "goals", "chronicle"):
            self.ask(kind, op=kind, **who)
        save = self.ask("save", op="save", n=match.revision)["save"]
        self.ask("load", op="load", save=save)
        self.engine.match = match
        if len(self.spent["save"]) % HINTS == 1:
            self.hint(save, seat)

    def hint(self, save: str, seat: int) -> None:
        """Ask for a hint, whose slices count together: another worker thinks."""
        started = time.process_time()
        request: dict[str, Any] = {"op": "think", "save": save, "kind": "hint", "depth": 3}
        answer = json.loads(self.engine.dispatch(json.dumps({**request, "seat": seat})))
        while answer["ok"] and not answer["done"]:
            more = {"op": "more", "job": answer["job"], "ms": 1000}
            answer = json.loads(self.engine.dispatch(json.dumps(more)))
        self.spent["hint"].append((time.process_time() - started) * 1000)


def asked(key: str) -> dict[str, list[float]]:
    """Return the milliseconds of every answer about a fixed game, by kind."""
    meta = registry.game(key).meta
    match = portsmouth.new(key, max(meta.seats), seed=SEED)
    bot = registry.bots(key).bot(meta.levels[0].key, match.seats)
    asker, looked = Asker(match), 0
    for number, action in enumerate(_played(match, bot)):
        if number % EVERY == 0 and looked < POSITIONS:
            asker.all_of(match)
            looked += 1
        seat = match.actors[0]
        since = {"since": len(match.journal), "viewer": seat}
        asker.ask("play", op="play", n=match.revision, seat=seat, actions=[action], **since)
    return asker.spent


def least(key: str) -> dict[str, list[float]]:
    """Return the least of several runs, answer by answer, in rising order.

    All runs ask the same, and other load only ever slows one down.
    """
    runs = [asked(key) for _ in range(RUNS)]
    return {
        kind: sorted(map(min, zip(*(run[kind] for run in runs), strict=True))) for kind in runs[0]
    }


def _played(match: Match[Any], bot: Any) -> Iterator[str]:
    """Yield the actions of a game; who takes one plays it."""
    while match.actors:
        seat = match.actors[0]
        for action in choose(match.game, match.state, seat, bot).actions:
            if seat not in match.actors or action not in match.legal(seat):
                break
            yield match.game.notation.write(action)
            if not match.undo_depth:
                break


def chess_moves_per_s() -> float:
    """Return random moves a CPU second in python-chess, played to the end of the game."""
    chooser, moves, started = random.Random(1), 0, time.process_time()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - started)


def answer_times(keys: Sequence[str] = ()) -> dict[str, float]:
    """Return mean, p95 and most of each kind of answer in milliseconds, in these games or all.

    ``chess_moves_per_s`` is python-chess in the same run.
    """
    before, found = chess_moves_per_s(), {}
    for meta in registry.metas():
        if keys and meta.key not in keys:
            continue
        for kind, times in least(meta.key).items():
            found[f"{meta.key}_{kind}_ms_mean"] = mean(times)
            found[f"{meta.key}_{kind}_ms_p95"] = quantile(times, 0.95)
            found[f"{meta.key}_{kind}_ms_max"] = times[-1]
    return {**found, "chess_moves_per_s": max(before, chess_moves_per_s())}


if __name__ == "__main__":
    print(json.dumps(answer_times(sys.argv[1:])))
