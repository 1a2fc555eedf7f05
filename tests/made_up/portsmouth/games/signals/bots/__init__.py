"""The computer players of the Duel of Signals."""

from __future__ import annotations

from portsmouth.bots.base import Bots
from portsmouth.bots.captain import Captain
from portsmouth.bots.tree import TreeSearch
from portsmouth.core.errors import BadSetup
from portsmouth.games.signals.game import GAME
from portsmouth.games.signals.meta import META
from portsmouth.games.signals.state import SignalsState


class SignalsBots(Bots[SignalsState]):
    """Tree search, which knows nothing of the game but its rules."""

    def captain(self, level: str, seats: int) -> Captain[SignalsState]:
        budgets = {each.key: each.budget for each in META.levels}
        if level not in budgets:
            raise BadSetup(f"there is no captain {level!r}")
        return TreeSearch(self.game, budgets[level])


BOTS = SignalsBots(GAME)
