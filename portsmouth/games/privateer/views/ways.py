"""Ways for the eye: from which square each in reach is come to, and how many turns ports are away.

Both follow from what lies open: chart, wind and tracks (P34, B4, B61).
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import PORT_SQUARES, SEA, costs, way
from portsmouth.games.privateer.rules.components import NONE
from portsmouth.games.privateer.state import PrivateerState

BEFORE_SAILING = frozenset({"bounty", "victim", "swap", "gossip", "offer", "answer", "sail"})
"""The steps of a turn after which its ship may still sail."""
OF_FORTUNE_OR_FIGHT = frozenset({"seize", "spoils"})
"""Questions that a Bounty Card asks before the ship sails, and a fight when she has."""
FAR = 12
"""Turns beyond this many are not told apart."""


@lru_cache(maxsize=64)
def squares_before(square: int, wind: int, windproof: bool) -> tuple[int, ...]:
    """Return for every square the one before it on a cheapest way from a square (B61)."""
    found = list(range(max(SEA) + 1))
    for end in SEA:
        if end != square:
            found[end] = way(square, end, wind, windproof)[-2]
    return tuple(found)


def yet_to_sail(s: PrivateerState, seat: int) -> bool:
    """Return whether the seat may still sail in this turn."""
    if seat != s.active or not s.frames:
        return False
    if s.frames[-1][0] in OF_FORTUNE_OR_FIGHT:
        return s.attacker == NONE
    return any(frame[0] in BEFORE_SAILING for frame in s.frames)


def half_points(s: PrivateerState, seat: int) -> int:
    """Return the half points of a seat's turn: of the one that runs, or of its next."""
    if yet_to_sail(s, seat):
        return 0 if s.becalmed else ships.half_points_now(s)
    return ships.half_points_next(s.ships[seat])


def turns_to_ports(s: PrivateerState, seat: int) -> tuple[int, ...]:
    """Return how many turns each port is away under this wind, a turn that runs included."""
    ship = s.ships[seat]
    now, later = half_points(s, seat), ships.half_points(ship, False, 0)
    return _turns(ship.square, s.wind, ships.windproof(ship), now, later)


@lru_cache(maxsize=256)
def _turns(square: int, wind: int, windproof: bool, now: int, later: int) -> tuple[int, ...]:
    found = {square: 0}
    edge = [square]
    for turn in range(1, FAR + 1):
        most = now if turn == 1 else later
        spent = [costs(start, wind, windproof) for start in edge]
        edge = [end for end in SEA if end not in found and any(row[end] <= most for row in spent)]
        found.update(dict.fromkeys(edge, turn))
        if not edge and turn > 1:
            break
        edge = edge or [square]
    return tuple(found.get(port, FAR) for port in PORT_SQUARES)
