"""What a bot is: it looks at a determinized position and comes to a decision.

A bot thinks as a generator, so that the caller can show its progress, stop it between two steps, or
run it to the end: ``run``. Budgets are counted in positions, never in time, so that the same bot
plays the same game on a slow machine.
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
    """How far a search is: positions searched, of the most that the level may search."""

    done: int
    of: int


class Choice(NamedTuple):
    """A line to the end of what can be foreseen, and its value there.

    ``value`` is in points of the final score; ``terms`` are its parts by item, which sum up to it.
    """

    actions: tuple[Action, ...]
    value: float
    terms: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot would do: ``choices``, the best first, each with a different end.

    ``nodes`` counts the positions searched. ``exhaustive`` says that no line was left out, so that
    the best is proved to be the best by the bot's own evaluator.
    """

    choices: tuple[Choice, ...]
    nodes: int
    exhaustive: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return the best line: legal one by one until something unforeseen comes."""
        return self.choices[0].actions


T = TypeVar("T")
Thinking = Generator[Progress, None, Decision]


class Bot(ABC, Generic[S]):
    """A way to decide for a seat.

    ``plain``: it looks at nothing that its seat can't see, and leaves the position as it is. Then
    nothing need be dealt anew for it in a play-out.
    """

    plain: bool = False

    @abstractmethod
    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        """Decide for a seat that must act.

        ``s`` is a determinization that the bot may change, ``rng`` its own generator: see
        ``determinize``. Yields progress; returns a Decision with at least one choice.
        """


def run(thinking: Generator[object, None, T]) -> T:
    """Run a search to its end, and return its result."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            result: T = stop.value
            return result


def after(nodes: int, thinking: Generator[Progress, None, T]) -> Generator[Progress, None, T]:
    """Continue a search of ``nodes`` positions with another one, adding up their progress."""
    while True:
        try:
            done, of = next(thinking)
        except StopIteration as stop:
            result: T = stop.value
            return result
        yield Progress(nodes + done, nodes + of)
