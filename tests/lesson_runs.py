"""What every game's lessons must stand: hints that lead through, and learners who stray."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from portsmouth.api.bridge import Engine
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.lessons.lesson import Lesson, LessonRun
from tests.test_protocol import check


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    """An answer of the promised shape."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    check(answer)
    return answer


def follow(run: LessonRun[Any], most: int = 40) -> list[str]:
    """Do what the hints say until every task is met, or none can be."""
    taken = []
    while (at := run.progress()).hint is not None:
        taken.append(run.match.game.notation.write(at.hint))
        run.match.play(at.hint, run.lesson.seat)
        run.play_others()
        assert len(taken) < most
    return taken


def begins_well(game: Game[Any], lesson: Lesson) -> None:
    """The position is lawful, everything is still to do, and nothing can be taken back."""
    run = LessonRun(game, lesson)
    game.check(run.match.state)
    at = run.progress()
    assert (at.done, at.step) == ((False,) * len(lesson.tasks), 0)
    assert at.hint is not None
    assert run.match.actors == (lesson.seat,)
    assert run.match.undo_depth == 0


def leads_through(game: Game[Any], lesson: Lesson, most: int) -> None:
    """The hints meet one task after the other in at most so many actions, each lawful."""
    run = LessonRun(game, lesson)
    steps = [0]
    while (at := run.progress()).hint is not None:
        run.match.play(at.hint, lesson.seat)
        run.play_others()
        game.check(run.match.state)
        steps.append(sum(run.progress().done))
    assert all(run.progress().done)
    assert len(steps) <= most
    assert steps == sorted(steps)
    assert all(later - earlier <= 1 for earlier, later in pairwise(steps))


def takes_back(game: Game[Any], lesson: Lesson, known: tuple[str, ...]) -> None:
    """The first hint can be taken back, or its action, by its first word, is ``known`` to stand."""
    run = LessonRun(game, lesson)
    before = run.progress()
    assert before.hint
    run.match.play(before.hint, lesson.seat)
    if run.match.undo_depth:
        run.match.undo()
        assert run.progress() == before
    else:
        assert before.hint[0] in known


def looks_at_nothing_hidden(game: Game[Any], lesson: Lesson) -> None:
    """With other hidden things and dice the hint of each position along the way is the same."""
    run = LessonRun(game, lesson)
    rng = Rng(5)
    while (hint := run.progress().hint) is not None:
        kept, other = run.match.state, run.match.state.copy()
        game.resample_hidden(other, lesson.seat, rng)
        run.match.state = other
        assert run.progress().hint == hint
        run.match.state = kept
        run.match.play(hint, lesson.seat)
        run.play_others()


def wander(game: Game[Any], lesson: Lesson, learners: int, most: int) -> None:
    """Learners who do what they like: a hint, or a word that it is too late; never a fault."""
    told = set()
    for number in range(learners):
        rng = Rng(number)
        run = LessonRun(game, lesson)
        for _ in range(rng.below(most)):
            if not run.match.actors:
                break
            legal = run.match.legal(lesson.seat)
            run.match.play(legal[rng.below(len(legal))], lesson.seat)
            run.play_others()
            if rng.below(6) == 0 and run.match.undo_depth:
                run.match.undo()
        at = run.progress()
        told.add(at.stuck)
        over = at.step == len(lesson.tasks)
        assert (at.hint is None) == (over or at.stuck == "lost")
        if at.hint is not None:
            assert at.hint in run.match.legal(lesson.seat)
    assert "lost" in told


def recovers(game: Game[Any], run: LessonRun[Any]) -> None:
    """After a detour the hints lead on, or say that it is too late; then a new try succeeds."""
    follow(run, 60)
    at = run.progress()
    assert at.step == len(run.lesson.tasks) or at.stuck == "lost"
    again = LessonRun(game, run.lesson)
    follow(again)
    assert all(again.progress().done)
