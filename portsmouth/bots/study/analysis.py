"""The analysis of a game: how the lead changed, what each decision lost, and how lucky draws were.

What the only person at the table decided comes first, with the costliest of it tried out. Then it
comes in three passes, so that there is something to look at soon, and so that the most time goes
where it matters most:

1. A first look at every turn: its decisions, and the lead before it from a few deals.
2. The costliest decisions are tried out.
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
* What chance made of a decision, where its odds can be counted, is told beside the loss, which
  does not depend on it (``fortune``). Where they hold nearly all chance of a game, its luck is
  their sum; in other games it is that of the draws.
* The *luck* of a turn's draws: the leads with the cards that came, less the mean of the leads with
  other possible cards, what others hold staying the same. In both a cheap bot lays them and plays
  the next seat's turn, for that seat is the first to profit from them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import chain

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Progress
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.segments import Segment, group_turns, split_segments
from portsmouth.bots.study.decisions import Decisions
from portsmouth.bots.study.fortune import DECISIVE, Fortune, fortune
from portsmouth.bots.study.verdicts import (
    MOST_TRIED,
    Analysis,
    Chapter,
    Leads,
    Verdict,
    leads,
    means,
    summed,
    with_tried,
    worth_trying,
)
from portsmouth.core.meta import Advice
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

FIRST_DEALS = 2
"""Determinizations of an outlook at first."""
DEALS = 4
"""Determinizations of an outlook in the end."""
Tried = dict[int, Verdict]
"""Verdicts on decisions that were tried out, by their first entry."""
LIKELY = 400
"""What comes in so many of a thousand cases is no luck."""
AT_ONCE = 3
"""Decisions of the only person that are tried out before other turns are looked at."""


class GameAnalyzer(Decisions[S]):
    """Analyses a game from its first position on; ``own`` is the seat that comes first."""

    deals, most_tried = DEALS, MOST_TRIED

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
        self.level = advice.cheap
        self.segments = split_segments(game, first, self.entries)
        self.turns = self.grouped()
        self.last = first.copy()
        for seat, action in self.entries:
            game.apply(self.last, seat, action)
        self.fortunes: dict[int, Fortune | None] = {}  # by the first entry of a decision
        self.known: dict[int, Verdict | None] = {}  # by the first entry of a decision
        self.looks: dict[int, list[Leads]] = {}  # by the identity of positions, which are kept
        self.progress = Progress(0, 2 * len(self.turns) + 1 + self.trials * self.most_tried)

    def grouped(self) -> list[list[Segment[S]]]:
        """Return the segments of each chapter."""
        return group_turns(self.segments)

    def analyze(self) -> Generator[Progress | Chapter | Verdict, None, Analysis]:
        """Analyse the game: yield each turn, each decision tried out, and each turn once more.

        What comes later takes the place of what has the same ``start``.
        """
        tried = yield from self._own_first()
        chapters: list[Chapter] = []
        for segments in self.turns:
            chapter = yield from self._first_look(segments)
            chapters.append(chapter)
            yield self.step_on(1)
            yield with_tried(chapter, tried)
        after = yield from self._outlook(self.last, self.deals)
        yield self.step_on(1)
        worst = self._worst(chapters, tried, self.most_tried)
        rest = self.trials * len(worst) + len(self.turns)  # only now is it known how much there is
        self.progress = Progress(self.progress.done, self.progress.done + rest)
        tried = yield from self._try_each(worst, tried)
        for at, segments in enumerate(self.turns):
            before = yield from self._outlook(segments[0].s, self.deals)
            luck = yield from self.drawn(segments)
            chapters[at] = with_tried(chapters[at]._replace(before=before, luck=luck), tried)
            yield self.step_on(1)
            yield chapters[at]
        return summed(chapters, after, self.seats)

    def _own_first(self) -> Generator[Progress | Chapter | Verdict, None, Tried]:
        """Look at the decisions of the only person, and try the worst out.

        These chapters have neither leads nor what others decided.
        """
        chapters: list[Chapter] = []
        for turn in self.turns:
            mine = [segment for segment in turn if segment.seat == self.own]
            if mine:
                verdicts = yield from self._verdicts(mine)
                chapters.append(self._chapter(turn, (), verdicts))
                yield chapters[-1]
        return (yield from self._try_each(self._worst(chapters, {}, AT_ONCE), {}))

    def _worst(self, chapters: Sequence[Chapter], tried: Tried, most: int) -> list[Verdict]:
        """Return the costliest decisions, at most so many, without those that are tried already."""
        seen = [verdict for chapter in chapters for verdict in chapter.verdicts]
        return [each for each in worth_trying(seen, self.own)[:most] if each.start not in tried]

    def _try_each(
        self, verdicts: Sequence[Verdict], tried: Tried
    ) -> Generator[Progress | Verdict, None, Tried]:
        """Try decisions out and yield each; return what was tried before and now."""
        starts = {each.start: each for each in self.segments}
        found = dict(tried)
        for verdict in verdicts:
            found[verdict.start] = yield from self.try_out(starts[verdict.start], verdict)
            yield found[verdict.start]
        return found

    def verdict_on(self, segment: Segment[S]) -> Generator[Progress, None, Verdict | None]:
        verdict = yield from super().verdict_on(segment)
        return verdict and verdict._replace(fortune=self._fortune(segment))

    def drawn(self, turn: list[Segment[S]]) -> Generator[Progress, None, Leads]:
        """Return the luck of a turn: where odds are counted, the sum of what they made of it."""
        if not self.evaluator.counts_luck:
            return (yield from super().drawn(turn))
        yield self.progress
        luck = [0.0] * self.seats
        for segment in turn:
            found = self._lucky(segment)
            if found is not None:
                luck[segment.seat] += max(-DECISIVE, min(DECISIVE, found.points))
        return leads(luck)

    def _lucky(self, segment: Segment[S]) -> Fortune | None:
        """Return what chance made of a decision."""
        if segment.start not in self.fortunes:
            later = (each.s for each in self.segments if each.start >= segment.end)
            found = fortune(self.game, self.evaluator, segment, chain(later, (self.last,)))
            self.fortunes[segment.start] = found
        return self.fortunes[segment.start]

    def _fortune(self, segment: Segment[S]) -> Fortune | None:
        """Return what chance made of a decision, if it is rare and as much as a costly mistake."""
        found = self._lucky(segment)
        if found is None or found.permille >= LIKELY or abs(found.points) < self.costly:
            return None
        return found

    # A turn.

    def _first_look(self, turn: list[Segment[S]]) -> Generator[Progress, None, Chapter]:
        before = yield from self._outlook(turn[0].s, FIRST_DEALS)
        verdicts = yield from self._verdicts(turn)
        return self._chapter(turn, before, verdicts)

    def _verdicts(
        self, segments: Sequence[Segment[S]]
    ) -> Generator[Progress, None, tuple[Verdict, ...]]:
        """Return the verdicts on decisions; those that are known already are kept."""
        for segment in segments:
            if segment.start not in self.known:
                self.known[segment.start] = yield from self.verdict_on(segment)
        found = (self.known[segment.start] for segment in segments)
        return tuple(verdict for verdict in found if verdict is not None)

    def _chapter(
        self, turn: list[Segment[S]], before: Leads, verdicts: tuple[Verdict, ...]
    ) -> Chapter:
        first, last = turn[0], turn[-1]
        seat = first.turn_info.seat if first.turn_info else first.seat
        luck = (0.0,) * self.seats
        return Chapter(seat, first.turn_info, first.start, last.end, before, verdicts, luck)

    def _outlook(self, s: S, deals: int) -> Generator[Progress, None, Leads]:
        """Return the leads of a position, the mean of some determinizations."""
        outcome = self.game.outcome(s)
        if outcome is not None:
            return leads(outcome.totals)
        found = self.looks.setdefault(id(s), [])
        for number in range(len(found), deals):
            sampled, _ = determinize(self.game, s, self.game.actors(s)[0], f"outlook {number}")
            found.append(leads((yield from self.play_rounds(sampled, 1))))
        return means(found)
