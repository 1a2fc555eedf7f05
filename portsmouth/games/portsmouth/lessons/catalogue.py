"""The lessons of ``positions.json``, and the idle policy of the other seats."""

from __future__ import annotations

import json
from typing import Any

from portsmouth.core.resource import text
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.lessons.predicates import PREDICATES, STAGES, turns_gone
from portsmouth.games.portsmouth.rules.cards import (
    ARISTOCRATS,
    GROG,
    MUTINY,
    PATRON,
    PRIVILEGE_TOWN,
    SHORTCUT,
    TRAINING,
    town_of,
)
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.lessons.lesson import Lesson, LessonTask

_LAST = ("turn", "privilege", "privilege_town")
"""Steps that list "end" or "decline" last."""


def idle_policy(s: PortsmouthState, legal: list[Action]) -> Action:
    """Choose to end the turn, to decline, or the first legal cell for a card."""
    return legal[-1] if s.frames[-1][0] in _LAST else legal[0]


_GOOD_UNDER_A_PAWN = (PATRON, TRAINING, ARISTOCRATS, PRIVILEGE_TOWN, SHORTCUT, GROG, MUTINY)
"""Towns as they serve who steps off and on again, the best first."""


def preference(s: PortsmouthState, action: Action) -> int:
    """Return how late a hint tries an action: a swap by the town that slides under the pawn."""
    if action[0] != "swap":
        return 0
    return _GOOD_UNDER_A_PAWN.index(town_of(s.array[int(action[1])]))


def lesson(data: dict[str, Any]) -> Lesson:
    """Return a lesson from its data."""
    return Lesson(
        key=data["key"],
        seats=data["seats"],
        seat=data["seat"],
        settings={"start_player": data["start"]},
        seed=int(data["seed"]),
        script=tuple((action, None) for action in data["script"]),
        tasks=tuple(task(each, data["turns"]) for each in data["tasks"]),
        idle_policy=idle_policy,
        preference=preference,
    )


def task(data: dict[str, Any], turns: int) -> LessonTask:
    """Return a task from its data; it is lost when the learner's turns are over."""
    lost = STAGES[data["lost"]] if "lost" in data else turns_gone(turns)
    ready = STAGES[data["ready"]] if "ready" in data else None
    return LessonTask(data["goal"], PREDICATES[data["goal"]], tuple(data["rules"]), lost, ready)


def load_lessons() -> tuple[Lesson, ...]:
    """Return all six lessons, in the order to take them in."""
    return tuple(
        lesson(each)
        for each in json.loads(text("portsmouth.games.portsmouth.lessons", "positions.json"))
    )


LESSONS = load_lessons()
