"""Before the first turn: each seat's captain, and what its start silver buys (P4, P15, P16)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules import setup
from portsmouth.games.privateer.rules.components import CAPTAINS
from portsmouth.games.privateer.rules.messages import captain_name
from portsmouth.games.privateer.state import PrivateerState

PICK: tuple[Action, ...] = tuple(("captain", captain) for captain in range(len(CAPTAINS)))


class Captain(Step[PrivateerState]):
    """Each seat in turn keeps one of the two captains that lie before it (P4, B33)."""

    name: ClassVar[str] = "captain"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        return [
            Option(
                PICK[captain],
                Text("label-captain", captain=captain_name(captain)),
                f"captain-{CAPTAINS[captain]}",
            )
            for captain in setup.offered(s, seat)
        ]

    def why_nothing_here(self, s: PrivateerState, seat: Seat, target: str) -> Refusal:
        return Refusal("choose_captain", "P4")

    def do_captain(self, s: PrivateerState, seat: Seat, cx: Context, captain: int) -> None:
        """Keep a captain; after the last seat the ports open (P4, P5, B33)."""
        setup.take_captain(s, seat, captain)
        cx.emit("chose", seat=seat, captain=captain_name(captain))
        if seat + 1 < len(s.ships):
            s.active = seat + 1
            s.frames = (("captain", seat + 1),)
        else:
            setup.open_ports(s, cx)
