"""What the decisions share: whose they are, striking, actions as targets (18.02, R52)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Cost, Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.notation import target
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState

STRIKE: Action = ("strike",)
PASS: Action = ("pass",)
BESIDES = frozenset({"strike", "orders"})
"""What may be done with most questions without answering them."""


class Question(Step[CaptainState]):
    """A decision of the seat that its frame names; besides its choices she may strike (18.02)."""

    fixed: ClassVar[tuple[Action, ...]] = ()
    """The choices of a question that always has the same ones, all of them legal."""

    def seats(self, s: CaptainState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def why_nothing_here(self, s: CaptainState, seat: Seat, target: str) -> Refusal:
        return Refusal("answer_first", "4.01")

    def legal(self, s: CaptainState, seat: Seat) -> list[Action]:
        return [*self.allowed(s, seat), STRIKE]

    def options(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [*self.choices(s, seat), option(STRIKE, Text("label-strike"))]

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        """Return the legal choices, but for striking; steps with many find them faster."""
        if self.fixed:
            return [*self.fixed]
        return [each.action for each in self.choices(s, seat) if each.refusal is None]

    def only_answer(
        self,
        s: CaptainState,
        seat: Seat,
        legal: Sequence[Action],
        answers: Mapping[str, str],
    ) -> Action | None:
        """Return the only answer besides striking and standing orders (18.02, R98)."""
        real = [each for each in legal if each[0] not in BESIDES]
        return real[0] if len(real) == 1 else None

    @abstractmethod
    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        """Return the options, but for striking."""

    def do_strike(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Ask whether the captain means it (18.02, R52)."""
        flow.push(s, "strike", seat)


def option(
    action: Action,
    label: Text,
    refusal: Refusal | None = None,
    cost: int = 0,
    effects: tuple[Text, ...] = (),
) -> Option:
    """Return an option that stands at its own action's text, with its price in MP."""
    price = Cost((("mp", cost),)) if cost else Cost()
    return Option(action, label, target(action), price, effects, refusal)


def own_ship(s: CaptainState, seat: Seat) -> Ship:
    """Return a seat's ship."""
    return s.ships[seat]


def frame(s: CaptainState) -> tuple[int, ...]:
    """Return the numbers of the pending decision after its seat."""
    return tuple(int(each) for each in s.frames[-1][2:])


def seal(s: CaptainState, cx: Context) -> None:
    """Hide this action until it is opened with the others of its step (R66, R105)."""
    cx.seal()
    s.seals += 1
