"""What a seat chooses in advance for questions in others' turns (P49, B39, B40, B50-B54)."""

from __future__ import annotations

from portsmouth.games.privateer.rules import battle, plunder, prices, ships
from portsmouth.games.privateer.rules.components import GOODS, RELIC_INFAMY
from portsmouth.games.privateer.state import PrivateerState


def best_sale(s: PrivateerState, seat: int, good: int) -> int:
    """Return the most that any open Port Card pays the seat for a card; 0 if none buys it (B17)."""
    return max(prices.sell_price(s.ships[seat], card, good) for card in s.ports)


def best_purchase(s: PrivateerState, seat: int, good: int) -> int:
    """Return the least that any open Port Card asks the seat for a card; 0 if none sells (B16)."""
    asked = [prices.buy_price(s.ships[seat], card, good) for card in s.ports]
    return min((price for price in asked if price), default=0)


def ahead(s: PrivateerState, seat: int) -> bool:
    """Return whether the seat's total is the higher one; a tie is as good as one behind (P44)."""
    attack, defence = battle.totals(s)
    return attack > defence if seat == s.attacker else defence > attack


def dearest_prize(s: PrivateerState, seat: int) -> int | None:
    """Return the loser's good that sells best, or None if there is no room for it (P49, P50)."""
    held = [good for good, cards in enumerate(s.ships[plunder.loser(s)].cargo) if cards]
    if not ships.room(s.ships[seat]):
        return None
    return max(held, key=lambda good: best_sale(s, seat, good))


def best_relic(s: PrivateerState, owner: int) -> int:
    """Return the Relic with the most Infamy that may be taken (B40, B51)."""
    return max(ships.takeable_relics(s.ships[owner]), key=lambda relic: RELIC_INFAMY[relic])


def worst_curse(s: PrivateerState, seat: int) -> int:
    """Return the Curse that costs the most Infamy (B40, B52)."""
    return min(ships.curses(s.ships[seat]), key=lambda curse: RELIC_INFAMY[curse])


def cheapest_cargo(s: PrivateerState, seat: int) -> int:
    """Return the good aboard that sells worst (B28, B50)."""
    held = [good for good in range(len(GOODS)) if s.ships[seat].cargo[good]]
    return min(held, key=lambda good: best_sale(s, seat, good))


def buys_at(s: PrivateerState, seat: int, good: int, price: int) -> bool:
    """Return whether an open port sells a good, none for less, and the seat can pay (B54, B80)."""
    return s.ships[seat].silver >= price and price <= best_purchase(s, seat, good)


def sells_at(s: PrivateerState, seat: int, good: int, price: int) -> bool:
    """Return whether an open port buys a good, and none pays more than a price (B54)."""
    return 0 < best_sale(s, seat, good) <= price
