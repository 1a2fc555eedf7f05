"""Odds of fights and Crew tests, counted over all rolls, never sampled (5.5, 5.7; B39, B45, B46).

A fight is a table of whole weights; chances are given in thousandths, means in hundredths.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

FACES = range(1, 7)
_WHITE: tuple[tuple[int, int], ...] = tuple((face, 1) for face in FACES)
_RED: tuple[tuple[int, int], ...] = tuple((total, 6 - abs(7 - total)) for total in range(2, 13))
WIDEST = 24
"""No difference of two totals is as great."""

_Weights = list[int]


class Fight(NamedTuple):
    """A fight by weights: ``won[d]`` of a win by a difference of ``d``, ``lost[d]`` of a loss."""

    won: tuple[int, ...]
    lost: tuple[int, ...]

    @property
    def whole(self) -> int:
        """Return the sum of all weights."""
        return sum(self.won) + sum(self.lost)

    @property
    def win(self) -> int:
        """Return the chance of a win in thousandths."""
        return share(sum(self.won), self.whole)

    def turned(self) -> Fight:
        """Return the same fight as the other side sees it."""
        return Fight(self.lost, self.won)

    def taken(self, extra: int, mosts: Sequence[int]) -> int:
        """Return the mean goods of a win in hundredths, 0 where none can be won.

        ``extra`` goods are added to the difference (B45); ``mosts`` are equally likely limits, by
        the faces of the colour die.
        """
        weights = sum(self.won) * len(mosts)
        goods = sum(
            weight * min(difference + extra, most)
            for difference, weight in enumerate(self.won)
            for most in mosts
        )
        return share(goods, weights, 100)


def share(part: int, whole: int, unit: int = 1000) -> int:
    """Return a part of the whole in units, rounded half up.

    >>> share(1, 3), share(2, 3), share(1, 0)
    (333, 667, 0)
    """
    return (2 * unit * part + whole) // (2 * whole) if whole else 0


class Dice(NamedTuple):
    """What a white die meets: the other side's rolls with their weights, and how far it is ahead.

    ``teach`` is 1 if ties are won by the die's side, -1 if by the other, 0 if they are rolled again
    (B39).
    """

    other: tuple[tuple[int, int], ...]
    ahead: int
    teach: int

    def decided(self, face: int, roll: int) -> int | None:
        """Return the place in a list of weights: wins first, then losses; None for a tie."""
        difference = face + self.ahead - roll
        if difference > 0 or (difference == 0 and self.teach > 0):
            return difference
        if difference < 0 or self.teach < 0:
            return WIDEST - difference
        return None


@cache
def merchant(bonus: int, teach: bool = False, read: bool = False) -> Fight:
    """Return the attack on a Merchant: white die and ``bonus`` against two red dice (P43-P45).

    ``teach`` wins ties (B39); ``read`` may roll her die again once, and does where that raises her
    chance.
    """
    dice = Dice(_RED, bonus, 1 if teach else 0)
    return _parted(_rerolled(dice) if read else _plain(dice))


@cache
def ships(ahead: int, teach: int = 0, read: int = 0) -> Fight:
    """Return the attack on a ship, ``ahead`` being the attacker's bonus less the defender's (P48).

    ``teach`` and ``read`` tell whose captain that is: 1 the attacker's, -1 the defender's.
    """
    if read < 0:
        return ships(-ahead, -teach, 1).turned()
    dice = Dice(_WHITE, ahead, teach)
    return _parted(_rerolled(dice) if read else _plain(dice))


def rerolls(dice: Dice, face: int, roll: int) -> bool:
    """Return whether Mary Read's reroll raises her chance to win, after these dice (B71)."""
    result = dice.decided(face, roll)
    if result is not None:
        every = [dice.decided(each, roll) for each in FACES]
        return result >= WIDEST and any(each is None or each < WIDEST for each in every)
    return _gains(dice, roll, _rerolled(dice))


def once_more(dice: Dice, roll: int) -> Fight:
    """Return how a fight ends after the white die alone is rolled again (B39, B71)."""
    return _parted(_again(dice, roll))


def against_merchant(bonus: int) -> Dice:
    """Return the dice of an attack on a Merchant."""
    return Dice(_RED, bonus, 0)


def against_ship(ahead: int, teach: int) -> Dice:
    """Return the dice of a fight between ships."""
    return Dice(_WHITE, ahead, teach)


def _plain(dice: Dice) -> _Weights:
    """Return the weights of a fight without rerolls.

    A tie repeats the fight, so it leaves the proportions of all else alone.
    """
    found = [0] * (2 * WIDEST)
    for roll, weight in dice.other:
        for face in FACES:
            result = dice.decided(face, roll)
            if result is not None:
                found[result] += weight
    return found


def _again(dice: Dice, roll: int) -> _Weights:
    """Return the weights after the white die alone was rolled again; a tie repeats the fight."""
    plain = _plain(dice)
    once, found = sum(plain), [0] * (2 * WIDEST)
    for face in FACES:
        result = dice.decided(face, roll)
        if result is not None:
            found[result] += once
        else:
            found = [old + more for old, more in zip(found, plain, strict=True)]
    return found


@cache
def _rerolled(dice: Dice) -> _Weights:
    """Return the weights with one reroll, used where behind and on the ties where it helps."""
    kept = frozenset(roll for roll, _ in dice.other)
    while True:
        found = _rerolling(dice, kept)
        better = frozenset(roll for roll in kept if not _gains(dice, roll, found))
        if better == kept:
            return found
        kept = better


def _rerolling(dice: Dice, kept: frozenset[int]) -> _Weights:
    """Return the weights if she rolls again where she is behind, and on ties but ``kept``.

    On a tie that she lets stand all dice are rolled again, and she keeps her reroll (B71).
    """
    found, sure = [0] * (2 * WIDEST), len(FACES) * sum(_plain(dice))
    for roll, weight in dice.other:
        again = _again(dice, roll)
        for face in FACES:
            result = dice.decided(face, roll)
            if result is not None and result < WIDEST:
                found[result] += sure * weight
            elif result is not None or roll not in kept:
                found = [old + weight * more for old, more in zip(found, again, strict=True)]
    return found


def _gains(dice: Dice, roll: int, found: _Weights) -> bool:
    """Return whether a reroll on a tie wins oftener than all dice anew with the reroll in hand."""
    again = _again(dice, roll)
    return sum(again[:WIDEST]) * sum(found) > sum(found[:WIDEST]) * sum(again)


def _parted(weights: _Weights) -> Fight:
    """Return the weights as a fight, without the differences that never come."""
    return Fight(_short(weights[:WIDEST]), _short(weights[WIDEST:]))


def _short(weights: _Weights) -> tuple[int, ...]:
    while weights and not weights[-1]:
        weights = weights[:-1]
    return tuple(weights)


def crew_test(crew: int, target: int) -> int:
    """Return the chance of a Crew test in thousandths: white die and Crew reach the target (B46).

    >>> [crew_test(crew, 6) for crew in (0, 2, 5)]
    [167, 500, 1000]
    """
    return share(sum(face + crew >= target for face in FACES), 6)


def crew_contest(ahead: int) -> int:
    """Return the drawer's chance in a Crew contest in thousandths: only a higher total wins (B46).

    >>> [crew_contest(ahead) for ahead in (-5, 0, 5)]
    [0, 417, 972]
    """
    return share(sum(one + ahead > two for one in FACES for two in FACES), 36)
