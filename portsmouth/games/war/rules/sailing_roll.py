"""The movement roll and the allowance that comes of it (W12, W54, W79)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.war.rules.components import (
    CARDS,
    DOLDRUMS,
    MOVE_DIE,
    NAVIGATOR,
    NONE,
    SAILS,
    TRADE_WINDS,
)
from portsmouth.games.war.rules.fleet import holds
from portsmouth.games.war.state import WarState

FAIR_WIND_STEPS = 2
PRESSED = 4
"""What the roll becomes by Press of Sail."""


def roll(s: WarState, cx: Context) -> None:
    """Roll for movement; with no sails no die falls (W54, K13, S79, S92)."""
    s.winds, s.press = 0, False
    s.roll = s.rng.die(MOVE_DIE) if s.convoys[s.active].values[SAILS] else 0
    if s.roll:
        cx.emit("rolled", seat=s.active, roll=s.roll)


def allowance(s: WarState) -> int:
    """Return how many spaces the active convoy may move (W79)."""
    convoy = s.convoys[s.active]
    if convoy.becalmed:
        return 1
    steps = PRESSED if s.press else s.roll or 1
    if convoy.values[SAILS]:
        world = CARDS[s.globe] if s.globe != NONE else NONE
        if world == DOLDRUMS:
            steps = max(1, steps - 1)
        elif world == TRADE_WINDS:
            steps += 1
        steps += holds(convoy, NAVIGATOR)
    return steps + FAIR_WIND_STEPS * s.winds
