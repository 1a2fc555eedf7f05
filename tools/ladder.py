"""Every bot against every other: plays what is missing, and writes the tables of the document.

python tools/ladder.py --seats 4 --seeds 40 --jobs 2    play what is missing, then render
python tools/ladder.py --render                         render the results that are there
python tools/ladder.py --verify                         play the first seed of every match again

Results are kept in docs/captains/seats-N.json, written as each match ends, so the work can be
interrupted and continued. A kept match is played anew if its first seed no longer gives the same
games, its seeds are others, or the version is another. The tables stand in docs/captains.md.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import portsmouth  # noqa: E402  (needs the path above)
from portsmouth import registry  # noqa: E402
from portsmouth.arena.command import seeds_of  # noqa: E402
from portsmouth.arena.matches import Kinds, Result, bouts, rate  # noqa: E402
from portsmouth.bots.base import Bots  # noqa: E402
from portsmouth.bots.measure.selfplay import RANDOM  # noqa: E402

RESULTS = ROOT / "docs/captains"
DOCUMENT = ROOT / "docs/captains.md"
PLACE = ("<!-- ladder {} -->", "<!-- /ladder {} -->")
"""Between which a section stands in the document."""


HEAD = (
    "captain",
    "Elo above Random",
    "Elo over the one below",
    "positions a turn: mean, p95, most",
    "CPU ms a turn: mean, p95",
)


def field(bots: Bots[Any]) -> list[str]:
    """Return all kinds, the strongest first, ``random`` last."""
    return [level.key for level in reversed(bots.game.meta.levels)] + [RANDOM]


def every_pair(bots: Bots[Any]) -> list[Kinds]:
    """Return all pairs, the stronger named first; those of weak bots, soon played, come first."""
    return sorted(combinations(field(bots), 2), key=lambda pair: -field(bots).index(pair[0]))


def read(path: Path) -> dict[Kinds, Result]:
    """Return the results kept in a file; none if there is no file."""
    if not path.exists():
        return {}
    table = json.loads(path.read_text(encoding="utf-8"))["table"]
    return {(each["kinds"][0], each["kinds"][1]): each for each in table}


def write(path: Path, results: dict[Kinds, Result]) -> None:
    """Keep results, a line each, in an order that never varies."""
    lines = ",\n".join(json.dumps(results[pair]) for pair in sorted(results))
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".part")
    fresh.write_text(f'{{"table": [\n{lines}\n]}}\n', encoding="utf-8")
    fresh.replace(path)


def stale(
    bots: Bots[Any], seats: int, kept: dict[Kinds, Result], seeds: range, jobs: int
) -> list[Kinds]:
    """Return the kept matches that no longer come out the same, by their first seed."""
    first = seeds[:1]
    current = [
        pair
        for pair, each in kept.items()
        if each["seeds"] == [seeds[0], len(seeds)] and each["version"] == portsmouth.__version__
    ]
    again = bouts(bots, seats, current, first, jobs=jobs)
    same = {
        pair
        for pair, each in zip(current, again, strict=True)
        if each["marks"][0] == kept[pair]["marks"][0]
    }
    return [pair for pair in kept if pair not in same]


def play(bots: Bots[Any], seats: int, seeds: range, jobs: int, path: Path) -> None:
    """Play every match that is missing or stale, and keep each as it ends."""
    pairs = every_pair(bots)
    kept = {pair: each for pair, each in read(path).items() if pair in pairs}
    for pair in stale(bots, seats, kept, seeds, jobs):
        print(f"{seats} seats: {' against '.join(pair)} is to be played anew")
        del kept[pair]
    missing = [pair for pair in pairs if pair not in kept]
    for pair, each in zip(missing, bouts(bots, seats, missing, seeds, jobs=jobs), strict=True):
        kept[pair] = each
        write(path, kept)
        low, high = each["elo_interval"]
        print(
            f"{seats} seats: {' against '.join(pair)} {each['elo']:+.0f} [{low:+.0f}, {high:+.0f}]",
            flush=True,
        )


def name(kind: str) -> str:
    """Return a kind as a table names it."""
    return kind.replace("_", " ").title()


def percent(each: Result) -> str:
    """Return the share of victories with its interval."""
    low, high = each["share_interval"]
    return f"{each['share']:.0%} [{low:.0%}, {high:.0%}]".replace("%", "")


def elo(value: float, interval: Sequence[float]) -> str:
    """Return Elo with its interval."""
    return f"{value:+.0f} [{interval[0]:+.0f}, {interval[1]:+.0f}]"


def grid(rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table; the first row is its head."""
    head, *body = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "|---" * len(rows[0]) + "|", *body])


def shares(kinds: Sequence[str], results: dict[Kinds, Result]) -> str:
    """Return each row's share of the victories against each weaker bot."""
    head = ["% of victories against", *map(name, kinds[1:])]
    rows = [
        [
            name(kind),
            *(
                percent(results[kind, other]) if (kind, other) in results else ""
                for other in kinds[1:]
            ),
        ]
        for kind in kinds[:-1]
    ]
    return grid([head, *rows])


def strengths(kinds: Sequence[str], results: dict[Kinds, Result]) -> str:
    """Return each bot's rating, its step over the next weaker one, and its effort in a turn."""
    rated = rate(list(results.values()))
    rows = [list(HEAD)]
    for kind, below in pairwise(kinds):
        rating, match = rated[kind], results[kind, below]
        nodes = [match[key][0] for key in ("nodes_mean", "nodes_p95", "nodes_max")]
        rows.append(
            [
                name(kind),
                elo(rating["elo"], rating["elo_interval"]),
                elo(match["elo"], match["elo_interval"]),
                ", ".join(f"{each:,.0f}" for each in nodes),
                f"{match['turn_ms_mean'][0]:,.1f}, {match['turn_ms_p95'][0]:,.1f}",
            ]
        )
    rows.append([name(kinds[-1]), "0", "", "", ""])
    return grid(rows)


def section(bots: Bots[Any], seats: int, results: dict[Kinds, Result]) -> str:
    """Return the document's section on a number of seats."""
    kinds, pairs = field(bots), every_pair(bots)
    missing = [pair for pair in pairs if pair not in results]
    if missing:
        count = f"Not finished: {len(pairs) - len(missing)} of {len(pairs)} matches are played."
        return f"{count}\n\n{shares(kinds, results)}" if results else count
    of = {pair: results[pair] for pair in pairs}
    (first, count), games = of[pairs[0]]["seeds"], of[pairs[0]]["games"]
    command = f"python tools/ladder.py --seats {seats} --seeds {count} --jobs 2"
    return "\n\n".join(
        [
            f"`{command}` (seeds {first:,} to {first + count - 1:,}; {games} games a match,"
            f" version {of[pairs[0]]['version']}; results in"
            f" [seats-{seats}.json](captains/seats-{seats}.json)).",
            strengths(kinds, of),
            shares(kinds, of),
        ]
    )


def put(text: str, seats: int, block: str) -> str:
    """Return the document with a section's text replaced; raises ValueError if it has none."""
    start, end = (mark.format(seats) for mark in PLACE)
    found, count = re.subn(
        f"{start}.*?{end}", lambda _: f"{start}\n{block}\n{end}", text, flags=re.DOTALL
    )
    if count != 1:
        raise ValueError(f"the document has no place for {seats} seats")
    return found


def render(bots: Bots[Any]) -> None:
    """Write the tables of every number of seats into the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    for seats in bots.game.meta.seats:
        text = put(text, seats, section(bots, seats, read(kept_in(seats))))
    DOCUMENT.write_text(text, encoding="utf-8")


def kept_in(seats: int) -> Path:
    """Return the file of a number of seats."""
    return RESULTS / f"seats-{seats}.json"


def verify(bots: Bots[Any], seats: Sequence[int], jobs: int) -> int:
    """Play the first seed of every kept match again; returns how many don't come out the same."""
    wrong = 0
    for count in seats:
        kept = read(kept_in(count))
        by_seeds: dict[tuple[int, int], dict[Kinds, Result]] = {}
        for pair, each in kept.items():
            by_seeds.setdefault((each["seeds"][0], each["seeds"][1]), {})[pair] = each
        for (first, many), some in by_seeds.items():
            found = stale(bots, count, some, seeds_of(first, many), jobs)
            wrong += len(found)
            for pair in found:
                print(f"{count} seats: {' against '.join(pair)} comes out otherwise")
        print(f"{count} seats: {len(kept)} matches looked at")
    return wrong


def main() -> int:
    """Play, render, or verify."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, action="append", help="which table (all)")
    parser.add_argument("--seeds", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--render", action="store_true", help="play nothing")
    parser.add_argument("--verify", action="store_true", help="replay first seeds, render nothing")
    args = parser.parse_args()
    bots = registry.bots("portsmouth")
    seats = args.seats or list(bots.game.meta.seats)
    if args.verify:
        return 1 if verify(bots, seats, args.jobs) else 0
    if not args.render:
        for count in seats:
            play(bots, count, seeds_of(None, args.seeds), args.jobs, kept_in(count))
    render(bots)
    return 0


if __name__ == "__main__":
    sys.exit(main())
