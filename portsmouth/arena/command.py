"""The ``arena`` command: matches between bots, with ratings and confidence intervals.

Public seeds start at 1,000,000. Whatever fits, tunes or selects a bot uses training seeds, which
are smaller, so that no bot was trained on a seed that measures it; ``seeds_of`` keeps the two
apart.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import combinations

from portsmouth import registry
from portsmouth.arena.matches import Kinds, Result, bouts, robin
from portsmouth.bots.measure import ratings
from portsmouth.bots.measure.paired_games import SeedResult
from portsmouth.bots.measure.selfplay import RANDOM, make_bot
from portsmouth.core.errors import BadSetup
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
