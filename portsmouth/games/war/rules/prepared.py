"""Prepared positions: in ``prize`` a strong convoy meets a rich one that can hardly defend itself.

The way that the prize would complete, and where both lie, come from the seed.
"""

from __future__ import annotations

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.games.war.rules import turns
from portsmouth.games.war.rules.components import CREW, HOLD, MOST_VALUE, PORTS, SAILS, Numbers
from portsmouth.games.war.rules.fleet import crates, from_sheet
from portsmouth.games.war.rules.harbours import plant
from portsmouth.games.war.rules.world import CELLS, LAND
from portsmouth.games.war.state import WarState, put

VARIANTS: tuple[tuple[int, int, Numbers, int], ...] = (
    (4, 40, (), 1),
    (4, 25, (1, 1, 1), 1),
    (4, 25, (0, 0), 1),
    (2, 45, (0, 1), 1),
    (3, 60, (), 2),
)
"""Ships, gold and flags on the board (1 for a pirate's), and the ships of the prey.

The hunter lacks only the prize: its gold, or a fourth ship.
"""
PRIZE_GOLD = 20
SPARE_ROOM = 3
"""The crates for which the hunter still has room."""


def lay_out(s: WarState) -> None:
    """Let the first player meet the seat after it, which has lost sails and crew (W84, S21)."""
    hunter, prey = s.first, (s.first + 1) % s.seats
    ships, gold, flags, rich = VARIANTS[s.rng.below(len(VARIANTS))]
    _arm(s, hunter, ships, gold)
    _fly(s, hunter, flags)
    _arm(s, prey, rich, PRIZE_GOLD)
    s.convoys[prey].values = put(s.convoys[prey].values, CREW, 0)
    s.convoys[prey].values = put(s.convoys[prey].values, SAILS, 0)
    sea = [each for each in range(CELLS) if not LAND[each]]
    for convoy in s.convoys:
        convoy.at = sea[s.rng.below(len(sea))]
    s.convoys[hunter].at = s.convoys[prey].at
    for good in range(3):
        from_sheet(s, s.convoys[prey], good, 1 + rich)
    for good in range(3, 7):
        free = HOLD[ships] - SPARE_ROOM - crates(s.convoys[hunter])
        from_sheet(s, s.convoys[hunter], good, min(s.sheet[good], free))
    turns.begin_turn(s, NULL_CONTEXT, hunter)
    s.frames = (("meet",),)


def _arm(s: WarState, seat: int, ships: int, gold: int) -> None:
    convoy = s.convoys[seat]
    convoy.ships, convoy.gold = ships, gold
    convoy.values = (MOST_VALUE[ships],) * 3


def _fly(s: WarState, seat: int, flags: Numbers) -> None:
    """Plant flags on ports of other nations, some of them as a pirate."""
    convoy = s.convoys[seat]
    ports = [port for port in range(len(PORTS)) if port % 3 == 0]
    for pirate, port in zip(flags, ports, strict=False):
        convoy.pirate = bool(pirate)
        plant(s, seat, port)
    convoy.pirate = True
