"""Loads worth a look: a handful of orders for any number of cannons (W98, W99, S34)."""

from __future__ import annotations

from functools import cache

from portsmouth.games.war.rules.components import BALL, BOARD, CHAIN, GRAPE, Numbers

NAMES = ("sink", "sweep", "cripple", "board", "soften", "tear")
"""Ball first; grape first; chain first; and each of these with the hook last."""
_ORDERS = ((BALL, GRAPE, CHAIN), (GRAPE, BALL, CHAIN), (CHAIN, BALL, GRAPE))
_HOOKED = ((BALL, CHAIN, GRAPE), (GRAPE, BALL, CHAIN), (CHAIN, BALL, GRAPE))


@cache
def patterns(cannons: int, counters: Numbers, hook: bool) -> dict[str, Numbers]:
    """Return loads by name; without crew none has the hook (S57)."""
    orders = [*_ORDERS, *(_HOOKED if hook else ())]
    found: dict[str, Numbers] = {}
    for name, order in zip(NAMES, orders, strict=False):
        hooked = len(found) >= len(_ORDERS)
        pile = [shot for shot in order for _ in range(counters[shot])]
        found[name] = (*pile[: cannons - hooked], *((BOARD,) if hooked else ()))
    return found
