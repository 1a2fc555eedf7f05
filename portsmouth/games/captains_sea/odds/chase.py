"""How a chase stands: how much more room the prey needs to get away, and who gains (R85, R86)."""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.odds import speeds
from portsmouth.games.captains_sea.rules.components import COLUMNS, ROWS
from portsmouth.games.captains_sea.state import CaptainState


def room(s: CaptainState) -> int:
    """Return by how many squares, along a side of the map, the ships must still draw apart."""
    one, other = (ship.square for ship in s.ships)
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return min(COLUMNS - across, ROWS - down)


def told(s: CaptainState) -> dict[str, Json] | None:
    """Return who hunts whom, the room that is left, and how much faster the hunter is this turn.

    ``gains`` is in movement points, below 0 if the prey is faster; None before speeds are rolled.
    Returns None for a meeting of two who seek each other, and once the duel is over.
    """
    if not s.duel.chase or not s.frames:
        return None
    hunter, prey = s.first, 1 - s.first
    known = s.turn > 0 and not speeds.awaited(s)
    gains = s.ships[hunter].speed - s.ships[prey].speed if known else None
    return {"prey": prey, "room": room(s), "gains": gains}
