"""What others take from a seat's plans: officers that it stood by, or could have recruited."""

from __future__ import annotations

from portsmouth.core.context import Event
from portsmouth.core.text import Text
from portsmouth.core.types import Seat
from portsmouth.games.portsmouth.routes.proposals import reach
from portsmouth.games.portsmouth.rules import market
from portsmouth.games.portsmouth.rules.cards import ACTION_POINTS, ASHORE, GRID, NAMES, RANK, RANKS
from portsmouth.games.portsmouth.state import PortsmouthState

TAKEN = {"recruited": "card", "traded": "got"}
"""The events that take an officer from a cell, and the fact that names him."""


def setback(s: PortsmouthState, seat: Seat, event: Event) -> Text | None:
    """Return that an officer was taken whom the seat could have recruited next; else None.

    ``s`` is the position after the seat's last turn. Beside its pawn any officer counts whom it has
    a berth for; farther off those whom a turn's own action points pay (R36, R44, R52).
    """
    if event.kind not in TAKEN or event.facts["seat"] == seat:
        return None
    cell = GRID.cell(str(event.facts["cell"]))
    if not market.is_officer(s, cell) or NAMES[s.array[cell]] != event.facts[TAKEN[event.kind]]:
        return None
    near = reach(_at_turn(s, seat), seat).get(GRID.names[cell])
    if near is None or near.verb != "recruit":
        return None
    rank = Text(f"rank-{RANKS[RANK[s.array[cell]]]}")
    pawn = s.ships[seat].pawn
    if pawn == cell:
        return Text("setback-here", rank=rank)
    if pawn != ASHORE and cell in GRID.neighbours[pawn]:
        return Text("setback-next", rank=rank)
    if near.cost.of("pounds"):
        return None
    return Text("setback-reach", rank=rank, ap=near.cost.of("ap"))


def _at_turn(s: PortsmouthState, seat: Seat) -> PortsmouthState:
    """Return the position as if the seat's next turn began now (R36, R80)."""
    s = s.copy()
    s.frames, s.active, s.ap, s.towns_used = (("turn",),), seat, ACTION_POINTS, 0
    s.commissioned = False
    return s
