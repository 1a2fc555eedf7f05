"""The analysis of a game: how the lead changed, what each decision lost, and how lucky draws were.

It comes in three passes, so that there is something to look at soon, and so that the most time goes
where it matters most:

1. A first look at every turn: its decisions, and the lead before it from a few deals.
2. The costliest decisions are tried out, those of the only person at the table first.
3. Every turn once more: the lead from more deals, and the luck of its draws.

Every position is analysed through determinizations made from a seat's view, whose random numbers
come from the view alone. So the analysis of a game is the same whenever and wherever it is made.

* The *outlook* of a position: cheap bots play the round out from some determinizations; then
  everybody has had the same number of turns, and the evaluator values every seat. The outlook is
  the lead over the mean of the others, in points of the final score.
* The *loss* of a decision: the value of the best line that a bot finds, less that of what was done,
  both evaluated where what could be foreseen ends. Where it is tried out, both lines are played on
  by cheap bots from the same determinizations, one round further than their own, and the mean
  difference of the leads is the loss, with a 95 % interval.
* The *luck* of a turn's draws: the leads with the cards that came, less the mean of the leads with
  other possible cards, what others hold staying the same. In both a cheap bot lays them and plays
  the next seat's turn, for that seat is the first to profit from them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Choice, Progress
from portsmouth.bots.search.chance import ending, mean_terms
from portsmouth.bots.search.chance import mean as among
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.evaluator import POINT, Weighted
from portsmouth.bots.search.segments import Segment, group_turns, split_segments
from portsmouth.bots.study.annotate import annotate
from portsmouth.bots.study.trials import TRIALS, Trials
from portsmouth.bots.study.verdicts import (
    MOST_TRIED,
    Analysis,
    Chapter,
    Leads,
    Verdict,
    leads,
    means,
    worth_trying,
)
from portsmouth.core.meta import Advice
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat

FIRST_DEALS = 2
"""Determinizations of an outlook at first."""
DEALS = 4
"""Determinizations of an outlook in the end."""
DRAWS = 4
"""Determinizations that a turn's draws are compared with."""


class GameAnalyzer(Trials[S]):
    """Analyses a game from its first position on; ``own`` is the seat that comes first."""

    def __init__(
        self,
        bots: Bots[S],
        seats: int,
        first: S,
        entries: Sequence[tuple[Seat, Action]],
        advice: Advice,
        *,
        own: Seat | None = None,
    ) -> None:
        super().__init__(bots, seats, advice)
        game, self.entries, self.own = bots.game, tuple(entries), own
        self.reason = bots.reason
        self.segments = split_segments(game, first, self.entries)
        self.turns = group_turns(self.segments)
        self.last = first.copy()
        for seat, action in self.entries:
            game.apply(self.last, seat, action)
        self.looks: dict[int, list[Leads]] = {}  # by the identity of positions, which are kept
        self.progress = Progress(0, 2 * len(self.turns) + 1 + TRIALS * MOST_TRIED)

    def analyze(self) -> Generator[Progress | Chapter | Verdict, None, Analysis]:
        """Analyse the game: yield each turn, each decision tried out, and each turn once more.

        What comes later takes the place of what has the same ``start``.
        """
        chapters: list[Chapter] = []
        for segments in self.turns:
            chapter = yield from self._first_look(segments)
            chapters.append(chapter)
            yield self.step_on(1)
            yield chapter
        after = yield from self._outlook(self.last, DEALS)
        yield self.step_on(1)
        tried = yield from self._try_worst(chapters)
        for at, segments in enumerate(self.turns):
            before = yield from self._outlook(segments[0].s, DEALS)
            luck = yield from self._drawn(segments)
            verdicts = tuple(tried.get(v.start, v) for v in chapters[at].verdicts)
            chapters[at] = chapters[at]._replace(before=before, verdicts=verdicts, luck=luck)
            yield self.step_on(1)
            yield chapters[at]
        return Analysis(tuple(chapters), after, self._luck(chapters), self._loss(chapters))

    def _try_worst(
        self, chapters: Sequence[Chapter]
    ) -> Generator[Progress | Verdict, None, dict[int, Verdict]]:
        """Try the costliest decisions out, and yield each."""
        seen = [verdict for chapter in chapters for verdict in chapter.verdicts]
        worst, starts = worth_trying(seen, self.own), {each.start: each for each in self.segments}
        rest = TRIALS * len(worst) + len(self.turns)
        self.progress = Progress(self.progress.done, self.progress.done + rest)
        tried: dict[int, Verdict] = {}
        for verdict in worst:
            tried[verdict.start] = yield from self.try_out(starts[verdict.start], verdict)
            yield tried[verdict.start]
        return tried

    def _luck(self, chapters: Sequence[Chapter]) -> Leads:
        return tuple(sum(c.luck[seat] for c in chapters) for seat in range(self.seats))

    def _loss(self, chapters: Sequence[Chapter]) -> tuple[float, ...]:
        every = [verdict for chapter in chapters for verdict in chapter.verdicts]
        return tuple(sum(v.loss for v in every if v.seat == seat) for seat in range(self.seats))

    # A turn.

    def _first_look(self, turn: list[Segment[S]]) -> Generator[Progress, None, Chapter]:
        before = yield from self._outlook(turn[0].s, FIRST_DEALS)
        verdicts = []
        for segment in turn:
            verdict = yield from self._verdict(segment)
            if verdict is not None:
                verdicts.append(verdict)
        first, last = turn[0], turn[-1]
        seat = first.turn_info.seat if first.turn_info else first.seat
        luck = (0.0,) * self.seats
        return Chapter(seat, first.turn_info, first.start, last.end, before, tuple(verdicts), luck)

    def _outlook(self, s: S, deals: int) -> Generator[Progress, None, Leads]:
        """Return the leads of a position, the mean of some determinizations."""
        outcome = self.game.outcome(s)
        if outcome is not None:
            return leads(outcome.totals)
        found = self.looks.setdefault(id(s), [])
        for number in range(len(found), deals):
            sampled, _ = determinize(self.game, s, self.game.actors(s)[0], f"outlook {number}")
            worths = yield from self.play_rounds(sampled, 1)
            found.append(leads(worths))
        return means(found)

    # A decision.

    def _verdict(self, segment: Segment[S]) -> Generator[Progress, None, Verdict | None]:
        """Return what the decision lost as the bot values it; None where there was no choice."""
        seat = segment.seat
        if len(segment.actions) == 1 and len(self.game.legal(segment.s, seat)) == 1:
            return None
        sampled, _ = determinize(self.game, segment.s, seat)
        step = self.game.step(sampled)
        found = yield from self.think(sampled, seat, self.best)
        best = yield from self._judged(sampled, seat, found.actions)
        done = yield from self._judged(sampled, seat, segment.actions)
        if best.value <= done.value:
            best = done
        loss = best.value - done.value
        return Verdict(
            seat,
            segment.turn_info,
            segment.start,
            segment.end,
            step.name if step else "",
            loss,
            loss,
            None,
            best,
            done,
            annotate(self.game, self.evaluator, sampled, seat, best.actions),
            annotate(self.game, self.evaluator, sampled, seat, segment.actions),
            why=self._why(sampled, seat, best.actions, segment.actions),
        )

    def _why(
        self, sampled: S, seat: Seat, best: Sequence[Action], done: Sequence[Action]
    ) -> Text | None:
        """Return what the best line brings; None if what was done brings the same."""
        why = self.reason(sampled, seat, best)
        return None if why == self.reason(sampled, seat, done) else why

    def _judged(
        self, sampled: S, seat: Seat, actions: Sequence[Action]
    ) -> Generator[Progress, None, Choice]:
        """Return the value of a line at its end; one that stops short is completed by the bot."""
        s, done = sampled.copy(), 0
        line = list(actions)
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

    # Draws.

    def _drawn(self, turn: list[Segment[S]]) -> Generator[Progress, None, Leads]:
        """Return what the cards that came in a turn are worth, less what might have come."""
        found = self._closing(turn)
        if found is None:
            return (0.0,) * self.seats
        s, seat, action = found
        came = yield from self.leads_after_draws(s.copy(), seat, action)
        might = []
        for number in range(DRAWS):
            _, rng = determinize(self.game, s, seat, f"draws {number}")
            otherwise = s.copy()
            self.game.resample_chance(otherwise, seat, rng.fork("chance"))
            other = yield from self.leads_after_draws(otherwise, seat, action)
            might.append(other)
        return tuple(a - b for a, b in zip(came, means(might), strict=True))

    def _closing(self, turn: list[Segment[S]]) -> tuple[S, Seat, Action] | None:
        """Return the first action of a turn with something unforeseen after it, and its state."""
        for segment in turn:
            s = segment.s.copy()
            for action in segment.actions:
                if ending(self.evaluator, s, segment.seat, (action,)) is not None:
                    return s, segment.seat, action
                self.game.apply(s, segment.seat, action)
        return None
