"""The port action: trade, repair, a ship, a passenger, a letter, an attack (W24-W38, W87-W96)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Refusal
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules import assault, harbours, market, piles, visits
from portsmouth.games.war.rules.components import (
    EXPORTS,
    SHIP_COST,
    SMUGGLER,
)
from portsmouth.games.war.rules.fleet import (
    discard,
    from_sheet,
    gain_ship,
    repaired,
    to_sheet,
)
from portsmouth.games.war.rules.names import good_name, kind_name, port_name, value_name
from portsmouth.games.war.rules.progress import resume
from portsmouth.games.war.state import REPAIR, TRADE, WarState
from portsmouth.games.war.steps.port_options import PortOptions


class Port(PortOptions):
    """One port action a turn; trade and repair last until they are ended (W24, W89, S74)."""

    name: ClassVar[str] = "port"

    def why_unknown(self, s: WarState, seat: Seat, action: Action) -> Refusal:
        verb, *args = action
        port, convoy = visits.port_visited(s), s.convoys[seat]
        why = None
        if verb in ("sell", "buy"):
            why = visits.trade_refusal(s)
            if verb == "sell":
                why = why or market.sell_refusal(s, convoy, int(args[0]), int(args[1]))
            else:
                why = why or market.buy_refusal(s, convoy, port, int(args[0]), int(args[1]))
        elif verb == "mend":
            why = visits.closed_refusal(s, REPAIR)
            why = why or visits.mend_refusal(s, seat, int(args[0]), int(args[1]))
        return why or super().why_unknown(s, seat, action)

    def do_sell(self, s: WarState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Sell crates (W32, W90)."""
        port, convoy = visits.port_visited(s), s.convoys[seat]
        brings = market.sale(s, convoy, port, good, count)
        convoy.gold += brings
        to_sheet(s, convoy, good, count)
        if good not in EXPORTS[port]:
            convoy.dear += count
        s.sold |= 1 << good
        s.business = TRADE
        cx.emit("sold", seat=seat, good=good_name(good), count=count, gold=brings)

    def do_buy(self, s: WarState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Buy crates (W32, W34, K17)."""
        port, convoy = visits.port_visited(s), s.convoys[seat]
        cost = market.purchase(s, port, good, count)
        convoy.gold -= cost
        from_sheet(s, convoy, good, count)
        s.cheap = max(0, s.cheap - count)
        s.bought |= 1 << good
        s.business = TRADE
        cx.emit("bought", seat=seat, good=good_name(good), count=count, gold=cost)

    def do_mend(self, s: WarState, seat: Seat, cx: Context, value: int, count: int) -> None:
        """Mend points of a value (W28)."""
        convoy = s.convoys[seat]
        cost = count * harbours.repair_price(s, convoy, visits.port_visited(s))
        convoy.gold -= cost
        repaired(convoy, value, count)
        s.business = REPAIR
        cx.emit("mended", seat=seat, value=value_name(value), count=count, gold=cost)

    def do_ship(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Buy a ship (W35, W36)."""
        convoy = s.convoys[seat]
        convoy.gold -= SHIP_COST
        gain_ship(convoy)
        cx.emit("bought_ship", seat=seat, ships=convoy.ships)
        self.do_done(s, seat, cx)

    def do_board(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Board a passenger (W29, W31, W93)."""
        convoy = s.convoys[seat]
        convoy.passenger = piles.draw_passenger(s, cx, visits.port_visited(s))
        cx.emit("boarded", seat=seat, port=port_name(convoy.passenger))
        self.do_done(s, seat, cx)

    def do_letter(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Take a letter of marque (W37)."""
        s.convoys[seat].letters += 1
        cx.emit("took_letter", seat=seat)
        self.do_done(s, seat, cx)

    def do_smuggle(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Play Smugglers Contact, which begins the trade (K17, S72)."""
        discard(s, s.convoys[seat], SMUGGLER)
        s.cheap = market.CHEAP_CRATES
        s.business = TRADE
        cx.emit("played", seat=seat, card=kind_name(SMUGGLER))

    def do_storm(self, s: WarState, seat: Seat, cx: Context, port: int) -> None:
        """Attack the port in which the convoy lies (W25, W88)."""
        assault.begin(s, cx, port)
        resume(s, cx)

    def do_done(self, s: WarState, seat: Seat, cx: Context) -> None:
        """End the turn (W24)."""
        s.frames = (("end_turn",),)
        resume(s, cx)
