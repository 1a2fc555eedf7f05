"""What if, of War: a choice and another in its place, compared by wins, alone by rounds."""

from __future__ import annotations

from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.study.what_if import WhatIf, think_what_if
from portsmouth.core.match import Match
from portsmouth.games.war.rules.components import NONE
from portsmouth.games.war.state import WarState
from tests.games.war.build import convoy, position

FEW = 6
BOTS = registry.bots("war")
RICH = convoy("cadiz", ships=4, gold=60)
"""All that Trade asks for: it wins at the end of its turn."""


def found(s: WarState, *choices: Any) -> WhatIf:
    """What a few games say of two choices of the first seat."""
    done, other = choices
    return run(think_what_if(BOTS, s, 0, ((done,), (other,)), BOTS.game.meta.what_if, games=FEW))


def test_whoever_is_first_has_won_whatever_the_worth() -> None:
    """W115: to keep the gold of a way wins at once; to spend it lets the next seat win."""
    s = position(RICH, convoy("h3", ships=4, gold=60))
    s.frames = (("port",),)
    buy = next(each for each in BOTS.game.legal(s, 0) if each[0] == "buy")
    told = found(s, buy, ("done",))
    assert (told.done.won, told.other.won) == (0, FEW)
    assert (told.done.lead, told.other.lead, told.gain) == (0, 100, 100)


def test_the_same_choice_gains_nothing() -> None:
    """Both sequels have the same chance; the position stays as it is."""
    match: Match[Any] = portsmouth.new("war", 3, seed=4, options={"rounds": 40, "opening": "dealt"})
    while match.state.frames[-1][0] != "cast":
        match.play(match.game.notation.write(match.legal(match.actors[0])[-1]))
    before = match.hash
    seat = match.actors[0]
    same = run(
        think_what_if(BOTS, match.state, seat, ((("cast",),), (("cast",),)), "swabber", games=2)
    )
    assert (same.gain, same.done) == (0, same.other)
    assert match.hash == before


@pytest.mark.parametrize(("way", "counts"), [(0, 22), (NONE, 0)])
def test_alone_rounds_that_are_left_count(way: int, counts: int) -> None:
    """W117: the sooner a way is met the better; the last round without one is worth nothing."""
    s = position(convoy("cadiz"))
    s.round, s.frames, s.way = 38, (), way
    assert BOTS.worth_of_end(s, 0) == counts


def test_places_count_and_ties_are_shared() -> None:
    """W119: who shares the first place has half a win, who comes after it none."""
    s = position(convoy("cadiz"), convoy("goa"), convoy("rio", gold=2))
    s.frames = ()
    assert [BOTS.worth_of_end(s, seat) for seat in range(3)] == [50, 50, 0]
