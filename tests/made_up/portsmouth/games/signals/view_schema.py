"""The shape of what a seat sees of the Duel of Signals; ``view.view`` builds it."""

from __future__ import annotations

from typing import Literal, TypedDict


class SignalsView(TypedDict):
    """The table. ``hand`` and ``bid`` are the viewer's own; 0 is the bid of nothing.

    Flags are 1 to 18, smokes 19 to 21. ``hands`` counts everybody's cards, ``sealed`` says who has
    bid.
    """

    shots_left: int
    armour: int
    step: Literal["bid", "window", "gun", "over"]
    hand: list[int] | None
    bid: int | None
    hands: list[int]
    sealed: list[bool]
    deck: int
    spent: list[int]
    hulls: list[int]
    powder: list[int]
    winner: int | None
    target: int | None
    charged: bool


class SignalsOdds(TypedDict):
    """The chances of a hit, and how many smokes the viewer has not seen."""

    hit: float
    charged_hit: float
    smokes: int
