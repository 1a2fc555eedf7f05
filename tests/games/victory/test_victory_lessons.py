"""The lessons: prepared positions whose tasks can be met, whatever the learner does first."""

from __future__ import annotations

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.lessons.catalogue import LESSONS
from portsmouth.games.victory.lessons.predicates import CUBES, PREDICATES
from portsmouth.games.victory.rules import components as c
from portsmouth.games.victory.rules import scoring, ships, turns, voyages
from portsmouth.games.victory.state import VictoryState
from portsmouth.lessons.lesson import Lesson, LessonRun
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

OTHER_DICE = range(30)
"""Seeds of other throws and another pile behind the same position."""
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def lesson_of(key: str) -> Lesson:
    """The lesson of a name."""
    return next(lesson for lesson in LESSONS if lesson.key == key)


def start(key: str) -> LessonRun[VictoryState]:
    """A lesson at its beginning."""
    return LessonRun(GAME, lesson_of(key))


def idle(legal: list[Action]) -> Action:
    """What somebody does who does nothing."""
    for action in (("rest",), ("done",), ("decline",), ("pass",), ("place", 0)):
        if action in legal:
            return action
    return legal[0]


# The positions.


def test_there_are_five() -> None:
    assert [v.key for v in LESSONS] == ["home", "port", "passengers", "broadside", "chase"]
    assert {task.key for lesson in LESSONS for task in lesson.tasks} == PREDICATES.keys()


@each
def test_the_position_is_lawful_and_everything_is_still_to_do(lesson: Lesson) -> None:
    begins_well(GAME, lesson)


@each
def test_the_hints_lead_through_one_task_after_the_other(lesson: Lesson) -> None:
    """Short enough for three minutes, and no action meets two tasks."""
    leads_through(GAME, lesson, most=16)


@each
def test_with_other_dice_and_another_pile_the_hints_lead_through_as_well(lesson: Lesson) -> None:
    """All but one run in ten; the one says that it is too late."""
    done = 0
    for seed in OTHER_DICE:
        run = LessonRun(GAME, lesson)
        rng = Rng(seed)
        run.match.state.rng = rng
        pile = list(run.match.state.pile)
        rng.shuffle(pile)
        run.match.state.pile = tuple(pile)
        follow(run, 80)
        at = run.progress()
        assert all(at.done) or at.stuck == "lost"
        done += all(at.done)
    assert done >= 0.9 * len(OTHER_DICE)


@each
def test_who_does_nothing_meets_no_lesson(lesson: Lesson) -> None:
    run = LessonRun(GAME, lesson)
    last = run.match.state.round + 10
    while run.match.actors and run.match.state.round < last:
        run.match.play(idle(run.match.legal(lesson.seat)), lesson.seat)
        run.play_others()
    assert run.progress().stuck == "lost"
    assert not all(run.progress().done)


@each
def test_what_is_taken_back_is_undone(lesson: Lesson) -> None:
    takes_back(GAME, lesson, known=("fire", "flee"))


@each
def test_any_legal_way_ends_well_or_says_that_it_does_not(lesson: Lesson) -> None:
    wander(GAME, lesson, learners=60, most=60)


@pytest.mark.parametrize("key", ["home", "port", "passengers", "broadside"])
def test_after_a_wasted_turn_the_hints_still_lead_on(key: str) -> None:
    run = start(key)
    lesson = run.lesson
    begun = run.match.state.round
    while run.match.actors and run.match.state.round == begun:
        run.match.play(idle(run.match.legal(lesson.seat)), lesson.seat)
        run.play_others()
    recovers(GAME, run)


@each
def test_a_hint_looks_at_nothing_hidden(lesson: Lesson) -> None:
    looks_at_nothing_hidden(GAME, lesson)


# What they teach, by the engine's own reckoning.


def test_a_voyage_may_be_ended_early_for_three_cubes() -> None:
    """Out and home: three cubes lie aboard two spaces before the last; then she sets out anew."""
    run = start("home")
    taken = follow(run)
    own = run.match.state.ships[0]
    assert ("sail a1", taken[-1].split()[0], ships.sailing(own)) == (taken[2], "launch", True)
    first = c.CARDS.index(taken[0].split()[1])
    assert sum(voyages.cargo(first, 2)[0]) == CUBES
    assert c.finish_of(first) == 4


def test_four_of_a_kind_score_in_a_port_with_commerce_and_a_mine() -> None:
    run = start("port")
    before = scoring.points(run.match.state, 0)
    taken = follow(run)
    lines = {line.item: line.points for line in GAME.current_scores(run.match.state)[0]}
    assert (lines["sets"], lines["fields"], lines["buildings"]) == (1, 2, 1)
    assert scoring.points(run.match.state, 0) == before + 4
    assert any(each.startswith("take") for each in taken)  # Commerce: another's voyage has ended


def test_passengers_and_a_piece_of_eight_come_home_in_three_turns() -> None:
    """Church and Full Sail Ahead spare two turns of a voyage of five spaces."""
    run = start("passengers")
    assert turns.copies(run.match.state, 0, c.CHURCH) == 1
    before, begun = scoring.points(run.match.state, 0), run.match.state.round
    follow(run)
    port = run.match.state.ports[0]
    assert (port.delivered, port.pieces) == (1, 1)
    assert scoring.points(run.match.state, 0) >= before + 3
    assert run.match.state.round == begun + 2


def test_the_broadside_sinks_her_by_cannons_and_ball() -> None:
    run = start("broadside")
    begun = run.match.state
    assert {c.FIRE_CANNONS, c.CANNONS} <= {*begun.ports[0].hand}
    assert len(ships.held_by(begun, 1)) == 1
    taken = follow(run)
    assert {"ball", "cannons"} <= {*taken}
    assert (run.match.state.ports[0].admiralty, len(ships.held_by(run.match.state, 0))) == (1, 1)


def test_chain_and_grape_fight_for_a_ship_whatever_is_tried_first() -> None:
    """The broadside with grape alone sinks nobody; it is lost when the combat is over."""
    run = start("broadside")
    run.match.play("fire a1 b1")
    while run.match.state.fight and run.match.state.fight.round < 3:
        legal = run.match.legal(0)
        run.match.play(("grape",) if ("grape",) in legal else idle(legal), 0)
        run.play_others()
    assert run.progress().done == (True, False, False, False)
    follow(run)
    assert all(run.progress().done)


def test_the_chase_wins_by_a_captured_ship() -> None:
    """Eleven points at first; a ship taken alive makes fifteen, the declaration eighteen."""
    run = start("chase")
    assert scoring.points(run.match.state, 0) == 11
    follow(run)
    s = run.match.state
    outcome = scoring.outcome(s)
    assert outcome is not None
    assert (s.declarer, s.ports[0].jolly_rogers, outcome.places) == (0, 1, (1, 2))
    assert outcome.totals[0] >= c.GOAL + c.BONUS


def test_who_sinks_the_prize_has_lost_the_chase() -> None:
    """Ball and chain: an Admiralty token is no Jolly Roger."""
    run = start("chase")
    lost = False
    for _ in range(60):
        if (hint := run.progress().hint) is None:
            break
        run.match.play(("ball",) if hint in (("grape",), ("chain",)) else hint, 0)
        run.play_others()
        lost = lost or run.match.state.ports[0].admiralty > 0
    assert lost
    assert not run.progress().done[-1]


# The bridge.


def test_the_bridge_lets_the_other_seal_and_fire_back() -> None:
    engine = Engine()
    names = {"names": ["A", "B"]}
    frame = ask(engine, op="lesson", game="victory", lesson="broadside", table=names)
    for step in (1, 1, 1, 2):
        action = frame["lesson"]["hint"]["action"]
        frame = ask(engine, op="play", n=frame["n"], actions=[action], seat=0)
        assert frame["lesson"]["step"] == step
    assert frame["view"]["fight"]["sides"][1]["shot"] == "chain"


def test_a_script_names_the_seat_where_two_choose() -> None:
    chase = lesson_of("chase")
    assert chase.script[-1] == ("grape", 1)
    assert chase.script[0] == ("take W", None)
