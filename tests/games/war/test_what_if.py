"""What if, of War: a choice and another in its place, compared by wins, alone by rounds."""

from __future__ import annotations

from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.study.what_if import WhatIf, think_what_if
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.war.bots.raider import storm_gain
from portsmouth.games.war.race.passages import TURN
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


def plays(s: WarState, level: str = BOTS.game.meta.what_if) -> str:
    """What whoever plays on does for the first seat."""
    chosen = run(BOTS.bot(level, s.seats).think(s, 0, Rng(1))).actions[0]
    return BOTS.game.notation.write(chosen)


def test_who_plays_on_attacks_where_it_pays() -> None:
    """Four ships beside a rich worn one: the attack; against as many in good repair: none."""
    strong = convoy("f11", nation="england", ships=4, gold=6, letters=1)
    prey = convoy("f11", nation="spain", ships=2, hull=1, crew=1, gold=30)
    assert plays(position(strong, prey, step="meet")) == "attack 1"
    assert plays(position(strong, prey, step="meet"), "swabber") == "pass"
    weak = convoy("f11", nation="england", ships=1, hull=1, gold=30)
    fleet = convoy("f11", nation="spain", ships=4)
    assert plays(position(weak, fleet, step="meet")) == "pass"


def test_who_plays_on_goes_where_an_attack_pays() -> None:
    """It sails to such a convoy within reach, and fires if it is the one that passes."""
    strong = convoy("f11", nation="england", ships=4, gold=6, letters=1)
    prey = convoy("f12", nation="spain", ships=2, hull=1, crew=1, gold=30)
    s = position(strong, prey, step="sail")
    s.roll = 2
    assert plays(s) == "go f12"


def test_who_plays_on_attacks_ports() -> None:
    """W64, W73: a fleet that lacks one flag of War attacks a port in reach; a poor ship doesn't."""
    fleet = convoy("f11", nation="england", ships=3, gold=40, letters=1)
    rival = convoy("h3", nation="spain")
    s = position(fleet, rival, step="sail", flags={"goa": (0, "nation")})
    s.roll = 4
    assert storm_gain(s, 0) > TURN
    assert plays(s).startswith("storm ")
    poor = position(convoy("f11", nation="england", gold=1), rival, step="sail")
    poor.roll = 4
    assert plays(poor).startswith("go ")


def test_who_plays_on_takes_a_letter_for_the_last_flag() -> None:
    """W95: in a port of the own nation, where War lacks a flag alone."""
    fleet = convoy("london", nation="england", ships=3, gold=40)
    s = position(fleet, convoy("h3", nation="spain"), step="port", flags={"goa": (0, "nation")})
    assert plays(s) == "letter"


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
