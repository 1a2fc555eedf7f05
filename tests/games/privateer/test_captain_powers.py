"""The twelve captains, and those who fight pairwise."""

from __future__ import annotations

from itertools import permutations

import pytest

from portsmouth.games.privateer.game import GAME
from tests.games.privateer.build import (
    asked,
    bank,
    cargo,
    ends,
    hoarders,
    legal,
    play,
    position,
    relics,
    ship,
    square,
    step,
)

FIGHTERS = ("read", "teach", "lafitte", "caesar", "morgan")


def test_bonny_sails_without_penalty() -> None:
    """B25: upwind at 2 half points; the Anchor takes no space from her."""
    s = position(ship("k9", "bonny", sails=1, relics=["barnacled_anchor"]), wind="east")
    assert GAME.view(s, 0)["half_spaces"] == 8
    assert "g9" in ends(s)
    other = position(ship("k9", sails=1, relics=["barnacled_anchor"]), wind="east")
    assert GAME.view(other, 0)["half_spaces"] == 6
    assert "j9" in ends(other)
    assert "i9" not in ends(other)


def test_bonny_gains_by_the_sextant() -> None:
    """B25, B78: gains count for her."""
    s = position(ship("k9", "bonny", sails=1, relics=["barnacled_anchor", "brass_sextant"]))
    assert GAME.view(s, 0)["half_spaces"] == 10


def test_rackham_leaves_port_faster() -> None:
    """B38, B78: a space more in a turn that begins in a port, his last port or not."""
    assert GAME.view(position(ship("j6", "rackham", sails=1)), 0)["half_spaces"] == 10
    assert GAME.view(position(ship("k9", "rackham", sails=1)), 0)["half_spaces"] == 8
    assert GAME.view(position(ship("j6", sails=1)), 0)["half_spaces"] == 8


def test_rackham_is_asked_at_the_turns_beginning() -> None:
    """B38: sent off to a port, he leaves it faster; the Storm takes its 2 all the same (B78)."""
    s = position(ship("h8", cannons=5), ship("i9", "rackham", sails=1), deck=["storm"])
    play(s, "sail i9", "roll", dice=[6, 1, "blue"])
    play(s, "draw", dice=[1])
    assert GAME.view(s, 1)["half_spaces"] == 2 * (4 + 1 - 2)


def test_morgan_takes_one_more() -> None:
    """B45: from a Merchant and from a player, after the difference is known."""
    s = position(ship("h8", "morgan", cannons=4, hold=3))
    play(s, "sail i8", "roll", dice=[4, 5, 3, "white"])
    assert legal(s)[-1] == "take 5"
    s = position(ship("h8", "morgan", cannons=1), ship("i9", cannons=1, cargo={"rum": 4}))
    play(s, "sail i9", "roll", dice=[3, 2])
    play(s, "steal rum", "steal rum", dice=["blue"])
    assert cargo(s) == {"rum": 2}


def test_morgan_and_the_letter() -> None:
    """B45: both together, the Letter against Merchants only."""
    s = position(ship("h8", "morgan", cannons=4, hold=3, relics=["letter_of_marque"]))
    play(s, "sail i8", "roll", dice=[4, 5, 3, "white"])
    assert legal(s)[-1] == "take 6"


def test_the_letter_in_teachs_tie() -> None:
    """B45, B39: a win by a tie counts as 0; the Letter adds its 1."""
    s = position(ship("h8", "teach", cannons=1, relics=["letter_of_marque"]))
    play(s, "sail i8", "roll", dice=[3, 3, 3, "blue"])
    assert legal(s) == ["take 0", "take 1"]


def test_morgan_defends() -> None:
    """B45, B13: as winner out of turn, too."""
    s = position(ship("h8", cannons=1, cargo={"rum": 3}), ship("i9", "morgan", cannons=1))
    play(s, "sail i9", "roll", dice=[2, 3])
    play(s, "steal rum", "steal rum", dice=["blue"])
    assert cargo(s, 1) == {"rum": 2}


def test_lafitte_picks() -> None:
    """B77: two colour dice; he picks one, then takes of it."""
    s = position(ship("h8", "lafitte", cannons=4, hold=3))
    play(s, "sail i8", "roll", dice=[4, 5, 3, "white", "blue"])
    assert asked(s) == ("spoils", 0)
    assert {*legal(s)} == {"pick sugar", "pick rum"}
    play(s, "pick rum")
    assert legal(s) == [f"take {n}" for n in range(5)]
    play(s, "take 4")
    assert (cargo(s), bank(s, "rum")) == ({"rum": 4}, 16)


def test_lafittes_dice_alike() -> None:
    """B77: nothing to pick."""
    s = position(ship("h8", "lafitte", cannons=4))
    play(s, "sail i8", "roll", dice=[4, 5, 3, "white", "white"])
    assert legal(s)[0] == "take 0"


def test_lafitte_may_pick_what_the_bank_has_not() -> None:
    """B77: he is asked if one of the goods can be taken; with the other nothing more is asked."""
    start = position(ship("h8", "lafitte", cannons=4), *hoarders(rum=0))
    s = play(start, "sail i8", "roll", dice=[4, 5, 3, "white", "blue"])
    assert {*legal(s)} == {"pick sugar", "pick rum"}
    assert asked(play(s.copy(), "pick rum")) == ("bounty", 1)
    assert legal(play(s, "pick sugar"))[-1] == "take 4"


def test_lafitte_with_a_full_hold() -> None:
    """B77, B76: both dice are rolled and nothing is asked."""
    s = position(ship("h8", "lafitte", cannons=4, hold=0, cargo={"rum": 4}))
    play(s, "sail i8", "roll", dice=[4, 5, 3, "white", "blue"])
    assert asked(s) == ("bounty", 1)


@pytest.mark.parametrize(("attacker", "defender"), [*permutations(FIGHTERS, 2)])
def test_fighters_pairwise(attacker: str, defender: str) -> None:
    """B39, B40, B45, B71, B86: every question in its order, whoever of the five meets whom."""
    hoard = {"cargo": {"rum": 4}, "relics": ["sun_disc"]}
    spoil = {"cargo": {"fruit": 4}, "relics": ["pearl_mask"]}
    for dice in ([4, 2], [2, 4], [3, 3]):
        s = position(
            ship("h8", attacker, cannons=1, hold=5, **hoard),  # type: ignore[arg-type]
            ship("i9", defender, cannons=1, hold=5, **spoil),  # type: ignore[arg-type]
        )
        pair, questions, again = (attacker, defender), [], []
        level = dice[0] == dice[1]
        if level and "read" not in pair and "teach" not in pair:
            again = [4, 2]
        colour = ["blue"]
        winner = 0 if dice[0] > dice[1] or again else 1
        if level and "teach" in pair:
            winner = pair.index("teach")
        if level and "read" in pair and "teach" not in pair:
            again, winner = [4, 2], 0
        difference = 0 if level and "teach" in pair else 2
        most = difference + (pair[winner] == "morgan")
        ends_at_once = most == 0 and pair[winner] != "caesar"
        script = [*dice, *(again if "read" not in pair else [])]
        quick = colour if ends_at_once and "read" not in pair else []
        play(s, "sail i9", "roll", dice=[*script, *quick])
        if "read" in pair:
            assert asked(s) == ("again", pair.index("read"))
            questions.append("again")
            play(s, "stand", dice=[*again, *(colour if ends_at_once and not again else [])])
            if again:
                assert asked(s) == ("again", pair.index("read"))
                play(s, "stand", dice=colour if ends_at_once else [])
        good = "fruit" if winner == 0 else "rum"
        taken = 0
        while step(s) == "plunder":
            assert asked(s) == ("plunder", winner)
            taken += 1
            last = taken == most and pair[winner] != "caesar"
            play(s, f"steal {good}", dice=colour if last else [])
        assert taken == most
        if pair[winner] == "caesar":
            assert asked(s) == ("seize", winner)
            play(s, "seize pearl_mask" if winner == 0 else "seize sun_disc", dice=colour)
            assert sorted(relics(s, winner)) == ["pearl_mask", "sun_disc"]
        assert asked(s) == ("bounty", 1)
        assert square(s, 1 - winner) == "j6"
        assert cargo(s, winner).get(good, 0) == most


def test_teach_against_read() -> None:
    """B39, B71: she may reroll a tie before it is his; what is level then, he wins."""
    s = position(ship("h8", "read", cannons=2), ship("i9", "teach", cannons=1))
    play(s, "sail i9", "roll", dice=[2, 4])
    assert asked(s) == ("again", 0)
    lost = play(s.copy(), "stand", dice=["blue"])
    assert square(lost, 0) == "j6"
    won = play(s.copy(), "reroll", dice=[6, "blue"])
    assert square(won, 1) == "j6"
    level = play(s, "reroll", dice=[2, "green"])
    assert square(level, 0) == "d4"


def test_lafitte_rolls_twice_for_merchants_only() -> None:
    """B77: a player's cargo is stolen card by card."""
    s = position(ship("h8", "lafitte", cannons=1), ship("i9", cannons=1, cargo={"rum": 1}))
    play(s, "sail i9", "roll", dice=[6, 1])
    assert legal(s) == ["steal rum", "enough"]
