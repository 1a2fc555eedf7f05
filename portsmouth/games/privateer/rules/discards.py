"""Cargo that must go overboard: Rats and shrunken holds (P27, B28, B50, B67)."""

from __future__ import annotations

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.games.privateer.rules.messages import good_name
from portsmouth.games.privateer.rules.ships import hold_limit, load, to_ship
from portsmouth.games.privateer.state import PrivateerState


def throw(s: PrivateerState, cx: Context, seat: int, good: int, count: int) -> None:
    """Return cards of a good from a ship to the bank."""
    to_ship(s, seat, good, -count)
    cx.emit("discarded", seat=seat, good=good_name(good), count=count)


def must_discard(s: PrivateerState, cx: Context, seat: int, count: int) -> None:
    """Let the owner discard so many cards, over the decision that is pending (B50).

    Nothing is asked where all goes, or where all is of one good (B67).
    """
    cargo = s.ships[seat].cargo
    held = sum(cargo)
    count = min(count, held)
    if not count:
        return
    kinds = [good for good, cards in enumerate(cargo) if cards]
    if count == held or len(kinds) == 1:
        for good in kinds:
            throw(s, cx, seat, good, min(count, cargo[good]))
    else:
        flow.push(s, "discard", seat, count)


def fit_hold(s: PrivateerState, cx: Context, seat: int) -> None:
    """Let the owner discard what is over the limit of the hold (P27, B28)."""
    ship = s.ships[seat]
    must_discard(s, cx, seat, max(0, load(ship) - hold_limit(ship)))
