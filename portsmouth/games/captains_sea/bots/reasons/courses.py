"""Why a ship sails so, by what all may know: if both sail straight on, who fires when, how near.

A manoeuvre that is chosen stays hidden until it is done, so nothing here depends on which it is.
A free turn is done at once, so what it brings is told.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.text import Text
from portsmouth.core.types import Seat
from portsmouth.games.captains_sea.bots import boarding, closing, worth
from portsmouth.games.captains_sea.bots.party import AWAY
from portsmouth.games.captains_sea.bots.plot import MARGIN, Plot, Station
from portsmouth.games.captains_sea.bots.reasons.figures import Facts, impulse, ships
from portsmouth.games.captains_sea.odds import melee
from portsmouth.games.captains_sea.rules import geometry, names, scoring
from portsmouth.games.captains_sea.rules.components import COLUMNS, IMPULSES, ROWS
from portsmouth.games.captains_sea.rules.geometry import STERN
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import ADVANCE, NO_PLAN
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden

NEAR = 8
"""The range at which men for boarding are thought of."""
CLOSE = 4
"""The range at which a ship may come alongside in a turn."""
NEARER = 2
"""The least difference of a distance that is told."""
NEVER = 99


class Ahead(NamedTuple):
    """The rest of the turn if both sail straight on.

    ``fires`` and ``rakes`` are the first impulses in which a broadside bears, and rakes, by seat,
    the own first, ``NEVER`` for none; ``stern`` whether a rake goes in by the stern; ``range`` the
    distance at the end.
    """

    fires: tuple[int, int]
    rakes: tuple[int, int]
    stern: tuple[bool, bool]
    range: int


def ahead(s: CaptainState, seat: Seat, points: int = 0) -> Ahead:
    """Return what is ahead of a ship that turns by so many points first."""
    plot = Plot(s, seat)
    at = plot.place(seat)
    if points:
        at = Station(at.square, geometry.turned(at.heading, points))
    own = plot.course(_straight(plot, at), 0, at, s.ships[seat].acts, s.impulse)
    enemy, there = s.ships[1 - seat], plot.place(1 - seat)
    known = enemy.plan != NO_PLAN and not hidden.hides_plan(enemy)
    plan = enemy.plan if known else _straight(plot, there)
    hers = plot.course(plan, enemy.paid, there, enemy.acts, s.impulse)
    fires, rakes, stern = [NEVER, NEVER], [NEVER, NEVER], [False, False]
    for late, pair in enumerate(zip(own, hers, strict=True)):
        now = s.impulse + late
        for side, party in enumerate((plot.own, plot.enemy)):
            one, other = pair[side], pair[1 - side]
            if plot.fire(party, one, other, party.ready, now)[1] < 0:
                continue
            fires[side] = min(fires[side], now)
            end = geometry.rake(one.square, one.heading, other.square, other.heading)
            if end and rakes[side] == NEVER:
                rakes[side], stern[side] = now, end == STERN
    last = geometry.range_mp(own[-1].square, hers[-1].square)
    return Ahead((fires[0], fires[1]), (rakes[0], rakes[1]), (stern[0], stern[1]), last)


def _straight(plot: Plot, at: Station) -> int:
    """Return the plan of a ship that sails straight on; in irons she can't."""
    return ADVANCE if panel.cost_at(plot.wind, at.heading, ADVANCE) else NO_PLAN


def select(s: CaptainState, seat: Seat) -> Text:
    """Return where a course is to lead, by what lies open."""
    return _course(s, seat, ahead(s, seat))


def turn(s: CaptainState, seat: Seat, points: int) -> Text:
    """Return what a free turn brings: a broadside at once, or a better course."""
    plot, enemy = Plot(s, seat), 1 - seat
    at, her = plot.place(seat), plot.place(enemy)
    at = Station(at.square, geometry.turned(at.heading, points))
    side = plot.fire(plot.own, at, her, plot.own.ready, s.impulse)[1]
    facts: Facts = {"range": aims.range_of(s), "turned": int(points != 0), **ships(s, seat)}
    if side >= 0:
        end = geometry.rake(at.square, at.heading, her.square, her.heading)
        if end:
            return Text("why-turn-rakes", stern=int(end == STERN), **facts)
        return Text("why-turn-bears", side=names.SIDE[side], **facts)
    after, before = ahead(s, seat, points), ahead(s, seat)
    if points and before.fires[0] > after.fires[0]:
        return Text("why-turn-sooner", **impulse(after.fires[0]), **facts)
    if points and after.fires[1] > before.fires[1]:
        return Text("why-turn-shuns", **impulse(before.fires[1]), **facts)
    if points and plot.pull > 0 and before.range - after.range >= NEARER:
        return Text("why-turn-nearer", best=after.range, than=before.range, **facts)
    return _course(s, seat, after)


def _course(s: CaptainState, seat: Seat, found: Ahead) -> Text:
    """Return what weighs most: fire that only one side has, then what a course is for."""
    return _rake(s, seat, found) or _aim(s, seat) or _fight(s, seat, found)


def _aim(s: CaptainState, seat: Seat) -> Text | None:
    """Return what a course is for when it isn't the next broadside."""
    away = aims.range_of(s)
    facts: Facts = ships(s, seat)
    if scoring.is_prey(s, seat):
        return Text("why-course-prey", range=away, **facts)
    dx, dy = (abs(each) for each in geometry.offset(s.ships[0].square, s.ships[1].square))
    left = min(COLUMNS - dx, ROWS - dy)
    if left < MARGIN:
        return Text("why-course-edge", squares=left, **facts)
    for each, id, near in ((seat, "why-course-board", NEAR), (1 - seat, "why-course-shun", CLOSE)):
        means = each != seat or closing.boards(s, seat)
        if away <= near and means and boarding.attacks(s, each):
            return Text(id, chance=round(100 * melee.wins(s, each)), range=away, **facts)
    return None


def _rake(s: CaptainState, seat: Seat, found: Ahead) -> Text | None:
    """Return whose fire alone counts: a rake, or a broadside that nothing answers."""
    facts: Facts = {"range": aims.range_of(s), **ships(s, seat)}
    for side, id in enumerate(("why-course-rakes", "why-course-raked")):
        if found.rakes[side] != NEVER:
            return Text(id, stern=int(found.stern[side]), **impulse(found.rakes[side]), **facts)
    mine, hers = found.fires
    if mine < hers == NEVER:
        return Text("why-course-alone", **impulse(mine), **facts)
    waits = _loaded(s, 1 - seat)
    if s.impulse < waits < AWAY and aims.range_of(s) <= aims.LONG_RANGE:
        return Text("why-course-reloading", **impulse(waits), **facts)
    return None


def _fight(s: CaptainState, seat: Seat, found: Ahead) -> Text:
    """Return who fires, when and how, if both sail straight on."""
    away, (mine, hers) = aims.range_of(s), found.fires
    facts: Facts = {"range": away, "end": found.range, **ships(s, seat)}
    waits = _loaded(s, seat)
    if s.impulse < waits < AWAY:
        return Text("why-course-waits", **impulse(waits), **facts)
    if worth.secure(s, seat):
        return Text("why-course-home", points=worth.lead(s, seat), **facts)
    if hers < mine:
        return Text("why-course-exposed", **impulse(hers), **facts)
    if mine != NEVER:
        return Text("why-course-both", **impulse(mine), **facts)
    if away > aims.LONG_RANGE:
        return Text("why-course-far", **facts)
    if found.range < away:
        return Text("why-course-closing", **facts)
    return Text("why-course-close" if away > NEAR else "why-course-guns", **facts)


def _loaded(s: CaptainState, seat: Seat) -> int:
    """Return the impulse, from this turn's first on, when the first manned section is loaded."""
    ship, start = s.ships[seat], (s.turn - 1) * IMPULSES
    manned = [n for n in range(len(ship.guns)) if min(ship.guns[n], ship.tasks[n])]
    return min((max(0, ship.due[n] - start) if ship.due[n] else 0 for n in manned), default=AWAY)
