"""Positions of Victory on the High Sea in a line or two, scripted dice, and what became of them.

    s = position(port("WWB", ["fort.guns"]), ships=[ship("a1", "v06", 2)])
    play(s, "launch v01 a1", "decline")

Cubes are letters (W wood, B brick, M metal, C cloth), cards go by their ids (``components.json``),
dice on a log are digits ("2466" with the extra space), ships by colour and number. A word of
two seats that choose at once names its seat: ``1: ball``. Dice are numbers 1 to 6 in the order in
which they are thrown; a line that throws other than what is scripted, more or less, fails.

Every position keeps the laws (``GAME.check``): cubes come from the bank, cards that are not named
lie in the pile, or with ``left`` partly on the discards.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.meta import Settings
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import (
    ADMIRALTIES,
    BUILDING_OF,
    BUILDINGS,
    CARDS,
    CHURCH,
    DECK,
    FIELDS,
    JOLLY_ROGERS,
    KINDS,
    NONE,
    PASSENGERS,
    PIECES,
    SHIPS,
    SUPPLY,
    TAVERN,
    Cubes,
)
from portsmouth.games.victory.state import Port, Rules, Ship, VictoryState

FACES = "23456"
SECOND = 1 << len(FACES)
LETTERS = {"B": "brick", "C": "cloth", "M": "metal", "W": "wood"}
Dice = Sequence[int]


def cubes_of(letters: str) -> Cubes:
    """Cubes by their letters."""
    assert not {*letters} - {*KINDS}, letters
    wood, brick, metal, cloth = (letters.count(kind) for kind in KINDS)
    return (wood, brick, metal, cloth)


def letters_of(cubes: Cubes) -> str:
    """Cubes as letters, in the order W B M C."""
    return "".join(kind * count for kind, count in zip(KINDS, cubes, strict=True))


def card(name: str) -> int:
    """A card by its id."""
    return CARDS.index(name)


def mask(dice: str) -> int:
    """A track by its dice: the second 6 has a space of its own."""
    found = sum(1 << FACES.index(face) for face in {*dice})
    return found | SECOND if dice.count("6") == 2 else found


def dice_of(track: int) -> str:
    """The dice of a track as digits."""
    plain = "".join(face for place, face in enumerate(FACES) if track >> place & 1)
    return plain + "6" * bool(track & SECOND)


def port(
    cubes: str = "",
    hand: Iterable[str] = (),
    fields: Iterable[str] = (),
    buildings: Iterable[str] = (),
    *,
    delivered: int = 0,
    pieces: int = 0,
    admiralty: int = 0,
    jolly_rogers: int = 0,
) -> Port:
    """A seat's port for ``position``."""
    found = Port()
    found.cubes = cubes_of(cubes)
    found.hand = tuple(sorted(card(name) for name in hand))
    found.fields = sum(1 << FIELDS.index(name) for name in fields)
    found.buildings = tuple(card(name) for name in buildings)
    found.delivered, found.pieces = delivered, pieces
    found.admiralty, found.jolly_rogers = admiralty, jolly_rogers
    return found


def ship(
    name: str,
    voyage: str | None = None,
    space: int = 0,
    *,
    hull: str = "",
    sails: str = "",
    crew: str = "",
    upgrade: str | None = None,
    passengers: int = 0,
    acted: bool = False,
    holder: int | None = None,
) -> Ship:
    """A ship for ``position``, docked unless it has a voyage; held by the seat of its colour."""
    found = Ship(SHIPS.index(name), "abcd".index(name[0]) if holder is None else holder)
    found.voyage = NONE if voyage is None else card(voyage)
    found.space = space
    found.damage = (mask(hull), mask(sails), mask(crew))
    found.upgrade = NONE if upgrade is None else card(upgrade)
    found.passengers, found.acted = passengers, acted
    return found


def hurt(name: str, **more: Any) -> Ship:
    """A ship like ``ship``, for tracks that go by a variable: ``hurt("b1", **{track: "3"})``."""
    return ship(name, **more)


def position(
    *ports: Port,
    ships: Iterable[Ship] = (),
    step: str | tuple[str | int, ...] = "play",
    pile: Sequence[str] = (),
    left: int | None = None,
    bank: str | None = None,
    active: int = 0,
    first: int = 0,
    round: int = 2,
    seats: int = 2,
    shipless: Sequence[int] = (),
    declarer: int | None = None,
    settings: Settings = {},
) -> VictoryState:
    """A legal position in a step of the active seat's turn.

    A seat that holds no ship gets its first one, docked, unless it is ``shipless``. ``pile`` are
    the top cards; with ``left`` the pile has so many, and the others are discarded. With ``bank``
    the bank has just that: the last seat holds the rest (and has declared long ago).
    """
    every = [*ports, *(port() for _ in range(max(seats, 2) - len(ports)))]
    chosen = META.resolve_settings(len(every), settings)
    ruled = {key: chosen[key] for key in Rules._fields if key in chosen}
    rules = Rules(**ruled)  # type: ignore[arg-type]
    s = VictoryState(rules, Rng(1), every)
    s.active, s.first, s.round = active, first, round
    s.declarer = NONE if declarer is None else declarer
    fleet = list(ships)
    for seat in range(len(every)):
        if seat not in shipless and all(each.holder != seat for each in fleet):
            fleet.append(_idle(seat, fleet))
    s.ships = sorted(fleet, key=lambda each: each.id)
    if bank is not None:
        _hoard(s, cubes_of(bank))
    s.bank = _rest(SUPPLY, [each.cubes for each in every])
    s.jolly_rogers = JOLLY_ROGERS - sum(each.jolly_rogers for each in every)
    s.admiralty = ADMIRALTIES - sum(each.admiralty for each in every)
    s.pieces = PIECES - sum(each.pieces for each in every)
    _stack(s, [card(name) for name in pile], left)
    s.plays = 1
    s.pushes = copies(s, active, CHURCH)
    s.free_crew = copies(s, active, TAVERN)
    s.frames = ((step,) if isinstance(step, str) else step,)
    GAME.check(s)
    return s


def _idle(seat: int, fleet: Iterable[Ship]) -> Ship:
    """A seat's first ship that nobody else holds, docked."""
    taken = {SHIPS[each.id] for each in fleet}
    names = (f"{'abcd'[seat]}{number}" for number in (1, 2, 3, 4))
    return ship(next(name for name in names if name not in taken))


def _rest(whole: Cubes, parts: Iterable[Cubes]) -> Cubes:
    taken = [sum(column) for column in zip(*parts, strict=True)]
    wood, brick, metal, cloth = (have - gone for have, gone in zip(whole, taken, strict=True))
    return (wood, brick, metal, cloth)


def _hoard(s: VictoryState, bank: Cubes) -> None:
    """Give the last seat all cubes that neither the bank nor the others have."""
    s.ports[-1].cubes = _rest(SUPPLY, [bank, *(each.cubes for each in s.ports[:-1])])
    if s.declarer == NONE:
        s.declarer = s.seats - 1


def _stack(s: VictoryState, top: list[int], left: int | None) -> None:
    rest = Counter(DECK)
    rest.subtract(named for each in s.ports for named in (*each.hand, *each.buildings))
    rest.subtract({PASSENGERS: sum(each.delivered for each in s.ports)})
    for each in s.ships:
        rest.subtract(named for named in (each.voyage, each.upgrade) if named != NONE)
        rest.subtract({PASSENGERS: each.passengers})
    rest.subtract(top)
    short = [CARDS[number] for number, count in rest.items() if count < 0]
    assert not short, f"no {short} is left"
    whole = (*top, *sorted(rest.elements()))
    cut = len(whole) if left is None else left
    s.pile, s.discards = whole[:cut], whole[cut:]


def copies(s: VictoryState, seat: int, building: int) -> int:
    """How many of a special building a seat has."""
    return sum(BUILDING_OF[each] == building for each in s.ports[seat].buildings)


def new(seats: int = 2, first: int = 0, **settings: Any) -> VictoryState:
    """A new game of a given first player, before the first cube."""
    chosen = META.resolve_settings(seats, {"first_player": first, **settings})
    s = GAME.setup(seats, chosen, Rng(1))
    GAME.check(s)
    return s


def unshuffled(count: int) -> list[int]:
    """What a generator must draw for a shuffle that leaves so many cards in order."""
    return list(range(count - 1, 0, -1))


# Fights.

BLAST = ("v04", 1), ("v09", 1)
"""Where the two ships of a fight lie: on blast, with no port, neither start nor finish."""


def facing(
    attacker: Port | None = None,
    defender: Port | None = None,
    *,
    own: Ship | None = None,
    target: Ship | None = None,
    more: Iterable[Ship] = (),
    **rest: Any,
) -> VictoryState:
    """Two ships that can fire at each other; seat 0 has Fire Cannons besides its hand."""
    mine, theirs = attacker or port(), defender or port()
    mine.hand = tuple(sorted((*mine.hand, card("fire_cannons"))))
    own, target = own or ship("a1"), target or ship("b1")
    for each, (voyage, space) in zip((own, target), BLAST, strict=True):
        if each.voyage == NONE:
            each.voyage, each.space = card(voyage), space
    return position(mine, theirs, ships=[own, target, *more], **rest)


def fired(attacker: Port | None = None, defender: Port | None = None, **rest: Any) -> VictoryState:
    """A fight that has begun: both sides are to choose their shots."""
    s = facing(attacker, defender, **rest)
    own, target = (
        next(SHIPS[each.id] for each in s.ships if each.holder == side and each.voyage != NONE)
        for side in (0, 1)
    )
    return play(s, f"fire {own} {target}")


def broadside(
    s: VictoryState, one: str, other: str, mine: Dice = (), theirs: Dice = ()
) -> VictoryState:
    """Both sides choose, nobody adds cannons, and the dice fall; ``pass`` is said where asked."""
    salvo(s, one, other, mine, theirs)
    return s


def salvo(s: VictoryState, one: str, other: str, mine: Dice = (), theirs: Dice = ()) -> list[Event]:
    """What ``broadside`` reported."""
    due = _script(s, (*mine, *theirs))
    events = [*record(s, f"0: {one}").events, *record(s, f"1: {other}").events]
    while step(s) == "count":
        events += record(s, "pass").events
    _thrown(s, due)
    return events


def through(s: VictoryState) -> VictoryState:
    """Pass in all windows until something else is asked."""
    while step(s) in ("answer", "count"):
        play(s, "pass")
    return s


# Playing.


def play(s: VictoryState, *actions: str, dice: Dice = (), drawn: int = 0) -> VictoryState:
    """Play actions; each must be legal, and throw just these dice.

    ``drawn`` is how many numbers a shuffle draws, after all the dice.
    """
    told(s, *actions, dice=dice, drawn=drawn)
    return s


def told(s: VictoryState, *actions: str, dice: Dice = (), drawn: int = 0) -> list[Event]:
    """Play actions and return what they reported."""
    due = _script(s, dice) + drawn
    events: list[Event] = []
    for action in actions:
        events += record(s, action).events
    _thrown(s, due)
    return events


def _script(s: VictoryState, dice: Dice) -> int:
    s.rng = Rng(s.rng.seed, s.rng.count, [die - 1 for die in dice])
    return s.rng.count + len(dice)


def _thrown(s: VictoryState, due: int) -> None:
    assert s.rng.script == (), f"not thrown: {s.rng.script}"
    assert s.rng.count == due, f"{s.rng.count - due} numbers more were drawn than scripted"


def record(s: VictoryState, action: str) -> EventRecorder:
    """Play one action and return its recorder, which knows whether anything was revealed."""
    seat, done = _read(s, action)
    assert seat in GAME.actors(s), f"{seat} is not asked"
    recorder = EventRecorder()
    GAME.require(s, seat, done)
    GAME.apply(s, seat, done, recorder)
    GAME.check(s)
    return recorder


def _read(s: VictoryState, action: str) -> tuple[int, tuple[str | int, ...]]:
    """Who does what: ``1: ball``, or an action of the only seat that is asked."""
    named = re.fullmatch(r"(\d): (.*)", action)
    seat, text = (int(named[1]), named[2]) if named else (actor(s), action)
    return seat, GAME.notation.read(text)


def actor(s: VictoryState) -> int:
    """Who must act."""
    (found,) = GAME.actors(s)
    return found


def step(s: VictoryState) -> str | None:
    """The pending decision; None when the game is over."""
    return str(s.frames[-1][0]) if s.frames else None


def asked(s: VictoryState) -> tuple[str | None, int | None]:
    """What is asked, and of whom."""
    return step(s), actor(s) if s.frames else None


def facts(event: Event) -> str:
    """An event in a line: its kind, then its facts by name, ids and numbers as they are."""
    words = [f"{name}={_word(arg)}" for name, arg in sorted(event.facts.items())]
    return " ".join([event.kind, *words])


def _word(arg: Any) -> str:
    if isinstance(arg, Text) and arg.id.startswith("cubes-"):
        letters = {name: letter for letter, name in LETTERS.items()}
        parts: list[Any] = [*arg.args.values()]
        found = [(each.id.removeprefix("some-"), each.args["count"]) for each in parts]
        return "".join(letters[kind] * count for kind, count in found) or "0"
    if isinstance(arg, Text):
        return str(arg.args["seat"]) if arg.id == "player" else arg.id.split("-", 1)[1]
    return str(arg)


def lines(events: Iterable[Event], seat: int | None = None) -> list[str]:
    """What a seat (None: an onlooker) reads of events, each in a line."""
    return [facts(event) for event in events if event.seen_by(seat)]


# What may be done.


def legal(s: VictoryState, seat: int | None = None) -> list[str]:
    """The legal actions, which must be the options without refusal."""
    who = actor(s) if seat is None else seat
    found = GAME.legal(s, who)
    free = {option.action for option in GAME.options(s, who) if option.legal}
    assert {*found} == free
    return [GAME.notation.write(action) for action in found]


def some(s: VictoryState, verb: str) -> set[str]:
    """What may be said after a verb."""
    return {text.partition(" ")[2] for text in legal(s) if text.split()[0] == verb}


def options(s: VictoryState) -> dict[str, Option]:
    """All candidates by their text."""
    found = GAME.options(s, actor(s))
    return {GAME.notation.write(option.action): option for option in found}


def price(s: VictoryState, action: str) -> str:
    """What an option costs, in letters."""
    cost = options(s)[action].cost
    return "".join(kind * cost.of(LETTERS[kind]) for kind in KINDS)


def refusal(s: VictoryState, action: str) -> Refusal:
    """Why an action may not be done."""
    seat, done = _read(s, action)
    try:
        GAME.require(s, seat, done)
    except IllegalAction as error:
        return error.refusal
    raise AssertionError(f"{action} is legal")


def why(s: VictoryState, action: str) -> str:
    """The code and the rule of a refusal."""
    found = refusal(s, action)
    return f"{found.code} {found.rule}"


# What is.


def held(s: VictoryState, seat: int = 0) -> str:
    """A seat's cubes."""
    return letters_of(s.ports[seat].cubes)


def bank(s: VictoryState) -> str:
    """The cubes of the bank."""
    return letters_of(s.bank)


def hand(s: VictoryState, seat: int = 0) -> list[str]:
    """A seat's cards."""
    return [CARDS[each] for each in s.ports[seat].hand]


def discards(s: VictoryState, last: int) -> list[str]:
    """The cards that were discarded last."""
    return [CARDS[each] for each in s.discards[-last:]] if last else []


def buildings(s: VictoryState, seat: int = 0) -> list[str]:
    """A seat's special buildings, from the port to the right."""
    return [BUILDINGS[BUILDING_OF[each]] for each in s.ports[seat].buildings]


def fields(s: VictoryState, seat: int = 0) -> list[str]:
    """The improved fields of a seat's port."""
    return [name for field, name in enumerate(FIELDS) if s.ports[seat].fields >> field & 1]


def fleet(s: VictoryState, seat: int = 0) -> list[str]:
    """The ships that a seat holds."""
    return [SHIPS[each.id] for each in s.ships if each.holder == seat]


def the(s: VictoryState, name: str) -> Ship:
    """A ship in play."""
    (found,) = (each for each in s.ships if SHIPS[each.id] == name)
    return found


def where(s: VictoryState, name: str) -> tuple[str, int] | None:
    """A ship's voyage and space; None while she lies docked."""
    found = the(s, name)
    return None if found.voyage == NONE else (CARDS[found.voyage], found.space)


def log(s: VictoryState, name: str) -> tuple[str, str, str]:
    """The dice on a ship's hull, sails and crew."""
    hull, sails, crew = (dice_of(track) for track in the(s, name).damage)
    return hull, sails, crew


def upgrade(s: VictoryState, name: str) -> str | None:
    """The card under a ship's log."""
    found = the(s, name).upgrade
    return None if found == NONE else CARDS[found]


def view(s: VictoryState, viewer: int | None) -> Any:
    """What a seat (None: an onlooker) sees."""
    return GAME.view(s, viewer)


def vp(s: VictoryState) -> list[int]:
    """The points of all seats, without the bonus for declaring."""
    return [scoring.points(s, seat) for seat in range(s.seats)]
