"""Crews: templates for a turn, and what each task brings with its men and with one more (5)."""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.notation import NOTATION
from portsmouth.games.captains_sea.odds import rolls
from portsmouth.games.captains_sea.odds.chance import parts
from portsmouth.games.captains_sea.rules import crews, geometry, harm
from portsmouth.games.captains_sea.rules.components import (
    HELM,
    MAN,
    MEND,
    NONE,
    RIG,
    SECTIONS,
    SHEETS,
    TASKS,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.steps.crew import action as order_of

TEMPLATES = ("broadside", "other", "split", "board", "repel", "repair", "run")
Crew = tuple[int, ...]
Wish = tuple[int, int]
"""A task and the points wanted there."""


def near_side(s: CaptainState, seat: int) -> int:
    """Return the side that bears, or that lies nearer to the enemy."""
    bearing = aims.bearing(s, seat)
    if bearing != NONE:
        return bearing
    own, enemy = s.ships[seat], s.ships[1 - seat]
    return geometry.lies_to(own.heading, geometry.offset(own.square, enemy.square)) or 0


def filled(ship: Ship, wishes: Iterable[Wish], keep: int) -> Crew:
    """Return a crew that grants wishes in their order, but keeps some men for melee."""
    free = max(0, ship.crew - keep)
    found: Crew = (0,) * len(TASKS)
    for task, points in wishes:
        given = min(points, crews.most(ship, task) - found[task], free)
        if given > 0:
            found = put(found, task, found[task] + given)
            free -= given
    return found


def guns(ship: Ship, side: int) -> list[Wish]:
    """Return the wish to man all sound guns of a side."""
    return [(MAN + section, ship.guns[section]) for section in aims.sections(side)]


def repairs(ship: Ship, men: int = 1) -> list[Wish]:
    """Return the wishes to repair all that is damaged; the rigging first, then the worst hurt."""
    hull = [place for place in range(len(SECTIONS)) if harm.damaged(ship, place + 1)]
    hull.sort(key=lambda place: ship.guns[place])
    rigging = [(RIG, 2)] if harm.damaged(ship, 0) else []
    return [*rigging, *((MEND + place, men) for place in hull)]


def template(s: CaptainState, seat: int, id: str) -> Crew:
    """Return the crew of a template as the ship is now."""
    ship, near = s.ships[seat], near_side(s, seat)
    touching = aims.range_of(s) == 0
    enemy = harm.melee_points(s.ships[1 - seat])
    one, other = guns(ship, near), guns(ship, 1 - near)
    mend, sail = repairs(ship), [] if ship.medium else [(SHEETS, 2)]
    wishes: dict[str, tuple[list[Wish], int]] = {
        "broadside": ([*one, *mend, (HELM, 1)], 0),
        "other": ([*other, *mend, (HELM, 1)], 0),
        "split": ([one[0], other[0], one[1], other[1], *mend], 0),
        "board": ([*one, *mend], ship.crew if touching else max(ship.crew * 2 // 3, 1)),
        "repel": ([*one, *mend, *other], min(ship.crew * 2 // 3, enemy + 1)),
        "repair": ([*repairs(ship, 2), *one, *other], 0),
        "run": ([(RIG, 2 * harm.damaged(ship, 0)), *sail, (HELM, 1), *one, *mend, *other], 0),
    }
    return filled(ship, *wishes[id])


def orders(ship: Ship, crew: Crew) -> list[str]:
    """Return the orders that lead from the crew as it stands to another, as texts.

    What men leave comes before what they go to.
    """
    changes = [task for task in range(len(TASKS)) if crew[task] != ship.tasks[task]]
    changes.sort(key=lambda task: crew[task] > ship.tasks[task])
    return [NOTATION.write(order_of(task, crew[task])) for task in changes]


def listed(s: CaptainState, seat: int) -> list[int]:
    """Return the tasks as a bill lists them: those that matter now before those that bring nothing.

    Guns toward the enemy, repairs of what is damaged (the rigging first, then the worst hurt),
    sailing, the other guns; then guns that have no die at this range with any crew, lost ones,
    and repairs of what is sound.
    """
    near = near_side(s, seat)
    mends = [task for task, _ in repairs(s.ships[seat])]
    ranks = {task: _rank(s, seat, task, near) for task in range(len(TASKS))}
    places = {task: mends.index(task) if task in mends else task for task in ranks}
    return sorted(ranks, key=lambda task: (ranks[task], places[task]))


def _rank(s: CaptainState, seat: int, task: int, near: int) -> int:
    ship = s.ships[seat]
    if task < MEND:
        section = task - MAN
        if section in aims.sections(near) and ship.guns[section]:
            return 0
        return 3 if aims.full_dice(s, seat, section) else 4
    if task in (HELM, SHEETS):
        return 2
    return 1 if harm.damaged(ship, 0 if task == RIG else task - MEND + 1) else 5


def told(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return the templates, each crew once, and what every task brings, those that matter first."""
    ship = s.ships[seat]
    made: dict[Crew, str] = {}
    for id in TEMPLATES:
        if id != "repair" or repairs(ship):
            made.setdefault(template(s, seat, id), id)
    return {
        "free": harm.melee_points(ship),
        "out": aims.range_of(s) > aims.reach(s),
        "templates": [_template(ship, id, crew) for crew, id in made.items()],
        "tasks": {TASKS[task]: _task(s, seat, task) for task in listed(s, seat)},
    }


def _template(ship: Ship, id: str, crew: Crew) -> dict[str, Json]:
    return {
        "id": id,
        "tasks": dict(zip(TASKS, crew, strict=True)),
        "melee": ship.crew - sum(crew),
        "orders": [*orders(ship, crew)],
    }


def _task(s: CaptainState, seat: int, task: int) -> dict[str, Json]:
    ship = s.ships[seat]
    points, most = ship.tasks[task], crews.most(ship, task)
    return {
        "points": points,
        "most": most,
        "chances": [_effect(s, seat, task, men).get("chance", 0) for men in range(most + 1)],
        "now": _effect(s, seat, task, points),
        "next": _effect(s, seat, task, points + 1) if points < most else None,
        **(_guns(s, seat, task - MAN) if task < MEND else {}),
    }


def _guns(s: CaptainState, seat: int, section: int) -> dict[str, Json]:
    """Return the dice of a section by its men, at this range or at the end of the reach (11.04).

    ``bears`` is whether she lies to the side of this section now (11.03).
    """
    ship, away = s.ships[seat], min(aims.range_of(s), aims.reach(s))
    boxes = range(ship.guns[section] + 1)
    return {
        "dice": [box and aims.dice_at(ship, section, box, away) for box in boxes],
        "bears": section in aims.sections(aims.bearing(s, seat)),
    }


def _effect(s: CaptainState, seat: int, task: int, points: int) -> dict[str, Json]:
    """Return what so many men at a task bring: dice by range, or a chance."""
    ship = s.ships[seat]
    if task < MEND:
        long, carronades = ship.display.guns[task % 2][min(points, ship.guns[task])]
        return {"close": long + 2 * carronades, "dice": long + carronades, "far": long}
    if task == HELM:
        more = rolls.bonus(_helmed(s, seat, points), seat, 1)
        return {"chance": parts(more)}
    if task == SHEETS:
        return {"chance": parts(rolls.sails(s, seat, points))}
    track = 0 if task == RIG else task - MEND + 1
    mends = points and harm.damaged(ship, track)
    return {"chance": parts(rolls.mends(s, seat, points)) if mends else 0}


def _helmed(s: CaptainState, seat: int, points: int) -> CaptainState:
    """Return a copy with so many men at the helm."""
    found = s.copy()
    ship = found.ships[seat]
    ship.tasks = put(ship.tasks, HELM, points)
    return found
