"""What one shot may do with the cards that change it (K18, K19, K22, K23, S77)."""

from __future__ import annotations

from functools import cache

from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules.components import (
    DAMP_POWDER,
    EXTRA_GUN,
    FACES,
    HEATED_SHOT,
    MARINES,
    MASTER_GUNNER,
)
from portsmouth.games.war.rules.fleet import holds

HEATS, AGAIN, DAMPED, EXTRA = 1, 2, 4, 8
"""What a side's guns still have: a hotter first hit, a second throw, a miss, a second die.

Each comes once in a conflict; the second die at the first exchange only.
"""
SHOT_WAYS = len(FACES) ** 3
"""The parts of a shot's chances: three dice may fall."""
Shots = tuple[tuple[int, int, int], ...]
"""Parts of ``SHOT_WAYS``, hits, and what the guns still have."""


def helps(card: int, against: int, gunner: bool) -> int:
    """Return what a side's guns have by its card, the other's, and Master Gunner (K18-K23)."""
    return (
        HEATS * (card == HEATED_SHOT)
        + AGAIN * gunner
        + DAMPED * (against == DAMP_POWDER)
        + EXTRA * (card == EXTRA_GUN)
    )


def before_cards(convoy: Convoy) -> int:
    """Return what a convoy's guns have before any card is played."""
    return AGAIN if holds(convoy, MASTER_GUNNER) else 0


def boarders(card: int) -> int:
    """Return the dice that a side throws aboard (K21)."""
    return 2 if card == MARINES else 1


def none(guns: int) -> Shots:
    """Return what comes of no shot."""
    return ((SHOT_WAYS, 0, guns),)


@cache
def shot(guns: int, first: bool) -> Shots:
    """Return what one shot may do; ``first``: in the first exchange, or round at a port (K23)."""
    if guns & DAMPED:
        return none(guns & ~DAMPED)
    found: dict[tuple[int, int], int] = {}
    extra = FACES if first and guns & EXTRA else (0,) * len(FACES)
    for face in FACES:
        again = guns & AGAIN and not face
        for second in FACES if again else (face,) * len(FACES):
            for third in extra:
                left, hits = (guns & ~AGAIN if again else guns), second + third
                if hits and left & HEATS:
                    left, hits = left & ~HEATS, hits + 1
                found[hits, left] = found.get((hits, left), 0) + 1
    return tuple((ways, hits, left) for (hits, left), ways in sorted(found.items()))
