"""Who could fire at a ship before her holder's next turn, by what lies open (V44, V48, V103).

A rival is counted whose ship may stand on a space with blast in his next play by her own move;
whether he holds Fire Cannons nobody can know. Cards and Churches that push ships are left out.
"""

from __future__ import annotations

from portsmouth.games.victory.rules import ships
from portsmouth.games.victory.rules.components import FORT, spaces_of
from portsmouth.games.victory.rules.turns import copies
from portsmouth.games.victory.state import Ship, VictoryState


def hunters(s: VictoryState, ship: Ship, space: int) -> tuple[int, ...]:
    """Return the seats that could attack a ship which stands on a space of her voyage (V48).

    Nobody can where there is no blast (V44), nor where a Fort guards the start (V26).
    """
    return rivals(s, ship.holder) if exposed(s, ship.holder, ship.voyage, space) else ()


def exposed(s: VictoryState, seat: int, voyage: int, space: int) -> bool:
    """Return whether a seat's ship may be attacked on a space of a voyage (V44, V26)."""
    guarded = space == 0 and copies(s, seat, FORT) > 0
    return spaces_of(voyage)[space].blast and not guarded


def rivals(s: VictoryState, seat: int) -> tuple[int, ...]:
    """Return the seats other than one with a ship that may fire in their next play."""
    able = {ship.holder for ship in s.ships if ship.holder != seat and _may_fire(s, ship)}
    return tuple(sorted(able))


def _may_fire(s: VictoryState, ship: Ship) -> bool:
    """Return whether a ship may stand on a space with blast in her holder's next play (V48)."""
    if not ships.sailing(ship):
        return False
    moved = ship.holder == s.active and (ship.acted or s.frames[-1][0] != "voyages")
    if moved:
        return ships.on_blast(ship)
    if ships.at_finish(ship) or ships.becalmed(ship):
        return False  # she must end her voyage first (R49)
    return ships.on_blast(ship) or spaces_of(ship.voyage)[ship.space + 1].blast
