"""Privateer as a ``Game``: its steps, and its answers to what every game is asked."""

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
from portsmouth.core.types import Layout, Seat
from portsmouth.games.privateer import audit
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules import ending, setup
from portsmouth.games.privateer.rules.chart import GRID
from portsmouth.games.privateer.rules.components import (
    CAPTAINS,
    GOODS,
    PORTS,
    RELICS,
    SUPPLY,
    TRACKS,
    WINDS,
)
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.battle import Again, Battle, Spoils
from portsmouth.games.privateer.steps.bounty import Bounty, Discard, Gossip, Swap, Victim
from portsmouth.games.privateer.steps.parley import MOST, Answer, Offer
from portsmouth.games.privateer.steps.plunder import Hand, Plunder, Seize
from portsmouth.games.privateer.steps.port import Outfit, Port
from portsmouth.games.privateer.steps.sail import Sail
from portsmouth.games.privateer.steps.setup import Captain
from portsmouth.games.privateer.views import view

_GOOD = names(GOODS)
_TRACK = (names(TRACKS),)
_RELIC = (names(RELICS),)
_CARDS = number(1, SUPPLY)
_PRICE = number(1, MOST)


class Privateer(Game[PrivateerState]):
    """Two to six captains trade, fight and refit until one has the Infamy that counts."""

    meta: ClassVar[Meta] = META
    state_type = PrivateerState
    notation: ClassVar[Notation] = Notation(
        {
            "captain": (names(CAPTAINS),),
            "buy": (_GOOD, _CARDS),
            "sell": (_GOOD, _CARDS),
            "upgrade": _TRACK,
            "strip": _TRACK,
            "done": (),
            "draw": (),
            "at": (number(0, META.seats[-1] - 1),),
            "swap": (_GOOD, _GOOD),
            "gossip": (names(PORTS),),
            "pass": (),
            "discard": (_GOOD,),
            "ask": (_GOOD, _PRICE),
            "bid": (_GOOD, _PRICE),
            "accept": (),
            "decline": (),
            "wind": (names(WINDS),),
            "sail": (GRID.codec,),
            "stay": (),
            "roll": (),
            "reroll": (),
            "stand": (),
            "pick": (_GOOD,),
            "take": (number(0, SUPPLY),),
            "steal": (_GOOD,),
            "enough": (),
            "seize": _RELIC,
            "hand": _RELIC,
        }
    )

    def __init__(self) -> None:
        super().__init__(
            (
                Captain(),
                Outfit(),
                Bounty(),
                Victim(),
                Swap(),
                Gossip(),
                Discard(),
                Offer(),
                Answer(),
                Sail(),
                Battle(),
                Again(),
                Spoils(),
                Plunder(),
                Seize(),
                Hand(),
                Port(),
            )
        )

    def setup(self, seats: int, settings: Settings, rng: Rng) -> PrivateerState:
        return setup.setup(seats, settings, rng)

    def view(
        self, s: PrivateerState, seat: Seat | None, layouts: Mapping[Seat, Layout] = {}
    ) -> dict[str, Json]:
        return view.view(s, seat)

    def resample_hidden(self, s: PrivateerState, seat: Seat | None, rng: Rng) -> None:
        view.resample_hidden(s, seat, rng)

    def outcome(self, s: PrivateerState) -> Outcome | None:
        return ending.outcome(s)

    def check(self, s: PrivateerState) -> None:
        audit.check(s)

    def purse(self, s: PrivateerState, seat: Seat) -> Purse:
        return {"silver": s.ships[seat].silver}

    def current_scores(self, s: PrivateerState) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple(ending.score_lines(ship) for ship in s.ships)

    def turn_info(self, s: PrivateerState) -> TurnInfo | None:
        """Return whose turn it is; choosing captains is nobody's turn (B33)."""
        if not s.frames or s.frames[-1][0] == "captain":
            return None
        return TurnInfo(s.round, s.active)

    def progress(self, s: PrivateerState) -> Text:
        highest = max(sum(line.points for line in lines) for lines in self.current_scores(s))
        return Text("privateer-progress", round=s.round, highest=highest, goal=s.rules.goal)

    def secrets(self, s: PrivateerState) -> bool:
        return s.rules.purses == "closed"


GAME = Privateer()
