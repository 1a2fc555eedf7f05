"""What sea cards ask: discards, plague, floating crates, being blown away (W21, K9-K14)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules.components import CARDS, GOODS, IS_TRADE, KINDS, PORTS, TRADE_PORTS
from portsmouth.games.war.rules.fleet import discard, from_sheet, room
from portsmouth.games.war.rules.names import good_name, kind_name, port_name, space_name
from portsmouth.games.war.rules.progress import answered
from portsmouth.games.war.rules.seacards import ADRIFT
from portsmouth.games.war.rules.world import CELL_NAMES, CELLS, sea_ends
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import DONE, SeatStep, WarStep, counts, label, port_option

PICK = counts("pick")
DRIFT: tuple[Action, ...] = tuple(("drift", space) for space in range(CELLS))
DISCARD: tuple[Action, ...] = tuple(("discard", kind) for kind in range(len(KINDS)))


class Keep(WarStep):
    """With a fourth card one of them must go (W21, K2)."""

    name: ClassVar[str] = "keep"

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        kinds = dict.fromkeys(CARDS[card] for card in s.convoys[seat].hand)
        return [
            Option(DISCARD[kind], label("discard", card=kind_name(kind)), f"card-{KINDS[kind]}")
            for kind in kinds
        ]

    def do_discard(self, s: WarState, seat: Seat, cx: Context, kind: int) -> None:
        """Discard a card (W21, S81)."""
        discard(s, s.convoys[seat], kind)
        cx.emit("discarded", seat=seat, card=kind_name(kind))
        answered(s, cx)


class Mark(WarStep):
    """Whoever drew Plague puts the marker on a trade port (K9)."""

    name: ClassVar[str] = "mark"
    open: ClassVar[bool] = True

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        return [("mark", port) for port in TRADE_PORTS]

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        why = Refusal("no_trade_port", "K9")
        return [
            port_option("mark", port, None if IS_TRADE[port] else why) for port in range(len(PORTS))
        ]

    def do_mark(self, s: WarState, seat: Seat, cx: Context, port: int) -> None:
        """Put the marker there (K9)."""
        s.plague = port
        cx.emit("plague", seat=seat, port=port_name(port))
        answered(s, cx)


class Pick(WarStep):
    """Whoever found Floating Crates takes up to two (K12)."""

    name: ClassVar[str] = "pick"
    open: ClassVar[bool] = True

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-pick", left=int(s.frames[-1][1]))

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        found = [
            Option(
                PICK[good][count],
                label("pick", good=good_name(good), count=count),
                f"good-{GOODS[good]}",
                refusal=self._refusal(s, seat, good, count),
            )
            for good in range(len(GOODS))
            for count in range(1, int(s.frames[-1][1]) + 1)
        ]
        return [*found, Option(DONE, label("done"), "done")]

    def _refusal(self, s: WarState, seat: Seat, good: int, count: int) -> Refusal | None:
        if count > s.sheet[good]:
            return Refusal("sold_out", "W34", {"good": good_name(good), "left": s.sheet[good]})
        free = room(s.convoys[seat])
        return Refusal("hold_full", "W36", {"room": free}) if count > free else None

    def do_pick(self, s: WarState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Take crates (K12)."""
        from_sheet(s, s.convoys[seat], good, count)
        cx.emit("picked", seat=seat, good=good_name(good), count=count)
        left = int(s.frames[-1][1]) - count
        s.frames = (*s.frames[:-1], ("pick", left))
        if not left:
            answered(s, cx)

    def do_done(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Leave the rest afloat (K12)."""
        answered(s, cx)


class Drift(SeatStep):
    """The seat to the left moves a convoy that was blown off course (K14, S80)."""

    name: ClassVar[str] = "drift"
    open: ClassVar[bool] = True

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-drift", other=player(s.active))

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        return [
            Option(DRIFT[space], label("drift", space=space_name(space)), CELL_NAMES[space])
            for space in sea_ends(s.convoys[s.active].at, ADRIFT)
        ]

    def do_drift(self, s: WarState, seat: Seat, cx: Context, space: int) -> None:
        """Put the convoy there (K14)."""
        s.convoys[s.active].at = space
        cx.emit("drifted", seat=seat, other=player(s.active), space=space_name(space))
        answered(s, cx)
