"""Fire at a convoy that passes or joins (W17, W83, S45, S46)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.step import Window
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules import sailing
from portsmouth.games.war.rules.components import (
    NONE,
)
from portsmouth.games.war.rules.names import space_name
from portsmouth.games.war.rules.progress import resume
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import (
    PASS,
    WarStep,
    attack_effects,
    label,
)

FIRE: Action = ("fire",)


class Hail(WarStep):
    """A convoy that is passed or joined fires, or lets the mover be (W17, W83, S45, S46)."""

    name: ClassVar[str] = "hail"
    open: ClassVar[bool] = True
    unasked: ClassVar[bool] = True

    def seats(self, s: WarState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][2]),)

    def prompt(self, s: WarState, seat: Seat) -> Text:
        space = space_name(int(s.frames[-1][1]))
        return Text(f"prompt-hail{self._joined(s)}", other=player(s.active), space=space)

    def _joined(self, s: WarState) -> str:
        return "-joined" if s.goal == NONE else ""

    def window(self, s: WarState) -> Window:
        asked = (int(s.frames[-1][2]), *s.hails[1::2])
        text = Text(f"prompt-hail-window{self._joined(s)}", other=player(s.active))
        return Window(asked, PASS, text)

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        costs = attack_effects(s, seat)
        fire = Option(FIRE, label("fire", other=player(s.active)), "fire", effects=costs)
        return [fire, Option(PASS, label("let_pass"), "pass")]

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        return [FIRE, PASS]

    def standing_answer(self, s: WarState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
        """Hold fire, whoever passes (W17)."""
        return PASS if answers.get("hail") == "hold" else None

    def only_answer(
        self, s: WarState, seat: Seat, legal: Sequence[Action], answers: Mapping[str, str]
    ) -> Action | None:
        """Hold fire where the seat has it so: it is asked again and again (W17)."""
        return self.standing_answer(s, seat, answers)

    def do_fire(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Fire: the mover stops there, and this is the conflict of the turn (W17, S7)."""
        s.stopper = seat
        if s.goal == NONE:
            s.hails = ()
            s.frames = (("engage",),)
        else:
            sailing.stopped(s, cx, int(s.frames[-1][1]), seat)
        resume(s, cx)

    def do_pass(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Hold fire."""
        cx.emit("held_fire", seat=seat, other=player(s.active))
        s.frames = (("ask_hails",),)
        resume(s, cx)
