"""Hand to hand: whether to grapple, board and fight on, and how to split men (12, 15)."""

from __future__ import annotations

from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import worth
from portsmouth.games.captains_sea.odds import melee
from portsmouth.games.captains_sea.rules import harm, scoring
from portsmouth.games.captains_sea.rules.boarding import HITS, boarding_of
from portsmouth.games.captains_sea.state import CaptainState

ENOUGH = 0.5
"""The chance to take her that is worth an attack."""


def prospect(s: CaptainState, seat: Seat) -> float:
    """Return what lying alongside is worth, as the crews stand: to take her, less to be taken."""
    return _worth(s, seat) - _worth(s, 1 - seat)


def _worth(s: CaptainState, seat: Seat) -> float:
    return max(0.0, worth.taking(s, seat)) * melee.wins(s, seat)


def grapple(s: CaptainState, seat: Seat) -> Action:
    """Grapple where it promises more than it threatens."""
    if scoring.is_prey(s, seat):
        return ("off",)
    return ("grapple",) if prospect(s, seat) > 1 else ("off",)


def attacks(s: CaptainState, seat: Seat) -> bool:
    """Return whether a seat would attack: with a good chance to take her, if that is any use."""
    return melee.wins(s, seat) >= ENOUGH and worth.taking(s, seat) > 0


def board(s: CaptainState, seat: Seat) -> Action:
    """Attack, or wait."""
    return ("board",) if attacks(s, seat) else ("wait",)


def go_on(s: CaptainState, seat: Seat) -> Action:
    """Fight another round, or stop."""
    return ("on",) if attacks(s, seat) else ("stop",)


def split(s: CaptainState, seat: Seat) -> Action:
    """Let so many fight as bring the most hits with the others' support."""
    points = harm.melee_points(s.ships[seat])
    leads = boarding_of(s).attacker == seat
    return ("split", melee.best_split(points, melee.modifier(s, seat, attacks=leads)))


def support(s: CaptainState, seat: Seat) -> Action:
    """Support the die that misses by least, if there are men enough to make it a hit."""
    state = boarding_of(s)
    missing = [(HITS - face, n) for n, face in enumerate(state.dice[seat], 1) if face < HITS]
    least = min(missing, default=(99, 0))
    return ("support", least[1] if least[0] <= state.support[seat] else 0)


def cut(s: CaptainState, seat: Seat) -> Action:
    """Get clear unless boarding promises more."""
    stays = prospect(s, seat) > 0 and not scoring.is_prey(s, seat)
    return ("stay",) if stays else ("cut",)
