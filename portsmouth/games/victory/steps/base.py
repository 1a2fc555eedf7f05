"""What the decisions share: whose they are, and names of ships and kinds."""

from __future__ import annotations

from portsmouth.core.option import Cost, Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.notation import target
from portsmouth.games.victory.rules.components import KIND_NAMES, Cubes
from portsmouth.games.victory.state import VictoryState

DONE: Action = ("done",)
DECLINE: Action = ("decline",)
PASS: Action = ("pass",)


class TurnStep(Step[VictoryState]):
    """A step of the active seat's turn."""

    def seats(self, s: VictoryState) -> tuple[Seat, ...]:
        return (s.active,)

    def why_nothing_here(self, s: VictoryState, seat: Seat, target: str) -> Refusal:
        return Refusal("other_step", "V6")


class Question(Step[VictoryState]):
    """A question to the seat that its frame names, to be answered before anything else."""

    def seats(self, s: VictoryState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def why_nothing_here(self, s: VictoryState, seat: Seat, target: str) -> Refusal:
        return Refusal("answer_first", "R85")


def option(
    action: Action,
    label: Text,
    refusal: Refusal | None = None,
    cost: Cubes | None = None,
    effects: tuple[Text, ...] = (),
) -> Option:
    """Return an option that stands at its own action's text."""
    price = price_of(cost) if cost else Cost()
    return Option(action, label, target(action), price, effects, refusal)


def price_of(cubes: Cubes) -> Cost:
    """Return a price in cubes."""
    named = zip(KIND_NAMES, cubes, strict=True)
    return Cost(tuple(sorted((name, count) for name, count in named if count)))


def one_of(steps: list[tuple[Action, Refusal | None]]) -> list[Action]:
    """Return the actions without a refusal."""
    return [action for action, refusal in steps if refusal is None]
