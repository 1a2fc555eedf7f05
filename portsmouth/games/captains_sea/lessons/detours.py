"""Detours of learners: choices that don't bring a task nearer, each with a word of the coach."""

from __future__ import annotations

from portsmouth.core.context import Event
from portsmouth.games.captains_sea.lessons.policy import wanted_posts
from portsmouth.games.captains_sea.rules import geometry, harm, names
from portsmouth.games.captains_sea.rules.components import DOUBLE, MEND, RIG, RUNNING, SECTIONS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.guns.reload import is_special
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import ADVANCE, BACK, NO_PLAN
from portsmouth.lessons.lesson import LessonContext, Predicate
from portsmouth.lessons.positions import happened, own_events

FAR_ENOUGH = 2
"""Squares sailed since the last change of heading."""


def guns_manned(at: LessonContext) -> bool:
    """Return whether all guns are manned that a lesson's captain would man (5.09)."""
    ship = at.now.ships[at.seat]
    return all(ship.tasks[task] >= points for task, points in wanted_posts(at.now, ("guns",)))


def menders_posted(at: LessonContext) -> bool:
    """Return whether men are at the rigging's and at a section's damage control (5.06, 5.08)."""
    ship = at.now.ships[at.seat]
    hull = any(ship.tasks[MEND + section] for section in range(len(SECTIONS)))
    return bool(ship.tasks[RIG]) and hull


def doubled(at: LessonContext) -> bool:
    """Return whether a section holds double shot, or is about to (10.03)."""
    return DOUBLE in at.now.ships[at.seat].loads


def wasted(at: LessonContext) -> bool:
    """Return whether a broadside was fired that raked no stern (11.31)."""
    stern = names.RAKE[aims.STERN_RAKE]
    return any(event.facts["rake"] != stern for event in own_events(at, "broadside"))


def _last(at: LessonContext, *kinds: str) -> Event | None:
    """Return the last own event of these kinds."""
    own = (e for e in reversed(at.events) if e.kind in kinds and e.facts.get("seat") == at.seat)
    return next(own, None)


def _asked(at: LessonContext, step: str) -> bool:
    """Return whether the learner is asked this question."""
    return bool(at.now.frames) and at.now.frames[-1][:2] == (step, at.seat)


def _sealed(at: LessonContext) -> bool:
    """Return whether this turn's crew stands."""
    return bool(own_events(at, "crew_sealed")) and not _asked(at, "muster")


def _plan(at: LessonContext) -> int:
    """Return the manoeuvre that is sealed, else the last one carried out."""
    plan: int = at.now.ships[at.seat].plan
    last = _last(at, "revealed")
    if plan == NO_PLAN and last:
        return names.PLAN.index(last.facts["plan"])
    return plan


def _running(at: LessonContext) -> bool:
    """Return whether she has advanced, and still runs before the wind (9.17)."""
    position = panel.position(at.now, at.now.ships[at.seat])
    return position == RUNNING and happened("moved")(at) and not _asked(at, "turn")


def _straight(at: LessonContext) -> bool:
    """Return whether she has sailed on where a Wear was possible."""
    own = [e.kind for e in at.events if e.facts.get("seat") == at.seat]
    turned = max((n for n, kind in enumerate(own) if kind == "turned"), default=-1)
    return own[turned + 1 :].count("moved") >= FAR_ENOUGH


def _away(at: LessonContext) -> bool:
    """Return whether the next square ahead lies farther from the enemy."""
    ship, enemy = at.now.ships[at.seat], at.now.ships[1 - at.seat].square
    ahead = geometry.ahead(ship.square, ship.heading)
    return geometry.range_mp(ahead, enemy) > geometry.range_mp(ship.square, enemy)


def _held_fire(at: LessonContext) -> bool:
    """Return whether fire was held since she moved last (11.02)."""
    last = _last(at, "holds", "broadside", "moved")
    return last is not None and last.kind == "holds"


def _slipped(at: LessonContext) -> bool:
    """Return whether the last try to grapple failed (12.03)."""
    last = _last(at, "grapple_die")
    return last is not None and not last.facts["held"]


def _gunless(at: LessonContext) -> bool:
    """Return whether a section came up to be loaded without men (10.02)."""
    last = _last(at, "loaded", "not_loaded")
    return last is not None and last.kind == "not_loaded"


def _slower(at: LessonContext) -> bool:
    """Return whether both sections toward the enemy load shot that takes longer (10.03)."""
    ship = at.now.ships[at.seat]
    loading = [load for load, due in zip(ship.loads, ship.due, strict=False) if due > at.now.now]
    return len(loading) > 1 and all(map(is_special, loading))


def _undoubled(at: LessonContext) -> bool:
    """Return whether loads were chosen, and none of them is double shot."""
    return happened("loads")(at) and not _asked(at, "reload") and not doubled(at)


def _busy(at: LessonContext) -> bool:
    """Return whether men were given tasks who are wanted for melee (12.03)."""
    ship = at.now.ships[at.seat]
    return _sealed(at) and harm.melee_points(ship) < ship.crew


DETOURS: dict[str, Predicate] = {
    "unmanned": lambda at: _sealed(at) and not guns_manned(at),
    "unmended": lambda at: _sealed(at) and not menders_posted(at),
    "undoubled": _undoubled,
    "slower": _slower,
    "wasted": wasted,
    "backed": lambda at: _plan(at) == BACK,
    "other": lambda at: _plan(at) not in (NO_PLAN, ADVANCE),
    "running": _running,
    "straight": _straight,
    "away": _away,
    "held_fire": _held_fire,
    "other_load": lambda at: happened("loads")(at) and not doubled(at),
    "gunless": _gunless,
    "unlucky": happened("mend_dice"),
    "burning": happened("fire_die"),
    "busy": _busy,
    "slipped": _slipped,
    "stopped": happened("stops"),
}
"""Every detour by its name in ``positions.json``."""
