"""Docking, and what can be done in port (W28-W45, W86-W96)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.core.option import Refusal
from portsmouth.core.text import Text
from portsmouth.games.war.rules import guns, harbours, losses, piles
from portsmouth.games.war.rules.components import (
    CARDS,
    CREW,
    FEE,
    HULL,
    IS_TRADE,
    MOST_SHIPS,
    NONE,
    SHIP_COST,
    TREATY,
)
from portsmouth.games.war.rules.fleet import harm, letters_left, most_value
from portsmouth.games.war.rules.names import port_name, value_name
from portsmouth.games.war.rules.world import NOWHERE, port_of, space_of
from portsmouth.games.war.state import NO_BUSINESS, TRADE, WarState


def dock(s: WarState, cx: Context, port: int) -> None:
    """Dock: the port's shot, press-gang, plague, passenger, then the port action (W86)."""
    seat = s.active
    convoy = s.convoys[seat]
    convoy.at = space_of(port)
    convoy.dear = 0
    cx.emit("docked", seat=seat, port=port_name(port))
    if harbours.fires_at_pirates(s, convoy, port) and struck(s, cx, port):
        return
    if harbours.presses_crew(s, convoy, port):
        hits = guns.roll(s)
        cx.emit("press_gang", seat=seat, count=hits)
        harm(s, cx, seat, CREW, hits)
    if s.plague == port:
        hits = guns.roll(s)
        cx.emit("plague_struck", seat=seat, port=port_name(port), count=hits)
        harm(s, cx, seat, CREW, hits)
    deliver(s, cx, port)
    s.frames = (("port",),)


def struck(s: WarState, cx: Context, port: int) -> bool:
    """Roll the port's shot at a pirate; a hit costs hull, the visit and the turn (W43, S18)."""
    seat = s.active
    convoy = s.convoys[seat]
    hits = guns.roll(s)
    cx.emit("fort_fired", seat=seat, port=port_name(port), hits=hits)
    if not hits:
        return False
    harm(s, cx, seat, HULL, hits)
    asked: list[FlowFrame] = [] if convoy.values[HULL] else losses.sink(s, cx, seat)
    withdraws: list[FlowFrame] = [] if convoy.at == NOWHERE else [("flee", port)]
    s.frames = (("end_turn",), *withdraws, *reversed(asked))
    return True


def deliver(s: WarState, cx: Context, port: int) -> None:
    """Turn in a passenger for this port (W30, S13)."""
    convoy = s.convoys[s.active]
    if convoy.passenger == port:
        convoy.gold += FEE
        piles.lay_aside(s, s.active)
        cx.emit("delivered", seat=s.active, port=port_name(port), gold=FEE)


def port_visited(s: WarState) -> int:
    """Return the port in which the active convoy lies."""
    return port_of(s.convoys[s.active].at)


def closed_refusal(s: WarState, kind: int) -> Refusal | None:
    """Return why a port action of a kind can't be begun or continued (W89, W96, S38).

    ``kind`` is TRADE, REPAIR or, for actions of one stroke, NO_BUSINESS.
    """
    port = port_visited(s)
    if why := harbours.war_refusal(s, s.convoys[s.active], port):
        return why._replace(rule="S38")
    if s.business not in (NO_BUSINESS, kind):
        return Refusal("other_business", "W89", {"begun": Text(f"business-{s.business}")})
    return None


def trade_refusal(s: WarState) -> Refusal | None:
    """Return why nothing can be bought or sold here (W25, W89)."""
    port = port_visited(s)
    if not IS_TRADE[port]:
        return Refusal("no_trade", "W25", {"port": port_name(port)})
    return closed_refusal(s, TRADE)


def mend_refusal(s: WarState, seat: int, value: int, count: int) -> Refusal | None:
    """Return why so many points can't be mended, but for the kind of port action (W28, W91)."""
    convoy = s.convoys[seat]
    if convoy.values[value] + count > most_value(convoy):
        return Refusal("value_full", "W91", {"value": value_name(value)})
    need = count * harbours.repair_price(s, convoy, port_visited(s))
    if need > convoy.gold:
        return Refusal("no_gold", "W28", {"need": need, "gold": convoy.gold})
    return None


def ship_refusal(s: WarState, seat: int) -> Refusal | None:
    """Return why no ship can be bought (W35, W92)."""
    convoy = s.convoys[seat]
    if why := closed_refusal(s, NO_BUSINESS):
        return why
    if convoy.ships == MOST_SHIPS:
        return Refusal("four_ships", "W92")
    if convoy.gold < SHIP_COST:
        return Refusal("no_gold", "W35", {"need": SHIP_COST, "gold": convoy.gold})
    return None


def board_refusal(s: WarState, seat: int) -> Refusal | None:
    """Return why no passenger can be boarded (W27, W29, W94)."""
    port = port_visited(s)
    if why := closed_refusal(s, NO_BUSINESS):
        return why
    if s.convoys[seat].passenger != NONE:
        return Refusal("one_passenger", "W29")
    if harbours.is_pirate_port(s, port):
        return Refusal("pirate_port", "W27", {"port": port_name(port)})
    if s.plague == port:
        return Refusal("plague_port", "W94", {"port": port_name(port)})
    return None


def letter_refusal(s: WarState, seat: int) -> Refusal | None:
    """Return why no letter of marque can be taken (W37, W95, O6)."""
    convoy, port = s.convoys[seat], port_visited(s)
    if s.rules.sea == "merchants":
        return Refusal("merchants_sea", "O6")
    if why := closed_refusal(s, NO_BUSINESS):
        return why
    if convoy.pirate:
        return Refusal("pirate_no_letter", "W95")
    if not harbours.is_own(s, convoy, port):
        return Refusal("not_own_port", "W37", {"port": port_name(port)})
    if s.globe != NONE and CARDS[s.globe] == TREATY:
        return Refusal("general_peace", "W95")
    if not letters_left(s):
        return Refusal("no_letters", "W95")
    return None
