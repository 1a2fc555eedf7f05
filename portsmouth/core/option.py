"""What a player may do: options with their prices, refusals, and proposed lines of actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from portsmouth.core.text import Arg, Text
from portsmouth.core.types import Action, Seat


class Refusal(NamedTuple):
    """Why something is not legal now.

    ``code`` names the reason and, as ``refusal-<code>``, its sentence; ``rule`` is the number in
    the specification (``R54``); ``remedy`` lists actions that, played first and in order, make the
    refused action legal.
    """

    code: str
    rule: str
    args: Mapping[str, Arg] = {}
    remedy: tuple[Action, ...] = ()

    @property
    def text(self) -> Text:
        """Return the sentence of the reason."""
        return Text(f"refusal-{self.code}", **self.args)


class Cost(NamedTuple):
    """What an action costs: how much of which resource, and which seats are paid with it.

    ``amounts`` holds all that is spent, sorted by resource and without zeros; ``payees`` names the
    seats that get a part of it, each with the resource and how much.

    >>> cost = Cost((("ap", 2), ("pounds", 3)), ((1, "pounds", 1),))
    >>> cost.of("pounds"), cost.of("gold")
    (3, 0)
    """

    amounts: tuple[tuple[str, int], ...] = ()
    payees: tuple[tuple[Seat, str, int], ...] = ()

    def of(self, resource: str) -> int:
        """Return how much of a resource is spent."""
        return next((amount for name, amount in self.amounts if name == resource), 0)


FREE = Cost()
Purse = Mapping[str, int]
"""What a seat holds to pay with, by resource."""


def total(costs: Iterable[Cost]) -> Cost:
    """Return the sum of prices; each resource, and each payee of it, is named once.

    >>> total([Cost((("ap", 2),)), Cost((("ap", 1), ("pounds", 4)))]).amounts
    (('ap', 3), ('pounds', 4))
    """
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
    """Something that a player may consider now; legal if and only if ``refusal`` is None.

    ``target`` is the id of what a player would point at; ``effects`` say what the action will
    cause.
    """

    action: Action
    label: Text
    target: str = ""
    cost: Cost = FREE
    effects: tuple[Text, ...] = ()
    refusal: Refusal | None = None

    @property
    def legal(self) -> bool:
        """Return whether it is legal now."""
        return self.refusal is None


class Proposal(NamedTuple):
    """A line of actions toward a target: each is legal after those before it.

    ``through`` names what the line sets off on the way; ``harms`` marks a line that hurts the seat,
    so that it is never played unasked; ``short`` says why it does not do all that the target
    offers.
    """

    actions: tuple[Action, ...]
    through: tuple[Text, ...] = ()
    harms: bool = False
    short: Refusal | None = None


class Reach(NamedTuple):
    """The verb of the best line to a target, and the price of the whole line."""

    verb: str
    cost: Cost


class Worth(NamedTuple):
    """The score of a seat before a line and after it; ``changes`` names what else is different."""

    before: int
    after: int
    changes: tuple[Text, ...] = ()
