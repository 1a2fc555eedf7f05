"""What a line changes for a seat: Infamy and what its ship can do; and what others take from it."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.context import Event
from portsmouth.core.option import Worth
from portsmouth.core.text import Text
from portsmouth.games.privateer.rules import prices, ships
from portsmouth.games.privateer.rules.components import NONE, PORTS
from portsmouth.games.privateer.rules.messages import port_name
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.views.ways import turns_to_ports

DEAR = 8
"""A sale of less silver is no loss worth telling."""


def worth(before: PrivateerState, after: PrivateerState, seat: int) -> Worth:
    """Return the Infamy of a seat in both positions (P20, P21), and what else is different."""
    was, now = before.ships[seat], after.ships[seat]
    return Worth(ships.infamy(was), ships.infamy(now), tuple(_changes(before, after, seat)))


def _changes(before: PrivateerState, after: PrivateerState, seat: int) -> Iterator[Text]:
    """Yield spaces, hold, Cannons and Crew where they differ, and silver where it grows."""
    was, now = before.ships[seat], after.ships[seat]
    figures = (
        ("spaces", ships.half_points(was, False, 0) // 2, ships.half_points(now, False, 0) // 2),
        ("hold", ships.hold_limit(was), ships.hold_limit(now)),
        ("combat", ships.combat(was), ships.combat(now)),
        ("crew", ships.crew(was), ships.crew(now)),
    )
    if NONE in (was.captain, now.captain):
        return
    for name, had, has in figures:
        if had != has:
            yield Text(f"worth-{name}", before=had, after=has)
    if now.silver > was.silver:
        yield Text("worth-silver", count=now.silver - was.silver)


def setback(s: PrivateerState, seat: int, event: Event) -> Text | None:
    """Return that a port changed its prices to which the seat's cargo was on its way; else None.

    ``s`` is the position after the seat's last turn. It counts where the port was in reach of the
    next turn and paid more than any other.
    """
    if event.kind != "new_prices" or NONE in s.ports or s.ships[seat].captain == NONE:
        return None
    brings = [_brings(s, seat, port) for port in range(len(PORTS))]
    near = turns_to_ports(s, seat)
    name = event.facts["port"]
    port = next((each for each in range(len(PORTS)) if port_name(each) == name), NONE)
    if port == NONE or near[port] != 1 or brings[port] < DEAR or brings[port] < max(brings):
        return None
    return Text("setback-prices", port=port_name(port), silver=brings[port])


def _brings(s: PrivateerState, seat: int, port: int) -> int:
    """Return what the seat's cargo brings in a port; nothing in the last one (P53)."""
    ship = s.ships[seat]
    if ship.last_port == port:
        return 0
    return prices.cargo_price(ship, s.ports[port])
