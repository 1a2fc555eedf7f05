"""The state: a port and a hand for every seat, ships, bank, cards, and the fight at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from portsmouth.core.meta import SCENARIO
from portsmouth.core.rng import Rng
from portsmouth.core.state import State, plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules.components import NONE, NOTHING, SUPPLY, Cubes

LETTER_SEALED = 6
"""The sealed choice of the Letter of Marque; 0 to 2 are shots, 3 to 5 shots and flight."""


class Rules(NamedTuple):
    """The match options; ``scenario`` is that of a prepared combat, else empty."""

    last_ship: str
    trades_per_turn: int
    passengers_per_voyage: int
    sets_per_kind: int
    round_limit: int
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


class Port:
    """One seat's port, cubes, hand and tokens.

    ``fields`` is a bit mask of the improved ones; ``buildings`` are build cards from the port to
    the right; ``hand`` is sorted; ``delivered`` counts passengers' cards (V47).
    """

    __slots__ = (
        "admiralty",
        "buildings",
        "cubes",
        "delivered",
        "fields",
        "hand",
        "jolly_rogers",
        "pieces",
    )

    def __init__(self) -> None:
        self.cubes: Cubes = NOTHING
        self.hand: tuple[int, ...] = ()
        self.fields = 0
        self.buildings: tuple[int, ...] = ()
        self.delivered = 0
        self.pieces = 0
        self.admiralty = 0
        self.jolly_rogers = 0

    def copy(self) -> Port:
        """Return an independent copy; the tuples are shared."""
        copied = Port.__new__(Port)
        copied.cubes = self.cubes
        copied.hand = self.hand
        copied.fields = self.fields
        copied.buildings = self.buildings
        copied.delivered = self.delivered
        copied.pieces = self.pieces
        copied.admiralty = self.admiralty
        copied.jolly_rogers = self.jolly_rogers
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        return plain_fields(self, self.__slots__)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Port:
        """Return the port that ``to_json`` described."""
        port = cls()
        set_plain_fields(port, cls.__slots__, data)
        return port


class Ship:
    """A ship with its log: ``id`` is its place in ``SHIPS``, so its colour and number.

    ``voyage`` is NONE while it lies docked; ``damage`` has a mask for each of ``TRACKS``;
    ``upgrade`` is the card under its log; ``acted`` tells whether it has moved in this step of
    voyages (R49).
    """

    __slots__ = ("acted", "damage", "holder", "id", "passengers", "space", "upgrade", "voyage")

    def __init__(self, id: int, holder: int) -> None:
        self.id = id
        self.holder = holder
        self.voyage = NONE
        self.space = 0
        self.damage: tuple[int, ...] = (0, 0, 0)
        self.upgrade = NONE
        self.passengers = 0
        self.acted = False

    def copy(self) -> Ship:
        """Return an independent copy; the tuples are shared."""
        copied = Ship.__new__(Ship)
        copied.id = self.id
        copied.holder = self.holder
        copied.voyage = self.voyage
        copied.space = self.space
        copied.damage = self.damage
        copied.upgrade = self.upgrade
        copied.passengers = self.passengers
        copied.acted = self.acted
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        return plain_fields(self, self.__slots__)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ship:
        """Return the ship that ``to_json`` described."""
        ship = cls(0, 0)
        set_plain_fields(ship, cls.__slots__, data)
        return ship


class Fight:
    """A combat. Pairs are the attacker's and the defender's; ``ships`` are their ids.

    ``seals`` are choices of this round, NONE while open; ``cards`` and ``foundries`` count what
    adds cannons, in this round and in the whole combat; ``thrown`` are the dice as they fell,
    ``dice`` what is left of them; ``fresh`` has for each ship the placement of this round
    that still lies on her (``rules/placing.py``); ``guilds`` counts the uses of each guild in this
    round, three a side.
    """

    __slots__ = (
        "cards",
        "dice",
        "foundries",
        "fresh",
        "guilds",
        "round",
        "seals",
        "seats",
        "ships",
        "thrown",
    )

    def __init__(self, seats: tuple[int, ...], ships: tuple[int, ...]) -> None:
        self.seats = seats
        self.ships = ships
        self.round = 1
        self.seals: tuple[int, ...] = (NONE, NONE)
        self.cards: tuple[int, ...] = (0, 0)
        self.foundries: tuple[int, ...] = (0, 0)
        self.thrown: tuple[tuple[int, ...], ...] = ((), ())
        self.dice: tuple[tuple[int, ...], ...] = ((), ())
        self.fresh: tuple[int, ...] = (0, 0)
        self.guilds: tuple[int, ...] = (0,) * 6

    def copy(self) -> Fight:
        """Return an independent copy; the tuples are shared."""
        copied = Fight.__new__(Fight)
        copied.seats = self.seats
        copied.ships = self.ships
        copied.round = self.round
        copied.seals = self.seals
        copied.cards = self.cards
        copied.foundries = self.foundries
        copied.thrown = self.thrown
        copied.dice = self.dice
        copied.fresh = self.fresh
        copied.guilds = self.guilds
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        pairs: dict[str, Json] = {
            "thrown": [[*dice] for dice in self.thrown],
            "dice": [[*dice] for dice in self.dice],
        }
        return plain_fields(self, [n for n in self.__slots__ if n not in pairs]) | pairs

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Fight:
        """Return the fight that ``to_json`` described; raises ValueError on wrong types."""
        fight = cls((0, 0), (0, 0))
        set_plain_fields(fight, [n for n in cls.__slots__ if n not in ("thrown", "dice")], data)
        fight.thrown, fight.dice = _throws(data["thrown"]), _throws(data["dice"])
        return fight


class VictoryState(State):
    """The whole state. ``active`` is the seat whose turn it is, ``first`` who began the game.

    Ships are in the order of their ids. ``pile`` has the top card first. ``pushes`` are the moves
    that Churches still give in this turn, ``free_crew`` the dice that Taverns still take off.
    """

    __slots__ = (
        "active",
        "admiralty",
        "bank",
        "declarer",
        "discards",
        "fight",
        "first",
        "free_crew",
        "jolly_rogers",
        "pieces",
        "pile",
        "plays",
        "ports",
        "pushes",
        "round",
        "rules",
        "ships",
        "trades",
    )

    def __init__(self, rules: Rules, rng: Rng, ports: list[Port]) -> None:
        self.frames = ()
        self.rng = rng
        self.rules = rules
        self.ports = ports
        self.ships: list[Ship] = []
        self.bank: Cubes = SUPPLY
        self.pile: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.jolly_rogers = 0
        self.admiralty = 0
        self.pieces = 0
        self.round = 1
        self.first = 0
        self.active = 0
        self.declarer = NONE
        self.plays = 0
        self.trades = 0
        self.pushes = 0
        self.free_crew = 0
        self.fight: Fight | None = None

    @property
    def seats(self) -> int:
        return len(self.ports)

    def copy(self) -> Self:
        copied = type(self).__new__(type(self))
        copied.frames = self.frames
        copied.rng = self.rng.copy()
        copied.rules = self.rules
        copied.ports = [port.copy() for port in self.ports]
        copied.ships = [ship.copy() for ship in self.ships]
        copied.bank = self.bank
        copied.pile = self.pile
        copied.discards = self.discards
        copied.jolly_rogers = self.jolly_rogers
        copied.admiralty = self.admiralty
        copied.pieces = self.pieces
        copied.round = self.round
        copied.first = self.first
        copied.active = self.active
        copied.declarer = self.declarer
        copied.plays = self.plays
        copied.trades = self.trades
        copied.pushes = self.pushes
        copied.free_crew = self.free_crew
        copied.fight = self.fight.copy() if self.fight else None
        return copied

    def to_json(self) -> dict[str, Json]:
        return self.fields_to_json(
            rules=self.rules.to_json(),
            ports=[port.to_json() for port in self.ports],
            ships=[ship.to_json() for ship in self.ships],
            fight=self.fight.to_json() if self.fight else None,
        )

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        ports = [Port.from_json(port) for port in data["ports"]]
        s = cls(Rules.from_json(data["rules"]), Rng.from_json(data["rng"]), ports)
        s.read_fields(data, "rules", "ports", "ships", "fight")
        s.ships = [Ship.from_json(ship) for ship in data["ships"]]
        s.fight = Fight.from_json(data["fight"]) if data["fight"] else None
        return s


def _throws(data: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """Return two throws from JSON; raises ValueError for anything but lists of numbers."""
    if len(data) != 2 or not all(type(die) is int for dice in data for die in dice):
        raise ValueError("dice are of another kind")
    return tuple(tuple(dice) for dice in data)
