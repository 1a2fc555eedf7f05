"""A bot that looks past its own turn: the best ends of a beam are played on against the others.

Each end is continued on several determinizations, the same for all of them (common random numbers),
with a narrow beam for every seat, to the end of the seat's own next turn; there the margin over the
others is evaluated. Bad ends are dropped half-way (sequential halving: Karnin, Koren and Somekh
2013).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, NamedTuple

from portsmouth.bots.beam_bot import FORESIGHT, choices
from portsmouth.bots.bot import Bot, Decision, Progress, Thinking
from portsmouth.bots.search.beam import BeamLimits, BeamResult, End, beam
from portsmouth.bots.search.chance import mean
from portsmouth.bots.search.evaluator import POINT, Evaluator
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Seat

Stages = tuple[tuple[int, int], ...]


VICTORY = 6 * POINT
"""The value of a victory besides its points, where the game ends during a rollout."""


class RolloutLimits(NamedTuple):
    """The limits of a rollout bot.

    ``own`` is the beam of the turn itself, its budget that of the whole decision. ``stages`` says
    how many of the best ends are played on, and over how many further determinizations each;
    ``single`` is the same for decisions of a single step, with a budget of its own. The others'
    turns are played by the beam ``theirs``, the own next one by ``again``. ``trust`` is the weight
    of what is found there, in per cent, against the first value.
    """

    own: BeamLimits
    stages: Stages
    single: Stages
    single_budget: int
    theirs: BeamLimits
    again: BeamLimits
    trust: int


class Candidate(Generic[S]):
    """An end that is played on, with the margin found on each determinization so far."""

    __slots__ = ("end", "margins")

    def __init__(self, end: End[S]) -> None:
        self.end = end
        self.margins: list[int] = []

    def mean_margin(self) -> int:
        """Return the mean of the margins; the first value where there are none."""
        return sum(self.margins) // len(self.margins) if self.margins else self.end.value

    def worth(self, trust: int, shift: int) -> int:
        """Return the weighted mean of the first value and of the margins, shifted to its level."""
        far = self.mean_margin() + shift if self.margins else self.end.value
        return ((100 - trust) * self.end.value + trust * far) // 100


class RolloutBot(Bot[S], Generic[S]):
    """Beam search of the turn, and rollouts from the best of its ends."""

    def __init__(self, game: Game[S], evaluator: Evaluator[S], limits: RolloutLimits) -> None:
        self.game, self.evaluator, self.limits = game, evaluator, limits

    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        limits = self.limits
        found = yield from beam(self.game, self.evaluator, s, seat, limits.own)
        field = [Candidate(end) for end in distinct(self.evaluator, found.ends, seat)]
        budget = limits.own.budget if found.nodes else limits.single_budget
        alive, nodes, deals, shift = field, found.nodes, 0, 0
        for few, more in limits.stages if found.nodes else limits.single:
            alive = alive[:few]
            for deal in range(deals, deals + more):
                if len(alive) < 2 or nodes >= budget:
                    break
                for each in alive:
                    far = self.play_on(s, seat, each.end, rng.fork(f"deal {deal}"))
                    margin, seen = yield from far
                    each.margins.append(margin)
                    nodes += seen
                    yield Progress(min(nodes, budget), budget)
            shift = shift if deals else level(alive)
            deals += more
            alive = ordered(alive, limits.trust, shift)
        order = [*alive, *(each for each in field if each not in alive)]
        ends = [each.end._replace(value=each.worth(limits.trust, shift)) for each in order]
        return Decision(
            choices(self.evaluator, ends, seat, beyond=FORESIGHT), nodes, found.exhaustive
        )

    def play_on(
        self, s: S, seat: Seat, end: End[S], deal: Rng
    ) -> Generator[Progress, None, tuple[int, int]]:
        """Return the margin after the own next turn if the end is chosen, and the node count."""
        game, limits, nodes, elsewhere = self.game, self.limits, 0, False
        began = game.turn_info(s)
        sampled = s.copy()
        game.resample_hidden(sampled, seat, deal)
        for action in end.path.actions():
            game.apply(sampled, seat, action)
        while actors := game.actors(sampled):
            actor, now = actors[0], game.turn_info(sampled)
            own = now.seat == seat if now else began is None and actor == seat
            back = elsewhere and own and actor == seat
            elsewhere = elsewhere or not own or now != began
            beam_limits = limits.again if back else limits.theirs
            found: BeamResult[S] = yield from beam(
                game, self.evaluator, sampled, actor, beam_limits
            )
            nodes += found.nodes
            if back:
                return self.seen(found.ends[0], seat), nodes
            for action in found.ends[0].path.actions():
                game.apply(sampled, actor, action)
        outcome = game.outcome(sampled)
        assert outcome is not None
        won = VICTORY // outcome.places.count(1) if outcome.places[seat] == 1 else 0
        return self.margin(sampled, seat) + won, nodes

    def seen(self, end: End[S], seat: Seat) -> int:
        """Return the margin at an end; the mean over all outcomes where it ends in chance."""
        if end.outcomes:
            return mean(end.outcomes, lambda s: self.margin(s, seat))
        return self.margin(end.s, seat)

    def margin(self, s: S, seat: Seat) -> int:
        """Return the lead over the mean of two figures: the others' mean and the best of them."""
        values = [self.evaluator.evaluate(s, each) for each in range(self.evaluator.seats(s))]
        mine = values.pop(seat)
        return mine - (sum(values) // len(values) + max(values)) // 2


def ordered(field: list[Candidate[S]], trust: int, shift: int) -> list[Candidate[S]]:
    """Return the candidates, the best first."""
    return sorted(field, key=lambda each: -each.worth(trust, shift))


def level(field: list[Candidate[S]]) -> int:
    """Return the mean of the first values less that of the margins."""
    return sum(each.end.value - each.mean_margin() for each in field) // max(1, len(field))


def distinct(evaluator: Evaluator[S], ends: list[End[S]], seat: Seat) -> list[End[S]]:
    """Return the ends, best first, without those that differ only in the way there."""
    best: dict[object, End[S]] = {}
    for end in ends:
        best.setdefault((evaluator.transposition_key(end.s, seat), end.value), end)
    return list(best.values())
