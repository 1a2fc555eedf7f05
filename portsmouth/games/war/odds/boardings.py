"""Odds of boarding, by the crews of both sides (W57-W59, W103, K21)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from portsmouth.games.war.odds.chance import NONE_AT_ALL, ONE, throw


class BoardingOdds(NamedTuple):
    """The chances that the boarder wins, that the boarded side does, and that nobody does."""

    won: float
    lost: float
    neither: float


@cache
def boarding(
    boarder: int, boarded: int, boarder_dice: int = 1, boarded_dice: int = 1
) -> BoardingOdds:
    """Return the odds of a boarding between two crews; Marines roll two dice.

    A crew of 0 has lost already (S21).
    """
    if not boarder or not boarded:
        return BoardingOdds(
            ONE if boarder else NONE_AT_ALL,
            ONE if boarded else NONE_AT_ALL,
            NONE_AT_ALL if boarder or boarded else ONE,
        )
    sums = [NONE_AT_ALL] * 3
    again = NONE_AT_ALL
    for hits, chance in throw(boarder_dice).items():
        for suffered, other in throw(boarded_dice).items():
            if not hits and not suffered:
                again = chance * other
                continue
            left = max(0, boarder - suffered), max(0, boarded - hits)
            further = boarding(*left, boarder_dice, boarded_dice)
            for place, each in enumerate(further):
                sums[place] += chance * other * each
    return BoardingOdds(*(each / (1 - again) for each in sums))
