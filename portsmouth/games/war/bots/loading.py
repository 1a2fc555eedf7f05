"""Loads worth a look, and which one to take: exact odds against the likely answers (W48, W98)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple

from portsmouth.games.war.odds.battles import Battle, Combatant, battle
from portsmouth.games.war.rules.components import (
    BALL,
    BOARD,
    CANNONS,
    CHAIN,
    CREW,
    GRAPE,
    Numbers,
)

ROUNDS = 60
"""Rounds of fictitious play by which a load is mixed against the answers."""


class Fighter(NamedTuple):
    """A convoy in a conflict: ships, values, what helps its guns, its dice aboard."""

    ships: int
    values: Numbers
    guns: int = 0
    dice: int = 1


@cache
def patterns(guns: int, boards: bool, counters: Numbers) -> tuple[Numbers, ...]:
    """Return loads for so many cannons: each order of the kinds, with and without boarding."""
    found: dict[Numbers, None] = {}
    for kinds in permutations((GRAPE, BALL, CHAIN)):
        row = tuple(kind for kind in kinds for _ in range(counters[kind]))
        if boards:
            found[(*row[: guns - 1], BOARD)] = None
        found[row[:guns]] = None
    return tuple(found)


@cache
def answers(guns: int, boards: bool, counters: Numbers) -> tuple[Numbers, ...]:
    """Return the likeliest loads: grape, ball or chain first, boarding where that can be."""
    found: dict[Numbers, None] = {}
    for kinds in ((GRAPE, BALL, CHAIN), (BALL, GRAPE, CHAIN), (CHAIN, GRAPE, BALL)):
        row = tuple(kind for kind in kinds for _ in range(counters[kind]))
        found[(*row[: guns - 1], BOARD) if boards else row[:guns]] = None
    row = (GRAPE,) * counters[GRAPE] + (BALL,) * counters[BALL] + (CHAIN,) * counters[CHAIN]
    found[row[:guns]] = None
    return tuple(found)


def side(fighter: Fighter, load: Numbers) -> Combatant:
    """Return a side that loads so."""
    return Combatant(fighter.values, load, fighter.guns, fighter.dice)


def loads_of(fighter: Fighter, counters: Numbers) -> tuple[Numbers, ...]:
    """Return all loads of a convoy that are worth a look."""
    return patterns(CANNONS[fighter.ships], fighter.values[CREW] > 0, counters)


def loads_from(fighter: Fighter, counters: Numbers, laid: Numbers) -> tuple[Numbers, ...]:
    """Return all loads worth a look that begin with the counters that are laid already."""
    if not laid:
        return loads_of(fighter, counters)
    guns = CANNONS[fighter.ships]
    if len(laid) >= guns:
        return (laid,)
    found: dict[Numbers, None] = {}
    for kinds in permutations((GRAPE, BALL, CHAIN)):
        row = tuple(kind for kind in kinds for _ in range(counters[kind] - laid.count(kind)))
        if fighter.values[CREW]:
            found[(*(*laid, *row)[: guns - 1], BOARD)] = None
        found[(*laid, *row)[:guns]] = None
    return tuple(found)


def answers_of(fighter: Fighter, counters: Numbers) -> tuple[Numbers, ...]:
    """Return what a convoy is likely to load."""
    return answers(CANNONS[fighter.ships], fighter.values[CREW] > 0, counters)


@lru_cache(maxsize=8_000)
def outcome(attacker: Fighter, defender: Fighter, counters: Numbers) -> Battle:
    """Return what comes of a conflict on the mean, if both load as is likely.

    The attacker takes the answer that brings most ships against the mean of the other's answers.
    """
    theirs = answers_of(defender, counters)
    best: tuple[int, tuple[Battle, ...]] | None = None
    for load in answers_of(attacker, counters):
        found = tuple(battle(side(attacker, load), side(defender, each)) for each in theirs)
        worth = sum(3 * (each.takes - each.taken) + each.sinks - 3 * each.sunk for each in found)
        if best is None or worth > best[0]:
            best = (worth, found)
    assert best is not None
    return mean(best[1])


def mean(found: tuple[Battle, ...]) -> Battle:
    """Return the mean of several conflicts."""
    count = len(found)
    return Battle(
        sum(each.takes for each in found) // count,
        sum(each.taken for each in found) // count,
        sum(each.sinks for each in found) // count,
        sum(each.sunk for each in found) // count,
        tuple(sum(each.lost[value] for each in found) // count for value in range(3)),
        tuple(sum(each.dealt[value] for each in found) // count for value in range(3)),
    )


def mixed(worths: tuple[tuple[int, ...], ...]) -> int:
    """Return the row to play of a table of worths, by a few rounds of fictitious play.

    Each side answers what the other has played so far; the row is the one played most.
    """
    rows, columns = len(worths), len(worths[0])
    mine, theirs = [0] * rows, [0] * columns
    played = [0] * rows
    for _ in range(ROUNDS):
        row = max(range(rows), key=lambda each: (mine[each], -each))
        played[row] += 1
        for column in range(columns):
            theirs[column] += worths[row][column]
        column = min(range(columns), key=lambda each: (theirs[each], each))
        for each in range(rows):
            mine[each] += worths[each][column]
    return max(range(rows), key=lambda each: (played[each], -each))
