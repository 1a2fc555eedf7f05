"""The state of a fight at hand: who seals what, the dice, and where they lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from portsmouth.core.state import plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.victory.rules.components import NONE

LETTER_SEALED = 6
"""The sealed choice of the Letter of Marque; 0 to 2 are shots, 3 to 5 shots and flight."""


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


def _throws(data: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """Return two throws from JSON; raises ValueError for anything but lists of numbers."""
    if len(data) != 2 or not all(type(die) is int for dice in data for die in dice):
        raise ValueError("dice are of another kind")
    return tuple(tuple(dice) for dice in data)
