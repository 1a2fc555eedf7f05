"""The bots of Privateer: their levels and evaluation."""

from __future__ import annotations

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.games.privateer.bots import levels
from portsmouth.games.privateer.bots.evaluation import PrivateerEvaluator
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState


class PrivateerBots(Bots[PrivateerState]):
    """The levels, and the evaluator for advice."""

    def bot(self, level: str, seats: int) -> Bot[PrivateerState]:
        return levels.bot(self.game, level, seats)

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[PrivateerState]:
        return PrivateerEvaluator(self.game, levels.rivalry(seats))


BOTS = PrivateerBots(GAME)
