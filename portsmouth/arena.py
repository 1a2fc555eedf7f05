"""The ``arena`` command: matches between bots, with ratings and confidence intervals.

Public seeds start at 1,000,000. Whatever fits, tunes or selects a bot uses training seeds, which
are smaller, so that no bot was trained on a seed that measures it; ``seeds_of`` keeps the two
apart.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent import futures
from itertools import combinations, islice
from typing import Any, NamedTuple

import portsmouth
from portsmouth import registry
from portsmouth.bots.base import Bots
from portsmouth.bots.measure import ratings
from portsmouth.bots.measure.paired_games import SeedResult, arrangements, play_seed
from portsmouth.bots.measure.selfplay import RANDOM, TurnEffort, make_bot
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.journal import digest
from portsmouth.core.rng import Rng

PUBLIC = 1_000_000
"""The first public seed; training seeds are all below it."""
MOST_SEEDS = 1_000_000

HELP = f"""\
Play bots of a game against each other and measure how much stronger one is.

A bot is named by its level (for portsmouth: landsman midshipman petty_officer lieutenant captain
admiral), or is "{RANDOM}", which plays any legal action. Each gets a determinization of the
position, made from its seat's view, so none can know what is hidden.

Two bots. Each seed is played in every balanced arrangement of the seats: 2 seats 2 games,
3 seats 6 games (AAB ABA BAA ABB BAB BBA), 4 seats 6 games (two seats each). "share" is the first
bot's share of the victories, a tie split among its winners: 0.5 means equal strength.

More than two: a round robin, "{RANDOM}" added. "table" holds every pair; "ratings" are
Bradley-Terry ratings in Elo over all pairs, "{RANDOM}" pinned at 0; a resample takes the same seeds
of all pairs.

Intervals are 95 %. The seed is the sample, not the game: {ratings.RESAMPLES:,} bootstrap resamples
of the seeds. Where that ends at 0 or 1, and with fewer than {ratings.FEWEST} seeds, it is Wilson's
interval with the seeds as trials. "elo" is 400 log10(p / (1 - p)) of the share, p kept half a
victory from 0 and 1, so that the Elo of a clean sweep is only a lower bound;
an end of its interval at {ratings.OPEN:,.0f} is open.

Seeds. Public seeds start at {PUBLIC:,}; smaller ones are for training and are refused here, unless
with --training, which refuses public ones.

Reproducible: same version and same arguments give the same games, whatever --jobs says. "hash" is
over all final positions; "marks" and "shares" tell the seeds apart. Only the times differ: CPU
milliseconds a turn, all thinking of a seat in its turn. "nodes" are positions searched in a turn.
Lists of two hold the first bot's figure and the second's.
"""

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
    """Return a match of two kinds as plain data; see ``HELP`` for what each figure means."""
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


def seeds_of(first: int | None, count: int, training: bool = False) -> range:
    """Return the seeds of a match; raises BadSetup where public and training seeds would mix."""
    start = first if first is not None else 1 if training else PUBLIC
    seeds = range(start, start + count)
    if count < 1 or start < 0:
        raise BadSetup("a match needs at least one seed, and none below 0")
    if count > MOST_SEEDS or start >= 1 << 64:
        raise BadSetup(f"a match has {MOST_SEEDS:,} seeds at most, each below 2**64")
    if training and seeds[-1] >= PUBLIC:
        raise BadSetup(f"training seeds lie below {PUBLIC}")
    if not training and start < PUBLIC:
        raise BadSetup(f"public seeds start at {PUBLIC}; smaller ones are for training")
    return seeds


def pairs_of(kinds: Sequence[str]) -> list[Kinds]:
    """Return the pairs that meet: the two, or everybody with everybody and with ``random``."""
    if len(set(kinds)) < len(kinds) or len(kinds) < 2:
        raise BadSetup("name at least two captains, each once")
    field = list(kinds) if len(kinds) == 2 or RANDOM in kinds else [*kinds, RANDOM]
    return list(combinations(field, 2))


def arena(args: argparse.Namespace) -> int:
    """Run the command: play, report each seed on the error stream, print the result."""
    bots = registry.bots(args.game)
    bots.game.meta.resolve_settings(args.seats, {})
    pairs, seeds = pairs_of(args.kinds), seeds_of(args.first_seed, args.seeds, args.training)
    for kind in {kind for pair in pairs for kind in pair}:
        make_bot(bots, kind, args.seats, Rng(0))
    table = list(bouts(bots, args.seats, pairs, seeds, jobs=args.jobs, seen=_tell))
    found = table[0] if len(table) == 1 else robin(table)
    if args.json:
        print(json.dumps(found))
        return 0
    for each in table:
        print(sentence(each))
    for kind, rating in found.get("ratings", {}).items():
        low, high = rating["elo_interval"]
        print(f"{kind:16} {rating['elo']:+7.0f} Elo [{low:+.0f}, {high:+.0f}]")
    print(f"hash {found['hash']}")
    return 0


def robin(table: Sequence[Result]) -> Result:
    """Return a round robin as plain data: every pair's result, ratings, a hash over all games."""
    first = table[0]
    return {key: first[key] for key in ("game", "version", "seats", "seeds")} | {
        "games": sum(each["games"] for each in table),
        "table": list(table),
        "ratings": rate(table),
        "hash": digest("".join(each["hash"] for each in table)),
    }


def sentence(each: Result) -> str:
    """Return a pair's result as a sentence."""
    (a, b), (low, high), elo = each["kinds"], each["share_interval"], each["elo_interval"]
    return (
        f"{a} against {b}: {each['share']:.1%} of {each['games']} victories"
        f" [{low:.1%}, {high:.1%}], {each['elo']:+.0f} Elo [{elo[0]:+.0f}, {elo[1]:+.0f}],"
        f" points {each['points'][0]} to {each['points'][1]}"
    )


def _tell(kinds: Kinds, sample: SeedResult) -> None:
    print(f"{kinds[0]} {kinds[1]} seed {sample.seed}: {sample.share:.3f}", file=sys.stderr)


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Define the arguments of ``arena``."""
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.description = HELP
    command.add_argument("kinds", nargs="+", metavar="bot", help="two or more bots")
    command.add_argument("--game", required=True)
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--seeds", type=int, default=40, help="how many (40)")
    command.add_argument("--first-seed", type=int, help=f"where to start ({PUBLIC})")
    command.add_argument("--training", action="store_true", help="training seeds, from 1")
    command.add_argument(
        "--jobs", type=int, default=1, choices=range(1, 65), metavar="N", help="processes (1)"
    )
    command.add_argument("--json", action="store_true", help="one JSON object in the last line")
    command.set_defaults(run=arena)
