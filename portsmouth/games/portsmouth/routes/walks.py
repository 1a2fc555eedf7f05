"""Walks over the cells, with the work of the towns on the way.

Searched breadth first over cells and what the towns on the way have done: towns are entered by the
rules themselves on a copy of the state, all other steps need only their price. A walk never goes on
from a cell that asks something (the Privilege town, R88).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.games.portsmouth.rules import market, towns
from portsmouth.games.portsmouth.rules.cards import ASHORE, GRID
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps import turn

DETOUR = 4
"""The most steps that a walk may be longer than the shortest one."""

Trace = tuple[int, tuple[int, ...], int]
"""The effect of a walk's towns: which worked, all landsmen aboard, own red tokens."""


class Route(NamedTuple):
    """A walk: the cells entered, the towns that worked, the AP it takes and what is left then.

    ``s`` is the position with the towns' work done; pawn, AP and purse are the route's own.
    """

    s: PortsmouthState
    trace: Trace
    cell: int
    cells: tuple[int, ...]
    worked: tuple[int, ...]
    used: int
    ap: int
    money: int
    gained: int
    asks: bool


def routes(s: PortsmouthState, seat: int, purse: int | None = None) -> dict[int, list[Route]]:
    """Return all useful walks, by the cell they end in, fewest steps first.

    There is one for each combination of what the towns on the way may have done; ``purse`` is the
    money to plan with instead of the seat's own.
    """
    ship = s.ships[seat]
    money = ship.money if purse is None else purse
    start = Route(s, trace(s, seat), ship.pawn, (), (), 0, s.ap, money, 0, False)
    best: dict[tuple[int, Trace], Route] = {(start.cell, start.trace): start}
    nearest: dict[int, int] = {start.cell: 0}
    entered: dict[tuple[Trace, int], tuple[PortsmouthState, Trace]] = {}
    level = [start]
    while level:
        level = [
            after
            for route in level
            for after in _steps(route, seat, entered)
            if _is_news(after, best, nearest)
        ]
    found: dict[int, list[Route]] = {}
    for route in best.values():
        found.setdefault(route.cell, []).append(route)
    return found


def _is_news(route: Route, best: dict[tuple[int, Trace], Route], nearest: dict[int, int]) -> bool:
    """Keep a walk unless it is too long or one as good is known; return whether it may go on."""
    key = (route.cell, route.trace)
    old = best.get(key)
    if old is not None and old.used - old.gained <= route.used - route.gained:
        return False
    if len(route.cells) > nearest.setdefault(route.cell, len(route.cells)) + DETOUR:
        return False
    best[key] = route
    return not route.asks


def _steps(
    route: Route, seat: int, entered: dict[tuple[Trace, int], tuple[PortsmouthState, Trace]]
) -> Iterator[Route]:
    """Yield the walks one step longer that can be paid (R44, R46, R50, A2)."""
    s = route.s
    for cell in GRID.edge if route.cell == ASHORE else GRID.neighbours[route.cell]:
        cost = market.step_cost(s, cell)
        if cost > route.ap + route.money or turn.closed(s, cell):
            continue
        ap = max(0, route.ap - cost)
        money = route.money - max(0, cost - route.ap)
        if not market.is_open_town(s, cell) or not market.works(s, s.array[cell]):
            yield route._replace(
                cell=cell, cells=(*route.cells, cell), used=route.used + cost, ap=ap, money=money
            )
            continue
        key = (route.trace, cell)
        if key not in entered:
            twin = s.copy()
            towns.enter(twin, seat, cell, NULL_CONTEXT)
            entered[key] = (twin, trace(twin, seat))
        after, done = entered[key]
        gain = after.ships[seat].money - s.ships[seat].money
        yield Route(
            after,
            done,
            cell,
            (*route.cells, cell),
            (*route.worked, s.array[cell]),
            route.used + cost,
            ap,
            money + gain,
            route.gained + gain,
            after.frames != s.frames,
        )


def trace(s: PortsmouthState, seat: int) -> Trace:
    """Return what makes two walks to the same cell different."""
    hands = tuple(len(ship.landsmen) for ship in s.ships)
    asked = -1 if s.frames[-1][0] != "turn" else 0
    return s.towns_used + asked * (1 << 8), hands, s.ships[seat].mutineers
