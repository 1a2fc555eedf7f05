"""Matches between two bots, played by several processes, and their results as plain data."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent import futures
from itertools import islice
from typing import Any, NamedTuple

import portsmouth
from portsmouth.bots.base import Bots
from portsmouth.bots.measure import ratings
from portsmouth.bots.measure.paired_games import SeedResult, arrangements, play_seed
from portsmouth.bots.measure.selfplay import RANDOM, TurnEffort
from portsmouth.core.game import Game
from portsmouth.core.journal import digest
from portsmouth.core.rng import Rng

Kinds = tuple[str, str]
Result = dict[str, Any]
Seen = Callable[[Kinds, SeedResult], None]


class SeedTask(NamedTuple):
    """A seed to play, for one of the processes."""

    bots: Bots[Any]
    kinds: Kinds
    seats: int
    seed: int


def perform(task: SeedTask) -> SeedResult:
    """Play a task, timed in CPU seconds."""
    return play_seed(*task, time.process_time)


def _untold(_kinds: Kinds, _sample: SeedResult) -> None:
    """Ignore a result."""


def bouts(
    bots: Bots[Any],
    seats: int,
    pairs: Sequence[Kinds],
    seeds: range,
    *,
    jobs: int = 1,
    seen: Seen = _untold,
) -> Iterator[Result]:
    """Yield the result of each pair, in order, as soon as its games are played.

    ``seen`` is called with each seed's result.
    """
    tasks = [SeedTask(bots, kinds, seats, seed) for kinds in pairs for seed in seeds]
    samples = _performed(tasks, jobs)
    for kinds in pairs:
        found = []
        for sample in islice(samples, len(seeds)):
            seen(kinds, sample)
            found.append(sample)
        yield result(bots.game, kinds, seats, found)


def _performed(tasks: Sequence[SeedTask], jobs: int) -> Iterator[SeedResult]:
    """Yield all results in the order of their tasks, computed by ``jobs`` processes."""
    if jobs == 1:
        yield from map(perform, tasks)
        return
    pool = futures.ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), _leave_interrupts
    )
    try:
        yield from pool.map(perform, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Let the parent alone hear Ctrl-C: a terminal sends it to every process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def result(game: Game[Any], kinds: Kinds, seats: int, samples: Sequence[SeedResult]) -> Result:
    """Return a match of two kinds as plain data; the HELP of ``command`` explains each figure."""
    shares = [sample.share for sample in samples]
    share = ratings.mean(shares)
    games = len(samples) * len(arrangements(seats))
    ends = ratings.interval(shares, Rng(0).fork("bootstrap"))
    turns = [[turn for sample in samples for turn in sample.turns[kind]] for kind in (0, 1)]
    return {
        "game": game.meta.key,
        "version": portsmouth.__version__,
        "kinds": list(kinds),
        "seats": seats,
        "seeds": [samples[0].seed, len(samples)],
        "games": games,
        "share": round(share, 4),
        "share_interval": [round(end, 4) for end in ends],
        "elo": round(ratings.elo(share, games), 1),
        "elo_interval": [round(end, 1) for end in ratings.elo_ends(ends)],
        "points": [
            round(ratings.mean([sample.points[kind] for sample in samples]), 2) for kind in (0, 1)
        ],
        **_efforts(turns),
        "hash": digest("".join(sample.hash for sample in samples)),
        "shares": [round(each, 6) for each in shares],
        "marks": [sample.hash[:8] for sample in samples],
    }


def _efforts(turns: Sequence[Sequence[TurnEffort]]) -> dict[str, list[float]]:
    """Return positions searched and CPU milliseconds of a turn: mean, 95th percentile, maximum."""
    nodes = [sorted(turn.nodes for turn in each) for each in turns]
    spent = [sorted(turn.spent * 1000 for turn in each) for each in turns]
    return {
        "turn_ms_mean": [round(ratings.mean(each), 3) for each in spent],
        "turn_ms_p95": [round(ratings.quantile(each, 0.95), 3) for each in spent],
        "nodes_mean": [round(ratings.mean(each), 1) for each in nodes],
        "nodes_p95": [ratings.quantile(each, 0.95) for each in nodes],
        "nodes_max": [each[-1] if each else 0 for each in nodes],
    }


def rate(table: Sequence[Result]) -> dict[str, Result]:
    """Return Bradley-Terry ratings of a round robin, from its pairs' results."""
    met = {
        (each["kinds"][0], each["kinds"][1]): ratings.Bout(each["shares"], each["games"])
        for each in table
    }
    return {
        kind: {
            "elo": round(rating.elo, 1),
            "elo_interval": [round(each, 1) for each in rating.interval],
        }
        for kind, rating in ratings.ratings(met, RANDOM, Rng(0).fork("ratings")).items()
    }


def robin(table: Sequence[Result]) -> Result:
    """Return a round robin as plain data: every pair's result, ratings, a hash over all games."""
    first = table[0]
    return {key: first[key] for key in ("game", "version", "seats", "seeds")} | {
        "games": sum(each["games"] for each in table),
        "table": list(table),
        "ratings": rate(table),
        "hash": digest("".join(each["hash"] for each in table)),
    }
