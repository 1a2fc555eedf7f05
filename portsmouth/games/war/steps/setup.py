"""Set-up: black-bordered flags, starting ports, first crates, and fresh starts (W6-W8, S26)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules import harbours, setup
from portsmouth.games.war.rules.components import GOODS, NONE, PORTS
from portsmouth.games.war.rules.fleet import from_sheet
from portsmouth.games.war.rules.names import good_name, nation_name, port_name
from portsmouth.games.war.rules.progress import answered
from portsmouth.games.war.rules.world import space_of
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import READY, SeatStep, WarStep, counts, label, port_option

FLAG: tuple[Action, ...] = tuple(("flag", port) for port in range(len(PORTS)))
BEGIN: tuple[Action, ...] = tuple(("begin", port) for port in range(len(PORTS)))
LADE = counts("lade")


class Flag(WarStep):
    """Each seat puts a black-bordered flag on a port (W6, S3, S42, W75)."""

    name: ClassVar[str] = "flag"
    open: ClassVar[bool] = True

    def prompt(self, s: WarState, seat: Seat) -> Text:
        nation = int(s.frames[-1][1])
        own = int(nation == s.convoys[seat].nation)
        return Text("prompt-flag", nation=nation_name(nation), own=own)

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        return [FLAG[port] for port in setup.flag_ports(s)]

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        taken = Refusal("flag_there", "S42")
        return [
            port_option("flag", port, None if s.black[port] == NONE else taken)
            for port in range(len(PORTS))
        ]

    def do_flag(self, s: WarState, seat: Seat, cx: Context, port: int) -> None:
        """Place the flag (W6)."""
        setup.place_flag(s, cx, seat, int(s.frames[-1][1]), port)
        setup.after_flag(s, cx, seat)


class Begin(WarStep):
    """Each seat chooses a starting port, in the reverse order (W7, W76)."""

    name: ClassVar[str] = "begin"
    open: ClassVar[bool] = True

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        return list(BEGIN)

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        return [port_option("begin", port) for port in range(len(PORTS))]

    def do_begin(self, s: WarState, seat: Seat, cx: Context, port: int) -> None:
        """Put the convoy there (W7)."""
        s.convoys[seat].at = space_of(port)
        cx.emit("begins", seat=seat, port=port_name(port))
        setup.after_start(s, seat)


class Lade(WarStep):
    """Each seat takes its first crates, free (W8, S89)."""

    name: ClassVar[str] = "lade"
    open: ClassVar[bool] = True

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-lade", left=int(s.frames[-1][1]))

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        left = int(s.frames[-1][1])
        if not left:
            return [READY]
        return [
            LADE[good][count]
            for good, there in enumerate(s.sheet)
            for count in range(1, min(left, there) + 1)
        ]

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        left = int(s.frames[-1][1])
        found = [
            Option(
                LADE[good][count],
                label("lade", good=good_name(good), count=count),
                f"good-{GOODS[good]}",
                refusal=self._refusal(s, good, count, left),
            )
            for good in range(len(GOODS))
            for count in range(1, max(1, left) + 1)
        ]
        wait = Refusal("crates_left", "S89", {"left": left}) if left else None
        return [*found, Option(READY, label("ready"), "ready", refusal=wait)]

    def _refusal(self, s: WarState, good: int, count: int, left: int) -> Refusal | None:
        if count > left:
            return Refusal("crates_taken", "W8")
        if count > s.sheet[good]:
            return Refusal("sold_out", "W34", {"good": good_name(good), "left": s.sheet[good]})
        return None

    def do_lade(self, s: WarState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Take crates (W8)."""
        from_sheet(s, s.convoys[seat], good, count)
        s.frames = (("lade", int(s.frames[-1][1]) - count),)
        cx.emit("laded", seat=seat, good=good_name(good), count=count)

    def do_ready(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Let the next seat choose, or begin the first turn (W8, W10)."""
        setup.after_lading(s, cx, seat)


class Again(SeatStep):
    """Whoever lost the only ship chooses a port to start from (W62, S26)."""

    name: ClassVar[str] = "again"
    open: ClassVar[bool] = True

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        convoy = s.convoys[seat]
        return [
            port_option("begin", port, harbours.war_refusal(s, convoy, port))
            for port in range(len(PORTS))
        ]

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        convoy = s.convoys[seat]
        return [BEGIN[port] for port in range(len(PORTS)) if not harbours.at_war(s, convoy, port)]

    def do_begin(self, s: WarState, seat: Seat, cx: Context, port: int) -> None:
        """Start from there (S26)."""
        s.convoys[seat].at = space_of(port)
        cx.emit("begins", seat=seat, port=port_name(port))
        answered(s, cx)
