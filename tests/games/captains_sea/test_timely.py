"""Which moments and which fire people are stopped for (R98)."""

from __future__ import annotations

import pytest

from portsmouth.games.captains_sea.odds import timely
from portsmouth.games.captains_sea.rules.cards.gun_cards import Place
from portsmouth.games.captains_sea.ship import ADVANCE, WEAR_PORT
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden
from tests.games.captains_sea.build import put_ship, sea


def signals(paid: int, *, acts: bool = True, away: int = 4, left: int = 3) -> CaptainState:
    """Seat 0 holds the Signal book, has paid so much of an Advance; the enemy's plan is hidden."""
    s = sea("s03", "h09", "")
    own, enemy = put_ship(s, 0, 5, 7, 1), put_ship(s, 1, 5 + away, 7, 1)
    s.impulse = 4
    own.acts = 1 << 4 if acts else 0
    own.plan, own.paid = ADVANCE, paid
    enemy.plan, enemy.plan_left = WEAR_PORT, left
    enemy.plan_heading, enemy.plan_wind = enemy.heading, s.wind
    return s


@pytest.mark.parametrize(("paid", "acts", "stops"), [(9, True, True), (9, False, False)])
def test_h09_is_offered_before_the_next_selection(paid: int, acts: bool, stops: bool) -> None:
    """9.05, H09: once the own manoeuvre is paid for in this impulse, and not in others."""
    s = signals(paid, acts=acts)
    assert timely.window(s, Place("impulse", 0, 0)) == stops


def test_h09_is_not_offered_while_the_own_manoeuvre_goes_on() -> None:
    """9.02: the first of several points."""
    assert not timely.window(signals(0), Place("impulse", 0, 0))


def test_h09_is_not_offered_from_afar() -> None:
    """What the enemy does at range 12 or more changes little."""
    assert not timely.window(signals(9, away=6), Place("impulse", 0, 0))


def test_h09_is_not_offered_where_its_answer_is_known() -> None:
    """9.08: a ship with a Strain has few manoeuvres that need it; here it is a single one."""
    s = signals(9, left=0)
    known = hidden.possible_plans(s, s.ships[1])
    assert timely.window(s, Place("impulse", 0, 0)) == (len(known) > 1)
    s.ships[1].paid = 1
    s.ships[1].plan_left = 1
    assert len(hidden.possible_plans(s, s.ships[1])) == 1
    assert not timely.window(s, Place("impulse", 0, 0))


@pytest.mark.parametrize(("hand", "kind"), [("h18", "load"), ("h01", "initiative")])
@pytest.mark.parametrize(("away", "stops"), [(3, True), (6, False)])
def test_h01_h18_are_offered_near(hand: str, kind: str, away: int, stops: bool) -> None:
    """A broadside a little sooner, the choice of who goes first: from range 12 on no more."""
    s = sea("s03", hand, "")
    put_ship(s, 0, 5, 7, 1)
    put_ship(s, 1, 5 + away, 7, 1)
    assert timely.window(s, Place(kind, 0, 0)) == stops


def test_h02_speed_is_no_use_to_a_ship_that_lies_fast() -> None:
    """12.05: grappled she doesn't sail."""
    s = sea("s03", "h02", "")
    at = Place("rates", 0, 0)
    assert timely.window(s, at)
    s.grappled = True
    assert not timely.window(s, at)


@pytest.mark.parametrize(
    ("strain", "rigging", "stops"), [(1, 10, False), (2, 10, True), (1, 3, True)]
)
def test_r42_a_bonus_move_is_worth_a_card_where_it_costs_much(
    strain: int, rigging: int, stops: bool
) -> None:
    """16.06: a box of rigging brings no points; two do harm, and so does one of the last."""
    s = sea("s03", "h01", "")
    put_ship(s, 0, 5, 7, 1, quality="green", strain=strain, rigging=rigging)
    s.frames = (("new_turn",), ("window", "bonus_move", 0, 0, 0))
    assert timely.may_save(s, Place("bonus_move", 0, 0)) == stops


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
