"""Who is asked first, and who has the initiative (1.21, R98, R115)."""

from __future__ import annotations

from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.state import CaptainState


def opening(s: CaptainState) -> tuple[int, int]:
    """Return the captain of the duel's first ship, then the other (R115, R140)."""
    return s.first, 1 - s.first


def asked(s: CaptainState) -> tuple[int, int]:
    """Return the player without the initiative, then the one who has it (R98)."""
    return opening(s) if s.leader == NONE else (1 - s.leader, s.leader)


def leading(s: CaptainState) -> tuple[int, int]:
    """Return the player with the initiative, then the other."""
    return s.leader, 1 - s.leader
