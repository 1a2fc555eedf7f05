"""Step 5: cubes for a cube (V12, R12, R13, R65)."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.option import Refusal
from portsmouth.core.types import Action
from portsmouth.games.victory.rules import cubes, names
from portsmouth.games.victory.rules.components import KINDS, Cubes
from portsmouth.games.victory.state import VictoryState


def refusal(s: VictoryState, paid: Cubes, kind: int) -> Refusal | None:
    """Return why a trade is not allowed, or None if it is."""
    if s.rules.trades_per_turn and s.trades >= s.rules.trades_per_turn:
        return Refusal("traded", "R12")
    if max(paid) == 2 and paid[kind]:
        return Refusal("same_kind", "R65")
    held = s.ports[s.active].cubes
    if not cubes.covers(held, paid):
        missing = names.cubes(cubes.short_of(held, paid))
        return Refusal("too_few_cubes", "V12", {"cubes": missing})
    if not cubes.in_bank_after(s, paid, kind):
        return Refusal("bank_is_out", "R65", {"kind": names.KIND[kind]})
    return None


def can_trade(s: VictoryState) -> bool:
    """Return whether any trade is allowed (R85)."""
    return any(True for _ in allowed(s))


def allowed(s: VictoryState) -> Iterator[Action]:
    """Return every trade without a refusal, in the order of ``TRADES``."""
    if s.rules.trades_per_turn and s.trades >= s.rules.trades_per_turn:
        return
    held = s.ports[s.active].cubes
    if sum(held) < 2:
        return
    for number, paid in enumerate(cubes.TRADES):
        if cubes.covers(held, paid):
            for kind in range(len(KINDS)):
                if refusal(s, paid, kind) is None:
                    yield ("trade", number, kind)


def trade(s: VictoryState, paid: Cubes, kind: int) -> None:
    """Pay, then gain (R65)."""
    s.trades += 1
    cubes.pay(s, s.active, paid)
    cubes.gain(s, s.active, cubes.ONE[kind])
