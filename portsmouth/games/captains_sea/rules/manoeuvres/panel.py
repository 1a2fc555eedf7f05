"""The Control Panel: which manoeuvres may be selected, what they cost, when they strain (9)."""

from __future__ import annotations

from functools import cache

from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.components import ACTIVATIONS, IRONS, PANEL, PORT
from portsmouth.games.captains_sea.ship import (
    ADVANCE,
    BACK,
    TACK,
    WEAR_PORT,
    WEAR_STARBOARD,
    Ship,
)
from portsmouth.games.captains_sea.state import CaptainState

TURNS = {WEAR_PORT: -1, WEAR_STARBOARD: 1}
"""By plan: the points by which a ship that wears turns clockwise."""


def position(s: CaptainState, ship: Ship) -> int:
    """Return a ship's wind position (1.03)."""
    return geometry.position(s.wind, ship.heading)


def in_irons(s: CaptainState, ship: Ship) -> bool:
    """Return whether a ship lies In Irons."""
    return position(s, ship) == IRONS


def cost(s: CaptainState, ship: Ship, plan: int) -> int:
    """Return what a manoeuvre costs from where a ship lies, 0 if it is not offered (R56, R133)."""
    return cost_at(s.wind, ship.heading, plan)


@cache
def cost_at(wind: int, heading: int, plan: int) -> int:
    """Return what a manoeuvre costs on a heading (4.4, 9.16, 9.19)."""
    row = PANEL.get(geometry.position(wind, heading))
    if row is None:
        return 0
    if plan == ADVANCE:
        return row.corner if geometry.is_diagonal(heading) else row.side
    if plan == BACK:
        return row.back
    if plan == TACK:
        return row.tack
    after = geometry.position(wind, geometry.turned(heading, TURNS[plan]))
    return next((price for to, price in row.wear if to == after), 0)


def barred(ship: Ship, plan: int) -> str:
    """Return the rule by which a manoeuvre may not follow now, or nothing (9.11-9.14, R132)."""
    if plan == BACK:
        return "9.11" if ship.backed else ""
    if plan in TURNS:
        if ship.wore:
            return "9.12"
        return "9.13" if ship.wore_here else ""
    return ""


def offered(s: CaptainState, ship: Ship) -> list[int]:
    """Return the manoeuvres that a ship may select, bars considered (9.06)."""
    plans = printed(s.wind, ship.heading)
    if not (ship.backed or ship.wore or ship.wore_here):
        return [*plans]
    return [plan for plan in plans if not barred(ship, plan)]


@cache
def printed(wind: int, heading: int) -> tuple[int, ...]:
    """Return the manoeuvres that the panel has for a heading (9.06)."""
    return tuple(plan for plan in range(ADVANCE, BACK + 1) if cost_at(wind, heading, plan))


def free_turns(s: CaptainState, ship: Ship) -> list[int]:
    """Return the turns, -1 or 1, that an Advance allows (9.17); the position is that of now."""
    return [*free_turns_at(s.wind, ship.heading)]


@cache
def free_turns_at(wind: int, heading: int) -> tuple[int, ...]:
    """Return the turns that an Advance on a heading allows (9.17)."""
    row = PANEL[geometry.position(wind, heading)]
    return tuple(
        points
        for points in (-1, 1)
        if geometry.position(wind, geometry.turned(heading, points)) in row.free_turn
    )


def activations_left(s: CaptainState, ship: Ship) -> int:
    """Return the activations still to come in this turn, this impulse not counted (R55)."""
    return (ship.acts >> (s.impulse + 1)).bit_count()


def acts_of(speed: int) -> int:
    """Return the impulses in which a speed activates, as a mask (7.11)."""
    return sum(1 << impulse for impulse in ACTIVATIONS[speed])


def carries_over(s: CaptainState, ship: Ship, plan: int) -> bool:
    """Return whether a manoeuvre, selected now, will finish only next turn (9.08, R55)."""
    return cost(s, ship, plan) > activations_left(s, ship)


def completes(s: CaptainState, ship: Ship, plan: int) -> int:
    """Return the impulse in which a manoeuvre, selected now, is carried out; 0: not this turn."""
    left = [n for n in range(s.impulse + 1, 13) if ship.acts >> n & 1]
    price = cost(s, ship, plan)
    return left[price - 1] if price <= len(left) else 0


def wear_side(plan: int) -> int:
    """Return the side to which a Wear turns."""
    return PORT if plan == WEAR_PORT else 1 - PORT
