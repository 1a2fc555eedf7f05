"""Positions in the middle of a game between computer captains, put on the table directly."""

from __future__ import annotations

import json
from collections.abc import Generator
from functools import cache
from typing import Any

from playwright.sync_api import Page

import portsmouth
from e2e.pages.games.portsmouth import Table
from portsmouth import registry
from portsmouth.api.jobs import decide
from portsmouth.core.match import Match

NAMES = ("Anson", "Byron", "Cooke", "Duncan")
LEVEL = "petty_officer"
"""Thinks fastest of those who plan whole turns."""
LOAD = """async ([save, hash]) => {
    const { loadMatch } = await import('./web/js/match/game.js');
    await loadMatch(save);
    location.hash = hash;
}"""


def result_of(thinking: Generator[Any, None, Any]) -> Any:
    """What a computer player comes to, once it has thought to the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


@cache
def before_turn(seats: int, seed: int, round_: int, seat: int) -> str:
    """The save of a game between captains of one level when the turn of a seat begins."""
    match: Match[Any] = portsmouth.new("portsmouth", seats, seed=seed)
    bot = registry.bots("portsmouth").bot(LEVEL, seats)
    while True:
        turn = match.game.turn_info(match.state)
        if turn and (turn.round, turn.seat) == (round_, seat):
            return json.dumps(portsmouth.save(match))
        for action in result_of(decide(match, match.actors[0], bot)).actions:
            match.play(action)


def captains_turn() -> tuple[str, tuple[int, ...]]:
    """A game of two whose captain, seat 1, does 20 things in a turn and then places three cards."""
    return before_turn(2, 4, 6, 1), (1,)


def put_on_the_table(page: Page, save: str, captains: tuple[int, ...] = ()) -> Table:
    """Show a game; ``captains`` are the seats that are not played by people."""
    match = portsmouth.load(json.loads(save))
    players = [LEVEL if seat in captains else None for seat in range(match.seats)]
    names, flags = NAMES[: match.seats], range(match.seats)
    match.notes = {
        "names": [*names],
        "flags": [*flags],
        "id": "midgame",
        "captains": [*players],
    }
    page.evaluate(LOAD, [json.dumps(portsmouth.save(match)), "#/table"])
    return Table(page).ready()
