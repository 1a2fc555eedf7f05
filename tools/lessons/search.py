"""The search for a lesson's position: a learner follows the hints from each that a seed gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from portsmouth.core.game import Game
from portsmouth.core.types import Action
from portsmouth.lessons.lesson import Lesson, LessonRun
from portsmouth.lessons.positions import LessonReader

LONGEST = 40
"""More actions than any lesson should take."""


class Search(NamedTuple):
    """What a game gives to the search.

    ``script`` returns the actions that lead from a seed to where a lesson can begin, or None if
    nothing does. Turns are counted by the verb ``turn``. A finding with the hint ``idle`` is none,
    nor, where tasks must be met ``in_order``, one with a later task met first.
    ``measure`` is what tasks may bring; ``good`` judges a run by what each task has brought.
    """

    game: Game[Any]
    reader: LessonReader
    script: Callable[[dict[str, Any], int], list[str] | None]
    turn: str
    idle: Action | None = None
    in_order: bool = True
    measure: Callable[[LessonRun[Any]], int] = lambda _: 0
    good: Callable[[LessonRun[Any], list[int]], bool] = lambda _run, _gains: True


class Finding(NamedTuple):
    """A position by how good it is: the fewest turns, then the fewest actions."""

    turns: int
    actions: int
    seed: int
    taken: list[str]


def findings(search: Search, data: dict[str, Any], tries: int) -> tuple[int, list[Finding]]:
    """Return how many seeds lead to a position, and the good ones, the best first."""
    began, found = 0, []
    for seed in range(1, tries + 1):
        script = search.script(data, seed)
        if script is None:
            continue
        began += 1
        lesson = search.reader.lesson(data | {"seed": str(seed), "script": script})
        followed = follow(search, lesson)
        if followed:
            turns, taken = followed
            found.append(Finding(turns, len(taken), seed, taken))
    return began, sorted(found)


def follow(search: Search, lesson: Lesson) -> tuple[int, list[str]] | None:
    """Return the turns and the actions of a learner who follows the hints.

    None if the hints fail, if one action meets two tasks at once, or if the game does not call the
    run good.
    """
    run = LessonRun(search.game, lesson)
    had, gains = search.measure(run), []
    taken: list[str] = []
    turns, met = 1, 0
    while len(taken) < LONGEST:
        at = run.progress()
        done = sum(at.done)
        early = search.in_order and at.done != tuple(sorted(at.done, reverse=True))
        if done > met + 1 or early:
            return None
        if done > met:
            gains.append(search.measure(run) - had)
            had += gains[-1]
        if at.step == len(lesson.tasks):
            return (turns, taken) if search.good(run, gains) else None
        if at.hint is None or at.hint == search.idle:
            return None
        met = done
        taken.append(run.match.game.notation.write(at.hint))
        run.match.play(at.hint, lesson.seat)
        turns += at.hint[0] == search.turn
        run.play_others()
    return None
