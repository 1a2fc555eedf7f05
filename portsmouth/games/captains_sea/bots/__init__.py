"""The computer players of Captain's Sea, and what they say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot, Choice
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.queries import PlayedAction
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import advice, levels, reasons, turn_goals
from portsmouth.games.captains_sea.bots.reasons import comparison, crew_focus
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import chronicle


class CaptainBots(Bots[CaptainState]):
    """The levels, from Landsman to Admiral, the evaluator for hints, and reasons."""

    def bot(self, level: str, seats: int) -> Bot[CaptainState]:
        return levels.bot(self.game, level)

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[CaptainState]:
        kind = turn_goals.ThoroughEvaluator if whole else advice.Adviser
        return kind(self.game, levels.adviser(self.game))

    def goals(self, s: CaptainState, seat: Seat) -> tuple[TurnGoal, ...]:
        return turn_goals.goals(s, seat)

    def reason(self, s: CaptainState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        return reasons.reason(s, seat, actions)

    def focus(self, s: CaptainState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        return crew_focus.focus(self.game, s, seat, actions)

    def compare(self, s: CaptainState, seat: Seat, best: Choice, done: Choice) -> Text | None:
        found = comparison.compare(self.game, s, seat, best.actions, done.actions)
        return found or super().compare(s, seat, best, done)

    def verdict_sentence(
        self, s: CaptainState, seat: Seat, best: Sequence[Action], done: Sequence[Action]
    ) -> Text | None:
        return comparison.sentence(s, seat, best, done)

    def luck(self, played_actions: Iterable[PlayedAction[CaptainState]]) -> tuple[float, ...]:
        return chronicle.luck(played_actions)


BOTS = CaptainBots(GAME)
