"""Upgrades that the purse alone does not pay: first the sales that bring what is short."""

from __future__ import annotations

from portsmouth.core.option import Cost, Proposal, Reach
from portsmouth.core.types import Action
from portsmouth.games.privateer.rules import prices
from portsmouth.games.privateer.rules.components import PORTS, TRACKS
from portsmouth.games.privateer.rules.visits import port_visited, upgrade_price
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.port import SELL, UPGRADE


def proposals(s: PrivateerState, seat: int, target: str) -> list[Proposal]:
    """Return the way to an upgrade: at once, or after sales; none if all of them do not pay it."""
    track = _track(target)
    line = None if track is None else _line(s, seat, track)
    return [Proposal(line)] if line else []


def reach(s: PrivateerState, seat: int) -> dict[str, Reach]:
    """Return the upgrades that can be had in this visit, with their prices."""
    found = {}
    for track, name in enumerate(TRACKS):
        if _line(s, seat, track):
            price = upgrade_price(s, seat, track)
            found[f"upgrade-{name}"] = Reach("upgrade", Cost((("silver", price),)))
    return found


def _track(target: str) -> int | None:
    verb, _, name = target.partition("-")
    return TRACKS.index(name) if verb == "upgrade" and name in TRACKS else None


def _line(s: PrivateerState, seat: int, track: int) -> tuple[Action, ...]:
    """Return sales that make up what is short, and the upgrade; empty where that can't be.

    What gains nothing by waiting is sold first: goods that no other port pays more for.
    """
    ship = s.ships[seat]
    if prices.at_last(ship, track) or s.stripped >> track & 1:
        return ()
    card, here = s.ports[port_visited(s)], port_visited(s)
    short, line = upgrade_price(s, seat, track) - ship.silver, []
    order = []
    for good, held in enumerate(ship.cargo):
        paid = prices.sell_price(ship, card, good)
        if held and paid:
            best = max(
                prices.sell_price(ship, s.ports[port], good)
                for port in range(len(PORTS))
                if port != here
            )
            order.append((best - paid, good, held, paid))
    for _, good, held, paid in sorted(order):
        if short > 0:
            count = min(held, -(-short // paid))
            line.append(SELL[good][count])
            short -= count * paid
    return () if short > 0 else (*line, UPGRADE[track])
