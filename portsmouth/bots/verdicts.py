"""The results of an analysis: the verdict on a decision, the chapter of a turn, and the whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from portsmouth.bots.annotate import AnnotatedAction
from portsmouth.bots.bot import Choice
from portsmouth.bots.ratings import mean
from portsmouth.core.outcome import TurnInfo
from portsmouth.core.types import Seat

DOUBTFUL = 1.0
"""The least loss, in points, that is tried out."""
MOST_TRIED = 20
"""The most decisions of a game that are tried out, the costliest first."""
COSTLY = 3.0
"""The least loss, in points, that is called costly."""
SMALL = 0.5
"""The least loss, in points, that is called one."""


Leads = tuple[float, ...]


class Verdict(NamedTuple):
    """What a decision lost against the best line that was found.

    It covers the entries from ``start`` to before ``end``. ``seen`` is the loss as the bot valued
    it, ``loss`` the one to be shown, with its ``interval`` if it was tried out. ``best`` and
    ``done`` are the lines as evaluated. ``step`` names the kind of decision.
    """

    seat: Seat
    turn_info: TurnInfo | None
    start: int
    end: int
    step: str
    seen: float
    loss: float
    interval: tuple[float, float] | None
    best: Choice
    done: Choice
    annotated: tuple[AnnotatedAction, ...]

    @property
    def grade(self) -> str:
        """Return ``best``, ``small`` or ``costly``; costly only if tried out and sure."""
        sure = self.interval is not None and self.interval[0] > 0
        if self.loss >= COSTLY and sure:
            return "costly"
        return "small" if self.loss >= SMALL else "best"


class Chapter(NamedTuple):
    """A turn: the leads before it, its decisions, and the luck of its draws for each seat."""

    seat: Seat
    turn_info: TurnInfo | None
    start: int
    end: int
    before: Leads
    verdicts: tuple[Verdict, ...]
    luck: Leads


class Analysis(NamedTuple):
    """A whole game. ``after``: the leads in the last position; ``luck`` and ``loss``: sums."""

    chapters: tuple[Chapter, ...]
    after: Leads
    luck: Leads
    loss: tuple[float, ...]


def leads(worths: Sequence[float]) -> Leads:
    """Return by how much each is ahead of the mean of the others."""
    others = max(len(worths) - 1, 1)
    return tuple(worth - (sum(worths) - worth) / others for worth in worths)


def worth_trying(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """Return the decisions that seem to have lost anything, the costliest first."""
    doubtful = [verdict for verdict in verdicts if verdict.seen >= DOUBTFUL]
    return sorted(doubtful, key=lambda verdict: (-verdict.seen, verdict.start))[:MOST_TRIED]


def means(found: Sequence[Leads]) -> Leads:
    """Return the mean of each seat's leads."""
    return tuple(mean(each) for each in zip(*found, strict=True))
