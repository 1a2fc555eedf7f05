"""What happens is worth, in victory points of the lead: boxes, fires, nerves, a ship taken."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.games.captains_sea.odds import broadside, chance
from portsmouth.games.captains_sea.odds.broadside import Forecast
from portsmouth.games.captains_sea.odds.salvo import Salvo
from portsmouth.games.captains_sea.rules import scoring
from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.scoring import (
    BROKE_OFF_POINTS,
    CAPTURE_POINTS,
    DRAWN_WITHIN,
)
from portsmouth.games.captains_sea.state import CaptainState

BURNS, SHAKES = 2.0, 3.0
"""What a fire aboard and a fall of morale are worth, in boxes."""
USE = 0.3
"""How many hits a box that she loses takes from the enemy's later fire, at her own price."""
LATE = 12
"""The turns in which a box still has its full use."""
WON = 15
"""What it is worth beyond points to end a game that is won."""


def price(s: CaptainState, seat: int) -> float:
    """Return the victory points that a seat has for a box of the enemy."""
    return scoring.berth_of(s, seat).halves / 2


def lead(s: CaptainState, seat: int) -> int:
    """Return by how many points a seat is ahead if the game ended now."""
    return scoring.points(s, seat) - scoring.points(s, 1 - seat)


def box(s: CaptainState, seat: int) -> float:
    """Return what a box of the enemy is worth: its points, and what she could have done with it."""
    return price(s, seat) + use(s) * price(s, 1 - seat)


def use(s: CaptainState) -> float:
    """Return how many hits a lost box takes from her later fire, as many turns as are left."""
    limit = s.rules.turn_limit
    return USE * min(1.0, (limit - s.turn) / LATE) if limit else USE


def blow(s: CaptainState, seat: int, found: Forecast) -> float:
    """Return what a volley of a seat is worth to it; boxes that aren't there count nothing."""
    enemy = s.ships[1 - seat]
    boxes = found.hull + min(found.rigging, enemy.rigging) + min(found.crew, enemy.crew)
    return box(s, seat) * (boxes + BURNS * found.fire + SHAKES * found.nerves / 2)


def aimed(s: CaptainState, seat: int, some: Sequence[int]) -> list[float]:
    """Return what aims are worth, as both ships lie now."""
    if aims.CHASE in some:
        return [box(s, seat) * chance.mean(broadside.chase(s, seat))]
    salvo = Salvo(s, seat) if some else None
    return [blow(s, seat, salvo.volley(aim)) for aim in some if salvo]


def best_aim(s: CaptainState, seat: int) -> tuple[float, int]:
    """Return the best of all aims that a seat may seal now, and its worth; NONE for nothing."""
    some = aims.choices(s, seat)
    found = zip(aimed(s, seat, some), (-aim for aim in some), strict=True)
    worth, aim = max(found, default=(0.0, -NONE))
    return worth, -aim


def taking(s: CaptainState, seat: int) -> float:
    """Return what it is worth to a seat to take the enemy, which ends the game (15.10, 19.03)."""
    if s.duel.must_take:
        return 3.0 * WON if seat == s.first else CAPTURE_POINTS
    after = lead(s, seat) + CAPTURE_POINTS
    if after > DRAWN_WITHIN:
        return CAPTURE_POINTS + WON
    return CAPTURE_POINTS if after >= -DRAWN_WITHIN else -CAPTURE_POINTS


def breaking_off(s: CaptainState, seat: int) -> float:
    """Return what it is worth to leave the sea now (9.33, R90, R112)."""
    if s.duel.must_take:
        return -3.0 * WON if seat == s.first else 3.0 * WON
    if s.duel.chase and seat == s.first:
        return -2.0 * WON
    if s.duel.chase:
        lost = lead(s, seat) + s.duel.escape < -DRAWN_WITHIN
        return -WON if lost else s.duel.escape + WON
    return WON if secure(s, seat) else -2.0 * BROKE_OFF_POINTS


def secure(s: CaptainState, seat: int) -> bool:
    """Return whether a seat has won a meeting even if it breaks off (R112)."""
    after = lead(s, seat) - (BROKE_OFF_POINTS if s.rules.bonus == "fought" else 0)
    return not s.duel.chase and not s.duel.must_take and after > DRAWN_WITHIN
