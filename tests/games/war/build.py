"""Positions of War on the High Seas in a line or two, scripted dice, and what became of them.

    s = position(convoy("f11", gold=9), convoy("kingston"))
    play(s, "cast", "go g12", dice=["d3"], deck=["salvage"])

Spaces, ports, goods and kinds of card go by their names. Dice are explosions of the damage die
(0, 1, 2) or, as ``"d3"``, the movement die, in the order in which they fall; a line that throws
other than what is scripted, more or less, fails. Every position keeps the laws (``GAME.check``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from portsmouth.core.context import NULL_CONTEXT, Event, EventRecorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.meta import Settings
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules.components import (
    CARDS,
    CRATES_PER_SEAT,
    DESTINATIONS,
    FACES,
    GOODS,
    KINDS,
    MOST_VALUE,
    NATIONS,
    NONE,
    PORTS,
)
from portsmouth.games.war.rules.world import NAMES
from portsmouth.games.war.state import Rules, WarState, put

CALM = ("salvage", "salvage")
"""Cards that ask nothing: on top of the deck unless others are named."""
Dice = Sequence[int | str]
NULL = NULL_CONTEXT


def convoy(
    at: str,
    *,
    nation: str | None = None,
    ships: int = 1,
    sails: int | None = None,
    crew: int | None = None,
    hull: int | None = None,
    gold: int = 4,
    cargo: Mapping[str, int] = {},
    hand: Sequence[str] = (),
    letters: int = 0,
    pirate: bool = False,
    becalmed: bool = False,
    passenger: str | None = None,
    dear: int = 0,
) -> Convoy:
    """A convoy for ``position``; values are full unless told."""
    found = Convoy(NONE if nation is None else NATIONS.index(nation))
    found.at = NAMES.index(at)
    found.ships = ships
    most = MOST_VALUE[ships]
    found.values = tuple(most if each is None else each for each in (sails, crew, hull))
    found.gold = gold
    found.hold = tuple(cargo.get(good, 0) for good in GOODS)
    assert sum(found.hold) == sum(cargo.values()), f"no such good: {cargo}"
    found.hand = tuple(KINDS.index(kind) for kind in hand)
    found.letters, found.pirate, found.becalmed = letters, pirate, becalmed
    found.passenger = NONE if passenger is None else PORTS.index(passenger)
    found.dear = dear
    return found


def position(
    *convoys: Convoy,
    step: str | tuple[str | int, ...] = "cast",
    active: int = 0,
    first: int = 0,
    round: int = 2,
    deck: Sequence[str] = CALM,
    left: int | None = None,
    globe: str | None = None,
    flags: Mapping[str, tuple[int, str]] = {},
    black: Mapping[str, str] = {},
    plague: str | None = None,
    bag: Sequence[str] = (),
    roll: int = 0,
    sheet: Mapping[str, int] = {},
    settings: Settings = {},
) -> WarState:
    """A legal position; seats without a nation have England, France, Spain and so on.

    ``flags`` are seat and face; ``deck`` and ``bag`` begin with what is named; with ``left`` the
    deck has so many cards and the others are discarded. With ``sheet`` crates are missing, in the
    holds of nobody: then laws about goods are not checked.
    """
    seats = list(convoys)
    chosen = META.resolve_settings(len(seats), settings)
    rules = Rules._make(chosen.get(key, "") for key in Rules._fields)
    spare = [each for each in range(len(NATIONS)) if each not in {c.nation for c in seats}]
    for each in seats:
        if each.nation == NONE:
            each.nation = spare.pop(0)
    s = WarState(rules, Rng(1), seats)
    s.active, s.first, s.round, s.roll = active, first, round, roll
    total = CRATES_PER_SEAT * len(seats)
    s.sheet = tuple(total - sum(c.hold[good] for c in seats) for good in range(len(GOODS)))
    _lay_cards(s, deck, left, globe)
    _lay_passengers(s, bag)
    for port, (owner, face) in flags.items():
        pirate = face == "pirate"
        s.flags = put(s.flags, PORTS.index(port), 2 * owner + pirate)
        if pirate:
            seats[owner].pirate_flags -= 1
        else:
            seats[owner].nation_flags -= 1
    for port, nation in black.items():
        s.black = put(s.black, PORTS.index(port), NATIONS.index(nation))
    s.stack = tuple(each for each in range(len(NATIONS)) if each not in s.black)
    s.plague = NONE if plague is None else PORTS.index(plague)
    s.frames = ((step,) if isinstance(step, str) else step,)
    GAME.check(s)
    for good, count in sheet.items():
        s.sheet = put(s.sheet, GOODS.index(good), count)
    return s


def _take(rest: list[int], kind: int) -> int:
    card = next(each for each in rest if CARDS[each] == kind)
    rest.remove(card)
    return card


def _lay_cards(s: WarState, deck: Sequence[str], left: int | None, globe: str | None) -> None:
    rest = list(range(len(CARDS)))
    for each in s.convoys:
        each.hand = tuple(_take(rest, kind) for kind in each.hand)
    s.globe = NONE if globe is None else _take(rest, KINDS.index(globe))
    top = [_take(rest, KINDS.index(kind)) for kind in deck]
    whole = (*top, *rest)
    cut = len(whole) if left is None else left
    s.deck, s.discards = whole[:cut], whole[cut:]


def _lay_passengers(s: WarState, bag: Sequence[str]) -> None:
    rest = list(DESTINATIONS)
    for each in s.convoys:
        if each.passenger != NONE:
            rest.remove(each.passenger)
    top = [PORTS.index(port) for port in bag]
    for port in top:
        rest.remove(port)
    s.bag = (*top, *rest)


def face(die: int | str) -> int:
    """What a generator must draw for a die, or (as ``"=5"``) the number itself."""
    if isinstance(die, str):
        return int(die[1:]) - (die[0] == "d")
    return FACES.index(die)


def dice(s: WarState, *thrown: int | str) -> None:
    """Script the next dice."""
    s.rng = Rng(1, s.rng.count, [face(die) for die in thrown])


def play(s: WarState, *actions: str, dice: Dice = (), check: bool = True) -> list[Event]:
    """Play actions with these dice, for whoever must act, and return what happened."""
    thrown = s.rng.count
    s.rng = Rng(1, thrown, [face(die) for die in dice])
    cx = EventRecorder()
    for text in actions:
        (seat,) = GAME.actors(s)
        action = GAME.notation.read(text)
        GAME.require(s, seat, action)
        GAME.apply(s, seat, action, cx)
        if check:
            GAME.check(s)
    assert s.rng.count - thrown == len(dice), f"{s.rng.count - thrown} thrown, not {len(dice)}"
    return cx.events


def legal(s: WarState) -> list[str]:
    """What may be done, as text."""
    (seat,) = GAME.actors(s)
    return [GAME.notation.write(action) for action in GAME.legal(s, seat)]


def options(s: WarState) -> dict[str, Option]:
    """All options by their text."""
    (seat,) = GAME.actors(s)
    return {GAME.notation.write(option.action): option for option in GAME.options(s, seat)}


def refused(s: WarState, text: str) -> Refusal:
    """Why an action is not legal; fails if it is."""
    (seat,) = GAME.actors(s)
    try:
        GAME.require(s, seat, GAME.notation.read(text))
    except IllegalAction as error:
        return error.refusal
    raise AssertionError(f"{text} is legal")


def why(s: WarState, text: str) -> tuple[str, str]:
    """Code and rule of the refusal of an action."""
    found = refused(s, text)
    return found.code, found.rule


def step(s: WarState) -> str:
    """The pending decision."""
    return str(s.frames[-1][0]) if s.frames else "over"


def asked(s: WarState) -> tuple[str, int]:
    """The pending decision and whose it is."""
    return step(s), GAME.actors(s)[0]


def kinds(events: Sequence[Event]) -> list[str]:
    """What kinds of thing happened."""
    return [event.kind for event in events]


def fact(events: Sequence[Event], kind: str, name: str) -> Any:
    """A fact of the first event of a kind."""
    return next(event.facts[name] for event in events if event.kind == kind)


def at(s: WarState, seat: int) -> str | None:
    """Where a convoy is."""
    return None if s.convoys[seat].at == NONE else NAMES[s.convoys[seat].at]


def cargo(s: WarState, seat: int) -> dict[str, int]:
    """The crates aboard."""
    return {good: n for good, n in zip(GOODS, s.convoys[seat].hold, strict=True) if n}


def hand(s: WarState, seat: int) -> list[str]:
    """The cards in a hand."""
    return [KINDS[CARDS[card]] for card in s.convoys[seat].hand]


def sheet(s: WarState, good: str) -> int:
    """Crates on the goods sheet."""
    return s.sheet[GOODS.index(good)]


def flag(s: WarState, port: str) -> tuple[int, str] | None:
    """The player's flag on a port."""
    found = s.flags[PORTS.index(port)]
    return None if found == NONE else (found // 2, "pirate" if found % 2 else "nation")


def load(*shots: str) -> list[str]:
    """The actions that lay these counters."""
    return [*(f"load {shot}" for shot in shots), "ready"]
