"""Fire: what bears, dice, damage, marks, checks, smoke, loads (10, 11)."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.captains_sea.rules.components import NONE, card
from portsmouth.games.captains_sea.rules.guns import aims, attacks, damage, smoke
from portsmouth.games.captains_sea.ship import BOW_CHASERS
from portsmouth.games.captains_sea.state import CROSSING, CaptainState, put
from portsmouth.games.captains_sea.volley import Attack, Volley
from tests.games.captains_sea.build import (
    act,
    asked,
    do,
    fact,
    kinds,
    legal,
    put_ship,
    sea,
    start,
    why,
)

MEN = {"sf": 4, "sa": 4}


def duel(
    away: int = 2, *hands: str, own: Any = None, enemy: Any = None, **more: Any
) -> CaptainState:
    """Constitution with Guerriere on her starboard beam, both on course 1, in impulse 6."""
    s = sea("s03", *hands, **more)
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, **({"man": MEN} | (own or {})))
    put_ship(s, 1, 5 + away, 7, 1, **(enemy or {}))
    s.frames = (("muster", 0),)
    return s


def attack(**what: Any) -> Attack:
    """An attack of seat 0."""
    found = Attack(0)
    for name, value in what.items():
        setattr(found, name, value)
    return found


def test_dice_by_range() -> None:
    """11.04, 11.10: carronades reach 6 MP and count double at 3; longs reach 24."""
    for away, expected in ((1, 15), (2, 11), (3, 11), (5, 7), (10, 7), (12, 7)):
        s = duel(away, own={"man": {"sf": 5, "sa": 5}})
        assert sum(aims.manned_dice(s, 0, section) for section in (2, 3)) == expected
    s = duel(13, own={"man": {"sf": 5, "sa": 5}})
    assert aims.live(s, 0) == []


def test_the_highest_box_that_is_sound_and_manned() -> None:
    """3.17, 5.09, 11.10: points fill boxes from 1 upward."""
    s = duel()
    s.ships[0].guns = (5, 5, 2, 5)
    assert aims.manned_dice(s, 0, 2) == sum(s.ships[0].display.guns[0][2])


def test_a_section_must_be_loaded_manned_and_in_reach() -> None:
    """11.06, R65: why each can't fire."""
    s = duel(5, own={"man": {"sf": 1}})
    s.ships[0].due = put(s.ships[0].due, 3, 9)
    start(s, ("fire_step",))
    do(s, "fire")
    assert legal(s) == ["aim fore-low", "aim fore-high"]
    assert why(s, "aim both-low") == "section_empty 11.06"
    s.ships[0].due = (0,) * 6
    assert why(s, "aim aft-low") == "section_unmanned 11.06"
    s.ships[0].kind = 15  # Curlew: carronades alone
    put_ship(s, 0, 5, 7, 1, man={"sa": 2})
    s.ships[0].guns = (2,) * 4
    assert aims.live(s, 0) == []


def test_the_nip_announces_first() -> None:
    """11.01, 11.02, R66: NIP says whether he fires, then IP; then aims, sealed."""
    s = duel(enemy={"man": {"pf": 3}})
    start(s, ("fire_step",))
    assert asked(s) == ("fire", 1)
    do(s, "fire")
    assert asked(s) == ("fire", 0)
    do(s, "fire")
    assert asked(s) == ("aim", 1)
    do(s, "aim fore-high")
    assert asked(s) == ("aim", 0)


def test_either_may_fire_alone() -> None:
    """11.02: who declines is not asked for an aim."""
    s = duel(enemy={"man": {"pf": 3}})
    start(s, ("fire_step",))
    do(s, "hold", "fire")
    assert asked(s) == ("aim", 0)


def test_no_arc_no_question() -> None:
    """11.03, 11.39, R71: right astern only the chasers bear; with fired chasers nothing does."""
    s = duel(0)
    put_ship(s, 1, 5, 12, 5)
    s.ships[1].due = put(s.ships[1].due, BOW_CHASERS + 1, 40)
    assert aims.chasing(s, 1) == NONE
    assert aims.chasing(s, 0) == 1
    start(s, ("fire_step",))
    do(s, "fire")
    assert legal(s) == ["chase"]


def test_chasers() -> None:
    """11.40, 11.41, 11.42, R71: a die a section, 6s are rigging hits, loaded by themselves."""
    s = duel(0)
    put_ship(s, 1, 5, 12, 5, due=(0, 0, 0, 0, 0, 40))
    s.ships[1].due = (0, 0, 0, 0, 40, 40)
    start(s, ("fire_step",))
    do(s, "fire")
    events = do(s, "chase", dice=(6, 5))
    assert fact(events, "chased", "hits") == 1
    assert s.ships[1].rigging == 9
    assert s.ships[1].scored[0] == 1
    assert s.smoke == ()
    assert s.ships[0].due[5] == 12
    assert s.ships[0].side == NONE
    s.ships[0].guns = (5, 0, 5, 0)
    assert aims.chaser_dice(s, 0, 1) == 0


def test_one_attack_or_two() -> None:
    """11.05, 11.07, 11.08, R16: another shot or height splits the defense dice, the odd die too."""
    s = duel(3)
    start(s, ("fire_step",))
    do(s, "fire", "aim fore-low-aft-high")
    assert asked(s) == ("odd", 1)
    do(s, "odd aft", dice=(1,) * 9)
    s = duel(3)
    s.ships[0].loads = (1, 1, 1, 2)
    start(s, ("fire_step",))
    do(s, "fire", "aim both-low")
    assert asked(s) == ("odd", 1)
    found = s.volley.attacks  # type: ignore[union-attr]
    assert [(each.ends, each.shot, each.defense) for each in found] == [(1, 1, 1), (2, 2, 1)]


def test_to_hit_modifiers() -> None:
    """11.11: morale, Double, Chain, P05."""
    s = duel()
    for level, by in (("handy", 1), ("fair", 0), ("unfit", -1), ("strike_check", -1)):
        put_ship(s, 0, 5, 7, 1, morale=level)
        assert attacks.to_hit_modifier(s, attack(shot=1)) == by
        assert attacks.to_hit_modifier(s, attack(shot=2)) == by + 1
        assert attacks.to_hit_modifier(s, attack(shot=3)) == by + 1
    s.lasting = card("p05")
    assert attacks.to_hit_modifier(s, attack(shot=1)) == -2


def test_defense_dice() -> None:
    """11.13, 11.14, 11.15, R39: half the range, smoke in all squares of the line, fires."""
    s = duel(3)
    assert attacks.defense_pool(s) == 3
    s.smoke = ((4, 7, 2, 5), (5, 7, 1, 1), (6, 7, 2, 1), (6, 8, 2, 9), (8, 7, 1, 2))
    assert attacks.defense_pool(s) == 3 + 1 + 2 + 2
    s.ships[0].burning = s.ships[1].burning = True
    assert attacks.defense_pool(s) == 3 + 5 + 2


@pytest.mark.parametrize(
    ("kind", "thrown", "again", "cancelled"),
    [
        ("constitution", (1, 1, 2, 5), (5, 6), 3),
        ("guerriere", (6, 6, 6, 1), (1, 2), 1),
        ("macedonian", (6, 1, 5, 4), (), 2),
    ],
)
def test_hulls_roll_again(
    kind: str, thrown: tuple[int, ...], again: tuple[int, ...], cancelled: int
) -> None:
    """11.16, 11.17, 3.02, R129: Firm re-rolls 1s, Fragile half the 6s, the first ones."""
    s = duel(enemy={"kind": kind})
    found = attack(defense=4, hits=6)
    s.volley = Volley()
    s.volley.attacks = [found]
    events = start(s, ("defense_dice", 0), dice=(*thrown, *again, 1, 1, 1))
    assert fact(events, "parried", "count") == cancelled


def test_far_shots_are_parried_more_easily() -> None:
    """11.18: +1 on defense dice from 12 MP."""
    for away, cancelled in ((5, 0), (6, 2)):
        s = duel(away, enemy={"kind": "macedonian"})
        s.volley = Volley()
        s.volley.attacks = [attack(defense=2, hits=2)]
        dice = (4, 4) if cancelled else (4, 4, 1, 1, 1)
        events = start(s, ("defense_dice", 0), dice=dice)
        assert fact(events, "parried", "count") == cancelled


def test_no_hits_no_dice() -> None:
    """R70: without a hit no defense dice; without a net hit no damage; smoke still comes."""
    s = duel()
    start(s, ("fire_step",))
    do(s, "fire")
    events = do(s, "aim both-low", dice=(1,) * 9)
    assert "parried" not in kinds(events)
    assert smoke.points(s, (5, 7), (5, 7)) > 0
    s = duel(6)
    start(s, ("fire_step",))
    do(s, "fire")
    parries = (6, 5, 4, 4, 4, 4)
    events = do(s, "aim fore-low", dice=(6, 1, 1, *parries, 1))
    assert "damage" not in kinds(events)


def test_damage_sum() -> None:
    """11.20, 11.21, R17: windward +1, leeward -1, none in C or H; morale by height."""
    s = duel()
    for heading, side, by in ((1, 0, 1), (1, 1, -1), (7, 1, 1), (4, 0, 0), (8, 1, 0)):
        put_ship(s, 0, 5, 7, heading, morale="unfit")
        assert damage.damage_modifier(s, attack(side=side)) == by
    for level, by in (("handy", 2), ("fair", 1), ("unfit", 0)):
        put_ship(s, 0, 5, 7, 4, morale=level)
        assert damage.damage_modifier(s, attack(high=True)) == by
        assert damage.damage_modifier(s, attack(high=False)) == -by


def placed(s: CaptainState, **what: Any) -> tuple[int, int, int]:
    """Where six hits at a sum of 10 go: 3 hull, 2 rigging, 1 crew before changes."""
    found = attack(net=6, total=10, **what)
    damage._place(s, found)
    return found.hull, found.rigging, found.crew


def test_sails_chain_and_rakes_change_damage() -> None:
    """11.22, 11.23, 11.24, 11.25, R22, R23: on the hits that the table gives."""
    s = duel(enemy={"medium": True})
    assert placed(s) == (3, 2, 1)
    assert placed(s, rake=aims.STERN_RAKE) == (5, 2, 1)
    assert placed(s, rake=aims.BOW_RAKE) == (3, 2, 1)
    assert placed(s, shot=2) == (0, 2, 1)
    assert placed(s, shot=2, high=True) == (0, 3, 1)
    assert placed(s, high=True, rake=aims.STERN_RAKE) == (3, 2, 1)
    s.ships[1].medium = False
    assert placed(s, high=True) == (3, 1, 1)
    assert placed(s, shot=2, high=True) == (0, 2, 1)
    assert placed(s, shot=2, rake=aims.STERN_RAKE) == (0, 2, 1)


def marked(s: CaptainState, **what: Any) -> Any:
    """Mark an attack of seat 0 on seat 1."""
    s.volley = Volley()
    s.volley.attacks = [attack(**what)]
    start(s, ("mark", 0, NONE))
    return s.ships[1]


def test_hull_hits_alternate() -> None:
    """11.28, R18: the fuller section first; equal and odd, the defender says."""
    s = duel()
    s.ships[1].guns = (2, 4, 4, 4)
    assert marked(s, hull=3).guns == (1, 2, 4, 4)
    s = duel()
    assert marked(s, hull=2).guns == (3, 3, 4, 4)
    s = duel()
    marked(s, hull=1)
    assert asked(s) == ("take", 1)
    assert legal(s) == ["take fore", "take aft"]
    do(s, "take aft")
    assert s.ships[1].guns == (4, 3, 4, 4)


def test_overflow() -> None:
    """11.29, R19: to the opposite side; with rakes to the same side's other end; then lost."""
    s = duel()
    s.ships[1].guns = (0, 1, 1, 0)
    assert marked(s, hull=6).guns == (0, 0, 0, 0)
    s = duel()
    s.ships[1].guns = (1, 3, 0, 3)
    assert marked(s, hull=4, rake=aims.BOW_RAKE).guns == (0, 2, 0, 1)
    assert sum(s.ships[1].scored[2:]) == 4


def test_rakes_split_between_both_sides() -> None:
    """11.34, 11.35: the two aft or the two bow sections."""
    assert marked(duel(), hull=2, rake=aims.STERN_RAKE).guns == (4, 3, 4, 3)
    assert marked(duel(), hull=2, rake=aims.BOW_RAKE).guns == (3, 4, 3, 4)
    s = duel()
    marked(s, hull=1, rake=aims.BOW_RAKE)
    assert legal(s) == ["take port", "take starboard"]


def test_who_lies_right_ahead_hits_a_side_of_choice() -> None:
    """R64: the defender says which side."""
    s = duel(0)
    put_ship(s, 0, 7, 3, 3)
    put_ship(s, 1, 7, 7, 1)
    marked(s, hull=2)
    assert asked(s) == ("struck", 1)
    do(s, "side starboard")
    assert s.ships[1].guns == (4, 4, 3, 3)


def test_rigging_and_crew_hits() -> None:
    """3.09, 3.12, 11.27, R74, R75: boxes down to Strike Check, more are lost."""
    s = duel()
    ship = marked(s, rigging=3, crew=2)
    assert (ship.rigging, ship.crew, ship.scored[:2]) == (7, 5, (3, 2))
    assert ship.shaken == (1,)
    marked(s, rigging=30, crew=30)
    assert (ship.rigging, ship.crew, ship.scored[:2]) == (0, 0, (10, 7))
    assert ship.shaken == (1, 2)


def test_posts_are_left() -> None:
    """5.10, R25, R76, R138: points above sound boxes, then what crew can't man, task by task."""
    s = duel(enemy={"man": {"pf": 4}, "rig": 2, "helm": 1, "kind": "guerriere"})
    ship = put_ship(s, 1, 7, 7, 1, man={"pf": 4}, rig=2, helm=1)
    ship.guns = (2, 4, 4, 4)
    start(s, ("posts", 1))
    assert ship.tasks[0] == 2
    ship.crew = 4
    start(s, ("posts", 1))
    assert asked(s) == ("lose", 1)
    assert why(s, "lose sheets") == "no_post R76"
    do(s, "lose rig")
    assert sum(ship.tasks) == 4
    ship.tasks = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)
    ship.crew = 1
    start(s, ("posts", 1))
    assert ship.tasks[10] == 1


def test_checks_come_in_order() -> None:
    """R67, 3.14, 3.18, R4, R5: red box, destroyed section, one die each; red lowers the die."""
    s = duel()
    ship = s.ships[1]
    ship.shaken, ship.silenced, ship.morale = (2,), 1, 1
    events = start(s, ("nerves", 1), dice=(5, 2))
    assert kinds(events) == ["morale_held", "morale_failed", "morale"]
    assert fact(events, "morale_held", "by") == -2
    assert ship.morale == 2


def test_morale_effects_read_the_morale_of_the_moment() -> None:
    """11.30, R127: odd die plus morale names the row."""
    s = duel()
    s.volley = Volley()
    s.volley.attacks = [attack(net=6, odd=1)]
    events = start(s, ("effects", 0), dice=(6, 6, 6))
    assert fact(events, "morale_held", "dice") == "6, 6, 6"
    s.ships[1].morale = 2
    events = start(s, ("effects", 0), dice=(4, 4, 4, 4))
    assert fact(events, "morale_held", "dice") == "4, 4, 4, 4"


def test_fire_aboard() -> None:
    """11.36, R69, R136: any 1 sets her on fire; a ship on fire rolls no more."""
    s = duel()
    s.volley = Volley()
    s.volley.attacks = [attack(net=6, total=9)]
    start(s, ("fire_check", 0), dice=(4, 1))
    assert s.ships[1].burning
    start(s, ("fire_check", 0))


def test_double_hurts_its_own_section() -> None:
    """11.26, R128, R87: 2 or less costs a box that counts for nobody."""
    s = duel(own={"load": "double", "man": MEN})
    start(s, ("fire_step",))
    do(s, "fire")
    do(s, "aim both-low", dice=(1,) * 9 + (2, 3))
    ship = s.ships[0]
    assert ship.guns == (5, 5, 4, 5)
    assert sum(ship.scored) == 0
    ship.guns = (5, 5, 0, 5)
    start(s, ("blast", 0, 2), dice=(1,))
    assert ship.guns == (5, 5, 0, 5)


def test_smoke_by_section() -> None:
    """11.37, R20, R40: two markers from 3 dice, else one, by section."""
    s = duel(5, own={"man": {"sf": 5, "sa": 2}})
    assert [aims.manned_dice(s, 0, section) for section in (2, 3)] == [4, 1]
    start(s, ("fire_step",))
    do(s, "fire")
    do(s, "aim both-low", dice=(1,) * 5)
    assert s.smoke == ((5, 7, 2, 3),)


def test_reload_times() -> None:
    """11.38: 6, 9 or 12 impulses, whatever the load, on into the next turn."""
    for quality, due in (("crack", 12), ("average", 15), ("green", 18)):
        s = duel(own={"quality": quality, "man": MEN})
        start(s, ("fire_step",))
        do(s, "fire")
        do(s, "aim fore-low", dice=(1,) * 5)
        do(s, "load sf double")
        assert s.ships[0].due[2] == due


def test_loading_needs_men() -> None:
    """10.01, 10.02, R13: without them another load is chosen, at the full time from now."""
    s = duel()
    ship = s.ships[0]
    ship.due = (0, 0, 6, 6, 0, 0)
    ship.tasks = put(ship.tasks, 3, 0)
    start(s, ("reloads",))
    assert ship.due[2] == 0
    assert asked(s) == ("reload", 0)
    do(s, "load sa chain")
    assert (ship.due[3], ship.loads[3]) == (12, 2)


def test_special_shot_takes_two_more() -> None:
    """10.03, R122, R96: its marker is moved once, without men too, and then known."""
    s = duel()
    ship = s.ships[0]
    ship.loads, ship.due, ship.tasks = (1, 1, 2, 1), (0, 0, 6, 0, 0, 0), (0,) * 11
    start(s, ("reloads",))
    assert (ship.due[2], ship.moved) == (8, 4)
    s.impulse = 8
    put_ship(s, 0, 5, 7, 1, man=MEN)
    start(s, ("reloads",))
    assert ship.due[2] == 0


def test_chasers_load_again() -> None:
    """11.42: without men."""
    s = duel()
    s.ships[0].due = (0, 0, 0, 0, 6, 0)
    start(s, ("reloads",))
    assert s.ships[0].due[4] == 0


def test_test_vector_of_chain_by_a_crack_crew() -> None:
    """10.03, 11.38: fired in impulse 8: marker at 14, moved to 16, loaded in 4 of the next turn."""
    s = duel()
    ship = s.ships[0]
    s.impulse = 8
    ship.loads = (1, 1, 0, 1)
    start(s, ("reload", 0, 2))
    do(s, "load sf chain")
    assert ship.due[2] == 14
    s.turn, s.impulse = 2, 2
    start(s, ("reloads",))
    assert ship.due[2] == 16
    s.impulse = 4
    start(s, ("reloads",))
    assert ship.due[2] == 0


def test_both_fires_are_simultaneous() -> None:
    """11.02, R49, R67: the second volley's dice are those of before the first was marked."""
    s = duel(1, own={"man": {"sf": 5, "sa": 5}}, enemy={"man": {"pf": 4}})
    s.ships[1].crew = 4
    start(s, ("fire_step",))
    do(s, "fire", "fire", "aim fore-low")
    own = aims.manned_dice(s, 0, 2) + aims.manned_dice(s, 0, 3)
    nip = aims.manned_dice(s, 1, 0)
    dice = (6,) * nip + (1,) + (5,) + (1, 1, 1) + (6,) * own + (1,) + (1, 1, 1)
    twin = s.copy()
    twin.rng = type(s.rng)(s.rng.seed, s.rng.count, [die - 1 for die in dice])
    recorder = act(twin, "aim both-low")
    shots = [event for event in recorder.events if event.kind == "broadside"]
    assert [event.facts["seat"] for event in shots] == [1, 0]
    assert str(shots[1].facts["dice"]).count(",") == own - 1


def test_crossing_fires_as_a_rake() -> None:
    """9.29, R30, R62, R130: only the initiative fires; a change of hands turns it round."""
    s = duel(0)
    put_ship(s, 0, 7, 7, 1, man=MEN)
    put_ship(s, 1, 7, 7, 3, man={"sf": 3, "sa": 3})
    s.relation, s.mover = CROSSING, 0
    assert aims.live(s, 0)
    assert aims.live(s, 1) == []
    assert aims.rake(s, 0) == aims.STERN_RAKE
    s.leader = 1
    assert aims.live(s, 0) == []
    assert aims.rake(s, 1) == aims.BOW_RAKE
    assert aims.chasing(s, 0) == NONE


def test_fog() -> None:
    """11.03, R125: P12 limits all guns to 12 MP."""
    s = duel(7)
    assert aims.live(s, 0)
    s.lasting = card("p12")
    assert aims.live(s, 0) == []
    put_ship(s, 1, 5, 14, 1)
    assert aims.chasing(s, 0) == NONE
