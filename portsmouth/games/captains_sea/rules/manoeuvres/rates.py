"""Initiative and movement rates (6, 7, R6, R10, R44, R92, R94, R124)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, geometry, harm, order
from portsmouth.games.captains_sea.rules.components import (
    IMPULSES,
    NONE,
    SEATS,
    card,
    hull_bonus,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState

DYING, GALE, STOLEN = card("p03"), card("p04"), card("p10")
STOLEN_RANGE = 12


def initiative_modifier(s: CaptainState, seat: int) -> int:
    """Return what is added to a seat's initiative die, cards excepted (6.01, 6.02)."""
    held = s.run if seat == s.leader else 0
    return dice.quality(s.ships[seat]) - held


@task
def initiative(s: CaptainState, cx: Context) -> None:
    """Roll for initiative until one is higher (6.01-6.03, R44, R92)."""
    seats = order.asked(s)
    by = [initiative_modifier(s, seat) for seat in SEATS]
    for seat in SEATS:
        by[seat] += dice.take_spent(s, seat) + dice.take_extra(s, seat)
    totals = [0, 0]
    while totals[0] == totals[1]:
        for seat in seats:
            face = s.rng.die()
            totals[seat] = face + by[seat]
            cx.emit("initiative_die", seat=seat, die=face, total=totals[seat])
    winner = int(totals[1] > totals[0])
    s.run = s.run + 1 if winner == s.leader else 1
    s.leader = winner
    cx.emit("initiative", seat=winner)


@task
def rates(s: CaptainState, cx: Context) -> None:
    """Ask for cards, then roll hull bonuses and mark activations (7, R27)."""
    if s.grappled:
        return
    asked: list[FlowFrame] = [("ask", "rates", seat, 0) for seat in order.asked(s)]
    then(s, *asked, ("set_rates",))


@task
def set_rates(s: CaptainState, cx: Context) -> None:
    """Roll the hull bonus of each ship not In Irons, and set her speed (7.04-7.11)."""
    for seat in order.asked(s):
        ship = s.ships[seat]
        spent, extra = dice.take_spent(s, seat), dice.take_extra(s, seat)
        if panel.in_irons(s, ship):
            bonus, face = 0, 0
        else:
            face = s.rng.die()
            total = face + dice.quality(ship) + spent + extra
            bonus = hull_bonus(ship.display.hull_type, total)
        ship.speed = speed(s, seat, bonus)
        ship.acts = panel.acts_of(ship.speed)
        ship.halved = False
        cx.emit("speed", seat=seat, die=face, base=base(s, seat), bonus=bonus, speed=ship.speed)


def base(s: CaptainState, seat: int) -> int:
    """Return a ship's base movement (7.01, 7.02)."""
    own, enemy = s.ships[seat], s.ships[1 - seat]
    return geometry.base_speed(s.wind, own.heading, enemy.heading)


def speed(s: CaptainState, seat: int, bonus: int) -> int:
    """Return a ship's speed, by R6 and R124's order; 0 In Irons (7.04, 7.07-7.10)."""
    ship = s.ships[seat]
    if panel.in_irons(s, ship):
        return 0
    found = base(s, seat) + bonus
    found += 2 * (s.lasting == GALE and ship.medium) + 2 * ship.crowd
    if s.lasting == STOLEN and blanketed(s) == seat:
        found = max(0, found - 2)
    if harm.dismasted(ship):
        found = -(-found // 4)
    elif not ship.medium:
        found = dice.half_up(found)
    if ship.halved:
        found = dice.half_up(found)
    if s.lasting == DYING:
        found -= 2
    return max(0, min(found, IMPULSES))


def blanketed(s: CaptainState) -> int:
    """Return which ship lies to leeward within 12 MP, NONE if neither does (P10, R94)."""
    one, other = (geometry.lee_component(s.wind, ship.square) for ship in s.ships)
    if one == other or aims.range_of(s) > STOLEN_RANGE:
        return NONE
    return int(other > one)
