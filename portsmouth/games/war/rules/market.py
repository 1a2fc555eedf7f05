"""Prices, and what trade does to hold, gold and goods sheet (W32, W34, S14, K6, K17, K22)."""

from __future__ import annotations

from portsmouth.core.option import Refusal
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules import harbours
from portsmouth.games.war.rules.components import (
    CARDS,
    EXPORTS,
    FACTOR,
    GOODS,
    IS_TRADE,
    NONE,
    PRICE_EXPORT,
    PRICE_OTHER,
    SELLERS_MARKET,
    Numbers,
)
from portsmouth.games.war.rules.fleet import holds, room
from portsmouth.games.war.rules.names import good_name
from portsmouth.games.war.state import WarState

MARKET_CRATES = 4
"""The crates of a visit that Sellers Market makes dearer (K6)."""
CHEAP_CRATES = 6
"""The crates that Smugglers Contact makes cheap (K17)."""


PRICES: tuple[Numbers, ...] = tuple(
    tuple(PRICE_EXPORT if good in exports else PRICE_OTHER for good in range(len(GOODS)))
    for exports in EXPORTS
)


def price(port: int, good: int) -> int:
    """Return the price of a crate at a port, to buy and to sell (W32)."""
    return PRICES[port][good]


def sale(s: WarState, convoy: Convoy, port: int, good: int, count: int) -> int:
    """Return what so many crates bring (W90, K6, K22, S69)."""
    brings = price(port, good) * count
    if good in EXPORTS[port]:
        return brings
    if s.globe != NONE and CARDS[s.globe] == SELLERS_MARKET:
        brings += max(0, min(count, MARKET_CRATES - convoy.dear))
    if convoy.dear == 0 and holds(convoy, FACTOR):
        brings += 1
    return brings


def brings(s: WarState, convoy: Convoy, port: int) -> int:
    """Return what all crates aboard would bring at a port, good by good (W26, W41, W90)."""
    if not IS_TRADE[port] or harbours.at_war(s, convoy, port):
        return 0
    return sum(sale(s, convoy, port, good, held) for good, held in enumerate(convoy.hold) if held)


def purchase(s: WarState, port: int, good: int, count: int) -> int:
    """Return what so many crates cost (W32, K17, S72)."""
    cheap = min(count, s.cheap)
    return cheap + price(port, good) * (count - cheap)


def affordable(s: WarState, convoy: Convoy, port: int, good: int) -> int:
    """Return how many crates gold pays for."""
    if not s.cheap:
        return convoy.gold // PRICES[port][good]
    cheap = min(convoy.gold, s.cheap)
    return cheap + (convoy.gold - cheap) // price(port, good)


def most_bought(s: WarState, convoy: Convoy, port: int, good: int) -> int:
    """Return how many crates can be bought: by gold, goods sheet and hold (W90)."""
    return min(s.sheet[good], room(convoy), affordable(s, convoy, port, good))


def buy_refusal(s: WarState, convoy: Convoy, port: int, good: int, count: int) -> Refusal | None:
    """Return why crates can't be bought, but for the kind of port action; or None."""
    if s.sold >> good & 1:
        return Refusal("sold_now", "S14", {"good": good_name(good)})
    if count > s.sheet[good]:
        return Refusal("sold_out", "W34", {"good": good_name(good), "left": s.sheet[good]})
    if count > room(convoy):
        return Refusal("hold_full", "W36", {"room": room(convoy)})
    need = purchase(s, port, good, count)
    if need > convoy.gold:
        return Refusal("no_gold", "W32", {"need": need, "gold": convoy.gold})
    return None


def sell_refusal(s: WarState, convoy: Convoy, good: int, count: int) -> Refusal | None:
    """Return why crates can't be sold, but for the kind of port action; or None."""
    if s.bought >> good & 1:
        return Refusal("bought_now", "S14", {"good": good_name(good)})
    if count > convoy.hold[good]:
        return Refusal("not_aboard", "W34", {"good": good_name(good), "held": convoy.hold[good]})
    return None
