"""A position of Privateer for each kind of question as a save, and how it comes to the table."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Page

import portsmouth
from e2e.midgame import LOAD
from e2e.pages.games.privateer import Table
from portsmouth.core.match import Match
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.rules.components import GOODS
from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.games.privateer.build import fitting_out, new, play, position, ship

NAMES = ("Anson", "Byron", "Cooke", "Duncan", "Evans", "Fowler")
BEFORE = "0.1"
"""Older rules: what was played under them is not played again, so that any position can be kept."""
OTHERS = (("j6", "caesar"), ("n6", "bonnet"), ("n11", "kidd"), ("g11", "hornigold"))
RICH = {"rum": 2, "fruit": 1}
FULL = dict.fromkeys(GOODS, 2)
"""Two of each good: a whole hold, and three marked prices on every card."""
TROVE = ["emerald_cross", "pearl_mask", "letter_of_marque"]


def six(first: Ship, second: Ship | None = None) -> list[Ship]:
    """Two ships, and four that lie in port."""
    rest = [ship(square, captain, cargo=RICH) for square, captain in OTHERS]
    rest[0] = ship(*OTHERS[0], cargo=RICH, relics=["golden_chalice"])
    return [first, second or ship("c8", "morgan", cargo=RICH), *rest]


def drawn(card: str, action: str = "draw", *more: str, dice: Sequence[int] = ()) -> PrivateerState:
    """Six ships; the first has drawn a card and answered so far."""
    first = ship("h8", "roberts", cargo=RICH, relics=["silver_bell"])
    second = ship("k8", "vane", cargo=RICH, relics=["jade_idol", "sun_disc"])
    s = position(*six(first, second), step="bounty", deck=[card])
    return play(s, action, *more, dice=dice)


def fought(
    *actions: str, dice: Sequence[int | str] = (), captain: str = "caesar"
) -> PrivateerState:
    """Six ships; the first has sailed to the second and won, with a Curse to hand over."""
    first = ship("h8", captain, cannons=4, hold=3, relics=["cursed_doubloon"])
    second = ship("i9", "roberts", cannons=1, cargo=RICH, relics=["jade_idol", "sun_disc"])
    rest = [ship(square, cargo=RICH) for square, _ in OTHERS]
    return play(position(first, second, *rest), "sail i9", *actions, dice=dice)


def beaten(captain: str, colours: Sequence[str]) -> PrivateerState:
    """Six ships; the first has beaten a Merchant."""
    s = position(*six(ship("h8", captain, cannons=4, hold=3)))
    return play(s, "sail i8", "roll", dice=[4, 5, 3, *colours])


def in_port() -> PrivateerState:
    """Six ships; the first has sailed to Tortuga with a full hold."""
    first = ship("i6", "roberts", silver=30, cargo={"rum": 2, "tobacco": 2}, last="havana")
    s = position(first, *six(ship("d4"))[2:], ship("d4", "morgan"), wind="east")
    return play(s, "sail j6")


QUESTIONS = {
    "captain": lambda: new(6),
    "outfit": lambda: fitting_out(*("hornigold", "roberts", "morgan", "read", "vane", "kidd")),
    "bounty": lambda: position(*six(ship("h8", "teach")), step="bounty"),
    "victim": lambda: drawn("boarding_party"),
    "swap": lambda: drawn("smugglers", "draw", "at 2"),
    "gossip": lambda: drawn("harbour_gossip"),
    "discard": lambda: drawn("rats", dice=[1]),
    "offer": lambda: drawn("parley"),
    "answer": lambda: drawn("parley", "draw", "ask rum 3"),
    "sail": lambda: position(
        *six(ship("h8", "vane", cargo=FULL, hold=5, last="tortuga", relics=TROVE, debts=1)),
        wind="east",
    ),
    "battle": fought,
    "again": lambda: fought("roll", dice=[2, 3], captain="read"),
    "pick": lambda: beaten("lafitte", ["white", "blue"]),
    "spoils": lambda: beaten("roberts", ["white"]),
    "plunder": lambda: fought("roll", dice=[5, 2]),
    "seize": lambda: fought("roll", "enough", dice=[5, 2]),
    "hand": lambda: fought("roll", "enough", "seize jade_idol", dice=[5, 2]),
    "port": in_port,
}
"""A position of each kind of question, with six seats."""


def kept(s: PrivateerState, captains: Sequence[int] = (), **notes: object) -> str:
    """The save of a position; ``captains`` are the seats that are not played by people."""
    settings = s.rules._asdict()
    players = ["landsman" if seat in captains else None for seat in range(s.seats)]
    names, flags = [*NAMES[: s.seats]], [*range(s.seats)]
    table = {"names": names, "flags": flags, "id": "midgame", "captains": players, **notes}
    match = Match(GAME, s.seats, settings, 1, table)  # type: ignore[arg-type]
    match.restore(s, [], [(0, BEFORE), (0, GAME.meta.rules)], ())
    return json.dumps(portsmouth.save(match))


def lay(page: Page, save: str) -> Table:
    """Put a save on the table of an open page."""
    page.evaluate(LOAD, [save, "#/table"])
    return Table(page).ready()
