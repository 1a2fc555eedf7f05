"""Conflicts: cards, loading, exchanges, boarding, losses, and the questions after them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from portsmouth.games.war.game import GAME
from portsmouth.games.war.state import WarState
from tests.games.war.build import (
    Dice,
    asked,
    at,
    cargo,
    convoy,
    hand,
    kinds,
    legal,
    load,
    play,
    position,
    sheet,
    step,
    why,
)

GOLDEN = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))["conflict"]
BALLS = ("ball", "ball")
GRAPES = ("grape", "grape")
HOOK = ("grape", "board")


def meeting(mine: Any = None, theirs: Any = None, third: Any = None, **more: Any) -> WarState:
    """Seat 0 has stayed beside seat 1 and may attack it."""
    ships = [mine or convoy("m18"), theirs or convoy("m18"), *([third] if third else [])]
    s = position(*ships, **more)
    play(s, "stay")
    return s


def fight(s: WarState, mine: tuple[str, ...], theirs: tuple[str, ...], dice: Dice) -> list[Any]:
    """Attack, load, and let the dice fall."""
    if step(s) == "meet":
        play(s, "attack 1")
    play(s, *load(*mine), *[f"load {shot}" for shot in theirs])
    return play(s, "ready", dice=dice)


def values(s: WarState, seat: int) -> tuple[int, ...]:
    """Sails, crew, hull."""
    return s.convoys[seat].values


def test_the_golden_conflict() -> None:
    """W46, W50, W56, W58, W60, W61, W99, W100, W103, W104, S24, S25: the example, die by die."""
    a, d = GOLDEN["attacker"], GOLDEN["defender"]
    s = position(
        convoy("m18", ships=2, letters=1, gold=9, cargo=a["crates"]),
        convoy("m18", ships=2, gold=20, cargo=d["crates"]),
        convoy("m3"),
    )
    play(s, "stay")
    fight(s, tuple(a["load"]), tuple(d["load"]), GOLDEN["die_sequence"])
    assert asked(s) == ("give", 1)
    play(s, "give tea 4")
    for seat, side in enumerate(("attacker", "defender")):
        expected = GOLDEN["result"][side]
        found = s.convoys[seat]
        assert found.ships == expected["ships"]
        assert found.values == (expected["sails"], expected["crew"], expected["hull"])
        assert found.gold == expected["gold"]
    assert (s.convoys[0].letters, s.convoys[0].pirate) == (0, False)
    assert cargo(s, 0) == GOLDEN["result"]["attacker_hold_after"]
    assert cargo(s, 1) == GOLDEN["result"]["defender_hold_after"]
    assert asked(s) == ("cast", 1)


def test_the_order_of_a_conflict() -> None:
    """W46, W47, W97, S2, S94: pay, cards, loads; who holds no card isn't asked."""
    s = meeting(convoy("m18", hand=["surgeon"]), convoy("m18", hand=["becalm", "navigator"]))
    play(s, "attack 1")
    assert s.convoys[0].pirate
    assert asked(s) == ("card", 0)
    play(s, "card surgeon")
    assert asked(s) == ("card", 1)
    assert legal(s) == ["none"]
    play(s, "none")
    assert asked(s) == ("load", 0)
    play(s, *load(*BALLS))
    assert asked(s) == ("load", 1)
    s = meeting(convoy("m18", hand=["navigator"]), convoy("m18"))
    play(s, "attack 1")
    assert asked(s) == ("load", 0)


def test_one_card_a_side() -> None:
    """W47, W20: one at most; it is discarded."""
    s = meeting(convoy("m18", hand=["surgeon", "marines"]))
    play(s, "attack 1", "card marines")
    assert hand(s, 0) == ["surgeon"]
    assert asked(s) == ("load", 0)
    assert len(s.discards) == 1


def test_cards_that_do_not_fit_a_conflict() -> None:
    """K2, K20, S95: others are refused; the question is asked though nothing can be played."""
    s = meeting(convoy("m18", hand=["evasive", "fair_wind"]))
    play(s, "attack 1")
    assert asked(s) == ("card", 0)
    assert legal(s) == ["none"]
    assert why(s, "card evasive") == ("only_defender", "K20")
    assert why(s, "card fair_wind") == ("no_battle_card", "K2")


def test_loading() -> None:
    """W48, W49, W98, W99, S34: one counter a cannon; three ball, three grape, two chain."""
    s = meeting(convoy("m18", ships=4))
    play(s, "attack 1")
    play(s, "load chain", "load chain")
    assert why(s, "load chain") == ("no_counter", "W98")
    assert why(s, "ready") == ("cannons_left", "W99")
    assert why(s, "load board") == ("board_last", "W98")
    play(s, "load ball", "load ball", "load ball", "load grape", "load grape")
    assert {*legal(s)} == {"load grape", "load board"}
    play(s, "load board")
    assert legal(s) == ["ready"]
    assert why(s, "load grape") == ("all_loaded", "W99")


def test_another_mix_of_shots() -> None:
    """O5, S34, S62: four ball, two grape, two chain."""
    for shots, most in (("332", 3), ("422", 4)):
        s = meeting(convoy("m18", ships=4), settings={"shots": shots})
        play(s, "attack 1", *["load ball"] * most)
        assert why(s, "load ball") == ("no_counter", "W98")


def test_no_boarding_without_crew() -> None:
    """S57: whoever has no crew can't load the boarding counter."""
    s = meeting(convoy("m18", crew=0))
    play(s, "attack 1", "load ball")
    assert why(s, "load board") == ("no_crew", "S57")


def test_damage_by_the_kind_of_shot() -> None:
    """W48, W51, W50, W100: ball hull, grape crew, chain sails; dealt after both rolls."""
    s = meeting(convoy("m18", ships=2), convoy("m18", ships=2))
    fight(
        s,
        ("ball", "grape", "chain", "ball"),
        ("chain", "ball", "grape", "grape"),
        [1, 2, 2, 1, 1, 0, 2, 1],
    )
    assert values(s, 1) == (5, 4, 3)
    assert values(s, 0) == (4, 5, 5)
    assert asked(s) == ("cast", 1)


def test_values_never_fall_below_0() -> None:
    """W51, S58: what goes beyond is lost."""
    s = meeting(convoy("m18"), convoy("m18", sails=1))
    fight(s, ("chain", "ball"), BALLS, [2, 0])
    assert values(s, 1) == (0, 4, 4)


def test_a_value_that_falls_to_0_stops_the_conflict() -> None:
    """W52, W100, W53: after the damage of that exchange; both shots of it are dealt."""
    s = meeting(convoy("m18"), convoy("m18", crew=1))
    events = fight(s, GRAPES, BALLS, [1, 2])
    assert kinds(events).count("shot") == 2
    assert values(s, 1) == (4, 0, 4)
    assert values(s, 0) == (4, 4, 2)
    assert asked(s) == ("cast", 1)


def test_a_value_that_was_0_stops_nothing() -> None:
    """W52: only a fall in this conflict counts."""
    s = meeting(convoy("m18"), convoy("m18", sails=0, crew=0))
    fight(s, ("chain", "ball"), BALLS, [2, 0, 1, 0])
    assert values(s, 1) == (0, 0, 3)


def test_no_ship_is_lost_by_crew_or_sails() -> None:
    """W110, S21, W105: neither falls into anybody's hands by shots."""
    s = meeting(convoy("m18"), convoy("m18", crew=1))
    fight(s, GRAPES, BALLS, [2, 0])
    assert s.convoys[1].ships == 1
    assert asked(s) == ("cast", 1)


def test_unequal_cannons() -> None:
    """S27, W101: the longer side fires on alone."""
    s = meeting(convoy("m18", ships=2), convoy("m18"))
    events = fight(s, ("ball", "chain", "chain", "grape"), BALLS, [0, 0, 0, 0, 1, 1])
    assert kinds(events).count("shot") == 6
    assert values(s, 1) == (3, 3, 4)


def test_sinking_one_of_two_ships() -> None:
    """W55, W60, W61, W105, W108, S22: crew and hull anew, sails cut; crates to the sheet."""
    s = meeting(
        convoy("m18", ships=2, cargo={"tea": 1}),
        convoy("m18", ships=2, sails=5, crew=1, hull=2, gold=20, cargo={"furs": 4, "tea": 5}),
    )
    fight(s, ("ball", "ball", "grape", "grape"), ("grape", "grape", "chain", "chain"), [2, 0])
    assert asked(s) == ("give", 1)
    assert values(s, 1) == (4, 4, 4)
    assert not [each for each in legal(s) if each in ("give tea 4", "give furs 4")]
    play(s, "give furs 3")
    assert cargo(s, 1) == {"furs": 1, "tea": 5}
    assert sheet(s, "furs") == 5
    assert (cargo(s, 0), s.convoys[0].gold) == ({"tea": 1}, 4)


def test_sinking_an_only_ship() -> None:
    """W62, W105, S26: all goes back; nothing to its destroyer."""
    s = meeting(convoy("m18"), convoy("m18", hull=1, gold=50, cargo={"tea": 3}, letters=2))
    fight(s, BALLS, GRAPES, [2, 0])
    assert asked(s) == ("again", 1)
    assert (s.convoys[0].gold, cargo(s, 0), sheet(s, "tea")) == (4, {}, 6)
    play(s, "begin rio")
    assert (s.convoys[1].gold, s.convoys[1].letters, at(s, 1)) == (4, 0, "rio")
    assert asked(s) == ("cast", 1)


def test_both_sink() -> None:
    """S28, S68, S84: both lose a ship at once; the attacker is asked first."""
    s = meeting(convoy("m18", hull=1), convoy("m18", hull=1))
    fight(s, BALLS, BALLS, [1, 1])
    assert asked(s) == ("again", 0)
    assert s.convoys[1].gold == 4
    assert at(s, 1) is None
    play(s, "begin goa")
    assert asked(s) == ("again", 1)
    play(s, "begin goa")
    assert asked(s) == ("cast", 1)


def test_both_lose_one_of_two() -> None:
    """S28, S84: crates are given up by the attacker first."""
    ships = [convoy("m18", ships=2, hull=1, cargo={"tea": 4, "furs": 3}) for _ in range(2)]
    ships[1].hold = convoy("m18", cargo={"silks": 4, "gems": 4}).hold
    s = meeting(*ships, third=convoy("m3"))
    fight(s, ("ball",) * 3 + ("grape",), ("ball",) * 3 + ("grape",), [1, 1])
    assert asked(s) == ("give", 0)
    play(s, "give tea 1")
    assert asked(s) == ("give", 1)
    play(s, "give gems 2")
    assert asked(s) == ("cast", 1)


def test_capturing_an_only_ship() -> None:
    """W58, W62, W104, W109, S24: gold and crates to the captor, who gains a ship."""
    s = meeting(
        convoy("m18", sails=3, crew=2, hull=1),
        convoy("m18", crew=0, gold=33, cargo={"tea": 6}, hand=["marines"], passenger="goa"),
    )
    play(s, "attack 1", "none", *load(*HOOK), "load ball", "load ball")
    play(s, "ready", dice=[0, 0, 0])
    assert asked(s) == ("again", 1)
    ship = s.convoys[0]
    assert (ship.ships, ship.values, ship.gold) == (2, (5, 4, 3), 37)
    assert cargo(s, 0) == {"tea": 6}
    play(s, "begin goa")
    assert s.convoys[1].gold == 4
    assert cargo(s, 1) == {}


def test_boarding_without_a_roll() -> None:
    """S21, W102: no crew to resist: captured after the remaining shots, without a die aboard."""
    s = meeting(convoy("m18"), convoy("m18", ships=2, crew=0))
    events = fight(s, HOOK, ("ball", "chain", "ball", "grape"), [0, 0, 0, 0, 0])
    assert "melee" not in kinds(events)
    assert kinds(events).count("captured") == 1
    assert s.convoys[0].ships == 2


def test_boarding_waits_for_the_other_shots() -> None:
    """W56, W102: the boarded side fires the shot of that exchange and all others first."""
    s = meeting(convoy("m18"), convoy("m18", ships=2))
    events = fight(s, HOOK, ("ball", "ball", "chain", "chain"), [0, 0, 1, 1, 0, 2, 2, 2, 2])
    shots = [kind for kind in kinds(events) if kind in ("shot", "boards", "melee")]
    assert shots == ["shot", "shot", "shot", "boards", "shot", "shot", "melee", "melee"]


def test_shots_can_stop_a_boarding() -> None:
    """W102: the boarder's hull or crew at 0 ends the conflict; sails at 0 end nothing then."""
    s = meeting(convoy("m18", crew=1), convoy("m18", ships=2))
    events = fight(s, HOOK, ("ball", "ball", "grape", "grape"), [0, 0, 0, 1])
    assert "melee" not in kinds(events)
    assert s.convoys[0].values[1] == 0
    assert asked(s) == ("cast", 1)
    s = meeting(convoy("m18", hull=1), convoy("m18", ships=2))
    fight(s, HOOK, ("grape", "grape", "ball", "ball"), [0, 0, 0, 1])
    assert asked(s) == ("again", 0)
    s = meeting(convoy("m18", sails=1), convoy("m18", ships=2, crew=1))
    events = fight(s, HOOK, ("ball", "ball", "chain", "chain"), [0, 0, 0, 1, 0, 1, 0])
    assert "melee" in kinds(events)
    assert s.convoys[0].ships == 2


def test_a_fall_in_the_exchange_of_the_hook_stops_it() -> None:
    """W102, W52: then nobody boards."""
    s = meeting(convoy("m18", sails=1), convoy("m18"))
    events = fight(s, HOOK, ("ball", "chain"), [0, 0, 1])
    assert "boards" not in kinds(events)
    assert asked(s) == ("cast", 1)


def test_rounds_aboard() -> None:
    """W57, W103: boarder, boarded, losses at once, until a side has no crew."""
    s = meeting(convoy("m18", crew=2), convoy("m18", crew=3))
    events = fight(s, HOOK, BALLS, [0, 0, 0, 2, 1, 1, 0])
    assert kinds(events).count("melee") == 2
    assert s.convoys[0].ships == 2


def test_the_boarder_may_lose() -> None:
    """W58: the side without crew loses a ship to the other."""
    s = meeting(convoy("m18", ships=2, crew=1, gold=9), convoy("m18", crew=3, gold=5))
    fight(s, ("ball", "ball", "chain", "board"), BALLS, [0, 0, 0, 0, 0, 0, 2])
    assert s.convoys[0].ships == 1
    assert values(s, 0) == (4, 4, 4)
    assert s.convoys[1].ships == 2
    assert (s.convoys[0].gold, s.convoys[1].gold) == (9, 5)


def test_both_run_out() -> None:
    """W59: no ship is captured."""
    s = meeting(convoy("m18", crew=1), convoy("m18", crew=1))
    events = fight(s, HOOK, BALLS, [0, 0, 0, 1, 1])
    assert "nobody_captured" in kinds(events)
    assert [convoy.ships for convoy in s.convoys] == [1, 1]
    assert (values(s, 0)[1], values(s, 1)[1]) == (0, 0)


def test_both_board() -> None:
    """S55, S56: one boarding, the attacker is the boarder; the other counter does nothing."""
    s = meeting(convoy("m18", crew=2), convoy("m18", crew=2))
    events = fight(s, HOOK, HOOK, [0, 0, 2, 0])
    assert kinds(events).count("melee") == 1
    assert s.convoys[0].ships == 2


def test_a_boarding_counter_among_the_rest() -> None:
    """S56, W56: when shots are still to fire it does nothing."""
    s = meeting(convoy("m18", crew=2), convoy("m18", ships=2, crew=2))
    events = fight(s, HOOK, ("ball", "ball", "chain", "board"), [0, 0, 0, 0, 2, 0])
    assert kinds(events).count("boards") == 1
    assert s.convoys[0].ships == 2


def test_four_ships_capture_no_fifth() -> None:
    """S23, W109, S85: the captor takes gold, and of the crates what fits."""
    full = {"tea": 3, "silks": 6, "gems": 6, "gold": 6}
    s = meeting(
        convoy("m18", ships=4, hull=5, cargo=full),
        convoy("m18", crew=0, gold=7, cargo={"furs": 4, "tea": 2}),
    )
    mine = ("chain", "chain", "grape", "grape", "grape", "ball", "ball", "board")
    fight(s, mine, BALLS, [0] * 9)
    assert s.convoys[0].ships == 4
    assert values(s, 0) == (10, 10, 5)
    assert s.convoys[0].gold == 11
    assert asked(s) == ("stow", 0)
    assert why(s, "stow furs 4") == ("hold_full", "W36")
    play(s, "stow tea 1", "stow furs 1", "done")
    assert sum(s.convoys[0].hold) == 23
    assert (sheet(s, "furs"), sheet(s, "tea")) == (5, 2)
    assert asked(s) == ("again", 1)


def test_captors_take_what_fits() -> None:
    """S25, W60: of the crates given up the captor takes what fits, in the order given."""
    s = meeting(
        convoy("m18", ships=4, cargo={"silks": 6, "gems": 6, "gold": 6, "cotton": 5}),
        convoy("m18", ships=2, crew=0, cargo={"tea": 6, "furs": 4}),
    )
    mine = ("chain", "chain", "grape", "grape", "grape", "ball", "ball", "board")
    fight(s, mine, ("ball", "ball", "chain", "chain"), [0] * 11)
    assert asked(s) == ("give", 1)
    play(s, "give furs 2", "give tea 2")
    assert cargo(s, 0)["furs"] == 1
    assert "tea" not in cargo(s, 0)
    assert (sheet(s, "furs"), sheet(s, "tea")) == (3, 2)


def test_nobody_breaks_off() -> None:
    """W107, W97: after the loads all dice fall without a choice."""
    s = meeting()
    fight(s, BALLS, BALLS, [0, 0, 0, 0])
    assert asked(s) == ("cast", 1)


def test_loads_are_forgotten() -> None:
    """S93: what was not revealed stays hidden for good."""
    s = meeting(convoy("m18"), convoy("m18", crew=1))
    fight(s, GRAPES, BALLS, [1, 0])
    assert (s.attack_load, s.defence_load) == ((), ())


def test_evasive_helm() -> None:
    """K20, S73, W106: no loading; honour is spent, the attacker's Surgeon works."""
    s = meeting(convoy("m18", crew=1, hand=["surgeon"]), convoy("m18", hand=["evasive"]))
    play(s, "attack 1", "card surgeon", "card evasive")
    assert asked(s) == ("cast", 1)
    assert s.convoys[0].pirate
    assert values(s, 0) == (4, 3, 4)


def test_heated_shot() -> None:
    """K18, K23: the first hit deals 1 more of its kind, later ones not, misses don't use it up."""
    s = meeting(convoy("m18", ships=2, hand=["heated_shot"]), convoy("m18", ships=2))
    play(s, "attack 1", "card heated_shot")
    fight(s, ("ball", "chain", "chain", "grape"), ("chain",) * 2 + BALLS, [0, 0, 1, 0, 1, 0, 1, 0])
    assert values(s, 1) == (3, 5, 6)


def test_extra_gun_crew() -> None:
    """K19, K23: two dice for the own shot of the first exchange, one later."""
    s = meeting(convoy("m18", hand=["extra_gun"]))
    play(s, "attack 1", "card extra_gun")
    fight(s, ("ball", "grape"), BALLS, [1, 1, 0, 1, 0])
    assert values(s, 1) == (4, 3, 2)


def test_damp_powder() -> None:
    """K19, K23: the other side's first shot is a miss and not rolled; later ones are."""
    s = meeting(convoy("m18", hand=["damp_powder"]))
    play(s, "attack 1", "card damp_powder")
    fight(s, BALLS, BALLS, [0, 0, 1])
    assert values(s, 0) == (4, 4, 3)


def test_damp_powder_takes_the_extra_die() -> None:
    """S77, K23: with the shot Extra Gun Crew's die is lost; a damped shot is no first miss."""
    s = meeting(
        convoy("m18", hand=["damp_powder"]), convoy("m18", hand=["extra_gun", "master_gunner"])
    )
    play(s, "attack 1", "card damp_powder", "card extra_gun")
    fight(s, BALLS, BALLS, [0, 0, 0, 2])
    assert values(s, 0) == (4, 4, 2)


def test_master_gunner() -> None:
    """K22, S77: the first miss of the conflict is rolled again once; never aboard."""
    s = meeting(convoy("m18", hand=["master_gunner"]))
    fight(s, BALLS, BALLS, [0, 1, 0, 0, 0])
    assert values(s, 1) == (4, 4, 3)
    s = meeting(convoy("m18", hand=["master_gunner"]), convoy("m18", crew=1))
    fight(s, ("ball", "board"), BALLS, [1, 0, 0, 0, 0, 1, 0])
    assert s.convoys[0].ships == 2


def test_master_gunner_looks_at_the_first_die() -> None:
    """S77: before Extra Gun Crew's."""
    s = meeting(convoy("m18", hand=["master_gunner", "extra_gun"]))
    play(s, "attack 1", "card extra_gun")
    fight(s, BALLS, BALLS, [0, 1, 1, 0, 0, 0])
    assert values(s, 1) == (4, 4, 2)


def test_marines() -> None:
    """K21: two dice in each own boarding roll."""
    s = meeting(convoy("m18", hand=["marines"]), convoy("m18", crew=3))
    play(s, "attack 1", "card marines")
    fight(s, HOOK, BALLS, [0, 0, 0, 2, 1, 0])
    assert s.convoys[0].ships == 2


def test_cards_after_the_conflict() -> None:
    """K21, W106, S58: up to 2 of crew, hull or sails, not above the maximum."""
    for card, place in (("surgeon", 1), ("carpenter", 2), ("sailmaker", 0)):
        mine = convoy("m18", hand=[card])
        mine.values = tuple(1 if each == place else 4 for each in range(3))
        s = meeting(mine)
        play(s, "attack 1", f"card {card}")
        fight(s, BALLS, BALLS, [0, 0, 0, 0])
        assert values(s, 0)[place] == 3
        mine = convoy("m18", hand=[card])
        mine.values = tuple(3 if each == place else 4 for each in range(3))
        s = meeting(mine)
        play(s, "attack 1", f"card {card}")
        fight(s, BALLS, BALLS, [0, 0, 0, 0])
        assert values(s, 0) == (4, 4, 4)


def test_cards_after_a_loss() -> None:
    """K21, W106: no Carpenter for one that lost a ship, nothing for one that started over."""
    s = meeting(convoy("m18", hull=1, hand=["surgeon"]))
    play(s, "attack 1", "card surgeon")
    fight(s, BALLS, BALLS, [0, 1])
    play(s, "begin goa")
    assert values(s, 0) == (4, 4, 4)
    mine = convoy("m18", ships=2, hull=1, sails=2, hand=["sailmaker"])
    s = meeting(mine)
    play(s, "attack 1", "card sailmaker")
    fight(s, ("ball",) * 3 + ("grape",), BALLS, [0, 1])
    assert values(s, 0) == (4, 4, 4)


def test_a_good_carpenter_can_not_raise_a_wreck() -> None:
    """K21: not if a ship was lost in the conflict."""
    s = meeting(convoy("m18", ships=2, hull=1, hand=["carpenter"]))
    play(s, "attack 1", "card carpenter")
    events = fight(s, ("ball",) * 3 + ("grape",), BALLS, [0, 1])
    assert "gained" not in kinds(events)
    assert values(s, 0) == (4, 4, 4)


def test_a_fresh_start_keeps_becalmed() -> None:
    """S75: out of turn the convoy stays becalmed."""
    s = meeting(convoy("m18"), convoy("m18", hull=1, becalmed=True))
    fight(s, BALLS, GRAPES, [1, 0])
    play(s, "begin goa")
    assert s.convoys[1].becalmed


def test_conflict_beside_a_third() -> None:
    """W18, S8: the third convoy in the space has no part in it."""
    s = meeting(third=convoy("m18"))
    fight(s, BALLS, BALLS, [0, 0, 0, 0])
    assert asked(s) == ("cast", 1)
    assert values(s, 2) == (4, 4, 4)


def test_two_cards_of_one_name() -> None:
    """S81: the one held longer goes first."""
    s = meeting(convoy("m18", hand=["extra_gun", "extra_gun"]))
    first, second = s.convoys[0].hand
    play(s, "attack 1", "card extra_gun")
    assert s.discards[-1] == first
    assert s.convoys[0].hand == (second,)
    GAME.check(s)
