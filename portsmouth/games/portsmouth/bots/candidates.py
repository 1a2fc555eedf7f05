"""The candidate lines of each decision of Portsmouth.

Buying AP is no candidate by itself: whatever lacks AP buys them, and £4 is also tried with the
purse emptied before (R38, R121). Of officers who are alike only one is tried in a Trade.
"""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.bots.search.evaluator import POINTLESS, Line
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.rules import market, privileges
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    ASHORE,
    COST,
    EMPTY,
    FIRST_TOWN,
    FOUR_POUNDS,
    GRID,
    NEEDS,
    PRIVILEGE,
    RANK,
    SPECIALTY,
    TOP_UP,
)
from portsmouth.games.portsmouth.rules.payments import BUY, POUNDS
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps import privilege, replenish, trade, turn

_END: Line = (turn.END,)
_USE: Line = (privilege.USE,)
_DECLINE: Line = (privilege.DECLINE,)
_RAISE: Line = (turn.RAISE,)


def _paid(action: Action, lacks: int) -> Line:
    """Return the action, after buying the AP that it lacks."""
    return (action,) if lacks <= 0 else (BUY[lacks], action)


def in_turn(s: PortsmouthState, seat: int) -> list[Line]:
    """Return the ways to walk, recruit, train, raise money, or end (R37)."""
    ship, ap, array = s.ships[seat], s.ap, s.array
    pawn, money = ship.pawn, ship.money
    found: list[Line] = []
    for cell in GRID.edge if pawn == ASHORE else GRID.neighbours[pawn]:
        lacks = market.step_cost(s, cell) - ap
        if lacks <= money and not turn.closed(s, cell):
            found.append(_paid(turn.MOVE[cell], lacks))
    if pawn != ASHORE and 0 <= array[pawn] < FIRST_TOWN and not s.hidden >> pawn & 1:
        card = array[pawn]
        lacks = COST[card] - ap
        tolls = sum(other.pawn == pawn for other in s.ships) - 1
        if max(0, lacks) + tolls <= money and ships.has_berth(ship, RANK[card]):
            found.append(_paid(turn.RECRUIT[pawn], lacks))
    if ship.landsmen and turn.TRAIN_AP - ap <= money:
        found.append(_paid(turn.TRAIN, turn.TRAIN_AP - ap))
    if ap >= turn.RAISE_AP:
        found.append(_RAISE)
    found.append(_END)
    return found


def _topping_up(money: int, use: Action) -> list[Line]:
    """Return £4 with the purse as it is, or spent on AP before, which the bank refills (R121)."""
    if not money:
        return [(use,)]
    first: Line = (use,) if money < TOP_UP else (BUY[money - TOP_UP + 1], use)
    return [first, (BUY[money], use)]


def _uses(s: PortsmouthState, seat: int, card: int, use: Action) -> list[Line]:
    """Return the ways to use a midshipman's privilege, if it can be used."""
    if PRIVILEGE[card] == FOUR_POUNDS:
        return _topping_up(s.ships[seat].money, use)
    why = privileges.refusal(s, seat, card)
    if why is None:
        return [(use,)]
    return [(*why.remedy, use)] if why.remedy else []


def at_privilege(s: PortsmouthState, seat: int) -> list[Line]:
    """Return using it and declining it (R64)."""
    return [*_uses(s, seat, int(s.frames[-1][1]), privilege.USE), _DECLINE]


def at_privilege_town(s: PortsmouthState, seat: int) -> list[Line]:
    """Return each midshipman who can be called, and declining (R88)."""
    crew = ships.unused_midshipmen(s.ships[seat])
    found = [line for card in crew for line in _uses(s, seat, card, privilege.CALL[card])]
    return [*found, _DECLINE]


def _kind(card: int) -> tuple[int, int, int, int]:
    """Return a key that officers share who differ in nothing but their printed costs."""
    return RANK[card], NEEDS[card], SPECIALTY[card], PRIVILEGE[card]


def at_trade(s: PortsmouthState, seat: int) -> list[Line]:
    """Return whom to give and whom to take for him (R115), one of each kind."""
    found: list[Line] = []
    given = set()
    for card in privileges.tradable(s, seat, int(s.frames[-2][2])):
        if _kind(card) in given:
            continue
        given.add(_kind(card))
        got = {_kind(card)}
        for cell in privileges.partners(s, RANK[card]):
            if _kind(s.array[cell]) not in got:
                got.add(_kind(s.array[cell]))
                found.append((trade.GIVE[card], trade.OBTAIN[cell]))
    return found or legal_trade(s, seat)


def legal_trade(s: PortsmouthState, seat: int) -> list[Line]:
    """Return a trade of two who are alike, where there is no other: it must be carried out."""
    for card in privileges.tradable(s, seat, int(s.frames[-2][2])):
        for cell in privileges.partners(s, RANK[card]):
            return [(trade.GIVE[card], trade.OBTAIN[cell])]
    raise AssertionError("a trade that can't be carried out")


def at_trade_for(s: PortsmouthState, _seat: int) -> list[Line]:
    """Return whom to take for the officer who was named already (R115)."""
    given = int(s.frames[-1][1])
    return [(trade.OBTAIN[cell],) for cell in privileges.partners(s, RANK[given])]


def at_commission(s: PortsmouthState, seat: int) -> list[Line]:
    """Return whom the Recruit privilege may bring (R122-R125)."""
    found: list[Line] = []
    ship = s.ships[seat]
    for cell, card in enumerate(s.array):
        if (
            0 <= card < FIRST_TOWN
            and not s.hidden >> cell & 1
            and ships.has_berth(ship, RANK[card])
        ):
            tolls = privileges.commission_owners(s, seat, cell)
            if len(tolls) <= ship.money:
                found.append((privilege.COMMISSION[cell],))
    return found


def at_gig(s: PortsmouthState, seat: int) -> list[Line]:
    """Return where the gig may land (R127)."""
    found: list[Line] = []
    for cell in GRID.cells:
        lacks = market.gig_cost(s, cell) - s.ap
        if (
            cell != s.ships[seat].pawn
            and lacks <= s.ships[seat].money
            and not (s.rules.strict_moves and s.array[cell] == EMPTY)
        ):
            found.append(_paid(privilege.LAND[cell], lacks))
    return found


def at_replenish(s: PortsmouthState, seat: int) -> list[Line]:
    """Return every place for the drawn card (R93-R99)."""
    return [(action,) for action in _REPLENISH.legal(s, seat)]


def debt(s: PortsmouthState, seat: int, raised: int, line: Line) -> int:
    """Return how many pounds were raised that nothing has needed so far.

    ``raised`` were so before the line. To buy AP while there is such a pound is pointless: without
    the raise there would be 2 AP more for £1. So is £4, which would fill the purse
    without it too (R38, R43, R121).
    """
    verb = line[0][0]
    if verb == "raise":
        return raised + 1
    if not raised:
        return 0
    money = s.ships[seat].money
    if verb == "buy":
        return POINTLESS
    if verb == "recruit":
        return min(raised, money - len(market.owners(s, seat, int(line[0][1]))))
    if verb == "commission":
        return min(raised, money - len(privileges.commission_owners(s, seat, int(line[0][1]))))
    if verb in ("use", "call"):
        card = int(s.frames[-1][1] if verb == "use" else line[0][1])
        if PRIVILEGE[card] == FOUR_POUNDS:
            return POINTLESS
        return min(raised, money - privileges.price(card).of(POUNDS))
    return raised


_REPLENISH = replenish.Replenish()
CANDIDATES: dict[str, Callable[[PortsmouthState, int], list[Line]]] = {
    "turn": in_turn,
    "privilege": at_privilege,
    "privilege_town": at_privilege_town,
    "trade": at_trade,
    "trade_for": at_trade_for,
    "commission": at_commission,
    "gig": at_gig,
    "replenish": at_replenish,
}
