"""The puzzle of the day: a position made from the date alone whose best turn is proved.

Games are played quickly, each seat greedy for the goal, until a turn comes whose best line is
clearly better than every other one. Only a position all of whose lines were searched is taken, so
the best is proved. Everything comes from one seed, so a date gives the same puzzle
everywhere.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import apply_line, deal
from portsmouth.bots.puzzles.puzzle_spec import PuzzleSpec
from portsmouth.bots.search.beam import BeamLimits, BeamResult, End, beam
from portsmouth.bots.search.evaluator import POINT, Evaluator, EvaluatorDecorator, Line, Terms
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.game import Game
from portsmouth.core.journal import digest
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

QUICK = BeamLimits(8, 400)
"""How the games are played, and the first look at a position."""
STAGES = (BeamLimits(1, 200), BeamLimits(64, 2_500), BeamLimits(1 << 30, 10_000))
"""The looks that a position must pass: what greed finds, a wider one, all lines."""
MOST_GAMES = 200
"""More games than any date needs; without one that fits the rules have changed beyond it."""


class Puzzle(NamedTuple):
    """A position: the deal and what was played since; what it stands at, the best and its line."""

    seed: int
    entries: tuple[tuple[Seat, Action], ...]
    seat: Seat
    before: int
    best: int
    line: tuple[Action, ...]
    nodes: int


class GoalOnly(EvaluatorDecorator[S]):
    """The lines of an evaluator that leaves none out, judged by nothing but the goal."""

    def __init__(self, lines: Evaluator[S], goal: TurnGoal, *, guided: bool = True) -> None:
        super().__init__(lines)
        self._goal, self._guided = goal, guided

    def debt(self, s: S, seat: Seat, debt: int, line: Line) -> int:
        """Return none: what is pointless for points may serve the goal."""
        return 0

    def evaluate(self, s: S, seat: Seat) -> int:
        return POINT * self._goal.measure(s, seat)

    def optimistic_value(self, s: S, seat: Seat) -> int:
        """Return the value of now; a search that leaves nothing out needs no guide."""
        return self.evaluate(s, seat) if self._guided else 0

    def breakdown(self, s: S, seat: Seat) -> Terms:
        return ((self._goal.key, float(self._goal.measure(s, seat))),)


def find_puzzle(bots: Bots[S], spec: PuzzleSpec, word: str) -> Puzzle:
    """Return the puzzle of a word, such as a date."""
    return PuzzleMaker(bots, spec).find(Rng(int(digest(f"{bots.game.meta.key} {word}"), 16)))


class PuzzleMaker:
    """Plays games and looks at their turns until one is a puzzle."""

    def __init__(self, bots: Bots[Any], spec: PuzzleSpec) -> None:
        self.game: Game[Any] = bots.game
        self.spec = spec
        lines = bots.evaluator(spec.seats, whole=True)
        self.guided: GoalOnly[Any] = GoalOnly(lines, spec.goal)
        self.blind: GoalOnly[Any] = GoalOnly(lines, spec.goal, guided=False)

    def find(self, rng: Rng) -> Puzzle:
        """Return the first puzzle of a stream of games."""
        for _ in range(MOST_GAMES):
            found = self._in_game(rng.bits(), rng)
            if found:
                return found
        raise AssertionError("no position makes a puzzle")

    def _in_game(self, seed: int, rng: Rng) -> Puzzle | None:
        """Return the first puzzle of a game, or None."""
        game = self.game
        entries: list[tuple[Seat, Action]] = []
        s = deal(game, self.spec.seats, seed)
        while game.actors(s) and not self.spec.last(s):
            seat = game.actors(s)[0]
            looked = self._search(s, seat, QUICK)
            if self.spec.ready(s, seat) and self._promises(s, seat, looked):
                proved = self._proved(s, seat)
                if proved:
                    best = proved.ends[0]
                    return Puzzle(
                        seed,
                        tuple(entries),
                        seat,
                        self.spec.goal.measure(s, seat),
                        best.value // POINT,
                        best.path.actions(),
                        proved.nodes,
                    )
            line = self._choice(looked, rng)
            done = apply_line(game, s, seat, line)
            entries += [(seat, action) for action in line[:done]]
        return None

    def _search(self, s: Any, seat: Seat, limits: BeamLimits) -> BeamResult[Any]:
        evaluator = self.blind if limits is STAGES[-1] else self.guided
        return run(beam(self.game, evaluator, s, seat, limits))

    def _choice(self, looked: BeamResult[Any], rng: Rng) -> tuple[Action, ...]:
        """Return one of the best lines, any of equals."""
        ties = [end for end in looked.ends if end.value == looked.ends[0].value]
        return ties[rng.below(len(ties))].path.actions()

    def _proved(self, s: Any, seat: Seat) -> BeamResult[Any] | None:
        """Return all ends of the turn if it is a puzzle and every line was searched."""
        greedy, wider, every = STAGES
        obvious = self._search(s, seat, greedy).ends[0].value
        found = self._search(s, seat, wider)
        if not self._promises(s, seat, found, obvious):
            return None
        if not found.exhaustive:
            found = self._search(s, seat, every)
        fits = found.exhaustive and self._promises(s, seat, found, obvious)
        return found if fits else None

    def _promises(
        self, s: Any, seat: Seat, found: BeamResult[Any], obvious: int | None = None
    ) -> bool:
        """Return whether the best found is long, brings much, and far more than all else."""
        spec, best = self.spec, found.ends[0]
        if len(best.path.actions()) < spec.actions:
            return False
        if best.value - POINT * spec.goal.measure(s, seat) < POINT * spec.gain:
            return False
        if obvious is not None and obvious == best.value:
            return False
        return best.value - self._next_value(found.ends, seat) >= POINT * spec.lead

    def _next_value(self, ends: list[End[Any]], seat: Seat) -> int:
        """Return the value of the best end that brings something else; far less without one."""
        brought = self.spec.achieved(ends[0].s, seat)
        values = (end.value for end in ends if self.spec.achieved(end.s, seat) != brought)
        return next(values, -(1 << 40))
