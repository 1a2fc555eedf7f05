"""Golden games: whole games as records that must replay for ever, and what proves it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.codec import record
from portsmouth.core.errors import Divergence
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action

Player = Callable[[Any, list[Action], Rng], Action]
"""Chooses for every seat: the state, the legal actions, and a generator of its own."""
Case = tuple[Player, int, int, Mapping[str, Any]]
"""Who plays, how many seats, the seed and the options."""


def played(
    game: str, player: Player, seats: int, seed: int, options: Mapping[str, Any]
) -> Match[Any]:
    """A whole game."""
    match = portsmouth.new(game, seats, options, seed)
    rng = Rng(seed).fork("golden")
    while match.actors:
        seat = match.actors[0]
        match.play(player(match.state, match.legal(seat), rng), seat)
    return match


def write_missing(game: str, folder: Path, cases: Mapping[str, Case]) -> None:
    """Write the games that are not there yet; those that are there stay as they are."""
    folder.mkdir(exist_ok=True)
    for name, case in cases.items():
        path = folder / f"{name}.game"
        if not path.exists():
            path.write_text(record.write(played(game, *case)), encoding="utf-8")


def read(path: Path) -> Match[Any]:
    """The match of a record; every line is replayed and the end compared."""
    return record.read(path.read_text("utf-8"), registry.game)


def replayed(path: Path) -> Match[Any]:
    """The match of a record that comes out with the same hash, totals and text."""
    match, text = read(path), path.read_text("utf-8")
    _, position, *totals = text.splitlines()[-1].split()
    assert match.outcome is not None
    assert match.hash() == position
    assert match.outcome.totals == tuple(map(int, totals))
    assert record.write(match) == text
    return match


def refuse_changes(path: Path) -> None:
    """The comparison compares: another total, hash or action fails."""
    *moves, end = path.read_text("utf-8").splitlines()
    word, position, first, *rest = end.split()
    for wrong in ([word, position, str(int(first) + 1), *rest], [word, "0" * 16, first, *rest]):
        with pytest.raises(Divergence):
            record.read("\n".join([*moves, " ".join(wrong)]) + "\n", registry.game)
    with pytest.raises(Divergence):
        record.read("\n".join([*moves[:-3], *moves[-2:], end]) + "\n", registry.game)
