"""Hold cards that are played for or against an attack (H10-H17, H20, R101, R102, R108, R117)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules.cards import windows
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.program import then
from portsmouth.games.captains_sea.state import CaptainState

SIGHTS, RAGGED, GRAPE, WADS, ALL_HANDS = 1, 2, 4, 8, 16
"""Marks of an attack: H10, H13, H15, H17, H20."""


class Place(NamedTuple):
    """Where a card is played: the window, the seat, and what the window is about."""

    kind: str
    seat: int
    about: int


Why = Callable[[CaptainState, Place], bool]
Effect = Callable[[CaptainState, Context, Place], None]


def own(s: CaptainState, at: Place) -> bool:
    """Return whether the window is about the player's own attack."""
    return windows.attack(s, at.about).seat == at.seat


def enemy(s: CaptainState, at: Place) -> bool:
    """Return whether the window is about an attack on the player's ship."""
    return not own(s, at)


def marked(s: CaptainState, at: Place, mark: int) -> bool:
    """Return whether a card was played for an attack."""
    return bool(windows.attack(s, at.about).cards & mark)


def mark(mark: int) -> Effect:
    """Return an effect that marks an attack."""

    def effect(s: CaptainState, cx: Context, at: Place) -> None:
        windows.attack(s, at.about).cards |= mark

    return effect


def lean(by: int) -> Effect:
    """Return an effect that adds to the sum of the damage dice (H11, H12)."""

    def effect(s: CaptainState, cx: Context, at: Place) -> None:
        windows.attack(s, at.about).lean += by

    return effect


def shield(s: CaptainState, cx: Context, at: Place) -> None:
    """Add two defense dice (H14)."""
    windows.attack(s, at.about).defense += 2


def can_grape(s: CaptainState, at: Place) -> bool:
    """Return whether an attack is Low, at 3 MP or less, and H15 not played (H15)."""
    found = windows.attack(s, at.about)
    near = aims.range_of(s) <= 3
    return not found.high and near and not found.cards & GRAPE


def marksmen(s: CaptainState, cx: Context, at: Place) -> None:
    """Roll for a crew hit at 2 MP or less (H16, R119)."""
    then(s, ("ask", "check", at.seat, 1), ("marksmen", at.seat))


def all_hands(end: int) -> Effect:
    """Return an effect that mans one section fully (H20)."""

    def effect(s: CaptainState, cx: Context, at: Place) -> None:
        found = windows.attack(s, at.about)
        found.cards |= ALL_HANDS
        found.dice = aims.with_all_hands(s, found, end)

    return effect


def can_use_hands(end: int) -> Why:
    """Return whether full crew would give a firing section more dice (H20)."""

    def free(s: CaptainState, at: Place) -> bool:
        found = windows.attack(s, at.about)
        fires = found.ends >> end & 1 and found.seat == at.seat
        return bool(fires) and aims.with_all_hands(s, found, end) != found.dice

    return free


def unplayed(mark: int, who: Why) -> Why:
    """Return a condition that also asks that a card was not played yet."""
    return lambda s, at: who(s, at) and not marked(s, at, mark)
