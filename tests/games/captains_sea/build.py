"""Positions of Captain's Sea made by hand, dice laid ready, and what is asked in them."""

from __future__ import annotations

from typing import Any

from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.components import (
    CARDS,
    HELM,
    LEVELS,
    MAN,
    MEND,
    QUALITIES,
    RIG,
    ROUND,
    SECTIONS,
    SHEETS,
    SHIPS,
    SHOTS,
    card,
)
from portsmouth.games.captains_sea.rules.program import run, then
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState, put

TASK = {"helm": HELM, "sheets": SHEETS, "rig": RIG}


def sea(duel: str = "s03", *hands: str, **settings: Any) -> CaptainState:
    """A duel by the book in its first turn, all loaded with round, seat 0 with the initiative.

    ``hands`` are the cards of both seats, as words; without them there are no cards at all.
    """
    cards = {"bridge_cards": "full" if hands else "none"}
    by = {"duel": duel, "handicap": "formula"}
    chosen = META.resolve_settings(2, by | cards | settings)
    s = GAME.setup(2, chosen, Rng(1))
    s.turn, s.leader, s.run = 1, 0, 1
    for seat, ship in enumerate(s.ships):
        ship.loads = (ROUND,) * 4
        words = hands[seat].split() if seat < len(hands) else []
        ship.hand = tuple(sorted(card(word) for word in words))
    if hands:
        held = [each for ship in s.ships for each in ship.hand]
        s.deck = tuple(each for each in range(len(CARDS)) if each not in held)
    s.frames = (("new_turn",),)
    return s


def put_ship(s: CaptainState, seat: int, column: int, row: int, heading: int, **what: Any) -> Ship:
    """Lay a ship somewhere, and change what is named.

    ``morale``, ``quality`` and ``kind`` are words; ``man`` and ``mend`` points by section.
    """
    ship = s.ships[seat]
    if "kind" in what:
        ship = Ship(SHIPS.index(what.pop("kind")), ship.quality, (column, row), heading)
        ship.loads = (ROUND,) * 4
        s.ships[seat] = ship
    ship.column, ship.row, ship.heading = column, row, heading
    for name, value in what.items():
        if name == "morale":
            ship.morale = LEVELS.index(value)
        elif name == "quality":
            ship.quality = QUALITIES.index(value)
        elif name in ("man", "mend"):
            first = MAN if name == "man" else MEND
            for section, points in value.items():
                ship.tasks = put(ship.tasks, first + SECTIONS.index(section), points)
        elif name in TASK:
            ship.tasks = put(ship.tasks, TASK[name], value)
        elif name == "load":
            ship.loads = (SHOTS.index(value),) * 4
        elif name == "hand":
            ship.hand = tuple(sorted(card(word) for word in value.split()))
        else:
            setattr(ship, name, value)
    return ship


def start(s: CaptainState, *frames: Any, dice: tuple[int, ...] = ()) -> list[Event]:
    """Let these tasks come next, with these dice, up to the next question."""
    due = script(s, dice)
    recorder = EventRecorder()
    then(s, *frames)
    run(s, recorder)
    thrown(s, due)
    return recorder.events


def script(s: CaptainState, dice: tuple[int, ...]) -> int:
    """Lay dice ready; what is drawn in all."""
    s.rng = Rng(s.rng.seed, s.rng.count, [die - 1 for die in dice])
    return s.rng.count + len(dice)


def thrown(s: CaptainState, due: int) -> None:
    """Nothing more and nothing less was thrown."""
    assert s.rng.script == (), f"not thrown: {s.rng.script}"
    assert s.rng.count == due, f"{s.rng.count - due} numbers more were drawn than laid ready"


def do(s: CaptainState, *actions: str, dice: tuple[int, ...] = ()) -> list[Event]:
    """Play actions of whoever is asked; each must be legal, and throw just these dice."""
    due = script(s, dice)
    events: list[Event] = []
    for action in actions:
        events += act(s, action).events
    thrown(s, due)
    return events


def act(s: CaptainState, action: str) -> EventRecorder:
    """Play one action, and return its recorder."""
    (seat,) = GAME.actors(s)
    done = GAME.notation.read(action)
    recorder = EventRecorder()
    GAME.require(s, seat, done)
    GAME.apply(s, seat, done, recorder)
    GAME.check(s)
    return recorder


def asked(s: CaptainState) -> tuple[str, int] | None:
    """What is asked, and of whom; a window by its kind."""
    if not s.frames:
        return None
    name = str(s.frames[-1][0])
    return (str(s.frames[-1][1]) if name == "window" else name), GAME.actors(s)[0]


def legal(s: CaptainState) -> list[str]:
    """The legal actions but for striking, which must be the options without refusal."""
    (seat,) = GAME.actors(s)
    found = GAME.legal(s, seat)
    assert {*found} == {option.action for option in GAME.options(s, seat) if option.legal}
    return [GAME.notation.write(action) for action in found if action != ("strike",)]


def plain(s: CaptainState) -> list[str]:
    """The legal actions but for striking and standing orders."""
    return [action for action in legal(s) if not action.startswith("orders")]


def why(s: CaptainState, action: str) -> str:
    """The code and the rule of a refusal."""
    (seat,) = GAME.actors(s)
    try:
        GAME.require(s, seat, GAME.notation.read(action))
    except IllegalAction as error:
        return f"{error.refusal.code} {error.refusal.rule}"
    raise AssertionError(f"{action} is legal")


def kinds(events: list[Event]) -> list[str]:
    """What was reported."""
    return [event.kind for event in events]


def fact(events: list[Event], kind: str, name: str) -> Any:
    """A fact of the first event of a kind."""
    return next(event.facts[name] for event in events if event.kind == kind)
