"""The schemas of a lesson and of a puzzle: the task, how far it is, what to do next."""

from __future__ import annotations

from typing import Literal, TypedDict

from portsmouth.core.schema import TextShape


class TaskShape(TypedDict):
    """One task of a lesson and the rules that it teaches."""

    key: str
    done: bool
    rules: list[str]


class HintShape(TypedDict):
    """What to do next: the action, what it points at, its label.

    ``line`` are all actions to the task, ``aim`` is what the last of them points at.
    """

    line: list[str]
    aim: str

    action: str
    verb: str
    target: str
    label: TextShape


class LessonShape(TypedDict):
    """How a lesson stands. ``step`` is the number of the first task that is not met.

    ``stuck`` says that it can't be met in this turn any more, or not at all;
    ``note`` names the detour that the learner took, if it is one that the page has a word for.
    """

    key: str
    step: int
    tasks: list[TaskShape]
    hint: HintShape | None
    stuck: Literal["no", "turn", "lost"]
    note: str
    over: bool


class PuzzleStepShape(TypedDict):
    """An action of the best line, and what it is called."""

    action: str
    label: TextShape


class PuzzleShape(TypedDict):
    """How a puzzle of the day stands: points before the turn, now, and by the best line."""

    date: str
    seat: int
    goal: TextShape
    before: int
    now: int
    best: int
    over: bool
    line: list[PuzzleStepShape]
