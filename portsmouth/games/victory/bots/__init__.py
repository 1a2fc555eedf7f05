"""The bots of Victory on the High Sea: their levels, and the evaluator for advice."""

from __future__ import annotations

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.games.victory.bots import levels
from portsmouth.games.victory.bots.evaluation import VictoryEvaluator
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import VictoryState


class VictoryBots(Bots[VictoryState]):
    """The levels, and the evaluator for advice."""

    def bot(self, level: str, seats: int) -> Bot[VictoryState]:
        return levels.bot(self.game, level, seats)

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[VictoryState]:
        return VictoryEvaluator(self.game, levels.rivalry(seats))


BOTS = VictoryBots(GAME)
