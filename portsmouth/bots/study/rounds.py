"""The analysis of a game in which nobody has a turn to himself: round by round.

As ``GameAnalyzer``, with these differences:

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
from portsmouth.bots.study.verdicts import Analysis, Chapter, Leads, Verdict, leads, means
from portsmouth.bots.study.what_if import WhatIf, play_on, think_what_if
from portsmouth.core.context import EventRecorder
from portsmouth.core.queries import PlayedAction
from portsmouth.core.state import S

GAMES = 24
"""How often both lines of a decision are played on."""
FIRST_GAMES = 6
"""After so many it ends if the better line has gained nothing on the mean."""


class RoundAnalyzer(GameAnalyzer[S]):
    """Analyses a game by rounds."""

    trials, most_tried, deals = GAMES, 6, 8

    @property
    def even(self) -> Leads:
        """Return the leads where nobody is ahead."""
        return (0.0,) * self.seats

    def analyze(self) -> Generator[Progress | Chapter | Verdict, None, Analysis]:
        found = yield from super().analyze()
        luck = self.bots.luck(self._played(self.segments))
        return found if luck is None else found._replace(luck=luck)

    def _worst(self, chapters: Sequence[Chapter], tried: Tried, most: int) -> list[Verdict]:
        """Return the costliest decisions, of each kind one."""
        known, found = {each.kind for each in tried.values()}, []
        for each in super()._worst(chapters, tried, most):
            if each.kind not in known:
                found.append(each)
            known.add(each.kind)
        return found

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

    def _verdict(self, segment: Segment[S]) -> Generator[Progress, None, Verdict | None]:
        """Return what the decision lost; None where nothing else was worth a thought."""
        if len(list(self.evaluator.candidates(segment.s, segment.seat))) < 2:
            return None
        return (yield from super()._verdict(segment))

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
                yield self.step_on(1)
                if found.games == FIRST_GAMES and found.gain <= 0:
                    yield self.step_on(self.trials - FIRST_GAMES)
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
