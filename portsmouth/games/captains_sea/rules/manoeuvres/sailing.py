"""Manoeuvres carried out: Advance, Wear, Back Sail, Tack; the map's edge (9.11-9.33, R131-R133)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, geometry, names
from portsmouth.games.captains_sea.rules.components import IRONS
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.rules.guns import aims, smoke
from portsmouth.games.captains_sea.rules.manoeuvres import contact, cycle, panel
from portsmouth.games.captains_sea.rules.program import finish, task, then
from portsmouth.games.captains_sea.ship import ADVANCE, BACK, TACK, Ship
from portsmouth.games.captains_sea.state import BROKE_OFF, CaptainState

NEAR = 6
"""The distance at which an enemy makes a tack harder (9.22)."""
TACKS = 5


@task
def carry_out(s: CaptainState, cx: Context, seat: int) -> None:
    """Carry the revealed manoeuvre out (9.03)."""
    ship = s.ships[seat]
    plan = ship.plan
    cycle.clear(s, seat)
    if plan == ADVANCE:
        turns = bool(panel.free_turns(s, ship))
        if step_ahead(s, cx, seat):
            ship.wore = ship.backed = False
            free: list[FlowFrame] = [("turn", seat)] if turns else []
            then(s, *free, ("meet", seat, ship.heading))
    elif plan == BACK:
        ship.backed, ship.wore = True, False
        cx.emit("backed", seat=seat)
    elif plan == TACK:
        ship.backed = ship.wore = False
        then(s, *_tack(s, ship, seat))
    else:
        ship.backed = False
        wear(s, cx, seat, panel.TURNS[plan])
        then(s, ("turned_here", seat))


def wear(s: CaptainState, cx: Context, seat: int, points: int) -> None:
    """Turn by a point, which bars a Wear next and in this square (9.12-9.14, R34)."""
    ship = s.ships[seat]
    ship.wore = ship.wore_here = True
    turn(s, cx, seat, points)


def turn(s: CaptainState, cx: Context, seat: int, points: int) -> None:
    """Turn a ship where she lies."""
    ship = s.ships[seat]
    ship.heading = geometry.turned(ship.heading, points)
    cx.emit(
        "turned",
        seat=seat,
        heading=names.HEADING[ship.heading],
        position=names.POSITION[panel.position(s, ship)],
    )


def breaks_off(s: CaptainState, seat: int) -> bool:
    """Return whether a step ahead would leave a map that can't be recentred (9.33, R86)."""
    ship = s.ships[seat]
    to = geometry.ahead(ship.square, ship.heading)
    if geometry.on_map(to):
        return False
    return geometry.shift(to, s.ships[1 - seat].square) is None


def step_ahead(s: CaptainState, cx: Context, seat: int) -> bool:
    """Move a ship a square ahead; the map is recentred, or she broke off (9.16, 9.32, 9.33)."""
    if breaks_off(s, seat):
        cx.emit("broke_off", seat=seat)
        finish(s, cx, BROKE_OFF, seat)
        return False
    ship, enemy = s.ships[seat], s.ships[1 - seat]
    to = geometry.ahead(ship.square, ship.heading)
    ship.column, ship.row = to
    ship.wore_here = False
    contact.part(s)
    if not geometry.on_map(to):
        by = geometry.shift(to, enemy.square)
        assert by is not None
        _recentre(s, by)
        cx.emit("recentred")
    cx.emit("moved", seat=seat, square=names.square(ship.square))
    return True


def _recentre(s: CaptainState, by: Square) -> None:
    """Move both ships and all smoke (9.32, R85)."""
    for ship in s.ships:
        ship.column += by[0]
        ship.row += by[1]
    smoke.move(s, by)


def tack_turn(s: CaptainState, ship: Ship) -> int:
    """Return the points, -1 or 1, by which a beating ship turns to H (9.21)."""
    heading = geometry.turned(ship.heading, 1)
    return 1 if geometry.position(s.wind, heading) == IRONS else -1


def _tack(s: CaptainState, ship: Ship, seat: int) -> list[FlowFrame]:
    """Return the tasks of a Tack; how near the enemy is counts before the turn (R38)."""
    near = int(aims.range_of(s) <= NEAR)
    points = tack_turn(s, ship)
    return [("to_irons", seat, points), ("ask", "tack", seat, 0), ("tack_die", seat, points, near)]


@task
def to_irons(s: CaptainState, cx: Context, seat: int, points: int) -> None:
    """Turn a tacking ship to H (9.21)."""
    s.ships[seat].from_tack = s.ships[seat].heading
    turn(s, cx, seat, points)


@task
def tack_die(s: CaptainState, cx: Context, seat: int, points: int, near: int) -> None:
    """Roll for the Tack: through the wind, or In Irons until the turn ends (9.22-9.24)."""
    ship = s.ships[seat]
    face = s.rng.die()
    by = dice.quality(ship) - near + dice.take_extra(s, seat)
    total = face + by + dice.take_spent(s, seat)
    cx.emit("tack_die", seat=seat, die=face, total=total)
    if total >= TACKS:
        ship.from_tack = 0
        turn(s, cx, seat, points)
    else:
        ship.acts &= (1 << (s.impulse + 1)) - 1
        cx.emit("in_irons", seat=seat)
    then(s, ("turned_here", seat))
