"""What a seat holds: its port with hand and tokens, and its ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from portsmouth.core.state import plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.victory.rules.components import NONE, NOTHING, Cubes


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
