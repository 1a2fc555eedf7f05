"""The results of an analysis: the verdict on a decision, the chapter of a turn, and the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from portsmouth.bots.bot import Choice
from portsmouth.bots.measure.ratings import mean
from portsmouth.bots.study.annotate import AnnotatedAction
from portsmouth.bots.study.fortune import Fortune
from portsmouth.core.meta import COSTLY
from portsmouth.core.outcome import TurnInfo
from portsmouth.core.text import Text
from portsmouth.core.types import Seat

DOUBTFUL = 1.0
"""The least loss, in points, that is tried out."""
MOST_TRIED = 12
"""The most decisions of a game that are tried out, the costliest first."""
MOST_OWN = 8
"""How many of them are kept for the seat of the only person at the table."""
SMALL = 0.5
"""The least loss, in points, that is called one."""


Leads = tuple[float, ...]
Kind = tuple[object, ...]


class Verdict(NamedTuple):
    """What a decision lost against the best line that was found.

    It covers the entries from ``start`` to before ``end``. ``seen`` is the loss as the bot valued
    it, ``loss`` the one to be shown, with its ``interval`` if it was tried out, on so many
    ``deals``. ``best`` and ``done`` are the lines as evaluated, ``annotated`` and ``played`` what
    stands in them. ``step`` names the kind of decision; ``why`` what the best line brings that
    the other does not; ``told`` is both lines in one sentence.

    Where the odds were counted, the ``interval`` is the loss itself, and there are no ``deals``.
    ``costly`` is the least loss, in points of its game, that is called costly. ``fortune`` is what
    chance made of it, which no other figure here depends on; None where that is not worth a word.
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
    played: tuple[AnnotatedAction, ...] = ()
    deals: int = 0
    why: Text | None = None
    told: Text | None = None
    costly: float = COSTLY
    fortune: Fortune | None = None

    @property
    def grade(self) -> str:
        """Return ``small`` or ``costly`` where the interval excludes 0; else ``best`` or ``open``.

        ``open``: better was seen, and it is not known whether it is better.
        """
        if self.interval is None or self.interval[0] <= 0:
            return "best" if self.loss < SMALL else "open"
        return "costly" if self.loss >= self.costly else "small" if self.loss >= SMALL else "best"

    @property
    def kind(self) -> Kind:
        """Return what two decisions have in common if the same was done instead of the same."""
        done, best = self.done.actions, self.best.actions
        apart = tuple(
            tuple(action for action in a if action not in b)
            for a, b in ((done, best), (best, done))
        )
        return self.seat, self.step, *apart


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
    """A whole game. ``after``: the leads in the last position; ``luck``: what chance brought."""

    chapters: tuple[Chapter, ...]
    after: Leads
    luck: Leads


def summed(chapters: Sequence[Chapter], after: Leads, seats: int) -> Analysis:
    """Return the analysis of these turns: the luck of each seat is the sum of theirs."""
    luck = tuple(sum(chapter.luck[seat] for chapter in chapters) for seat in range(seats))
    return Analysis(tuple(chapters), after, luck)


def leads(worths: Sequence[float]) -> Leads:
    """Return by how much each is ahead of the mean of the others."""
    others = max(len(worths) - 1, 1)
    return tuple(worth - (sum(worths) - worth) / others for worth in worths)


def worth_trying(verdicts: Sequence[Verdict], own: Seat | None = None) -> list[Verdict]:
    """Return the decisions that seem to have lost anything, the costliest first.

    Those of the seat ``own`` come before all others.
    """
    doubtful = [each for each in verdicts if each.seen >= DOUBTFUL and each.interval is None]
    ranked = sorted(doubtful, key=lambda verdict: (-verdict.seen, verdict.start))
    first = [verdict for verdict in ranked if verdict.seat == own][:MOST_OWN]
    return [*first, *(each for each in ranked if each not in first)][:MOST_TRIED]


def means(found: Sequence[Leads]) -> Leads:
    """Return the mean of each seat's leads."""
    return tuple(mean(each) for each in zip(*found, strict=True))


def with_tried(chapter: Chapter, tried: Mapping[int, Verdict]) -> Chapter:
    """Return the chapter with the verdicts, by their start, that have been tried out."""
    return chapter._replace(verdicts=tuple(tried.get(v.start, v) for v in chapter.verdicts))
