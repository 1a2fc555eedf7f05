"""The lessons: prepared positions whose tasks can be met, whatever the learner does first."""

from __future__ import annotations

import pytest

from portsmouth.games.war.game import GAME
from portsmouth.games.war.lessons.catalogue import LESSONS
from portsmouth.games.war.lessons.predicates import PREDICATES
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules.components import GOODS, PORTS, WAYS
from portsmouth.games.war.state import WarState
from portsmouth.lessons.lesson import Lesson, LessonRun
from tests.lesson_runs import (
    begins_well,
    follow,
    leads_through,
    looks_at_nothing_hidden,
    recovers,
    takes_back,
    wander,
)

each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def lesson_of(key: str) -> Lesson:
    """The lesson of a name."""
    return next(lesson for lesson in LESSONS if lesson.key == key)


def test_there_are_five() -> None:
    assert [(v.key, len(v.tasks)) for v in LESSONS] == [(v.key, v.tasks) for v in META.lessons]
    assert {task.key for lesson in LESSONS for task in lesson.tasks} == PREDICATES.keys()


@each
def test_the_position_is_lawful_and_everything_is_still_to_do(lesson: Lesson) -> None:
    begins_well(GAME, lesson)


@each
def test_the_hints_lead_through_one_task_after_the_other(lesson: Lesson) -> None:
    """Short enough for three minutes, and no action meets two tasks."""
    leads_through(GAME, lesson, most=14)


@each
def test_what_is_taken_back_is_undone(lesson: Lesson) -> None:
    takes_back(GAME, lesson, known=("cast", "attack"))


@each
def test_any_legal_way_ends_well_or_says_that_it_does_not(lesson: Lesson) -> None:
    wander(GAME, lesson, learners=30, most=60)


@each
def test_after_a_wasted_turn_the_hints_still_lead_on(lesson: Lesson) -> None:
    run = LessonRun(GAME, lesson)
    run.match.play("pass" if lesson.key == "prize" else "cast")
    if run.match.state.frames[-1][0] == "sail":
        run.match.play("stay")
    if run.match.state.frames[-1][0] == "port":
        run.match.play("done")
    run.play_others()
    recovers(GAME, run)


def strayed(key: str, *actions: str) -> LessonRun[WarState]:
    """A lesson whose learner has done something else first."""
    run = LessonRun(GAME, lesson_of(key))
    for action in actions:
        run.match.play(action, run.lesson.seat)
        run.play_others()
    return run


def test_who_sets_out_without_a_letter_is_led_to_one_not_into_piracy() -> None:
    """W37, W42: the first attack comes after the letter."""
    run = strayed("letter", "cast")
    taken = follow(run)
    assert taken[:2] == ["stay", "letter"]
    assert all(run.progress().done)
    assert not run.match.state.convoys[0].pirate


def test_the_port_that_the_lesson_names_is_shown() -> None:
    """W88: Cadiz, though other ports are in reach as well."""
    run = strayed("letter", "stay", "letter")
    run.match.play("cast", 0)
    cadiz, london = (("storm", PORTS.index(port)) for port in ("cadiz", "london"))
    assert {cadiz, london} <= {*run.match.legal(0)}
    assert run.progress().hint == cadiz


def test_who_attacks_without_a_letter_is_told_to_try_again() -> None:
    """W42, W95: pirates get none."""
    run = strayed("letter", "cast", "storm cadiz")
    at = run.progress()
    assert (at.stuck, at.note, at.hint) == ("lost", "outlawed", None)


def test_the_gold_for_the_ship_can_be_won_back() -> None:
    """W32, W35: what Africa makes is sold in Europe."""
    run = strayed("trade")
    while "sell" not in (hint := run.progress().hint or ()):
        assert hint
        run.match.play(hint, 0)
        run.play_others()
    for action in ("sell weapons 6", "buy cotton 4", "done"):
        run.match.play(action, 0)
    run.play_others()
    assert run.progress().note == "spent"
    follow(run)
    assert all(run.progress().done)


def test_weapons_are_sold_once_none_is_left_or_a_ship_is_paid() -> None:
    """W32, W35: whoever keeps some with too little gold for a ship is not sent to buy one."""
    run = strayed("trade")
    while "sell" not in (hint := run.progress().hint or ()):
        assert hint
        run.match.play(hint, 0)
        run.play_others()
    run.match.play("sell weapons 1", 0)
    assert run.progress().done == (True, True, False, False)
    assert run.progress().hint == ("sell", GOODS.index("weapons"), 5)
    run.match.play("sell weapons 4", 0)
    assert run.progress().done[2]


@each
def test_a_hint_looks_at_no_card_and_no_die(lesson: Lesson) -> None:
    looks_at_nothing_hidden(GAME, lesson)


def test_the_trade_pays_for_the_ship() -> None:
    """W32, W35: 20 gold, and six crates that bring 12 where they are dear."""
    run = LessonRun(GAME, lesson_of("trade"))
    taken = follow(run)
    assert taken[-3:] == ["done", "stay", "ship"]
    assert (run.match.state.convoys[0].ships, run.match.state.convoys[0].gold) == (2, 2)


def test_the_port_bears_the_learner_s_flag() -> None:
    """W72: a nation flag, since the letter was paid."""
    run = LessonRun(GAME, lesson_of("letter"))
    follow(run)
    s = run.match.state
    assert s.flags.count(0) == 1
    assert not s.convoys[0].pirate


def test_the_prize_is_one_more_ship() -> None:
    """W58, W104: and what the other held."""
    run = LessonRun(GAME, lesson_of("prize"))
    follow(run)
    own = run.match.state.convoys[0]
    assert (own.ships, own.gold) == (4, 21)


def test_the_black_flag_wins_by_piracy() -> None:
    """W73: two ships, 40 gold, three pirate flags."""
    run = LessonRun(GAME, lesson_of("black"))
    follow(run)
    assert WAYS[run.match.state.way].key == "piracy"


def test_the_enemy_s_port_is_closed() -> None:
    """W41: Bordeaux beside London can't be entered."""
    run = LessonRun(GAME, lesson_of("world"))
    run.match.play("cast")
    bordeaux = 468 + PORTS.index("bordeaux")
    assert ("go", bordeaux) not in run.match.legal(0)
    assert ("go", 468 + PORTS.index("london")) in run.match.legal(0)
