"""Ships that are sunk or captured (V73, V74, V79, V80, V104, V105, R21, R22, R31, R67)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import player
from portsmouth.games.victory.rules import names
from portsmouth.games.victory.rules.components import NONE, PASSENGERS
from portsmouth.games.victory.state import Ship, VictoryState


def sink(s: VictoryState, cx: Context, sunk: list[Ship]) -> None:
    """Remove ships with cards and passengers; the opponents gain Admiralty tokens (V73, V74, R31).

    The attacker comes first where the tokens run out; a token that is missing is not owed (R67).
    """
    fight = s.fight
    assert fight is not None
    for ship in sunk:
        cx.emit("sunk", seat=ship.holder, ship=names.SHIP[ship.id])
        upgrade = (ship.upgrade,) if ship.upgrade != NONE else ()
        s.discards = (*s.discards, ship.voyage, *upgrade, *(PASSENGERS,) * ship.passengers)
        s.ships = [each for each in s.ships if each is not ship]
    lost = [ship.holder for ship in sunk]
    for seat in fight.seats:
        enemy = next(each for each in fight.seats if each != seat)
        if enemy in lost and s.admiralty:
            s.admiralty -= 1
            s.ports[seat].admiralty += 1
            cx.emit("admiralty", seat=seat)


def capture(s: VictoryState, cx: Context, captor: Ship, prize: Ship) -> None:
    """Hand a ship with voyage, log and passengers to the captor, as she lies (V79, V80)."""
    loser = player(prize.holder)
    cx.emit("captured", seat=captor.holder, ship=names.SHIP[prize.id], other=loser)
    prize.holder = captor.holder
    if s.jolly_rogers:
        s.jolly_rogers -= 1
        s.ports[captor.holder].jolly_rogers += 1
        cx.emit("jolly_roger", seat=captor.holder)
