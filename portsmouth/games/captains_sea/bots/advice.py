"""Advice: what each answer to the question at hand is worth to the captain, and why in a sentence.

Hardly anything in a turn can be foreseen, so a line of advice is one answer, or a whole watch bill.
What it is worth is kept in the frames of a copy: nothing is played, no die is thrown.
"""

from __future__ import annotations

from collections.abc import Hashable

from portsmouth.bots.search.evaluator import POINT, Evaluator, Line, Terms
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import crewing, worth
from portsmouth.games.captains_sea.bots.captain import Captain
from portsmouth.games.captains_sea.odds import musters
from portsmouth.games.captains_sea.rules.components import SEATS
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.base import BESIDES, STRIKE

WEIGHED = "weighed"
"""The frame of a copy that holds the worth of an answer, in thousandths of a point."""
UNLIKED = -POINT
"""The worth of answers that the captain doesn't rank, below that of the best."""
TRIFLING = -3 * POINT // 10
"""Their worth where hardly anything hangs on one answer: so little that no analysis grades it."""
TRIFLES = frozenset({"charge", "reload", "change", "odd", "struck", "take", "fall", "lose"})
"""Questions of that kind: one load, one hit, one man."""
GIVEN_UP = -40 * POINT
"""The worth of striking: it ends the duel, so it is tried out before any other decision."""


class Adviser(Evaluator[CaptainState]):
    """Values an answer as the captain ranks it, against the best one."""

    def __init__(self, game: Game[CaptainState], captain: Captain) -> None:
        self.game, self.captain = game, captain

    def seats(self, s: CaptainState) -> int:
        return len(SEATS)

    def candidates(self, s: CaptainState, seat: Seat) -> list[Line]:
        if s.frames[-1][0] == "muster":
            return self._bills(s, seat)
        legal = self.game.legal(s, seat)
        if s.frames[-1][0] == "strike":
            return [(action,) for action in legal]
        free = [action for action in legal if action[0] not in BESIDES]
        return [(action,) for action in free or legal]

    def _bills(self, s: CaptainState, seat: Seat) -> list[Line]:
        """Return the captain's crew and those of the templates."""
        _, best = crewing.choose(s, seat)
        crews = [best, *(musters.template(s, seat, id) for id in musters.TEMPLATES)]
        return [tuple(crewing.orders(s.ships[seat], crew)) for crew in dict.fromkeys(crews)]

    def leaf_state(self, s: CaptainState, seat: Seat, line: Line) -> CaptainState | None:
        if s.frames[-1][0] != "muster":
            return _weighed(s, seat, self._worth(s, seat, line[0]))
        if line[-1] != ("seal",):
            return None
        filled = s.copy()
        for action in line[:-1]:
            self.game.apply(filled, seat, action)
        return _weighed(filled, seat, _bill(filled, seat))

    def _worth(self, s: CaptainState, seat: Seat, action: Action) -> int:
        if action == STRIKE:
            return GIVEN_UP
        if action[0] == "orders":
            return 0  # what one wants to be asked decides nothing
        legal = self.game.legal(s, seat)
        ranked = self.captain.ranked(s, seat, legal, Rng(0))
        best = ranked[0][0]
        for value, each in ranked:
            if each == action:
                return min(0, int((value - best) * POINT))
        return TRIFLING if _is_trifle(s, action, ranked[0][1]) else UNLIKED

    def transposition_key(self, s: CaptainState, seat: Seat) -> Hashable:
        return s.frames, s.ships[seat].tasks

    def evaluate(self, s: CaptainState, seat: Seat) -> int:
        found = worth.lead(s, seat) * POINT
        if not s.frames:
            return found
        if s.frames[-1][0] == WEIGHED:
            return found + int(s.frames[-1][2])
        return found + (_bill(s, seat) if s.frames[-1][0] == "muster" else 0)

    def optimistic_value(self, s: CaptainState, seat: Seat) -> int:
        return self.evaluate(s, seat)

    def breakdown(self, s: CaptainState, seat: Seat) -> Terms:
        lead = worth.lead(s, seat)
        return ("lead", float(lead)), ("plan", self.evaluate(s, seat) / POINT - lead)


def _is_trifle(s: CaptainState, action: Action, best: Action) -> bool:
    """Return whether little hangs on an answer in the place of the captain's."""
    if s.frames[-1][0] == "window":  # what is discarded, not what is played
        return "play" not in (action[0], best[0])
    return s.frames[-1][0] in TRIFLES


def _weighed(s: CaptainState, seat: Seat, value: int) -> CaptainState:
    """Return a copy that says what an answer is worth."""
    found = s.copy()
    found.frames = (*s.frames, (WEIGHED, seat, value))
    return found


def _bill(s: CaptainState, seat: Seat) -> int:
    """Return what the crew is worth as it stands."""
    return int(crewing.Bill(s, seat).value(s.ships[seat].tasks) * POINT)
