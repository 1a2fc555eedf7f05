"""Grappling, melee and getting clear (12, 15, 17.20, R24-R28, R63, R77-R81, R134)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, geometry, harm, order
from portsmouth.games.captains_sea.rules.components import NONE, SEATS
from portsmouth.games.captains_sea.rules.guns import reload
from portsmouth.games.captains_sea.rules.manoeuvres import contact, cycle
from portsmouth.games.captains_sea.rules.program import finish, task, then
from portsmouth.games.captains_sea.state import CAPTURED, PARALLEL, CaptainState
from portsmouth.games.captains_sea.volley import Boarding

HOLDS, HITS, CLEARS = 5, 5, 3


def boarding_of(s: CaptainState) -> Boarding:
    """Return the melee at hand."""
    assert s.boarding is not None
    return s.boarding


# Grappling.


@task
def grapples(s: CaptainState, cx: Context) -> None:
    """Let both try to grapple in one square, the initiative first (12.01, 12.02, R28)."""
    if contact.together(s) and not s.grappled:
        then(s, *(("offer_grapple", seat) for seat in order.leading(s)))


@task
def offer_grapple(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask a player whether to grapple, unless the ships are fast already (12.02)."""
    if not s.grappled:
        then(s, ("grapple", seat))


def grapple_modifier(s: CaptainState, seat: int) -> int:
    """Return what is added to a grapple die, cards excepted (12.03)."""
    own, enemy = s.ships[seat], s.ships[1 - seat]
    apart = geometry.apart(own.heading, enemy.heading)
    by = dice.morale(own) - dice.morale(enemy)
    by += harm.melee_points(own) - harm.melee_points(enemy)
    return by - dice.half_up(apart) + own.display.french


@task
def grapple_die(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll for a grapple (12.03)."""
    face = s.rng.die()
    by = grapple_modifier(s, seat) + dice.take_extra(s, seat) + dice.take_spent(s, seat)
    held = face + by >= HOLDS
    cx.emit("grapple_die", seat=seat, die=face, total=face + by, held=int(held))
    if held:
        make_fast(s, cx)


def make_fast(s: CaptainState, cx: Context) -> None:
    """Lay the ships alongside, and leave out the rest of the impulses (12.04, 12.05, R63, R81)."""
    seat = s.leader
    own, enemy = s.ships[seat], s.ships[1 - seat]
    near = geometry.apart(own.heading, enemy.heading) < 2
    heading = own.heading if near else geometry.turned(own.heading, 4)
    if heading != enemy.heading:
        enemy.heading, enemy.from_tack = heading, 0
    side = s.sides[seat]
    s.grappled, s.relation, s.mover = True, PARALLEL, 1 - seat
    s.sides = (NONE, NONE)
    for ship in s.ships:
        ship.strain, ship.shown = 0, ship.shown & 1
        ship.acts &= (1 << (s.impulse + 1)) - 1
    reload.postpone(s)
    s.impulse = cycle.SKIPPED
    cx.emit("grappled")
    if side == NONE:
        then(s, ("side", seat))
    else:
        contact.lie(s, 1 - seat, side)


# Melee.


@task
def melee(s: CaptainState, cx: Context) -> None:
    """Let the initiative, else the other player, start a melee (15.01, 15.02, R77, R78)."""
    if s.grappled:
        then(s, *(("offer_board", seat) for seat in order.leading(s)))


@task
def offer_board(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask a player with Melee points whether to board (15.02, R77)."""
    if s.boarding is None and harm.melee_points(s.ships[seat]):
        then(s, ("board", seat))


def begin(s: CaptainState, cx: Context, seat: int) -> None:
    """Begin a melee with this attacker; a defender without points is taken (15.03, R77)."""
    s.boarding = Boarding(seat)
    cx.emit("boards", seat=seat)
    if not harm.melee_points(s.ships[1 - seat]):
        take_ship(s, cx, 1 - seat)
        return
    then(s, *round_of(s))


def take_ship(s: CaptainState, cx: Context, seat: int) -> None:
    """Capture a ship, which ends the game (15.10, R45)."""
    cx.emit("captured", seat=seat)
    finish(s, cx, CAPTURED, seat)


def round_of(s: CaptainState) -> list[FlowFrame]:
    """Return a round of melee (15.04-15.12, R79)."""
    attacker = boarding_of(s).attacker
    return [
        ("split", attacker),
        ("split", 1 - attacker),
        *(("ask", "melee", seat, 0) for seat in order.asked(s)),
        ("melee_dice",),
        ("use_support", attacker),
        ("use_support", 1 - attacker),
        ("melee_losses",),
    ]


def divide(s: CaptainState, cx: Context, seat: int, points: int) -> None:
    """Name the points in assault or defense; the rest supports (15.04, R134)."""
    state = boarding_of(s)
    rest = harm.melee_points(s.ships[seat]) - points
    split, support = list(state.split), list(state.support)
    split[seat], support[seat] = points, rest
    state.split, state.support = tuple(split), tuple(support)
    cx.emit("split", seat=seat, points=points, support=rest)


def melee_modifier(s: CaptainState, seat: int) -> int:
    """Return what is added to each melee die (15.06, R24, H26, H27)."""
    state, ship = boarding_of(s), s.ships[seat]
    french = ship.display.french and seat == state.attacker
    return dice.quality(ship) + dice.morale(ship) + french + state.bonus[seat]


@task
def melee_dice(s: CaptainState, cx: Context) -> None:
    """Roll the attacker's dice, then the defender's (15.05)."""
    state = boarding_of(s)
    found: list[tuple[int, ...]] = [(), ()]
    for seat in (state.attacker, 1 - state.attacker):
        thrown = dice.throw(s, state.split[seat])
        by = melee_modifier(s, seat)
        found[seat] = dice.raised(thrown, dice.take_spent(s, seat), by)
        cx.emit("melee_dice", seat=seat, dice=dice.shown(thrown), totals=dice.shown(found[seat]))
    state.dice = (found[0], found[1])


@task
def use_support(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask for each support point in turn (15.07, R134)."""
    if boarding_of(s).support[seat]:
        then(s, ("support", seat), ("use_support", seat))


def lacks(die: int) -> int:
    """Return how many points a melee die lacks to hit, its modifiers included (15.07, 15.08)."""
    return max(0, HITS - die)


@task
def melee_losses(s: CaptainState, cx: Context) -> None:
    """Cancel hits one for one; the rest are crew hits (15.08-15.12, R26, R45)."""
    state = boarding_of(s)
    hits = [sum(not lacks(die) for die in state.dice[seat]) for seat in SEATS]
    cx.emit("melee_hits", one=hits[state.attacker], other=hits[1 - state.attacker])
    attacker, defender = state.attacker, 1 - state.attacker
    for seat in (attacker, defender):
        lost = min(hits[1 - seat] - hits[seat], harm.melee_points(s.ships[seat]))
        if lost > 0:
            harm.crew(s, cx, seat, lost)
    left = [harm.melee_points(ship) for ship in s.ships]
    if not left[defender]:
        take_ship(s, cx, defender)
        return
    state.split = state.support = state.bonus = (0, 0)
    state.dice = ((), ())
    then(s, *(("nerves", seat) for seat in order.asked(s)), ("after_round",))


@task
def after_round(s: CaptainState, cx: Context) -> None:
    """Let the attacker go on or stop, while he has points (15.11-15.13, R79)."""
    attacker = boarding_of(s).attacker
    if harm.melee_points(s.ships[attacker]):
        then(s, ("go_on", attacker))
    else:
        cx.emit("repelled", seat=attacker)
        stop(s)


def stop(s: CaptainState) -> None:
    """End the melee; the ships stay grappled (15.13, R78)."""
    s.boarding = None


# Getting clear.


@task
def offer_clear(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask a player whether to try to get clear (17.20, R80)."""
    if s.grappled:
        then(s, ("cut", seat))


@task
def clear_die(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll to get clear; next turn both are slower (17.20, 17.21, 7.10)."""
    own, enemy = s.ships[seat], s.ships[1 - seat]
    face = s.rng.die()
    by = dice.quality(own) - dice.quality(enemy) + dice.morale(own)
    total = face + by + dice.take_extra(s, seat) + dice.take_spent(s, seat)
    cx.emit("clear_die", seat=seat, die=face, total=total, clear=int(total >= CLEARS))
    if total >= CLEARS:
        s.grappled = False
        for ship in s.ships:
            ship.halved = True
