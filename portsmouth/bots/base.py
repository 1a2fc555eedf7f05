"""The computer players of a game: bots, an evaluator for advice, goals and forecasts.

They belong to a game's rules and import them, never the other way round: a game is played, saved
and shown without them. ``registry.bots`` finds ``BOTS`` in ``games/<key>/bots`` when it is first
asked for.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Generic, NamedTuple

from portsmouth.bots.bot import Bot, Choice, Progress
from portsmouth.bots.puzzles.puzzle_spec import PuzzleSpec
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.meta import Settings
from portsmouth.core.queries import PlayedAction
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat


class Case(NamedTuple):
    """One way in which people may go on after an action: the weight of each result if they do.

    ``tries`` is in how many samples the results were counted; 0 if they were not sampled.
    """

    key: str
    weights: dict[str, int]
    tries: int = 0


class Race(NamedTuple):
    """In which round each seat is expected to have ``goal`` points, in thousandths of a round."""

    goal: int
    rounds: tuple[int, ...]


class Bots(Generic[S]):
    """The computer players of a game. This base class has none."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def bot(self, level: str, seats: int) -> Bot[S]:
        """Return the bot of a level for a number of seats; raises BadSetup for no such level."""
        raise BadSetup(f"{self.game.meta.title} has no captain {level[:40]!r}")

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[S]:
        """Return the evaluator that advice is given by; raises BadSetup where a game has none.

        ``whole``: leave out no line that could be needed for one of the ``goals``.
        """
        raise BadSetup(f"{self.game.meta.title} has nobody to give advice")

    def goals(self, s: S, seat: Seat) -> tuple[TurnGoal, ...]:
        """Return the goals that the seat may set for its turn."""
        return ()

    def puzzle(self) -> PuzzleSpec:
        """Return what the puzzles of the day are like; raises BadSetup where a game has none."""
        raise BadSetup(f"{self.game.meta.title} has no puzzles")

    def daily(self, date: str) -> tuple[Settings, int]:
        """Return the options and the seed of the match prepared for a date, as in 2026-11-22.

        Fixed by the date alone. Raises BadSetup where a game prepares none.
        """
        raise BadSetup(f"{self.game.meta.title} has no match of the day")

    def reason(self, s: S, seat: Seat, actions: Sequence[Action]) -> Text | None:
        """Return why a bot plays these actions, in a sentence that a player would say.

        They are legal one by one until something unforeseen comes. None where there is no such
        sentence.
        """
        return None

    def focus(self, s: S, seat: Seat, actions: Sequence[Action]) -> Text | None:
        """Return what matters most in a line, for a hint that does not tell it yet.

        For decisions of many small actions, of which a single one helps nobody. None where a hint
        had better name options.
        """
        return None

    def verdict_sentence(
        self, s: S, seat: Seat, best: Sequence[Action], done: Sequence[Action]
    ) -> Text | None:
        """Return what was done, what was better, and by how much, in a whole sentence.

        For who looks back at a game. None where both lines had better be told action by action.
        """
        return None

    def compare(self, s: S, seat: Seat, best: Choice, done: Choice) -> Text | None:
        """Return what one line brings that another does not, for the seat's own eyes.

        By default the ``reason`` for the better one, if there is none like it for the other.
        """
        why = self.reason(s, seat, best.actions)
        return None if why == self.reason(s, seat, done.actions) else why

    def race(self, s: S, viewer: Seat | None) -> Race | None:
        """Return when each seat will have reached the goal, by what the viewer sees.

        None where a game has no such goal, or nothing can be said of it.
        """
        return None

    def luck(self, played_actions: Iterable[PlayedAction[S]]) -> tuple[float, ...] | None:
        """Return the points that chance brought each seat beyond what was to be expected.

        For the analysis of a game by rounds: the actions of a round, with all that came of them.
        None where a game can't tell.
        """
        return None

    def odds(self, s: S, seat: Seat, action: Action) -> dict[str, int] | None:
        """Return the weight of each result of an action, counted from what the seat sees.

        None where it can't be counted: then it is sampled, and ``result`` says what came.
        """
        return None

    def result(self, before: S, s: S, seat: Seat, action: Action) -> str | None:
        """Return the key of the result of an action; None while it is not decided yet.

        Raises BadSetup where a game gives no forecasts.
        """
        raise BadSetup(f"{self.game.meta.title} has no forecasts")

    def cases(
        self, s: S, seat: Seat, action: Action, rng: Rng
    ) -> Generator[Progress | tuple[Case, ...], None, tuple[Case, ...]]:
        """Return the odds of what follows, case by case, where people's choices decide it.

        Counted or sampled from what the seat sees, and told beside the odds of the action itself:
        nobody can say how likely a choice is. None by default. What was sampled so far may be
        yielded on the way: it is shown, and takes the place of what was yielded before.
        """
        yield from ()
        return ()

    def worth_of_end(self, s: S, seat: Seat) -> float | None:
        """Return what the end of a game counts for a seat when *What if* compares two choices.

        None, where it is the lead in points over the mean of the others; a game in which points
        decide less than who was first may count that.
        """
        return None

    def result_text(self, result: str) -> Text:
        """Return a result as a message: the game's ``forecast-<key>``."""
        return Text(f"forecast-{result}")

    def case_text(self, case: str) -> Text:
        """Return a case as a message: the game's ``forecast-case-<key>``."""
        return Text(f"forecast-case-{case}")
