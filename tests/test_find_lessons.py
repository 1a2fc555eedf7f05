"""The search for lessons finds the recorded positions again: seed and actions lead to them."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tools.lessons.search import follow

ROOT = Path(__file__).parent.parent
GAMES = sorted(
    path.stem
    for path in (ROOT / "tools/lessons").glob("*.py")
    if path.stem not in ("__init__", "search")
)
BY_HAND = {("portsmouth", "ashore")}
"""Its one action is written by hand: the other player's first turn."""


def recorded() -> list[tuple[str, dict[str, Any]]]:
    """Every lesson that was found, with its game."""
    files = {game: ROOT / f"portsmouth/games/{game}/lessons/positions.json" for game in GAMES}
    return [
        (game, data)
        for game, file in files.items()
        for data in json.loads(file.read_text("utf-8"))
        if (game, data["key"]) not in BY_HAND
    ]


@pytest.mark.parametrize(
    ("game", "data"), recorded(), ids=lambda it: it if isinstance(it, str) else it["key"]
)
def test_a_recorded_position_is_found_again(game: str, data: dict[str, Any]) -> None:
    search = import_module(f"tools.lessons.{game}").SEARCH
    assert search.script(data, int(data["seed"])) == data["script"]
    assert follow(search, search.reader.lesson(data)) is not None
