"""What a walk is worth: what it harms and gains, and whether one may recruit at its end."""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.option import Refusal
from portsmouth.games.portsmouth.routes.walks import Route
from portsmouth.games.portsmouth.rules import market, recruiting
from portsmouth.games.portsmouth.rules.cards import ASHORE, COST
from portsmouth.games.portsmouth.state import PortsmouthState

MOST_ROUTES = 3
"""The most walks to a target that are kept."""


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


def leads_on(s: PortsmouthState, seat: int, route: Route) -> bool:
    """Return whether the walk ends elsewhere than it began, or goes by a town (R81)."""
    away = route.cell != s.ships[seat].pawn
    return away or (bool(route.worked) and route.worked[-1] == s.array[route.cell])


def _too_dear(s: PortsmouthState, seat: int, ap: int, tolls: list[int]) -> Refusal:
    """Return what the whole line needs, and what there is for it, as a refusal."""
    args = {"need": ap, "have": s.ap, "money": s.ships[seat].money}
    if tolls:
        return Refusal("no_ap_toll", "R55", {**args, "toll": len(tolls)})
    return Refusal("no_ap", "R53", args)


def harms(s: PortsmouthState, seat: int, route: Route) -> bool:
    """Return whether a mutiny on the way hits the seat itself (R85)."""
    return route.s.ships[seat].mutineers > s.ships[seat].mutineers


def others_hit(s: PortsmouthState, seat: int, route: Route) -> int:
    """Return how many landsmen of others a mutiny on the way costs (R83)."""
    pairs = enumerate(zip(s.ships, route.s.ships, strict=True))
    return sum(new.mutineers - old.mutineers for other, (old, new) in pairs if other != seat)


def _trained(s: PortsmouthState, seat: int, route: Route) -> int:
    """Return how many landsmen the Training town promotes on the way (R90)."""
    return len(route.s.ships[seat].seamen) - len(s.ships[seat].seamen)


def rank(s: PortsmouthState, seat: int, route: Route) -> tuple[int, ...]:
    """Return a sort key: harmless, fewest AP and pounds, no mutiny, most gains, fewest steps."""
    return (
        harms(s, seat, route),
        route.used - route.gained,
        others_hit(s, seat, route),
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
        -harms(s, seat, route),
        _trained(s, seat, route),
        others_hit(s, seat, route),
        -others_hit(s, seat, route),
    )


def choice(s: PortsmouthState, seat: int, found: Iterable[Route]) -> list[Route]:
    """Return the best walk and up to two that are better in something."""
    chosen: list[tuple[Route, tuple[int, ...]]] = []
    for route in sorted(found, key=lambda route: rank(s, seat, route)):
        merits = _merits(s, seat, route)
        if not any(all(map(int.__ge__, other, merits)) for _, other in chosen):
            chosen.append((route, merits))
    return [route for route, _ in chosen[:MOST_ROUTES]]
