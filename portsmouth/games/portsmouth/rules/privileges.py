"""Chapter 2.13: the six privileges, when each may be used, and what each does.

A privilege may be used only when a complete, effective execution exists (A22) and its cost can be
paid in full (R130).
"""

from __future__ import annotations

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import FREE, Cost, Refusal
from portsmouth.core.text import Text
from portsmouth.games.portsmouth.rules import market
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    CAPTAINS_GIG,
    EMPTY,
    FOUR_POUNDS,
    GRID,
    NAMES,
    PRIVILEGE,
    PRIVILEGE_PRICE,
    PRIVILEGES,
    PROMOTE,
    RANK,
    RECRUIT,
    TOP_UP,
    TRADE,
    TRAINER,
)
from portsmouth.games.portsmouth.rules.payments import BUY, POUNDS, earn, short_of_ap
from portsmouth.games.portsmouth.state import PortsmouthState

_TWO_POUNDS = Cost(((POUNDS, PRIVILEGE_PRICE),))


def price(card: int) -> Cost:
    """Return the cost of using the privilege: £2 for Recruit and Trainer (R122, R128, C10)."""
    return _TWO_POUNDS if PRIVILEGE[card] in (RECRUIT, TRAINER) else FREE


_BY_PURSE = (FOUR_POUNDS, RECRUIT, TRAINER)
"""The privileges that depend on the purse."""


def refusal(s: PortsmouthState, seat: int, card: int) -> Refusal | None:
    """Return why the privilege of this midshipman may not be used now; None when it may."""
    if card in s.ships[seat].used:
        return Refusal("used", "R68")
    return _REFUSALS[PRIVILEGE[card]](s, seat, card)


def _no_trade(s: PortsmouthState, seat: int, card: int) -> Refusal | None:
    """Refuse Trade without an officer to give and one of his rank in the array (R115-R117)."""
    if any(partners(s, RANK[each]) for each in tradable(s, seat, card)):
        return None
    return Refusal("no_trade", "R115")


def _no_top_up(s: PortsmouthState, seat: int, _card: int) -> Refusal | None:
    """Refuse Four Pounds at £4 or more; buying AP first would help (R121, A22)."""
    money = s.ships[seat].money
    if money < TOP_UP:
        return None
    spare = money - TOP_UP + 1
    remedy = (BUY[spare],) if spare < len(BUY) else ()
    return Refusal("full_purse", "R121", {"money": money, "most": TOP_UP}, remedy)


def _no_commission(s: PortsmouthState, seat: int, _card: int) -> Refusal | None:
    """Refuse Recruit a second time, without £2, or without an officer to take (R122-R125)."""
    if s.commissioned:
        return Refusal("second_recruit", "R125")
    money = s.ships[seat].money
    if money < PRIVILEGE_PRICE:
        return Refusal("no_pounds", "R123", {"need": PRIVILEGE_PRICE, "money": money})
    if any(commission_toll(s, seat, cell, money) is not None for cell in GRID.cells):
        return None
    return Refusal("nobody_to_recruit", "R124")


def _no_promotion(s: PortsmouthState, seat: int, _card: int) -> Refusal | None:
    """Refuse Promote without a landsman aboard (R126, A22)."""
    return None if s.ships[seat].landsmen else Refusal("no_landsmen", "A22")


def _no_gig(s: PortsmouthState, seat: int, _card: int) -> Refusal | None:
    """Refuse the gig without a cell to land on (R127)."""
    if any(landing_refusal(s, seat, cell) is None for cell in GRID.cells):
        return None
    return Refusal("nowhere_to_land", "R127")


def _no_trainer(s: PortsmouthState, seat: int, _card: int) -> Refusal | None:
    """Refuse a second trainer, or one without £2 (R128-R130)."""
    if s.ships[seat].trainer:
        return Refusal("second_trainer", "R128")
    money = s.ships[seat].money
    if money < PRIVILEGE_PRICE:
        return Refusal("no_pounds", "R130", {"need": PRIVILEGE_PRICE, "money": money})
    return None


_REFUSALS = {
    TRADE: _no_trade,
    FOUR_POUNDS: _no_top_up,
    RECRUIT: _no_commission,
    PROMOTE: _no_promotion,
    CAPTAINS_GIG: _no_gig,
    TRAINER: _no_trainer,
}


def tradable(s: PortsmouthState, seat: int, trader: int) -> tuple[int, ...]:
    """Return own officers that Trade may give: no marked midshipman, no trader (R115-R117, C1)."""
    ship = s.ships[seat]
    midshipmen = tuple(card for card in ships.unused_midshipmen(ship) if card != trader)
    return ship.lieutenants + midshipmen + ship.petty_officers


def partners(s: PortsmouthState, rank: int) -> list[int]:
    """Return cells with a face-up officer of the rank, pawns on them or not (A13, A14)."""
    return [
        cell for cell in GRID.cells if market.is_officer(s, cell) and RANK[s.array[cell]] == rank
    ]


def commission_toll(s: PortsmouthState, seat: int, cell: int, money: int) -> list[int] | None:
    """Return the owners to pay when Recruit takes this card; None if it can't (R122-R124).

    ``money`` is what the purse holds before the £2 are paid.
    """
    if not market.is_officer(s, cell):
        return None
    if not ships.has_berth(s.ships[seat], RANK[s.array[cell]]):
        return None
    tolls = commission_owners(s, seat, cell)
    return tolls if len(tolls) <= money - PRIVILEGE_PRICE else None


def commission_owners(s: PortsmouthState, seat: int, cell: int) -> list[int]:
    """Return the owners of other pawns, whom the Recruit privilege pays (R124, A11, A43)."""
    return market.owners(s, seat, cell) if s.rules.recruit_privilege_tolls else []


def landing_refusal(s: PortsmouthState, seat: int, cell: int) -> Refusal | None:
    """Return why the gig may not land in a cell (R127, A2, A21, C9)."""
    if s.ships[seat].pawn == cell:
        return Refusal("same_cell", "A21")
    if s.rules.strict_moves and s.array[cell] == EMPTY:
        return Refusal("strict_empty", "A2")
    return short_of_ap(s, market.gig_cost(s, cell), 0, "C9")


def offer(s: PortsmouthState, seat: int, card: int, cx: Context) -> None:
    """Ask whether a newly arrived midshipman's privilege is used (R64, R67).

    Not asked when no use exists and no purchase could make one; he stays unused. Whether a player
    is asked may reveal a purse that the others do not see (A33).
    """
    why = refusal(s, seat, card)
    if PRIVILEGE[card] in _BY_PURSE:
        tell_purse(s, seat, cx)
    if why is None or why.remedy:
        flow.push(s, "privilege", card)
        return
    name = Text(f"privilege-{PRIVILEGES[PRIVILEGE[card]]}")
    if s.rules.hidden_money and "money" in why.args:
        others = tuple(each for each in range(s.seats) if each != seat)
        cx.emit("privilege_idle_unsaid", to=others, seat=seat, privilege=name)
        cx.emit("privilege_idle", to=(seat,), seat=seat, privilege=name, reason=why.text)
    else:
        cx.emit("privilege_idle", seat=seat, privilege=name, reason=why.text)


def tell_purse(s: PortsmouthState, seat: int, cx: Context) -> None:
    """Report as a reveal what shows the others a purse that they do not see (A33)."""
    if s.rules.hidden_money:
        cx.reveal(to=tuple(each for each in range(s.seats) if each != seat))


def asking(card: int, asked: bool) -> Text:
    """Return what becomes of a newly arrived midshipman's privilege, as an effect."""
    name = Text(f"privilege-{PRIVILEGES[PRIVILEGE[card]]}")
    return Text("effect-privilege" if asked else "effect-privilege-idle", privilege=name)


def mark(s: PortsmouthState, seat: int, card: int, cx: Context) -> None:
    """Put a black marker on the midshipman: used, and worth nothing (R68, R114)."""
    ship = s.ships[seat]
    ship.used = (*ship.used, card)
    cx.emit("marked", seat=seat, card=NAMES[card])


def execute(s: PortsmouthState, seat: int, card: int, cx: Context) -> None:
    """Mark the midshipman, pay, and carry the privilege out (R64 steps 5 and 6)."""
    mark(s, seat, card, cx)
    s.ships[seat].money -= price(card).of(POUNDS)
    flow.push_scope(s, PRIVILEGES[PRIVILEGE[card]], card)
    _EXECUTE[PRIVILEGE[card]](s, seat, cx)
    flow.close_finished_scopes(s)


def _trade(s: PortsmouthState, _seat: int, _cx: Context) -> None:
    """Ask whom to give (R115)."""
    flow.push(s, "trade")


def _top_up(s: PortsmouthState, seat: int, cx: Context) -> None:
    """Top the purse up to £4 from the bank (R121)."""
    tell_purse(s, seat, cx)
    amount = TOP_UP - s.ships[seat].money
    earn(s, seat, amount)
    cx.emit("topped_up", seat=seat, amount=amount, money=TOP_UP)


def _commission(s: PortsmouthState, _seat: int, _cx: Context) -> None:
    """Ask whom to take; a second Recruit is barred for the rest of this action (R125, A15)."""
    s.commissioned = True
    flow.push(s, "commission")


def _promote(s: PortsmouthState, seat: int, cx: Context) -> None:
    """Promote all landsmen to seamen, without AP (R126)."""
    cx.emit("promoted", seat=seat, count=len(s.ships[seat].landsmen))
    ships.promote_all(s.ships[seat])


def _gig(s: PortsmouthState, _seat: int, _cx: Context) -> None:
    """Ask where to land (R127)."""
    flow.push(s, "gig")


def _train(s: PortsmouthState, seat: int, cx: Context) -> None:
    """Put the black marker in the Trainer circle (R128)."""
    s.ships[seat].trainer = True
    cx.emit("trainer", seat=seat)


_EXECUTE = {
    TRADE: _trade,
    FOUR_POUNDS: _top_up,
    RECRUIT: _commission,
    PROMOTE: _promote,
    CAPTAINS_GIG: _gig,
    TRAINER: _train,
}
