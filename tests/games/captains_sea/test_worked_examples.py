"""The worked examples of the specification (worked_examples.json), g1 to g10."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portsmouth.games.captains_sea.rules import scoring
from portsmouth.games.captains_sea.rules.components import (
    ACTIVATIONS,
    DISPLAYS,
    NONE,
    POSITIONS,
    SHIPS,
    SIDES,
    morale_dice,
)
from portsmouth.games.captains_sea.rules.guns import aims, fire_step
from portsmouth.games.captains_sea.rules.manoeuvres import contact, panel, rates
from portsmouth.games.captains_sea.ship import ADVANCE, BACK, WEAR_PORT, WEAR_STARBOARD
from portsmouth.games.captains_sea.state import STRUCK, put
from portsmouth.games.captains_sea.volley import Attack
from tests.games.captains_sea.build import asked, do, put_ship, sea, start

FILE = Path(__file__).with_name("worked_examples.json")
EXAMPLES: dict[str, Any] = {
    each["id"]: each for each in json.loads(FILE.read_text("utf-8"))["examples"]
}
RAKES = {None: aims.NO_RAKE, "bow": aims.BOW_RAKE, "stern": aims.STERN_RAKE}


def test_handicap() -> None:
    """20.07: g1, multipliers 1 and 3."""
    given, expected = EXAMPLES["g1"]["input"], EXAMPLES["g1"]["expect"]["multipliers"]
    for ship, fp in given["fp"].items():
        assert DISPLAYS[SHIPS.index(ship)].fp == fp
    assert [side.halves / 2 for side in sea("s07").duel.sides] == [*expected.values()]


def test_initiative_held_twice() -> None:
    """6.02: g2, two turns held take 2 from the next roll, a third makes it 3."""
    expected = EXAMPLES["g2"]["expect"]
    s = sea()
    put_ship(s, 0, 5, 4, 4, quality="average")
    s.run = 2
    assert rates.initiative_modifier(s, 0) == expected["modifier"]
    start(s, ("initiative",), dice=(1, 6))
    assert (s.leader, s.run) == (0, 3)
    assert rates.initiative_modifier(s, 0) == expected["modifier_if_won_again"]


def test_impulses_of_speed_6() -> None:
    """7.11: g3."""
    assert [*ACTIVATIONS[6]] == EXAMPLES["g3"]["expect"]["impulses"]


@pytest.mark.parametrize("case", EXAMPLES["g4"]["cases"], ids=str)
def test_rakes_and_arcs(case: dict[str, Any]) -> None:
    """11.31, 11.33, 11.34, 11.35, R14: g4."""
    s = sea()
    put_ship(s, 0, *case["firer"])
    put_ship(s, 1, *case["target"])
    assert aims.range_of(s) == case["range_mp"]
    side = aims.bearing(s, 0)
    if case["firer_side"] == "stern chasers":
        assert side == NONE
        assert aims.chasing(s, 0) == 1
    else:
        assert SIDES[side] == case["firer_side"]
        assert aims.rake(s, 0) == RAKES[case["rake"]]


@pytest.mark.parametrize("case", EXAMPLES["g5"]["cases"], ids=str)
def test_sides_in_one_square(case: dict[str, Any]) -> None:
    """9.29, 9.30, R60, R61, R62: g5."""
    s = sea()
    s.leader = 1 if case["initiative"] == "other" else 0
    put_ship(s, 0, 9, 6, case["mover_heading"])
    put_ship(s, 1, 9, 6, case["other_heading"])
    s.frames = (("muster", 0),)
    start(s, ("meet", 0, case["entered_heading"]))
    sides = {None: NONE, "port": 0, "starboard": 1}
    assert contact.facing(s, 0) == sides[case["mover_fires"]]
    assert contact.facing(s, 1) == sides[case["other_fires"]]
    if "stern rake" in case["relation"]:
        assert aims.rake(s, 0) == aims.STERN_RAKE
    if "bow rake" in case["relation"]:
        assert aims.rake(s, 1) == aims.BOW_RAKE


def test_speeds_and_strain() -> None:
    """7.07, 7.08, 9.08, R55: g6, speeds, what completes when, what must strain."""
    example = EXAMPLES["g6"]["expect"]
    s = sea()
    put_ship(s, 0, 5, 4, 3)
    put_ship(s, 1, 15, 10, 4, medium=True)
    s.frames = (("muster", 0),)
    start(s, ("rates",), dice=(4, 5))
    assert [POSITIONS[panel.position(s, ship)] for ship in s.ships] == example["positions"]
    assert [rates.base(s, seat) for seat in (0, 1)] == example["base"]
    assert [ship.speed for ship in s.ships] == example["speed"]
    marked = [[n for n in range(1, 13) if ship.acts >> n & 1] for ship in s.ships]
    assert marked == example["impulses"]
    plans = {
        "advance": ADVANCE,
        "wear to C": WEAR_STARBOARD,
        "wear to D": WEAR_PORT,
        "back": BACK,
    }
    ship = s.ships[0]
    for impulse, key in ((0, "first_selects_at_start"), (8, "first_selects_after_advance_in_8")):
        s.impulse = impulse
        for name, expected in example[key].items():
            plan = plans[name]
            assert panel.cost(s, ship, plan) == expected["cost"]
            assert panel.carries_over(s, ship, plan) == expected.get("strain", False)
            if "completes" in expected or expected.get("strain"):
                assert panel.completes(s, ship, plan) == expected.get("completes", 0)


def test_a_broadside() -> None:
    """11.05, 11.10, 11.11, 11.13, 11.17, 11.19, 11.21, 11.36, 11.37, R129: g7, dice by dice."""
    given, expected = EXAMPLES["g7"]["input"], EXAMPLES["g7"]["expect"]
    s = sea()
    s.impulse = given["impulse"]
    put_ship(s, 0, 9, 6, 3, morale="handy", man={"sf": 4, "sa": 4})
    target = put_ship(s, 1, 10, 8, 3, morale="fair", medium=True, rigging=8, crew=7)
    target.guns = (3, 4, 4, 4)
    s.smoke = ((10, 8, 1, 1),)
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    assert asked(s) == ("fire", 0)
    assert aims.range_of(s) == expected["range_mp"]
    do(s, "fire")
    dice = given["dice"]
    throws = [*dice["to_hit"], *dice["defense"], *dice["fragile_reroll"], *dice["damage"]]
    events = do(s, "aim both-low", dice=(*throws, dice["odd"], *dice["fire"]))
    told = {event.kind: event.facts for event in events}
    assert told["broadside"]["hits"] == expected["hits"]
    assert told["parried"]["count"] == expected["cancelled"]
    assert told["parried"]["left"] == expected["net"]
    assert told["damage"]["total"] == expected["sum"]
    assert target.guns[:2] == (2, 3)
    assert (target.rigging, target.crew) == (expected["rigging"], expected["crew"])
    assert target.burning == expected["on_fire"]
    assert morale_dice(expected["morale_row"], expected["net"]) == expected["check_dice"]
    assert s.smoke == ((9, 6, 2, expected["smoke_2_placed"]), (10, 8, 1, 1))
    assert asked(s) == ("reload", 0)
    do(s, "load sf round", "load sa chain")
    assert s.ships[0].due[2:4] == (expected["load_marker"],) * 2


def test_fire_dice_of_the_broadside() -> None:
    """11.36: g7's fire die count by the table."""
    attack = Attack(0)
    attack.total, attack.net = 9, 4
    assert fire_step.fire_check_dice(attack) == EXAMPLES["g7"]["expect"]["fire_dice"]


@pytest.mark.parametrize("option", ["missed_stays", "choice"])
def test_a_missed_tack(option: str) -> None:
    """9.21, 9.22, 9.24, R12: g8."""
    given, expected = EXAMPLES["g8"]["input"], EXAMPLES["g8"]["expect"]
    s = sea(in_irons=option)
    ship = put_ship(s, 0, 9, 6, given["heading"], quality="average", speed=3)
    put_ship(s, 1, 12, 6, 1)
    assert POSITIONS[panel.position(s, ship)] == expected["position"]
    ship.acts, s.impulse = panel.acts_of(3), 4
    ship.plan, ship.paid = 4, 2
    s.frames = (("muster", 0),)
    start(s, ("carry_out", 0), ("choose", 0), dice=(given["tack_die"],))
    assert ship.heading == expected["heading_after"]
    assert panel.in_irons(s, ship) == expected["in_irons"]
    assert panel.activations_left(s, ship) == expected["activations_left"]
    start(s, ("fall_off", 0))
    after = expected["heading_after_housekeeping"][option]
    if option == "missed_stays":
        assert ship.heading == after
    else:
        for points, heading in ((1, after[0]), (-1, after[1])):
            twin = s.copy()
            do(twin, f"fall {'starboard' if points > 0 else 'port'}")
            assert twin.ships[0].heading == heading


def test_a_melee_round() -> None:
    """15.04, 15.05, 15.06, 15.07, 15.08, R24, R26: g9."""
    given, expected = EXAMPLES["g9"]["input"], EXAMPLES["g9"]["expect"]
    s = sea()
    put_ship(s, 0, 9, 6, 3, crew=5)
    enemy = put_ship(s, 1, 9, 6, 3, crew=3, morale="fair", kind="united_states", quality="average")
    enemy.crew = 3
    s.grappled, s.relation, s.sides, s.mover = True, contact.PARALLEL, (0, 1), 1
    s.frames = (("muster", 0),)
    start(s, ("melee",))
    dice = (*given["attacker"]["dice"], *given["defender"]["dice"])
    do(s, "board", "split 4")
    do(s, "split 2", dice=dice)
    do(s, "support 2")
    assert [*s.boarding.dice[0]] == expected["attacker_best"]  # type: ignore[union-attr]
    events = do(s, "support 2")
    hits = next(event.facts for event in events if event.kind == "melee_hits")
    assert (hits["one"], hits["other"]) == (expected["attacker_hits"], expected["defender_hits"])
    assert enemy.crew == expected["defender_left"]
    assert enemy.scored[1] == expected["crew_hits"]
    assert asked(s) == ("go_on", 0)


@pytest.mark.parametrize("key", ["fought", "printed", "printed_and_boxes"])
def test_victory_points(key: str) -> None:
    """19.01, 19.02, R87, R88: g10, after Guerriere struck."""
    given, expected = EXAMPLES["g10"]["input"], EXAMPLES["g10"]["expect"][key]
    s = sea(
        bonus="fought" if key == "fought" else "printed",
        vp_hits="boxes" if key.endswith("boxes") else "scored",
    )
    one, other = s.ships
    other.scored = (0, 0, given["scored_on_guerriere"], 0, 0, 0)
    other.guns, other.rigging = (0, 0, 0, 2), 0
    one.scored = put(one.scored, 0, given["scored_on_constitution"])
    one.rigging -= given["scored_on_constitution"] + given["self_made_on_constitution"]
    s.end, s.loser, s.frames = STRUCK, 1, ()
    outcome = scoring.outcome(s)
    assert outcome is not None
    assert outcome.totals == (expected["constitution"], expected["guerriere"])
    winner = ("constitution", "guerriere").index(expected["winner"])
    assert outcome.places[winner] == 1
    assert outcome.places[1 - winner] == 2
