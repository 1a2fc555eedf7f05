"""What a player may think of doing: its price, why it may not be done, and lines of several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from portsmouth.core.text import Arg, Text
from portsmouth.core.types import Action, Seat


class Refusal(NamedTuple):
    """Why something may not be done now.

    ``code`` names the reason and, as ``refusal-<code>``, its sentence; ``rule``
    is the number in the specification (``R54``); ``remedy`` lists actions that,
    played first and in order, make the refused action legal.
    """

    code: str
    rule: str
    args: Mapping[str, Arg] = {}
    remedy: tuple[Action, ...] = ()

    @property
    def text(self) -> Text:
        """The sentence of the reason."""
        return Text(f"refusal-{self.code}", **self.args)


class Cost(NamedTuple):
    """What an action takes: how much of which resource, and which seats are paid with it.

    ``amounts`` holds all that leaves the purse, sorted by resource and without zeros;
    ``payees`` names the seats that get a part of it, each with the resource and how much.
    """

    amounts: tuple[tuple[str, int], ...] = ()
    payees: tuple[tuple[Seat, str, int], ...] = ()

    def of(self, resource: str) -> int:
        """How much of a resource leaves the purse."""
        return next((amount for name, amount in self.amounts if name == resource), 0)


FREE = Cost()
Purse = Mapping[str, int]
"""What a seat holds to pay with, by resource."""


def total(costs: Iterable[Cost]) -> Cost:
    """The sum of prices; each resource, and each payee of it, is named once."""
    amounts: dict[str, int] = {}
    payees: dict[tuple[Seat, str], int] = {}
    for cost in costs:
        for resource, amount in cost.amounts:
            amounts[resource] = amounts.get(resource, 0) + amount
        for seat, resource, amount in cost.payees:
            payees[seat, resource] = payees.get((seat, resource), 0) + amount
    paid = tuple((seat, resource, amount) for (seat, resource), amount in payees.items())
    return Cost(tuple(sorted(amounts.items())), paid)


class Option(NamedTuple):
    """A candidate: something a player may think of doing now.

    Legal if and only if ``refusal`` is None. ``target`` is the id of what a
    player would point at; ``effects`` say what it will set off.
    """

    action: Action
    label: Text
    target: str = ""
    cost: Cost = FREE
    effects: tuple[Text, ...] = ()
    refusal: Refusal | None = None

    @property
    def legal(self) -> bool:
        """May it be played now?"""
        return self.refusal is None


class Proposal(NamedTuple):
    """A line of actions toward a target: legal one by one, each after those before it.

    ``through`` names what it sets off on the way; ``harms`` says that it hurts the seat, so that it
    is never done unasked; ``short`` why it stops short of all that the target offers.
    """

    actions: tuple[Action, ...]
    through: tuple[Text, ...] = ()
    harms: bool = False
    short: Refusal | None = None


class Reach(NamedTuple):
    """What the best line to a target does in the end, by its verb, and its whole price."""

    verb: str
    cost: Cost
