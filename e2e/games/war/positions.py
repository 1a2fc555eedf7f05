"""A position of War for each kind of question as a save, and how it comes to the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

import portsmouth
from e2e.midgame import LOAD
from e2e.pages.games.war import Table
from portsmouth.core.context import EventRecorder
from portsmouth.core.match import Match
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.game import GAME
from portsmouth.games.war.state import WarState
from tests.games.war.build import convoy, play, position

NAMES = ("Anson", "Byron", "Cooke", "Duncan", "Evans", "Fowler")
BEFORE = "0.0"
"""Older rules: what was played under them is not played again, so that any position can be kept."""
CARGO = {"cotton": 6, "coffee": 4, "tea": 2}


def six(first: Convoy, second: Convoy | None = None) -> list[Convoy]:
    """Two convoys, and four in other waters, one of them a pirate."""
    return [
        first,
        second or convoy("f12", ships=2, gold=44, cargo={"furs": 4}, hand=["damp_powder"]),
        convoy("batavia", ships=3, gold=59, cargo={"silks": 12}),
        convoy("g18", pirate=True, gold=31, hand=["squall"]),
        convoy("goa", gold=2, cargo={"gems": 6}),
        convoy("e11", ships=2, gold=12),
    ]


def own(at: str, **more: Any) -> Convoy:
    """The convoy of who looks: large, loaded, with cards, a letter and a passenger."""
    given: dict[str, Any] = {
        "ships": 3,
        "gold": 35,
        "cargo": CARGO,
        "hand": ["fair_wind", "squall", "marines"],
        "letters": 1,
        "passenger": "rio",
        "sails": 6,
        "crew": 5,
        "hull": 7,
    }
    return convoy(at, **(given | more))


def played(s: WarState, *actions: str, dice: Sequence[int | str] = ()) -> WarState:
    """A position after some actions."""
    play(s, *actions, dice=dice)
    return s


def setting_up(*actions: str) -> WarState:
    """Six seats before the first turn, after some actions of theirs."""
    s: WarState = portsmouth.new("war", 6, seed=3).state
    for action in actions:
        (seat,) = GAME.actors(s)
        GAME.apply(s, seat, GAME.notation.read(action), EventRecorder())
    return s


FLAGS = [f"flag {port}" for port in ("goa", "rio", "macao", "elmina", "boston", "cadiz")]
STARTS = [f"begin {port}" for port in ("london", "rio", "goa", "manila", "boston", "cadiz")]
FULL_HAND = ["fair_wind", "squall", "marines", "surgeon"]


def met(**more: Any) -> WarState:
    """The first of six lies in a space with the second and has stayed."""
    return played(position(*six(own("f12", **more))), "stay")


def stormed(dice: Sequence[int | str], **more: Any) -> WarState:
    """The first of six has attacked Cartagena."""
    s = position(*six(own("f11", hand=[], **more)), deck=["war_spain_portugal"], roll=3)
    s.frames = (("sail",),)
    return played(s, "storm cartagena", dice=dice)


QUESTIONS: dict[str, Callable[[], WarState]] = {
    "flag": setting_up,
    "begin": lambda: setting_up(*FLAGS),
    "lade": lambda: setting_up(*FLAGS, *STARTS),
    "cast": lambda: position(*six(own("f11")), globe="trade_winds"),
    "sail": lambda: played(position(*six(own("f11"))), "cast", dice=["d3"]),
    "hail": lambda: played(met(), "pass"),
    "keep": lambda: position(*six(own("f11", hand=FULL_HAND)), step="keep"),
    "mark": lambda: position(*six(own("f11")), step="mark", globe="plague"),
    "pick": lambda: position(*six(own("f11")), step=("pick", 2)),
    "drift": lambda: position(*six(own("f11")), step=("drift", 1)),
    "meet": lambda: met(letters=0),
    "card": lambda: played(met(), "attack 1"),
    "load": lambda: played(met(), "attack 1", "card marines", "none"),
    "port": lambda: played(position(*six(own("paramaribo"))), "stay"),
    "press": lambda: stormed([0] * 9),
    "flee": lambda: position(*six(own("f11")), step=("flee", 33)),
    "give": lambda: position(*six(own("f11")), step=("give", 0, 4, -1)),
    "again": lambda: position(*six(own("f11")), step=("again", 0)),
}
"""A position of each kind of question, with six seats."""


def kept(s: WarState, captains: Sequence[int] = (), level: str = "swabber", **notes: object) -> str:
    """The save of a position; ``captains`` are the seats that are not played by people."""
    settings = {key: each for key, each in s.rules._asdict().items() if each != ""}
    players = [level if seat in captains else None for seat in range(s.seats)]
    names, flags = [*NAMES[: s.seats]], [*range(s.seats)]
    table = {"names": names, "flags": flags, "id": "midgame", "captains": players, **notes}
    match = Match(GAME, s.seats, settings, 1, table)  # type: ignore[arg-type]
    match.restore(s, [], [(0, BEFORE), (0, GAME.meta.rules)], ())
    return json.dumps(portsmouth.save(match))


def lay(page: Page, save: str) -> Table:
    """Put a save on the table of an open page."""
    page.evaluate(LOAD, [save, "#/table"])
    return Table(page).ready()
