"""Step 5: cubes for a cube (V12, R12, R13, R65)."""

from __future__ import annotations

from functools import lru_cache

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
    return bool(allowed(s))


def allowed(s: VictoryState) -> tuple[Action, ...]:
    """Return every trade without a refusal, in the order of ``TRADES``."""
    if s.rules.trades_per_turn and s.trades >= s.rules.trades_per_turn:
        return ()
    return possible(s.ports[s.active].cubes, s.bank)


def possible(held: Cubes, bank: Cubes) -> tuple[Action, ...]:
    """Return every trade for which the cubes are there, in the order of ``TRADES`` (R65)."""
    wood, brick, metal, cloth = held
    w, b, m, c = bank
    most_two = (min(wood, 2), min(brick, 2), min(metal, 2), min(cloth, 2))
    return _allowed(most_two, (w > 0, b > 0, m > 0, c > 0))


@lru_cache(maxsize=3**4 * 2**4)
def _allowed(held: Cubes, in_bank: tuple[bool, ...]) -> tuple[Action, ...]:
    """Return the trades, of which no more than two of a kind are ever paid."""
    return tuple(
        ("trade", number, kind)
        for number, paid in enumerate(cubes.TRADES)
        if cubes.covers(held, paid)
        for kind in range(len(KINDS))
        if not (max(paid) == 2 and paid[kind]) and (in_bank[kind] or paid[kind])
    )


def trade(s: VictoryState, paid: Cubes, kind: int) -> None:
    """Pay, then gain (R65)."""
    s.trades += 1
    cubes.pay(s, s.active, paid)
    cubes.gain(s, s.active, cubes.ONE[kind])
