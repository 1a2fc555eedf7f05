"""The bots of Privateer: their levels and evaluation, and what they tell a player."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.bots.base import Bots, Race
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.bots import forecasts, levels, race, reasons, turn_goals
from portsmouth.games.privateer.bots.evaluation import PrivateerEvaluator
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState


class PrivateerBots(Bots[PrivateerState]):
    """The levels, and the evaluator for advice."""

    def bot(self, level: str, seats: int) -> Bot[PrivateerState]:
        return levels.bot(self.game, level, seats)

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[PrivateerState]:
        kind = turn_goals.ThoroughEvaluator if whole else PrivateerEvaluator
        return kind(self.game, levels.rivalry(seats))

    def goals(self, s: PrivateerState, seat: Seat) -> tuple[TurnGoal, ...]:
        return turn_goals.goals(s, seat)

    def reason(self, s: PrivateerState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        return reasons.reason(s, seat, actions)

    def race(self, s: PrivateerState, viewer: Seat | None) -> Race | None:
        return race.race(s)

    def odds(self, s: PrivateerState, seat: Seat, action: Action) -> dict[str, int]:
        return forecasts.counted(s, seat, action)


BOTS = PrivateerBots(GAME)
