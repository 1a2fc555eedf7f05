"""War on the High Seas as a ``Game``: its steps, and its answers to what every game is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.game import Game
from portsmouth.core.meta import Meta, Settings
from portsmouth.core.notation import Notation, names, number
from portsmouth.core.option import Purse
from portsmouth.core.outcome import Outcome, ScoreLine, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action, Layout, Seat
from portsmouth.games.war import audit
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules import setup, winning
from portsmouth.games.war.rules.components import (
    BOARD,
    GOODS,
    KINDS,
    MOST_VALUE,
    PORTS,
    SHOTS,
    VALUES,
)
from portsmouth.games.war.rules.progress import CONTINUATIONS
from portsmouth.games.war.rules.world import CELL, SPACE
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import MOST_CRATES
from portsmouth.games.war.steps.cards import Drift, Keep, Mark, Pick
from portsmouth.games.war.steps.cast import Cast
from portsmouth.games.war.steps.conflict import LOAD, Card, Load, Meet
from portsmouth.games.war.steps.fort import Flee, Press
from portsmouth.games.war.steps.hail import Hail
from portsmouth.games.war.steps.losses import Give, Stow
from portsmouth.games.war.steps.port import Port
from portsmouth.games.war.steps.sail import Sail
from portsmouth.games.war.steps.setup import Again, Begin, Flag, Lade
from portsmouth.games.war.views import view

_PORT = (names(PORTS),)
_CRATES = (names(GOODS), number(1, MOST_CRATES))
_SEAT = (number(0, META.seats[-1] - 1),)
_KIND = (names(KINDS),)


class War(Game[WarState]):
    """Convoys trade over a chart of the world and fight; four ways lead to a win."""

    meta: ClassVar[Meta] = META
    state_type = WarState
    continuations = frozenset(CONTINUATIONS)
    notation: ClassVar[Notation] = Notation(
        {
            "flag": _PORT,
            "begin": _PORT,
            "lade": _CRATES,
            "ready": (),
            "becalm": _SEAT,
            "squall": _SEAT,
            "pardon": (),
            "cast": (),
            "stay": (),
            "play": _KIND,
            "go": (SPACE,),
            "storm": _PORT,
            "fire": (),
            "pass": (),
            "discard": _KIND,
            "mark": _PORT,
            "pick": _CRATES,
            "drift": (CELL,),
            "attack": _SEAT,
            "card": _KIND,
            "none": (),
            "load": (names(SHOTS),),
            "press": (),
            "flee": (CELL,),
            "give": _CRATES,
            "stow": _CRATES,
            "sell": _CRATES,
            "buy": _CRATES,
            "mend": (names(VALUES), number(1, MOST_VALUE[-1])),
            "ship": (),
            "board": (),
            "letter": (),
            "smuggle": (),
            "done": (),
        }
    )

    def __init__(self) -> None:
        super().__init__(
            (
                Flag(),
                Begin(),
                Lade(),
                Cast(),
                Sail(),
                Hail(),
                Keep(),
                Mark(),
                Pick(),
                Drift(),
                Meet(),
                Card(),
                Load(),
                Port(),
                Press(),
                Flee(),
                Give(),
                Stow(),
                Again(),
            )
        )

    def setup(self, seats: int, settings: Settings, rng: Rng) -> WarState:
        return setup.setup(seats, settings, rng)

    def view(
        self, s: WarState, seat: Seat | None, layouts: Mapping[Seat, Layout] = {}
    ) -> dict[str, Json]:
        return view.view(s, seat)

    def resample_hidden(self, s: WarState, seat: Seat | None, rng: Rng) -> None:
        view.resample_hidden(s, seat, rng)

    def outcome(self, s: WarState) -> Outcome | None:
        return winning.outcome(s)

    def check(self, s: WarState) -> None:
        audit.check(s)

    def random_action(self, s: WarState, seat: Seat, rng: Rng) -> Action:
        """Return any legal action; every second boarding that can be loaded is.

        Else nobody would ever be captured in random play.
        """
        legal = self.legal(s, seat)
        if s.frames[-1][0] == "load" and LOAD[BOARD] in legal and rng.below(2):
            return LOAD[BOARD]
        return legal[rng.below(len(legal))]

    def purse(self, s: WarState, seat: Seat) -> Purse:
        return {"gold": s.convoys[seat].gold}

    def current_scores(self, s: WarState) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple(winning.score_lines(s, seat) for seat in range(s.seats))

    def turn_info(self, s: WarState) -> TurnInfo | None:
        """Return whose turn it is; the set-up is nobody's turn (W6-W8)."""
        if not s.frames or s.frames[-1][0] in ("flag", "begin", "lade"):
            return None
        return TurnInfo(s.round, s.active)

    def progress(self, s: WarState) -> Text:
        return Text("war-progress", round=s.round, rounds=s.rules.rounds)


GAME = War()
