"""Exact odds of a conflict between two loads (W50-W59, W99-W102, K18-K23).

What one side's shots do to the other is independent of what it suffers, up to the exchange that
stops both: so each side is followed by itself, and the two are multiplied exchange by exchange.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from portsmouth.games.war.odds.boardings import boarding
from portsmouth.games.war.odds.chance import NONE_AT_ALL, ONE, total
from portsmouth.games.war.odds.guns import Gunnery, shot
from portsmouth.games.war.rules.components import BOARD, CREW, HARMS, HULL, Numbers

Standing = tuple[Numbers, Gunnery]
"""Values of the side that is fired on, and what is left for the shots."""


class Side(NamedTuple):
    """One side of a conflict: its values, its load, and its cards."""

    values: Numbers
    load: Numbers
    gunnery: Gunnery = Gunnery()
    extra: bool = False
    marines: bool = False


class BattleOdds(NamedTuple):
    """The chance of each result of a conflict, for the attacker and the defender."""

    captures: float
    captured: float
    sinks: float
    sunk: float
    both_sunk: float
    nothing: float


class Fire(NamedTuple):
    """What an exchange of one side's shots has done by its end, if nothing stopped it before.

    ``sunk`` and ``fell`` are the chances that hull, or another value, falls to 0 in it.
    """

    going: tuple[tuple[Standing, float], ...]
    sunk: float
    fell: float


@cache
def salvo(values: Numbers, load: Numbers, gunnery: Gunnery, extra: bool) -> tuple[Fire, ...]:
    """Return the shots of a load against values, exchange by exchange; the hook fires nothing."""
    going: dict[Standing, float] = {(values, gunnery): ONE}
    found = []
    for turn, counter in enumerate(load):
        following: dict[Standing, float] = {}
        sunk = fell = NONE_AT_ALL
        for (left, own), chance in going.items():
            if counter == BOARD:
                following[left, own] = chance
                continue
            value = HARMS[counter]
            for hits, after, one in shot(own, extra and not turn):
                now = max(0, left[value] - hits)
                if left[value] and not now:
                    sunk += chance * one if value == HULL else NONE_AT_ALL
                    fell += chance * one if value != HULL else NONE_AT_ALL
                else:
                    key = (*left[:value], now, *left[value + 1 :]), after
                    following[key] = following.get(key, NONE_AT_ALL) + chance * one
        going = following
        found.append(Fire(tuple(going.items()), sunk, fell))
    return tuple(found)


@cache
def battle(attacker: Side, defender: Side) -> BattleOdds:
    """Return the odds of a conflict, by both loads."""
    ours = salvo(defender.values, attacker.load, attacker.gunnery, attacker.extra)
    theirs = salvo(attacker.values, defender.load, defender.gunnery, defender.extra)
    sums = dict.fromkeys(BattleOdds._fields, NONE_AT_ALL)
    for turn in range(max(len(ours), len(theirs))):
        we = ours[turn] if turn < len(ours) else _idle(ours)
        they = theirs[turn] if turn < len(theirs) else _idle(theirs)
        on, off = total(c for _, c in we.going), total(c for _, c in they.going)
        sums["both_sunk"] += we.sunk * they.sunk
        sums["sinks"] += we.sunk * (off + they.fell)
        sums["sunk"] += they.sunk * (on + we.fell)
        sums["nothing"] += we.fell * (off + they.fell) + on * they.fell
        hooked = [turn < len(s.load) and s.load[turn] == BOARD for s in (attacker, defender)]
        if any(hooked):
            _board(sums, (attacker, defender), (we, they), 0 if hooked[0] else 1, turn)
            return BattleOdds(**sums)
    sums["nothing"] += on * off
    return BattleOdds(**sums)


def _idle(fires: tuple[Fire, ...]) -> Fire:
    """Return an exchange in which a side has no counter left."""
    return fires[-1]._replace(sunk=NONE_AT_ALL, fell=NONE_AT_ALL)


def _board(
    sums: dict[str, float],
    sides: tuple[Side, Side],
    fires: tuple[Fire, Fire],
    boarder: int,
    turn: int,
) -> None:
    """Add the results of a boarding after the boarded side's other shots (W56, W102)."""
    boarded = 1 - boarder
    rest = tuple(each for each in sides[boarded].load[turn + 1 :] if each != BOARD)
    crews: dict[int, float] = {}
    for (values, _), chance in fires[boarder].going:
        crews[values[CREW]] = crews.get(values[CREW], NONE_AT_ALL) + chance
    resisting = total(crews.values())
    lost = "sunk" if boarder == 0 else "sinks"
    for (values, gunnery), chance in fires[boarded].going:
        sunk, fell, left = _rest(values, rest, gunnery)
        sums[lost] += chance * sunk * resisting
        sums["nothing"] += chance * fell * resisting
        for crew, one in left:
            for other, two in crews.items():
                odds = boarding(crew, other, 1 + sides[boarder].marines, 1 + sides[boarded].marines)
                weight = chance * one * two
                won, beaten = ("captures", "captured") if boarder == 0 else ("captured", "captures")
                sums[won] += weight * odds.won
                sums[beaten] += weight * odds.lost
                sums["nothing"] += weight * odds.neither


@cache
def _rest(
    values: Numbers, shots: Numbers, gunnery: Gunnery
) -> tuple[float, float, tuple[tuple[int, float], ...]]:
    """Return the chances that a boarder is sunk or loses his crew first, and his crews else."""
    going: dict[Standing, float] = {(values, gunnery): ONE}
    sunk = fell = NONE_AT_ALL
    for counter in shots:
        following: dict[Standing, float] = {}
        value = HARMS[counter]
        for (left, own), chance in going.items():
            for hits, after, one in shot(own, False):
                now = max(0, left[value] - hits)
                if value == HULL and not now:
                    sunk += chance * one
                elif value == CREW and not now:
                    fell += chance * one
                else:
                    key = (*left[:value], now, *left[value + 1 :]), after
                    following[key] = following.get(key, NONE_AT_ALL) + chance * one
        going = following
    crews: dict[int, float] = {}
    for (left, _), chance in going.items():
        crews[left[CREW]] = crews.get(left[CREW], NONE_AT_ALL) + chance
    return sunk, fell, tuple(crews.items())
