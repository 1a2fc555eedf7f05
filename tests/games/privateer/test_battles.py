"""Section 5.5 up to who has won: when there is a battle, its dice and its ties."""

from __future__ import annotations

import pytest

from portsmouth.games.privateer.game import GAME
from tests.games.privateer.build import (
    actor,
    asked,
    cargo,
    ends,
    last_port,
    legal,
    options,
    play,
    position,
    record,
    ship,
    silver,
    square,
    step,
    verbs,
    why,
)


def test_moving_is_optional() -> None:
    """P32, B89: `stay` ends the turn."""
    s = position(ship("k9"))
    assert "stay" in verbs(s)
    assert asked(play(s, "stay")) == ("bounty", 1)


def test_a_move_goes_as_far_as_the_sails() -> None:
    """P23, P32, P33, B1: Sails 4 are 8 half points; a square can be reached by any way to it."""
    s = position(ship("m4", sails=1))
    assert {"m5", "m8", "m1", "l4", "i4", "p4", "p3", "n6", "k2"} <= ends(s)
    assert why(s, "sail m9") == "P34"
    assert why(s, "sail i3") == "P34"


def test_where_no_ship_sails() -> None:
    """B5, B6, B89: on land, and to its own square: `stay` is the word for that."""
    s = position(ship("i6"))
    assert why(s, "sail k6") == "B5"
    assert why(s, "sail i6") == "B6"


def test_ships_merchants_and_ports_are_passed() -> None:
    """B4, B61: only the end square counts, whatever lies on the way."""
    s = position(ship("h8", sails=5), ship("k8"), wind="east")
    play(s, "sail n8")
    assert square(s) == "n8"
    assert asked(s) == ("bounty", 1)


def test_staying_on_a_merchants_square() -> None:
    """B6: no move, no battle; the Merchant can't be worked twice by staying."""
    s = position(ship("i8"), ship("c2"))
    play(s, "stay")
    assert asked(s) == ("bounty", 1)
    play(s, "draw", "stay", "draw")
    assert why(s, "sail i8") == "B6"


def test_a_merchant_must_be_fought() -> None:
    """P37, P29: a move that ends there is a battle, of which `roll` is the only action."""
    s = position(ship("h8"))
    play(s, "sail i8")
    assert asked(s) == ("battle", 0)
    assert legal(s) == ["roll"]
    assert square(s) == "i8"


def test_a_ship_must_be_fought() -> None:
    """P37: compulsory."""
    s = position(ship("h8"), ship("i9"))
    play(s, "sail i9")
    assert legal(s) == ["roll"]
    assert GAME.view(s, 1)["fight"]["defender"] == 1


def test_what_a_move_sets_off_is_told_before() -> None:
    """P37, P38, P39, P53, B8: a battle with whom, a visit, none, or nothing but the way."""
    s = position(ship("i7", sails=1), ship("i9"), ship("g6"), ship("j6"))
    found = {square: options(s)[f"sail {square}"].effects for square in ends(s)}
    told = {square: each[1].id for square, each in found.items() if len(each) > 1}
    assert {each[0].id for each in found.values()} == {"effect-spaces"}
    assert told.pop("i9") == "effect-attack"
    assert told.pop("g6") == "effect-attack"
    assert told.pop("j6") == "effect-visit"
    assert told == dict.fromkeys(("i8", "f8", "l8", "h10"), "effect-merchant")
    s = position(ship("i7", last="tortuga"))
    assert options(s)["sail j6"].effects[1].id == "effect-last_port"


def test_the_open_sea_ends_the_turn() -> None:
    """P29, P42: nothing to fight, no port: the next seat draws."""
    s = position(ship("h8"))
    assert asked(play(s, "sail h9")) == ("bounty", 1)


def test_no_battles_in_ports() -> None:
    """P38, P59: ships lie side by side in a port; the visit opens at once."""
    s = position(ship("i6"), ship("j6"), ship("j6"))
    play(s, "sail j6")
    assert asked(s) == ("port", 0)


def test_who_lies_in_a_port_is_not_fought() -> None:
    """P38, P61: not even in one's own last port, where nothing opens."""
    s = position(ship("i6", last="tortuga"), ship("j6"))
    assert asked(play(s, "sail j6")) == ("bounty", 1)


def test_an_enemy_on_a_merchants_square() -> None:
    """B8: the player is fought, not the Merchant; one battle a turn."""
    s = position(ship("h8", cannons=5), ship("i8"))
    play(s, "sail i8")
    assert GAME.view(s, 0)["fight"]["defender"] == 1
    play(s, "roll", dice=[6, 1, "white"])
    assert square(s, 1) == "c8"
    assert asked(s) == ("bounty", 1)


def test_a_merchant_against_the_combat_die() -> None:
    """P43, P25: the white die and Cannons against two red dice; 6 + 3 beat 8."""
    s = position(ship("h8", cannons=1))
    play(s, "sail i8", "roll", dice=[6, 4, 4, "blue"])
    assert asked(s) == ("spoils", 0)
    assert GAME.view(s, 1)["fight"]["totals"] == [9, 8]
    assert GAME.view(s, 1)["fight"]["dice"][0] == 6


def test_the_long_nine_helps() -> None:
    """P25, P28: 1 to the combat die, also in defence."""
    s = position(ship("h8", cannons=1, relics=["long_nine"]))
    play(s, "sail i8", "roll", dice=[6, 5, 4, "blue"])
    assert GAME.view(s, 0)["fight"]["totals"] == [10, 9]
    s = position(
        ship("h8", cannons=1, cargo={"rum": 1}), ship("i9", cannons=1, relics=["long_nine"])
    )
    play(s, "sail i9", "roll", dice=[3, 3])
    assert GAME.view(s, 0)["fight"]["totals"] == [6, 7]


def test_a_tie_with_a_merchant_is_rolled_again() -> None:
    """P44: both sides."""
    s = position(ship("h8", cannons=1))
    play(s, "sail i8", "roll", dice=[6, 4, 5, 1, 2, 2, 5, 1, 2, "blue"])
    assert GAME.view(s, 0)["fight"]["totals"] == [8, 3]


def test_a_merchant_wins() -> None:
    """P47, B10: the turn ends at once; the ship stays, and loses nothing."""
    s = position(ship("h8", cannons=1, cargo={"rum": 2}))
    play(s, "sail i8", "roll", dice=[1, 3, 3])
    assert (square(s), cargo(s), silver(s)[0]) == ("i8", {"rum": 2}, 10)
    assert asked(s) == ("bounty", 1)


def test_a_merchant_beaten_stays() -> None:
    """B9: anybody can attack it again, from another square."""
    s = position(ship("h8", cannons=5), ship("j8", cannons=5))
    play(s, "sail i8", "roll", "take 0", dice=[6, 1, 1, "blue"])
    play(s, "draw", "sail j9", "draw", "sail h8", "draw", "sail i8", "roll", dice=[6, 1, 1, "blue"])
    assert asked(s) == ("spoils", 1)


def test_a_fight_between_players() -> None:
    """P48, B32, P49: both roll the combat die, the attacker first; higher with Cannons wins."""
    s = position(ship("h8", cannons=1), ship("i9", cannons=2, cargo={"rum": 1}))
    play(s, "sail i9", "roll", dice=[6, 3])
    assert GAME.view(s, 0)["fight"]["totals"] == [9, 8]
    assert asked(s) == ("plunder", 0)
    s = position(ship("h8", cannons=1, cargo={"rum": 1}), ship("i9", cannons=2))
    play(s, "sail i9", "roll", dice=[3, 6])
    assert GAME.view(s, 0)["fight"]["totals"] == [6, 11]
    assert asked(s) == ("plunder", 1)


def test_a_tie_between_players_is_rolled_again() -> None:
    """P48, P44: both dice, the attacker's first."""
    s = position(ship("h8", cannons=1), ship("i9", cannons=1, cargo={"rum": 1}))
    play(s, "sail i9", "roll", dice=[3, 3, 5, 5, 4, 2])
    assert GAME.view(s, 0)["fight"]["totals"] == [7, 5]


def test_read_is_asked_whenever_totals_stand() -> None:
    """B39, B71: ahead, behind or level; she may decline."""
    for dice in ([6, 1, 1], [1, 6, 6], [3, 3, 3]):
        s = position(ship("h8", "read", cannons=1))
        play(s, "sail i8", "roll", dice=dice)
        assert asked(s) == ("again", 0)
        assert legal(s) == ["reroll", "stand"]


def test_read_rolls_again() -> None:
    """B39, B71: her die alone, once a battle."""
    s = position(ship("h8", "read", cannons=1))
    play(s, "sail i8", "roll", dice=[1, 3, 3])
    play(s, "reroll", dice=[4, "blue"])
    assert GAME.view(s, 0)["fight"]["totals"] == [7, 6]
    assert asked(s) == ("spoils", 0)


def test_read_stands() -> None:
    """B39: what was rolled holds."""
    s = position(ship("h8", "read", cannons=1))
    play(s, "sail i8", "roll", dice=[1, 3, 3])
    play(s, "stand")
    assert asked(s) == ("bounty", 1)


def test_read_may_lose_by_it() -> None:
    """B39: the new die counts, also a lower one."""
    s = position(ship("h8", "read", cannons=1))
    play(s, "sail i8", "roll", "reroll", dice=[6, 3, 4, 1])
    assert asked(s) == ("bounty", 1)


def test_read_stands_on_a_tie() -> None:
    """B71: all dice again in the same action, and she is asked again: her reroll is unused."""
    s = position(ship("h8", "read", cannons=1))
    play(s, "sail i8", "roll", dice=[3, 3, 3])
    play(s, "stand", dice=[2, 6, 6])
    assert asked(s) == ("again", 0)
    play(s, "reroll", dice=[6])
    assert asked(s) == ("bounty", 1)


def test_read_rolls_into_a_tie() -> None:
    """B39, B71: then all dice again, and she is not asked a second time."""
    s = position(ship("h8", "read", cannons=1))
    play(s, "sail i8", "roll", dice=[1, 3, 3])
    play(s, "reroll", dice=[3, 2, 4, 4])
    assert asked(s) == ("bounty", 1)


def test_read_defends() -> None:
    """B39, B71: out of turn; the attacker waits."""
    s = position(ship("h8", cannons=1, cargo={"rum": 1}), ship("i9", "read", cannons=1))
    play(s, "sail i9", "roll", dice=[5, 2])
    assert asked(s) == ("again", 1)
    play(s, "reroll", dice=[6])
    assert GAME.view(s, 0)["fight"]["totals"] == [8, 9]
    assert asked(s) == ("plunder", 1)


def test_the_reroll_is_new_in_the_next_battle() -> None:
    """B39: once a battle, not once a game."""
    s = position(ship("h8", "read", cannons=1), ship("c2"))
    play(s, "sail i8", "roll", "reroll", dice=[1, 6, 6, 1])
    play(s, "draw", "stay", "draw", "sail h8", "draw", "stay")
    s = position(*s.ships)
    play(s, "sail i8", "roll", dice=[1, 6, 6])
    assert asked(s) == ("again", 0)


def test_teach_wins_ties() -> None:
    """B39, B45: by a difference of 0, attacking or defending; the goods' die is rolled (B43)."""
    s = position(ship("h8", "teach", cannons=1))
    play(s, "sail i8", "roll", dice=[3, 3, 3, "blue"])
    assert asked(s) == ("bounty", 1)
    assert cargo(s) == {}
    s = position(ship("h8", cannons=1), ship("i9", "teach", cannons=1))
    play(s, "sail i9", "roll", dice=[3, 3, "green"])
    assert (square(s, 0), last_port(s, 0)) == ("d4", "havana")
    assert asked(s) == ("bounty", 1)


def test_a_roll_can_not_be_taken_back() -> None:
    """P43: chance was asked; sailing into the fight can be."""
    s = position(ship("h8"))
    count = s.rng.count
    assert not record(s, "sail i8").revealed
    assert s.rng.count == count


@pytest.mark.parametrize("cannons", range(6))
def test_figures_of_battle_with_a_merchant(cannons: int) -> None:
    """P43, P44, P45: of all 216 rolls as many win, tie and lose as the specification says."""
    value = (2, 3, 5, 6, 8, 10)[cannons]
    found = {"win": 0, "tie": 0, "lose": 0}
    start = play(position(ship("h8", cannons=cannons)), "sail i8")
    for white in range(1, 7):
        for red in range(1, 7):
            for other in range(1, 7):
                mine, theirs = white + value, red + other
                kind = "win" if mine > theirs else "tie" if mine == theirs else "lose"
                found[kind] += 1
                if (white, red) in ((1, 6), (6, 1)) and kind != "tie":
                    dice = [white, red, other, *(["blue"] if kind == "win" else [])]
                    s = play(start.copy(), "roll", dice=dice)
                    assert step(s) == ("spoils" if kind == "win" else "bounty")
    if value == 5:
        assert found == {"win": 135, "tie": 25, "lose": 56}
    percent = {2: 29, 3: 43, 5: 71, 6: 82, 8: 95, 10: 99}[value]
    assert int(100 * found["win"] / (found["win"] + found["lose"]) + 0.5) in (percent, percent + 1)


def test_whose_turn_it_is_after_a_fight() -> None:
    """P29, B13: the attacker's turn ends, whoever won; the next seat draws."""
    for dice in ([6, 1, "blue"], [1, 6, "blue"]):
        s = position(ship("h8", cannons=1), ship("i9", cannons=1), ship("c2"))
        play(s, "sail i9", "roll", dice=dice)
        assert actor(s) == 1
        assert step(s) == "bounty"
