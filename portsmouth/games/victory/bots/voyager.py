"""Looks past the own turn: the best ends of a turn are played on, alone, for some more turns.

What others do meanwhile is left out, and so is what will be drawn: each card is one that nobody
knows. So it is seen what can wait until the ship is at sea, and what the hand really brings.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.bots.beam_bot import FORESIGHT, choices
from portsmouth.bots.bot import Bot, Decision, Progress, Thinking
from portsmouth.bots.search.beam import BeamLimits, End, beam
from portsmouth.bots.search.lookahead import distinct
from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.games.victory.bots.evaluation import PACE, VictoryEvaluator
from portsmouth.games.victory.bots.foresight import finished
from portsmouth.games.victory.rules import turns
from portsmouth.games.victory.rules.components import GOAL, NONE
from portsmouth.games.victory.state import VictoryState

MARGIN = 3000
"""Ends that are so much worse than the best are not played on, in thousandths of a point."""


class Foresight(NamedTuple):
    """How many ends are played on, for how many own turns, by a beam of what width."""

    ends: int
    turns: int
    width: int


class Voyager(Bot[VictoryState]):
    """Beam search of the turn, and own turns in thought from the best of its ends."""

    def __init__(
        self,
        game: Game[VictoryState],
        evaluator: VictoryEvaluator,
        limits: BeamLimits,
        foresight: Foresight,
    ) -> None:
        self.game, self.evaluator, self.limits = game, evaluator, limits
        self.foresight = foresight

    def think(self, s: VictoryState, seat: int, rng: Rng) -> Thinking:
        found = yield from beam(self.game, self.evaluator, s, seat, self.limits)
        ends = distinct(self.evaluator, found.ends, seat)
        near = [e for e in ends[: self.foresight.ends] if e.value >= ends[0].value - MARGIN]
        gains: list[int | None] = []
        for number, end in enumerate(near):
            gains.append(self.gain(end.s, seat) if len(near) > 1 else None)
            yield Progress(number, len(near))
        ends = reordered(ends, gains)
        told = choices(self.evaluator, ends, seat, beyond=FORESIGHT)
        return Decision(told, found.nodes, found.exhaustive)

    def gain(self, s: VictoryState, seat: int) -> int | None:
        """Return by how much an end is worth more than it looked; None in a fight or at the end."""
        if s.fight or not s.frames or s.declarer != NONE:
            return None
        return self.later(s, seat) - self.evaluator.own_value(s, seat, known=True)

    def later(self, s: VictoryState, seat: int) -> int:
        """Return the own value after the next own turns, each of which costs a round."""
        s = s.copy()
        for number in range(1, self.foresight.turns + 1):
            if s.round >= s.rules.round_limit:
                return self.evaluator.own_value(s, seat, known=True) - PACE * (number - 1)
            s.round += 1
            turns.begin_turn(s, NULL_CONTEXT, seat)
            if s.declarer == NONE:
                s = finished(
                    self.game, self.evaluator, s, seat, self.foresight.width, peaceful=True
                )
            if s.declarer != NONE:
                return 1000 * GOAL - PACE * number
        return self.evaluator.own_value(s, seat, known=True) - PACE * self.foresight.turns


def reordered(ends: list[End[VictoryState]], gains: list[int | None]) -> list[End[VictoryState]]:
    """Return the ends by what was found of the first of them, the best first.

    Those of which nothing was found gain as much as the others in the mean; those that nobody
    played on stay behind.
    """
    known = [gain for gain in gains if gain is not None]
    if not known:
        return ends
    usual = sum(known) // len(known)
    seen = [
        end._replace(value=end.value + (usual if gain is None else gain))
        for end, gain in zip(ends, gains, strict=False)
    ]
    seen.sort(key=lambda end: -end.value)
    least = seen[-1].value
    rest = ends[len(seen) :]
    return [*seen, *(end._replace(value=min(end.value + usual, least)) for end in rest)]
