"""The captain that plans its whole turn with a beam."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic

from portsmouth.bots.beam import End, Reach, beam
from portsmouth.bots.captain import Captain, Choice, Decision, Thinking
from portsmouth.bots.chance import mean, mean_terms
from portsmouth.bots.mind import POINT, Line, Mind, Terms, Weighted
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Seat

GUESS = "guess"
"""The term of a weak captain's misjudgement."""
FORESIGHT = "foresight"
"""The term of what was seen beyond one's own turn."""
CHOICES = 12
"""How many ends a decision tells of."""


class Blurred(Mind[S]):
    """A mind that misjudges: every value is off by up to ``noise`` thousandths either way."""

    def __init__(self, mind: Mind[S], noise: int, rng: Rng) -> None:
        self._mind, self._noise, self._rng = mind, noise, rng
        self.chancy = mind.chancy

    def _off(self) -> int:
        return self._rng.below(2 * self._noise + 1) - self._noise

    def seats(self, s: S) -> int:
        return self._mind.seats(s)

    def lines(self, s: S, seat: Seat) -> list[Line]:
        return self._mind.lines(s, seat)

    def closed(self, s: S, seat: Seat, line: Line) -> S | None:
        return self._mind.closed(s, seat, line)

    def outcomes(self, s: S, seat: Seat, line: Line) -> Weighted[S] | None:
        return self._mind.outcomes(s, seat, line)

    def key(self, s: S, seat: Seat) -> Hashable:
        return self._mind.key(s, seat)

    def value(self, s: S, seat: Seat) -> int:
        return self._mind.value(s, seat) + self._off()

    def promise(self, s: S, seat: Seat) -> int:
        return self._mind.promise(s, seat) + self._off()

    def terms(self, s: S, seat: Seat) -> Terms:
        return self._mind.terms(s, seat)


class Planner(Captain[S], Generic[S]):
    """Beam search of the turn; ``noise``, in thousandths of a point, makes a weaker captain."""

    def __init__(self, game: Game[S], mind: Mind[S], reach: Reach, noise: int = 0) -> None:
        self.game, self.mind, self.reach, self.noise = game, mind, reach, noise

    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        mind = Blurred(self.mind, self.noise, rng) if self.noise else self.mind
        found = yield from beam(self.game, mind, s, seat, self.reach)
        return Decision(choices(self.mind, found.ends, seat), found.nodes, found.exhaustive)


def choices(
    mind: Mind[S], ends: list[End[S]], seat: Seat, most: int = CHOICES, beyond: str = GUESS
) -> tuple[Choice, ...]:
    """The best ends as choices, with what speaks for each.

    What the values have beyond the mind's own judgement is a term of the name ``beyond``.
    """
    return tuple(
        Choice(end.path.actions(), end.value / POINT, told(mind, end, seat, beyond))
        for end in ends[:most]
    )


def told(mind: Mind[S], end: End[S], seat: Seat, beyond: str) -> Terms:
    """The terms of an end, which sum up to its value."""
    if end.outcomes:
        worth = mean(end.outcomes, lambda s: mind.value(s, seat))
        terms = mean_terms(mind, end.outcomes, seat)
    else:
        worth, terms = mind.value(end.s, seat), mind.terms(end.s, seat)
    rest = end.value - worth
    return (*terms, (beyond, rest / POINT)) if rest else terms
