"""A bot that plans its whole turn with a beam."""

from __future__ import annotations

from typing import Generic

from portsmouth.bots.bot import Bot, Choice, Decision, Thinking
from portsmouth.bots.search.beam import BeamLimits, End, beam
from portsmouth.bots.search.chance import mean, mean_terms
from portsmouth.bots.search.evaluator import POINT, Evaluator, EvaluatorDecorator, Terms
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Seat

GUESS = "guess"
"""The term of a weak bot's noise."""
FORESIGHT = "foresight"
"""The term of what was found beyond the own turn."""
CHOICES = 12
"""The most choices of a decision."""


class NoisyEvaluator(EvaluatorDecorator[S]):
    """An evaluator whose values are off by up to ``noise`` thousandths of a point either way."""

    def __init__(self, evaluator: Evaluator[S], noise: int, rng: Rng) -> None:
        super().__init__(evaluator)
        self._noise, self._rng = noise, rng

    def _off(self) -> int:
        return self._rng.below(2 * self._noise + 1) - self._noise

    def evaluate(self, s: S, seat: Seat) -> int:
        return self.inner.evaluate(s, seat) + self._off()

    def optimistic_value(self, s: S, seat: Seat) -> int:
        return self.inner.optimistic_value(s, seat) + self._off()


class BeamBot(Bot[S], Generic[S]):
    """Beam search of the turn; ``noise``, in thousandths of a point, makes a weaker bot."""

    def __init__(
        self, game: Game[S], evaluator: Evaluator[S], limits: BeamLimits, noise: int = 0
    ) -> None:
        self.game, self.evaluator, self.limits, self.noise = game, evaluator, limits, noise

    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        evaluator = (
            NoisyEvaluator(self.evaluator, self.noise, rng) if self.noise else self.evaluator
        )
        found = yield from beam(self.game, evaluator, s, seat, self.limits)
        return Decision(choices(self.evaluator, found.ends, seat), found.nodes, found.exhaustive)


def choices(
    evaluator: Evaluator[S],
    ends: list[End[S]],
    seat: Seat,
    most: int = CHOICES,
    beyond: str = GUESS,
) -> tuple[Choice, ...]:
    """Return the best ends as choices, with the breakdown of each.

    What the values have beyond the evaluator's own is a term of the name ``beyond``.
    """
    return tuple(
        Choice(end.path.actions(), end.value / POINT, told(evaluator, end, seat, beyond))
        for end in ends[:most]
    )


def told(evaluator: Evaluator[S], end: End[S], seat: Seat, beyond: str) -> Terms:
    """Return the terms of an end, which sum up to its value."""
    if end.outcomes:
        worth = mean(end.outcomes, lambda s: evaluator.evaluate(s, seat))
        terms = mean_terms(evaluator, end.outcomes, seat)
    else:
        worth, terms = evaluator.evaluate(end.s, seat), evaluator.breakdown(end.s, seat)
    rest = end.value - worth
    return (*terms, (beyond, rest / POINT)) if rest else terms
