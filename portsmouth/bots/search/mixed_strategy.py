"""A bot for simultaneous choices: it plays a mixed strategy, so that foreseeing it gains nothing.

Each determinization gives the others other choices, and so another matrix; the mixtures of all are
added. All other seats are taken for one adversary who knows the determinization, which makes the
bot more careful than needed (for the limits see Frank and Basin 1998).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from itertools import product
from math import prod
from typing import Generic, NamedTuple

from portsmouth.bots.bot import Bot, Choice, Decision, Progress, Thinking
from portsmouth.bots.search.evaluator import POINT
from portsmouth.bots.search.matrix import ROUNDS, draw, solve
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

MOST_COLUMNS = 64
"""The most combinations of the others' choices in a matrix; of more, a sample is drawn."""


class SealedChoice(ABC, Generic[S]):
    """What a game tells of a choice that several seats make at once."""

    @abstractmethod
    def asks(self, s: S, seat: Seat) -> bool:
        """Return whether the seat must make such a choice."""

    @abstractmethod
    def choices(self, s: S, seat: Seat) -> dict[Seat, list[Action]]:
        """Return what each other seat may choose, or may have chosen already; in a fixed order."""

    @abstractmethod
    def payoff(self, s: S, seat: Seat, own: Action, others: Mapping[Seat, Action]) -> int:
        """Return what the choices gain the seat against the others, in thousandths of a point.

        Chance that follows is weighed by its odds: nothing is played.
        """


class Effort(NamedTuple):
    """How many determinizations are solved, and in how many rounds each."""

    deals: int
    rounds: int = ROUNDS


class MixedStrategyBot(Bot[S], Generic[S]):
    """Solves simultaneous choices on determinizations; leaves all else to another bot."""

    def __init__(
        self, game: Game[S], sealed: SealedChoice[S], otherwise: Bot[S], effort: Effort
    ) -> None:
        self.game, self.sealed, self.otherwise = game, sealed, otherwise
        self.deals, self.rounds = effort

    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        if not self.sealed.asks(s, seat):
            decision = yield from self.otherwise.think(s, seat, rng)
            return decision
        legal = self.game.legal(s, seat)
        mixture, worths, nodes = [0] * len(legal), [0] * len(legal), 0
        for deal in range(self.deals):
            sampled, chance = s.copy(), rng.fork(f"deal {deal}")
            self.game.resample_hidden(sampled, seat, chance.fork("redeal"))
            others = columns(self.sealed.choices(sampled, seat), chance)
            payoffs = [
                [self.sealed.payoff(sampled, seat, own, each) for each in others] for own in legal
            ]
            solved = solve(payoffs, self.rounds)
            nodes += sum(map(len, payoffs))
            for row, gains in enumerate(payoffs):
                mixture[row] += solved.rows[row]
                worths[row] += sum(g * p for g, p in zip(gains, solved.columns, strict=True))
            yield Progress(deal + 1, self.deals)
        chosen = draw(mixture, rng.fork("draw"))
        order = sorted(range(len(legal)), key=lambda row: (row != chosen, -mixture[row]))
        scale = self.deals * sum(solved.columns) * POINT
        choices = tuple(Choice((legal[row],), worths[row] / scale) for row in order)
        return Decision(choices, nodes)


def columns(choices: Mapping[Seat, list[Action]], rng: Rng) -> list[dict[Seat, Action]]:
    """Return the combinations of what the other seats choose."""
    if prod(map(len, choices.values())) <= MOST_COLUMNS:
        return [dict(zip(choices, each, strict=True)) for each in product(*choices.values())]
    return [
        {seat: each[rng.below(len(each))] for seat, each in choices.items()}
        for _ in range(MOST_COLUMNS)
    ]
