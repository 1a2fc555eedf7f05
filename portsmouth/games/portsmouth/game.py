"""Portsmouth as a ``Game``: its steps, and its answers to what every game is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.game import Game
from portsmouth.core.meta import Meta, Settings
from portsmouth.core.notation import Notation, names, number
from portsmouth.core.option import Purse, Refusal
from portsmouth.core.outcome import Outcome, ScoreLine, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Layout, Seat
from portsmouth.games.portsmouth import audit
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules import cards, scoring, setup
from portsmouth.games.portsmouth.rules.payments import AP, MOST_BOUGHT, POUNDS
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps.privilege import Commission, Gig, Privilege, PrivilegeTown
from portsmouth.games.portsmouth.steps.replenish import Replenish
from portsmouth.games.portsmouth.steps.trade import Trade, TradeFor
from portsmouth.games.portsmouth.steps.turn import Turn
from portsmouth.games.portsmouth.views import current_scores, layout, view

_CELL = (cards.GRID.codec,)
_CARD = (names(cards.IDS),)


class Portsmouth(Game[PortsmouthState]):
    """Two to four captains recruit in the naval base for eight rounds."""

    meta: ClassVar[Meta] = META
    state_type = PortsmouthState
    notation: ClassVar[Notation] = Notation(
        {
            "raise": (),
            "buy": (number(1, MOST_BOUGHT),),
            "move": _CELL,
            "recruit": _CELL,
            "train": (),
            "end": (),
            "use": (),
            "decline": (),
            "call": _CARD,
            "give": _CARD,
            "obtain": _CELL,
            "commission": _CELL,
            "land": _CELL,
            "place": _CELL,
            "swap": _CELL,
        }
    )

    def __init__(self) -> None:
        super().__init__(
            (
                Turn(),
                Privilege(),
                PrivilegeTown(),
                Trade(),
                TradeFor(),
                Commission(),
                Gig(),
                Replenish(),
            )
        )

    def setup(self, seats: int, settings: Settings, rng: Rng) -> PortsmouthState:
        return setup.setup(seats, settings, rng)

    def view(
        self, s: PortsmouthState, seat: Seat | None, layouts: Mapping[Seat, Layout] = {}
    ) -> dict[str, Json]:
        return view.view(s, seat, layouts)

    def resample_hidden(self, s: PortsmouthState, seat: Seat | None, rng: Rng) -> None:
        view.resample_hidden(s, seat, rng)

    def outcome(self, s: PortsmouthState) -> Outcome | None:
        return scoring.outcome(s)

    def check(self, s: PortsmouthState) -> None:
        audit.check(s)

    def layout_refusal(
        self, s: PortsmouthState, seat: Seat, item: str, place: str
    ) -> Refusal | None:
        return layout.refusal(s.ships[seat], item, place)

    def purse(self, s: PortsmouthState, seat: Seat) -> Purse:
        return {AP: s.ap if seat == s.active else 0, POUNDS: s.ships[seat].money}

    def current_scores(self, s: PortsmouthState) -> tuple[tuple[ScoreLine, ...], ...]:
        return current_scores.current_scores(s)

    def turn_info(self, s: PortsmouthState) -> TurnInfo | None:
        return current_scores.turn_info(s)

    def progress(self, s: PortsmouthState) -> Text:
        return Text("portsmouth-progress", round=s.round, rounds=cards.ROUNDS)

    def secrets(self, s: PortsmouthState) -> bool:
        return s.rules.hidden_money


GAME = Portsmouth()
