"""One captain of War on the High Seas against traders, in every seat of every seed; or alone.

python tools/war_traders.py master --seats 4 --seeds 150
python tools/war_traders.py master --against mate --seats 4 --seeds 40
python tools/war_traders.py master --seats 1 --seeds 60

A balanced match of two levels is `python -m portsmouth arena --game war`. The share of victories
has its 95 % interval by bootstrap over seeds; par is one in so many seats. Alone it is the share of
games that are won before the last round is over.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from portsmouth.bots.measure.ratings import interval, mean, quantile  # noqa: E402  (needs the path above)
from portsmouth.bots.measure.selfplay import deal, play  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402
from portsmouth.games.war.bots import BOTS  # noqa: E402
from portsmouth.games.war.game import GAME  # noqa: E402
from portsmouth.games.war.rules.components import NONE  # noqa: E402

FIRST = 1_000_000
"""The first public seed: nothing was tuned on it."""


def main() -> None:
    """Play, and print the share, the ways of winning and the rounds."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("level")
    options.add_argument("--against", default="trader")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--seeds", type=int, default=150)
    options.add_argument("--first", type=int, default=FIRST)
    chosen = options.parse_args()
    shares: list[float] = []
    ways: Counter[str] = Counter()
    rounds: list[int] = []
    for seed in range(chosen.first, chosen.first + chosen.seeds):
        won = []
        for own in range(chosen.seats):
            s = deal(GAME, chosen.seats, seed)
            levels = [chosen.against] * chosen.seats
            levels[own] = chosen.level
            players = [BOTS.bot(level, chosen.seats) for level in levels]
            outcome = play(GAME, s, players).outcome
            first = outcome.places[own] == 1 and (chosen.seats > 1 or s.way != NONE)
            won.append(first / outcome.places.count(1))
            ways[f"{chosen.level if first else chosen.against} by {outcome.reason}"] += 1
            rounds.append(s.round)
        shares.append(mean(won))
        low, high = interval(shares, Rng(1).fork("interval"))
        rounds.sort()
        print(
            f"{len(shares)} seeds, {len(rounds)} games: {mean(shares):.1%} [{low:.0%}, {high:.0%}],"
            f" rounds {_quartiles(rounds)}; {dict(ways.most_common())}",
            flush=True,
        )


def _quartiles(ordered: list[int]) -> str:
    """Return the three quartiles of sorted numbers as a text."""
    return " / ".join(str(quantile(ordered, part)) for part in (0.25, 0.5, 0.75))


if __name__ == "__main__":
    main()
