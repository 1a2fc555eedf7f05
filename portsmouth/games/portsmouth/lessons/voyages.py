"""The voyages of ``positions.json`` as lessons, and how seats play that nobody sits at."""

from __future__ import annotations

import json
from typing import Any

from portsmouth.core.resource import text
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.lessons.predicates import PREDICATES, STAGES, turns_gone
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.lessons.lesson import Lesson, LessonTask

_LAST = ("turn", "privilege", "privilege_town")
"""Steps that list "end" or "decline" last."""


def idle_policy(s: PortsmouthState, legal: list[Action]) -> Action:
    """End the turn, decline, and lay a card in the first cell where it may lie."""
    return legal[-1] if s.frames[-1][0] in _LAST else legal[0]


def lesson(data: dict[str, Any]) -> Lesson:
    """A lesson from its data."""
    return Lesson(
        key=data["key"],
        seats=data["seats"],
        seat=data["seat"],
        settings={"start_player": data["start"]},
        seed=int(data["seed"]),
        script=tuple((action, None) for action in data["script"]),
        tasks=tuple(task(each, data["turns"]) for each in data["tasks"]),
        idle_policy=idle_policy,
    )


def task(data: dict[str, Any], turns: int) -> LessonTask:
    """A task from its data; too late for it when the learner's turns are over."""
    lost = STAGES[data["lost"]] if "lost" in data else turns_gone(turns)
    ready = STAGES[data["ready"]] if "ready" in data else None
    return LessonTask(data["goal"], PREDICATES[data["goal"]], tuple(data["rules"]), lost, ready)


def voyages() -> tuple[Lesson, ...]:
    """All five, in the order in which they are best taken."""
    return tuple(
        lesson(each)
        for each in json.loads(text("portsmouth.games.portsmouth.lessons", "positions.json"))
    )


VOYAGES = voyages()
