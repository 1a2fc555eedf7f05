"""Portsmouth as a game of the house: its steps and what the house asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from portsmouth.core.game import (
    Game,
    Line,
    Moment,
    Outcome,
    Proposal,
    Purse,
    Reach,
    Refusal,
    Seat,
    Wishes,
)
from portsmouth.core.meta import Meta, Settings
from portsmouth.core.notation import Notation, names, number
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json, Text
from portsmouth.games.portsmouth import (
    audit,
    cards,
    layout,
    odds,
    routes,
    scoring,
    setup,
    standing,
    view,
)
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.purse import AP, MOST_BOUGHT, POUNDS
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps.privilege import (
    Commission,
    Gig,
    Privilege,
    PrivilegeTown,
    Trade,
    TradeFor,
)
from portsmouth.games.portsmouth.steps.replenish import Replenish
from portsmouth.games.portsmouth.steps.turn import Turn
from portsmouth.games.portsmouth.topics import TOPICS

if TYPE_CHECKING:
    from portsmouth.bots.captain import Captain
    from portsmouth.bots.goals import Goal
    from portsmouth.bots.mind import Mind
    from portsmouth.lessons.lesson import Lesson

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
        self, s: PortsmouthState, seat: Seat | None, wishes: Mapping[Seat, Wishes] = {}
    ) -> dict[str, Json]:
        return view.view(s, seat, wishes)

    def redeal(self, s: PortsmouthState, seat: Seat | None, rng: Rng) -> None:
        view.redeal(s, seat, rng)

    def outcome(self, s: PortsmouthState) -> Outcome | None:
        return scoring.outcome(s)

    def check(self, s: PortsmouthState) -> None:
        audit.check(s)

    def wish_refusal(self, s: PortsmouthState, seat: Seat, item: str, place: str) -> Refusal | None:
        return layout.refusal(s.ships[seat], item, place)

    def catalog(self) -> dict[str, Json]:
        return cards.DATA | {
            "names": {
                card: name.to_json() for card, name in zip(cards.IDS, cards.NAMES, strict=True)
            },
            "topics": {topic: list(rules) for topic, rules in TOPICS.items()},
        }

    def purse(self, s: PortsmouthState, seat: Seat) -> Purse:
        return {AP: s.ap if seat == s.active else 0, POUNDS: s.ships[seat].money}

    def plans(
        self, s: PortsmouthState, seat: Seat, target: str
    ) -> tuple[list[Proposal], Refusal | None]:
        return routes.proposals(s, seat, target)

    def reach(self, s: PortsmouthState, seat: Seat) -> dict[str, Reach]:
        return routes.reach(s, seat)

    def standing(self, s: PortsmouthState) -> tuple[tuple[Line, ...], ...]:
        return standing.standing(s)

    def moment(self, s: PortsmouthState) -> Moment | None:
        return standing.moment(s)

    def progress(self, s: PortsmouthState) -> Text:
        return Text("portsmouth-progress", round=s.round, rounds=cards.ROUNDS)

    def secrets(self, s: PortsmouthState) -> bool:
        return s.rules.hidden_money

    def odds(self, s: PortsmouthState, viewer: Seat | None) -> dict[str, Json]:
        return odds.reckoning(s)

    # Captains and voyages are loaded when first asked for: a player's first turn needs neither.

    def captain(self, level: str, seats: int) -> Captain[PortsmouthState]:
        from portsmouth.games.portsmouth.bots import levels

        return levels.captain(self, level, seats)

    def mind(self, seats: int, *, whole: bool = False) -> Mind[PortsmouthState]:
        from portsmouth.games.portsmouth.bots import goals, judge

        weights = judge.fitted(seats)
        return goals.Thorough(weights) if whole else judge.Judge(weights)

    def goals(self, s: PortsmouthState, seat: Seat) -> tuple[Goal, ...]:
        from portsmouth.games.portsmouth.bots import goals

        return goals.goals(s, seat)

    def lessons(self) -> tuple[Lesson, ...]:
        from portsmouth.games.portsmouth.lessons import course

        return course.VOYAGES


GAME = Portsmouth()
