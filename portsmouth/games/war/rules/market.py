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
from portsmouth.games.war.rules.world import space_of
from portsmouth.games.war.state import REPAIR, WarState

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
    more = 0 if good in EXPORTS[port] else premium(s, convoy, convoy.dear, count)
    return price(port, good) * count + more


def premium(s: WarState, convoy: Convoy, dear: int, count: int) -> int:
    """Return what cards add to crates that are not made here, after so many in the visit (S69)."""
    more = 0
    if count and s.globe != NONE and CARDS[s.globe] == SELLERS_MARKET:
        more = max(0, min(count, MARKET_CRATES - dear))
    return more + (count > 0 and dear == 0 and holds(convoy, FACTOR))


def brings(s: WarState, convoy: Convoy, port: int) -> int:
    """Return what the sale of all crates that are not made at a port brings there (W26, W90).

    What is made there sells for what it cost. In the visit at hand, crates sold before count for
    the cards, what was bought can't be sold, and a repair ends all trade (S14, W89).
    """
    if not IS_TRADE[port] or harbours.at_war(s, convoy, port):
        return 0
    here = s.frames and s.frames[-1][0] == "port" and convoy is s.convoys[s.active]
    here = here and convoy.at == space_of(port)
    if here and s.business == REPAIR:
        return 0
    kept, dear = (s.bought, convoy.dear) if here else (0, 0)
    crates = sum(
        held
        for good, held in enumerate(convoy.hold)
        if good not in EXPORTS[port] and not kept >> good & 1
    )
    return brings_dear(s, convoy, dear, crates)


def brings_dear(s: WarState, convoy: Convoy, dear: int, count: int) -> int:
    """Return what crates bring where they are not made, after ``dear`` sold in the visit (W90)."""
    return PRICE_OTHER * count + premium(s, convoy, dear, count)


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
