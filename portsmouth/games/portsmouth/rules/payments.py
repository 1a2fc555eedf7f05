"""Chapters 2.3 and 2.4: action points and money, and why they do not suffice."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.context import Context
from portsmouth.core.option import FREE, Cost, Refusal
from portsmouth.core.text import player
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.state import PortsmouthState

AP, POUNDS = META.resources
MOST_BOUGHT = 99
"""The most AP that one purchase can be written for."""
BUY: tuple[Action, ...] = tuple(("buy", n) for n in range(MOST_BOUGHT + 1))
_AP_COSTS = (FREE, *(Cost(((AP, ap),)) for ap in range(1, 30)))


def ap_cost(ap: int) -> Cost:
    """Return a price in action points only."""
    return _AP_COSTS[ap] if ap < len(_AP_COSTS) else Cost(((AP, ap),))


def price(ap: int, pounds: int, owners: Sequence[Seat] = ()) -> Cost:
    """Return a price in both currencies: ``pounds`` go to the bank, £1 to each owner (R54).

    >>> price(2, 0, [1, 3]).amounts
    (('ap', 2), ('pounds', 2))
    """
    money = pounds + len(owners)
    if not money:
        return ap_cost(ap)
    return Cost(
        (*ap_cost(ap).amounts, (POUNDS, money)), tuple((owner, POUNDS, 1) for owner in owners)
    )


def short_of_ap(s: PortsmouthState, ap: int, also: int, rule: str) -> Refusal | None:
    """Return why AP lack for an action of ``ap`` AP and then ``also`` pounds; None if they don't.

    The remedy is to buy what is missing at £1 each (R38), if the purse allows it.
    """
    missing = ap - s.ap
    if missing <= 0:
        return None
    money = s.ships[s.active].money
    if money >= missing + also:
        return Refusal(
            "buy_ap", rule, {"need": ap, "have": s.ap, "missing": missing}, (BUY[missing],)
        )
    return Refusal("no_ap", rule, {"need": ap, "have": s.ap, "money": money})


def pay_tolls(s: PortsmouthState, seat: int, tolls: list[int], cx: Context) -> None:
    """Pay £1 to the owner of every other pawn on the card (R54)."""
    for owner in tolls:
        s.ships[seat].money -= 1
        s.ships[owner].money += 1
        cx.emit("toll_paid", seat=seat, owner=player(owner), owner_seat=owner)


def earn(s: PortsmouthState, seat: int, amount: int) -> None:
    """Take money from the bank, which never runs out (A20)."""
    s.ships[seat].money += amount
