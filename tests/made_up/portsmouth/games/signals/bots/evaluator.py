"""What the Duel of Signals is worth to a seat, and what a sealed bid brings."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from portsmouth.bots.search.evaluator import POINT, Evaluator, Line, Terms, Weighted
from portsmouth.bots.search.mixed_strategy import SealedChoice
from portsmouth.core.game import Game
from portsmouth.core.types import Action, Seat
from portsmouth.games.signals.state import HOLD, NOBODY, OPEN, SignalsState, flags, others, spend

FACES = 6
FLAG = 20
"""What a number on a flag in hand is worth."""
HULL = 2 * POINT


def hits(s: SignalsState, charged: bool) -> int:
    """On how many faces of the die a shot hits. [S7, S8]"""
    return sum(face + charged >= s.rules.armour for face in range(1, FACES + 1))


def points(s: SignalsState, seat: Seat) -> int:
    """The score as it stands. [S10]"""
    return 2 * s.hulls[seat] + s.powder[seat]


class SignalsEvaluator(Evaluator[SignalsState]):
    """The lead over the best other seat, and the flags in hand."""

    chancy = True

    def __init__(self, game: Game[SignalsState]) -> None:
        self.game = game

    def seats(self, s: SignalsState) -> int:
        return len(s.hulls)

    def candidates(self, s: SignalsState, seat: Seat) -> list[Line]:
        legal = self.game.legal(s, seat)
        return [(each,) for each in legal if each[0] != "aim" or s.target == NOBODY]

    def leaf_state(self, s: SignalsState, seat: Seat, line: Line) -> SignalsState | None:
        verb, *card = line[0]
        if verb not in ("bid", "hold", "smoke"):
            return None
        twin = s.copy()
        if verb == "bid":
            spend(twin, seat, int(card[0]))
        return twin

    def outcomes(self, s: SignalsState, seat: Seat, line: Line) -> Weighted[SignalsState] | None:
        if line[0] == ("pass",):
            return _shot_at(s, seat)
        if line[0] != ("fire",):
            return None
        missed = s.copy()
        missed.winner = missed.target = NOBODY
        missed.charged = False
        hit = missed.copy()
        hit.hulls[s.target] -= 1
        missed.frames = (("bid",),)
        hit.frames = missed.frames if hit.hulls[s.target] else ()
        good = hits(s, s.charged)
        return tuple(each for each in ((good, hit), (FACES - good, missed)) if each[0])

    def counts_odds(self, s: SignalsState, seat: Seat) -> bool:
        """A shot's odds are those of its die: to try it out would tell less. [S8]"""
        return s.frames[-1] == ("gun",)

    def may_be_better(self, s: SignalsState, line: Line, than: Line) -> bool:
        """Nobody calls it a mistake to keep one's smoke."""
        return line[0] != ("smoke",) or than[0] == ("smoke",)

    def final_points(self, s: SignalsState, seat: Seat) -> int:
        """The score as it stands: flags in hand are no points. [S10]"""
        return POINT * points(s, seat)

    def transposition_key(self, s: SignalsState, seat: Seat) -> Hashable:
        return s.frames, s.target, s.charged, tuple(s.hulls), tuple(s.powder), s.hands[seat]

    def evaluate(self, s: SignalsState, seat: Seat) -> int:
        rival = max(points(s, other) for other in others(s, seat))
        return POINT * (points(s, seat) - rival) + FLAG * sum(flags(s, seat))

    def optimistic_value(self, s: SignalsState, seat: Seat) -> int:
        return self.evaluate(s, seat)

    def breakdown(self, s: SignalsState, seat: Seat) -> Terms:
        rival = max(points(s, other) for other in others(s, seat))
        hand = FLAG * sum(flags(s, seat)) / POINT
        return (("lead", float(points(s, seat) - rival)), ("hand", hand))


def _shot_at(s: SignalsState, seat: Seat) -> Weighted[SignalsState]:
    """Who lets it pass may be shot at, like any other rival of the guns. [S5, S6]"""
    hit = s.copy()
    hit.hulls[seat] -= 1
    faces, good = FACES * (len(s.hulls) - 1), hits(s, False)
    return ((good, hit), (faces - good, s))


class SealedBids(SealedChoice[SignalsState]):
    """A shot is worth its chance of a hull; flags are spent for it, won or lost. [S4, S8]"""

    def asks(self, s: SignalsState, seat: Seat) -> bool:
        return bool(s.frames) and s.frames[-1][0] == "bid" and s.bids[seat] == OPEN

    def choices(self, s: SignalsState, seat: Seat) -> dict[Seat, list[Action]]:
        return {
            other: [*(("bid", card) for card in flags(s, other)), ("hold",)]
            for other in others(s, seat)
        }

    def payoff(
        self, s: SignalsState, seat: Seat, own: Action, others: Mapping[Seat, Action]
    ) -> int:
        bids = {seat: _card(own)} | {other: _card(each) for other, each in others.items()}
        rivals = len(others)
        spent = FLAG * (sum(bids.values()) - bids[seat]) // rivals - FLAG * bids[seat]
        best = max(bids.values())
        if best == HOLD:
            return 0
        shot = HULL * hits(s, False) // FACES
        return spent + (shot if bids[seat] == best else -shot // rivals)


def _card(action: Action) -> int:
    return int(action[1]) if action[0] == "bid" else HOLD
