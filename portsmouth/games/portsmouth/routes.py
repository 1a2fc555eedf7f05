"""Lines of several actions in a turn: walk to a cell, buy the AP that lack, recruit there.

Walks are searched breadth first over cells and what the towns on the way have done: towns are
entered by the rules themselves on a copy of the state, all other steps need only their price. A
walk never goes on from a cell that asks something (the Privilege town, R88).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.option import Proposal, Reach, Refusal
from portsmouth.core.types import Action
from portsmouth.games.portsmouth import market, recruiting, towns
from portsmouth.games.portsmouth.cards import ASHORE, COST, GRID, NAMES
from portsmouth.games.portsmouth.payments import BUY, price
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps import turn

DETOUR = 4
"""The most steps that a walk may be longer than the shortest one."""
MOST_ROUTES = 3
"""The most walks to a target that are kept."""

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


def proposals(s: PortsmouthState, seat: int, target: str) -> tuple[list[Proposal], Refusal | None]:
    """Return up to three lines to a cell, the cheapest harmless first; if none, why not.

    Where one can recruit every line does; the last one of several steps only goes there.
    """
    if s.frames[-1][0] != "turn" or target not in GRID.names:
        return [], None
    cell = GRID.cell(target)
    found = routes(s, seat).get(cell, [])
    hired = [route for route in found if hire_refusal(s, seat, route) is None]
    walked = [route for route in found if _leads_on(s, seat, route)]
    if hired:
        best = _choice(s, seat, hired)
        lines = [_proposal(s, seat, route, True) for route in best]
        if len(best[0].cells) > 1:
            lines[MOST_ROUTES - 1 :] = [_proposal(s, seat, best[0], False)]
        return lines, None
    if walked:
        return [_proposal(s, seat, route, False) for route in _choice(s, seat, walked)], None
    return [], _out_of_reach(s, seat, cell)


def reach(s: PortsmouthState, seat: int) -> dict[str, Reach]:
    """Return every cell that a line leads to, with the whole price of the best one."""
    if s.frames[-1][0] != "turn":
        return {}
    found = {}
    for cell, walks in sorted(routes(s, seat).items()):
        hired = [route for route in walks if hire_refusal(s, seat, route) is None]
        walked = hired or [route for route in walks if _leads_on(s, seat, route)]
        safe = [route for route in walked if not _harms(s, seat, route)]
        if safe:
            best = min(safe, key=lambda route: _rank(s, seat, route))
            found[GRID.names[cell]] = _reach(s, seat, best, bool(hired))
    return found


def _reach(s: PortsmouthState, seat: int, route: Route, hires: bool) -> Reach:
    ap = route.used + (COST[s.array[route.cell]] if hires else 0)
    tolls = market.owners(s, seat, route.cell) if hires else []
    return Reach("recruit" if hires else "move", price(ap, max(0, ap - s.ap), tolls))


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


# What a walk is worth.


def hire_refusal(s: PortsmouthState, seat: int, route: Route) -> Refusal | None:
    """Return why the officer at the end can't be recruited, AP bought or not (R52-R57)."""
    cell = route.cell
    if cell == ASHORE:
        return Refusal("not_edge", "R46")
    why = recruiting.no_officer(s, cell) or recruiting.no_berth(s, seat, cell)
    if why is not None:
        return why
    tolls, cost = market.owners(s, seat, cell), COST[s.array[cell]]
    if route.money - max(0, cost - route.ap) >= len(tolls):
        return None
    return _too_dear(s, seat, route.used + cost, tolls)


def _leads_on(s: PortsmouthState, seat: int, route: Route) -> bool:
    """Return whether the walk ends elsewhere than it began, or goes by a town (R81)."""
    away = route.cell != s.ships[seat].pawn
    return away or (bool(route.worked) and route.worked[-1] == s.array[route.cell])


def _too_dear(s: PortsmouthState, seat: int, ap: int, tolls: list[int]) -> Refusal:
    """Return what the whole line needs, and what there is for it, as a refusal."""
    args = {"need": ap, "have": s.ap, "money": s.ships[seat].money}
    if tolls:
        return Refusal("no_ap_toll", "R55", {**args, "toll": len(tolls)})
    return Refusal("no_ap", "R53", args)


def _harms(s: PortsmouthState, seat: int, route: Route) -> bool:
    """Return whether a mutiny on the way hits the seat itself (R85)."""
    return route.s.ships[seat].mutineers > s.ships[seat].mutineers


def _others_hit(s: PortsmouthState, seat: int, route: Route) -> int:
    """Return how many landsmen of others a mutiny on the way costs (R83)."""
    pairs = enumerate(zip(s.ships, route.s.ships, strict=True))
    return sum(new.mutineers - old.mutineers for other, (old, new) in pairs if other != seat)


def _trained(s: PortsmouthState, seat: int, route: Route) -> int:
    """Return how many landsmen the Training town promotes on the way (R90)."""
    return len(route.s.ships[seat].seamen) - len(s.ships[seat].seamen)


def _rank(s: PortsmouthState, seat: int, route: Route) -> tuple[int, ...]:
    """Return a sort key: harmless, fewest AP and pounds, no mutiny, most gains, fewest steps."""
    return (
        _harms(s, seat, route),
        route.used - route.gained,
        _others_hit(s, seat, route),
        -_trained(s, seat, route),
        len(route.worked),
        len(route.cells),
        *route.cells,
    )


def _merits(s: PortsmouthState, seat: int, route: Route) -> tuple[int, ...]:
    """Return the merits of a walk: one that is nowhere better than another is not offered."""
    return (
        route.gained - route.used,
        route.gained,
        -_harms(s, seat, route),
        _trained(s, seat, route),
        _others_hit(s, seat, route),
        -_others_hit(s, seat, route),
    )


def _choice(s: PortsmouthState, seat: int, found: Iterable[Route]) -> list[Route]:
    """Return the best walk and up to two that are better in something."""
    chosen: list[tuple[Route, tuple[int, ...]]] = []
    for route in sorted(found, key=lambda route: _rank(s, seat, route)):
        merits = _merits(s, seat, route)
        if not any(all(map(int.__ge__, other, merits)) for _, other in chosen):
            chosen.append((route, merits))
    return [route for route, _ in chosen[:MOST_ROUTES]]


# A walk as actions.


def _proposal(s: PortsmouthState, seat: int, route: Route, hires: bool) -> Proposal:
    """Return the walk as actions, and why it does not go on to recruit."""
    through = tuple(NAMES[card] for card in route.worked)
    short = None if hires or not market.is_officer(s, route.cell) else hire_refusal(s, seat, route)
    return Proposal(tuple(_actions(s, seat, route, hires)), through, _harms(s, seat, route), short)


def _actions(s: PortsmouthState, seat: int, route: Route, hires: bool) -> Iterator[Action]:
    """Yield the steps, with the AP that lack bought in as few purchases as possible (R38-R40)."""
    twin = s.copy()
    need = route.used + (COST[s.array[route.cell]] if hires else 0)
    for cell in route.cells:
        yield from _purchase(twin, seat, need, market.step_cost(twin, cell))
        need -= market.step_cost(twin, cell)
        twin.ap -= market.step_cost(twin, cell)
        towns.enter(twin, seat, cell, NULL_CONTEXT)
        yield turn.MOVE[cell]
    if hires:
        yield from _purchase(twin, seat, need, need)
        yield turn.RECRUIT[route.cell]


def _purchase(s: PortsmouthState, seat: int, need: int, cost: int) -> Iterator[Action]:
    """Buy all that lacks as soon as the purse allows, at the latest when a step lacks it."""
    ship = s.ships[seat]
    lacks = need - s.ap
    if lacks <= 0 or (lacks > ship.money and cost <= s.ap):
        return
    count = min(lacks, ship.money, len(BUY) - 1)
    ship.money -= count
    s.ap += count
    yield BUY[count]


# Why not.


def _out_of_reach(s: PortsmouthState, seat: int, cell: int) -> Refusal | None:
    """Return what a cell that no line reaches would take; None if it is the pawn's own."""
    if s.ships[seat].pawn == cell:
        return None
    if turn.closed(s, cell):
        return Refusal("strict_empty", "A2")
    found = routes(s, seat, len(BUY)).get(cell)
    if not found:
        return None
    args = {"need": found[0].used, "have": s.ap, "money": s.ships[seat].money}
    return Refusal("no_ap", "R44", args)
