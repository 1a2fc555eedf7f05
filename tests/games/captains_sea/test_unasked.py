"""Questions that leave nothing to choose, and where the captain wants to be asked (R98)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import portsmouth
from portsmouth.api import standing, unasked
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.odds import timely
from portsmouth.games.captains_sea.rules.components import NONE, ROUND, WINDOWS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.ship import ADVANCE, TACK
from portsmouth.games.captains_sea.steps.plans import Order
from portsmouth.games.captains_sea.steps.windows import here
from tests.games.captains_sea.build import put_ship, sea, start

OWN = (0,)


def at_window(
    verbs: set[str], *, fight: bool, kinds: Sequence[str] = WINDOWS, far: bool = False
) -> Match[Any]:
    """A match of which the first seat is asked for cards and can do these things with them."""
    for seed in range(60):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {}, seed)
        match.note("captains", [None, "landsman"])
        rng = Rng(seed)
        while match.outcome is None:
            s, seat = match.state, match.actors[0]
            if s.frames[-1][0] == "window" and seat == 0:
                can = {action[0] for action in match.legal(seat)} & {"play", "spend"}
                fights = s.volley is not None or s.boarding is not None
                away = aims.range_of(s) >= timely.FAR_APART
                wanted = fights == fight and can == verbs and s.frames[-1][1] in kinds
                if wanted and (away or not far):
                    return match
            match.play(match.game.random_action(s, seat, rng), seat)
    raise AssertionError("no such window")


def asked(match: Match[Any], stop: str | None) -> bool:
    """Is the captain asked in this window, if that is what he has set?"""
    standing.set_answers(match, 0, {"stop": stop} if stop else {})
    found = unasked.answer(match, OWN)
    assert found in (None, (0, ("pass",)))
    return found is None


def may_save(match: Match[Any]) -> bool:
    """Could a discard change a roll that decides much?"""
    return timely.may_save(match.state, here(match.state))


STOPS = (None, "card", "guns", "every")


def test_r98_a_window_is_asked_as_the_captain_has_set_it() -> None:
    helpless = at_window(set(), fight=False)
    assert [asked(helpless, stop) for stop in STOPS] == [False, False, False, True]
    useful = at_window({"play"}, fight=False, kinds=("repair",))
    assert [asked(useful, stop) for stop in STOPS] == [True, True, False, True]
    idle = at_window({"play"}, fight=False, kinds=("load",), far=True)
    assert [asked(idle, stop) for stop in STOPS] == [False, True, False, True]
    perilous = at_window({"spend"}, fight=False, kinds=("tack",))
    assert may_save(perilous)
    assert [asked(perilous, stop) for stop in STOPS] == [True, True, False, True]
    daily = at_window({"spend"}, fight=False, kinds=("initiative", "rates", "sail", "repair"))
    assert [asked(daily, stop) for stop in STOPS] == [False, False, False, True]
    shot = at_window({"spend"}, fight=True, kinds=("to_hit", "defense", "damage", "melee"))
    assert [asked(shot, stop) for stop in STOPS] == [False, False, True, True]
    shaken = at_window({"spend"}, fight=True, kinds=("check",))
    assert asked(shaken, None) == may_save(shaken)


def test_r98_two_people_at_one_device_are_asked_whatever_they_hold() -> None:
    """Their curtain would tell by its absence what the hand lacks."""
    match = at_window(set(), fight=False)
    match.note("captains", [None, None])
    assert unasked.answer(match, (0, 1)) is None


def fires(match: Match[Any]) -> tuple[Any, ...] | None:
    """What a captain who is asked to fire does without being asked; he sees only his view."""
    found = unasked.answer(match, (match.actors[0],))
    return found and found[1]


def test_11_02_fire_is_asked_where_it_does_something() -> None:
    """Chasers fire and nearly idle broadsides are held unasked, unless their captain wants it."""
    found = set()
    for seed in range(30):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {}, seed)
        match.note("captains", [None, None])
        rng = Rng(seed)
        while match.outcome is None:
            s, seat = match.state, match.actors[0]
            if s.frames[-1][0] == "fire":
                can = ("fire",) in match.legal(seat)
                chases = aims.chasing(s, seat) != NONE
                does = can and (chases or timely.fire(s, seat, timely.LEAST["hold"]))
                usual = ("fire",) if chases else None if does else ("hold",)
                assert fires(match) == usual
                standing.set_answers(match, seat, {"chase": "ask", "weak": "ask"})
                assert fires(match) == (None if can else ("hold",))
                standing.set_answers(match, seat, {})
                found.add((can, chases, does))
            match.play(match.game.random_action(s, seat, rng), seat)
    assert found == {
        (True, True, True),
        (True, False, True),
        (True, False, False),
        (False, False, False),
    }


@pytest.mark.parametrize(
    ("away", "heading", "plan", "usual", "second"),
    [
        (13, 3, ADVANCE, True, True),  # far apart: the enemy goes first
        (4, 1, ADVANCE, False, True),  # near, but neither comes where the other is
        (4, 6, TACK, False, False),  # the enemy's Advance counts against a Tack
        (1, 3, ADVANCE, False, False),  # they may meet
        (2, 3, ADVANCE, False, False),
    ],
)
def test_r57_the_order_is_asked_where_it_may_matter(
    away: int, heading: int, plan: int, usual: bool, second: bool
) -> None:
    """Fire comes after both moves, so far apart the order tells the second captain more."""
    s = sea()
    s.wind, s.impulse = 3, 4
    put_ship(s, 0, 3, 6, heading, plan=plan, shown=1)
    put_ship(s, 1, 3 + away, 6, 7, plan=ADVANCE, shown=1)
    s.frames = (("new_turn",), ("order", 0, "manoeuvre"))
    step = Order()
    answers = {"far": {}, "second": {"order": "second"}, "ask": {"order": "ask"}}
    found = [step.only_answer(s, 0, [], each) for each in answers.values()]
    passes = ("first", 1)
    assert found == [passes if usual else None, passes if second else None, None]


def test_r57_a_hidden_tack_tells_nobody_anything() -> None:
    """16.02: before Bonus Moves the next manoeuvre is selected, and unknown to the enemy."""
    s = sea()
    put_ship(s, 0, 3, 6, 1, plan=ADVANCE)
    s.frames = (("new_turn",), ("order", 0, "bonus"))
    for plan in (ADVANCE, TACK):
        put_ship(s, 1, 7, 6, 6, plan=plan)
        assert Order().only_answer(s, 0, [], {"order": "second"}) == ("first", 1)


def test_r57_who_goes_first_changes_no_place_where_nobody_is_asked() -> None:
    """Whole games: with both orders the ships come to lie alike, if both hold their headings."""
    seen = 0
    for seed in range(12):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s07"}, seed)
        gunner, rng = Gunner(match.game), Rng(seed)
        while match.actors and len(match.journal) < 500:
            s, seat = match.state, match.actors[0]
            if s.frames[-1][0] == "order" and not timely.order(s):
                places = [after(match, seat, first) for first in (0, 1)]
                assert places[0] == places[1]
                seen += 1
            legal = match.game.legal(s, seat)
            match.play(match.game.notation.write(gunner.choose(s, seat, legal, rng)), seat)
    assert seen > 30


def after(match: Match[Any], seat: int, first: int) -> list[Any]:
    """How both ships lie after their moves, without free turns, if no card is played."""
    s, game = match.state.copy(), match.game
    s.rng = Rng(1, 0, [5] * 9)
    game.apply(s, seat, ("first", first))
    while s.frames[-1][0] in ("window", "turn", "select", "strain", "side"):
        who = game.actors(s)[0]
        legal = game.legal(s, who)
        still = (("pass",), ("turn", 0), ("advance",), ("back",), legal[0])
        game.apply(s, who, next(each for each in still if each in legal))
    return [(ship.square, ship.heading) for ship in s.ships]


def test_11_38_round_shot_is_loaded_unasked_if_the_captain_has_it_so() -> None:
    """Everybody else is asked."""
    match: Match[Any] = portsmouth.new("captains_sea", 2, {"scenario": "broadside"}, 2)
    match.note("captains", [None, None])
    rng = Rng(2)
    while match.state.frames[-1][0] != "reload":
        match.play(match.game.random_action(match.state, match.actors[0], rng), match.actors[0])
    seat, section = match.actors[0], match.state.frames[-1][2]
    assert unasked.answer(match, (seat,)) is None
    standing.set_answers(match, seat, {"load": "round"})
    assert unasked.answer(match, (seat,)) == (seat, ("load", section, ROUND))


def test_h08_second_thoughts_are_asked_where_another_manoeuvre_helps() -> None:
    """The enemy lies four squares off, her side towards the ship, which is about to advance."""
    s = sea("s03", "h08", "")
    s.impulse = 6
    put_ship(s, 1, 9, 7, 1)
    for heading, helps in ((1, False), (3, True), (5, False), (7, True)):
        put_ship(s, 0, 5, 7, heading, plan=ADVANCE, paid=2)
        s.frames = (("muster", 0),)
        start(s, ("ask", "revealed", 0, 0), ("carry_out", 0))
        assert timely.window(s, here(s)) == helps, heading
