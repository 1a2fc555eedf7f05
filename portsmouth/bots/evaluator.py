"""What a game tells the search about its own play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic

from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

Line = tuple[Action, ...]
POINT = 1000
"""A point of the final score, as values count."""
Terms = tuple[tuple[str, float], ...]
Weighted = tuple[tuple[int, S], ...]
"""What may come, each position with its weight: the six faces of a die, for one."""


class Evaluator(ABC, Generic[S]):
    """A game's judgement: which lines are worth a look, and what a position is worth.

    Values are whole thousandths of a point of the final score, for one seat, more being better for
    it. They are whole so that every machine adds them up alike: Python 3.12 changed ``sum``.
    """

    chancy: bool = False
    """Has the game chance inside a turn whose ``outcomes`` can be counted?"""

    @abstractmethod
    def seats(self, s: S) -> int:
        """How many seats the game has."""

    @abstractmethod
    def candidates(self, s: S, seat: Seat) -> list[Line]:
        """Actions, or short runs of actions that only make sense together, worth looking at.

        Each is legal, one action after the other; a game may leave out what is never better than
        something else here. In an order that never varies, and never empty.
        """

    @abstractmethod
    def leaf_state(self, s: S, seat: Seat, line: Line) -> S | None:
        """None if the line leads on; else the position that the end of what can be foreseen is
        judged by, since after the line comes a draw, a die, or another seat.

        Such a line is not played in the search, lest it see what is yet hidden.
        """

    def outcomes(self, s: S, seat: Seat, line: Line) -> Weighted[S] | None:
        """None if no chance comes at the end of the line; else what may come, with its weight.

        Every position must follow from what the seat sees, none from the state's own chance. The
        line is worth the mean: it ends there, since what is best next depends on what comes. Only
        asked where ``chancy``, and of lines that ``closed`` leaves open.
        """
        return None

    @abstractmethod
    def transposition_key(self, s: S, seat: Seat) -> Hashable:
        """Positions of one turn with equal keys are as good as each other."""

    @abstractmethod
    def evaluate(self, s: S, seat: Seat) -> int:
        """What the position is worth to the seat at the end of its turn."""

    @abstractmethod
    def optimistic_value(self, s: S, seat: Seat) -> int:
        """What it is worth in the middle of the turn, with what may still be done."""

    @abstractmethod
    def breakdown(self, s: S, seat: Seat) -> Terms:
        """The parts of ``value`` by item, in points; they sum up to it."""
