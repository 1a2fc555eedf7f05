"""What a game tells the search: candidate lines and the value of positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic

from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

Line = tuple[Action, ...]
POINT = 1000
"""A point of the final score in the units of values."""
POINTLESS = -1
"""What ``debt`` returns for a line that makes its turn worse than one without its detour."""
Terms = tuple[tuple[str, float], ...]
Weighted = tuple[tuple[int, S], ...]
"""Outcomes of chance, each position with its weight: the six faces of a die, say."""


class Evaluator(ABC, Generic[S]):
    """A game's evaluation: which lines to search, and what a position is worth.

    Values are whole thousandths of a point of the final score, for one seat; more is better for it.
    They are whole so that every machine adds them up alike: Python 3.12 changed ``sum``.
    """

    chancy: bool = False
    """Has the game chance inside a turn whose ``outcomes`` can be counted?"""
    counts_luck: bool = False
    """Do ``outcomes`` hold nearly all chance there is? Then luck is what they make of decisions.

    Else the luck of a turn is measured by laying other cards.
    """
    passing: frozenset[str] | None = None
    """Verbs of actions that only go on, or end the turn; None where all that ends one does that.

    An advised line is never about them, and one that ends the turn is left to the player.
    """
    answers: frozenset[str] = frozenset()
    """Verbs of actions that only answer what the action before them has raised.

    An advised line is about the action before, unless there is none.
    """

    @abstractmethod
    def seats(self, s: S) -> int:
        """Return the number of seats."""

    @abstractmethod
    def candidates(self, s: S, seat: Seat) -> list[Line]:
        """Return the lines to search: actions, or runs of actions that only make sense together.

        Each is legal, one action after the other; a game may leave out what is never better than
        another line. The order never varies, and there is always at least one.
        """

    @abstractmethod
    def leaf_state(self, s: S, seat: Seat, line: Line) -> S | None:
        """Return the position that a line is evaluated by, or None if the search goes on after it.

        It is a leaf since after the line comes a draw, a die, or another seat. Such a line is not
        played in the search, as that would see what is still hidden.
        """

    def outcomes(self, s: S, seat: Seat, line: Line) -> Weighted[S] | None:
        """Return all positions that chance may bring at the end of the line, with their weights.

        None if no chance comes there. Every position must follow from what the seat sees, none from
        the state's own random numbers. The line is worth the mean and ends there, since what is
        best next depends on what comes. Only asked where ``chancy``, and of lines for which
        ``leaf_state`` gives None.
        """
        return None

    def outcome_kind(self, s: S) -> Hashable:
        """Return what of a position alone tells an outcome from all others of its line.

        Outcomes may be means: what came is compared with the only one of its kind, if there is.
        """
        return None

    def debt(self, s: S, seat: Seat, debt: int, line: Line) -> int:
        """Return what a turn owes after the line, if it owed ``debt`` before.

        A turn begins with a debt of 0; ``POINTLESS`` drops the line. It is for detours that
        only what comes later can justify or condemn: a line is pointless if the same turn without
        the detour is legal and no worse.
        """
        return 0

    def counts_odds(self, s: S, seat: Seat) -> bool:
        """Return whether lines from here are valued by odds that are counted.

        Then an analysis need not try them out: a few samples would tell less.
        """
        return False

    def may_be_better(self, s: S, line: Line, than: Line) -> bool:
        """Return whether anybody would call one line better than another, whatever its value."""
        return True

    @abstractmethod
    def transposition_key(self, s: S, seat: Seat) -> Hashable:
        """Return a key: positions of one turn with equal keys are as good as each other."""

    @abstractmethod
    def evaluate(self, s: S, seat: Seat) -> int:
        """Return the value of the position to the seat at the end of its turn."""

    def final_points(self, s: S, seat: Seat) -> int:
        """Return the points, in thousandths, that the seat is expected to end with.

        By default the value. A game whose values are no points says here what an analysis tells.
        """
        return self.evaluate(s, seat)

    @abstractmethod
    def optimistic_value(self, s: S, seat: Seat) -> int:
        """Return its value in the middle of the turn, with what may still be done."""

    @abstractmethod
    def breakdown(self, s: S, seat: Seat) -> Terms:
        """Return the parts of ``evaluate`` by item, in points; they sum up to it."""


class EvaluatorDecorator(Evaluator[S]):
    """An evaluator around another one, which answers whatever a subclass does not."""

    def __init__(self, evaluator: Evaluator[S]) -> None:
        self.inner = evaluator
        self.chancy, self.counts_luck = evaluator.chancy, evaluator.counts_luck
        self.passing, self.answers = evaluator.passing, evaluator.answers

    def seats(self, s: S) -> int:
        return self.inner.seats(s)

    def candidates(self, s: S, seat: Seat) -> list[Line]:
        return self.inner.candidates(s, seat)

    def leaf_state(self, s: S, seat: Seat, line: Line) -> S | None:
        return self.inner.leaf_state(s, seat, line)

    def outcomes(self, s: S, seat: Seat, line: Line) -> Weighted[S] | None:
        return self.inner.outcomes(s, seat, line)

    def outcome_kind(self, s: S) -> Hashable:
        return self.inner.outcome_kind(s)

    def debt(self, s: S, seat: Seat, debt: int, line: Line) -> int:
        return self.inner.debt(s, seat, debt, line)

    def counts_odds(self, s: S, seat: Seat) -> bool:
        return self.inner.counts_odds(s, seat)

    def may_be_better(self, s: S, line: Line, than: Line) -> bool:
        return self.inner.may_be_better(s, line, than)

    def transposition_key(self, s: S, seat: Seat) -> Hashable:
        return self.inner.transposition_key(s, seat)

    def evaluate(self, s: S, seat: Seat) -> int:
        return self.inner.evaluate(s, seat)

    def final_points(self, s: S, seat: Seat) -> int:
        return self.inner.final_points(s, seat)

    def optimistic_value(self, s: S, seat: Seat) -> int:
        return self.inner.optimistic_value(s, seat)

    def breakdown(self, s: S, seat: Seat) -> Terms:
        return self.inner.breakdown(s, seat)
