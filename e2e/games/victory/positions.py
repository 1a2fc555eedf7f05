"""Positions of Victory on the High Sea as saves, and how they come to the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from playwright.sync_api import Page

import portsmouth
from e2e.midgame import LOAD
from portsmouth.core.match import Match
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import facing, fired, play, port, ship

LIVELY = ("launch", "build", "merchant", "passengers")
"""What brings a game on."""
NAMES = ("Anson", "Byron", "Cooke", "Duncan")
BEFORE = "0.1"
"""Older rules: what was played under them is not played again, so that any position can be kept."""
OWN = ship("a1", "v14", 2, upgrade="fort.guns")
RICH = ship("b1", "v16", 4, hull="25", crew="4", passengers=1)
"""Two ships on combat spaces; hers is damaged and rich."""


def ports() -> dict[str, object]:
    """Both ports of the fight: what each holds may add cannons, or take dice off."""
    return {
        "attacker": port("WBMC", ["cannons", "v06", "out_manoeuvre"], buildings=["foundry.guns"]),
        "defender": port("WWB", ["letter_of_marque", "v24"]),
    }


def duel(**rest: object) -> VictoryState:
    """A fight that has begun: the own ship against a rich and damaged one."""
    return fired(**ports(), own=OWN.copy(), target=RICH.copy(), **rest)  # type: ignore[arg-type]


def before(**rest: object) -> VictoryState:
    """The same before it: Fire Cannons is in the hand."""
    return facing(**ports(), own=OWN.copy(), target=RICH.copy(), **rest)  # type: ignore[arg-type]


def thrown(mine: str, theirs: str, dice: Sequence[int]) -> VictoryState:
    """A fight whose dice lie open; nobody has added cannons."""
    s = play(duel(), f"0: {mine}", f"1: {theirs}", "pass")
    return play(s, "pass", dice=dice)


def answered(mine: str, theirs: str, dice: Sequence[int], place: str) -> VictoryState:
    """A fight in which the attacker has placed his dice; the defender follows, or is asked."""
    return play(thrown(mine, theirs, dice), place)


DICE = (1, 3, 3, 4, 4, 6, 6, 1, 1, 2, 3, 5, 6)
"""Seven dice against six: 3 and 6 go from both sides."""
POSITIONS: dict[str, Callable[[], VictoryState]] = {
    "before": before,
    "arm": duel,
    "count": lambda: play(duel(), "0: ball", "1: chain"),
    "place": lambda: thrown("ball", "chain", DICE),
    "enemy": lambda: answered("ball", "chain", DICE, "place 34"),
}
"""A position of each kind of question in a fight."""


@cache
def before_a_real_attack(seed: int = 2, captain: str | None = None) -> str:
    """The save of a game that was played from its beginning: seat 0 may fire at seat 1."""
    chance = Random(seed)
    match: Match[VictoryState] = portsmouth.new("victory", seats=2, seed=seed)
    while (
        not any(action[0] == "fire" for action in match.legal(match.actors[0])) or match.actors[0]
    ):
        legal = match.legal(match.actors[0])
        better = [action for action in legal if action[0] in LIVELY]
        match.play(chance.choice(better or legal), match.actors[0])
    match.notes = {
        "names": [*NAMES[:2]],
        "flags": [2, 3],
        "id": "real",
        "captains": [None, captain],
    }
    return json.dumps(portsmouth.save(match))


def kept(s: VictoryState, captains: Sequence[int] = (1,), **notes: object) -> str:
    """The save of a position; ``captains`` are the seats that are not played by people."""
    offered = {option.key for option in GAME.meta.options}
    settings = {key: value for key, value in s.rules._asdict().items() if key in offered}
    players = ["landsman" if seat in captains else None for seat in range(s.seats)]
    names, flags = [*NAMES[: s.seats]], [*range(s.seats)]
    table = {"names": names, "flags": flags, "id": "midgame", "captains": players, **notes}
    match = Match(GAME, s.seats, {"first_player": "random", **settings}, 1, table)  # type: ignore[arg-type]
    match.restore(s, [], [(0, BEFORE), (0, GAME.meta.rules)], ())
    return json.dumps(portsmouth.save(match))


def lay(page: Page, save: str) -> None:
    """Put a save on the table of an open page."""
    page.evaluate(LOAD, [save, "#/table"])
