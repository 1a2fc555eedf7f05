"""Before the first turn: two cubes of choice for everybody (V3, R69, R80)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, names, setup
from portsmouth.games.victory.rules.components import START_CUBES
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.base import Question, option


def take_options(s: VictoryState) -> list[Option]:
    """Return an option for each kind of cube in the bank (R70)."""
    return [
        option(("take", kind), Text("label-take", kind=names.KIND[kind]))
        for kind in cubes.in_bank(s)
    ]


class Outfit(Question):
    """Each seat takes its first two cubes, from the first player leftwards (V3, R69)."""

    name: ClassVar[str] = "outfit"

    def prompt(self, s: VictoryState, seat: Seat) -> Text:
        return Text("prompt-outfit", left=START_CUBES - sum(s.ports[seat].cubes))

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [("take", kind) for kind in cubes.in_bank(s)]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        return take_options(s)

    def do_take(self, s: VictoryState, seat: Seat, cx: Context, kind: int) -> None:
        """Take a cube; after everybody's second one the cards are dealt (V3, V4)."""
        cubes.gain(s, seat, cubes.ONE[kind])
        cx.emit("took", seat=seat, kind=names.KIND[kind])
        setup.after_cube(s, cx, seat)
