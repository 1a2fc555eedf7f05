"""The computer players of War on the High Seas: levels, evaluation, what they tell a player."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot, Choice
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.bots import hint_reasons, levels, reasons, turn_goals
from portsmouth.games.war.bots.evaluation import WarEvaluator
from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.components import NONE
from portsmouth.games.war.state import WarState


class WarBots(Bots[WarState]):
    """The levels, and the evaluator for advice."""

    def bot(self, level: str, seats: int) -> Bot[WarState]:
        return levels.bot(self.game, level, seats)

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[WarState]:
        kind = turn_goals.ThoroughEvaluator if whole else WarEvaluator
        return kind(self.game)

    def goals(self, s: WarState, seat: Seat) -> tuple[TurnGoal, ...]:
        return turn_goals.goals(s, seat)

    def reason(self, s: WarState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        return reasons.reason(s, seat, actions)

    def compare(self, s: WarState, seat: Seat, best: Choice, done: Choice) -> Text | None:
        """Return also why to roll, to end a turn, and of choices before the first turn."""
        found = super().compare(s, seat, best, done)
        if found or reasons.reason(s, seat, best.actions):
            return found
        return hint_reasons.hint_reason(s, seat, best.actions)

    def worth_of_end(self, s: WarState, seat: Seat) -> float:
        """Return wins in percent (W115), alone the rounds left when a way was met (W117).

        Worth decides only games that nobody wins (W118): whoever is first with a way may be poor.
        """
        outcome = self.game.outcome(s)
        assert outcome is not None, "the game is not over"
        if s.seats == 1:
            return 0 if s.way == NONE else s.rules.rounds - s.round
        if outcome.places[seat] > 1:
            return 0
        return 100 / outcome.places.count(1)


BOTS = WarBots(GAME)
