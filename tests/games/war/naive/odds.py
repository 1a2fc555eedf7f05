"""Odds once more, in floats and another way than the engine's tables, which they check.

What one side's shots do to the other is independent of what it suffers, up to the exchange that
stops both: each side is followed by itself, and the two are multiplied exchange by exchange.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from portsmouth.games.war.rules.components import BOARD, CREW, FACES, HARMS, HULL, Numbers

Weights = Mapping[int, float]
"""Explosions and their chance."""
ONE, NONE_AT_ALL = 1.0, 0.0


@cache
def throw(dice: int) -> Weights:
    """Return the chances of the explosions of so many dice."""
    found: dict[int, float] = {0: ONE}
    for _ in range(dice):
        more: dict[int, float] = {}
        for hits, chance in found.items():
            for face in FACES:
                more[hits + face] = more.get(hits + face, NONE_AT_ALL) + chance / len(FACES)
        found = more
    return found


def total(chances: Iterable[float]) -> float:
    """Return the sum of chances."""
    found = NONE_AT_ALL
    for chance in chances:
        found += chance
    return found


class Gunnery(NamedTuple):
    """What a side still has for its shots: each comes once in a conflict.

    ``damped``: the next shot is a miss, by the other side's Damp Powder.
    """

    heated: bool = False
    gunner: bool = False
    damped: bool = False


Shots = tuple[tuple[int, Gunnery, float], ...]
"""Hits, what is left for later shots, and the chance."""


@cache
def shot(left: Gunnery, extra: bool) -> Shots:
    """Return what a shot may do; ``extra``: with Extra Gun Crew's die (K23)."""
    if left.damped:
        return ((0, left._replace(damped=False), 1.0),)
    found: dict[tuple[int, Gunnery], float] = {}
    for first, chance in throw(1).items():
        again = not first and left.gunner
        for second, other in (throw(1) if again else {0: 1.0}).items():
            for more, third in (throw(1) if extra else {0: 1.0}).items():
                hits = first + second + more
                after = left._replace(
                    gunner=left.gunner and not again, heated=left.heated and not hits
                )
                key = hits + (1 if hits and left.heated else 0), after
                found[key] = found.get(key, 0.0) + chance * other * third
    return tuple((hits, after, chance) for (hits, after), chance in found.items())


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


Both = tuple[Gunnery, Gunnery]
"""What the attacker has for his shots, and the port."""
PLAIN: Both = (Gunnery(), Gunnery())
Round = tuple[int, int, Both]
"""Hull, cannons of the port, and what is left for the shots of both."""


class FortOdds(NamedTuple):
    """The chances of a capture, of a ship lost with the port at 0, and of a ship lost for nothing.

    With ships left, the second is a capture, too (S29).
    """

    taken: float
    lost_at_0: float
    lost: float


@cache
def fort(hull: int, cannons: int, port: int, guns: Both = PLAIN, extra: bool = False) -> FortOdds:
    """Return the odds of an attack to the end; ``extra``: Extra Gun Crew in this first round."""
    sums = [NONE_AT_ALL] * 3
    again = NONE_AT_ALL
    start = hull, port, guns
    for end, chance in round_of_fire(start, cannons, extra).items():
        left, held, after = end
        if not left:
            sums[2 if held else 1] += chance
        elif not held:
            sums[0] += chance
        elif end == start and not extra:
            again += chance
        else:
            for place, each in enumerate(fort(left, cannons, held, after)):
                sums[place] += chance * each
    return FortOdds(*(each / (1 - again) for each in sums))


@cache
def round_of_fire(start: Round, cannons: int, extra: bool) -> Mapping[Round, float]:
    """Return the ends of a round: all cannons of its start fire, unless the hull is 0 (W70)."""
    port = start[1]
    done: dict[Round, float] = {}
    going: dict[Round, float] = {start: 1.0}
    for turn in range(max(cannons, port)):
        following: dict[Round, float] = {}
        for (left, held, (own, other)), chance in going.items():
            ours = shot(own, extra and not turn) if turn < cannons else ((0, own, ONE),)
            theirs = shot(other, False) if turn < port else ((0, other, ONE),)
            for hits, after, one in ours:
                for suffered, later, two in theirs:
                    key = max(0, left - suffered), max(0, held - hits), (after, later)
                    to = following if key[0] else done
                    to[key] = to.get(key, NONE_AT_ALL) + chance * one * two
        going = following
    for each, chance in going.items():
        done[each] = done.get(each, NONE_AT_ALL) + chance
    return done
