"""Chances of dice, exact: distributions are rows of chances of 0, 1, 2, … of something.

Sums are made in a fixed order by plain addition and multiplication, so every machine finds the
same; what is told is rounded to whole parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

WHOLE = 10_000
"""The parts of a certainty, as they are told."""
MEAN = 1000
"""Means are told in thousandths."""
FACES = range(1, 7)

Row = tuple[float, ...]


@cache
def at_least(wanted: int, by: int = 0) -> float:
    """Return the chance that a die raised by so much shows at least what is wanted.

    >>> at_least(4), at_least(5, 4), at_least(9)
    (0.5, 1.0, 0.0)
    """
    return sum(face + by >= wanted for face in FACES) / 6


def at_most(wanted: int, by: int = 0) -> float:
    """Return the chance that a die raised by so much shows at most what is wanted."""
    return 1 - at_least(wanted + 1, by)


def power(chance: float, count: int) -> float:
    """Return a chance for so many dice at once, by multiplication alone."""
    found = 1.0
    for _ in range(count):
        found *= chance
    return found


def any_of(chance: float, count: int) -> float:
    """Return the chance that any of so many dice has what each has with a chance."""
    return 1 - power(1 - chance, count)


@cache
def binomial(count: int, chance: float) -> Row:
    """Return how many of so many dice succeed.

    >>> binomial(2, 0.5)
    (0.25, 0.5, 0.25)
    """
    row: Row = (1.0,)
    for _ in range(count):
        row = convolved(row, (1 - chance, chance))
    return row


def convolved(one: Row, other: Row) -> Row:
    """Return the distribution of a sum."""
    found = [0.0] * (len(one) + len(other) - 1)
    for i, x in enumerate(one):
        for j, y in enumerate(other):
            found[i + j] += x * y
    return tuple(found)


def mean(row: Sequence[float]) -> float:
    """Return the mean of a distribution."""
    found = 0.0
    for number, chance in enumerate(row):
        found += number * chance
    return found


def mark(row: Sequence[float], share: float) -> int:
    """Return the least number that at least a share of all cases doesn't exceed."""
    total = 0.0
    for number, chance in enumerate(row):
        total += chance
        if total >= share:
            return number
    return len(row) - 1


@cache
def sums(count: int) -> Row:
    """Return the sum of so many dice."""
    row: Row = (1.0,)
    for _ in range(count):
        row = convolved(row, (0.0, *(1 / 6 for _ in FACES)))
    return row


def parts(chance: float) -> int:
    """Return a chance as it is told."""
    return int(chance * WHOLE + 0.5)


def thousandths(number: float) -> int:
    """Return a mean as it is told."""
    return int(number * MEAN + 0.5)
