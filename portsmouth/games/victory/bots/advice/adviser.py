"""The evaluator for advice: what an action leads to counts at once, not with the answers after it.

A voyage's end is followed by questions, the rest of the voyages and the draw. Here its gain is
that of the whole, so that a hint points at the voyage, not at the last answer.
"""

from __future__ import annotations

from portsmouth.bots.search.evaluator import POINT, Line, Terms
from portsmouth.core.game import Game
from portsmouth.games.victory.bots.advice import chances
from portsmouth.games.victory.bots.advice.final_points import final_points
from portsmouth.games.victory.bots.evaluation import VictoryEvaluator
from portsmouth.games.victory.bots.foresight import finished
from portsmouth.games.victory.rules import duels, ships
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.state import VictoryState

QUESTIONS = frozenset({"any", "merchant", "board", "pay"})
"""Questions within a seat's own turn."""


class Adviser(VictoryEvaluator):
    """Values a turn that is half done by the best end that is found for it."""

    passing = frozenset({"done", "decline", "pass", "rest"})
    answers = frozenset({"take", "merchant", "passengers", "pay", "drop"})

    def __init__(self, game: Game[VictoryState], rivalry: int) -> None:
        super().__init__(game, rivalry)
        self.plain = VictoryEvaluator(game, rivalry)

    def counts_odds(self, s: VictoryState, seat: int) -> bool:
        return s.fight is not None

    def may_be_better(self, s: VictoryState, line: Line, than: Line) -> bool:
        """Leave dice that are not placed to those who cannot: fewer are never called better."""
        one, other = line[0], than[0]
        if one[0] != "place" or other[0] != "place":
            return True
        return int(one[1]).bit_count() >= int(other[1]).bit_count()

    def leaf_state(self, s: VictoryState, seat: int, line: Line) -> VictoryState | None:
        if s.frames[-1][0] == "arm":
            return chances.after_sealing(s, combat.side_of(combat.fight_of(s), seat), line[0])
        return self.plain.leaf_state(s, seat, line)

    def evaluate(self, s: VictoryState, seat: int) -> int:
        if half_done(s, seat):
            return self.plain.evaluate(finished(self.game, self.plain, s, seat, self.width), seat)
        if s.frames and s.frames[-1][0] == "arm" and seat in combat.fight_of(s).seats:
            return chances.worth(s, seat, lambda after, who: self.settled(after, who, seat))
        return self.plain.evaluate(s, seat)

    def final_points(self, s: VictoryState, seat: int) -> int:
        if duels.is_duel(s):
            return self.evaluate(s, seat)
        if half_done(s, seat):
            s = finished(self.game, self.plain, s, seat, self.width)
        return final_points(s, seat)

    def optimistic_value(self, s: VictoryState, seat: int) -> int:
        return self.plain.optimistic_value(s, seat)

    def breakdown(self, s: VictoryState, seat: int) -> Terms:
        terms = self.plain.breakdown(s, seat)
        rest = self.evaluate(s, seat) - self.plain.evaluate(s, seat)
        return (*terms, ("rest", rest / POINT)) if rest else terms


def half_done(s: VictoryState, seat: int) -> bool:
    """Return whether a seat is asked in its own turn, or has begun with its voyages."""
    if not s.frames or s.active != seat or s.fight:
        return False
    step, *who = s.frames[-1]
    if step in QUESTIONS:
        return who[0] == seat
    return step == "voyages" and any(ship.acted for ship in ships.held_by(s, seat))
