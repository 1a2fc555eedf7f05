"""The two levels that go by fixed rules: the gunner's, but they know how to close.

The landsman, the weakest, is a midshipman who now and then does anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import closing, gunner
from portsmouth.games.captains_sea.state import CaptainState

WHIMS = 3
"""The landsman does anything one time in so many."""
RULES = gunner.RULES | {
    "select": closing.select,
    "turn": closing.free_turn,
    "order": closing.order,
    "bonus": closing.bonus,
}
"""By question: what he goes by."""


class Midshipman(gunner.Gunner):
    """Decides by the kind of the question alone."""

    def choose(self, s: CaptainState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        return RULES.get(str(s.frames[-1][0]), gunner.usual)(s, seat, legal)


class Landsman(Midshipman):
    """A midshipman who finds work for a third of his crew, and does anything one time in three."""

    def choose(self, s: CaptainState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        if s.frames[-1][0] == "muster":
            return gunner.manned(s, seat, s.ships[seat].crew * 2 // 3)
        if rng.below(WHIMS):
            return super().choose(s, seat, legal, rng)
        free = [action for action in legal if action[0] not in ("strike", "orders")]
        return free[rng.below(len(free))]
