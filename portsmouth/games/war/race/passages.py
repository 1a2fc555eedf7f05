"""How long a way takes: expected turns by steps, in thousandths, with what changes the roll (W79).

A port ends a move, so a roll that is higher than needed is as good as the right one.
"""

from __future__ import annotations

from functools import cache

from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules.components import (
    CARDS,
    DOLDRUMS,
    MOVE_DIE,
    NAVIGATOR,
    NONE,
    PORTS,
    REGION,
    SAILS,
    TRADE_PORTS,
    TRADE_WINDS,
)
from portsmouth.games.war.rules.fleet import holds
from portsmouth.games.war.rules.world import FAR, distances, space_of
from portsmouth.games.war.state import WarState

TURN = 1000
"""A turn in the units of all that captains reckon with."""
MOST_STEPS = 60
BECALMED = -4
"""The bonus that stands for a convoy without sails, which makes a step a turn."""
Passages = tuple[int, ...]


@cache
def turns_for(bonus: int) -> Passages:
    """Return the expected turns by number of steps, with so much added to each roll.

    >>> turns_for(0)[:5]
    (0, 1000, 1250, 1562, 1953)
    """
    found = [0]
    rolls = [max(1, face + bonus) for face in range(1, MOVE_DIE + 1)]
    for steps in range(1, MOST_STEPS):
        later = sum(found[max(0, steps - roll)] for roll in rolls)
        found.append(TURN + later // MOVE_DIE)
    return (*found, *(found[-1],) * (FAR + 2 - MOST_STEPS))


def bonus(s: WarState, convoy: Convoy) -> int:
    """Return what is added to a convoy's rolls as the world is now (W54, W79)."""
    if not convoy.values[SAILS]:
        return BECALMED
    world = CARDS[s.globe] if s.globe != NONE else NONE
    return (world == TRADE_WINDS) - (world == DOLDRUMS) + holds(convoy, NAVIGATOR)


def chance_of(steps: int, more: int) -> int:
    """Return in how many of a thousand rolls a convoy may move so many steps.

    >>> [chance_of(steps, 0) for steps in (1, 3, 5)]
    [1000, 500, 0]
    """
    rolls = [max(1, face + more) for face in range(1, MOVE_DIE + 1)]
    return TURN * sum(roll >= steps for roll in rolls) // MOVE_DIE


def _markets(port: int) -> tuple[tuple[int, int], ...]:
    """Return the other regions with the steps from a port to the nearest market of each."""
    start = space_of(port)
    found: dict[int, int] = {}
    for other in TRADE_PORTS:
        region, steps = REGION[other], distances(space_of(other))[start]
        if other != port and region != REGION[port]:
            found[region] = min(steps, found.get(region, steps))
    return tuple((steps, region) for region, steps in sorted(found.items()))


MARKETS: tuple[tuple[tuple[int, int], ...], ...] = tuple(map(_markets, range(len(PORTS))))
"""The steps from each port to the nearest market of every other region."""
NEXT_MARKET: tuple[int, ...] = tuple(min(each)[0] for each in MARKETS)
"""The steps from each port to where its region's exports sell dear."""
