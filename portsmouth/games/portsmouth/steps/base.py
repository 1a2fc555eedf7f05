"""What every decision of the action phase shares: the active seat, and buying AP."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.rules.payments import BUY, MOST_BOUGHT, price
from portsmouth.games.portsmouth.state import PortsmouthState


class ActiveStep(Step[PortsmouthState]):
    """A decision of the seat whose turn it is; nobody else ever acts (R32)."""

    def seats(self, s: PortsmouthState) -> tuple[Seat, ...]:
        return (s.active,)


class ActionPhaseStep(ActiveStep):
    """A decision before replenishing: £1 buys 1 AP at any such time (R38-R40, A9, A40)."""

    def reserve(self, s: PortsmouthState, seat: Seat) -> int:
        """Return the pounds that may not be spent on AP, so that this decision stays possible."""
        return 0

    def purchases(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        """Return all legal purchases of AP (R38)."""
        spare = s.ships[seat].money - self.reserve(s, seat)
        return [*BUY[1 : min(spare, MOST_BOUGHT) + 1]] if spare > 0 else []

    def purchase_options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        """Return purchases as options; with an empty purse, one that says so."""
        found = [
            Option(buy, Text("label-buy", count=int(buy[1])), "ap", price(0, int(buy[1])))
            for buy in self.purchases(s, seat)
        ]
        if found:
            return found
        reserved = self.reserve(s, seat) and s.ships[seat].money
        code = "money_reserved" if reserved else "no_money"
        return [Option(BUY[1], Text("label-buy", count=1), "ap", refusal=Refusal(code, "R38"))]

    def why_nothing_here(self, s: PortsmouthState, seat: Seat, target: str) -> Refusal:
        return Refusal("answer_first", "R64")

    def why_unknown(self, s: PortsmouthState, seat: Seat, action: Action) -> Refusal:
        if action[0] != "buy":
            return super().why_unknown(s, seat, action)
        need, money = int(action[1]), s.ships[seat].money
        if need <= money:
            return Refusal("money_reserved", "R38")
        return Refusal("no_pounds", "R38", {"need": need, "money": money})

    def do_buy(self, s: PortsmouthState, seat: Seat, cx: Context, count: int) -> None:
        """Buy AP at £1 each (R38)."""
        s.ships[seat].money -= count
        s.ap += count
        cx.emit("bought", seat=seat, count=count)
