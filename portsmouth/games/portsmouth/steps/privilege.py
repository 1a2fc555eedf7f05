"""Chapter 2.13: deciding on a privilege, and what some of them ask for (Trade: ``trade``)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.rules import market, privileges, recruiting, towns
from portsmouth.games.portsmouth.rules.cards import (
    GRID,
    IDS,
    NAMES,
    PRIVILEGE,
    PRIVILEGE_PRICE,
    PRIVILEGES,
    town_bit,
)
from portsmouth.games.portsmouth.rules.payments import ap_cost, pay_tolls, price
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps.base import ActionPhaseStep

USE: Action = ("use",)
DECLINE: Action = ("decline",)
CALL: tuple[Action, ...] = tuple(("call", card) for card in range(len(IDS)))
COMMISSION: tuple[Action, ...] = tuple(("commission", cell) for cell in GRID.cells)
LAND: tuple[Action, ...] = tuple(("land", cell) for cell in GRID.cells)


def privilege_name(card: int) -> Text:
    """Return the name of a midshipman's privilege."""
    return Text(f"privilege-{PRIVILEGES[PRIVILEGE[card]]}")


def _local(s: PortsmouthState, index: int = 1) -> int:
    """Return a number that the pending frame carries."""
    return int(s.frames[-1][index])


class Privilege(ActionPhaseStep):
    """Use the privilege of the midshipman who has just arrived, or never (R64, R67)."""

    name: ClassVar[str] = "privilege"

    def prompt(self, s: PortsmouthState, seat: Seat) -> Text:
        return Text("prompt-privilege", privilege=privilege_name(_local(s)))

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        usable = privileges.refusal(s, seat, _local(s)) is None
        return (
            [USE, *self.purchases(s, seat), DECLINE]
            if usable
            else [*self.purchases(s, seat), DECLINE]
        )

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        card = _local(s)
        label = Text("label-use", privilege=privilege_name(card))
        effects = (Text(f"does-{PRIVILEGES[PRIVILEGE[card]]}"), Text("effect-marked"))
        cost = privileges.price(card)
        use = Option(USE, label, IDS[card], cost, effects, privileges.refusal(s, seat, card))
        decline = Option(DECLINE, Text("label-decline"), effects=(Text("effect-declined"),))
        return [use, *self.purchase_options(s, seat), decline]

    def do_use(self, s: PortsmouthState, seat: Seat, cx: Context) -> None:
        """Mark him and carry it out (R64 steps 5 and 6)."""
        card = _local(s)
        flow.pop_only(s)
        cx.emit("privilege_used", seat=seat, privilege=privilege_name(card))
        privileges.execute(s, seat, card, cx)

    def do_decline(self, s: PortsmouthState, seat: Seat, cx: Context) -> None:
        """Decline, finally, except through the Privilege town (R67)."""
        cx.emit("declined", seat=seat, privilege=privilege_name(_local(s)))
        flow.pop(s)


class PrivilegeTown(ActionPhaseStep):
    """The Privilege town: call on one own unused midshipman, or not (R88, A17)."""

    name: ClassVar[str] = "privilege_town"

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        crew = s.ships[seat].midshipmen
        found = [CALL[card] for card in crew if privileges.refusal(s, seat, card) is None]
        return [*found, *self.purchases(s, seat), DECLINE]

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        found = [
            Option(
                CALL[card],
                Text("label-call", card=NAMES[card]),
                IDS[card],
                privileges.price(card),
                (Text(f"does-{PRIVILEGES[PRIVILEGE[card]]}"), Text("effect-marked")),
                privileges.refusal(s, seat, card),
            )
            for card in s.ships[seat].midshipmen
        ]
        return [*found, *self.purchase_options(s, seat), Option(DECLINE, Text("label-not-now"))]

    def why_unknown(self, s: PortsmouthState, seat: Seat, action: Action) -> Refusal:
        if action[0] == "call":
            return Refusal("not_his_to_call", "R88")
        return super().why_unknown(s, seat, action)

    def do_call(self, s: PortsmouthState, seat: Seat, cx: Context, card: int) -> None:
        """Use his privilege at its price, with no bonus (R88); now the town is used up (A17)."""
        s.towns_used |= town_bit(_local(s))
        flow.pop_only(s)
        flow.push_scope(s, "privilege_town", card)
        cx.emit("called", seat=seat, card=NAMES[card])
        privileges.execute(s, seat, card, cx)

    def do_decline(self, s: PortsmouthState, seat: Seat, cx: Context) -> None:
        """Decline; the town stays usable this turn (A17)."""
        cx.emit("passed_town", seat=seat)
        flow.pop(s)


class Commission(ActionPhaseStep):
    """The Recruit privilege: which officer comes, wherever the pawn is (R122-R125)."""

    name: ClassVar[str] = "commission"

    def reserve(self, s: PortsmouthState, seat: Seat) -> int:
        """Keep the £2 and what the cheapest officer's pawn owners cost (A9, R124)."""
        money = s.ships[seat].money + PRIVILEGE_PRICE
        tolls = (privileges.commission_toll(s, seat, cell, money) for cell in GRID.cells)
        return min((len(toll) for toll in tolls if toll is not None), default=0)

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        found = [COMMISSION[c] for c in GRID.cells if self._refusal(s, seat, c) is None]
        return found + self.purchases(s, seat)

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        found = []
        for cell in GRID.cells:
            label = Text("label-recruit", card=market.card_name(s, cell), cell=GRID.names[cell])
            why = self._refusal(s, seat, cell)
            officer = market.is_officer(s, cell)
            tolls = privileges.commission_owners(s, seat, cell) if officer else []
            effects = tuple(recruiting.arrivals(s, cell, bonus=False)) if officer else ()
            cost = price(0, 0, tolls)
            found.append(Option(COMMISSION[cell], label, GRID.names[cell], cost, effects, why))
        return found + self.purchase_options(s, seat)

    def _refusal(self, s: PortsmouthState, seat: Seat, cell: int) -> Refusal | None:
        tolls = privileges.commission_owners(s, seat, cell)
        return (
            recruiting.no_officer(s, cell)
            or recruiting.no_berth(s, seat, cell)
            or recruiting.unpaid_owners(tolls, s.ships[seat].money)
        )

    def do_commission(self, s: PortsmouthState, seat: Seat, cx: Context, cell: int) -> None:
        """Pay the owners of other pawns there and take him; no AP, no £1 (R122-R125)."""
        flow.pop_only(s)
        pay_tolls(s, seat, privileges.commission_owners(s, seat, cell), cx)
        recruiting.take(s, seat, cell, cx, bonus=False)
        flow.close_finished_scopes(s)


class Gig(ActionPhaseStep):
    """The Captain's Gig: the pawn goes to any other cell (R127, A8, A21, A51)."""

    name: ClassVar[str] = "gig"

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        cells = GRID.cells
        found = [LAND[c] for c in cells if privileges.landing_refusal(s, seat, c) is None]
        return found + self.purchases(s, seat)

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        found = []
        for cell in GRID.cells:
            name = GRID.names[cell]
            label = Text("label-land", cell=name, card=market.card_name(s, cell))
            cost = ap_cost(market.gig_cost(s, cell))
            effects = tuple(towns.effects(s, seat, cell))
            why = privileges.landing_refusal(s, seat, cell)
            found.append(Option(LAND[cell], label, name, cost, effects, why))
        return found + self.purchase_options(s, seat)

    def do_land(self, s: PortsmouthState, seat: Seat, cx: Context, cell: int) -> None:
        """Land for no AP but Grog's own (C9); a town resolves at once (R75, R127, A44, A53)."""
        flow.pop_only(s)
        s.ap -= market.gig_cost(s, cell)
        s.ships[seat].pawn = cell
        cx.emit("landed", seat=seat, cell=GRID.names[cell], card=market.card_name(s, cell))
        towns.enter(s, seat, cell, cx)
        flow.close_finished_scopes(s)
