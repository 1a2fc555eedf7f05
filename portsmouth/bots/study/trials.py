"""Tries decisions out: both lines are played on from the same determinizations."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt

from portsmouth.bots.bot import Progress
from portsmouth.bots.measure.ratings import mean
from portsmouth.bots.search.chance import ending
from portsmouth.bots.search.continuation import Continuation
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.segments import Segment
from portsmouth.bots.study.verdicts import Verdict, leads
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

TRIALS = 12
"""Determinizations on which two lines are tried out."""
FIRST_TRIALS = 4
"""After so many it ends if the better line has gained nothing on the mean."""
STUDENT = {FIRST_TRIALS: 3.182, TRIALS: 2.201}
"""Standard errors on each side of a 95 % interval of the mean of so many differences."""


class Trials(Continuation[S]):
    """Tries decisions out, at most ``trials`` times each."""

    trials = TRIALS

    def try_out(self, segment: Segment[S], verdict: Verdict) -> Generator[Progress, None, Verdict]:
        """Return the verdict with the loss found by playing both lines on."""
        apart: list[float] = []
        while len(apart) < TRIALS:
            salt = f"trial {len(apart)}"
            sampled, _ = determinize(self.game, segment.s, segment.seat, salt)
            best = yield from self._after(sampled, segment.seat, verdict.best.actions)
            done = yield from self._after(sampled, segment.seat, segment.actions)
            apart.append(best - done)
            yield self.step_on(1)
            if len(apart) == FIRST_TRIALS and mean(apart) <= 0:
                yield self.step_on(TRIALS - FIRST_TRIALS)
                break
        loss, interval = max(mean(apart), 0.0), interval_of(apart)
        return verdict._replace(loss=loss, interval=interval, deals=len(apart))

    def _after(
        self, sampled: S, seat: Seat, actions: Sequence[Action]
    ) -> Generator[Progress, None, float]:
        """Return the seat's lead after a line, the rest of its round and one round more."""
        s, rounds = sampled.copy(), 2
        for action in actions:
            if seat not in self.game.actors(s) or action not in self.game.legal(s, seat):
                break
            if ending(self.evaluator, s, seat, (action,)) is not None:
                worths = yield from self.play_rounds(s, rounds, (action,))
                return leads(worths)[seat]
            self.game.apply(s, seat, action)
        worths = yield from self.play_rounds(s, rounds)
        return leads(worths)[seat]


def interval_of(differences: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of ``FIRST_TRIALS`` or ``TRIALS`` differences."""
    middle, count = mean(differences), len(differences)
    spread = sqrt(sum((each - middle) ** 2 for each in differences) / (count - 1) / count)
    return middle - STUDENT[count] * spread, middle + STUDENT[count] * spread
