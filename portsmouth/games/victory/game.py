"""Victory on the High Sea as a ``Game``: its steps, and its answers to what every game is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.game import Game
from portsmouth.core.meta import Meta, Settings
from portsmouth.core.notation import Notation
from portsmouth.core.option import Purse
from portsmouth.core.outcome import Outcome, ScoreLine, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Layout, Seat
from portsmouth.games.victory import audit
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.notation import NOTATION
from portsmouth.games.victory.rules import duels, scoring, setup
from portsmouth.games.victory.rules.components import GOAL, KIND_NAMES
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.combat import Arm, Place
from portsmouth.games.victory.steps.harbour import Discard, Repairs, Trade
from portsmouth.games.victory.steps.play import Board, Pay, Play
from portsmouth.games.victory.steps.setup import Outfit
from portsmouth.games.victory.steps.voyages import AnyCube, Merchant, Voyages
from portsmouth.games.victory.steps.windows import Answer, Count
from portsmouth.games.victory.views import view


class Victory(Game[VictoryState]):
    """Two to four merchant captains race to 15 points."""

    meta: ClassVar[Meta] = META
    state_type = VictoryState
    notation: ClassVar[Notation] = NOTATION

    def __init__(self) -> None:
        super().__init__(
            (
                Outfit(),
                Voyages(),
                AnyCube(),
                Merchant(),
                Repairs(),
                Trade(),
                Play(),
                Pay(),
                Board(),
                Discard(),
                Arm(),
                Count(),
                Place(),
                Answer(),
            )
        )

    def setup(self, seats: int, settings: Settings, rng: Rng) -> VictoryState:
        return setup.setup(seats, settings, rng)

    def view(
        self, s: VictoryState, seat: Seat | None, layouts: Mapping[Seat, Layout] = {}
    ) -> dict[str, Json]:
        return view.view(s, seat)

    def resample_hidden(self, s: VictoryState, seat: Seat | None, rng: Rng) -> None:
        view.resample_hidden(s, seat, rng)

    def resample_chance(self, s: VictoryState, seat: Seat, rng: Rng) -> None:
        view.resample_chance(s, rng)

    def outcome(self, s: VictoryState) -> Outcome | None:
        return scoring.outcome(s)

    def check(self, s: VictoryState) -> None:
        audit.check(s)

    def purse(self, s: VictoryState, seat: Seat) -> Purse:
        return dict(zip(KIND_NAMES, s.ports[seat].cubes, strict=True))

    def current_scores(self, s: VictoryState) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple(scoring.score_lines(s, seat) for seat in range(len(s.ports)))

    def turn_info(self, s: VictoryState) -> TurnInfo | None:
        """Return whose turn it is; the first cubes are nobody's turn (V3)."""
        if not s.frames or s.frames[-1][0] == "outfit":
            return None
        return TurnInfo(s.round, s.active)

    def progress(self, s: VictoryState) -> Text:
        if duels.is_duel(s):
            round_, most = s.fight.round if s.fight else 0, duels.MOST_ROUNDS
            return Text(f"victory-duel-{s.rules.scenario}", round=round_, most=most)
        highest = max(scoring.points(s, seat) for seat in range(len(s.ports)))
        return Text("victory-progress", round=s.round, highest=highest, goal=GOAL)


GAME = Victory()
