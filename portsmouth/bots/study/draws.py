"""The luck of a turn's draws, for the analysis."""

from __future__ import annotations

from collections.abc import Generator

from portsmouth.bots.bot import Progress
from portsmouth.bots.search.chance import ending
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.segments import Segment
from portsmouth.bots.study.trials import Trials
from portsmouth.bots.study.verdicts import Leads, means
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

DRAWS = 4
"""Determinizations that a turn's draws are compared with."""


class Draws(Trials[S]):
    """Measures what the cards that came are worth."""

    def drawn(self, turn: list[Segment[S]]) -> Generator[Progress, None, Leads]:
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
