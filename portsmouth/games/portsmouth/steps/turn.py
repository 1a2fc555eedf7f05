"""Chapters 2.3 to 2.7: the actions of a turn.

Raise money, move the pawn, recruit, train the crew, buy AP, in any order and
as often as they can be paid (R37), or stop at any time (R41).
"""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.rules import market, recruiting, rounds, towns
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    ASHORE,
    COST,
    EMPTY,
    GRID,
    ROUNDS,
)
from portsmouth.games.portsmouth.rules.payments import ap_cost, earn, pay_tolls, price, short_of_ap
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps.base import ActionPhaseStep

RAISE_AP = 2
RAISED = 1
TRAIN_AP = 2
RAISE: Action = ("raise",)
TRAIN: Action = ("train",)
END: Action = ("end",)
MOVE: tuple[Action, ...] = tuple(("move", cell) for cell in GRID.cells)
RECRUIT: tuple[Action, ...] = tuple(("recruit", cell) for cell in GRID.cells)


class Turn(ActionPhaseStep):
    """The next action of the turn."""

    name: ClassVar[str] = "turn"

    def prompt(self, s: PortsmouthState, seat: Seat) -> Text:
        money = s.ships[seat].money
        return Text(
            "prompt-ashore" if s.ships[seat].pawn == ASHORE else "prompt-turn", ap=s.ap, money=money
        )

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        ship = s.ships[seat]
        pawn = ship.pawn
        found = [RAISE] if s.ap >= RAISE_AP else []
        found += self.purchases(s, seat)
        for cell in GRID.edge if pawn == ASHORE else GRID.neighbours[pawn]:
            if s.ap >= market.step_cost(s, cell) and not closed(s, cell):
                found.append(MOVE[cell])
        if pawn != ASHORE and s.ap and recruit_refusal(s, seat, pawn) is None:
            found.append(RECRUIT[pawn])
        if s.ap >= TRAIN_AP and ship.landsmen:
            found.append(TRAIN)
        found.append(END)
        return found

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        raising = Option(
            RAISE,
            Text("label-raise", amount=RAISED),
            "money",
            ap_cost(RAISE_AP),
            (Text("effect-pounds", amount=RAISED),),
            raise_refusal(s, seat),
        )
        found = [raising, *self.purchase_options(s, seat)]
        found += [move_option(s, seat, cell) for cell in GRID.cells]
        found += [recruit_option(s, seat, cell) for cell in GRID.cells]
        return [*found, train_option(s, seat), end_option(s)]

    def option(self, s: PortsmouthState, seat: Seat, action: Action) -> Option | None:
        if action[0] == "move":
            return move_option(s, seat, int(action[1]))
        if action[0] == "recruit":
            return recruit_option(s, seat, int(action[1]))
        return super().option(s, seat, action)

    def why_nothing_here(self, s: PortsmouthState, seat: Seat, target: str) -> Refusal:
        return Refusal("not_pending", "R37")

    def do_raise(self, s: PortsmouthState, seat: Seat, cx: Context) -> None:
        """Get £1 from the bank for 2 AP (R43)."""
        s.ap -= RAISE_AP
        earn(s, seat, RAISED)
        cx.emit("raised", seat=seat, amount=RAISED)

    def do_move(self, s: PortsmouthState, seat: Seat, cx: Context, cell: int) -> None:
        """Step onto a card and resolve it if it is a town (R44-R51, R75, A7)."""
        ship = s.ships[seat]
        s.ap -= market.step_cost(s, cell)
        cx.emit(
            "entered" if ship.pawn == ASHORE else "moved",
            seat=seat,
            cell=GRID.names[cell],
            card=market.card_name(s, cell),
        )
        ship.pawn = cell
        s.commissioned = False
        towns.enter(s, seat, cell, cx)

    def do_recruit(self, s: PortsmouthState, seat: Seat, cx: Context, cell: int) -> None:
        """Pay the AP and the other pawns' owners, then take him aboard (R52-R69)."""
        officer = s.array[cell]
        s.ap -= COST[officer]
        s.commissioned = False
        pay_tolls(s, seat, market.owners(s, seat, cell), cx)
        flow.push_scope(s, "recruit", officer)
        recruiting.take(s, seat, cell, cx, bonus=True)
        flow.close_finished_scopes(s)

    def do_train(self, s: PortsmouthState, seat: Seat, cx: Context) -> None:
        """Train all own landsmen to seamen for 2 AP (R70)."""
        s.ap -= TRAIN_AP
        cx.emit("promoted", seat=seat, count=len(s.ships[seat].landsmen))
        ships.promote_all(s.ships[seat])

    def do_end(self, s: PortsmouthState, seat: Seat, cx: Context) -> None:
        """Stop; unspent AP are lost (R36, R41, R42)."""
        cx.emit("ended", seat=seat, ap=s.ap)
        rounds.finish_actions(s, cx)


def closed(s: PortsmouthState, cell: int) -> bool:
    """Return whether the cell is empty and empty cells are closed (A2)."""
    return s.rules.strict_moves and s.array[cell] == EMPTY


def raise_refusal(s: PortsmouthState, seat: Seat) -> Refusal | None:
    """Refuse raising money without 2 AP (R43); to buy them for it would lose a pound."""
    if s.ap >= RAISE_AP:
        return None
    return Refusal("no_ap", "R43", {"need": RAISE_AP, "have": s.ap, "money": s.ships[seat].money})


def move_refusal(s: PortsmouthState, seat: Seat, cell: int) -> Refusal | None:
    """Refuse all but one orthogonal step or an entry at the edge (R44, R46, R48, A2)."""
    pawn = s.ships[seat].pawn
    if pawn == cell:
        return Refusal("standing_here", "R44")
    if pawn == ASHORE and cell not in GRID.edge:
        return Refusal("not_edge", "R46")
    if pawn != ASHORE and cell not in GRID.neighbours[pawn]:
        return Refusal("not_adjacent", "R44", {"from": GRID.names[pawn], "cell": GRID.names[cell]})
    if closed(s, cell):
        return Refusal("strict_empty", "A2")
    cost = market.step_cost(s, cell)
    return short_of_ap(s, cost, 0, "R50" if cost == 2 else "R44")


def move_option(s: PortsmouthState, seat: Seat, cell: int) -> Option:
    """Return a step onto a cell, with what it would set off."""
    name = GRID.names[cell]
    label = Text("label-move", cell=name, card=market.card_name(s, cell))
    cost = ap_cost(market.step_cost(s, cell))
    effects = tuple(towns.effects(_next_action(s), seat, cell))
    return Option(MOVE[cell], label, name, cost, effects, move_refusal(s, seat, cell))


def _next_action(s: PortsmouthState) -> PortsmouthState:
    """Return the state as a new action finds it: Recruit may work once more (R125)."""
    if not s.commissioned:
        return s
    twin = s.copy()
    twin.commissioned = False
    return twin


def recruit_refusal(s: PortsmouthState, seat: Seat, cell: int) -> Refusal | None:
    """Refuse without the pawn, a face-up officer, a berth, AP, £1 for each owner (R52-R57)."""
    why = recruiting.no_officer(s, cell)
    if why is not None:
        return why
    if s.ships[seat].pawn != cell:
        return Refusal("not_there", "R52", {"cell": GRID.names[cell]})
    tolls = market.owners(s, seat, cell)
    return (
        recruiting.no_berth(s, seat, cell)
        or recruiting.unpaid_owners(tolls, s.ships[seat].money)
        or short_of_ap(s, COST[s.array[cell]], len(tolls), "R53")
    )


def recruit_option(s: PortsmouthState, seat: Seat, cell: int) -> Option:
    """Return recruiting in a cell, with its price in both currencies and what it brings."""
    name = GRID.names[cell]
    label = Text("label-recruit", cell=name, card=market.card_name(s, cell))
    refusal = recruit_refusal(s, seat, cell)
    if not market.is_officer(s, cell):
        return Option(RECRUIT[cell], label, name, refusal=refusal)
    cost = price(COST[s.array[cell]], 0, market.owners(s, seat, cell))
    effects = tuple(recruiting.arrivals(s, cell, bonus=True))
    return Option(RECRUIT[cell], label, name, cost, effects, refusal)


def train_option(s: PortsmouthState, seat: Seat) -> Option:
    """Return training all landsmen (R70)."""
    count = len(s.ships[seat].landsmen)
    refusal = short_of_ap(s, TRAIN_AP, 0, "R70") if count else Refusal("no_landsmen", "R70")
    effects = (Text("effect-town-training", amount=count),)
    return Option(
        TRAIN, Text("label-train", count=count), "crew", ap_cost(TRAIN_AP), effects, refusal
    )


def end_option(s: PortsmouthState) -> Option:
    """Return ending the turn, with the cards that will be drawn or turned up (R93, R107)."""
    if s.round == ROUNDS:
        label = Text("label-end-turn-up", count=s.hidden.bit_count())
    else:
        refill = min(len(market.empty_cells(s)), market.pile_left(s))
        label = Text("label-end", count=refill)
    lost = [Text("effect-ap-lost", count=s.ap)] if s.ap else []
    last = s.round == ROUNDS and (s.active + 1) % len(s.ships) == s.start
    over = [Text("effect-game-over")] if last else []
    return Option(END, label, "turn", effects=(*lost, *over))
