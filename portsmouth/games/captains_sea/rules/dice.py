"""Dice, what cards and discards add to them, and morale and quality modifiers (1.18, 1.24, R42)."""

from __future__ import annotations

from portsmouth.games.captains_sea.rules.components import MORALE_MODIFIER, QUALITY_MODIFIER
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState, put


def throw(s: CaptainState, count: int) -> tuple[int, ...]:
    """Throw dice."""
    return tuple(s.rng.die() for _ in range(count))


def take_spent(s: CaptainState, seat: int) -> int:
    """Return how many cards a seat discarded for the roll at hand, and forget them (R42)."""
    spent = s.spent[seat]
    s.spent = put(s.spent, seat, 0)
    return spent


def take_extra(s: CaptainState, seat: int) -> int:
    """Return what cards add to a seat's roll at hand, and forget it."""
    extra = s.extra[seat]
    s.extra = put(s.extra, seat, 0)
    return extra


def raised(dice: tuple[int, ...], spent: int, by: int = 0) -> tuple[int, ...]:
    """Return dice with 1 added to each of the first ``spent``, and ``by`` to all (1.19, R42)."""
    return tuple(die + by + (place < spent) for place, die in enumerate(dice))


def quality(ship: Ship) -> int:
    """Return the crew's quality as a modifier (3.03)."""
    return QUALITY_MODIFIER[ship.quality]


def morale(ship: Ship) -> int:
    """Return the crew's morale as a modifier (R8)."""
    return MORALE_MODIFIER[ship.morale]


def half_up(number: int) -> int:
    """Return the half of a number, rounded up (1.26)."""
    return -(-number // 2)


def shown(dice: tuple[int, ...]) -> str:
    """Return dice as they are told in the log."""
    return ", ".join(map(str, dice)) or "–"
