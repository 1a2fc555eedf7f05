"""What a game's computer players give: captains, a judgement for advice, goals and forecasts.

They lie beside a game's rules and import them, never the other way round: a game is played, saved
and shown without them. ``registry.bots`` finds ``BOTS`` in ``games/<key>/bots`` when it is first
asked for.
"""

from __future__ import annotations

from typing import Generic

from portsmouth.bots.bot import Bot
from portsmouth.bots.evaluator import Evaluator
from portsmouth.bots.turn_goals import TurnGoal
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat


class Bots(Generic[S]):
    """The computer players of a game. This base is that of a game that has none."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def bot(self, level: str, seats: int) -> Bot[S]:
        """The captain of a level, for a game of so many seats; raises BadSetup for none such."""
        raise BadSetup(f"{self.game.meta.title} has no captain {level[:40]!r}")

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[S]:
        """The judgement that advice is given by; raises BadSetup where a game has none.

        ``whole``: leave out no line that could be needed for one of the ``goals``.
        """
        raise BadSetup(f"{self.game.meta.title} has nobody to give advice")

    def goals(self, s: S, seat: Seat) -> tuple[TurnGoal, ...]:
        """What the seat may want of the turn that it is in."""
        return ()

    def odds(self, s: S, seat: Seat, action: Action) -> dict[str, int] | None:
        """What may come of an action: the weight of each result, counted from what the seat sees.

        None where it can't be counted: then it is tried, and ``result`` says what came.
        """
        return None

    def result(self, before: S, s: S, seat: Seat, action: Action) -> str | None:
        """The key of what came of an action; None while that is not decided yet.

        Raises BadSetup where a game gives no forecasts.
        """
        raise BadSetup(f"{self.game.meta.title} has no forecasts")

    def result_text(self, result: str) -> Text:
        """A result in words: the game's message ``forecast-<key>``."""
        return Text(f"forecast-{result}")
