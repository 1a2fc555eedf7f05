"""The bots of Victory on the High Sea: their levels, and the evaluator for advice."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from portsmouth.bots.base import Bots, Case, Race
from portsmouth.bots.bot import Bot, Choice, Progress
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.meta import Settings
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.bots import levels
from portsmouth.games.victory.bots.advice import comparison, race, reasons, turn_goals
from portsmouth.games.victory.bots.advice.adviser import Adviser
from portsmouth.games.victory.bots.duels import daily, forecast
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import VictoryState


class VictoryBots(Bots[VictoryState]):
    """The levels, the evaluator for advice, and the forecast of fights."""

    def bot(self, level: str, seats: int) -> Bot[VictoryState]:
        return levels.bot(self.game, level, seats)

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[VictoryState]:
        kind = turn_goals.ThoroughEvaluator if whole else Adviser
        return kind(self.game, levels.rivalry(seats))

    def goals(self, s: VictoryState, seat: Seat) -> tuple[TurnGoal, ...]:
        return turn_goals.goals(s, seat)

    def reason(self, s: VictoryState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        return reasons.reason(s, seat, actions)

    def verdict_sentence(
        self, s: VictoryState, seat: Seat, best: Sequence[Action], done: Sequence[Action]
    ) -> Text | None:
        return comparison.verdict_sentence(
            Adviser(self.game, levels.rivalry(s.seats)), s, seat, best, done
        )

    def compare(self, s: VictoryState, seat: Seat, best: Choice, done: Choice) -> Text | None:
        adviser = Adviser(self.game, levels.rivalry(s.seats))
        odds = comparison.why_by_odds(adviser, s, seat, best.actions, done.actions)
        why = odds or super().compare(s, seat, best, done)
        return why or comparison.why_by_judgement(s, seat, best, done)

    def daily(self, date: str) -> tuple[Settings, int]:
        return daily.duel_of(date)

    def race(self, s: VictoryState, viewer: Seat | None) -> Race | None:
        return race.race(s, viewer)

    def odds(self, s: VictoryState, seat: Seat, action: Action) -> dict[str, int]:
        return forecast.odds(s, seat, action)

    def cases(
        self, s: VictoryState, seat: Seat, action: Action, rng: Rng
    ) -> Generator[Progress | tuple[Case, ...], None, tuple[Case, ...]]:
        return forecast.cases(s, seat, action)


BOTS = VictoryBots(GAME)
