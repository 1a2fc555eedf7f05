"""The lessons of ``positions.json``."""

from __future__ import annotations

import json
from typing import Any

from portsmouth.core.resource import text
from portsmouth.games.privateer.lessons.policy import LEARNER, idle_policy, preference
from portsmouth.games.privateer.lessons.predicates import (
    PREDICATES,
    STAGES,
    anywhere,
    turns_gone,
)
from portsmouth.lessons.lesson import Lesson, LessonContext, LessonTask, Predicate

MOST_TRIED = 120
"""A port visit branches widely: beyond so many positions the guide knows as well."""


def lesson(data: dict[str, Any]) -> Lesson:
    """Return a lesson from its data; ``hunt`` says whether the others attack the learner."""
    return Lesson(
        key=data["key"],
        seats=data["seats"],
        seat=LEARNER,
        settings={"purses": "open"},
        seed=int(data["seed"]),
        script=tuple((action, None) for action in data["script"]),
        tasks=tuple(task(each, data["turns"]) for each in data["tasks"]),
        idle_policy=idle_policy(data.get("hunt", False)),
        preference=preference,
        most_tried=MOST_TRIED,
    )


def task(data: dict[str, Any], turns: int) -> LessonTask:
    """Return a task from its data; it is lost when the learner's turns are over, or earlier."""
    gone = turns_gone(turns)
    lost = _either(STAGES[data["lost"]], gone) if "lost" in data else gone
    return LessonTask(data["goal"], PREDICATES[data["goal"]], tuple(data["rules"]), lost, anywhere)


def _either(one: Predicate, other: Predicate) -> Predicate:
    def lost(at: LessonContext) -> bool:
        return one(at) or other(at)

    return lost


def load_lessons() -> tuple[Lesson, ...]:
    """Return all five lessons, in the order to take them in."""
    return tuple(
        lesson(each)
        for each in json.loads(text("portsmouth.games.privateer.lessons", "positions.json"))
    )


LESSONS = load_lessons()
