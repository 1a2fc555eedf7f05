"""Short rules of all chapters that the longer tests don't name."""

from __future__ import annotations

from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules import dice, geometry
from portsmouth.games.captains_sea.rules.components import (
    DATA,
    IMPULSES,
    NONE,
    PANEL,
    POSITIONS,
    SECTIONS,
    TASKS,
    card,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel, rates
from portsmouth.games.captains_sea.ship import ADVANCE, NO_PLAN
from portsmouth.games.captains_sea.state import CROSSING, PARALLEL
from portsmouth.games.captains_sea.view_schema import CaptainsSeaView
from tests.games.captains_sea.build import asked, do, fact, kinds, put_ship, sea, start
from tests.shape import hold


def test_relative_movement() -> None:
    """1.02, 7.01: on one heading both have base 0."""
    for wind in range(1, 9):
        for heading in range(1, 9):
            assert geometry.base_speed(wind, heading, heading) == 0


def test_the_board() -> None:
    """1.05, 1.06, 1.09: squares and eight headings, twelve impulses, a panel for each position."""
    assert (DATA["map"]["columns"], DATA["map"]["rows"], IMPULSES) == (21, 15, 12)
    assert {*PANEL} == {*range(len(POSITIONS) - 1)}
    assert len(geometry.VECTORS) == 8


def test_the_display() -> None:
    """3.03, 3.06, 3.07, 3.08, 3.15, 3.19: four sections, eleven tasks, chasers, sails, loads."""
    assert SECTIONS == ("pf", "pa", "sf", "sa")
    assert len(TASKS) == 11
    s = sea()
    s.ships[0].due = (0, 5, 0, 0, 0, 9)
    shown = GAME.view(s, 1)["ships"][0]  # type: ignore[index, call-overload]
    assert [each["loaded"] for each in shown["sections"]] == [True, False, True, True]  # type: ignore[index, call-overload, union-attr]
    assert [each["shot"] for each in shown["sections"]] == [None] * 4  # type: ignore[index, call-overload, union-attr]
    assert shown["chasers"] == [None, {"turn": 1, "impulse": 9}]  # type: ignore[index, call-overload]
    assert shown["sail"] == "fighting"  # type: ignore[index, call-overload]
    assert [dice.quality(ship) for ship in s.ships] == [1, 0]


def test_halves_go_up() -> None:
    """1.26: all fractions."""
    assert [dice.half_up(n) for n in range(5)] == [0, 1, 1, 2, 2]


def test_a_morale_check() -> None:
    """1.24: morale is added to each die; a modified 2 fails."""
    for level, face, held in (("handy", 2, True), ("fair", 2, False), ("unfit", 3, False)):
        s = sea()
        put_ship(s, 0, 5, 4, 4, morale=level)
        s.frames = (("muster", 0),)
        events = start(s, ("roll_morale", 0, 2, 0), dice=(6, face))
        assert ("morale_held" in kinds(events)) == held


def test_a_card_that_can_not_apply() -> None:
    """1.12: P08 without a shot, P06 at Fighting Sail do nothing."""
    s = sea("s03", "", "")
    before = [ship.to_json() for ship in s.ships]
    s.frames = (("muster", 0),)
    start(s, ("backstay", 0), ("burst",))
    assert [ship.to_json() for ship in s.ships] == before


def test_a_manoeuvre_is_hidden_until_it_is_paid() -> None:
    """1.08, 9.03, R36: the enemy sees that there is one, and its side only when it is revealed."""
    s = sea()
    ship = put_ship(s, 0, 5, 4, 3, plan=2, paid=1)
    enemy = GAME.view(s, 1)["ships"][0]["plan"]  # type: ignore[index, call-overload]
    assert enemy == {"plan": None, "cost": None, "paid": 1}
    own = GAME.view(s, 0)["ships"][0]["plan"]  # type: ignore[index, call-overload]
    assert own["plan"] == "wear-port"  # type: ignore[index, call-overload]
    ship.shown = 1
    enemy = GAME.view(s, 1)["ships"][0]["plan"]  # type: ignore[index, call-overload]
    assert enemy["plan"] == "wear-port"  # type: ignore[index, call-overload]


def test_order_of_an_impulse() -> None:
    """4.02, 8.02: manoeuvre, reload, fire, grapple."""
    s = sea()
    put_ship(s, 0, 9, 7, 3, plan=ADVANCE, paid=1, acts=1 << 4, man={"sf": 4}, morale="fair")
    s.ships[0].due = (0, 0, 4, 0, 30, 30)
    put_ship(s, 1, 10, 7, 3, due=(0, 0, 0, 0, 30, 30))
    s.frames = (("muster", 0),)
    events = start(s, ("impulses", 1))
    assert asked(s) == ("side", 0)
    events += do(s, "side port")
    assert [kind for kind in kinds(events) if kind in ("moved", "loaded")] == ["moved", "loaded"]
    assert asked(s) == ("fire", 0)
    do(s, "hold")
    assert asked(s) == ("grapple", 0)


def test_a_dismasted_ship_repairs() -> None:
    """5.07: and so leaves Strike Check."""
    s = sea()
    put_ship(s, 0, 5, 4, 3, rigging=0, rig=2)
    s.frames = (("muster", 0),)
    start(s, ("mend", 0), dice=(5, 1))
    assert s.ships[0].rigging == 1


def test_hits_are_reported() -> None:
    """11.12, 11.09: dice, hits and the rake of a broadside are told to all."""
    s = sea()
    s.impulse = 6
    put_ship(s, 0, 5, 8, 3, man={"pf": 2})
    put_ship(s, 1, 5, 5, 1)
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    do(s, "hold", "fire")
    count = aims.manned_dice(s, 0, 0)
    events = do(s, "aim fore-low", dice=(1,) * count)
    assert fact(events, "broadside", "hits") == 0
    assert fact(events, "broadside", "rake").id == "rake-stern"


def test_the_attacker() -> None:
    """15.03: who starts."""
    s = sea()
    put_ship(s, 0, 9, 7, 3)
    put_ship(s, 1, 9, 7, 3)
    s.grappled, s.relation, s.sides, s.mover = True, PARALLEL, (0, 1), 1
    start(s, ("melee",))
    do(s, "wait", "board")
    assert s.boarding is not None
    assert s.boarding.attacker == 1


def test_a_cut_speed_adds_no_strain() -> None:
    """R11, R37: a manoeuvre that can't finish any more is kept, without a Strain."""
    s = sea()
    put_ship(s, 0, 5, 4, 3, plan=ADVANCE, paid=1, acts=1 << 6)
    put_ship(s, 1, 9, 4, 7, plan=ADVANCE, paid=0)
    s.ships[0].acts = 0
    s.frames = (("muster", 0),)
    start(s, ("cycle",))
    assert (s.ships[0].plan, s.ships[0].paid, s.ships[0].strain) == (ADVANCE, 1, 0)
    assert asked(s) == ("muster", 0)


def test_nothing_marked() -> None:
    """R47: both at speed 0: straight to the Bonus Moves."""
    s = sea()
    for seat in (0, 1):
        put_ship(s, seat, 5 + 9 * seat, 7, 3)
    s.frames = (("muster", 0),)
    start(s, ("cycle",), ("bonus_moves",))
    assert asked(s) == ("bonus", 1)


def test_no_arcs_in_one_square() -> None:
    """R31: facing sides alone; no chasers."""
    s = sea()
    for seat in (0, 1):
        put_ship(s, seat, 9, 7, 3, man={"pf": 2, "sf": 2})
    s.relation, s.sides, s.mover = PARALLEL, (0, 1), 0
    assert [aims.bearing(s, seat) for seat in (0, 1)] == [0, 1]
    assert [aims.chasing(s, seat) for seat in (0, 1)] == [NONE, NONE]
    assert aims.rake(s, 0) == aims.NO_RAKE
    s.relation = CROSSING
    assert aims.rake(s, 0) == aims.STERN_RAKE


def test_double_is_rolled_without_a_hit() -> None:
    """R41, R70: no fire check at 0 hits, but the firer's own die."""
    s = sea()
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, man={"sf": 1}, load="double")
    put_ship(s, 1, 7, 7, 1)
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    do(s, "fire")
    events = do(s, "aim fore-low", dice=(1, 6))
    assert [kind for kind in kinds(events) if kind.endswith("die")] == ["double_die"]


def test_a_shot_is_shown_when_it_is_fired() -> None:
    """R43: not before."""
    s = sea()
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, man={"sf": 1}, load="chain")
    put_ship(s, 1, 7, 7, 1)
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    events = do(s, "fire")
    assert all("shot" not in event.facts for event in events)
    events = do(s, "aim fore-low", dice=(1,))
    assert fact(events, "broadside", "shot").id == "shot-chain"


def test_the_date_of_president_and_belvidera() -> None:
    """R46: June."""
    assert next(row["date"] for row in DATA["duels"] if row["id"] == "s04") == "1812-06-23"


def test_red_boxes_by_any_cause() -> None:
    """R83: a melee's losses enter them too, once."""
    s = sea()
    put_ship(s, 0, 9, 7, 3, crew=3)
    put_ship(s, 1, 9, 7, 3, crew=6)
    s.grappled, s.relation, s.sides, s.mover = True, PARALLEL, (0, 1), 1
    start(s, ("melee",))
    do(s, "board", "split 3")
    events = do(s, "split 6", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 6))
    assert s.ships[1].crew == 5
    assert fact(events, "morale_held", "dice") == "6"
    assert s.ships[1].entered == 1 << 5


def test_one_answer_for_both_aims() -> None:
    """R114: the enemy sees who is asked, not what."""
    s = sea()
    s.impulse = 6
    for seat, section in ((0, "sf"), (1, "pf")):
        put_ship(s, seat, 5 + 2 * seat, 7, 1, man={section: 2})
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    do(s, "fire", "fire", "aim fore-high")
    assert s.volley is not None
    assert GAME.view(s, 0)["volley"]["aims"] == [None, None]  # type: ignore[index, call-overload]
    assert GAME.view(s, 1)["volley"]["aims"] == [None, "fore-high"]  # type: ignore[index, call-overload]


def test_the_odd_die_is_asked_before_the_first_die() -> None:
    """R126: when the aims are open, and the hull's questions while marking."""
    s = sea()
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, man={"sf": 2, "sa": 2})
    put_ship(s, 1, 8, 7, 1)
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    drawn = s.rng.count
    do(s, "fire", "aim fore-low-aft-high")
    assert asked(s) == ("odd", 1)
    assert s.rng.count == drawn


def test_cost_of_a_turned_ship() -> None:
    """R133: read at each payment from where she heads now."""
    s = sea()
    ship = put_ship(s, 0, 5, 4, 3, plan=ADVANCE, paid=1, acts=1 << 4)
    ship.heading = 4
    s.impulse = 4
    s.frames = (("muster", 0),)
    start(s, ("manoeuvres",))
    assert (ship.plan, ship.paid) == (ADVANCE, 2)
    assert panel.cost(s, ship, ADVANCE) == 3
    ship.heading, s.impulse = 3, 4
    start(s, ("manoeuvres",))
    assert ship.plan == NO_PLAN


def test_views_fit_their_schema() -> None:
    """R96: for both seats and an onlooker, in all steps of a short game."""
    s = GAME.setup(2, META.resolve_settings(2, {"duel": "s08"}), Rng(3))
    rng = Rng(4)
    for _ in range(400):
        for seat in (0, 1, None):
            hold(GAME.view(s, seat), CaptainsSeaView, "view")
        if not s.frames:
            break
        (actor,) = GAME.actors(s)
        legal = [each for each in GAME.legal(s, actor) if each[0] not in ("strike", "orders")]
        seals = [each for each in legal if each[0] == "seal"]
        GAME.apply(s, actor, (seals or legal)[rng.below(len(seals or legal))])


def test_a_stolen_wind_is_none_for_equals() -> None:
    """R94: equal offsets along the wind."""
    s = sea()
    put_ship(s, 0, 5, 5, 3)
    put_ship(s, 1, 6, 4, 3)
    s.lasting = card("p10")
    assert rates.blanketed(s) == NONE
