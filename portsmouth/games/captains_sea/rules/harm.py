"""Hits on rigging, hull and crew, and what they bring at once (3.09-3.18, R74-R76, R83, R87)."""

from __future__ import annotations

from typing import Any

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import morale, names, scoring
from portsmouth.games.captains_sea.rules.components import MAN, SECTIONS
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState, add, put

RIGGING_SCORE, CREW_SCORE, HULL_SCORE = 0, 1, 2
"""Places in ``Ship.scored``; the four sections follow the last."""


def dismasted(ship: Ship) -> bool:
    """Return whether the Rigging marker is in Strike Check (3.11)."""
    return ship.rigging == 0


def fighting_only(ship: Ship) -> bool:
    """Return whether her rigging allows Fighting Sail only (3.10)."""
    return ship.rigging <= ship.display.fighting_only


def melee_points(ship: Ship) -> int:
    """Return the points that have no task (5.03)."""
    free = ship.crew - sum(ship.tasks)
    return free if free > 0 else 0


def destroyed(ship: Ship) -> int:
    """Return how many sections have no sound box."""
    return ship.guns.count(0)


def counted(s: CaptainState, seat: int, scored: bool = True) -> dict[str, Any]:
    """Return the enemy's points after a box that counts, to be told with it (19.01, R87)."""
    counts = scored or s.rules.vp_hits != "scored"
    return {"points": scoring.points(s, 1 - seat)} if counts else {}


def rigging(s: CaptainState, cx: Context, seat: int, hits: int, *, scored: bool) -> None:
    """Move the Rigging marker down; hits beyond its last box are lost (3.09, 11.27, R74)."""
    ship = s.ships[seat]
    lost = min(hits, ship.rigging)
    if not lost:
        return
    ship.rigging -= lost
    if scored:
        ship.scored = add(ship.scored, RIGGING_SCORE, lost)
    cx.emit("rigging_hit", seat=seat, count=lost, left=ship.rigging, **counted(s, seat, scored))


def crew(s: CaptainState, cx: Context, seat: int, hits: int, *, scored: bool = True) -> None:
    """Move the Crew marker down, box by box, through each red box (3.12, 3.14, R75)."""
    ship = s.ships[seat]
    lost = min(hits, ship.crew)
    for _ in range(lost):
        ship.crew -= 1
        red = ship.display.red[ship.crew]
        if red and not ship.entered >> ship.crew & 1:
            ship.entered |= 1 << ship.crew
            ship.shaken = (*ship.shaken, red)
    if not lost:
        return
    ship.hurt = True
    if scored:
        ship.scored = add(ship.scored, CREW_SCORE, lost)
    cx.emit("crew_hit", seat=seat, count=lost, left=ship.crew, **counted(s, seat, scored))


def hull(s: CaptainState, cx: Context, seat: int, section: int, *, scored: bool) -> None:
    """Move a section's Gunnery marker by a box; without a box the hit is lost (3.17, R128)."""
    ship = s.ships[seat]
    if not ship.guns[section]:
        return
    ship.guns = add(ship.guns, section, -1)
    if scored:
        ship.scored = add(ship.scored, HULL_SCORE + section, 1)
    if not ship.guns[section]:
        ship.silenced += 1
    where, points = names.SECTION[section], counted(s, seat, scored)
    cx.emit("hull_hit", seat=seat, section=where, left=ship.guns[section], **points)


def leave_guns(ship: Ship) -> None:
    """Let points above sound boxes fall to Melee (5.10, R76)."""
    for section in range(len(SECTIONS)):
        if ship.tasks[MAN + section] > ship.guns[section]:
            ship.tasks = put(ship.tasks, MAN + section, ship.guns[section])


def after(s: CaptainState, seats: tuple[int, ...]) -> list[FlowFrame]:
    """Return what hits bring: posts that are left, then the checks of each ship (R67, R76)."""
    posts: list[FlowFrame] = [("posts", seat) for seat in seats]
    return [*posts, *(("nerves", seat) for seat in seats)]


@task
def posts(s: CaptainState, cx: Context, seat: int) -> None:
    """Take points from tasks when there are more than crew; Melee went first (R25, R76).

    The owner names the task of each, if two or more hold points (R138).
    """
    ship = s.ships[seat]
    leave_guns(ship)
    over = sum(ship.tasks) - ship.crew
    if over <= 0:
        return
    held = [place for place, points in enumerate(ship.tasks) if points]
    if len(held) == 1:
        ship.tasks = add(ship.tasks, held[0], -over)
        return
    then(s, ("lose", seat), ("posts", seat))


@task
def nerves(s: CaptainState, cx: Context, seat: int) -> None:
    """Check morale for red crew boxes, then for sections that were destroyed (3.14, 3.18, R67)."""
    ship = s.ships[seat]
    frames: list[FlowFrame] = []
    for red in ship.shaken:
        frames += morale.check(seat, 1, red)
    for _ in range(ship.silenced):
        frames += morale.check(seat, 1)
    ship.shaken, ship.silenced = (), 0
    then(s, *frames)


def repair(ship: Ship, track: int) -> None:
    """Repair a box of the rigging (0) or of a section (1 to 4); an enemy's hit goes first (R87)."""
    place = RIGGING_SCORE if track == 0 else HULL_SCORE + track - 1
    if track == 0:
        ship.rigging += 1
    else:
        ship.guns = add(ship.guns, track - 1, 1)
    if ship.scored[place]:
        ship.scored = add(ship.scored, place, -1)


def damaged(ship: Ship, track: int) -> bool:
    """Return whether the rigging (0) or a section (1 to 4) has a damaged box."""
    if track == 0:
        return ship.rigging < ship.display.rigging
    return ship.guns[track - 1] < ship.display.boxes
