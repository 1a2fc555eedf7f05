"""Chapter 2.6: recruiting an officer."""

from __future__ import annotations

import pytest

from portsmouth.games.portsmouth.rules.cards import COST
from portsmouth.games.portsmouth.rules.scoring import midshipmen
from tests.games.portsmouth.build import (
    aboard,
    at,
    card,
    kinds,
    landsman_at,
    options,
    pawn,
    play,
    position,
    purse,
    remedy,
    step,
    told,
    verbs,
    why,
)


def test_the_pawn_must_stand_there() -> None:
    """R52: not from the next cell, and not from ashore."""
    s = position(array={"a1": "R01"}, pawns=["b1"])
    assert why(s, "recruit a1") == ("not_there", "R52")
    assert why(position(array={"a1": "R01"}), "recruit a1") == ("not_there", "R52")
    assert play(s, "move a1", "recruit a1").ships[0].marines == (card("R01"),)


@pytest.mark.parametrize(("name", "cost"), [("L01", 4), ("M01", 2), ("P01", 2), ("R01", 1)])
def test_the_printed_cost_is_paid(name: str, cost: int) -> None:
    """R53: Lieutenant 4, Midshipman 2, Petty Officer 2, Marine 1 AP."""
    s = position(array={"a1": name}, pawns=["a1"])
    assert COST[card(name)] == options(s)["recruit a1"].cost.of("ap") == cost
    assert play(s, "recruit a1").ap == 5 - cost


def test_too_few_points() -> None:
    """R53: refused; with money the missing AP are proposed."""
    poor = position(array={"a1": "L01"}, pawns=["a1"], ap=3)
    rich = position(array={"a1": "L01"}, pawns=["a1"], ap=1, money=[3])
    assert why(poor, "recruit a1") == ("no_ap", "R53")
    assert why(rich, "recruit a1") == ("buy_ap", "R53")
    assert remedy(rich, "recruit a1") == ["buy 3"]


def test_other_pawns_owners_are_paid() -> None:
    """R54: £1 to each other pawn's owner on the card, nothing to those elsewhere."""
    s = position(seats=4, array={"a1": "R01"}, pawns=["a1", "a1", "b1", "a1"], money=[3, 0, 5, 1])
    assert options(s)["recruit a1"].cost.payees == ((1, "pounds", 1), (3, "pounds", 1))
    events = told(s, "recruit a1")
    assert [event.facts["owner_seat"] for event in events if event.kind == "toll_paid"] == [1, 3]
    assert purse(s) == [1, 1, 5, 2]


def test_the_own_pawn_costs_nothing() -> None:
    """R54: alone on the card, no money changes hands, and none is needed."""
    s = position(array={"a1": "R01"}, pawns=["a1", "b1"])
    assert options(s)["recruit a1"].cost.payees == ()
    assert purse(play(s, "recruit a1")) == [0, 0]


def test_all_owners_or_nobody() -> None:
    """R55: £1 for two owners is too little, and the refusal has no remedy."""
    s = position(seats=3, array={"a1": "R01"}, pawns=["a1"] * 3, money=[1])
    assert why(s, "recruit a1") == ("no_toll", "R55")
    assert remedy(s, "recruit a1") == []
    s.ships[0].money = 2
    assert purse(play(s, "recruit a1")) == [0, 1, 1]


def test_the_toll_cannot_be_spent_on_points() -> None:
    """R54, R55, R38: £1 buys the fourth AP or pays the owner, not both; £2 do."""
    s = position(array={"a1": "L01"}, pawns=["a1", "a1"], money=[1], ap=3)
    assert why(s, "recruit a1") == ("no_ap", "R53")
    s.ships[0].money = 2
    assert remedy(s, "recruit a1") == ["buy 1"]
    assert purse(play(s, "buy 1", "recruit a1")) == [0, 1]


def test_toll_is_earned_in_others_turns() -> None:
    """A10: the owner keeps it and spends it in his own turn."""
    s = position(array={"a1": "R01"}, pawns=["a1", "a1"], money=[1, 0], pile=["T3"])
    play(s, "recruit a1", "end", "place a1")
    assert (s.active, purse(s)) == (1, [0, 1])
    assert play(s, "buy 1").ap == 6


def test_a_berth_must_be_free() -> None:
    """R56: three Lieutenants aboard are all; Marines and Corporals are never too many."""
    crew = ["L01 L02 L03 R01 R02 C01"]
    s = position(array={"a1": "L04", "b1": "R03", "c1": "C02"}, pawns=["a1"], crew=crew, money=[9])
    assert why(s, "recruit a1") == ("no_berth", "R56")
    play(s, "move b1", "recruit b1", "move c1", "recruit c1")
    assert aboard(s, 0) == "L01 L02 L03 R01 R02 R03 C01 C02"


def test_a_seaman_in_a_berth_does_not_block() -> None:
    """R57: with 7 Petty Officers and seamen of the missing trades, an eighth is recruited."""
    crew = ["P01 P04 P07 P10 P13 P16 P19 D22+ D23+"]
    s = position(array={"a1": "P02"}, pawns=["a1"], crew=crew)
    play(s, "recruit a1")
    assert len(s.ships[0].petty_officers) == 8
    s = position(array={"a1": "P02"}, pawns=["a1"], crew=[crew[0] + " P22"])
    assert why(s, "recruit a1") == ("no_berth", "R56")


def test_the_landsman_of_the_cell_comes_along() -> None:
    """R58: the one lying there, whatever the icon says, Landsman side up."""
    s = position(
        array={"a1": "L01", "b1": "P03"}, landsmen_at={"a1": "D09", "b1": "D10"}, pawns=["a1"]
    )
    s.ap = 9
    play(s, "recruit a1", "move b1", "recruit b1")
    assert aboard(s, 0) == "L01 P03 D09 D10"
    assert (landsman_at(s, "a1"), landsman_at(s, "b1")) == (None, None)


def test_without_a_landsman_the_officer_comes_alone() -> None:
    """R58, R11: an icon with no card under it brings nobody."""
    s = position(array={"a1": "L01"}, landsmen_at={"a1": None}, pawns=["a1"])
    assert aboard(play(s, "recruit a1"), 0) == "L01"


def test_landsmen_never_block() -> None:
    """R59: with twenty landsmen aboard another comes."""
    crew = [" ".join(f"D{n:02}" for n in range(1, 21))]
    s = position(array={"a1": "L01"}, landsmen_at={"a1": "D40"}, pawns=["a1"], crew=crew)
    assert len(play(s, "recruit a1").ships[0].landsmen) == 21


def test_pawns_stay_on_the_empty_cell() -> None:
    """R60, R61: the recruiter's and the others'; the cell is bare till the end of the turn."""
    s = position(seats=3, array={"a1": "R01"}, pawns=["a1", "a1", "e5"], money=[1])
    play(s, "recruit a1", "raise")
    assert [pawn(s, seat) for seat in range(3)] == ["a1", "a1", "e5"]
    assert at(s, "a1") is None


def test_nobody_can_be_recruited_twice() -> None:
    """R61, A41: the emptied cell offers nobody in the same turn."""
    s = position(array={"a1": "R01"}, pawns=["a1"])
    play(s, "recruit a1")
    assert why(s, "recruit a1") == ("empty_cell", "R61")


def test_towns_cannot_be_recruited() -> None:
    """R62: a pawn on a town finds nobody."""
    s = position(array={"a1": "T3"}, pawns=["a1"], money=[9])
    assert why(s, "recruit a1") == ("town_card", "R62")


def test_a_midshipman_brings_a_pound() -> None:
    """R63: £1 from the bank; other ranks bring none."""
    s = position(array={"a1": "M16", "b1": "P01"}, pawns=["a1"], money=[0, 2])
    play(s, "recruit a1")
    assert purse(s) == [1, 2]
    assert purse(play(s, "move b1", "recruit b1")) == [1, 2]


def test_order_of_recruiting_a_midshipman() -> None:
    """R64: pay owners, place him and his landsman, £1, decide, mark, carry out."""
    s = position(
        array={"a1": "M10"}, landsmen_at={"a1": "D05"}, pawns=["a1", "a1"], money=[1], crew=["D01"]
    )
    assert kinds(told(s, "recruit a1")) == ["toll_paid", "recruited", "landsman_aboard", "bonus"]
    assert (step(s), aboard(s, 0), purse(s), s.ap) == ("privilege", "M10 D01 D05", [1, 1], 3)
    assert verbs(s) == {"use", "buy", "decline"}
    assert kinds(told(s, "use")) == ["privilege_used", "marked", "promoted"]
    assert (step(s), aboard(s, 0)) == ("turn", "M10* D01+ D05+")


def test_his_pound_does_not_pay_his_own_recruiting() -> None:
    """R65, A12: with £0 and an owner to pay he can't be had, nor his last AP bought with it."""
    s = position(array={"a1": "M16"}, pawns=["a1", "a1"])
    assert why(s, "recruit a1") == ("no_toll", "R55")
    alone = position(array={"a1": "M16"}, pawns=["a1"], ap=1)
    assert why(alone, "recruit a1") == ("no_ap", "R53")


def test_his_pound_pays_his_privilege() -> None:
    """R65, R128: £1 and his £1 are the £2 of a Trainer."""
    s = position(array={"a1": "M16"}, pawns=["a1"], money=[1])
    play(s, "recruit a1", "use")
    assert (purse(s)[0], s.ships[0].trainer) == (0, True)


def test_his_landsman_is_promoted_by_his_privilege() -> None:
    """R66: he comes aboard before the privilege, so an only landsman suffices for Promote."""
    s = position(array={"a1": "M10"}, landsmen_at={"a1": "D05"}, pawns=["a1"])
    assert aboard(play(s, "recruit a1", "use"), 0) == "M10* D05+"


def test_declining_is_final() -> None:
    """R67: after it no action names him, neither at once nor in the next turn."""
    s = position(array={"a1": "M04"}, pawns=["a1"])
    play(s, "recruit a1", "decline")
    assert step(s) == "turn"
    assert "use" not in verbs(s)
    play(s, "end", *(f"place {cell}" for cell in ["a1"]), "end")
    assert (s.active, s.ships[0].used) == (0, ())
    assert "use" not in verbs(s)


def test_a_declined_midshipman_may_be_called_by_the_town() -> None:
    """R67, R88: the Privilege town is the one way back."""
    s = position(array={"a1": "M04", "b1": "T2"}, pawns=["a1"])
    play(s, "recruit a1", "decline", "move b1", "call M04")
    assert (purse(s)[0], s.ships[0].used) == (4, (card("M04"),))


def test_declining_one_got_by_trade_or_recruit_is_final_too() -> None:
    """R67: his privilege is asked once, when he comes."""
    for first, choice in (("M01", ["give M05", "obtain c3"]), ("M07", ["commission c3"])):
        s = position(array={"a1": first, "c3": "M04"}, pawns=["a1"], money=[2], crew=["M05"])
        play(s, "recruit a1", "use", *choice)
        assert step(s) == "privilege"
        play(s, "decline")
        assert step(s) == "turn"
        assert card("M04") not in s.ships[0].used


def test_a_used_midshipman_keeps_his_berth_and_scores_nothing() -> None:
    """R68, R114, A42: marked, aboard, worth 0, and still one of six."""
    s = position(
        array={"a1": "M04", "a2": "M07"},
        landsmen_at={"a1": None},
        pawns=["a1"],
        crew=["M01* M02* M03* M05* M06*"],
    )
    play(s, "recruit a1", "use", "move a2")
    assert aboard(s, 0) == "M01* M02* M03* M05* M06* M04*"
    assert why(s, "recruit a2") == ("no_berth", "R56")
    assert midshipmen(s.ships[0]).points == 0
    unused = position(crew=["M01 M02*"])
    assert midshipmen(unused.ships[0]).points == 2


def test_the_privilege_needs_no_points() -> None:
    """R69: with the last 2 AP spent on him, his privilege is still used."""
    s = position(array={"a1": "M04"}, pawns=["a1"], ap=2)
    play(s, "recruit a1")
    assert s.ap == 0
    assert purse(play(s, "use"))[0] == 4
    assert s.ap == 0


def test_recruiting_twice_in_a_turn() -> None:
    """R37, R53: two Marines in two cells for 1 AP each and a step."""
    s = position(array={"a1": "R01", "b1": "R02"}, pawns=["a1"])
    play(s, "recruit a1", "move b1", "recruit b1")
    assert (aboard(s, 0), s.ap) == ("R01 R02", 2)
