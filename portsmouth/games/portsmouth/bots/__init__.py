"""The bots of Portsmouth: their levels, candidates and evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot
from portsmouth.bots.puzzles.puzzle_spec import PuzzleSpec
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.bots import evaluation, levels, puzzles, reasons, turn_goals
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.state import PortsmouthState


class PortsmouthBots(Bots[PortsmouthState]):
    """Six levels, and the strongest one's evaluator for advice."""

    def bot(self, level: str, seats: int) -> Bot[PortsmouthState]:
        return levels.bot(self.game, level, seats)

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[PortsmouthState]:
        weights = evaluation.fitted(seats)
        return (
            turn_goals.ThoroughEvaluator(weights)
            if whole
            else evaluation.PortsmouthEvaluator(weights)
        )

    def reason(self, s: PortsmouthState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        return reasons.reason(s, seat, actions)

    def goals(self, s: PortsmouthState, seat: Seat) -> tuple[TurnGoal, ...]:
        return turn_goals.goals(s, seat)

    def puzzle(self) -> PuzzleSpec:
        return puzzles.SPEC


BOTS = PortsmouthBots(GAME)
