"""The lessons: prepared positions whose tasks can be met, whatever the learner does first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.core.context import Event
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.lessons.catalogue import LESSONS
from portsmouth.games.captains_sea.lessons.predicates import PREDICATES, TURNS_HELD
from portsmouth.games.captains_sea.queries import QUERIES
from portsmouth.games.captains_sea.rules import names, scoring
from portsmouth.games.captains_sea.rules.components import DOUBLE
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import ADVANCE
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.lessons.lesson import Lesson, LessonContext, LessonRun
from tests.lesson_runs import (
    ask,
    begins_well,
    follow,
    leads_through,
    looks_at_nothing_hidden,
    takes_back,
    wander,
)

OTHER_DICE = range(10)
WORDS = Path(__file__).parents[3] / "web/lang"
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def start(key: str) -> LessonRun[CaptainState]:
    """A lesson at its beginning."""
    return LessonRun(GAME, next(lesson for lesson in LESSONS if lesson.key == key))


def test_there_are_five() -> None:
    assert [v.key for v in LESSONS] == ["helm", "guns", "minds", "hands", "boarders"]
    assert {task.key for lesson in LESSONS for task in lesson.tasks} == PREDICATES.keys()


@each
def test_the_position_is_lawful_and_everything_is_still_to_do(lesson: Lesson) -> None:
    begins_well(GAME, lesson)


@each
def test_the_hints_lead_through_one_task_after_the_other(lesson: Lesson) -> None:
    leads_through(GAME, lesson, most=26)


@each
def test_with_other_dice_the_hints_lead_through_or_say_that_it_is_too_late(lesson: Lesson) -> None:
    done = 0
    for seed in OTHER_DICE:
        run = LessonRun(GAME, lesson)
        run.match.state.rng = Rng(seed)
        follow(run, 90)
        at = run.progress()
        assert all(at.done) or at.stuck == "lost"
        done += all(at.done)
    assert done >= 0.8 * len(OTHER_DICE)


@each
def test_what_is_taken_back_is_undone(lesson: Lesson) -> None:
    takes_back(GAME, lesson, known=("seal", "advance"))


@each
def test_any_legal_way_ends_well_or_says_that_it_does_not(lesson: Lesson) -> None:
    wander(GAME, lesson, learners=12, most=40)


@each
def test_a_hint_looks_at_nothing_hidden(lesson: Lesson) -> None:
    looks_at_nothing_hidden(GAME, lesson)


# What they teach, by the engine's own reckoning.


def test_the_guns_fire_at_close_range_with_all_that_is_manned() -> None:
    run = start("guns")
    assert aims.range_of(run.match.state) <= aims.CLOSE_RANGE
    taken = follow(run)
    assert "aim both-low" in taken
    assert scoring.hits_on(run.match.state, 1) > 0


def test_a_task_once_done_stays_done() -> None:
    """After the Wear she is off the broad reach: that she has been on it counts on."""
    run = start("helm")
    follow(run)
    reached = next(task for task in run.lesson.tasks if task.key == "reaching")
    told = tuple(event for entry in run.match.events(run.entries, None) for event in entry)
    assert not reached.goal(LessonContext(run.first, run.match.state, 0, told))
    assert run.progress().done == (True,) * 4


def test_the_first_lesson_asks_for_nothing_that_it_has_not_taught() -> None:
    """It begins in turn 1 with a manoeuvre; no crew, Strain or Bonus Move comes up on its way."""
    run = start("helm")
    assert (run.match.state.turn, run.match.state.frames[-1][0]) == (1, "select")
    taken = follow(run)
    assert {action.split()[0] for action in taken} == {"advance", "turn", "wear"}


def test_who_fires_too_early_has_no_rake() -> None:
    """11.31: a broadside from beside the wake rakes nothing; the guns are empty then."""
    run = start("minds")
    while run.match.state.frames[-1][0] != "fire":
        run.match.play(run.progress().hint or (), 0)
        run.play_others()
    run.match.play("fire")
    run.play_others()
    run.match.play("aim both-low")
    run.play_others()
    assert run.progress().done[2] is False


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("de", ",")])
def test_the_rake_brings_what_the_lesson_says(language: str, point: str) -> None:
    """11.34: hits, and boxes of the hull, are those of the forecast on the screen."""
    run = start("minds")
    while run.match.state.frames[-1][0] != "aim":
        run.match.play(run.progress().hint or (), 0)
        run.play_others()
    found = QUERIES.odds(run.match.state, 0)["aims"]["aim-both-low"]
    words = (WORDS / language / "games/captains_sea/learn.ftl").read_text("utf-8")
    (told,) = re.findall(r"^learn-why-minds-raked = (.*)$", words, re.M)
    figures = [float(each.replace(point, ".")) for each in re.findall(rf"\d+\{point}\d", told)]
    assert figures == [round(found["mean"] / 1000, 1), round(found["hull"] / 1000, 1)]


def test_the_ship_is_saved() -> None:
    """17.01, 17.02: the fire is out, boxes are repaired, three turns are over."""
    run = start("hands")
    before = run.match.state
    begun, burning, hits = before.turn, before.ships[0].burning, scoring.hits_on(before, 0)
    follow(run)
    after = run.match.state
    assert burning
    assert not after.ships[0].burning
    assert after.turn == begun + TURNS_HELD
    assert scoring.hits_on(after, 0) < hits


def test_the_curlew_is_taken() -> None:
    """R90: who takes her wins, whatever the points."""
    run = start("boarders")
    taken = follow(run)
    outcome = scoring.outcome(run.match.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == (scoring.FightEnd.CAPTURED, (1, 2))
    assert {"grapple", "board"} <= {*taken}


def test_the_bridge_plays_the_enemy() -> None:
    engine = Engine()
    people = {"names": ["A", "B"]}
    frame = ask(engine, op="lesson", game="captains_sea", lesson="boarders", table=people)
    while frame["lesson"]["step"] < 1:
        action = frame["lesson"]["hint"]["action"]
        frame = ask(engine, op="play", n=frame["n"], actions=[action], seat=0)
    assert frame["view"]["grappled"]


def test_another_manoeuvre_than_the_one_of_the_task_does_not_meet_it() -> None:
    """9.06: who backs sail where an Advance is asked for is not told that it was right."""
    for plan, met in (("back", False), ("advance", True)):
        run = start("helm")
        run.match.play(plan)
        run.play_others()
        assert run.progress().done[0] == met


@pytest.mark.parametrize("key", ["guns", "minds"])
def test_a_crew_that_leaves_the_guns_is_told_so_at_once(key: str) -> None:
    """5.09, R105: nothing can be fired in this turn, so the lesson says that it is too late."""
    run = start(key)
    run.play_others()
    run.match.play("seal")
    at = run.progress()
    assert at.stuck == "lost"
    assert not any(at.done)


def answer(run: LessonRun[CaptainState], *actions: str) -> str:
    """Follow the hints to each answer's question, give it; returns the coach's note then."""
    for action in actions:
        wanted = GAME.notation.read(action)
        while wanted not in run.match.legal(0):
            run.match.play(run.progress().hint or (), 0)
            run.play_others()
        run.match.play(wanted, 0)
        run.play_others()
    return run.progress().note


@pytest.mark.parametrize(
    ("key", "actions", "note"),
    [
        ("helm", ["back"], "backed"),
        ("helm", ["advance", "turn none"], "running"),
        ("guns", ["seal"], "unmanned"),
        ("guns", ["hold"], "held_fire"),
        ("guns", ["load pf round"], "other_load"),
        ("guns", ["load pf chain", "load pa round"], "undoubled"),
        ("guns", ["load pf double", "load pa double"], "slower"),
        ("guns", ["load pf double", "load pa round", "hold", "seal"], "gunless"),
        ("minds", ["fire", "aim both-low"], "wasted"),
        ("hands", ["seal"], "unmended"),
    ],
)
def test_the_coach_has_a_word_for_a_detour(key: str, actions: list[str], note: str) -> None:
    run = start(key)
    assert run.progress().note == ""
    assert answer(run, *actions) == note


def test_double_shot_that_nobody_loaded_is_asked_for_again() -> None:
    """10.02: without men its loading starts anew; with round shot there the task is lost."""
    loads = ["load pf double", "load pa round", "hold", "seal"]
    run = start("guns")
    answer(run, *loads)
    assert run.progress().hint == ("load", 0, DOUBLE)
    follow(run, 60)
    assert all(run.progress().done)
    run = start("guns")
    assert answer(run, *loads, "load pf round") == "undoubled"
    assert run.progress().stuck == "lost"


def test_a_step_back_leads_to_where_its_task_was_set() -> None:
    """The same dice lie there, and now the task can be met."""
    run = start("guns")
    while not run.progress().done[1]:
        run.match.play(run.progress().hint or (), 0)
        run.play_others()
    fired = run.match.state.to_json()
    answer(run, "load pf round", "load pa chain")
    assert run.progress().stuck == "lost"
    back = run.step_back()
    assert back.match.state.to_json() == fired
    assert (back.progress().step, back.progress().stuck) == (2, "no")
    follow(back)
    assert all(back.progress().done)


def test_a_step_back_in_the_first_task_begins_anew() -> None:
    run = start("guns")
    run.match.play("man pf 2", 0)
    assert run.step_back().match.state.to_json() == run.first.to_json()


def test_the_bridge_steps_back() -> None:
    """Only in a lesson; the table gets the notes that are sent."""
    engine = Engine()
    people = {"names": ["A", "B"]}
    frame = ask(engine, op="lesson", game="captains_sea", lesson="guns", table=people)
    frame = ask(engine, op="play", n=frame["n"], actions=["seal"], seat=0)
    assert frame["lesson"]["stuck"] == "lost"
    frame = ask(engine, op="lesson_back", n=frame["n"], table={"id": "again"})
    assert (frame["lesson"]["step"], frame["lesson"]["stuck"]) == (0, "no")
    assert frame["table"] == {**people, "lesson": "guns", "id": "again"}
    frame = ask(engine, op="new", game="captains_sea", seats=2)
    assert ask(engine, op="lesson_back", n=frame["n"], table={})["code"] == "bad_request"


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_detour_has_its_word(language: str) -> None:
    words = (WORDS / language / "games/captains_sea/learn.ftl").read_text("utf-8")
    told = {name.replace("-", "_") for name in re.findall(r"^learn-note-([a-z-]+) =", words, re.M)}
    assert told == {name for each in LESSONS for task in each.tasks for name, _ in task.notes}


def test_nearness_counts_only_after_the_wear() -> None:
    """The fourth task isn't ticked before the third, wherever the ships lie."""
    run = start("helm")
    run.match.play("advance", 0)
    run.play_others()
    for ship, square in zip(run.match.state.ships, ((10, 7), (11, 7)), strict=True):
        ship.column, ship.row = square
    assert run.progress().done == (True, False, False, False)


def test_a_crew_counts_once_it_is_confirmed() -> None:
    for key in ("guns", "hands"):
        run = start(key)
        while (hint := run.progress().hint) != ("seal",):
            run.match.play(hint or (), 0)
            assert not run.progress().done[0]
        run.match.play("seal", 0)
        run.play_others()
        assert run.progress().done[0]


def test_double_shot_is_loaded_before_the_lesson_is_over() -> None:
    """10.03: it comes up twice, so there is something to sail on for."""
    run = start("guns")
    taken = follow(run)
    assert any(action.startswith("load") and "double" in action for action in taken)
    assert run.match.state.turn == 2


def test_the_double_shot_is_fired_before_the_lesson_is_over() -> None:
    """11.26: what was loaded is seen to work; until it is ready the guide holds his fire."""
    run = start("guns")
    follow(run)
    shots = [each.facts["shot"] for each in told_in(run) if each.kind == "broadside"]
    assert names.SHOT[DOUBLE] in shots
    assert names.SHOT[DOUBLE] != shots[0]


def test_a_card_is_played_in_the_last_lesson_alone() -> None:
    """R104: the others have none; there she can be taken without the card, too."""
    for lesson in LESSONS:
        taken = follow(LessonRun(GAME, lesson))
        assert ("play h26" in taken) == (lesson.key == "boarders")
    run = start("boarders")
    follow(run, 40)
    played = next(each for each in run.lesson.tasks if each.key == "carded")
    alone = tuple(each for each in told_in(run) if each.kind != "played")
    assert played.goal(LessonContext(run.first, run.match.state, 0, alone))


def told_in(run: LessonRun[CaptainState]) -> tuple[Event, ...]:
    """What has happened in a lesson."""
    return tuple(event for entry in run.match.events(run.entries, None) for event in entry)


def test_chasers_are_fired_by_men_who_all_repair() -> None:
    """11.39: they need no crew."""
    run = start("hands")
    assert {"fire", "chase"} <= {*follow(run)}
    assert any(each.kind == "chased" and each.facts["seat"] == 0 for each in told_in(run))


def test_the_first_advance_goes_over_a_corner() -> None:
    """9.16: for 3 MP, as the coach says; the next one over a side."""
    run = start("helm")
    own = run.match.state.ships[0]
    assert panel.cost(run.match.state, own, ADVANCE) == 3
    while not run.progress().done[1]:
        run.match.play(run.progress().hint or (), 0)
        run.play_others()
    assert panel.cost(run.match.state, own, ADVANCE) == 2


@each
def test_an_answer_with_other_words_than_its_button_has_a_sentence(lesson: Lesson) -> None:
    """Elsewhere the coach may name the answer itself: “Choose …”."""
    words = (WORDS / "en/games/captains_sea/learn.ftl").read_text("utf-8")
    said = {*re.findall(r"^(learn-[\w-]+) =", words, re.M)}
    run = LessonRun(GAME, lesson)
    while (at := run.progress()).hint is not None:
        step = run.match.state.frames[-1][0]
        if step in {"muster", "reload", "aim", "support"} and at.hint[0] != "chase":
            task = f"learn-do-{lesson.key}-{lesson.tasks[at.step].key}-{step}"
            assert {task, f"{task}-{at.hint[0]}"} & said, task
        run.match.play(at.hint, 0)
        run.play_others()
