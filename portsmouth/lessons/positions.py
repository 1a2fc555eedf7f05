"""Lessons as data: what a game's ``positions.json`` holds, and predicates that any game can use.

The file lists lessons: ``key``, ``seats``, ``seat`` (0 if left out), ``seed``, the ``script`` that
leads to the position (``1: ball`` names a seat where several choose at once), ``turns`` after which
its tasks are lost, and ``tasks``: a ``goal`` by the name of its predicate, the ``rules`` that it
teaches, and if wanted the names of the predicates by which it is ``lost`` earlier, or ``ready``,
and of the detours that have ``notes``.
What else stands there is the game's.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from portsmouth.core.context import Event
from portsmouth.core.meta import Settings
from portsmouth.core.resource import text
from portsmouth.core.types import Action, Seat
from portsmouth.lessons.lesson import (
    MOST_TRIED,
    Lesson,
    LessonContext,
    LessonTask,
    Predicate,
    Preference,
    any_order,
)

LessonData = Mapping[str, Any]
"""A lesson as ``positions.json`` has it."""


class LessonReader(NamedTuple):
    """How a game's lessons are read.

    ``goals`` and ``stages`` are predicates by name, ``turns_gone`` gives the one by which so many
    turns of the learner are over, ``settings`` and ``idle_policy`` what a lesson's data asks for.
    ``ready`` holds for tasks that name no stage of their own. The rest is that of ``Lesson``.
    """

    goals: Mapping[str, Predicate]
    stages: Mapping[str, Predicate]
    turns_gone: Callable[[int], Predicate]
    settings: Callable[[LessonData], Settings]
    idle_policy: Callable[[LessonData], Callable[[Any, list[Action]], Action]]
    preference: Preference = any_order
    ready: Predicate | None = None
    most_tried: int = MOST_TRIED
    in_order: bool = False

    def load(self, package: str) -> tuple[Lesson, ...]:
        """Return the lessons of a package's ``positions.json``, in the order to take them in."""
        return tuple(self.lesson(each) for each in json.loads(text(package, "positions.json")))

    def lesson(self, data: LessonData) -> Lesson:
        """Return a lesson from its data."""
        return Lesson(
            key=data["key"],
            seats=data["seats"],
            seat=data.get("seat", 0),
            settings=self.settings(data),
            seed=int(data["seed"]),
            script=tuple(map(_entry, data["script"])),
            tasks=tuple(self._task(each, data["turns"]) for each in data["tasks"]),
            idle_policy=self.idle_policy(data),
            preference=self.preference,
            most_tried=self.most_tried,
            in_order=self.in_order,
        )

    def _task(self, data: LessonData, turns: int) -> LessonTask:
        """Return a task; it is lost when the learner's turns are over, or earlier."""
        gone, goal = self.turns_gone(turns), data["goal"]
        lost = either(self.stages[data["lost"]], gone) if "lost" in data else gone
        ready = self.stages[data["ready"]] if "ready" in data else self.ready
        notes = tuple((name, self.stages[name]) for name in data.get("notes", ()))
        return LessonTask(goal, self.goals[goal], tuple(data["rules"]), lost, ready, notes)


def _entry(text: str) -> tuple[str, Seat | None]:
    """Return an action of a script with its seat: ``1: ball``, where several must act."""
    seat, of, action = text.rpartition(": ")
    return (action, int(seat)) if of else (text, None)


def own_events(at: LessonContext, kind: str) -> list[Event]:
    """Return the learner's own events of a kind: those whose ``seat`` he is."""
    return [each for each in at.events if each.kind == kind and each.facts.get("seat") == at.seat]


def happened(*kinds: str) -> Predicate:
    """Return a predicate: something of these kinds happened to the learner."""
    return lambda at: any(own_events(at, kind) for kind in kinds)


def either(one: Predicate, other: Predicate) -> Predicate:
    """Return a predicate that holds where one of two does."""
    return lambda at: one(at) or other(at)
