"""The ships' papers: what became of every ship of a match, from its launch to its end.

Nothing here is hidden: ships, voyages and prizes are seen by all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from portsmouth.core.context import Event
from portsmouth.core.queries import PlayedAction
from portsmouth.core.text import Json, Text
from portsmouth.games.victory.rules.components import SHIPS
from portsmouth.games.victory.state import VictoryState

LAUNCHES = {"laid": "built", "relief": "relief"}
"""Events that bring a ship into play, with the words for how it came."""


class Prize(NamedTuple):
    """A ship that another one sank or captured, and the round."""

    ship: str
    taken: bool
    round: int


class Life:
    """A ship's life: ``holders`` are the seats that had it with the rounds in which they got it.

    ``launched`` is how it came: from the "start", "built", or as "relief" for a seat without one.
    ``cubes`` counts what its voyages brought; ``sunk`` is the round in which it went down.
    """

    def __init__(self, ship: str, launched: str, seat: int, round_: int) -> None:
        self.ship = ship
        self.launched = launched
        self.holders = [(seat, round_)]
        self.voyages = 0
        self.cubes = 0
        self.delivered = 0
        self.prizes: list[Prize] = []
        self.sunk: int | None = None

    def to_json(self) -> dict[str, Json]:
        """Return all of it by name, prizes and holders in the order in which they came."""
        return {
            "ship": self.ship,
            "launched": self.launched,
            "holders": [{"seat": seat, "round": round_} for seat, round_ in self.holders],
            "voyages": self.voyages,
            "cubes": self.cubes,
            "delivered": self.delivered,
            "prizes": [dict(prize._asdict()) for prize in self.prizes],
            "sunk": self.sunk,
        }


class Papers:
    """The lives of all ships, action by action, in the order in which they came into play."""

    def __init__(self) -> None:
        self.lives: list[Life] | None = None

    def note(self, played: PlayedAction[VictoryState]) -> None:
        """Note what an action brought the ships."""
        s, round_ = played.before, played.before.round
        if self.lives is None:
            self.lives = [Life(SHIPS[ship.id], "start", ship.holder, round_) for ship in s.ships]
        frame = s.frames[-1]
        returning = SHIPS[int(frame[4])] if frame[0] == "any" and frame[3] == "voyage" else ""
        if returning and played.action[0] == "take":
            _afloat(self.lives, returning).cubes += 1
        for event in played.events:
            if event.kind == "turn":
                round_ = _number(event, "round")
            elif event.kind == "ended":
                returning = _ship(event)
            _note(self.lives, s, event, round_, returning)

    def to_json(self) -> list[Json]:
        """Return all lives as the page reads them."""
        return [life.to_json() for life in self.lives or ()]


def papers(played_actions: Iterable[PlayedAction[VictoryState]]) -> list[Json]:
    """Return the lives of all ships of a match."""
    kept = Papers()
    for played in played_actions:
        kept.note(played)
    return kept.to_json()


def _note(lives: list[Life], s: VictoryState, event: Event, round_: int, returning: str) -> None:
    """Note an event; ``returning`` is the ship whose voyage ends in the same action."""
    if event.kind in LAUNCHES:
        launched = LAUNCHES[event.kind]
        lives.append(Life(_ship(event), launched, _number(event, "seat"), round_))
    elif event.kind == "set_out":
        _afloat(lives, _ship(event)).voyages += 1
    elif event.kind == "ended":
        _afloat(lives, returning).cubes += _count(event.facts["cubes"])
    elif event.kind == "delivered":
        _afloat(lives, returning).delivered += _number(event, "count")
    elif event.kind in ("sunk", "captured"):
        _lost(lives, s, event, round_)


def _lost(lives: list[Life], s: VictoryState, event: Event, round_: int) -> None:
    """Note that a ship was sunk or captured, on its own papers and on the enemy's."""
    name, fight = _ship(event), s.fight
    if fight is None:
        raise ValueError(f"{name} was lost without a combat")
    enemy = next(SHIPS[id] for id in fight.ships if SHIPS[id] != name)
    _latest(lives, enemy).prizes.append(Prize(name, event.kind == "captured", round_))
    if event.kind == "sunk":
        _afloat(lives, name).sunk = round_
    else:
        _afloat(lives, name).holders.append((_number(event, "seat"), round_))


def _afloat(lives: list[Life], ship: str) -> Life:
    """Return the life of a ship that is in play."""
    return next(life for life in lives if life.ship == ship and life.sunk is None)


def _latest(lives: list[Life], ship: str) -> Life:
    """Return the last life of a ship, which may have ended in the same combat."""
    return next(life for life in reversed(lives) if life.ship == ship)


def _ship(event: Event) -> str:
    named = event.facts["ship"]
    if not isinstance(named, Text):
        raise TypeError(f"{event.kind} names no ship")
    return named.id.removeprefix("ship-")


def _number(event: Event, name: str) -> int:
    return int(str(event.facts[name]))


def _count(cubes: object) -> int:
    """Return how many cubes a message names (``rules/names.py``)."""
    if not isinstance(cubes, Text):
        raise TypeError("cubes are told by a message")
    return sum(
        int(str(some.args["count"])) for some in cubes.args.values() if isinstance(some, Text)
    )
