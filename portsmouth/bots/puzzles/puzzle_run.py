"""A puzzle of the day being played: its match, and how much of the best has been reached."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Generic, NamedTuple

from portsmouth.bots.base import Bots
from portsmouth.bots.puzzles.daily_puzzle import Puzzle, find_puzzle
from portsmouth.bots.puzzles.puzzle_spec import PuzzleSpec
from portsmouth.core.match import Match
from portsmouth.core.state import S
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action


class SolutionStep(NamedTuple):
    """One action of the best line, and what it is called in its position."""

    action: Action
    label: Text


@lru_cache(maxsize=4)
def puzzle_of(bots: Bots[Any], date: str) -> Puzzle:
    """Return the puzzle of a date, found once."""
    return find_puzzle(bots, bots.puzzle(), date)


class PuzzleRun(Generic[S]):
    """A puzzle being played: one turn of one seat, up to its end."""

    def __init__(self, bots: Bots[S], date: str, notes: dict[str, Json]) -> None:
        """Set the position up; raises BadSetup where the game has no puzzles."""
        self.spec: PuzzleSpec = bots.puzzle()
        self.puzzle, self.date = puzzle_of(bots, date), date
        noted = {**notes, "captains": self._captains(bots)}
        self.match: Match[S] = Match(bots.game, self.spec.seats, {}, self.puzzle.seed, noted)
        for seat, action in self.puzzle.entries:
            self.match.play(action, seat)
        self.line = self._line()

    def _captains(self, bots: Bots[S]) -> list[Json]:
        """Return who plays each seat: a captain everywhere but in the player's."""
        level = bots.game.meta.levels[0].key
        return [None if seat == self.puzzle.seat else level for seat in range(self.spec.seats)]

    def _line(self) -> tuple[SolutionStep, ...]:
        """Return the best line with the label of each action."""
        game, s, found = self.match.game, self.match.state.copy(), []
        for action in self.puzzle.line:
            option = game.option(s, self.puzzle.seat, action)
            assert option is not None, "the best line is legal"
            found.append(SolutionStep(action, option.label))
            game.apply(s, self.puzzle.seat, action)
        return tuple(found)

    def now(self) -> int:
        """Return how much of the goal there is now."""
        return self.spec.goal.measure(self.match.state, self.puzzle.seat)

    def over(self) -> bool:
        """Return whether the turn has ended."""
        entries = self.match.journal[len(self.puzzle.entries) :]
        last = self.match.game.notation.write(self.puzzle.line[-1])
        return any(entry.do == last for entry in entries) or not self.match.actors
