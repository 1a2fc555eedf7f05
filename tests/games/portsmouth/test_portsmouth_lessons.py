"""The lessons: prepared positions whose tasks can be met, whatever the learner does first."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.core.errors import NothingToUndo
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.lessons.catalogue import LESSONS
from portsmouth.games.portsmouth.lessons.predicates import PREDICATES
from portsmouth.games.portsmouth.queries import QUERIES
from portsmouth.games.portsmouth.rule_index import TOPICS
from portsmouth.games.portsmouth.rules.cards import TOWNS, town_of
from portsmouth.games.portsmouth.rules.scoring import score, total
from portsmouth.lessons.lesson import Lesson, LessonContext, LessonRun, shortest_path
from tests.lesson_runs import ask, begins_well, follow, recovers, takes_back, wander

each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def test_there_are_six() -> None:
    keys = ["ashore", "crew", "town", "privileges", "ending", "winning"]
    assert [v.key for v in LESSONS] == keys
    assert all(3 <= len(lesson.tasks) <= 6 for lesson in LESSONS)
    assert {task.key for lesson in LESSONS for task in lesson.tasks} == PREDICATES.keys()


@each
def test_the_position_is_lawful_and_everything_is_still_to_do(lesson: Lesson) -> None:
    begins_well(GAME, lesson)


@each
def test_the_hints_lead_through(lesson: Lesson) -> None:
    """Short enough for three minutes, and one task after the other."""
    run = LessonRun(GAME, lesson)
    assert len(follow(run)) <= 14
    assert all(run.progress().done)


def test_the_game_of_the_lessons_is_won() -> None:
    """Whoever follows the hints wins it; so does whoever only ends his turns."""
    lesson = next(each for each in LESSONS if each.key == "ending")
    for keen in (True, False):
        run = LessonRun(GAME, lesson)
        if keen:
            follow(run)
        while run.match.actors:
            run.match.play("end" if ("end",) in run.match.legal() else run.match.legal()[0])
            run.play_others()
        assert run.match.outcome
        assert run.match.outcome.places == (1, 2)


@each
def test_no_hint_slides_a_mutiny_under_the_pupil(lesson: Lesson) -> None:
    """A11: of the towns the one that serves the next turn."""
    run = LessonRun(GAME, lesson)
    while (at := run.progress()).hint is not None:
        if at.hint[0] == "swap":
            card = run.match.state.array[int(at.hint[1])]
            assert TOWNS[town_of(card)] in {"patron", "training"}
        run.match.play(at.hint)
        run.play_others()


def test_the_last_lesson_brings_many_points_three_ways() -> None:
    """By the engine's own scoring: a Navigator, the strongest Marines, a further trade (R132)."""
    run = LessonRun(GAME, LESSONS[-1])
    gains = []
    while (at := run.progress()).hint is not None:
        before = total(score(run.match.state, 0))
        run.match.play(at.hint)
        run.play_others()
        if run.progress().step > at.step:
            gains.append(total(score(run.match.state, 0)) - before)
    assert gains == [8, 15, 14]
    assert not run.match.outcome


def test_a_hint_tells_all_the_way() -> None:
    """The page shows the one tap that does it: the place of the last action and all actions."""
    engine = Engine()
    frame = ask(engine, op="lesson", game="portsmouth", lesson="winning")
    hint = frame["lesson"]["hint"]
    assert (hint["line"], hint["aim"]) == (["move c2", "recruit c2"], "c2")
    assert hint["action"] == hint["line"][0]


@each
def test_what_is_taken_back_is_undone(lesson: Lesson) -> None:
    takes_back(GAME, lesson, known=())


@each
def test_any_legal_way_ends_well_or_says_that_it_does_not(lesson: Lesson) -> None:
    wander(GAME, lesson, learners=200, most=30)


@each
def test_after_a_detour_the_hints_still_lead_on(lesson: Lesson) -> None:
    """Two idle steps first; what is lost by then says so, and a new try succeeds."""
    run = LessonRun(GAME, lesson)
    for _ in range(2):
        legal = run.match.legal(lesson.seat)
        steps = [action for action in legal if action[0] == "move"]
        if steps and run.match.state.frames == (("turn",),):
            run.match.play(steps[-1])
    recovers(GAME, run)


def test_a_turn_in_which_nothing_leads_there_says_so() -> None:
    """All action points spent ashore: the hint is to end the turn."""
    run = LessonRun(GAME, LESSONS[0])
    for action in ("raise", "raise", "move a1", "buy 1", "buy 1", "raise"):
        run.match.play(action)
    at = run.progress()
    assert (at.step, at.stuck) == (1, "no")
    for action in ("buy 1", "move a2"):
        run.match.play(action)
    at = run.progress()
    assert (at.done[:2], at.stuck, at.hint) == ((True, True), "turn", ("end",))


def test_turns_that_are_gone_are_gone() -> None:
    run = LessonRun(GAME, LESSONS[0])
    for _ in range(3):
        run.match.play("end")
        run.play_others()
    at = run.progress()
    assert (at.hint, at.stuck) == (None, "lost")


def test_the_swap_is_lost_in_the_last_round() -> None:
    run = LessonRun(GAME, next(v for v in LESSONS if v.key == "ending"))
    run.match.play("recruit b3")
    run.match.play("move b2")
    assert run.progress().hint is not None
    run.match.play("end")
    run.match.play(run.match.legal()[0])
    run.play_others()
    assert run.match.state.round == 8
    assert run.progress().stuck == "lost"


def test_the_way_looks_no_further_than_the_player() -> None:
    """Behind the first drawn card nothing is known, so nothing is found there."""
    run = LessonRun(GAME, next(v for v in LESSONS if v.key == "ending"))
    run.match.play("recruit b3")
    moment = LessonContext(run.first, run.match.state, 0, ())
    assert shortest_path(GAME, moment, PREDICATES["swapped"])[0] is None


def test_the_bridge_plays_the_other_seats() -> None:
    engine = Engine()
    frame = ask(
        engine, op="lesson", game="portsmouth", lesson="ashore", table={"names": ["A", "B"]}
    )
    assert frame["table"] == {"names": ["A", "B"], "lesson": "ashore"}
    assert frame["lesson"]["hint"]["target"] == "a1"
    assert [task["done"] for task in frame["lesson"]["tasks"]] == [False] * 6
    frame = ask(engine, op="play", n=frame["n"], actions=["end"])
    assert (frame["actors"], frame["view"]["round"], frame["undo"]) == ([0], 2, 0)
    assert [task["done"] for task in frame["lesson"]["tasks"]] == [False] * 5 + [True]
    frame = ask(engine, op="play", n=frame["n"], actions=["move a1"])
    assert frame["lesson"]["step"] == 1
    frame = ask(engine, op="undo", n=frame["n"])
    assert frame["lesson"]["step"] == 0


def test_another_match_is_no_lesson() -> None:
    engine = Engine()
    ask(engine, op="lesson", game="portsmouth", lesson="crew")
    save = ask(engine, op="save")["save"]
    assert "lesson" not in ask(engine, op="new", game="portsmouth", seats=2)
    assert "lesson" not in ask(engine, op="load", save=save)


def test_an_unknown_lesson_changes_nothing() -> None:
    engine = Engine()
    frame = ask(engine, op="lesson", game="portsmouth", lesson="crew")
    answer = ask(engine, op="lesson", game="portsmouth", lesson="piracy")
    assert (answer["code"], answer["frame"]["lesson"]) == ("bad_setup", frame["lesson"])
    with pytest.raises(NothingToUndo):
        LessonRun(GAME, LESSONS[1]).match.undo()


# Topics and the words of the page.


def test_every_card_and_line_of_the_score_is_a_topic() -> None:
    catalog: dict[str, Any] = QUERIES.components()
    details = {str(card["detail"]) for card in catalog["officers"] if card["rank"] == "midshipman"}
    assert {f"privilege-{detail}" for detail in details} <= TOPICS.keys()
    assert {f"rank-{card['rank']}" for card in catalog["officers"]} <= TOPICS.keys()
    assert {f"town-{card['town']}" for card in catalog["towns"]} <= TOPICS.keys()
    run = LessonRun(GAME, LESSONS[-2])
    follow(run)
    assert run.match.outcome
    items = {line.item for line in run.match.outcome.scores[0]}
    assert {f"score-{item}" for item in items} <= TOPICS.keys()
