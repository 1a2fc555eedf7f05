"""The lessons: prepared positions whose tasks can be met, whatever the learner does first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.lessons.catalogue import LESSONS
from portsmouth.games.privateer.lessons.predicates import PREDICATES, REFIT, SILVER
from portsmouth.games.privateer.rule_index import TOPICS
from portsmouth.games.privateer.rules import components as c
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.odds import merchant
from portsmouth.lessons.lesson import Lesson, LessonRun
from tests.games.privateer.test_citations import NUMBERS
from tests.lesson_runs import (
    ask,
    begins_well,
    follow,
    leads_through,
    looks_at_nothing_hidden,
    recovers,
    takes_back,
    wander,
)

ROOT = Path(__file__).parents[3]
HEAD = re.compile(r"^\*\*((?:[PB]\d+(?:, )?)+)\.", re.MULTILINE)
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def lesson_of(key: str) -> Lesson:
    """The lesson of a name."""
    return next(lesson for lesson in LESSONS if lesson.key == key)


# The positions.


def test_there_are_five() -> None:
    assert [v.key for v in LESSONS] == ["wind", "ports", "refit", "merchant", "hunted"]
    assert {task.key for lesson in LESSONS for task in lesson.tasks} == PREDICATES.keys()


@each
def test_the_position_is_lawful_and_everything_is_still_to_do(lesson: Lesson) -> None:
    begins_well(GAME, lesson)


@each
def test_the_hints_lead_through_one_task_after_the_other(lesson: Lesson) -> None:
    """Short enough for three minutes, and no action meets two tasks."""
    leads_through(GAME, lesson, most=13)


@each
def test_a_hint_is_found_before_anybody_grows_impatient(lesson: Lesson) -> None:
    """Fewer positions than a hint may search: a port visit branches widely."""
    assert lesson.most_tried <= 120


@each
def test_what_is_taken_back_is_undone(lesson: Lesson) -> None:
    takes_back(GAME, lesson, known=("draw",))


@each
def test_any_legal_way_ends_well_or_says_that_it_does_not(lesson: Lesson) -> None:
    wander(GAME, lesson, learners=100, most=40)


@each
def test_after_a_wasted_turn_the_hints_still_lead_on(lesson: Lesson) -> None:
    run = LessonRun(GAME, lesson)
    if lesson.key == "wind":
        run.match.play("draw")
    run.match.play("stay")
    run.play_others()
    recovers(GAME, run)


@each
def test_a_hint_looks_at_no_card_and_no_die(lesson: Lesson) -> None:
    looks_at_nothing_hidden(GAME, lesson)


# What they teach, by the engine's own reckoning.


def test_the_wind_carries_further_than_the_sails() -> None:
    """Before the wind: from Havana, 4 spaces, a wind to the east, and Tortuga at the end."""
    run = LessonRun(GAME, lesson_of("wind"))
    own = run.match.state.ships[0]
    assert (c.PORTS[ships.port_of(own)], ships.half_points(own, False, 0)) == ("havana", 8)
    assert run.match.legal() == [("draw",)]
    run.match.play("draw")
    assert c.WINDS[run.match.state.wind] == "east"
    assert ("sail j6" in follow(run), c.PORTS[run.match.state.ships[0].last_port]) == (
        True,
        "tortuga",
    )


def test_three_ports_bring_the_silver() -> None:
    """From under half the silver asked for to all of it in three turns."""
    run = LessonRun(GAME, lesson_of("ports"))
    assert run.match.state.ships[0].silver * 2 < SILVER
    taken = follow(run)
    assert run.match.state.ships[0].silver >= SILVER
    assert taken.count("draw") == 2


def test_the_refit_needs_the_debt_on_the_last_step() -> None:
    """B55: whoever spends the Debt on a cheap step first can't gain as much in this visit."""
    run = LessonRun(GAME, lesson_of("refit"))
    before = ships.infamy(run.match.state.ships[0])
    taken = follow(run)
    assert ships.infamy(run.match.state.ships[0]) - before == REFIT
    wasted = LessonRun(GAME, lesson_of("refit"))
    for action in taken[:2]:
        wasted.match.play(action)
    wasted.match.play("upgrade crew")
    follow(wasted)
    assert not wasted.progress().done[-1]
    assert wasted.progress().stuck == "lost"


def test_the_merchant_is_beaten_at_the_odds_that_are_told() -> None:
    """Cannons 5: 71 % of fights, as the coach says, and the seed's first roll wins."""
    run = LessonRun(GAME, lesson_of("merchant"))
    own = run.match.state.ships[0]
    assert (ships.combat(own), ships.load(own)) == (5, 0)
    assert round(merchant(ships.combat(own)).win / 10) == 71
    assert follow(run)[1] == "roll"


def test_the_hunted_learner_is_in_reach_of_both() -> None:
    """A full hold at sea, and one of the two can't be beaten."""
    run = LessonRun(GAME, lesson_of("hunted"))
    s = run.match.state
    own, *hunters = s.ships
    assert ships.room(own) == 0
    assert ships.port_of(own) == c.NONE
    assert max(ships.combat(each) for each in hunters) == ships.combat(own) + 5
    run.match.play("stay")
    run.play_others()
    assert any(
        event.kind == "attacks" for entry in run.match.events(run.entries) for event in entry
    )


# The bridge.


def test_the_bridge_plays_the_other_seats() -> None:
    engine = Engine()
    frame = ask(engine, op="lesson", game="privateer", lesson="wind", table={"names": ["A", "B"]})
    assert frame["lesson"]["hint"]["action"] == "draw"
    frame = ask(engine, op="play", n=frame["n"], actions=["draw"])
    assert frame["lesson"]["step"] == 1
    frame = ask(engine, op="play", n=frame["n"], actions=[frame["lesson"]["hint"]["action"]])
    assert (frame["lesson"]["step"], frame["actors"], frame["view"]["round"]) == (2, [0], 2)


def test_an_unknown_lesson_changes_nothing() -> None:
    engine = Engine()
    frame = ask(engine, op="lesson", game="privateer", lesson="ports")
    answer = ask(engine, op="lesson", game="privateer", lesson="piracy")
    assert (answer["code"], answer["frame"]["lesson"]) == ("bad_setup", frame["lesson"])


# The words of the page.


def test_the_book_has_every_rule_once() -> None:
    """All lines of the specification, each in one paragraph that its number leads to."""
    text = (ROOT / "web/lang/en/games/privateer/rules.md").read_text("utf-8")
    found = [number for head in HEAD.findall(text) for number in head.split(", ")]
    assert sorted(found) == sorted(NUMBERS)


def test_every_card_captain_and_track_is_a_topic() -> None:
    wanted = {f"relic-{relic}" for relic in c.RELICS} | {f"fortune-{each}" for each in c.FORTUNES}
    wanted |= {f"captain-{captain}" for captain in c.CAPTAINS}
    wanted |= {f"track-{track}" for track in c.TRACKS}
    run = LessonRun(GAME, lesson_of("refit"))
    follow(run)
    wanted |= {f"score-{line.item}" for line in GAME.current_scores(run.match.state)[0]}
    assert wanted <= TOPICS.keys()
