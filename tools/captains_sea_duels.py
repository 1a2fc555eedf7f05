"""Plays duels of Captain's Sea between equal captains, with other guns and multipliers at will.

Games are appended to a file, one a line; a game that is in it is not played again.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from math import floor
from pathlib import Path
from typing import Any, NamedTuple

from portsmouth.bots.measure.selfplay import play
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea import ship as ships
from portsmouth.games.captains_sea.bots import BOTS
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules import scoring
from portsmouth.games.captains_sea.rules.components import (
    DATA,
    DISPLAYS,
    HANDICAPS,
    SEATS,
)

ROOT = Path(__file__).parent.parent
POUNDS = (52, 80, 100, 100)
"""Pounds a die of 24-pounders, of 18-pounders, of lighter guns, of carronades (4.7)."""
Row = dict[str, Any]
Boxes = list[tuple[int, int]]


# Guns (4.7).


def gun_boxes(row: Row, pounds: Sequence[int]) -> tuple[Boxes, Boxes]:
    """Return the dice of a ship's fore and aft boxes by the pounds that make a die."""
    by = pounds[0] if row["calibre"] >= 24 else pounds[1] if row["calibre"] >= 18 else pounds[2]
    longs, carronades = _half_up(row["longs"] / by), _half_up(row["carronades"] / pounds[3])
    count = len(row["fore"])
    fore = _boxes((longs + 1) // 2, carronades // 2, count)
    return fore, _boxes(longs // 2, (carronades + 1) // 2, count)


def _boxes(longs: int, carronades: int, count: int) -> Boxes:
    found = []
    for box in range(1, count + 1):
        pair = _half_up(longs * box / count), _half_up(carronades * box / count)
        found.append(pair if sum(pair) else (1, 0) if longs else (0, 1))
    return found


def _half_up(value: float) -> int:
    return floor(value + 0.5)


def adopt(pounds: Sequence[int], halves: Mapping[str, Sequence[int]]) -> None:
    """Let this process play with other guns and multipliers."""
    displays = []
    for row, display in zip(DATA["ships"], DISPLAYS, strict=True):
        guns = tuple(((0, 0), *end) for end in gun_boxes(row, pounds))
        displays.append(display._replace(guns=guns))
    for module in (ships, scoring):
        vars(module)["DISPLAYS"] = tuple(displays)
    for duels in HANDICAPS.values():
        for key, both in halves.items():
            one, other = duels[key].sides
            sides = one._replace(halves=both[0]), other._replace(halves=both[1])
            duels[key] = duels[key]._replace(sides=sides)


# Games.


def play_duel(duel: str, level: str, seed: int, handicap: str = "measured") -> Row:
    """Play a duel between two captains of a level; what counts is kept line by line."""
    return play_between(duel, (level, level), seed, handicap)


def play_between(duel: str, levels: Sequence[str], seed: int, handicap: str = "measured") -> Row:
    """Play a duel between captains of two levels, that of the first ship named first."""
    settings = META.resolve_settings(2, {"duel": duel, "handicap": handicap})
    s = GAME.setup(2, settings, Rng(seed))
    who = [BOTS.bot(levels[n if s.first == 0 else 1 - n], 2) for n in SEATS]
    end = play(GAME, s, who).outcome
    lines = [{line.item: line for line in scoring.score_lines(s, seat)} for seat in SEATS]
    hits = [found["hits"].count for found in lines]
    known = [found["hits"].points + found["bonus"].points for found in lines]
    return {
        "hits": hits,
        "more": [end.totals[seat] - known[seat] for seat in SEATS],
        "points": list(end.totals),
        "won": scoring.winner(s),
        "end": str(end.reason.value),
        "turns": s.turn,
    }


class Match(NamedTuple):
    """Who plays, with what handicaps and guns."""

    level: str
    handicap: str = "measured"
    pounds: Sequence[int] = POUNDS


def play_more(file: Path, duels: Iterable[str], seeds: range, match: Match) -> None:
    """Play what is not in the file yet, seed by seed through all duels, as they stand here."""
    commit = subprocess.run(
        ("git", "rev-parse", "--short", "HEAD"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    level, handicap, _ = match
    done = {_key(row) for row in rows(file)}
    file.parent.mkdir(parents=True, exist_ok=True)
    cut = file.exists() and file.read_text("utf-8")[-1:] not in ("", "\n")
    with file.open("a", encoding="utf-8") as out:
        for seed in seeds:
            for duel in duels:
                sides = HANDICAPS[handicap][duel].sides
                row: Row = {"duel": duel, "level": level, "seed": seed, "handicap": handicap}
                row |= {"halves": [side.halves for side in sides]}
                row |= {"bonus": [side.bonus for side in sides]}
                row |= {"pounds": list(match.pounds), "commit": commit}
                if _key(row) not in done:
                    row |= play_duel(duel, level, seed, handicap)
                    out.write("\n" * cut + json.dumps(row) + "\n")
                    out.flush()
                    cut = False


def rows(file: Path) -> list[Row]:
    """Return all games; a line that was cut off is left out."""
    if not file.exists():
        return []
    found = []
    for line in file.read_text("utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def _key(row: Row) -> tuple[object, ...]:
    named = ("duel", "level", "seed", "handicap")
    figures = ("halves", "bonus", "pounds")
    return (*(row[name] for name in named), *(tuple(row[name]) for name in figures))
