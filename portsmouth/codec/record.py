"""Whole matches as readable text, for golden games, bug reports and diffs.

    game portsmouth 1.0
    seats 3
    seed 77
    option strict_moves true
    0 move a1
    0 recruit a1
    …
    end c270dae8f21ca459 61 58 44

Options with their default value are left out; ``end`` gives the hash of the last position and, once
the game is over, every seat's total.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from portsmouth.core.errors import Divergence, GameError, SaveBroken
from portsmouth.core.game import Game
from portsmouth.core.match import Match

MAX_VALUE = 40
"""The longest value of an option, in characters."""
SEATS = frozenset("0123456789")


def write(match: Match[Any]) -> str:
    """Return the record of a match, finished or not, ending in a line break."""
    defaults = {spec.key: spec.default for spec in match.game.meta.options}
    changed = {k: v for k, v in match.settings.items() if v != defaults.get(k)}
    lines = [
        f"game {match.game.meta.key} {match.game.meta.rules}",
        f"seats {match.seats}",
        f"seed {match.seed}",
        *(f"option {key} {json.dumps(value)}" for key, value in changed.items()),
        *(f"{entry.seat} {entry.do}" for entry in match.journal),
        " ".join(["end", match.hash(), *map(str, _totals(match))]),
    ]
    return "\n".join(lines) + "\n"


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """Return the match of a record, every line of it replayed and checked.

    Raises SaveBroken for a text that is no record, and Divergence, naming the line, when an action
    is not legal or the end comes out differently.
    """
    head: dict[str, list[str]] = {}
    settings: dict[str, Any] = {}
    moves: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        word, *rest = line.split(" ")
        if word == "option" and len(rest) == 2:
            settings[rest[0]] = _value(rest[1])
        elif word in SEATS:
            moves.append((number, [word, *rest]))
        elif line:
            head[word] = rest
    try:
        key, _rules = head["game"]
        match = Match(find_game(key), int(head["seats"][0]), settings, int(head["seed"][0]))
        end = head["end"]
    except (KeyError, ValueError, IndexError, GameError) as error:
        raise SaveBroken(f"this is not the record of a game: {error}") from error
    for number, (seat, *words) in moves:
        try:
            match.replay(int(seat), match.game.notation.read(" ".join(words)))
        except GameError as error:
            raise Divergence(f"line {number}, {' '.join(words)!r}: {error}", number) from error
    if end != [match.hash(), *map(str, _totals(match))]:
        raise Divergence("the game does not end as the record says", len(match.journal))
    return match


def _value(word: str) -> Any:
    """Return the value of an option; raises SaveBroken for anything else."""
    try:
        return json.loads(word[:MAX_VALUE])
    except ValueError as error:
        raise SaveBroken(f"this is not the record of a game: {error}") from error


def _totals(match: Match[Any]) -> tuple[int, ...]:
    return match.outcome.totals if match.outcome else ()
