"""What lies at risk where a ship ends its turn: rivals who can come, their odds, and the cargo."""

from __future__ import annotations

from portsmouth.games.privateer.rules import fights, ships
from portsmouth.games.privateer.rules.chart import PORT_AT
from portsmouth.games.privateer.state import PrivateerState

GREED = 250
"""How often, in thousandths, a rival attacks who can."""
CARD = 450
"""What a stolen card costs, in thousandths of a point."""
SENT_OFF = 700
"""What it costs to be sent off, in thousandths of a point."""


def hunters(s: PrivateerState, seat: int) -> list[int]:
    """Return the other seats that reach the seat's ship with the present wind."""
    square = s.ships[seat].square
    if square in PORT_AT:
        return []
    found = []
    for other in ships.others(s, seat):
        ship = s.ships[other]
        if 0 < ships.ways(ship, s.wind)[square] <= ships.half_points_next(ship):
            found.append(other)
    return found


def danger(s: PrivateerState, seat: int) -> int:
    """Return the value that a seat must expect to lose to others before its next turn.

    A fight that the attacker loses brings the seat his cargo.
    """
    lost = 0
    for other in hunters(s, seat):
        found = fights.fight(s, other, seat)
        if found.win < 500:
            continue
        stolen = fights.goods(s, other, seat) * CARD // 100
        lost += GREED * found.win // 1000 * (stolen + SENT_OFF) // 1000
    return lost
