"""Voyages: moving, ending, and what an end brings (V8, V27, V38-V47, V54, R48-R51, R87)."""

from __future__ import annotations

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Refusal
from portsmouth.games.victory.rules import cubes, names, ships
from portsmouth.games.victory.rules.components import (
    COMMERCE,
    FIRST_VOYAGE,
    HAS_PIECE,
    NONE,
    NOTHING,
    PASSENGERS,
    Cubes,
    finish_of,
    spaces_of,
)
from portsmouth.games.victory.rules.scoring import has_field, leftwards
from portsmouth.games.victory.state import Ship, VictoryState


def must_end(ship: Ship) -> bool:
    """Return whether she must end her voyage in this step: V41, V76 (R49)."""
    stuck = ships.sailing(ship) and (ships.at_finish(ship) or ships.becalmed(ship))
    return stuck and not ship.acted


def forward_refusal(ship: Ship) -> Refusal | None:
    """Return why a ship at sea can't go a space forward, or None (R15, R16, R74)."""
    if ships.at_finish(ship):
        return Refusal("at_finish", "V41")
    if ships.becalmed(ship):
        return Refusal("becalmed", "V75")
    return None


def move_refusal(ship: Ship) -> Refusal | None:
    """Return why a ship can't make her own move, or None (V39, R49)."""
    return Refusal("acted", "V39") if ship.acted else forward_refusal(ship)


def back_refusal(ship: Ship) -> Refusal | None:
    """Return why a ship at sea can't be blown back, or None (R16)."""
    return None if ship.space else Refusal("at_start", "R16")


def at_sea(s: VictoryState) -> list[Ship]:
    """Return all ships on voyages."""
    return [ship for ship in s.ships if ship.voyage != NONE]


def anything_to_do(s: VictoryState) -> bool:
    """Return whether a ship may act or be pushed (R85)."""
    for ship in s.ships:
        if ship.voyage == NONE:
            continue
        if ship.holder == s.active and not ship.acted:
            return True
        if s.pushes and forward_refusal(ship) is None:
            return True
    return False


def cargo(card: int, space: int) -> tuple[Cubes, int]:
    """Return the cubes and any-cubes of a voyage from the start to a space (V42)."""
    total, choices = NOTHING, 0
    for each in spaces_of(card)[: space + 1]:
        total, choices = cubes.plus(total, each.cubes), choices + each.any
    return total, choices


def brings_piece(s: VictoryState, ship: Ship) -> bool:
    """Return whether ending now brings a Piece of Eight that is still there (V43, V90)."""
    return HAS_PIECE[ship.voyage - FIRST_VOYAGE] and ships.at_finish(ship) and bool(s.pieces)


def end(s: VictoryState, cx: Context, ship: Ship) -> None:
    """End a voyage: printed cubes first, then those of choice (V40, V42, R50)."""
    ship.acted = True
    total, choices = cargo(ship.voyage, ship.space)
    got = cubes.gain(s, ship.holder, total)
    cx.emit("ended", seat=ship.holder, ship=names.SHIP[ship.id], cubes=names.cubes(got))
    if choices and any(s.bank):
        flow.push(s, "any", ship.holder, choices, "voyage", ship.id)
    else:
        dock(s, cx, ship)


def after_choice(s: VictoryState, cx: Context) -> None:
    """Go on after a cube of choice: the next, or what follows the last (R50, R70)."""
    _, seat, left, reason, ship = s.frames[-1]
    if int(left) > 1 and any(s.bank):
        flow.goto(s, "any", int(seat), int(left) - 1, str(reason), int(ship))
        return
    flow.pop(s)
    if reason == "voyage":
        dock(s, cx, ships.the(s, int(ship)))
    elif reason == "commerce":
        ask_commerce(s, cx, int(seat))


def dock(s: VictoryState, cx: Context, ship: Ship) -> None:
    """Take piece and passengers ashore; the ship is docked, the card goes away (V43, V47)."""
    port = s.ports[ship.holder]
    if brings_piece(s, ship):
        s.pieces -= 1
        port.pieces += 1
        cx.emit("piece", seat=ship.holder)
    if ship.passengers and ship.space == finish_of(ship.voyage):
        port.delivered += ship.passengers
        cx.emit("delivered", seat=ship.holder, count=ship.passengers)
    elif ship.passengers:
        s.discards = (*s.discards, *(PASSENGERS,) * ship.passengers)
        cx.emit("undelivered", seat=ship.holder, count=ship.passengers)
    s.discards = (*s.discards, ship.voyage)
    ship.passengers = 0
    ship.voyage = NONE
    ship.space = 0
    if port.hand:
        flow.push(s, "merchant", ship.holder)
    else:
        ask_commerce(s, cx, ship.holder)


def ask_commerce(s: VictoryState, cx: Context, after: int) -> None:
    """Ask the next seat leftwards that has Commerce for its cube (V17, R35, R41, R50)."""
    order = leftwards(s, s.active)
    for seat in order[order.index(after) + 1 :]:
        if has_field(s.ports[seat], COMMERCE) and any(s.bank):
            flow.push(s, "any", seat, 1, "commerce", NONE)
            return


def step_forward(ship: Ship) -> None:
    """Move a ship one space on."""
    ship.space += 1


def set_out(s: VictoryState, ship: Ship, card: int) -> None:
    """Begin a voyage with a docked ship (V38, V95)."""
    ship.voyage = card
    ship.space = 0
    ship.acted = False
