"""The state: two ships, wind, smoke, deck, what is being fought out, and the stack of what comes.

Besides decisions the stack holds tasks, which ``rules/program.py`` carries out as they come up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from portsmouth.core.meta import SCENARIO
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.core.text import Json
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.components import HANDICAPS, IMPULSES, NONE, Duel
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.volley import Boarding, Volley, rows

APART, PARALLEL, ANGLED, CROSSING = range(4)
RELATIONS = ("apart", "parallel", "angled", "crossing")
"""How the ships lie: in two squares, or in one (9.27)."""
RUNNING_ON, STRUCK, CAPTURED, BROKE_OFF, NIGHT, RESIGNED = range(6)
"""How the game ended, if it has."""


class Rules(NamedTuple):
    """The match options; ``scenario`` is that of a prepared position, else empty."""

    duel: str
    handicap: str
    turn_limit: int
    in_irons: str
    arc: str
    bonus: str
    vp_hits: str
    bridge_cards: str
    bid: str
    scenario: str = ""

    def to_json(self) -> dict[str, Json]:
        """Return the options by name, without a scenario that there is not."""
        found = self._asdict()
        return found if self.scenario else {k: v for k, v in found.items() if k != SCENARIO}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the rules that ``to_json`` described; raises BadSetup for what is not offered."""
        META.resolve_settings(META.seats[0], data)
        return cls(**data)


class CaptainState(State):
    """The whole state.

    ``first`` is the seat with the first ship of the duel; ``bids`` are sealed ones, ``gifts``
    VP from bids (R91).
    ``leader`` has the initiative, for ``run`` turns in a row, NONE before the first roll. Wind is
    the heading to which it blows. ``smoke`` has rows of column, row, value and count, sorted.
    ``relation`` tells how the ships lie; ``sides`` the side with which each faces the other, NONE
    if neither; ``mover`` who came or turned last.

    ``coming`` and ``lasting`` are cards whose effect stands in the next and in this turn.
    ``extra`` and ``spent`` are what cards and discards add to the coming roll of each seat.
    ``failed`` is a mask of the tracks whose repair failed, with what was discarded for each;
    ``doomed`` of the seats that strike.
    ``end`` and ``loser`` tell how the game ended.
    """

    __slots__ = (
        "bids",
        "boarding",
        "coming",
        "deck",
        "discards",
        "doomed",
        "end",
        "extra",
        "failed",
        "first",
        "gifts",
        "grappled",
        "impulse",
        "lasting",
        "leader",
        "loser",
        "mover",
        "relation",
        "rules",
        "run",
        "seals",
        "ships",
        "sides",
        "smoke",
        "spent",
        "turn",
        "volley",
        "wind",
    )

    def __init__(self, rules: Rules, rng: Rng, ships: list[Ship]) -> None:
        self.frames = ()
        self.rng = rng
        self.rules = rules
        self.ships = ships
        self.first = 0
        self.bids: tuple[int, ...] = (0, 0)
        self.gifts: tuple[int, ...] = (0, 0)
        self.turn = 0
        self.impulse = 0
        self.wind = self.duel.wind
        self.leader = NONE
        self.run = 0
        self.smoke: tuple[tuple[int, int, int, int], ...] = ()
        self.relation = APART
        self.sides: tuple[int, ...] = (NONE, NONE)
        self.mover = NONE
        self.grappled = False
        self.deck: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.coming = NONE
        self.lasting = NONE
        self.extra: tuple[int, ...] = (0, 0)
        self.spent: tuple[int, ...] = (0, 0)
        self.failed = 0
        self.doomed = 0
        self.seals = 0
        self.volley: Volley | None = None
        self.boarding: Boarding | None = None
        self.end = RUNNING_ON
        self.loser = NONE

    @property
    def seats(self) -> int:
        return len(self.ships)

    @property
    def duel(self) -> Duel:
        """Return the scenario."""
        return HANDICAPS[self.rules.handicap][self.rules.duel]

    @property
    def now(self) -> int:
        """Return the impulse at hand, counted from the first of the game."""
        return (self.turn - 1) * IMPULSES + self.impulse

    def copy(self) -> Self:
        copied = type(self).__new__(type(self))
        copied.frames = self.frames
        copied.rng = self.rng.copy()
        copied.rules = self.rules
        copied.ships = [ship.copy() for ship in self.ships]
        copied.first = self.first
        copied.bids = self.bids
        copied.gifts = self.gifts
        copied.turn = self.turn
        copied.impulse = self.impulse
        copied.wind = self.wind
        copied.leader = self.leader
        copied.run = self.run
        copied.smoke = self.smoke
        copied.relation = self.relation
        copied.sides = self.sides
        copied.mover = self.mover
        copied.grappled = self.grappled
        copied.deck = self.deck
        copied.discards = self.discards
        copied.coming = self.coming
        copied.lasting = self.lasting
        copied.extra = self.extra
        copied.spent = self.spent
        copied.failed = self.failed
        copied.doomed = self.doomed
        copied.seals = self.seals
        copied.volley = self.volley.copy() if self.volley else None
        copied.boarding = self.boarding.copy() if self.boarding else None
        copied.end = self.end
        copied.loser = self.loser
        return copied

    def to_json(self) -> dict[str, Json]:
        return self.fields_to_json(
            rules=self.rules.to_json(),
            ships=[ship.to_json() for ship in self.ships],
            smoke=[list(row) for row in self.smoke],
            volley=self.volley.to_json() if self.volley else None,
            boarding=self.boarding.to_json() if self.boarding else None,
        )

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        ships = [Ship.from_json(ship) for ship in data["ships"]]
        s = cls(Rules.from_json(data["rules"]), Rng.from_json(data["rng"]), ships)
        s.read_fields(data, "rules", "ships", "smoke", "volley", "boarding")
        s.smoke = rows(data["smoke"], width=4)
        s.volley = Volley.from_json(data["volley"]) if data["volley"] else None
        s.boarding = Boarding.from_json(data["boarding"]) if data["boarding"] else None
        return s


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return a row of numbers with one of them changed."""
    return (*row[:place], value, *row[place + 1 :])


def add(row: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Return a row of numbers with one of them raised, or lowered."""
    return put(row, place, row[place] + by)
