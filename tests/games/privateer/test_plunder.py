"""Section 5.5 after the fight: goods, plunder, Relics, Curses, and where the loser goes."""

from __future__ import annotations

import pytest

from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.games.privateer.build import (
    asked,
    bank,
    cargo,
    hoarders,
    infamy,
    last_port,
    legal,
    play,
    position,
    relics,
    ship,
    silver,
    square,
    step,
    verbs,
    why,
)


def merchant(*ships: Ship, goods: list[str], **more: object) -> PrivateerState:
    """A Merchant beaten: 6 and Cannons 8 against 8, or by how much ``dice`` says."""
    dice = more.pop("dice", [4, 5, 3])
    return play(position(*ships, **more), "sail i8", "roll", dice=[*dice, *goods])  # type: ignore


def fight(*ships: Ship, dice: list[int | str]) -> PrivateerState:
    """A fight at i9, fought out up to the first question."""
    return play(position(*ships), "sail i9", "roll", dice=dice)


def test_goods_of_a_merchant() -> None:
    """P45, P46, B43: 12 against 8 gives up to 4 of the die's good, from the bank; or fewer."""
    s = merchant(ship("h8", cannons=4, hold=3), goods=["white"])
    assert legal(s) == [f"take {n}" for n in range(5)]
    play(s, "take 3")
    assert cargo(s) == {"sugar": 3}
    assert bank(s, "sugar") == 17
    assert asked(s) == ("bounty", 1)


def test_no_more_than_the_hold_takes() -> None:
    """P45, B43: free hold 3 of 8; a full hold is not asked, though the die is rolled (B76)."""
    s = merchant(ship("h8", cannons=4, hold=3, cargo={"rum": 5}), goods=["white"])
    assert legal(s) == [f"take {n}" for n in range(4)]
    s = merchant(ship("h8", cannons=4, hold=3, cargo={"rum": 8}), goods=["white"])
    assert asked(s) == ("bounty", 1)


def test_no_more_than_the_bank_has() -> None:
    """B11, B43: two are left; none left: nothing is asked."""
    s = merchant(ship("h8", cannons=4, hold=3), *hoarders(sugar=2), goods=["white"])
    assert legal(s) == ["take 0", "take 1", "take 2"]
    s = merchant(ship("h8", cannons=4, hold=3), *hoarders(sugar=0), goods=["white"])
    assert asked(s) == ("bounty", 1)


def test_the_letter_of_marque() -> None:
    """B45: one good more from Merchants."""
    s = merchant(ship("h8", cannons=4, hold=3, relics=["letter_of_marque"]), goods=["white"])
    assert legal(s)[-1] == "take 5"


def test_the_letter_is_against_merchants_only() -> None:
    """B45: a player loses no more by it."""
    s = fight(
        ship("h8", cannons=1, relics=["letter_of_marque"]),
        ship("i9", cannons=1, cargo={"rum": 4}),
        dice=[3, 2],
    )
    play(s, "steal rum", dice=["blue"])
    assert cargo(s, 1) == {"rum": 3}


def test_plunder_card_by_card() -> None:
    """P49, B12: the winner picks as many as the difference, to his hold."""
    s = fight(
        ship("h8", cannons=1), ship("i9", cannons=1, cargo={"rum": 2, "fruit": 1}), dice=[4, 2]
    )
    assert asked(s) == ("plunder", 0)
    assert legal(s) == ["steal fruit", "steal rum", "enough"]
    play(s, "steal fruit")
    assert asked(s) == ("plunder", 0)
    assert legal(s) == ["steal rum", "enough"]
    play(s, "steal rum", dice=["blue"])
    assert (cargo(s, 0), cargo(s, 1)) == ({"rum": 1, "fruit": 1}, {"rum": 1})


def test_the_winner_may_stop() -> None:
    """B12, P51: at any card, also before the first; the loser leaves all the same."""
    for stolen in (0, 1):
        s = fight(ship("h8", cannons=1), ship("i9", cannons=1, cargo={"rum": 3}), dice=[4, 2])
        play(s, *["steal rum"] * stolen, "enough", dice=["blue"])
        assert cargo(s, 0) == ({"rum": 1} if stolen else {})
        assert square(s, 1) == "j6"


def test_no_more_than_the_loser_has() -> None:
    """B12: min(difference, cargo); without cargo nothing is asked."""
    s = fight(ship("h8", cannons=1), ship("i9", cannons=1, cargo={"rum": 1}), dice=[6, 1])
    play(s, "steal rum", dice=["blue"])
    assert asked(s) == ("bounty", 1)
    s = fight(ship("h8", cannons=1), ship("i9", cannons=1), dice=[6, 1, "blue"])
    assert asked(s) == ("bounty", 1)


def test_what_does_not_fit_goes_to_the_bank() -> None:
    """P50, B12, B87: with a full hold each further card; stopping is offered before every one."""
    s = fight(
        ship("h8", cannons=1, hold=0, cargo={"sugar": 3}),
        ship("i9", cannons=1, cargo={"rum": 4}),
        dice=[5, 2],
    )
    play(s, "steal rum")
    assert cargo(s) == {"sugar": 3, "rum": 1}
    assert legal(s) == ["steal rum", "enough"]
    play(s, "steal rum")
    assert cargo(s) == {"sugar": 3, "rum": 1}
    assert bank(s, "rum") == 17
    assert legal(s) == ["steal rum", "enough"]
    play(s, "steal rum", dice=["blue"])
    assert (cargo(s, 1), bank(s, "rum")) == ({"rum": 1}, 18)


def test_a_defender_plunders() -> None:
    """P49, B13: out of turn; the attacker is sent off and his turn ends."""
    s = fight(ship("h8", cannons=1, cargo={"rum": 2}), ship("i9", cannons=1), dice=[1, 3])
    assert asked(s) == ("plunder", 1)
    play(s, "steal rum", "steal rum", dice=["orange"])
    assert (cargo(s, 0), cargo(s, 1)) == ({}, {"rum": 2})
    assert (square(s, 0), square(s, 1)) == ("n11", "i9")
    assert asked(s) == ("bounty", 1)


@pytest.mark.parametrize(
    ("die", "where", "port"),
    [
        ("red", "g11", "cartagena"),
        ("orange", "n11", "caracas"),
        ("yellow", "n6", "san_juan"),
        ("green", "d4", "havana"),
        ("blue", "j6", "tortuga"),
        ("white", "c8", "catalina"),
    ],
)
def test_the_loser_is_sent_off(die: str, where: str, port: str) -> None:
    """P51, B14, P61: to the port of the colour die, which is his last port then."""
    s = fight(ship("h8", cannons=1), ship("i9", cannons=1), dice=[6, 1, die])
    assert (square(s, 1), last_port(s, 1)) == (where, port)


def test_no_trade_where_one_was_sent() -> None:
    """P52, B14, P53: not on arrival, nor by staying or coming back; another port comes between."""
    s = fight(
        ship("h8", cannons=1), ship("i9", cannons=1, sails=5, cargo={"rum": 1}), dice=[6, 6, 6, 1]
    )
    play(s, "enough", dice=["blue"])
    assert asked(s) == ("bounty", 1)
    play(s, "draw", "sail i6", "draw", "stay", "draw", "sail j6")
    assert asked(s) == ("bounty", 0)


def test_sent_to_the_port_he_came_from() -> None:
    """B14: changes nothing; before the fight he could not trade there either."""
    s = fight(ship("h8", cannons=1), ship("i9", cannons=1, last="tortuga"), dice=[6, 1, "blue"])
    assert last_port(s, 1) == "tortuga"


def test_base_plunder_takes_goods_alone() -> None:
    """B24: neither silver nor Relics."""
    s = fight(
        ship("h8", cannons=1),
        ship("i9", cannons=1, cargo={"rum": 1}, relics=["sun_disc"]),
        dice=[6, 1],
    )
    assert verbs(s) == {"steal", "enough"}
    play(s, "steal rum", dice=["blue"])
    assert relics(s, 1) == ["sun_disc"]
    assert silver(s) == [10, 10]


def test_caesar_takes_a_relic() -> None:
    """B40, B51, B86: after the plunder, of his choice, no Curse; or he passes."""
    loot = ["sun_disc", "cursed_doubloon", "pearl_mask"]
    s = fight(ship("h8", "caesar", cannons=1), ship("i9", cannons=1, relics=loot), dice=[6, 1])
    assert asked(s) == ("seize", 0)
    assert {*legal(s)} == {"seize sun_disc", "seize pearl_mask", "pass"}
    assert why(s, "seize cursed_doubloon")
    passed = play(s.copy(), "pass", dice=["blue"])
    assert relics(passed, 1) == loot
    before = infamy(s)
    play(s, "seize sun_disc", dice=["blue"])
    assert relics(s, 0) == ["sun_disc"]
    assert infamy(s) == [before[0] + 1, before[1] - 1]
    assert square(s, 1) == "j6"


def test_caesar_is_asked_about_a_single_relic() -> None:
    """B67, B86: he may pass, so one Relic is asked for, too; as defender as well."""
    s = fight(
        ship("h8", cannons=1, relics=["sun_disc"]), ship("i9", "caesar", cannons=1), dice=[1, 6]
    )
    assert asked(s) == ("seize", 1)
    assert legal(s) == ["seize sun_disc", "pass"]


def test_caesar_finds_curses_only() -> None:
    """B51, B67: nothing is asked."""
    s = fight(
        ship("h8", "caesar", cannons=1),
        ship("i9", cannons=1, relics=["cursed_doubloon"]),
        dice=[6, 1, "blue"],
    )
    assert relics(s, 1) == ["cursed_doubloon"]


def test_caesar_takes_nothing_from_merchants() -> None:
    """B40: his power is for players."""
    s = merchant(ship("h8", "caesar", cannons=4), ship("c2", relics=["sun_disc"]), goods=["blue"])
    assert step(play(s, "take 1")) == "bounty"
    assert relics(s, 1) == ["sun_disc"]


def test_a_curse_is_handed_on() -> None:
    """B52, B40, B86: one Curse to the loser, or none; after the plunder."""
    mine = ["cursed_doubloon", "barnacled_anchor"]
    s = fight(
        ship("h8", cannons=1, relics=mine), ship("i9", cannons=1, cargo={"rum": 1}), dice=[6, 1]
    )
    play(s, "steal rum")
    assert asked(s) == ("hand", 0)
    assert legal(s) == ["hand cursed_doubloon", "hand barnacled_anchor", "pass"]
    kept = play(s.copy(), "pass", dice=["blue"])
    assert relics(kept, 0) == mine
    before = infamy(s)
    play(s, "hand cursed_doubloon", dice=["blue"])
    assert (relics(s, 0), relics(s, 1)) == (["barnacled_anchor"], ["cursed_doubloon"])
    assert infamy(s) == [before[0] + 1, before[1] - 1]


def test_a_defender_hands_his_curse_on() -> None:
    """B52, B13: out of turn."""
    s = fight(
        ship("h8", cannons=1), ship("i9", cannons=1, relics=["barnacled_anchor"]), dice=[1, 6]
    )
    assert asked(s) == ("hand", 1)
    play(s, "hand barnacled_anchor", dice=["blue"])
    assert relics(s, 0) == ["barnacled_anchor"]


def test_curses_stay_without_a_fight_between_players() -> None:
    """B52: a Merchant takes none; the loser hands none."""
    s = merchant(ship("h8", cannons=4, relics=["cursed_doubloon"]), goods=["blue"])
    assert step(play(s, "take 1")) == "bounty"
    s = fight(
        ship("h8", cannons=1, relics=["cursed_doubloon"]),
        ship("i9", cannons=1),
        dice=[1, 6, "blue"],
    )
    assert asked(s) == ("bounty", 1)


def test_caesar_then_curse_then_the_colour_die() -> None:
    """B40, B86: in this order; the old owner of the Sea Chart discards before the Curse."""
    s = fight(
        ship("h8", "caesar", cannons=1, relics=["cursed_doubloon"]),
        ship("i9", cannons=1, hold=1, relics=["sea_chart"], cargo={"rum": 1, "sugar": 6}),
        dice=[3, 2],
    )
    play(s, "enough")
    assert asked(s) == ("seize", 0)
    play(s, "seize sea_chart")
    assert asked(s) == ("discard", 1)
    play(s, "discard rum")
    assert cargo(s, 1) == {"sugar": 5}
    assert asked(s) == ("hand", 0)
    play(s, "pass", dice=["blue"])
    assert square(s, 1) == "j6"
    assert asked(s) == ("bounty", 1)


def test_the_discard_before_the_colour_die() -> None:
    """B28, B50, B86: out of turn; his last discard sends him off."""
    s = fight(
        ship("h8", "caesar", cannons=1),
        ship("i9", cannons=1, hold=1, relics=["sea_chart"], cargo={"rum": 2, "sugar": 5}),
        dice=[3, 2],
    )
    play(s, "enough", "seize sea_chart", "discard rum")
    assert asked(s) == ("discard", 1)
    play(s, "discard sugar", dice=["blue"])
    assert cargo(s, 1) == {"rum": 1, "sugar": 4}
    assert square(s, 1) == "j6"


def test_a_sea_chart_just_taken_makes_no_room_for_plunder() -> None:
    """B40: the plunder came first."""
    s = fight(
        ship("h8", "caesar", cannons=1, hold=0, cargo={"sugar": 4}),
        ship("i9", cannons=1, relics=["sea_chart"], cargo={"rum": 2}),
        dice=[5, 3],
    )
    play(s, "steal rum", "steal rum", "seize sea_chart", dice=["blue"])
    assert cargo(s) == {"sugar": 4}


def test_no_two_ships_share_the_square_after_a_fight() -> None:
    """P60, B7: the loser always leaves."""
    s = fight(ship("h8", cannons=1), ship("i9", cannons=1), dice=[6, 1, "red"])
    assert [square(s, seat) for seat in (0, 1)] == ["i9", "g11"]


def test_what_a_fight_leaves() -> None:
    """B86: nothing of it lies open in the next turn."""
    s = fight(ship("h8", cannons=1), ship("i9", cannons=1), dice=[6, 1, "red"])
    assert GAME.view(s, 0)["fight"] is None
    assert (s.dice, s.difference, s.goods, s.winner, s.reroll_used) == ((), 0, (), -1, False)
    s = fight(ship("h8", "read", cannons=1), ship("i9", cannons=1), dice=[6, 1])
    play(s, "reroll", dice=[5, "red"])
    assert (s.dice, s.difference, s.reroll_used) == ((), 0, False)
    s = merchant(ship("h8", "lafitte", cannons=4), goods=["white", "blue"])
    play(s, "pick rum", "take 1")
    assert (s.dice, s.difference, s.goods, s.winner) == ((), 0, (), -1)
