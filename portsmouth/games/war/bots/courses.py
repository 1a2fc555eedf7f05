"""Where to sail in a turn: the ends that are worth a look, and the best of them for a roll."""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.bots.search.evaluator import Line
from portsmouth.games.war.bots.outlook import Outlook
from portsmouth.games.war.race.clock import NEVER
from portsmouth.games.war.race.passages import TURN
from portsmouth.games.war.rules import harbours, sailing_roll
from portsmouth.games.war.rules.fleet import seats_at
from portsmouth.games.war.rules.world import ends, is_sea, space_of
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import GO, STAY, STORM
from portsmouth.games.war.steps.sail import PLAY_FAIR, PLAY_PRESS, Sail

CELLS_LOOKED = 5
"""The best sea cells that are looked at more closely."""
PORTS_LOOKED = 4
_SAIL = Sail()


def worth_a_look(s: WarState, seat: int, ahead: Outlook) -> list[Line]:
    """Return cards for the roll, the best cells and ports in reach, storms, and staying."""
    legal = _SAIL.legal(s, seat)
    found: list[Line] = [(card,) for card in (PLAY_FAIR, PLAY_PRESS) if card in legal]
    cells, ports = ends(s.convoys[seat].at, sailing_roll.allowance(s))
    others = {each.at for place, each in enumerate(s.convoys) if place != seat}
    ranked = sorted(cells, key=lambda cell: (ahead.from_space(cell), cell))
    least = soonest(ahead, ports)
    near = [cell for cell in ranked[:CELLS_LOOKED] if ahead.from_space(cell) < least]
    near += [cell for cell in ranked if cell in others and cell not in near]
    found += [(GO[cell],) for cell in near]
    open_ports = [port for port in ports if GO[space_of(port)] in legal]
    open_ports.sort(key=lambda port: (ahead.arriving[port], port))
    found += [(GO[space_of(port)],) for port in open_ports[:PORTS_LOOKED]]
    targets = [port for port in ports if STORM[port] in legal]
    targets.sort(key=lambda port: (ahead.stormed(port), port))
    found += [(STORM[port],) for port in targets[:PORTS_LOOKED]]
    if not found or may_stay(s, seat):
        found.append((STAY,))
    return found


def soonest(ahead: Outlook, ports: Iterable[int]) -> int:
    """Return the turns left to who enters the best of these ports a turn later.

    A cell that promises no more than that only puts off what can be done now.
    """
    return min((TURN + ahead.arriving[port] for port in ports), default=NEVER)


def may_stay(s: WarState, seat: int) -> bool:
    """Return whether to stay is worth a look: in port, or at sea where somebody may be attacked.

    Elsewhere it would only put off what is as good next turn.
    """
    here = s.convoys[seat].at
    return not is_sea(here) or bool(seats_at(s, here, seat))


def best(s: WarState, seat: int, ahead: Outlook, bold: bool) -> int:
    """Return the fewest turns left after the move at hand, without a search."""
    convoy = s.convoys[seat]
    cells, ports = ends(convoy.at, sailing_roll.allowance(s))
    found = ahead.from_space(convoy.at)
    prey = {each.at: each.prey for each in ahead.met} if bold else {}
    for cell in cells:
        left = ahead.from_space(cell) - prey.get(cell, 0)
        found = min(found, left)
    for port in ports:
        if not harbours.at_war(s, convoy, port) or bold:
            found = min(found, ahead.arriving[port])
    return found
