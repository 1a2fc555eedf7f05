"""The Duel of Signals as a game of the package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.game import Game
from portsmouth.core.meta import SCENARIO, Meta, Settings
from portsmouth.core.notation import Notation, number
from portsmouth.core.option import Purse
from portsmouth.core.outcome import EndReason, Outcome, ScoreLine, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action, Layout, Seat
from portsmouth.games.signals import view
from portsmouth.games.signals.meta import META
from portsmouth.games.signals.state import CARDS, FLAGS, NOBODY, OPEN, Rules, SignalsState
from portsmouth.games.signals.steps import Bid, Gun, Window


class SignalsEnd(EndReason):
    """Why a duel ended."""

    SUNK = "sunk"
    DAYBREAK = "daybreak"


class Signals(Game[SignalsState]):
    """Two, three or six captains bid flags for the guns."""

    meta: ClassVar[Meta] = META
    state_type = SignalsState
    notation: ClassVar[Notation] = Notation(
        {
            "bid": (number(1, FLAGS + 3),),
            "hold": (),
            "smoke": (),
            "pass": (),
            "aim": (number(0, META.seats[-1] - 1),),
            "charge": (),
            "fire": (),
        }
    )

    def __init__(self) -> None:
        super().__init__((Bid(), Window(), Gun()))

    def setup(self, seats: int, settings: Settings, rng: Rng) -> SignalsState:
        """Everybody gets 3 cards [S1]; in the prepared duel one hit sinks."""
        rules = Rules._make(settings[name] for name in Rules._fields)
        s = SignalsState(rules, rng, seats)
        if settings.get(SCENARIO) == "last_planks":
            s.hulls = [1] * seats
        deck = list(CARDS)
        s.rng.shuffle(deck)
        s.hands = [tuple(deck[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        s.deck = tuple(deck[3 * seats :])
        return s

    def view(
        self, s: SignalsState, seat: Seat | None, layouts: Mapping[Seat, Layout] = {}
    ) -> dict[str, Json]:
        return view.view(s, seat)

    def random_action(self, s: SignalsState, seat: Seat, rng: Rng) -> Action:
        """Whoever has aimed seldom changes his mind."""
        action = super().random_action(s, seat, rng)
        again = action[0] == "aim" and s.target != NOBODY
        return super().random_action(s, seat, rng) if again else action

    def progress(self, s: SignalsState) -> Text:
        """How many shots there may still be: at most one a round."""
        return Text("signals-progress", left=view.shots_left(s))

    def turn_info(self, s: SignalsState) -> TurnInfo | None:
        """Bids are nobody's turn; then it is the winner's, also while others may lay smoke."""
        return TurnInfo(s.round, s.winner) if s.frames and s.winner != NOBODY else None

    def purse(self, s: SignalsState, seat: Seat) -> Purse:
        return {"powder": s.powder[seat]}

    def resample_hidden(self, s: SignalsState, seat: Seat | None, rng: Rng) -> None:
        view.resample_hidden(s, seat, rng)

    def outcome(self, s: SignalsState) -> Outcome | None:
        """A hull scores 2, a powder 1; ties share the victory. [S10]"""
        if s.frames:
            return None
        scores = tuple(
            (ScoreLine("hull", hull, 2 * hull), ScoreLine("powder", powder, powder))
            for hull, powder in zip(s.hulls, s.powder, strict=True)
        )
        totals = tuple(sum(line.points for line in lines) for lines in scores)
        places = tuple(1 + sum(other > mine for other in totals) for mine in totals)
        reason = SignalsEnd.SUNK if 0 in s.hulls else SignalsEnd.DAYBREAK
        return Outcome(reason, places, totals, scores)

    def check(self, s: SignalsState) -> None:
        """Every card in one place, no debts, sealed flags still in their hands."""
        cards = [card for hand in s.hands for card in hand] + [*s.deck, *s.spent]
        assert sorted(cards) == list(CARDS), "cards"
        assert min(s.hulls) >= 0, "hull"
        assert min(s.powder) >= 0, "powder"
        if OPEN in s.bids:
            for hand, bid in zip(s.hands, s.bids, strict=True):
                assert bid <= 0 or bid in hand, "a bid from nowhere"


GAME = Signals()
