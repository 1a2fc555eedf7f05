"""Odds of attacks on ports by an attacker who never flees (W69-W72, W112, W114, S29, S78)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from portsmouth.games.war.odds.chance import NONE_AT_ALL, ONE
from portsmouth.games.war.odds.guns import Gunnery, shot

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


def unknown(hull: int, cannons: int, strengths: Mapping[int, float]) -> FortOdds:
    """Return the odds of an attack on a port whose strength is not known yet."""
    sums = [NONE_AT_ALL] * 3
    for strength, chance in strengths.items():
        for place, each in enumerate(fort(hull, cannons, strength)):
            sums[place] += chance * each
    return FortOdds(*sums)
