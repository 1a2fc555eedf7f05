"""The position: hands, deck, sealed bids, ships, and the guns of the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.core.text import Json

FLAGS = 18
CARDS = tuple(range(1, FLAGS + 4))
"""1 to 18 are flags, the last three are smokes."""
OPEN, HOLD = -1, 0
"""A bid that is not made yet; the bid of nothing."""
NOBODY = -1


class Rules(NamedTuple):
    """The match options."""

    armour: int
    rounds: int
    smokes: bool


class SignalsState(State):
    """The whole position. A card that is bid stays in its hand until bids are turned up."""

    __slots__ = (
        "bids",
        "charged",
        "deck",
        "hands",
        "hulls",
        "powder",
        "round",
        "rules",
        "spent",
        "target",
        "winner",
    )

    def __init__(self, rules: Rules, rng: Rng, seats: int) -> None:
        self.frames = (("bid",),)
        self.rng = rng
        self.rules = rules
        self.round = 1
        self.deck: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.bids = [OPEN] * seats
        self.hulls = [2] * seats
        self.powder = [2] * seats
        self.winner = NOBODY
        self.target = NOBODY
        self.charged = False

    @property
    def seats(self) -> int:
        return len(self.hands)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.frames = self.frames
        twin.rng = self.rng.copy()
        twin.rules = self.rules
        twin.round = self.round
        twin.deck = self.deck
        twin.spent = self.spent
        twin.hands = self.hands[:]
        twin.bids = self.bids[:]
        twin.hulls = self.hulls[:]
        twin.powder = self.powder[:]
        twin.winner = self.winner
        twin.target = self.target
        twin.charged = self.charged
        return twin

    def to_json(self) -> dict[str, Json]:
        hands: list[Json] = [list(hand) for hand in self.hands]
        return self.fields_to_json(hands=hands, rules=self.rules._asdict())

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        hands = [tuple(hand) for hand in data["hands"]]
        s = cls(Rules(**data["rules"]), Rng.from_json(data["rng"]), len(hands))
        s.hands = hands
        s.read_fields(data, "hands", "rules")
        return s


def is_smoke(card: int) -> bool:
    """Is the card a smoke, not a flag? [S1]"""
    return card > FLAGS


def flags(s: SignalsState, seat: int) -> list[int]:
    """The cards of a hand that can be bid. [S2, S3]"""
    return [card for card in s.hands[seat] if not is_smoke(card)]


def spend(s: SignalsState, seat: int, card: int) -> None:
    """A card leaves a hand for the open pile."""
    s.hands[seat] = tuple(each for each in s.hands[seat] if each != card)
    s.spent = (*s.spent, card)


def others(s: SignalsState, seat: int) -> list[int]:
    """The other seats, clockwise from a seat."""
    count = len(s.hands)
    return [(seat + step) % count for step in range(1, count)]
