"""The scores of a match after every turn, found by replaying it."""

from __future__ import annotations

from typing import Any, NamedTuple

from portsmouth.core.errors import GameError
from portsmouth.core.journal import Entry, position_hash
from portsmouth.core.match import Match
from portsmouth.core.outcome import ScoreLine
from portsmouth.core.rng import Rng
from portsmouth.core.types import Seat


class ScorePoint(NamedTuple):
    """Everybody's score after the turn of ``seat`` in a round; round 0 before the first turn."""

    round: int
    seat: Seat | None
    scores: tuple[tuple[ScoreLine, ...], ...]


class ScoreHistory:
    """The scores of one match; what was replayed is kept for the next time."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self._restart()

    def _restart(self) -> None:
        match = self.match
        self._state = match.game.setup(match.seats, match.settings, Rng(match.seed))
        self._done: list[Entry] = []
        self._points = [ScorePoint(0, None, match.game.current_scores(self._state))]

    def points(self) -> list[ScorePoint]:
        """Return a point for the start, for each finished turn, and for the turn that has begun.

        A match that can't be replayed, since its rules have changed, has only the last.
        """
        game, now = self.match.game, self.match.state
        if self.match.journal[: len(self._done)] != self._done:
            self._restart()
        try:
            for entry in self.match.journal[len(self._done) :]:
                self._replay(entry)
        except (GameError, LookupError):
            return self._last_only()
        if position_hash(self._state) != self.match.hash():
            return self._last_only()
        turn_info, before = game.turn_info(now), self._points[-1]
        if turn_info is None or before.scores == game.current_scores(now):
            return self._points[:]
        return [*self._points, ScorePoint(*turn_info, game.current_scores(now))]

    def _replay(self, entry: Entry) -> None:
        """Replay an entry and note the scores if it ended a turn."""
        game = self.match.game
        before = game.turn_info(self._state)
        game.apply(self._state, entry.seat, game.notation.read(entry.do))
        self._done.append(entry)
        if before is not None and game.turn_info(self._state) != before:
            self._points.append(ScorePoint(*before, game.current_scores(self._state)))

    def _last_only(self) -> list[ScorePoint]:
        self._restart()
        game, now = self.match.game, self.match.state
        turn_info = game.turn_info(now)
        at, seat = turn_info or (0, None)
        return [ScorePoint(at, seat, game.current_scores(now))]
