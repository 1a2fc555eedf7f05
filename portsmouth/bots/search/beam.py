"""Beam search over a whole turn, as far as it can be foreseen.

All lines are followed action by action; of every length the best ``width`` go on. Positions that
were reached before, in another order, are searched once; lines that an evaluator finds pointless
after what led to them are not searched. (Lowerre 1976; as a planner of turns of
several actions: Justesen, Mahlmann and Togelius 2016.)
"""

from __future__ import annotations

from collections.abc import Generator, Hashable
from typing import Generic, NamedTuple

from portsmouth.bots.bot import Progress
from portsmouth.bots.search import chance
from portsmouth.bots.search.chance import likeliest, mean
from portsmouth.bots.search.evaluator import POINTLESS, Evaluator, Line, Weighted
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

PACE = 256
"""Positions between two reports of progress."""


class Path(NamedTuple):
    """The lines that led to a position, the last one first."""

    before: Path | None
    line: Line

    def actions(self) -> tuple[Action, ...]:
        """Return all actions in order."""
        lines: list[Line] = []
        path: Path | None = self
        while path is not None:
            lines.append(path.line)
            path = path.before
        return tuple(action for line in reversed(lines) for action in line)


class End(NamedTuple, Generic[S]):
    """A way to end the turn: its value, the position that is evaluated, and the path to it.

    Where it ends in chance, ``outcomes`` are all positions that may come, and ``s`` the likeliest.
    """

    value: int
    s: S
    path: Path
    outcomes: Weighted[S] = ()


class BeamResult(NamedTuple, Generic[S]):
    """The result of a beam: ends, the best first; positions searched; whether nothing was cut."""

    ends: list[End[S]]
    nodes: int
    exhaustive: bool


class BeamLimits(NamedTuple):
    """The limits of a beam: positions kept of each length, and positions searched in all."""

    width: int
    budget: int


def beam(
    game: Game[S], evaluator: Evaluator[S], s: S, seat: Seat, limits: BeamLimits
) -> Generator[Progress, None, BeamResult[S]]:
    """Search the ends of the turn that begins or goes on in ``s``, which stays as it is.

    When the budget is spent, each position of the beam may still end the turn.
    """
    width, budget = limits
    apply, lines, closed, key = (
        game.apply,
        evaluator.candidates,
        evaluator.leaf_state,
        evaluator.transposition_key,
    )
    value, promise, chancy = evaluator.evaluate, evaluator.optimistic_value, evaluator.chancy
    debt_of = evaluator.debt

    def judged(s: S) -> int:
        return chance.worth(game, evaluator, s, seat)

    ends: list[End[S]] = []
    seen: set[Hashable] = {(key(s, seat), 0)}
    level: list[tuple[int, int, S, Path | None, int]] = [(0, 0, s, None, 0)]
    nodes, reported, whole = 0, 0, True
    while level:
        after: list[tuple[int, int, S, Path | None, int]] = []
        for _, _, state, path, owed in level:
            for line in lines(state, seat):
                last = closed(state, seat, line)
                if last is not None:
                    ends.append(End(value(last, seat), last, Path(path, line)))
                    continue
                spread = evaluator.outcomes(state, seat, line) if chancy else None
                if spread is not None:
                    worth = mean(spread, judged)
                    ends.append(End(worth, likeliest(spread), Path(path, line), spread))
                    nodes += len(spread)
                    continue
                owes = debt_of(state, seat, owed, line)
                if owes == POINTLESS:
                    continue
                if nodes >= budget and (after or ends):
                    whole = False
                    continue
                child = state.copy()
                for action in line:
                    apply(child, seat, action)
                nodes += 1
                mark = (key(child, seat), owes)
                if mark not in seen:
                    seen.add(mark)
                    after.append((-promise(child, seat), nodes, child, Path(path, line), owes))
            if nodes - reported >= PACE:
                reported = nodes
                yield Progress(nodes, budget)
        after.sort()
        whole = whole and len(after) <= width
        level = after[:width]
    ends.sort(key=lambda end: -end.value)
    return BeamResult(ends, nodes, whole)
