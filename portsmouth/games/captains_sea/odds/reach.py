"""Where a ship can lie in this turn, and from which impulse on (8, 9)."""

from __future__ import annotations

from functools import lru_cache

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.components import IMPULSES, IRONS, PANEL
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.names import square as name_of
from portsmouth.games.captains_sea.ship import ADVANCE, NO_PLAN, TACK, WEAR_PORT, WEAR_STARBOARD
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden

Place = tuple[Square, int, bool]
"""A square, a heading, and whether a Wear is barred there (9.12, 9.13)."""


def told(s: CaptainState, seat: int, plans: list[int]) -> dict[str, Json]:
    """Return each square on the map with its first impulse; ``plans`` may be at hand now."""
    ship = s.ships[seat]
    if s.grappled or not s.turn:
        return {name_of(ship.square): s.impulse}
    left = tuple(n for n in range(s.impulse + 1, IMPULSES + 1) if ship.acts >> n & 1)
    place = (ship.square, ship.heading, ship.wore or ship.wore_here)
    found: dict[Square, int] = {}
    for plan in plans or [NO_PLAN]:
        for square, impulse in _squares(s.wind, place, left, plan, ship.paid).items():
            found[square] = min(impulse, found.get(square, impulse))
    found[ship.square] = s.impulse
    return {name_of(at): found[at] for at in sorted(found) if geometry.on_map(at)}


def plans_of(s: CaptainState, seat: int, viewer: int | None) -> list[int]:
    """Return the manoeuvres that a ship may have at hand, as a viewer knows."""
    ship = s.ships[seat]
    if ship.plan == NO_PLAN:
        return []
    if seat == viewer or not hidden.hides_plan(ship):
        return [ship.plan]
    return hidden.possible_plans(s, ship)


@lru_cache(maxsize=256)
def _squares(
    wind: int, place: Place, left: tuple[int, ...], plan: int, paid: int
) -> dict[Square, int]:
    """Return the first impulse for each square, by all ways to spend the activations left."""
    found: dict[Square, int] = {}
    waves: list[set[Place]] = [set() for _ in range(len(left) + 1)]
    if plan == NO_PLAN:
        waves[0].add(place)
    else:
        price = panel.cost_at(wind, place[1], plan) - paid
        if 0 < price <= len(left):
            waves[price].update(after(wind, *place[:2], plan))
    for spent, wave in enumerate(waves):
        for now in wave:
            if spent:
                found.setdefault(now[0], left[spent - 1])
            for each in (ADVANCE, WEAR_PORT, WEAR_STARBOARD, TACK):
                price = panel.cost_at(wind, now[1], each)
                barred = now[2] and each in panel.TURNS
                if price and not barred and spent + price <= len(left):
                    waves[spent + price].update(after(wind, *now[:2], each))
    return found


@lru_cache(maxsize=1 << 12)
def after(wind: int, square: Square, heading: int, plan: int) -> tuple[Place, ...]:
    """Return where a manoeuvre may bring a ship, an Advance first without a free turn."""
    if plan == ADVANCE:
        ahead = geometry.ahead(square, heading)
        turns = (geometry.turned(heading, points) for points in (-1, 1))
        row = PANEL[geometry.position(wind, heading)]
        free = [each for each in turns if geometry.position(wind, each) in row.free_turn]
        return ((ahead, heading, False), *((ahead, each, True) for each in free))
    if plan == TACK:
        points = 2 if geometry.position(wind, geometry.turned(heading, 1)) == IRONS else -2
        return ((square, geometry.turned(heading, points), False),)
    if plan in panel.TURNS:
        return ((square, geometry.turned(heading, panel.TURNS[plan]), True),)
    return ((square, heading, False),)
