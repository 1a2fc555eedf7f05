"""The colour die's goods, of a Merchant or a Wreck: how many can be taken (B11, B43, B77)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.components import GOODS
from portsmouth.games.privateer.rules.messages import good_name
from portsmouth.games.privateer.state import PrivateerState


def roll_goods(s: PrivateerState, cx: Context, seat: int, dice: int) -> None:
    """Roll the colour die, or two, for the goods of a Merchant or a Wreck (P45, B43)."""
    goods = [s.rng.below(len(GOODS)) for _ in range(dice)]
    for good in goods:
        cx.emit("colour", seat=seat, good=good_name(good))
    s.goods = tuple(dict.fromkeys(goods))


def most_goods(s: PrivateerState, good: int) -> int:
    """Return how many cards of a good the winner can take: difference, hold, bank (B11, B43)."""
    return min(s.difference, ships.room(s.ships[s.winner]), s.bank[good])


def anything_to_take(s: PrivateerState) -> bool:
    """Return whether of any good shown a card can be taken; else nothing is asked (B43, B77)."""
    return any(most_goods(s, good) for good in s.goods)
