"""Exact odds of a conflict between two convoys, load against load (W50-W60, W97-W104).

What a side suffers depends on the other side's shots alone, so each side's losses are followed by
themselves, as long as no value has fallen to 0 on either; only the stop and the fight aboard
bring both together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from portsmouth.games.war.odds.boardings import boarding
from portsmouth.games.war.odds.chance import WHOLE, millionths
from portsmouth.games.war.odds.guns import SHOT_WAYS, shot
from portsmouth.games.war.rules.components import BOARD, CREW, HARMS, HULL, NONE, Numbers

Chances = dict[tuple[int, Numbers], int]
"""What may have come so far: what the guns still have and the values left, with the parts."""


class Combatant(NamedTuple):
    """A side of a conflict: its values, its counters in order, what helps its guns and boarders."""

    values: Numbers
    load: Numbers
    guns: int = 0
    dice: int = 1


class Battle(NamedTuple):
    """Chances in a million for the attacker: it takes a ship, loses one to the other, sinks.

    ``sinks`` is the other's hull at 0, ``sunk`` its own; both may come together. ``lost`` and
    ``dealt`` are the mean losses of sails, crew and hull in thousandths, of itself and the other.
    """

    takes: int
    taken: int
    sinks: int
    sunk: int
    lost: Numbers
    dealt: Numbers


class BattleOdds(NamedTuple):
    """The chances of each result of a conflict, for attacker and defender: parts of ``WHOLE``."""

    captures: int
    captured: int
    sinks: int
    sunk: int
    both_sunk: int
    nothing: int


def suffer(chances: Chances, counter: int, first: bool) -> Chances:
    """Return what may have come after one more counter of the other side."""
    value = HARMS[counter]
    found: Chances = {}
    for (guns, values), part in chances.items():
        for ways, hits, left in shot(guns, first):
            after = values
            if hits:
                after = (*values[:value], max(0, values[value] - hits), *values[value + 1 :])
            key = (left, after)
            found[key] = found.get(key, 0) + part * ways // SHOT_WAYS
    return found


@lru_cache(maxsize=20_000)
def after_exchange(values: Numbers, guns: int, load: Numbers) -> tuple[Chances, Chances]:
    """Return what a side may look like after a load was fired at it, none stopping it before.

    The first chances are without a value that fell, in the second one fell by the last counter.
    """
    if not load:
        return {(guns, values): WHOLE}, {}
    before, _ = after_exchange(values, guns, load[:-1])
    if load[-1] in (BOARD, NONE):
        return before, {}
    stands: Chances = {}
    falls: Chances = {}
    for key, part in suffer(before, load[-1], len(load) == 1).items():
        fell = any(then and not now for then, now in zip(values, key[1], strict=True))
        (falls if fell else stands)[key] = part
    return stands, falls


def whole(chances: Chances) -> int:
    """Return the parts of all chances together."""
    return sum(chances.values())


class Sums:
    """The sums of what comes of a conflict, in parts of ``WHOLE``."""

    __slots__ = ("both_sunk", "losses", "sunk", "takes")

    def __init__(self) -> None:
        self.takes = [0, 0]
        self.sunk = [0, 0]
        self.both_sunk = 0
        self.losses = [[0, 0, 0], [0, 0, 0]]

    def end(self, side: int, start: Numbers, chances: Chances, weight: int) -> None:
        """Note how a side looks at the end, with the weight of what happened to the other."""
        for (_, values), part in chances.items():
            share = part * weight // WHOLE
            if not values[HULL]:
                self.sunk[side] += share
            for value, left in enumerate(values):
                self.losses[side][value] += share * (start[value] - left)


@lru_cache(maxsize=20_000)
def battle(attacker: Combatant, defender: Combatant) -> Battle:
    """Return what comes of a conflict if both load so, in millionths."""
    sums = _fought(attacker, defender)
    return Battle(
        millionths(sums.takes[0]),
        millionths(sums.takes[1]),
        millionths(sums.sunk[1]),
        millionths(sums.sunk[0]),
        tuple(each * 1000 // WHOLE for each in sums.losses[0]),
        tuple(each * 1000 // WHOLE for each in sums.losses[1]),
    )


@lru_cache(maxsize=2_000)
def exactly(attacker: Combatant, defender: Combatant) -> BattleOdds:
    """Return the chance of each result if both load so, in parts of ``WHOLE``."""
    sums = _fought(attacker, defender)
    captures, captured = sums.takes
    sunk, sinks = (each - sums.both_sunk for each in sums.sunk)
    nothing = WHOLE - captures - captured - sinks - sunk - sums.both_sunk
    return BattleOdds(captures, captured, sinks, sunk, sums.both_sunk, nothing)


def _fought(attacker: Combatant, defender: Combatant) -> Sums:
    """Follow a conflict exchange by exchange to its end (W50-W52)."""
    sums, sides = Sums(), (attacker, defender)
    rounds = max(len(attacker.load), len(defender.load))
    for turn in range(1, rounds + 1):
        shown = [each.load[turn - 1] if turn <= len(each.load) else NONE for each in sides]
        stands, falls = zip(*(_look(sides, side, turn) for side in (0, 1)), strict=True)
        for side in (0, 1):
            other = 1 - side
            all_of = whole(stands[other]) + whole(falls[other])
            sums.end(side, sides[side].values, falls[side], all_of)
            sums.end(side, sides[side].values, stands[side], whole(falls[other]))
        sums.both_sunk += _sunk(falls[0]) * _sunk(falls[1]) // WHOLE
        if BOARD in shown:
            _aboard(sums, sides, shown.index(BOARD), turn, stands)
            break
        if turn == rounds:
            for side in (0, 1):
                weight = whole(stands[1 - side])
                sums.end(side, sides[side].values, stands[side], weight)
    return sums


def _sunk(chances: Chances) -> int:
    """Return the parts in which the hull is gone."""
    return sum(part for (_, values), part in chances.items() if not values[HULL])


def _look(sides: tuple[Combatant, Combatant], side: int, turn: int) -> tuple[Chances, Chances]:
    """Return what a side may look like after so many exchanges, and what fell in the last one.

    Nothing falls any more once the other side's counters are spent.
    """
    me, other = sides[side], sides[1 - side]
    stands, falls = after_exchange(me.values, other.guns, other.load[:turn])
    return stands, falls if turn <= len(other.load) else {}


def _aboard(
    sums: Sums,
    sides: tuple[Combatant, Combatant],
    boarder: int,
    turn: int,
    stands: tuple[Chances, ...],
) -> None:
    """Fire the boarded side's other shots, then fight aboard (W56-W59, W102, S56)."""
    boarded = 1 - boarder
    chances = stands[boarder]
    beaten: Chances = {}
    for counter in sides[boarded].load[turn:]:
        if counter == BOARD:
            continue
        going: Chances = {}
        for key, part in suffer(chances, counter, False).items():
            out = not key[1][HULL] or not key[1][CREW]
            kept = beaten if out else going
            kept[key] = kept.get(key, 0) + part
        chances = going
    weight = whole(stands[boarded])
    sums.end(boarder, sides[boarder].values, beaten, weight)
    sums.end(boarder, sides[boarder].values, chances, weight)
    sums.end(boarded, sides[boarded].values, stands[boarded], whole(stands[boarder]))
    crews, others = _crews(chances), _crews(stands[boarded])
    for crew, part in crews.items():
        for their_crew, their_part in others.items():
            fight = boarding(crew, their_crew, sides[boarder].dice, sides[boarded].dice)
            share = part * their_part // WHOLE
            sums.takes[boarder] += share * fight.taken // WHOLE
            sums.takes[boarded] += share * fight.lost // WHOLE


def _crews(chances: Chances) -> dict[int, int]:
    """Return how likely each crew is, in a convoy that floats."""
    found: dict[int, int] = {}
    for (_, values), part in chances.items():
        if values[HULL] and part:
            found[values[CREW]] = found.get(values[CREW], 0) + part
    return found
