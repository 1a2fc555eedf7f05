"""How computer captains play Portsmouth: what they look at, and what it is worth to them."""

from __future__ import annotations

from portsmouth.bots.base import Bots
from portsmouth.bots.captain import Captain
from portsmouth.bots.goals import Goal
from portsmouth.bots.mind import Mind
from portsmouth.core.types import Seat
from portsmouth.games.portsmouth.bots import goals, judge, levels
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.state import PortsmouthState


class PortsmouthBots(Bots[PortsmouthState]):
    """Six captains, and the strongest one's judgement for advice."""

    def captain(self, level: str, seats: int) -> Captain[PortsmouthState]:
        return levels.captain(self.game, level, seats)

    def mind(self, seats: int, *, whole: bool = False) -> Mind[PortsmouthState]:
        weights = judge.fitted(seats)
        return goals.Thorough(weights) if whole else judge.Judge(weights)

    def goals(self, s: PortsmouthState, seat: Seat) -> tuple[Goal, ...]:
        return goals.goals(s, seat)


BOTS = PortsmouthBots(GAME)
