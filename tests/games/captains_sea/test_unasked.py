"""Questions that leave nothing to choose, and where the captain wants to be asked (R98)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import portsmouth
from portsmouth.api import standing, unasked
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.rules.components import NONE, WINDOWS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.steps.windows import may_save

OWN = (0,)


def at_window(verbs: set[str], *, fight: bool, kinds: Sequence[str] = WINDOWS) -> Match[Any]:
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
                if fights == fight and can == verbs and s.frames[-1][1] in kinds:
                    return match
            match.play(match.game.random_action(s, seat, rng), seat)
    raise AssertionError("no such window")


def asked(match: Match[Any], stop: str | None) -> bool:
    """Is the captain asked in this window, if that is what he has set?"""
    standing.set_answers(match, 0, {"stop": stop} if stop else {})
    found = unasked.answer(match, OWN)
    assert found in (None, (0, ("pass",)))
    return found is None


def test_r98_a_window_is_asked_as_the_captain_has_set_it() -> None:
    helpless = at_window(set(), fight=False)
    assert [asked(helpless, stop) for stop in (None, "guns", "every")] == [False, False, True]
    useful = at_window({"play"}, fight=False)
    assert [asked(useful, stop) for stop in (None, "guns", "every")] == [True, False, True]
    perilous = at_window({"spend"}, fight=False, kinds=("tack", "bonus_move"))
    assert may_save(perilous.state)
    assert [asked(perilous, stop) for stop in (None, "guns", "every")] == [True, False, True]
    daily = at_window({"spend"}, fight=False, kinds=("initiative", "rates", "sail", "repair"))
    assert [asked(daily, stop) for stop in (None, "guns", "every")] == [False, False, True]
    shot = at_window({"spend"}, fight=True, kinds=("to_hit", "defense", "damage", "melee"))
    assert [asked(shot, stop) for stop in (None, "guns", "every")] == [False, True, True]
    shaken = at_window({"spend"}, fight=True, kinds=("check",))
    assert asked(shaken, None) == may_save(shaken.state)


def test_r98_two_people_at_one_device_are_asked_whatever_they_hold() -> None:
    """Their curtain would tell by its absence what the hand lacks."""
    match = at_window(set(), fight=False)
    match.note("captains", [None, None])
    assert unasked.answer(match, (0, 1)) is None


def test_11_06_who_can_only_hold_fire_is_not_asked() -> None:
    found = set()
    for seed in range(12):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {}, seed)
        rng = Rng(seed)
        while match.outcome is None:
            seat = match.actors[0]
            if match.state.frames[-1][0] in ("fire", "aim"):
                real = [each for each in match.legal(seat) if each[0] != "strike"]
                answer = unasked.answer(match, (seat,))
                assert answer == ((seat, real[0]) if len(real) == 1 else None)
                found.add(answer and answer[1])
            match.play(match.game.random_action(match.state, seat, rng), seat)
    assert {None, ("hold",), ("chase",)} <= found


def test_11_39_chasers_fire_without_asking_if_the_captain_wants_it() -> None:
    found = set()
    for seed in range(30):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {}, seed)
        match.note("captains", [None, "landsman"])
        standing.set_answers(match, 0, {"chase": "always"})
        rng = Rng(seed)
        while match.outcome is None:
            seat = match.actors[0]
            if match.state.frames[-1][0] == "fire" and seat == 0:
                chases = aims.chasing(match.state, seat) != NONE
                answer = unasked.answer(match, OWN)
                assert (answer == (0, ("fire",))) == chases
                found.add(chases)
            match.play(match.game.random_action(match.state, seat, rng), seat)
    assert found == {True, False}
