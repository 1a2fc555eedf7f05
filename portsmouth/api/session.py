"""What is kept between requests: the match, and what was computed from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from portsmouth.api.requests.parsing import Fields, NoMatch, Stale
from portsmouth.core.match import Match
from portsmouth.lessons.lesson import LessonRun
from portsmouth.replay.history import History
from portsmouth.replay.score_history import ScoreHistory

if TYPE_CHECKING:
    from portsmouth.api.jobs import JobRunner
    from portsmouth.bots.puzzles.puzzle_run import PuzzleRun


class Session:
    """A match, the lesson it may be, its history and scores as far as computed, and a job.

    ``jobs`` is None until a job is started: a table needs none of it.
    """

    def __init__(self) -> None:
        self.match: Match[Any] | None = None
        self.lesson_run: LessonRun[Any] | None = None
        self.puzzle_run: PuzzleRun[Any] | None = None
        self.jobs: JobRunner | None = None
        self._charted: ScoreHistory | None = None
        self._replayed: History | None = None

    def present(self) -> Match[Any]:
        """Return the match; raises NoMatch where there is none."""
        if self.match is None:
            raise NoMatch
        return self.match

    def current(self, request: Fields) -> Match[Any]:
        """Return the match, if the request was made for its position; raises Stale."""
        match = self.present()
        if request.get("n") != match.revision:
            raise Stale
        return match

    def lesson(self) -> LessonRun[Any] | None:
        """Return the lesson run, if the match is a lesson."""
        lesson_run = self.lesson_run
        return lesson_run if lesson_run and lesson_run.match is self.match else None

    def puzzle(self) -> PuzzleRun[Any] | None:
        """Return the puzzle run, if the match is a puzzle."""
        run = self.puzzle_run
        return run if run and run.match is self.match else None

    def history(self, match: Match[Any]) -> History:
        """Return the match's history, with what was replayed already."""
        if self._replayed is None or self._replayed.match is not match:
            self._replayed = History(match)
        return self._replayed

    def score_history(self, match: Match[Any]) -> ScoreHistory:
        """Return the match's scores, with what was replayed already."""
        if self._charted is None or self._charted.match is not match:
            self._charted = ScoreHistory(match)
        return self._charted


Operation = Callable[[Session, "Fields"], Mapping[str, object]]
"""What answers a kind of request, in one of the shapes of ``protocol``."""
