"""Values of lines that end in chance: the weighted mean over all that may come."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.bots.search.evaluator import Evaluator, Line, Terms, Weighted
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.types import Seat


def worth(game: Game[S], evaluator: Evaluator[S], s: S, seat: Seat) -> int:
    """Return the value of a position after chance: optimistic while the seat must still act."""
    return (
        evaluator.optimistic_value(s, seat)
        if seat in game.actors(s)
        else evaluator.evaluate(s, seat)
    )


def ending(evaluator: Evaluator[S], s: S, seat: Seat, line: Line) -> Weighted[S] | None:
    """Return all positions that a line is evaluated by, or None if what follows can be foreseen."""
    last = evaluator.leaf_state(s, seat, line)
    if last is not None:
        return ((1, last),)
    return evaluator.outcomes(s, seat, line) if evaluator.chancy else None


def mean(outcomes: Weighted[S], of: Callable[[S], int]) -> int:
    """Return the weighted mean of a whole number over all outcomes, rounded down."""
    whole = sum(weight for weight, _ in outcomes)
    return sum(weight * of(s) for weight, s in outcomes) // whole


def likeliest(outcomes: Weighted[S]) -> S:
    """Return the likeliest position, the first of equals."""
    return max(outcomes, key=lambda each: each[0])[1]


def mean_terms(evaluator: Evaluator[S], outcomes: Weighted[S], seat: Seat) -> Terms:
    """Return the weighted mean of the terms, item by item."""
    whole = sum(weight for weight, _ in outcomes)
    found: dict[str, float] = {}
    for weight, s in outcomes:
        for item, points in evaluator.breakdown(s, seat):
            found[item] = found.get(item, 0.0) + weight * points / whole
    return tuple(found.items())
