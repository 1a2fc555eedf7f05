"""Lessons: a prepared position, tasks that the rules check, and a path to each of them.

A *lesson* is data: a set-up, actions that lead to its first position, and tasks. A *lesson run* is
a lesson being played in a match. Any legal action is accepted; whether a task can still be met is
found by search.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Generic, Literal, NamedTuple

from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.context import Event
from portsmouth.core.game import Game
from portsmouth.core.journal import canonical
from portsmouth.core.match import Match
from portsmouth.core.meta import Settings
from portsmouth.core.rng import Rng
from portsmouth.core.state import S, State
from portsmouth.core.text import Json
from portsmouth.core.types import Action, Seat

MOST_TRIED = 700
"""The most positions that are searched for a hint."""
SAMPLES = 8
"""Determinizations on which an action must lead to a goal to be sure."""


class LessonContext(NamedTuple):
    """What a task is judged by: the first position of the lesson, this one, the events between."""

    first: Any
    now: Any
    seat: Seat
    events: tuple[Event, ...]


Predicate = Callable[[LessonContext], bool]
"""Whether a task is met, judged by its context, which it does not change."""


Preference = Callable[[Any, Action], int]
"""How late an action is tried in a position when a hint is looked for: the lowest number first."""


def any_order(_s: Any, _action: Action) -> int:
    """Prefer no action to another."""
    return 0


class LessonTask(NamedTuple):
    """One task of a lesson, the rules that it teaches, and when it can't be met any more.

    ``ready`` is for a goal behind something unknown: where it holds, the idle policy leads on to
    the goal. ``notes`` are detours by name, for which the page has a kind word while they hold.
    """

    key: str
    goal: Predicate
    rules: tuple[str, ...]
    lost: Predicate
    ready: Predicate | None = None
    notes: tuple[tuple[str, Predicate], ...] = ()


class Lesson(NamedTuple):
    """A prepared position with its tasks.

    ``script`` leads to it: actions with their seats, None for the only one that must act.
    ``idle_policy`` chooses for seats without a player. ``preference`` orders what hints advise
    where several ways are as short, so that none teaches a blunder. ``most_tried`` is the most
    positions that are searched for a hint. ``in_order`` meets no task before those ahead of it.
    """

    key: str
    seats: int
    seat: Seat
    settings: Settings
    seed: int
    script: tuple[tuple[str, Seat | None], ...]
    tasks: tuple[LessonTask, ...]
    idle_policy: Callable[[Any, list[Action]], Action]
    preference: Preference = any_order
    most_tried: int = MOST_TRIED
    in_order: bool = False


Stuck = Literal["no", "turn", "lost"]


class LessonProgress(NamedTuple):
    """How far a lesson is. ``step`` is the first task not met; after the last it is their number.

    A task once met stays ``done``, unless the action that met it is undone.

    ``line`` is the shortest path to it, or what leads on; empty if nothing does. ``stuck`` says
    that it can't be met in this turn, or not at all. ``note`` names the detour that was taken.
    """

    done: tuple[bool, ...]
    step: int
    line: tuple[Action, ...]
    stuck: Stuck
    note: str = ""

    @property
    def hint(self) -> Action | None:
        """Return what to do next."""
        return self.line[0] if self.line else None


class LessonRun(Generic[S]):
    """A lesson being played."""

    def __init__(
        self, game: Game[S], lesson: Lesson, notes: Mapping[str, Json] | None = None
    ) -> None:
        """Set the position up and play its script; raises GameError for a bad one."""
        self.lesson = lesson
        noted = {**(notes or {}), "lesson": lesson.key}
        self.match: Match[S] = Match(game, lesson.seats, lesson.settings, lesson.seed, noted)
        for action, seat in lesson.script:
            self.match.play(action, seat)
        self.first: S = self.match.state.copy()
        self.entries = len(self.match.journal)
        self._met: dict[str, int] = {}  # tasks, with the length of the journal when they were met

    def step_back(self) -> LessonRun[S]:
        """Return the lesson as it was when its task at hand was first set: with the same dice."""
        match, step = self.match, self.progress().step
        before = [self._met[task.key] for task in self.lesson.tasks[:step]]
        begun = max(before, default=self.entries)
        again = LessonRun(match.game, self.lesson, match.notes)
        for entry in match.journal[self.entries : begun]:
            again.match.replay(entry.seat, match.game.notation.read(entry.do))
        again._met = {key: at for key, at in self._met.items() if at <= begun}
        again.match.settle()
        return again

    def play_others(self) -> None:
        """Play the idle policy for all other seats until the learner must act or the game ends."""
        match = self.match
        while match.actors and self.lesson.seat not in match.actors:
            seat = match.actors[0]
            match.play(self.lesson.idle_policy(match.state, match.legal(seat)), seat)

    def progress(self) -> LessonProgress:
        """Return which tasks are met, and the path to the next."""
        match, lesson = self.match, self.lesson
        told = tuple(event for entry in match.events(self.entries, None) for event in entry)
        context = LessonContext(self.first, match.state, lesson.seat, told)
        length = len(match.journal)
        self._met = {key: at for key, at in self._met.items() if at <= length}
        for task in lesson.tasks:
            if task.key not in self._met and task.goal(context):
                self._met[task.key] = length
            if lesson.in_order and task.key not in self._met:
                break
        done = tuple(task.key in self._met for task in lesson.tasks)
        step = done.index(False) if False in done else len(done)
        if step == len(done):
            return LessonProgress(done, step, (), "no")
        task = lesson.tasks[step]
        if not match.actors or task.lost(context):
            return LessonProgress(done, step, (), "lost", _note(task, context))
        return LessonProgress(done, step, *self._way(task, context), _note(task, context))

    def _way(self, task: LessonTask, context: LessonContext) -> tuple[tuple[Action, ...], Stuck]:
        """Return the way to a task, else to where it can be met, else through the turn."""
        match, lesson = self.match, self.lesson
        order = lesson.preference
        legal = sorted(match.legal(lesson.seat), key=lambda each: order(match.state, each))
        idle_policy = lesson.idle_policy(match.state, legal)
        most = lesson.most_tried
        line, unsure = shortest_path(match.game, context, task.goal, order, most)
        if line is None and task.ready is not None:
            if task.ready(context):
                return (idle_policy,), "no"
            line, unsure = shortest_path(match.game, context, task.ready, order, most)
        if line is None:
            return (idle_policy,), "no" if unsure else "turn"
        return line, "no"


def _note(task: LessonTask, context: LessonContext) -> str:
    """Return the first detour of a task that was taken, or nothing."""
    return next((name for name, holds in task.notes if holds(context)), "")


def shortest_path(
    game: Game[Any],
    context: LessonContext,
    goal: Predicate,
    order: Preference = any_order,
    most_tried: int = MOST_TRIED,
) -> tuple[tuple[Action, ...] | None, bool]:
    """Return a shortest path to the goal, and whether the search was cut off.

    Looks no further than the seat's own turn, and never behind an action that reveals something or
    draws a random number, so it knows nothing that the player can't. Such an action is a path only
    if it leads to the goal whatever comes.
    """
    waiting: deque[tuple[State, tuple[Event, ...], tuple[Action, ...]]] = deque(
        [(context.now, context.events, ())]
    )
    seen = {canonical(context.now.to_json())}
    while waiting and len(seen) <= most_tried:
        before, told, begun = waiting.popleft()
        legal = game.legal(before, context.seat)
        for action in sorted(legal, key=lambda each: order(before, each)):
            state = before.copy()
            line = (*begun, action)
            done = apply_and_observe(game, state, context.seat, action)
            if done.unforeseen:
                if _sure(game, context._replace(now=before, events=told), action, goal):
                    return line, False
                continue
            events = (*told, *done.events)
            if goal(context._replace(now=state, events=events)):
                return line, False
            if context.seat not in game.actors(state):
                continue
            key = canonical(state.to_json())
            if key not in seen:
                seen.add(key)
                waiting.append((state, events, line))
    return None, len(seen) > most_tried


def _sure(game: Game[Any], context: LessonContext, action: Action, goal: Predicate) -> bool:
    """Return whether an action leads to the goal in every determinization that was tried."""
    rng = Rng(0).fork("lesson")
    for _ in range(SAMPLES):
        sampled = context.now.copy()
        game.resample_hidden(sampled, context.seat, rng)
        events = (*context.events, *apply_and_observe(game, sampled, context.seat, action).events)
        if not goal(context._replace(now=sampled, events=events)):
            return False
    return True
