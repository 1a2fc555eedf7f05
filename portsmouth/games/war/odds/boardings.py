"""Exact odds of a fight aboard: both sides throw until one has no crew (W57, W59, W103, K21)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from portsmouth.games.war.odds.chance import WHOLE, throws


class Boarding(NamedTuple):
    """Chances of a fight aboard in parts of ``WHOLE``: taken, lost, or nobody left on either."""

    taken: int
    lost: int
    nobody: int


@cache
def boarding(crew: int, others: int, dice: int = 1, their_dice: int = 1) -> Boarding:
    """Return the odds of the boarder, with the crew of both and the dice that each throws a round.

    A side without crew has lost before a die falls (S21).
    """
    if not crew and not others:
        return Boarding(0, 0, WHOLE)
    if not crew or not others:
        return Boarding(WHOLE * (crew > 0), WHOLE * (others > 0), 0)
    mine, theirs = throws(dice), throws(their_dice)
    still = mine[0] * theirs[0]
    every = sum(mine) * sum(theirs) - still
    sums = [0, 0, 0]
    for hits, ways in enumerate(mine):
        for suffers, their_ways in enumerate(theirs):
            if hits or suffers:
                after = boarding(max(0, crew - suffers), max(0, others - hits), dice, their_dice)
                for place, part in enumerate(after):
                    sums[place] += ways * their_ways * part
    taken, lost = sums[0] // every, sums[1] // every
    return Boarding(taken, lost, WHOLE - taken - lost)
