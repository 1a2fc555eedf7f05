"""The prepared positions of the lessons: where the learner, seat 0, begins, and with what."""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.games.war.rules import turns
from portsmouth.games.war.rules.components import (
    CARDS,
    GOODS,
    KINDS,
    MOST_VALUE,
    NATIONS,
    PORTS,
    START_GOLD,
)
from portsmouth.games.war.rules.fleet import from_sheet
from portsmouth.games.war.rules.harbours import plant
from portsmouth.games.war.rules.world import NAMES
from portsmouth.games.war.state import WarState

CALM = ("castaways", "surgeon", "sailmaker", "carpenter", "pardon", "smuggler", "salvage")
"""Cards on top of the deck: they change little, and the ports of the first ones are weak."""


class Start(NamedTuple):
    """How the learner begins, and where the other one lies."""

    at: str
    other: str
    ships: int = 1
    gold: int = START_GOLD
    cargo: tuple[tuple[str, int], ...] = ()
    nation: str = "england"
    letters: int = 0
    flags: tuple[str, ...] = ()
    passenger: str = ""
    globe: str = ""


STARTS: dict[str, Start] = {
    "trade": Start("cadiz", "macao", gold=20, cargo=(("weapons", 6),), nation="portugal"),
    "letter": Start("lisbon", "macao", ships=3, gold=20, nation="portugal"),
    "grape": Start("e16", "e16", ships=3, gold=12, letters=1),
    "black": Start(
        "e17", "macao", ships=2, gold=34, cargo=(("tea", 6),), flags=("christiansborg",)
    ),
    "world": Start(
        "c18",
        "macao",
        ships=4,
        gold=48,
        cargo=(("tea", 4),),
        passenger="amsterdam",
        globe="war_england_france",
    ),
}
"""The lessons by the name of their position."""
PREY_GOLD = 9


def lay_out(s: WarState, name: str) -> None:
    """Let seat 0 begin as a lesson asks for; the others lie far away, or in its way."""
    start = STARTS[name]
    s.first = 0
    nations = [start.nation, *(each for each in NATIONS if each != start.nation)]
    for seat, convoy in enumerate(s.convoys):
        convoy.nation = NATIONS.index(nations[seat])
        convoy.at = NAMES.index(start.other)
    own = s.convoys[0]
    own.at = NAMES.index(start.at)
    own.ships, own.gold, own.letters = start.ships, start.gold, start.letters
    own.values = (MOST_VALUE[start.ships],) * 3
    for good, count in start.cargo:
        from_sheet(s, own, GOODS.index(good), count)
    s.convoys[1].gold = PREY_GOLD
    from_sheet(s, s.convoys[1], GOODS.index("sugar"), 4)
    own.pirate = True
    for port in start.flags:
        plant(s, 0, PORTS.index(port))
    own.pirate = False
    _cards(s, start)
    if start.passenger:
        own.passenger = PORTS.index(start.passenger)
        place = s.bag.index(own.passenger)
        s.bag = (*s.bag[:place], *s.bag[place + 1 :])
    turns.begin_turn(s, NULL_CONTEXT, 0)
    if start.at == start.other:
        s.frames = (("meet",),)


def _cards(s: WarState, start: Start) -> None:
    """Put the global card into play, and what changes little on top of the deck."""
    deck = list(s.deck)
    if start.globe:
        s.globe = _take(deck, start.globe)
    top = [_take(deck, kind) for kind in CALM]
    s.deck = (*top, *deck)


def _take(deck: list[int], kind: str) -> int:
    card = next(each for each in deck if KINDS[CARDS[each]] == kind)
    deck.remove(card)
    return card
