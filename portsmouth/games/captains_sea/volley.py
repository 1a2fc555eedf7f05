"""What a fire step and a melee keep until they are over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from portsmouth.core.state import plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.captains_sea.rules.components import NONE


class Attack:
    """One attack of a fire step (11.05): who fires what at how many dice, and how they fell.

    ``ends`` is a mask of the sections, or 0 for chasers, whose end is ``chasers`` (else NONE);
    ``dice`` are to-hit dice by end; ``defense`` the target's dice; ``cards`` a mask of the bonus
    cards H10, H13, H15, H17 and H20 played for it; ``lean`` what cards add to the damage sum.
    ``struck`` is the target's side that is hit, once it is known.
    """

    __slots__ = (
        "cards",
        "chasers",
        "crew",
        "defense",
        "dice",
        "ends",
        "high",
        "hits",
        "hull",
        "lean",
        "net",
        "odd",
        "rake",
        "rigging",
        "seat",
        "shot",
        "side",
        "struck",
        "total",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.side = 0
        self.ends = 0
        self.chasers = NONE
        self.high = False
        self.shot = 0
        self.rake = 0
        self.dice: tuple[int, ...] = (0, 0)
        self.defense = 0
        self.cards = 0
        self.lean = 0
        self.hits = 0
        self.net = 0
        self.total = 0
        self.odd = 0
        self.hull = 0
        self.rigging = 0
        self.crew = 0
        self.struck = NONE

    def copy(self) -> Attack:
        """Return an independent copy."""
        copied = Attack.__new__(Attack)
        for name in self.__slots__:
            setattr(copied, name, getattr(self, name))
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        return plain_fields(self, self.__slots__)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Attack:
        """Return the attack that ``to_json`` described."""
        attack = cls(0)
        set_plain_fields(attack, cls.__slots__, data)
        return attack


class Volley:
    """A fire step: who fires, the sealed aims (NONE while open), and the attacks.

    ``by_card`` is the section that H20 mans, 1 for the fore and 2 for the aft one, else 0 (R113).
    """

    __slots__ = ("aims", "attacks", "by_card", "fires")

    def __init__(self) -> None:
        self.fires: tuple[int, ...] = (0, 0)
        self.aims: tuple[int, ...] = (NONE, NONE)
        self.by_card: tuple[int, ...] = (0, 0)
        self.attacks: list[Attack] = []

    def copy(self) -> Volley:
        """Return an independent copy."""
        copied = Volley.__new__(Volley)
        copied.fires = self.fires
        copied.aims = self.aims
        copied.by_card = self.by_card
        copied.attacks = [attack.copy() for attack in self.attacks]
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        attacks: Json = [attack.to_json() for attack in self.attacks]
        return plain_fields(self, ("aims", "by_card", "fires")) | {"attacks": attacks}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Volley:
        """Return the fire step that ``to_json`` described."""
        volley = cls()
        set_plain_fields(volley, ("aims", "by_card", "fires"), data)
        volley.attacks = [Attack.from_json(each) for each in data["attacks"]]
        return volley


class Boarding:
    """A melee (15): who attacks, and by seat the dice as they fell and points still in support.

    ``split`` are points in assault or defense, 0 before they are named; ``bonus`` what cards add to
    each die.
    """

    __slots__ = ("attacker", "bonus", "dice", "split", "support")

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.split: tuple[int, ...] = (0, 0)
        self.support: tuple[int, ...] = (0, 0)
        self.bonus: tuple[int, ...] = (0, 0)
        self.dice: tuple[tuple[int, ...], ...] = ((), ())

    def copy(self) -> Boarding:
        """Return an independent copy; the tuples are shared."""
        copied = Boarding.__new__(Boarding)
        copied.attacker = self.attacker
        copied.split = self.split
        copied.support = self.support
        copied.bonus = self.bonus
        copied.dice = self.dice
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        dice: Json = [list(each) for each in self.dice]
        return plain_fields(self, ("attacker", "bonus", "split", "support")) | {"dice": dice}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Boarding:
        """Return the melee that ``to_json`` described; raises ValueError on wrong types."""
        boarding = cls(0)
        set_plain_fields(boarding, ("attacker", "bonus", "split", "support"), data)
        boarding.dice = rows(data["dice"], 2)
        return boarding


def rows(data: Any, count: int | None = None, width: int | None = None) -> tuple[Any, ...]:
    """Return rows of numbers from JSON; raises ValueError for anything else."""
    if type(data) is not list or count not in (None, len(data)):
        raise ValueError("rows are of another kind")
    for row in data:
        if type(row) is not list or width not in (None, len(row)):
            raise ValueError("a row is of another kind")
        if not all(type(each) is int for each in row):
            raise ValueError("a row holds something else")
    return tuple(tuple(row) for row in data)
