"""What a captain is: a level of play that looks at a re-dealt position and comes to a decision.

A captain thinks as a generator, so that whoever runs it can show its progress, stop it between
two slices, or let it run through: ``run``. Budgets are counted in positions looked at, never in
time, so that the same captain plays the same game on a slow machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat


class Progress(NamedTuple):
    """How far a thought has come: positions looked at, of the most that the level may."""

    done: int
    of: int


class Choice(NamedTuple):
    """A line to the end of what can be foreseen, and what the captain thinks of its end.

    ``value`` is in points of the final score; ``terms`` are its parts by item, which sum up to it.
    """

    actions: tuple[Action, ...]
    value: float
    terms: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a captain would do: ``choices``, the best first, each with other effects at its end.

    ``exhaustive`` says that no line was left out, so that the best is proved to be the best by the
    captain's own judgement.
    """

    choices: tuple[Choice, ...]
    nodes: int
    exhaustive: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """The best line: legal one by one until something unforeseen comes."""
        return self.choices[0].actions


T = TypeVar("T")
Thinking = Generator[Progress, None, Decision]


class Bot(ABC, Generic[S]):
    """A way to decide for a seat."""

    @abstractmethod
    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        """Decide for a seat that must act.

        ``s`` is a re-dealt twin that the captain may spoil, ``rng`` its own chance: see
        ``determinize``. Yields now and then; returns a Decision with at least one choice.
        """


def run(thinking: Generator[Progress, None, T]) -> T:
    """Let a thought run to its end, and return what it came to."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            result: T = stop.value
            return result


def after(nodes: int, thinking: Generator[Progress, None, T]) -> Generator[Progress, None, T]:
    """A thought that follows another, which has looked at so many positions already."""
    while True:
        try:
            done, of = next(thinking)
        except StopIteration as stop:
            result: T = stop.value
            return result
        yield Progress(nodes + done, nodes + of)
