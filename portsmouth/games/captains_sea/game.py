"""Captain's Sea as a ``Game``: its steps, and its answers to what every game is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.context import NULL_CONTEXT, Context
from portsmouth.core.game import Game
from portsmouth.core.meta import Meta, Settings
from portsmouth.core.notation import Notation
from portsmouth.core.outcome import Outcome, ScoreLine, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action, Layout, Seat
from portsmouth.games.captains_sea import audit
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.notation import NOTATION
from portsmouth.games.captains_sea.rules import program, scoring, setup
from portsmouth.games.captains_sea.rules.chapters import CHAPTERS
from portsmouth.games.captains_sea.rules.components import SEATS
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps import crew, windows
from portsmouth.games.captains_sea.steps.base import STRIKE, Question
from portsmouth.games.captains_sea.steps.crew import Muster
from portsmouth.games.captains_sea.steps.ends import STAY, Bonus, Sails, Strike
from portsmouth.games.captains_sea.steps.guns import Aim, ChangeShot, Fire, Reload
from portsmouth.games.captains_sea.steps.melee import Board, Cut, GoOn, Grapple, Split, Support
from portsmouth.games.captains_sea.steps.plans import (
    FallOff,
    FreeTurn,
    Order,
    SecondThoughts,
    SelectPlan,
    Side,
    StrainChoice,
)
from portsmouth.games.captains_sea.steps.setup import AnswerBid, Bid, Charge, Rig
from portsmouth.games.captains_sea.steps.suffering import SUFFERING, Lose, Odd, Struck, Take
from portsmouth.games.captains_sea.steps.windows import CardWindow, Nail, Overfull, Spend
from portsmouth.games.captains_sea.views import hidden, view


class CaptainsSea(Game[CaptainState]):
    """Two frigates in single combat."""

    meta: ClassVar[Meta] = META
    state_type = CaptainState
    notation: ClassVar[Notation] = NOTATION

    def __init__(self) -> None:
        setting_up = (Bid(), AnswerBid(), Rig(), Charge())
        cards = (CardWindow(), Spend(), Overfull(), Nail())
        sailing = (SelectPlan(), StrainChoice(), SecondThoughts(), Order(), FreeTurn(), Side())
        guns = (Fire(), Aim(), Odd(), Struck(), Take(), Lose(), Reload(), ChangeShot())
        fighting = (Grapple(), Board(), Split(), Support(), GoOn(), Cut())
        ending = (Bonus(), Sails(), FallOff(), Strike())
        every = (*setting_up, Muster(), *cards, *sailing, *guns, *fighting, *ending)
        super().__init__(every)
        self.questions: dict[str, Question] = {step.name: step for step in every}
        assert CHAPTERS, "their tasks are known"
        assert not self.steps.keys() & program.TASKS.keys(), "a task and a step share a name"

    def setup(self, seats: int, settings: Settings, rng: Rng) -> CaptainState:
        return setup.setup(seats, settings, rng)

    def apply(
        self, s: CaptainState, seat: Seat, action: Action, cx: Context = NULL_CONTEXT
    ) -> None:
        """Apply a legal action, then carry out all tasks up to the next decision."""
        self._do[s.frames[-1][0]][action[0]](s, seat, cx, *action[1:])  # type: ignore[index]
        program.run(s, cx)

    def random_action(self, s: CaptainState, seat: Seat, rng: Rng) -> Action:
        """Return any legal action, but seldom strike, save cards, be soon done with the crew."""
        step = s.frames[-1][0]
        if step == "strike":
            return STAY if rng.below(4) else STRIKE
        if not rng.below(100):
            return super().random_action(s, seat, rng)
        if step == "window":
            return windows.random_answer(s, rng)
        if step == "muster":
            return crew.random_order(s, seat, rng)
        allowed = self.questions[step].allowed(s, seat)  # type: ignore[index]
        return allowed[rng.below(len(allowed))]

    def view(
        self, s: CaptainState, seat: Seat | None, layouts: Mapping[Seat, Layout] = {}
    ) -> dict[str, Json]:
        return view.view(s, seat)

    def resample_hidden(self, s: CaptainState, seat: Seat | None, rng: Rng) -> None:
        hidden.resample_hidden(s, seat, rng)

    def resample_chance(self, s: CaptainState, seat: Seat, rng: Rng) -> None:
        hidden.resample_chance(s, rng)

    def outcome(self, s: CaptainState) -> Outcome | None:
        return scoring.outcome(s)

    def check(self, s: CaptainState) -> None:
        audit.check(s)

    def current_scores(self, s: CaptainState) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return both scores; none during the bids, which may be sealed."""
        if not s.turn:
            return ()
        return tuple(scoring.score_lines(s, seat) for seat in SEATS)

    def turn_info(self, s: CaptainState) -> TurnInfo | None:
        """Return the turn and who has to decide, or whose fire another suffers.

        Nobody owns a turn before the first (4.01).
        """
        if not s.frames or not s.turn:
            return None
        seat = self.actors(s)[0]
        return TurnInfo(s.turn, 1 - seat if s.frames[-1][0] in SUFFERING else seat)

    def progress(self, s: CaptainState) -> Text:
        return Text("captains_sea-progress", turn=s.turn)


GAME = CaptainsSea()
