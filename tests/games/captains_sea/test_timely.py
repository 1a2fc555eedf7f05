"""Which moments and which fire people are stopped for (R98)."""

from __future__ import annotations

import pytest

from portsmouth.games.captains_sea.odds import timely
from portsmouth.games.captains_sea.rules.cards.gun_cards import Place
from portsmouth.games.captains_sea.ship import ADVANCE, WEAR_PORT
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import put_ship, sea


def signals(paid: int, *, acts: bool = True) -> CaptainState:
    """Seat 0 holds the Signal book, has paid so much of an Advance; the enemy's plan is hidden."""
    s = sea("s03", "h09", "")
    own, enemy = s.ships
    s.impulse = 4
    own.acts = 1 << 4 if acts else 0
    own.plan, own.paid = ADVANCE, paid
    enemy.plan = WEAR_PORT
    return s


@pytest.mark.parametrize(("paid", "acts", "stops"), [(9, True, True), (9, False, False)])
def test_h09_is_offered_before_the_next_selection(paid: int, acts: bool, stops: bool) -> None:
    """9.05, H09: once the own manoeuvre is paid for in this impulse, and not in others."""
    s = signals(paid, acts=acts)
    assert timely.window(s, Place("impulse", 0, 0)) == stops


def test_h09_is_not_offered_while_the_own_manoeuvre_goes_on() -> None:
    """9.02: the first of several points."""
    assert not timely.window(signals(0), Place("impulse", 0, 0))


@pytest.mark.parametrize(("section", "stops"), [(0, False), (1, False), (2, True), (3, True)])
def test_h19_is_offered_on_the_side_that_bears(section: int, stops: bool) -> None:
    """H19: she lies to starboard, 5 squares off."""
    s = sea("s03", "h19", "")
    put_ship(s, 0, 5, 7, 1)
    put_ship(s, 1, 10, 7, 1)
    assert timely.window(s, Place("reload", 0, section)) == stops


@pytest.mark.parametrize(("away", "stops"), [(3, True), (12, False)])
def test_11_02_a_broadside_that_does_next_to_nothing_is_not_asked_for(
    away: int, stops: bool
) -> None:
    """A tenth of a box from afar isn't worth a question; a close broadside is."""
    s = sea()
    put_ship(s, 0, 5, 7, 1, man={"sf": 1, "sa": 1})
    put_ship(s, 1, 5 + away, 7, 1)
    s.frames = (("new_turn",), ("fire", 0))
    assert timely.fire(s, 0, timely.LEAST["hold"]) == stops


@pytest.mark.parametrize(("task", "stops"), [("blast", False), ("catch_fire", True)])
def test_r42_no_card_is_spent_on_a_box_without_points(task: str, stops: bool) -> None:
    """11.26: a double-shotted gun hurts its own section; a fire is worse."""
    s = sea("s03", "h01", "")
    s.frames = (("new_turn",), (task, 0, 1), ("window", "check", 0, 1, 0))
    assert timely.may_save(s, Place("check", 0, 1)) == stops
