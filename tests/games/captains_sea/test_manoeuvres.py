"""Manoeuvres: selection, payment, Strain, bars, tacking, the edge of the map (8, 9)."""

from __future__ import annotations

from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import (
    ADVANCE,
    BACK,
    NO_PLAN,
    TACK,
    WEAR_PORT,
    WEAR_STARBOARD,
)
from portsmouth.games.captains_sea.state import BROKE_OFF, CaptainState
from tests.games.captains_sea.build import asked, do, fact, kinds, legal, put_ship, sea, start, why

# The wind of s03 blows to 4: headings 1 to 8 give F, D, A, C, B, E, G, H.


def sailing(*speeds: int, headings: tuple[int, int] = (3, 7)) -> CaptainState:
    """Two ships far apart, at these speeds, at the start of the impulses."""
    s = sea()
    for seat, (speed, heading) in enumerate(zip(speeds, headings, strict=True)):
        ship = put_ship(s, seat, 4 + 12 * seat, 7, heading, speed=speed)
        ship.acts = panel.acts_of(speed)
        ship.due = (0, 0, 0, 0, 30, 30)
    s.frames = (("muster", 0),)
    return s


def test_only_marked_impulses_are_played() -> None:
    """8.01, 13.01, 14.01: impulses without a marker are passed over."""
    s = sailing(2, 0)
    start(s, ("cycle",))
    events = do(s, "back")
    assert [event.facts["impulse"] for event in events if event.kind == "impulse"] == [6]


def test_a_ship_without_activations_selects_nothing() -> None:
    """R54: speed 0 asks for no manoeuvre, so for no Strain."""
    s = sailing(2, 0)
    start(s, ("cycle",))
    assert asked(s) == ("select", 0)
    do(s, "advance")
    assert s.ships[1].plan == NO_PLAN


def test_points_are_paid_one_an_activation() -> None:
    """9.01, 9.02, 9.03, 9.04: an Advance over a side completes at the second activation."""
    s = sailing(3, 0)
    start(s, ("cycle",))
    events = do(s, "advance")
    assert kinds(events).count("impulse") == 2
    assert fact(events, "moved", "square") == "f8"
    assert s.impulse == 8
    assert s.ships[0].paid == 0


def test_select_again_at_once_and_strain() -> None:
    """9.05, 9.08, 9.10, R55: with one activation left an Advance must strain; Back need not."""
    s = sailing(3, 0)
    start(s, ("cycle",))
    do(s, "advance")
    assert asked(s) == ("select", 0)
    twin = s.copy()
    do(s, "advance")
    assert asked(s) == ("strain", 0)
    assert legal(s) == ["strain 1", "strain 2"]
    do(s, "strain 2")
    assert (s.ships[0].plan, s.ships[0].strain, s.ships[0].paid) == (ADVANCE, 2, 1)
    do(twin, "back")
    assert twin.ships[0].strain == 0
    assert twin.ships[0].backed


def test_the_enemy_learns_only_that_there_is_a_strain() -> None:
    """9.06, 9.09: the log says that a Strain was selected, the view hides which and what for."""
    s = sailing(3, 0)
    start(s, ("cycle",))
    do(s, "advance", "advance")
    s.impulse = 8
    events = do(s, "strain 2")
    assert "selected_strain" in kinds(events)
    s.ships[0].plan, s.ships[0].shown = ADVANCE, 0
    seen = GAME.view(s, 1)["ships"][0]  # type: ignore[index, call-overload]
    assert seen["strained"] is True  # type: ignore[index, call-overload]
    assert seen["strain"] is None  # type: ignore[index, call-overload]
    assert seen["plan"]["plan"] is None  # type: ignore[index, call-overload]
    own = GAME.view(s, 0)["ships"][0]  # type: ignore[index, call-overload]
    assert own["strain"] == 2  # type: ignore[index, call-overload]


def test_a_carried_manoeuvre_needs_no_second_strain() -> None:
    """9.07, R55: it goes on next turn with what was paid."""
    s = sailing(3, 0)
    ship = s.ships[0]
    ship.plan, ship.paid, ship.plan_heading, ship.plan_wind = ADVANCE, 1, 3, 4
    events = start(s, ("cycle",))
    assert fact(events, "moved", "square") == "f8"
    assert s.impulse == 4
    assert ship.strain == 0


def test_back_never_follows_back() -> None:
    """9.11, 9.20, R132: another manoeuvre lifts the bar, a change of wind does not."""
    s = sailing(6, 0)
    start(s, ("cycle",))
    do(s, "back")
    assert why(s, "back") == "backed_last 9.11"
    s.wind = 5
    assert why(s, "back") == "backed_last 9.11"
    s.wind = 4
    do(s, "advance")
    assert "back" in legal(s)


def test_wear_never_follows_wear() -> None:
    """9.12, 9.13, 9.19: nor is a ship worn twice in a square; C offers none anyway."""
    s = sailing(12, 0)
    start(s, ("cycle",))
    assert why(s, "tack") == "not_offered 9.06"
    do(s, "wear port")
    ship = s.ships[0]
    assert (ship.heading, panel.position(s, ship)) == (2, 3)
    assert why(s, "wear port") == "wore_last 9.12"
    do(s, "back")
    assert why(s, "wear port") == "wore_here 9.13"
    do(s, "advance", "turn none")
    assert "wear port" in legal(s)


def test_the_free_turn_counts_as_a_wear() -> None:
    """9.14, 9.17, R34: it bars a Wear next, but not another Advance with its turn."""
    s = sailing(12, 0, headings=(2, 7))
    start(s, ("cycle",))
    do(s, "advance")
    assert asked(s) == ("turn", 0)
    assert legal(s) == ["turn none", "turn starboard"]
    assert why(s, "turn port") == "not_superior 9.17"
    do(s, "turn starboard")
    ship = s.ships[0]
    assert ship.heading == 3
    assert why(s, "wear starboard") == "wore_last 9.12"
    do(s, "advance")
    assert asked(s) == ("select", 0)
    assert "wear starboard" in legal(s)


def test_corners_cost_three() -> None:
    """9.16: an Advance over a corner."""
    s = sailing(12, 0, headings=(4, 7))
    ship = s.ships[0]
    assert panel.cost(s, ship, ADVANCE) == 3
    start(s, ("cycle",))
    do(s, "advance")
    assert s.impulse == 3
    assert ship.square == (5, 8)


def test_wear_costs_one_away_and_two_up() -> None:
    """9.19, 9.15: bearing away costs 1, hauling up 2, and nothing wears to H."""
    s = sailing(6, 0)
    ship = s.ships[0]
    assert panel.cost(s, ship, WEAR_STARBOARD) == 1
    assert panel.cost(s, ship, WEAR_PORT) == 2
    for heading in range(1, 9):
        ship.heading = heading
        for plan, points in panel.TURNS.items():
            if panel.cost(s, ship, plan):
                after = (heading - 1 + points) % 8 + 1
                assert after != 8


def test_both_complete_in_one_impulse() -> None:
    """8.03, R57: both are revealed, the initiative says who goes first, who selects at once."""
    s = sailing(12, 12)
    start(s, ("cycle",))
    events = do(s, "advance", "advance")
    assert kinds(events).count("revealed") == 2
    assert asked(s) == ("order", 0)
    do(s, "first enemy")
    assert asked(s) == ("turn", 1)
    do(s, "turn none")
    assert asked(s) == ("select", 1)
    do(s, "back")
    assert s.ships[0].square == (5, 7)


def test_a_wind_shift_drops_what_the_panel_lacks() -> None:
    """R56: shown, dropped, its points lost, and another is selected."""
    s = sailing(6, 0, headings=(1, 7))
    ship = s.ships[0]
    ship.plan, ship.paid = TACK, 1
    s.wind = 1
    events = start(s, ("cycle",))
    assert kinds(events)[0] == "dropped"
    assert (ship.plan, ship.paid) == (NO_PLAN, 0)
    assert asked(s) == ("select", 0)


def test_bars_outlive_a_dropped_manoeuvre() -> None:
    """R35, R132: a dropped manoeuvre lifts no bar."""
    s = sailing(6, 0, headings=(1, 7))
    ship = s.ships[0]
    ship.plan, ship.paid, ship.backed = TACK, 1, True
    s.wind = 1
    start(s, ("cycle",))
    assert why(s, "back") == "backed_last 9.11"


def tacking(enemy: int = 16) -> CaptainState:
    """A ship beating on heading 1 that has paid for a Tack, an average crew."""
    s = sailing(6, 0, headings=(1, 7))
    put_ship(s, 1, enemy, 7, 7)
    ship = put_ship(s, 0, 4, 7, 1, quality="average", plan=TACK, paid=2, wore=True)
    ship.backed = True
    s.impulse = 4
    return s


def test_a_tack_goes_through_the_wind() -> None:
    """9.21, 9.22, 9.23, R132: 5 or more, to the other beating position; it lifts both bars."""
    s = tacking()
    start(s, ("carry_out", 0), ("choose", 0), dice=(5,))
    ship = s.ships[0]
    assert ship.heading == 7
    assert (ship.wore, ship.backed, ship.from_tack) == (False, False, 0)
    assert asked(s) == ("select", 0)


def test_a_near_enemy_makes_it_harder() -> None:
    """9.22, R38: -1 at 6 MP, counted before the turn."""
    s = tacking(enemy=7)
    start(s, ("carry_out", 0), ("choose", 0), dice=(5,))
    assert s.ships[0].heading == 8
    s = tacking(enemy=8)
    start(s, ("carry_out", 0), ("choose", 0), dice=(5,))
    assert s.ships[0].heading == 7


def test_in_irons_for_the_rest_of_the_turn() -> None:
    """9.24, R59: activations are removed, nothing is selected."""
    s = tacking()
    start(s, ("carry_out", 0), ("choose", 0), ("impulses", 5), dice=(4,))
    ship = s.ships[0]
    assert panel.in_irons(s, ship)
    assert ship.acts >> 5 == 0
    assert asked(s) == ("muster", 0)


def test_missed_stays_and_the_last_activation() -> None:
    """R12: with missed stays a tack tried with the last activation gains nothing."""
    s = tacking()
    s.ships[0].acts = 1 << 4
    start(s, ("carry_out", 0), ("fall_off", 0), dice=(1,))
    assert s.ships[0].heading == 1
    assert asked(s) == ("muster", 0)


def test_irons_by_a_shift_are_a_choice() -> None:
    """R12: whom the wind put into H, the owner turns as she likes."""
    s = sailing(0, 0, headings=(8, 7))
    start(s, ("fall_off", 0))
    assert asked(s) == ("fall", 0)
    assert legal(s) == ["fall port", "fall starboard"]
    do(s, "fall port")
    assert s.ships[0].heading == 7


def test_the_map_is_recentred() -> None:
    """9.32, R85: both ships and all smoke move, offsets and headings stay."""
    s = sailing(12, 0, headings=(7, 3))
    put_ship(s, 0, 0, 7, 7)
    put_ship(s, 1, 6, 9, 3)
    s.smoke = ((6, 9, 2, 1),)
    start(s, ("cycle",))
    events = do(s, "advance")
    assert "recentred" in kinds(events)
    one, other = s.ships
    assert (other.column - one.column, other.row - one.row) == (7, 2)
    assert (one.column + other.column) // 2 == 10
    assert (one.row + other.row) // 2 == 7
    assert s.smoke == ((other.column, other.row, 2, 1),)


def test_who_breaks_off_is_not_moved() -> None:
    """9.33, 18.01, R86: the map can't be recentred, the game is over."""
    s = sailing(12, 0, headings=(7, 3))
    put_ship(s, 0, 0, 7, 7)
    put_ship(s, 1, 20, 7, 3)
    start(s, ("cycle",))
    do(s, "advance")
    assert (s.end, s.loser, s.ships[0].square) == (BROKE_OFF, 0, (0, 7))
    assert s.frames == ()


def meeting(own: int, other: int, *, leader: int = 0) -> CaptainState:
    """Seat 0 about to advance into the enemy's square."""
    s = sailing(12, 0, headings=(own, other))
    s.leader = leader
    put_ship(s, 1, 9, 7, other)
    ship = s.ships[0]
    dx, dy = {3: (1, 0), 2: (1, -1), 4: (1, 1), 1: (0, -1), 5: (0, 1)}[own]
    ship.column, ship.row = 9 - dx, 7 - dy
    ship.plan, ship.paid = ADVANCE, 3
    return s


def test_parallel_ships_lie_where_the_initiative_says() -> None:
    """9.26, 9.27, 9.28, R60: same heading; the side is that of the other ship."""
    s = meeting(3, 3, leader=1)
    start(s, ("carry_out", 0))
    assert asked(s) == ("side", 1)
    do(s, "side port")
    assert s.sides == (1, 0)
    s = meeting(3, 7)
    start(s, ("carry_out", 0))
    do(s, "side port")
    assert s.sides == (0, 0)


def test_the_free_turn_comes_before_the_relation() -> None:
    """9.30, 9.31, R61: who enters along the course and turns is angled; the initiative chooses."""
    s = meeting(2, 2)
    start(s, ("carry_out", 0))
    assert asked(s) == ("turn", 0)
    do(s, "turn starboard")
    assert asked(s) == ("side", 0)
    do(s, "side starboard")
    assert s.relation == 2
    assert s.sides[1] == 1


def test_a_turn_in_the_square_moves_the_turner() -> None:
    """R29, R61: the other keeps the side by which she faced; crossing has no sides."""
    s = meeting(3, 3)
    start(s, ("carry_out", 0))
    do(s, "side port")
    put_ship(s, 0, 9, 7, 4)
    start(s, ("turned_here", 0))
    assert (s.relation, s.sides[1], s.mover) == (2, 0, 0)
    put_ship(s, 0, 9, 7, 5)
    start(s, ("turned_here", 0))
    assert (s.relation, s.sides) == (3, (NONE, NONE))
    put_ship(s, 0, 9, 7, 4)
    start(s, ("turned_here", 0))
    assert asked(s) == ("side", 0)


def test_ships_part() -> None:
    """R29: sides are kept until a ship leaves."""
    s = meeting(3, 3)
    start(s, ("carry_out", 0))
    do(s, "side port")
    s.ships[0].plan, s.ships[0].paid = ADVANCE, 2
    start(s, ("carry_out", 0))
    assert (s.relation, s.sides, s.mover) == (0, (NONE, NONE), NONE)


def test_everything_costs_what_the_panel_says() -> None:
    """9.18, R58: an Advance that is paid for is carried out; Back stays in place."""
    s = sailing(6, 0)
    ship = s.ships[0]
    ship.plan, ship.paid = BACK, 1
    before = ship.square, ship.heading
    start(s, ("carry_out", 0))
    assert (ship.square, ship.heading) == before
    assert ship.plan == NO_PLAN
