"""How strong the captains of Captain's Sea are: a level against another, from both sides.

    python tools/strength_captains_sea.py play admiral gunner --seeds 60      s03, s05, s07
    python tools/strength_captains_sea.py play captain lieutenant --handicap formula --set fit
    python tools/strength_captains_sea.py table

Every seed is played twice, with sides exchanged. Games are appended to build/captains_sea, one a
line, and never played twice while the captains stay the same; ``--version`` names them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.bots.measure.ratings import wilson  # noqa: E402  (need the path above)
from portsmouth.games.captains_sea.rules.components import (  # noqa: E402
    HANDICAPS,
    NONE,
    SEATS,
)
from tools.captains_sea_duels import Row, play_between, rows  # noqa: E402
from tools.tune_captains_sea import SEEDS  # noqa: E402

FILE = ROOT / "build/captains_sea/strength.jsonl"
DUELS = ("s03", "s05", "s07")
ABOUT = ("version", "handicap", "strong", "weak", "duel", "side")


def wanted(options: argparse.Namespace) -> Iterator[Row]:
    """Give the games to be played, seed by seed, as rows without their ends."""
    first = SEEDS[options.set] + options.skip
    version, handicap, (strong, weak) = options.version, options.handicap, options.levels
    seeds = range(first, first + options.seeds)
    for seed, duel, side in product(seeds, options.duels, options.sides):
        about = (version, handicap, strong, weak, duel, side)
        yield {**dict(zip(ABOUT, about, strict=True)), "seed": seed}


def more(options: argparse.Namespace) -> None:
    """Play what is not in the file yet."""
    done = {key(row) for row in rows(options.file)}
    options.file.parent.mkdir(parents=True, exist_ok=True)
    with options.file.open("a", encoding="utf-8") as out:
        for row in wanted(options):
            if key(row) not in done:
                levels = (row["strong"], row["weak"])[:: -1 if row["side"] else 1]
                end = play_between(row["duel"], levels, row["seed"], row["handicap"])
                out.write(json.dumps(row | end) + "\n")
                out.flush()


def key(row: Row) -> tuple[object, ...]:
    """Return what a game is known by."""
    return (*(row[name] for name in ABOUT), row["seed"])


def points(row: Row) -> float:
    """Return what the stronger got of a game: 1, a draw a half, or 0."""
    return 0.5 if row["won"] == NONE else float(row["won"] == row["side"])


def table(options: argparse.Namespace) -> None:
    """Print shares by duel and side, and of all together, as Markdown."""
    groups: dict[tuple[str, ...], list[float]] = {}
    for row in rows(options.file):
        seeds = "test" if row["seed"] >= SEEDS["test"] else "fit"
        head = (row["version"], seeds, row["handicap"], f"{row['strong']} {row['weak']}")
        for part in ((row["duel"], ("first", "second")[row["side"]]), ("all", "both")):
            groups.setdefault((*head, *part), []).append(points(row))
    print("| captains | seeds | handicap | levels | duel | ship | games | w : l : d | share |")
    print("|---|---|---|---|---|---|---|---|---|")
    for about, found in sorted(groups.items()):
        counts = " : ".join(str(found.count(each)) for each in (1.0, 0.0, 0.5))
        share = sum(found) / len(found)
        low, high = wilson(share, len(found))
        cells = (*about, str(len(found)), counts, f"{share:.2f} ({low:.2f}–{high:.2f})")
        print(f"| {' | '.join(cells)} |")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("play")
    command.add_argument("levels", nargs=2)
    command.add_argument("--handicap", choices=tuple(HANDICAPS), default="measured")
    command.add_argument("--set", choices=tuple(SEEDS), default="test")
    command.add_argument("--seeds", type=int, default=60)
    command.add_argument("--skip", type=int, default=0, help="so many seeds before the first")
    command.add_argument("--duels", nargs="+", default=DUELS)
    command.add_argument("--sides", nargs="+", type=int, choices=SEATS, default=SEATS)
    command.add_argument("--version", default="1")
    command.set_defaults(run=more)
    commands.add_parser("table").set_defaults(run=table)
    for each in commands.choices.values():
        each.add_argument("--file", type=Path, default=FILE)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
