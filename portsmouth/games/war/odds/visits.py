"""Odds of docking: the shot at a pirate, press-gang, plague (W40, W43, K9)."""

from __future__ import annotations

from functools import cache

from portsmouth.core.text import Text
from portsmouth.games.war.rules import harbours
from portsmouth.games.war.rules.components import FACES, FEE
from portsmouth.games.war.state import WarState

PERMILLE = 1000


@cache
def at_least(hits: int) -> int:
    """Return how many of a thousand throws of the damage die show so many explosions or more."""
    return round(PERMILLE * sum(face >= hits for face in FACES) / len(FACES))


def effects(s: WarState, seat: int, port: int) -> tuple[Text, ...]:
    """Return what docking at a port causes, in its order (W86)."""
    convoy = s.convoys[seat]
    found = []
    if harbours.fires_at_pirates(s, convoy, port):
        found.append(Text("effect-fort_fires", percent=at_least(1) // 10))
    if harbours.presses_crew(s, convoy, port):
        found.append(Text("effect-press_gang", percent=at_least(1) // 10))
    if s.plague == port:
        found.append(Text("effect-plague", percent=at_least(1) // 10))
    if convoy.passenger == port:
        found.append(Text("effect-delivers", gold=FEE))
    return tuple(found)
