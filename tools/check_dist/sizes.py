"""What the parts of a built site weigh, and what a visit transfers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from .report import COMMON, Files, Report, mega, sent

BUDGET_MB = 6.0


def check_sizes(folder: Path, release: dict[str, Any], files: Files, report: Report) -> None:
    """Print what the parts weigh, and compare a first visit with the budget.

    A first visit fetches the common pack and one game, here the heaviest.
    """
    names = {path: pack for pack, listed in release["packs"].items() for path, _, _ in listed}
    names |= dict.fromkeys(("sw.js", "manifest.webmanifest"), COMMON)
    raw: Counter[tuple[str, str]] = Counter()
    packed: Counter[tuple[str, str]] = Counter()
    for path in files:
        if not (folder / path).is_file():
            continue
        data = (folder / path).read_bytes()
        part = "/".join(path.split("/")[:2]) if "/" in path else "(root)"
        part = part if (folder / part).is_dir() else part.split("/", maxsplit=1)[0]
        group = (names[path], part) if path in names else ("", "(not fetched to play)")
        raw[group] += len(data)
        packed[group] += sent(path, data)
    print(f"{'pack':12}{'part':28}{'MB':>8}{'MB gzip':>10}")
    for (pack, part), count in packed.most_common():
        print(f"{pack:12}{part:28}{raw[pack, part] / 1e6:8.2f}{count / 1e6:10.2f}")
    by_pack: Counter[str] = Counter()
    for (pack, _), count in packed.items():
        by_pack[pack] += count
    games = [by_pack[pack] for pack in release["packs"] if pack != COMMON]
    first = by_pack[COMMON] + max(games, default=0)
    line = f"A first visit with one game transfers {mega(first)} with gzip"
    if first > BUDGET_MB * 1e6:
        report.problems.append(f"{line}, more than the {BUDGET_MB} MB that were promised.")
    else:
        report.fine.append(f"{line}; the promise is {BUDGET_MB} MB.")
