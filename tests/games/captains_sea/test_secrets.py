"""What stays hidden, and what is known from then on (9.09, R96, R106, R110)."""

from __future__ import annotations

from typing import Any

from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden
from tests.games.captains_sea.build import asked, do, put_ship, sea, start


def shown(s: CaptainState, viewer: int, seat: int) -> dict[str, Any]:
    """A ship as the other captain sees her."""
    ships: Any = GAME.view(s, viewer)["ships"]
    found: dict[str, Any] = ships[seat]
    return found


def test_r110_a_strain_that_was_selected_later_is_hidden() -> None:
    """9.09, R110: H09 shows the Strain there is, not that of a later manoeuvre."""
    s = sea("s03", "h09", "")
    s.frames = (("muster", 0),)
    s.impulse = 10
    put_ship(s, 0, 5, 7, 1)
    enemy = put_ship(s, 1, 12, 7, 1, plan=1, acts=1 << 12, speed=1)
    start(s, ("ask", "impulse", 0, 0))
    do(s, "play h09", "pass")
    assert shown(s, 0, 1)["plan"]["plan"] == "advance"
    enemy.plan = 0
    start(s, ("choose", 1))
    do(s, "advance", "strain 2")
    seen = shown(s, 0, 1)
    assert (seen["strained"], seen["strain"]) == (True, None)
    assert seen["plan"]["plan"] is None


def test_r110_a_strain_that_lapsed_is_forgotten() -> None:
    """R110, R55: that of another turn is as hidden as ever."""
    s = sea("s03", "h09", "")
    s.frames = (("muster", 0),)
    put_ship(s, 0, 5, 7, 1)
    enemy = put_ship(s, 1, 12, 7, 1, plan=1, strain=2, acts=1 << 12, speed=1)
    s.impulse = 10
    start(s, ("ask", "impulse", 0, 0))
    do(s, "play h09", "pass")
    assert shown(s, 0, 1)["strain"] == 2
    enemy.heading = 8
    start(s, ("bonus_moves",))
    assert enemy.strain == 0
    enemy.heading, enemy.plan = 1, 0
    start(s, ("choose", 1))
    do(s, "advance", "strain 1")
    assert shown(s, 0, 1)["strain"] is None


def test_r106_a_secret_strain_is_shown_when_the_bonus_move_begins() -> None:
    """R106: it is known from then on, and never dealt anew."""
    s = sea("s03")
    put_ship(s, 0, 5, 7, 1, strain=2)
    put_ship(s, 1, 12, 7, 1, strain=1)
    start(s, ("bonus_moves",))
    assert asked(s) == ("order", 0)
    for seat in (0, 1, None):
        ships: Any = GAME.view(s, seat)["ships"]
        assert [each["strain"] for each in ships] == [2, 1]
        for seed in range(4):
            twin = s.copy()
            GAME.resample_hidden(twin, seat, Rng(seed))
            assert [each.strain for each in twin.ships] == [2, 1]


def test_r96_there_is_always_a_guess() -> None:
    """R96, R133: grapples may turn a ship twice between two payments."""
    s = sea("s03")
    ship = put_ship(s, 1, 12, 7, 1, plan=1, paid=2, plan_heading=1, plan_wind=4, plan_left=2)
    assert 1 in hidden.possible_plans(s, ship)
