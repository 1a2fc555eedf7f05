"""What a decision lost: the best line that a bot finds, and what was done, valued alike."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Choice, Progress
from portsmouth.bots.search.chance import ending, mean_terms
from portsmouth.bots.search.chance import mean as among
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.evaluator import POINT, Weighted
from portsmouth.bots.search.segments import Segment
from portsmouth.bots.study.annotate import annotate
from portsmouth.bots.study.draws import Draws
from portsmouth.bots.study.verdicts import Verdict
from portsmouth.core.meta import Advice
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat


class Decisions(Draws[S]):
    """Values decisions by an evaluator, against the lines that a bot finds."""

    def __init__(self, bots: Bots[S], seats: int, advice: Advice) -> None:
        super().__init__(bots, seats, advice)
        self.bots, self.costly = bots, advice.costly

    def verdict_on(self, segment: Segment[S]) -> Generator[Progress, None, Verdict | None]:
        """Return what the decision lost as the bot values it; None where there was no choice."""
        seat = segment.seat
        if len(segment.actions) == 1 and len(self.game.legal(segment.s, seat)) == 1:
            return None
        sampled, _ = determinize(self.game, segment.s, seat)
        found = yield from self.think(sampled, seat, self.best)
        counted = self.evaluator.counts_odds(sampled, seat)
        lines = [line.actions for line in (found.choices if counted else found.choices[:1])]
        return (yield from self.compared(segment, sampled, lines))

    def compared(
        self, segment: Segment[S], sampled: S, lines: Sequence[Sequence[Action]]
    ) -> Generator[Progress, None, Verdict]:
        """Return what the decision lost against the best of these lines."""
        seat, step = segment.seat, self.game.step(sampled)
        counted = self.evaluator.counts_odds(sampled, seat)
        best = done = yield from self.judged(sampled, seat, segment.actions)
        for line in lines:
            judged = yield from self.judged(sampled, seat, line)
            if judged.value > best.value and self.evaluator.may_be_better(
                sampled, judged.actions, done.actions
            ):
                best = judged
        loss = best.value - done.value
        return Verdict(
            seat,
            segment.turn_info,
            segment.start,
            segment.end,
            step.name if step else "",
            loss,
            loss,
            (loss, loss) if counted else None,
            best,
            done,
            annotate(self.game, self.evaluator, sampled, seat, best.actions),
            annotate(self.game, self.evaluator, sampled, seat, segment.actions),
            why=self.bots.compare(sampled, seat, best, done) if loss else None,
            told=self.bots.verdict_sentence(sampled, seat, best.actions, segment.actions)
            if loss
            else None,
            costly=self.costly,
        )

    def judged(
        self, sampled: S, seat: Seat, actions: Sequence[Action]
    ) -> Generator[Progress, None, Choice]:
        """Return the value of a line at its end; one that stops short is completed by the bot."""
        s, done, line = sampled.copy(), 0, list(actions)
        while seat in self.game.actors(s):
            if done == len(line):
                found = yield from self.think(s, seat, self.best)
                line += found.actions
            action = line[done]
            if action not in self.game.legal(s, seat):
                del line[done:]
                continue
            last = ending(self.evaluator, s, seat, (action,))
            if last is not None:
                return self._choice(tuple(actions[: done + 1]), last, seat)
            self.game.apply(s, seat, action)
            done += 1
        return self._choice(tuple(actions), ((1, s),), seat)

    def _choice(self, actions: tuple[Action, ...], last: Weighted[S], seat: Seat) -> Choice:
        value = among(last, lambda s: self.evaluator.evaluate(s, seat))
        return Choice(actions, value / POINT, mean_terms(self.evaluator, last, seat))
