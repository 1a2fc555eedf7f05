"""The state: a port and a hand for every seat, ships, bank, cards, and the fight at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from portsmouth.core.meta import SCENARIO
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.core.text import Json
from portsmouth.games.victory.fight_state import LETTER_SEALED, Fight
from portsmouth.games.victory.holdings import Port, Ship
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules.components import NONE, SUPPLY, Cubes

__all__ = ["LETTER_SEALED", "Fight", "Port", "Rules", "Ship", "VictoryState"]


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
