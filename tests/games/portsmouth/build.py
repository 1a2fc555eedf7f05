"""Positions of Portsmouth in a line or two, for the tests of its rules.

    s = position(array={"a1": "L01"}, pawns=["a1"], money=[0, 2], crew=["M01* D05 D06+"])
    play(s, "recruit a1", "end")

Cards go by their ids (``components.json``): L lieutenant, M midshipman, P petty
officer, R marine, C corporal, T1 to T8 the towns Aristocrats, Privilege,
Patron, Training, Grog, Shortcut, Mutiny, Mutiny; D deckhand. A crew is a line
of ids: ``M01*`` bears a black marker, ``D05+`` has become a seaman.

Every position keeps the laws of conservation (``GAME.check``): cards that are
not named fill the array, plain ones first, and then the pile, towns first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import portsmouth
from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.meta import Settings
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules.cards import (
    BERTHS,
    DECKHAND_IDS,
    EMPTY,
    GRID,
    ICON,
    IDS,
    NOBODY,
    PRIVILEGE,
    RANK,
    TRAINER,
    is_town,
)
from portsmouth.games.portsmouth.rules.ship import board, crew_of_rank
from portsmouth.games.portsmouth.state import PortsmouthState, Rules, Ship

PLAIN = [f"R{n:02}" for n in range(1, 11)] + [f"C{n:02}" for n in range(1, 5)]
"""Cards without icon or text, that fill the array first."""


def card(name: str) -> int:
    """The number of an officer or town."""
    return IDS.index(name)


def hand(name: str) -> int:
    """The number of a deckhand."""
    return DECKHAND_IDS.index(name)


def position(
    seats: int = 2,
    *,
    array: Mapping[str, str | None] = {},
    landsmen_at: Mapping[str, str | None] = {},
    hidden: Iterable[str] = (),
    pile: Sequence[str] = (),
    left: int | None = None,
    deck: Sequence[str] = (),
    crew: Sequence[str] = (),
    money: Sequence[int] = (),
    pawns: Sequence[str | None] = (),
    mutineers: Sequence[int] = (),
    ap: int = 5,
    round: int = 2,
    active: int = 0,
    start: int = 0,
    settings: Settings = {},
) -> PortsmouthState:
    """A legal position.

    ``array`` names cells (None: empty), ``landsmen_at`` the landsman in a cell
    (None: none; cells with the icon have one unless told otherwise), ``pile``
    and ``deck`` the top cards of both decks, ``left`` how many cards the pile
    still has: the others are stowed on the ships of the last seats.
    """
    rules = META.resolve_settings(seats, settings)
    ships = [Ship(money[seat] if seat < len(money) else 0) for seat in range(seats)]
    chosen = Rules._make(rules[key] for key in Rules._fields)
    s = PortsmouthState(chosen, Rng(1), start, ships)
    s.active, s.ap, s.round = active, ap, round
    for ship, pawn in zip(s.ships, pawns, strict=False):
        ship.pawn = EMPTY if pawn is None else GRID.cell(pawn)
    named = [*array.values(), *pile, *(word.strip("*+") for line in crew for word in line.split())]
    spare = [name for name in _cheapest_first() if name not in named]
    for ship, line in zip(s.ships, crew, strict=False):
        _man(ship, line)
    for cell in GRID.cells:
        name = array.get(GRID.names[cell], "any")
        s.array[cell] = EMPTY if name is None else card(spare.pop(0) if name == "any" else name)
    s.hidden = sum(1 << GRID.cell(name) for name in hidden)
    rest = [card(name) for name in spare]
    rest = sorted(c for c in rest if is_town(c)) + [c for c in rest if not is_town(c)]
    whole = [card(name) for name in pile] + rest
    while left is not None and len(whole) > left:
        _stow(s, whole.pop())
    s.pile = tuple(whole)
    _deal_landsmen(s, landsmen_at, deck, mutineers)
    GAME.check(s)
    return s


def _cheapest_first() -> list[str]:
    """All cards: those without any text, then the lower ranks first, then towns."""
    plain = [card(name) for name in PLAIN]
    others = [c for c in range(len(IDS)) if c not in plain and not is_town(c)]
    others.sort(key=lambda c: (ICON[c], -RANK[c]))
    return [IDS[c] for c in (*plain, *others, *range(len(ICON), len(IDS)))]


def _man(ship: Ship, line: str) -> None:
    for word in line.split():
        name = word.strip("*+")
        if name.startswith("D"):
            group = "seamen" if word.endswith("+") else "landsmen"
            setattr(ship, group, (*getattr(ship, group), hand(name)))
            continue
        board(ship, card(name), NOBODY)
        if word.endswith("*"):
            ship.used = (*ship.used, card(name))
            ship.trainer = ship.trainer or PRIVILEGE[card(name)] == TRAINER


def _stow(s: PortsmouthState, officer: int) -> None:
    """Put a surplus officer aboard the last ship that has room."""
    rank = RANK[officer]
    for ship in reversed(s.ships):
        if rank not in BERTHS or len(crew_of_rank(ship, rank)) < BERTHS[rank]:
            board(ship, officer, NOBODY)
            return
    raise AssertionError("no ship has room for the surplus")


def _deal_landsmen(
    s: PortsmouthState,
    landsmen_at: Mapping[str, str | None],
    deck: Sequence[str],
    mutineers: Sequence[int],
) -> None:
    aboard = {each for ship in s.ships for each in ship.landsmen + ship.seamen}
    named = {hand(name) for name in (*landsmen_at.values(), *deck) if name} | aboard
    spare = [each for each in reversed(range(len(DECKHAND_IDS))) if each not in named]
    for ship, count in zip(s.ships, mutineers, strict=False):
        ship.mutineers = count
        s.deserters += tuple(spare.pop() for _ in range(count))
    for cell in GRID.cells:
        name = landsmen_at.get(GRID.names[cell], "any")
        bare = s.array[cell] == EMPTY or is_town(s.array[cell]) or s.hidden >> cell & 1
        if name not in ("any", None):
            s.under[cell] = hand(str(name))
        elif name == "any" and not bare and ICON[s.array[cell]] and spare:
            s.under[cell] = spare.pop(0)
    s.hands = (*(hand(name) for name in deck), *spare)


def play(s: PortsmouthState, *actions: str) -> PortsmouthState:
    """Play actions of whoever must act; each must be legal and keep the laws."""
    for action in actions:
        told(s, action)
    return s


def told(s: PortsmouthState, action: str) -> list[Event]:
    """Play one action and return what it reported."""
    return record(s, action).events


def record(s: PortsmouthState, action: str) -> EventRecorder:
    """Play one action and return its recorder, which knows whether anything was revealed."""
    recorder, done = EventRecorder(), GAME.notation.read(action)
    GAME.require(s, s.active, done)
    GAME.apply(s, s.active, done, recorder)
    GAME.check(s)
    return recorder


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def refusal(s: PortsmouthState, action: str) -> Refusal:
    """Why an action may not be done; it must be refused with a sentence."""
    try:
        GAME.require(s, s.active, GAME.notation.read(action))
    except IllegalAction as error:
        found = error.refusal
    else:
        raise AssertionError(f"{action} is legal")
    assert portsmouth.say(found.text, game="portsmouth")
    return found


def why(s: PortsmouthState, action: str) -> tuple[str, str]:
    """Code and rule of a refusal."""
    found = refusal(s, action)
    return found.code, found.rule


def remedy(s: PortsmouthState, action: str) -> list[str]:
    """What the refusal proposes, in words; playing it must make the action legal."""
    proposed = [GAME.notation.write(each) for each in refusal(s, action).remedy]
    if proposed:
        assert action in legal(play(s.copy(), *proposed))
    return proposed


def legal(s: PortsmouthState) -> list[str]:
    """The legal actions, which must be the options without refusal."""
    found = GAME.legal(s, s.active)
    assert {*found} == {option.action for option in GAME.options(s, s.active) if option.legal}
    return [GAME.notation.write(action) for action in found]


def verbs(s: PortsmouthState) -> set[str]:
    """What kinds of action are legal."""
    return {action.split()[0] for action in legal(s)}


def cells(s: PortsmouthState, verb: str) -> set[str]:
    """The targets of all legal actions of a verb."""
    return {action.split()[1] for action in legal(s) if action.split()[0] == verb}


def options(s: PortsmouthState) -> dict[str, Option]:
    """All candidates by their text."""
    return {GAME.notation.write(option.action): option for option in GAME.options(s, s.active)}


def at(s: PortsmouthState, cell: str) -> str | None:
    """The id of the card in a cell, whether face up or not."""
    found = s.array[GRID.cell(cell)]
    return None if found == EMPTY else IDS[found]


def landsman_at(s: PortsmouthState, cell: str) -> str | None:
    """The id of the landsman in a cell."""
    found = s.under[GRID.cell(cell)]
    return None if found == NOBODY else DECKHAND_IDS[found]


def aboard(s: PortsmouthState, seat: int) -> str:
    """The crew of a seat as a line of ids, as ``position`` takes it."""
    ship = s.ships[seat]
    words = [IDS[c] + "*" * (c in ship.used) for rank in range(5) for c in crew_of_rank(ship, rank)]
    words += [DECKHAND_IDS[each] for each in ship.landsmen]
    return " ".join(words + [DECKHAND_IDS[each] + "+" for each in ship.seamen])


def pawn(s: PortsmouthState, seat: int) -> str | None:
    """Where a pawn stands."""
    cell = s.ships[seat].pawn
    return GRID.names[cell] if cell >= 0 else None


def purse(s: PortsmouthState) -> list[int]:
    """The money of all seats."""
    return [ship.money for ship in s.ships]


def step(s: PortsmouthState) -> str:
    """The pending decision."""
    return str(s.frames[-1][0])
