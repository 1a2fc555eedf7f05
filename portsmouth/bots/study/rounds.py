"""The analysis of a game in which nobody has a turn to himself: round by round.

It comes in two passes, so that nearly everything is there soon:

1. Every round: who was ahead, the luck of its dice, and for each decision what the evaluator alone
   says that it lost. That takes a few thousandths of what a bot's own thoughts would.
2. What may have lost something (``DOUBTFUL``) is looked at closely, one by one: the best bot says
   what he would have done; if the evaluator agrees that it was better, both lines are tried out.

Other differences from ``GameAnalyzer``:

* A chapter is a round, with what everybody decided in it. What has no turn, such as bids or a
  set-up, belongs to the round that follows.
* The outlook of a position is the lead by the scores as they stand. Where a game tells none, cheap
  bots play it out from some determinizations, and the mean of the leads in the end is the outlook.
* A decision is tried out by playing both lines on to the end, as in ``what_if``.
* Luck is what the game itself tells of the dice of a round (``Bots.luck``): it is kept apart from
  what was decided, and no position is played anew for it. A chapter has it as leads; the whole has
  each seat's own, the figure that the game tells wherever else it tells luck.
* A decision that differs from the better line as one before it did is not tried out again.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from portsmouth.bots.bot import Progress
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.segments import Segment
from portsmouth.bots.study.analysis import GameAnalyzer, Tried
from portsmouth.bots.study.verdicts import (
    DOUBTFUL,
    Analysis,
    Chapter,
    Kind,
    Leads,
    Verdict,
    leads,
    means,
    summed,
    with_tried,
)
from portsmouth.bots.study.what_if import WhatIf, play_on, think_what_if
from portsmouth.core.context import EventRecorder
from portsmouth.core.queries import PlayedAction
from portsmouth.core.state import S
from portsmouth.core.types import Seat

GAMES = 24
"""How often both lines of a decision are played on."""
FIRST_GAMES = 6
"""After so many it ends if the better line has gained nothing on the mean."""
SURE_GAMES = 12
"""After so many it ends, too, if the whole interval says that it has gained something."""
OPINION, PAIR = 20, 10
"""What a bot's own look at a decision, and a pair of games, take: in estimates of a decision."""


class RoundAnalyzer(GameAnalyzer[S]):
    """Analyses a game by rounds."""

    trials, most_tried, deals = GAMES, 6, 8

    @property
    def even(self) -> Leads:
        """Return the leads where nobody is ahead."""
        return (0.0,) * self.seats

    def analyze(self) -> Generator[Progress | Chapter | Verdict, None, Analysis]:
        """Analyse the game: yield each round, then each decision that is looked at closely."""
        chapters: list[Chapter] = []
        self.progress = Progress(0, len(self.segments) + PAIR * self.trials * self.most_tried)
        for segments in self.turns:
            before = yield from self._outlook(segments[0].s, self.deals)
            verdicts = yield from self._verdicts(segments)
            luck = yield from self.drawn(segments)
            chapters.append(self._chapter(segments, before, verdicts)._replace(luck=luck))
            yield chapters[-1]
        after = yield from self._outlook(self.last, self.deals)
        settled = yield from self._settle(doubtful(chapters, self.own))
        chapters = [with_tried(chapter, settled) for chapter in chapters]
        luck_of_all = self.bots.luck(self._played(self.segments))
        found = summed(chapters, after, self.seats)
        return found if luck_of_all is None else found._replace(luck=luck_of_all)

    def _verdicts(
        self, segments: Sequence[Segment[S]]
    ) -> Generator[Progress, None, tuple[Verdict, ...]]:
        """Return the verdicts on decisions by the evaluator alone."""
        found = []
        for segment in segments:
            found.append((yield from self._estimate(segment)))
            yield self.step_on(1)
        return tuple(verdict for verdict in found if verdict is not None)

    def _settle(self, verdicts: Sequence[Verdict]) -> Generator[Progress | Verdict, None, Tried]:
        """Look closely at decisions and yield each: first those that are tried out, then the rest.

        Of each kind one is tried out.
        """
        starts = {each.start: each for each in self.segments}
        settled: Tried = {}
        kinds: set[Kind] = set()
        most = min(len(verdicts), self.most_tried)
        self._plan(len(verdicts), most)
        for number, estimate in enumerate(verdicts):
            segment = starts[estimate.start]
            verdict = (yield from self.verdict_on(segment)) or estimate
            yield self.step_on(OPINION)
            if verdict.seen >= DOUBTFUL and verdict.kind not in kinds and len(kinds) < most:
                kinds.add(verdict.kind)
                verdict = yield from self.try_out(segment, verdict)
                self._plan(len(verdicts) - number - 1, most - len(kinds))
            settled[verdict.start] = verdict
            yield verdict
        return settled

    def _plan(self, opinions: int, trials: int) -> None:
        """Tell how much is left: so many decisions to look at, of which so many are tried out."""
        left = OPINION * opinions + PAIR * self.trials * min(opinions, trials)
        self.progress = Progress(self.progress.done, self.progress.done + left)

    def grouped(self) -> list[list[Segment[S]]]:
        return group_rounds(self.segments)

    def _outlook(self, s: S, deals: int) -> Generator[Progress, None, Leads]:
        """Return the leads by the scores, or in the end of some games played on."""
        outcome = self.game.outcome(s)
        if outcome is not None:
            return leads(outcome.totals)
        if self.game.current_scores(self.last):
            yield self.progress
            scores = self.game.current_scores(s)
            return leads([sum(line.points for line in lines) for lines in scores]) or self.even
        found = self.looks.setdefault(id(s), [])
        for number in range(len(found), deals):
            played, rng = determinize(self.game, s, self.game.actors(s)[0], f"outlook {number}")
            for _ in play_on(self.bots, played, self.level, rng):
                yield self.progress
            end = self.game.outcome(played)
            assert end is not None
            found.append(leads(end.totals))
        return means(found)

    def _chapter(
        self, turn: list[Segment[S]], before: Leads, verdicts: tuple[Verdict, ...]
    ) -> Chapter:
        chapter = super()._chapter(turn, before, verdicts)
        return chapter._replace(turn_info=turn[-1].turn_info)

    def _estimate(self, segment: Segment[S]) -> Generator[Progress, None, Verdict | None]:
        """Return what the decision lost by the evaluator; None where there was only one line."""
        sampled, _ = determinize(self.game, segment.s, segment.seat)
        lines = list(self.evaluator.candidates(sampled, segment.seat))
        if len(lines) < 2:
            return None
        if self.evaluator.counts_odds(sampled, segment.seat):
            return (yield from self.verdict_on(segment))
        return (yield from self.compared(segment, sampled, lines))

    def try_out(self, segment: Segment[S], verdict: Verdict) -> Generator[Progress, None, Verdict]:
        """Return the verdict with the loss found by playing both lines on to the end."""
        lines = segment.actions, verdict.best.actions
        thinking = think_what_if(
            self.bots, segment.s, segment.seat, lines, self.level, games=self.trials
        )
        found: WhatIf | None = None
        for step in thinking:
            if isinstance(step, WhatIf):
                found = step
                yield self.step_on(PAIR)
                if is_clear(found):
                    yield self.step_on(PAIR * (self.trials - found.games))
                    break
            else:
                yield self.progress
        assert found is not None
        return verdict._replace(
            loss=max(found.gain, 0.0), interval=found.interval, deals=found.games
        )

    def drawn(self, turn: list[Segment[S]]) -> Generator[Progress, None, Leads]:
        """Return what chance brought everybody in a round, as the game tells it."""
        yield self.progress
        luck = self.bots.luck(self._played(turn))
        return leads(luck) if luck is not None else self.even

    def _played(self, turn: Sequence[Segment[S]]) -> Iterator[PlayedAction[S]]:
        """Return the actions of segments and all that came of them."""
        for segment in turn:
            s = segment.s.copy()
            for action in segment.actions:
                before, recorder = s.copy(), EventRecorder()
                self.game.apply(s, segment.seat, action, recorder)
                yield PlayedAction(before, segment.seat, action, tuple(recorder.events))


def doubtful(chapters: Sequence[Chapter], own: Seat | None) -> list[Verdict]:
    """Return the decisions that may have lost something: those of a seat first, by their loss."""
    found = [each for chapter in chapters for each in chapter.verdicts]
    return sorted(
        (each for each in found if each.seen >= DOUBTFUL and each.interval is None),
        key=lambda each: (own not in (None, each.seat), -each.seen, each.start),
    )


def is_clear(found: WhatIf) -> bool:
    """Return whether no more games need be played on: nothing was gained, or something for sure."""
    if found.games not in (FIRST_GAMES, SURE_GAMES) or found.interval is None:
        return False
    return found.gain <= 0 or (found.games == SURE_GAMES and found.interval[0] > 0)


def group_rounds(found: Sequence[Segment[S]]) -> list[list[Segment[S]]]:
    """Return segments grouped by round."""
    rounds: list[list[Segment[S]]] = []
    for segment in found:
        if rounds and _round(rounds[-1][-1]) in (None, _round(segment)):
            rounds[-1].append(segment)
        else:
            rounds.append([segment])
    return rounds


def _round(segment: Segment[S]) -> int | None:
    return segment.turn_info.round if segment.turn_info else None
