"""Lines of several actions in a turn: walk to a cell, buy the AP that lack, recruit there."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.option import Proposal, Reach, Refusal
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.routes.merits import (
    MOST_ROUTES,
    choice,
    harms,
    hire_refusal,
    leads_on,
    rank,
)
from portsmouth.games.portsmouth.routes.walks import Route, routes
from portsmouth.games.portsmouth.rules import market, towns
from portsmouth.games.portsmouth.rules.cards import COST, GRID, NAMES
from portsmouth.games.portsmouth.rules.payments import BUY, price
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps import turn


def proposals(s: PortsmouthState, seat: int, target: str) -> tuple[list[Proposal], Refusal | None]:
    """Return up to three lines to a cell, the cheapest harmless first; if none, why not.

    Where one can recruit every line does; the last one of several steps only goes there.
    """
    if s.frames[-1][0] != "turn" or target not in GRID.names:
        return [], None
    cell = GRID.cell(target)
    found = routes(s, seat).get(cell, [])
    hired = [route for route in found if hire_refusal(s, seat, route) is None]
    walked = [route for route in found if leads_on(s, seat, route)]
    if hired:
        best = choice(s, seat, hired)
        lines = [_proposal(s, seat, route, True) for route in best]
        if len(best[0].cells) > 1:
            lines[MOST_ROUTES - 1 :] = [_proposal(s, seat, best[0], False)]
        return lines, None
    if walked:
        return [_proposal(s, seat, route, False) for route in choice(s, seat, walked)], None
    return [], _out_of_reach(s, seat, cell)


def reach(s: PortsmouthState, seat: int) -> dict[str, Reach]:
    """Return every cell that a line leads to, with the whole price of the best one."""
    if s.frames[-1][0] != "turn":
        return {}
    found = {}
    for cell, walks in sorted(routes(s, seat).items()):
        hired = [route for route in walks if hire_refusal(s, seat, route) is None]
        walked = hired or [route for route in walks if leads_on(s, seat, route)]
        safe = [route for route in walked if not harms(s, seat, route)]
        if safe:
            best = min(safe, key=lambda route: rank(s, seat, route))
            found[GRID.names[cell]] = _reach(s, seat, best, bool(hired))
    return found


def _reach(s: PortsmouthState, seat: int, route: Route, hires: bool) -> Reach:
    ap = route.used + (COST[s.array[route.cell]] if hires else 0)
    tolls = market.owners(s, seat, route.cell) if hires else []
    return Reach("recruit" if hires else "move", price(ap, max(0, ap - s.ap), tolls))


def _proposal(s: PortsmouthState, seat: int, route: Route, hires: bool) -> Proposal:
    """Return the walk as actions, and why it does not go on to recruit."""
    through = tuple(NAMES[card] for card in route.worked)
    short = None if hires or not market.is_officer(s, route.cell) else hire_refusal(s, seat, route)
    return Proposal(tuple(_actions(s, seat, route, hires)), through, harms(s, seat, route), short)


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
