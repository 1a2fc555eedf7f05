"""Exact odds of attacks on ports: rounds of cannons, and storms to the end (W68-W72, S29, S78)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from portsmouth.games.war.odds.chance import WHOLE, millionths
from portsmouth.games.war.odds.guns import SHOT_WAYS, none, shot


class Storm(NamedTuple):
    """Chances of an attack that is pressed until ``flees`` hull is left, and the mean loss of hull.

    The port is taken, and of these ``dear``, with a ship lost in the same exchange; the attack is
    driven off with a ship lost, or broken off. ``exactly`` gives all in parts of ``WHOLE``;
    ``storm`` gives millionths, and the loss in thousandths.
    """

    taken: int
    dear: int
    sunk: int
    fled: int
    lost: int


class Assault(NamedTuple):
    """An attack on a port: hull, cannons of the convoy and of the port, what helps the guns."""

    hull: int
    guns: int
    cannons: int
    ours: int = 0
    theirs: int = 0


@lru_cache(maxsize=20_000)
def fort_round(start: Assault, first: bool = True) -> tuple[tuple[int, Assault], ...]:
    """Return what one round may leave, in parts of ``WHOLE`` (W69, W70).

    Once the hull is gone the round is over (S29).
    """
    guns, cannons = start.guns, start.cannons
    chances: dict[Assault, int] = {start: WHOLE}
    for turn in range(max(guns, cannons)):
        found: dict[Assault, int] = {}
        for now, part in chances.items():
            if not now.hull:
                found[now] = found.get(now, 0) + part
                continue
            ours = shot(now.ours, first and turn == 0) if turn < guns else none(now.ours)
            theirs = shot(now.theirs, False) if turn < cannons else none(now.theirs)
            for ways, hits, kept in ours:
                for their_ways, suffers, their_kept in theirs:
                    left = Assault(
                        max(0, now.hull - suffers),
                        guns,
                        max(0, now.cannons - hits),
                        kept,
                        their_kept,
                    )
                    found[left] = found.get(left, 0) + part * ways * their_ways // SHOT_WAYS**2
        chances = found
    return tuple((part, left) for left, part in sorted(chances.items()))


@lru_cache(maxsize=20_000)
def storm(start: Assault, flees: int = 0) -> Storm:
    """Return what an attack on a port of known strength comes to, in millionths."""
    found = exactly(start, flees)
    taken, dear, sunk, fled = map(millionths, found[:-1])
    return Storm(taken, dear, sunk, fled, found.lost * 1000 // WHOLE)


@lru_cache(maxsize=20_000)
def exactly(start: Assault, flees: int = 0, first: bool = True) -> Storm:
    """Return what an attack comes to, from a round on, in parts of ``WHOLE``."""
    sums = [0, 0, 0, 0, 0]
    still = 0
    for part, left in fort_round(start, first):
        sums[4] += part * (start.hull - left.hull)
        if not left.cannons:
            sums[0] += part
            sums[1] += part * (not left.hull)
        elif not left.hull:
            sums[2] += part
        elif left.hull <= flees:
            sums[3] += part
        elif not first and left == start:
            still += part
        else:
            for place, after in enumerate(exactly(left, flees, False)):
                sums[place] += part * after // WHOLE
    if still:
        sums = [each * WHOLE // (WHOLE - still) for each in sums]
    return Storm(*sums)
