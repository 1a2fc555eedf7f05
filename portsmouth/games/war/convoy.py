"""One seat's convoy: where it lies, its ships and their values, cargo, cards and flags."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from portsmouth.core.state import plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.war.rules.components import (
    EMPTY_HOLD,
    MOST_VALUE,
    NATION_FLAGS,
    NONE,
    PIRATE_FLAGS,
    START_GOLD,
    Numbers,
)
from portsmouth.games.war.rules.world import NOWHERE


class Convoy:
    """A convoy and what its captain holds.

    ``values`` are sails, crew and hull; ``hold`` counts crates of each good; ``passenger`` is the
    port of destination or NONE; ``hand`` are cards in order of arrival; ``nation_flags`` and
    ``pirate_flags`` those left in the stack. ``dear`` counts the crates that were sold in this
    visit where they are not exported (S69).
    """

    __slots__ = (
        "at",
        "becalmed",
        "dear",
        "gold",
        "hand",
        "hold",
        "letters",
        "nation",
        "nation_flags",
        "passenger",
        "pirate",
        "pirate_flags",
        "ships",
        "values",
    )

    def __init__(self, nation: int) -> None:
        self.nation = nation
        self.at = NOWHERE
        self.ships = 1
        self.values: Numbers = (MOST_VALUE[1],) * 3
        self.gold = START_GOLD
        self.hold: Numbers = EMPTY_HOLD
        self.passenger = NONE
        self.letters = 0
        self.pirate = False
        self.becalmed = False
        self.hand: Numbers = ()
        self.nation_flags = NATION_FLAGS
        self.pirate_flags = PIRATE_FLAGS
        self.dear = 0

    def copy(self) -> Convoy:
        """Return an independent copy; the tuples are shared."""
        copied = Convoy.__new__(Convoy)
        copied.nation = self.nation
        copied.at = self.at
        copied.ships = self.ships
        copied.values = self.values
        copied.gold = self.gold
        copied.hold = self.hold
        copied.passenger = self.passenger
        copied.letters = self.letters
        copied.pirate = self.pirate
        copied.becalmed = self.becalmed
        copied.hand = self.hand
        copied.nation_flags = self.nation_flags
        copied.pirate_flags = self.pirate_flags
        copied.dear = self.dear
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        return plain_fields(self, self.__slots__)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Convoy:
        """Return the convoy that ``to_json`` described."""
        convoy = cls(0)
        set_plain_fields(convoy, cls.__slots__, data)
        return convoy
