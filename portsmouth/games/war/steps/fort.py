"""In an attack on a port: go on or flee, and withdrawing (W43, W71, W112, S29, S70)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules import assault
from portsmouth.games.war.rules.names import port_name, space_name
from portsmouth.games.war.rules.progress import resume
from portsmouth.games.war.rules.world import CELL_NAMES, DOCKS, bearing
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import (
    FLEE,
    WarStep,
    label,
)

PRESS: Action = ("press",)


def flee_options(port: int) -> list[Option]:
    """Return flight to each dock cell of a port (W112)."""
    return [
        Option(FLEE[space], label("flee", way=bearing(port, space)), CELL_NAMES[space])
        for space in DOCKS[port]
    ]


def _tell(seat: Seat, cx: Context, port: int, space: int) -> None:
    """Tell from which port and which way a convoy flees."""
    way = bearing(port, space)
    cx.emit("fled", seat=seat, port=port_name(port), way=way, space=space_name(space))


class Press(WarStep):
    """After a round that decides nothing the attacker goes on or flees (W71, W112)."""

    name: ClassVar[str] = "press"
    open: ClassVar[bool] = True

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-press", port=port_name(s.fort), count=s.cannons)

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        return [Option(PRESS, label("press"), "press"), *flee_options(s.fort)]

    def do_press(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Fire another round (W71)."""
        s.frames = (("volley",),)
        resume(s, cx)

    def do_flee(self, s: WarState, seat: Seat, cx: Context, space: int) -> None:
        """Break the attack off (W71, S30)."""
        port = s.fort
        assault.finish(s, cx)
        _tell(seat, cx, port, space)
        assault.flee(s, cx, space)
        resume(s, cx)


class Flee(WarStep):
    """A convoy that was driven off withdraws to a dock cell (W43, S29, S70)."""

    name: ClassVar[str] = "flee"
    open: ClassVar[bool] = True
    unasked: ClassVar[bool] = True

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-flee", port=port_name(int(s.frames[-1][1])))

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        return flee_options(int(s.frames[-1][1]))

    def do_flee(self, s: WarState, seat: Seat, cx: Context, space: int) -> None:
        """Withdraw (S70)."""
        _tell(seat, cx, int(s.frames[-1][1]), space)
        assault.flee(s, cx, space)
        resume(s, cx)
