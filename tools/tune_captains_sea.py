"""How even the duels of Captain's Sea are between equal captains, and what would make them so.

    python tools/tune_captains_sea.py play --seeds 400            more games, to build/captains_sea
    python tools/tune_captains_sea.py play --set fit --pounds 52 80 100 90
    python tools/tune_captains_sea.py fit                         multipliers, by counting anew
    python tools/tune_captains_sea.py play --halves s03=2:8       the same, but really played
    python tools/tune_captains_sea.py table                       what the test seeds say
    python tools/tune_captains_sea.py record                      to docs/captains/captains-sea.json

The same level plays both ships. Games are appended one a line and never played twice, so ``play``
goes on where it was stopped. Seeds for fitting and for testing share none. Constants: pounds a
die of 24-pounders, of 18-pounders, of lighter guns, of carronades. Multipliers are in halves.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.bots.measure.ratings import mean, wilson  # noqa: E402  (need the path above)
from portsmouth.games.captains_sea.rules import scoring  # noqa: E402
from portsmouth.games.captains_sea.rules.components import (  # noqa: E402
    DUELS,
    HANDICAPS,
    NONE,
    SEATS,
)
from portsmouth.games.captains_sea.rules.dice import half_up  # noqa: E402
from tools.captains_sea_duels import POUNDS, Match, Row, adopt, play_more, rows  # noqa: E402

FILE = ROOT / "build/captains_sea/duels.jsonl"
RECORD = ROOT / "docs/captains/captains-sea.json"
SEEDS = {"fit": 20_000, "test": 60_000}
"""The first seed of each set; each has room for 40,000."""
EVEN = (0.40, 0.60)
MOST = 14
"""The highest multiplier that is tried, in halves."""


class Balance(NamedTuple):
    """Games of a duel: won by the first, by the second, drawn; the first's share of the points."""

    won: int
    lost: int
    drawn: int

    @property
    def games(self) -> int:
        """Return how many games there are."""
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        """Return the share of the points of the first, a draw counted as a half."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share, Wilson's: too wide, if anything, with draws."""
        return wilson(self.share, self.games)


def balance(winners: Iterable[int]) -> Balance:
    """Return how often each side won."""
    found = list(winners)
    return Balance(found.count(0), found.count(1), found.count(NONE))


def winner(row: Row, halves: Sequence[int]) -> int:
    """Return who would have won with other multipliers, had both played on as they did."""
    duel = HANDICAPS[row["handicap"]][row["duel"]]
    if duel.must_take or row["end"] == "resigned":
        return int(row["won"])
    points = []
    for seat in SEATS:
        product = half_up(row["hits"][seat] * halves[seat])
        bonus = row["bonus"][seat]
        prey = duel.chase and seat == 1
        points.append(product + (bonus if prey else min(bonus, product)) + row["more"][seat])
    if abs(points[0] - points[1]) <= scoring.DRAWN_WITHIN:
        return NONE
    return int(points[1] > points[0])


def groups(file: Path, level: str) -> dict[tuple[str, ...], list[Row]]:
    """Return games of a level by duel, set of seeds, handicap, pounds, halves and bonus."""
    found: dict[tuple[str, ...], list[Row]] = {}
    for row in rows(file):
        if row["level"] == level:
            seeds = "test" if row["seed"] >= SEEDS["test"] else "fit"
            figures = ("/".join(map(str, row[name])) for name in ("pounds", "halves", "bonus"))
            about = (row["duel"], seeds, row["handicap"], *figures)
            found.setdefault(about, []).append(row)
    return dict(sorted(found.items()))


def more(options: argparse.Namespace) -> None:
    """Play on where it was stopped."""
    adopt(options.pounds, options.halves)
    first = SEEDS[options.set]
    seeds = range(first, first + options.seeds)
    match = Match(options.level, options.handicap, options.pounds)
    play_more(options.file, options.duels, seeds, match)


def fit(options: argparse.Namespace) -> None:
    """Print by duel the multiplier that would have been most even, counted anew: a guess only."""
    for (duel, seeds, handicap, pounds, *_), played in groups(options.file, options.level).items():
        if seeds != "fit":
            continue
        now = played[0]["halves"]
        dear = int(now[1] > now[0])
        tries = []
        for value in range(2, MOST + 1):
            halves = [now[0], value] if dear else [value, now[1]]
            share = balance(winner(row, halves) for row in played).share
            tries.append((abs(share - 0.5), share, halves))
        _, share, halves = min(tries)
        print(
            f"{duel} {handicap} {pounds} {len(played)} games: {now} -> {halves}, then {share:.2f}"
        )


def summary(file: Path, level: str) -> list[Row]:
    """Return what the games of the test seeds say, one row a duel and variant."""
    found = []
    for (duel, seeds, handicap, *_), played in groups(file, level).items():
        if seeds == "test":
            told = balance(row["won"] for row in played)
            turns = sorted(row["turns"] for row in played)
            ends = [row["end"] for row in played]
            kinds = {end: ends.count(end) for end in sorted({*ends})}
            found.append(
                {
                    "duel": duel,
                    "kind": "chase" if DUELS[duel].chase else "meeting",
                    "handicap": handicap,
                    "pounds": played[0]["pounds"],
                    "halves": played[0]["halves"],
                    "bonus": played[0]["bonus"],
                    "games": told.games,
                    "won": told.won,
                    "lost": told.lost,
                    "drawn": told.drawn,
                    "share": round(told.share, 3),
                    "interval": [round(end, 3) for end in told.interval],
                    "points": [round(mean([r["points"][n] for r in played]), 1) for n in SEATS],
                    "turns": [turns[len(turns) // 2], turns[len(turns) * 9 // 10]],
                    "ends": kinds,
                    "commits": sorted({row["commit"] for row in played}),
                }
            )
    return found


def table(options: argparse.Namespace) -> None:
    """Print the table of the test seeds, as Markdown."""
    told = ("duel", "handicap", "multipliers", "bonus", "games", "won : lost : drawn", "share")
    print(f"| {' | '.join((*told, 'points', 'turns'))} |")
    print("|---|---|---|---|---|---|---|---|---|")
    for row in summary(options.file, options.level):
        low, high = row["interval"]
        even = EVEN[0] <= low and high <= EVEN[1]
        cells = (
            f"{row['duel']}, {row['kind']}",
            row["handicap"],
            " : ".join(f"{each / 2:g}" for each in row["halves"]),
            " : ".join(map(str, row["bonus"])),
            str(row["games"]),
            f"{row['won']} : {row['lost']} : {row['drawn']}",
            f"{row['share']:.2f} ({low:.2f}–{high:.2f}){' even' if even else ''}",
            " : ".join(f"{each:g}" for each in row["points"]),
            f"{row['turns'][0]} ({row['turns'][1]})",
        )
        print(f"| {' | '.join(cells)} |")


def record(options: argparse.Namespace) -> None:
    """Write the table as data, with where it comes from."""
    told = {
        "about": "How even the duels of Captain's Sea are between equal captains",
        "made_by": "python tools/tune_captains_sea.py play --seeds N; ... record",
        "tag": "MEASURED",
        "level": options.level,
        "seeds": {"fit": [20_000, 59_999], "test": [60_000, 99_999]},
        "pounds": "a die of 24-pounders, 18-pounders, lighter guns, carronades (4.7)",
        "share": "of the first ship, a draw a half; Wilson's 95 % interval",
        "turns": "median, and below which nine in ten end",
    }
    lines = ",\n  ".join(json.dumps(row) for row in summary(options.file, options.level))
    head = json.dumps(told, indent=1)[:-2]
    RECORD.write_text(f'{head},\n "duels": [\n  {lines}\n ]\n}}\n', encoding="utf-8")


def _halves(text: str) -> tuple[str, list[int]]:
    duel, _, both = text.partition("=")
    one, other = both.split(":")
    assert duel in DUELS
    return duel, [int(one), int(other)]


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("do", choices=("play", "fit", "table", "record"))
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--level", default="admiral")
    parser.add_argument("--handicap", choices=tuple(HANDICAPS), default="measured")
    parser.add_argument("--set", choices=tuple(SEEDS), default="test")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--duels", nargs="*", default=list(DUELS))
    parser.add_argument("--pounds", nargs=4, type=int, default=list(POUNDS))
    parser.add_argument("--halves", nargs="*", type=_halves, default=[])
    options = parser.parse_args()
    options.halves = dict(options.halves)
    {"play": more, "fit": fit, "table": table, "record": record}[options.do](options)


if __name__ == "__main__":
    main()
