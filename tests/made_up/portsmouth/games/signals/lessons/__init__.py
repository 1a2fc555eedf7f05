"""One lesson of the Duel of Signals: aim, and hit. Between the two falls a die."""

from __future__ import annotations

from portsmouth.core.types import Action
from portsmouth.games.signals.state import NOBODY, SignalsState
from portsmouth.lessons.lesson import Lesson, LessonContext, LessonTask

QUIET = ("fire", "aim", "pass", "hold")


def idle_policy(s: SignalsState, legal: list[Action]) -> Action:
    """Fire if aimed, else aim; let things happen, and bid nothing."""
    return min(legal, key=lambda each: QUIET.index(str(each[0])) if each[0] in QUIET else 9)


def aimed(at: LessonContext) -> bool:
    """Has the learner aimed?"""
    return any(event.kind == "aimed" for event in at.events)


def hit(at: LessonContext) -> bool:
    """Has a shot of the learner hit?"""
    return any(event.kind == "fired" and event.facts["hit"] == 1 for event in at.events)


def fired(at: LessonContext) -> bool:
    """Is the shot gone?"""
    return any(event.kind == "fired" for event in at.events)


def may_fire(at: LessonContext) -> bool:
    """Are the guns aimed?"""
    return bool(at.now.target != NOBODY)


LESSONS = (
    Lesson(
        key="first_shot",
        seats=2,
        seat=1,
        settings={"smokes": False},
        seed=7,
        script=(("hold", 0), ("bid 12", 1)),
        tasks=(
            LessonTask("aimed", aimed, ("S6",), fired),
            LessonTask("hit", hit, ("S8",), fired, may_fire),
        ),
        idle_policy=idle_policy,
    ),
)
