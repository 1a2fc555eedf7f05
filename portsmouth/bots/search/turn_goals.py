"""The turn planner: whole turns that reach a goal, the best first, or the proof that none does.

First a guided beam looks for good turns. If that left lines out, all lines of the turn are
searched, as far as a budget goes; only then is what was found proved to be the best, and a goal
that was not reached proved to be out of reach. *All lines* are the evaluator's candidates, which
leave out what is never needed for a goal; tests hold that against all legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Any, NamedTuple

from portsmouth.bots.bot import Choice, Progress, after
from portsmouth.bots.search.beam import BeamLimits, BeamResult, End, beam
from portsmouth.bots.search.chance import ending
from portsmouth.bots.search.evaluator import POINT, Evaluator, EvaluatorDecorator, Line
from portsmouth.bots.study.annotate import AnnotatedAction, annotate, signature
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Seat

GUIDED = BeamLimits(192, 12_000)
WHOLE = BeamLimits(1 << 30, 60_000)
MOST = 3
"""The most turns that are shown."""
PULL = 6 * POINT
"""The value of a step toward the goal to the guided beam."""
FIRST = 1000 * POINT
"""The value of a step toward a goal without an end: more than all else."""
LOOKED = 200
"""The best ends among which different turns are looked for."""


class TurnGoal(NamedTuple):
    """A goal that a seat may set for its turn.

    ``measure`` says how much of it a position has, at the end of the turn; the goal is reached at
    ``enough``. Where that is None, as much as possible is wanted. ``figure`` gives the
    message for what there is before and after a turn, where that is a number worth telling.
    """

    key: str
    label: Text
    measure: Callable[[Any, Seat], int]
    enough: int | None
    figure: Callable[[int, int], Text | None] | None = None

    def reached(self, s: Any, seat: Seat) -> bool:
        """Return whether the goal is reached in a position at the end of the turn."""
        return self.enough is None or self.measure(s, seat) >= self.enough

    def told(self, before: Any, after: Any, seat: Seat) -> Text | None:
        """Return what a turn makes of the goal, from one position to the other."""
        if self.figure is None:
            return None
        return self.figure(self.measure(before, seat), self.measure(after, seat))


class PlannedTurn(NamedTuple):
    """A whole turn that reaches the goal, with its value and what it makes of the goal."""

    choice: Choice
    annotated: tuple[AnnotatedAction, ...]
    figure: Text | None = None


class Planned(NamedTuple):
    """The best turns found for a goal, or none.

    ``proved``: every line was searched, so none is better, and none means that there is none.
    """

    turns: tuple[PlannedTurn, ...]
    proved: bool
    nodes: int


class GoalEvaluator(EvaluatorDecorator[S]):
    """An evaluator with a goal: it never ends a turn short of it, and is drawn toward it.

    Nor does it leave the goal to chance: a line is kept only if all that may come reaches it.
    """

    def __init__(self, evaluator: Evaluator[S], goal: TurnGoal) -> None:
        super().__init__(evaluator)
        self._goal = goal

    def candidates(self, s: S, seat: Seat) -> list[Line]:
        return [line for line in self.inner.candidates(s, seat) if not self._misses(s, seat, line)]

    def _misses(self, s: S, seat: Seat, line: Line) -> bool:
        last = ending(self.inner, s, seat, line)
        return last is not None and not all(self._goal.reached(each, seat) for _, each in last)

    def debt(self, s: S, seat: Seat, debt: int, line: Line) -> int:
        """Return none: what is pointless for points may serve the goal."""
        return 0

    def evaluate(self, s: S, seat: Seat) -> int:
        """Return the value, and far more for every unit of a goal without an end."""
        worth = self.inner.evaluate(s, seat)
        return worth + (FIRST * self._goal.measure(s, seat) if self._goal.enough is None else 0)

    def optimistic_value(self, s: S, seat: Seat) -> int:
        goal, promise = self._goal, self.inner.optimistic_value(s, seat)
        if goal.enough is None:
            return promise + POINT * goal.measure(s, seat)
        return promise + PULL * min(goal.measure(s, seat) - goal.enough, 0)


def plan_turn(
    game: Game[S],
    evaluator: Evaluator[S],
    s: S,
    seat: Seat,
    goal: TurnGoal,
    *,
    whole: BeamLimits = WHOLE,
) -> Generator[Progress, None, Planned]:
    """Return the best turns from here that reach a goal of the seat; ``s`` stays as it is.

    ``evaluator`` leaves out no line that the goal could need: ``Bots.evaluator`` with ``whole``.
    """
    aimed = GoalEvaluator(evaluator, goal)
    found = yield from beam(game, aimed, s, seat, GUIDED)
    nodes = found.nodes
    if not found.exhaustive:
        every = yield from after(nodes, beam(game, aimed, s, seat, whole))
        nodes += every.nodes
        found = every if every.exhaustive else _joined(found, every)
    turns = _distinct(game, evaluator, s, seat, found.ends, goal=goal)
    return Planned(turns, found.exhaustive, nodes)


def _joined(one: BeamResult[S], other: BeamResult[S]) -> BeamResult[S]:
    ends = sorted([*one.ends, *other.ends], key=lambda end: -end.value)
    return BeamResult(ends, one.nodes + other.nodes, False)


def _distinct(
    game: Game[S],
    evaluator: Evaluator[S],
    s: S,
    seat: Seat,
    ends: list[End[S]],
    *,
    goal: TurnGoal,
) -> tuple[PlannedTurn, ...]:
    """Return the best turns, no two of which have the same signature."""
    turns: list[PlannedTurn] = []
    seen: set[Hashable] = set()
    for end in ends[:LOOKED]:
        annotated = annotate(game, evaluator, s, seat, end.path.actions())
        if signature(annotated) in seen:
            continue
        seen.add(signature(annotated))
        value = evaluator.evaluate(end.s, seat) / POINT
        choice = Choice(end.path.actions(), value, evaluator.breakdown(end.s, seat))
        turns.append(PlannedTurn(choice, annotated, goal.told(s, end.s, seat)))
        if len(turns) == MOST:
            break
    return tuple(turns)
