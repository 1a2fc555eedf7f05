"""What a seat must expect to lose to rivals who may fire at its ships before its next turn."""

from __future__ import annotations

from portsmouth.games.victory.bots import prospects
from portsmouth.games.victory.rules import plays, ships
from portsmouth.games.victory.rules.components import NONE
from portsmouth.games.victory.state import Ship, VictoryState

HOLDS = (0, 80, 150, 220, 290, 350)
"""The chance that a hand of this size has Fire Cannons, in thousandths."""
GREED = 350
"""How often who can fire does so, in thousandths."""
BEATEN = 600
"""How often the target loses its ship, in thousandths."""


def danger(s: VictoryState, seat: int) -> int:
    """Return the value that lies at risk on spaces with blast (V44)."""
    lost = 0
    for ship in s.ships:
        if ship.holder == seat and plays.target_refusal(s, ship) is None:
            worth = prospects.landed(ship.voyage, ship.space, ship.passengers, s.pieces > 0)
            lost += sum(_hunts(s, seat)) * BEATEN // 1000 * worth // 1000
    return lost


def _hunts(s: VictoryState, seat: int) -> list[int]:
    """Return for each rival how likely it fires, in thousandths."""
    found = []
    for other, port in enumerate(s.ports):
        if other == seat:
            continue
        if any(each.holder == other and may_fire(each) for each in s.ships):
            holds = HOLDS[min(len(port.hand), len(HOLDS) - 1)]
            found.append(holds * GREED // 1000)
    return found


def may_fire(ship: Ship) -> bool:
    """Return whether a ship may stand on a space with blast in her owner's next play (V48)."""
    if ship.voyage == NONE:
        return False
    on = prospects.has_blast(ship.voyage, ship.space)
    return on or (not ships.at_finish(ship) and prospects.has_blast(ship.voyage, ship.space + 1))
