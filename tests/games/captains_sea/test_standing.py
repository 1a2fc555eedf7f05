"""Answers in advance, to what a captain is asked whose ship is fired at."""

from __future__ import annotations

from collections import Counter

from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.odds.timely import LEAST
from portsmouth.games.captains_sea.rules.components import MEND, SECTIONS, TASKS
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.guns import Fire
from portsmouth.games.captains_sea.steps.suffering import SUFFERING
from tests.games.captains_sea.build import put_ship, sea

QUESTIONS = {each.key: each.answers for each in META.standing_questions}


def asked(seed: int, found: Counter[str]) -> None:
    """A random game from a hot corner; each such question is answered in every way."""
    s = GAME.setup(2, META.resolve_settings(2, {"scenario": "alongside"}), Rng(seed))
    rng = Rng(seed)
    while s.frames:
        seat, step = GAME.actors(s)[0], str(s.frames[-1][0])
        for answer in QUESTIONS.get(step, ()):
            action = GAME.standing_answer(s, seat, {step: answer})
            if action is not None:
                assert action in GAME.legal(s, seat)
                found[f"{step} {answer}"] += 1
        turn = GAME.turn_info(s)
        assert turn is not None
        assert (turn.seat == seat) == (step not in SUFFERING)
        GAME.apply(s, seat, GAME.random_action(s, seat, rng))


def test_each_can_be_answered() -> None:
    """11.08, 11.28, R64, R76: it is the firer's turn; the answer is legal."""
    assert {*QUESTIONS} == {*SUFFERING, "stop", "chase", "far", "weak", "load", "order"}
    found = Counter[str]()
    for seed in range(60):
        asked(seed, found)
    assert {each.split()[0] for each in found} >= {"struck", "take", "lose"}


def posts(s: CaptainState, answer: str) -> str | None:
    """Which task of seat 1 loses a man, as written."""
    action = GAME.standing_answer(s, 1, {"lose": answer})
    return action and GAME.notation.write(action)


def test_men_are_taken_from_where_most_are() -> None:
    """R76: of the guns, or of all else; who has nobody there is asked."""
    s = sea()
    put_ship(s, 1, 10, 7, 1, man={"pf": 2, "sa": 4}, mend={"pa": 1}, rig=2)
    s.frames = (("new_turn",), ("lose", 1))
    assert (posts(s, "guns"), posts(s, "repairs")) == ("lose man-sa", "lose rig")
    s.ships[1].tasks = (*s.ships[1].tasks[: len(SECTIONS)], *(0,) * (len(TASKS) - MEND))
    assert posts(s, "repairs") is None
    assert GAME.standing_answer(s, 1, {}) is None


def test_the_odd_die_goes_where_it_was_said() -> None:
    """11.08: to the section named in advance."""
    s = sea()
    s.frames = (("new_turn",), ("odd", 1, 0))
    assert GAME.standing_answer(s, 1, {"odd": "aft"}) == GAME.notation.read("odd aft")
    assert GAME.standing_answer(s, 1, {"take": "aft"}) is None


def test_fire_is_held_from_afar() -> None:
    """11.18: from 12 MP on, where a broadside bears; nearer, and with chasers, he is asked."""
    question = Fire()
    for away, held in ((5, None), (6, ("hold",))):
        s = sea()
        put_ship(s, 0, 5, 7, 1, man={"sf": 4, "sa": 4})
        put_ship(s, 1, 5 + away, 7, 1)
        s.frames = (("new_turn",), ("fire", 0))
        legal = question.allowed(s, 0)
        assert question.only_answer(s, 0, legal, {"far": "hold", "weak": "ask"}) == held
        assert question.only_answer(s, 0, legal, {"weak": "ask"}) is None
    s = sea()
    put_ship(s, 0, 5, 13, 1)
    put_ship(s, 1, 5, 3, 1)
    s.frames = (("new_turn",), ("fire", 0))
    assert question.only_answer(s, 0, question.allowed(s, 0), {"far": "hold"}) == ("fire",)
    wanted = {"far": "hold", "chase": "ask"}
    assert question.only_answer(s, 0, question.allowed(s, 0), wanted) is None


def test_fire_is_held_while_it_would_do_less_than_was_said() -> None:
    """11.02: a broadside of between one and two boxes, by each limit that a captain may set."""
    s = sea()
    put_ship(s, 0, 5, 7, 1, man={"sf": 4, "sa": 4})
    put_ship(s, 1, 10, 7, 1)
    s.frames = (("new_turn",), ("fire", 0))
    legal = Fire().allowed(s, 0)
    held = {weak: Fire().only_answer(s, 0, legal, {"weak": weak}) for weak in (*LEAST, "ask")}
    assert held == {"hold": None, "half": None, "one": None, "two": ("hold",), "ask": None}
