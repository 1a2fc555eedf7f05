"""The race: in which round each captain will have the Infamy that counts (P19)."""

from __future__ import annotations

from portsmouth.bots.base import Race
from portsmouth.games.privateer.bots import prospects
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.components import NONE
from portsmouth.games.privateer.state import PrivateerState


def race(s: PrivateerState) -> Race | None:
    """Return the rounds; None while captains are chosen, after the end, and with closed purses.

    What a closed purse holds could be counted (B35), but nobody is told it.
    """
    if not s.frames or NONE in s.ports or s.rules.purses == "closed":
        return None
    return Race(s.rules.goal, tuple(_round(s, seat) for seat in range(len(s.ships))))


def _round(s: PrivateerState, seat: int) -> int:
    """Return the round in thousandths; a turn that is not over in this one counts."""
    if ships.infamy(s.ships[seat]) >= s.rules.goal:
        return 1000 * s.round
    count = len(s.ships)
    due = (seat - s.first) % count >= (s.active - s.first) % count
    return 1000 * (s.round - due) + max(1000, prospects.rounds_to_goal(s, seat))
