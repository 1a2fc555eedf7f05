"""Paired games: two kinds of bots play every seed in all balanced seatings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from portsmouth.bots.base import Bots
from portsmouth.bots.measure.ratings import mean
from portsmouth.bots.measure.selfplay import Clock, TurnEffort, deal, make_bot, no_clock, play
from portsmouth.core.journal import digest, position_hash
from portsmouth.core.outcome import Outcome
from portsmouth.core.rng import Rng
from portsmouth.core.state import S

Arrangement = tuple[int, ...]
"""The kind, 0 or 1, of each seat."""


class SeedResult(NamedTuple):
    """A seed in all its seatings.

    ``share`` is the first kind's share of the victories, ``hash`` a digest of all final positions,
    ``points`` each kind's mean score, ``turns`` each kind's turns.
    """

    seed: int
    share: float
    hash: str
    points: tuple[float, float]
    turns: tuple[tuple[TurnEffort, ...], tuple[TurnEffort, ...]]


def arrangements(seats: int) -> tuple[Arrangement, ...]:
    """Return every way to seat two kinds, as equal in number as possible.

    >>> arrangements(2)
    ((0, 1), (1, 0))
    >>> len(arrangements(3)), len(arrangements(4))
    (6, 6)
    """
    every = product((0, 1), repeat=seats)
    return tuple(each for each in every if abs(2 * sum(each) - seats) <= 1)


def victories(outcome: Outcome, seated: Arrangement) -> float:
    """Return the first kind's share of a victory, which all winners share alike."""
    winners = [kind for kind, place in zip(seated, outcome.places, strict=True) if place == 1]
    return winners.count(0) / len(winners)


def play_seed(
    bots: Bots[S], kinds: tuple[str, str], seats: int, seed: int, clock: Clock = no_clock
) -> SeedResult:
    """Play a seed in every balanced seating of two kinds."""
    shares: list[float] = []
    marks: list[str] = []
    points: tuple[list[int], list[int]] = ([], [])
    turns: tuple[list[TurnEffort], list[TurnEffort]] = ([], [])
    for number, seated in enumerate(arrangements(seats)):
        chance = Rng(seed).fork(f"arrangement {number}")
        who = [
            make_bot(bots, kinds[kind], seats, chance.fork(f"seat {seat}"))
            for seat, kind in enumerate(seated)
        ]
        s = deal(bots.game, seats, seed)
        played = play(bots.game, s, who, clock)
        shares.append(victories(played.outcome, seated))
        marks.append(position_hash(s))
        for seat, total in enumerate(played.outcome.totals):
            points[seated[seat]].append(total)
        for each in played.turns:
            turns[seated[each.seat]].append(each)
    scored = (mean(points[0]), mean(points[1]))
    return SeedResult(seed, mean(shares), digest("".join(marks)), scored, _both(turns))


def _both(
    turns: Sequence[Sequence[TurnEffort]],
) -> tuple[tuple[TurnEffort, ...], tuple[TurnEffort, ...]]:
    return tuple(turns[0]), tuple(turns[1])
