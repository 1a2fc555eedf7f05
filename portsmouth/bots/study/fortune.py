"""How lucky chance was after a decision: what came, beside all that could have come.

A decision is judged before the dice. What they did to it afterwards is told apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from portsmouth.bots.search.chance import ending, mean
from portsmouth.bots.search.evaluator import POINT, Evaluator, Weighted
from portsmouth.bots.search.segments import Segment
from portsmouth.core.game import Game
from portsmouth.core.state import S

DECISIVE = 100.0
"""Luck of so many points decides the game, and no larger figure means anything."""


class Fortune(NamedTuple):
    """What chance added to a decision, in points, and how often it is as kind, or as unkind.

    Of a thousand cases ``permille`` turn out as badly or worse, if it added less than nothing; else
    as well or better.
    """

    points: float
    permille: int

    @property
    def decisive(self) -> bool:
        """Return whether chance decided the game: its points tell nothing more then."""
        return abs(self.points) >= DECISIVE


def fortune(
    game: Game[S], evaluator: Evaluator[S], segment: Segment[S], later: Iterable[S]
) -> Fortune | None:
    """Return how lucky a decision was; None where no chance that can be counted came after it.

    ``later`` are the positions that followed, in order. What is valued is the first like those
    that chance may lead to: a fight may take many decisions until it is over. No position after
    the next turn's first is valued, for other dice than those of the decision led to it.
    """
    outcomes = _outcomes(game, evaluator, segment)
    if outcomes is None or len(outcomes) < 2:
        return None
    seat = segment.seat
    marks = {_mark(game, s) for _, s in outcomes}
    end = _reached(game, segment, marks, later)
    if end is None:
        return None
    came = evaluator.evaluate(_foreseen(evaluator, outcomes, end), seat)
    expected = mean(outcomes, lambda s: evaluator.evaluate(s, seat))
    return Fortune((came - expected) / POINT, _permille(evaluator, outcomes, segment, came))


def _outcomes(game: Game[S], evaluator: Evaluator[S], segment: Segment[S]) -> Weighted[S] | None:
    """Return what chance may bring by what was done, from the first action on that leads to it."""
    s, seat = segment.s.copy(), segment.seat
    for action in segment.actions:
        found = ending(evaluator, s, seat, (action,))
        if found is not None:
            return found
        game.apply(s, seat, action)
    return None


def _reached(
    game: Game[S], segment: Segment[S], marks: set[Hashable], later: Iterable[S]
) -> S | None:
    """Return the position that the chance of a decision led to; None where none can be told."""
    for s in later:
        if not game.actors(s) or _mark(game, s) in marks:
            return s
        if game.turn_info(s) != segment.turn_info:
            return None
    return None


def _foreseen(evaluator: Evaluator[S], outcomes: Weighted[S], end: S) -> S:
    """Return the only outcome of the kind that came, as outcomes may be means; else what came."""
    kind = evaluator.outcome_kind(end)
    alike = [s for _, s in outcomes if evaluator.outcome_kind(s) == kind]
    return alike[0] if len(alike) == 1 else end


def _mark(game: Game[S], s: S) -> Hashable:
    """Return what positions have in common that can be valued alike: whose turn, which question.

    The round is none of it: positions made from odds may say that of the turn before.
    """
    turn, step = game.turn_info(s), game.step(s)
    return turn and turn.seat, step and step.name, game.actors(s)


def _permille(
    evaluator: Evaluator[S], outcomes: Weighted[S], segment: Segment[S], came: int
) -> int:
    """Return in how many of a thousand cases it turns out as it did, or further from the mean.

    Outcomes are counted by kinds, so what came is taken for the nearest of them.
    """
    values = [(evaluator.evaluate(s, segment.seat), weight) for weight, s in outcomes]
    whole = sum(weight for _, weight in values)
    expected = sum(value * weight for value, weight in values) / whole
    nearest = min((value for value, _ in values), key=lambda value: abs(value - came))
    if came < expected:
        as_far = sum(weight for value, weight in values if value <= nearest)
    else:
        as_far = sum(weight for value, weight in values if value >= nearest)
    return 1000 * as_far // whole
