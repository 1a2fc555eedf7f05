"""Chapter 2.13: the six privileges."""

from __future__ import annotations

import pytest

from portsmouth.core.errors import BadNotation
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules import cards
from portsmouth.games.portsmouth.state import PortsmouthState
from tests.games.portsmouth.build import (
    aboard,
    at,
    card,
    cells,
    kinds,
    landsman_at,
    legal,
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

RECRUITER = {"a1": "M07"}


def arrived(name: str, array=None, **kwargs) -> PortsmouthState:
    """The Midshipman has just been recruited in a1, with no landsman, for the first 2 AP."""
    landsmen = {"a1": None} | kwargs.pop("landsmen_at", {})
    pawns = kwargs.pop("pawns", ["a1"])
    s = position(array={"a1": name} | (array or {}), landsmen_at=landsmen, pawns=pawns, **kwargs)
    return play(s, "recruit a1")


def reason(events) -> str:
    """Why the privilege of a newcomer wasn't even asked for."""
    (idle,) = [event for event in events if event.kind == "privilege_idle"]
    return idle.facts["reason"].id.removeprefix("refusal-")


def test_six_privileges() -> None:
    """R113: Trade, £4, Recruit, Promote, Captain's Gig, Trainer, three Midshipmen each."""
    assert (
        *("trade", "four_pounds", "recruit", "promote", "captains_gig", "trainer"),
    ) == cards.PRIVILEGES
    assert [cards.PRIVILEGE[card(f"M{n:02}")] for n in range(1, 19)] == [
        p for p in range(6) for _ in range(3)
    ]


def test_using_is_optional_and_marks() -> None:
    """R114, R64: declined he stays unmarked; used he bears a black marker."""
    s = arrived("M04")
    assert {"use", "decline"} <= verbs(s)
    assert aboard(play(s.copy(), "decline"), 0) == "M04"
    assert aboard(play(s, "use"), 0) == "M04*"


# Trade.

CREW = "L01 P01 M05 M06* R01 C01 D01 D07+"
PORT = {"c1": "L02", "d1": "P02", "e1": "M04", "c3": "R02"}


def test_trade_gives_three_ranks() -> None:
    """R115: a Lieutenant, a Petty Officer, an unmarked Midshipman, each for one of his rank."""
    s = play(arrived("M01", PORT, crew=[CREW]), "use")
    assert legal(s)[:3] == ["give L01", "give M05", "give P01"]
    assert cells(play(s.copy(), "give L01"), "obtain") == {"c1"}
    assert cells(play(s.copy(), "give M05"), "obtain") == {"e1"}
    play(s, "give P01")
    assert all(at(s, cell)[0] == "P" for cell in cells(s, "obtain"))
    assert why(s, "obtain c1") == ("other_rank", "R115")
    assert why(s, "obtain a1") == ("empty_cell", "R61")


def test_trade_never_gives_others() -> None:
    """R116, C8: no marked Midshipman, Marine, Corporal, Landsman, or Seaman in a berth."""
    s = play(arrived("M01", PORT, crew=[CREW]), "use")
    assert why(s, "give M06") == ("trade_marked", "R116")
    for name in ("R01", "C01"):
        assert why(s, f"give {name}") == ("not_to_give", "R115")
    for name in ("D01", "D07"):
        with pytest.raises(BadNotation):
            GAME.notation.read(f"give {name}")


def test_the_trader_is_not_given() -> None:
    """R117, C1: he is marked before he could be given; no marked Midshipman ever leaves."""
    s = play(arrived("M01", PORT, crew=["P01"]), "use")
    assert why(s, "give M01") == ("trade_marked", "R116")
    alone = position(array={"a1": "M01", "e1": "M04"}, pawns=["a1"])
    assert reason(told(alone, "recruit a1")) == "no_trade"


def test_trade_without_a_partner() -> None:
    """R115: a rank of which nobody lies face up can't be given."""
    s = arrived("M01", {"d1": "P02"}, crew=["L01 P01"])
    assert why(play(s, "use"), "give L01") == ("no_partner", "R115")


def test_the_landsman_stays_under_the_traded_card() -> None:
    """R118: he is not taken; the officer given away lies on him."""
    s = arrived("M01", {"c1": "L02"}, landsmen_at={"c1": "D09"}, crew=["L01"])
    play(s, "use", "give L01", "obtain c1")
    assert (aboard(s, 0), at(s, "c1"), landsman_at(s, "c1")) == ("L02 M01*", "L01", "D09")


def test_trade_adds_no_landsman() -> None:
    """R118: nor is one given to an officer with the icon put where none lay."""
    s = arrived("M01", {"d1": "P03"}, crew=["P01"])
    play(s, "use", "give P01", "obtain d1")
    assert (at(s, "d1"), landsman_at(s, "d1")) == ("P01", None)
    assert s.hands_at == 0


def test_a_midshipman_got_by_trade() -> None:
    """R119: no £1, but his privilege is asked at once."""
    s = arrived("M01", {"e1": "M04"}, crew=["M05"])
    play(s, "use", "give M05", "obtain e1")
    assert (step(s), purse(s)[0]) == ("privilege", 1)
    assert purse(play(s, "use"))[0] == 4
    assert aboard(s, 0) == "M04* M01*"


def test_trade_leads_to_another_trade() -> None:
    """R119, A15: the Midshipman got may trade in turn."""
    s = arrived("M01", {"e1": "M02", "c1": "L02"}, crew=["M05 L01"])
    play(s, "use", "give M05", "obtain e1", "use", "give L01", "obtain c1")
    assert aboard(s, 0) == "L02 M02* M01*"
    assert (step(s), s.frames) == ("turn", (("turn",),))


def test_trade_is_free() -> None:
    """R120, A13: no AP, and no £1 for pawns on the card, whose they are."""
    s = arrived("M01", {"c1": "L02"}, crew=["L01"], pawns=["a1", "c1"])
    play(s, "use", "give L01", "obtain c1")
    assert (s.ap, purse(s), pawn(s, 1)) == (3, [1, 0], "c1")


def test_trade_under_the_own_pawn() -> None:
    """A13: the ban on officers under one's own pawn is replenishing's."""
    s = position(array={"c1": "L02"}, pawns=["c1"], crew=["L01 M01*"])
    s.frames = (("turn",), ("within", "trade", card("M01")), ("trade",))
    play(s, "give L01", "obtain c1")
    assert (at(s, "c1"), pawn(s, 0)) == ("L01", "c1")


def test_trade_needs_no_free_berth() -> None:
    """A47: with three Lieutenants one is exchanged, the newcomer takes his place."""
    s = arrived("M01", {"c1": "L04"}, crew=["L01 L02 L03"])
    play(s, "use", "give L02", "obtain c1")
    assert aboard(s, 0) == "L01 L04 L03 M01*"


def test_a_traded_officer_is_an_ordinary_card_again() -> None:
    """R130a: he costs his AP; a Midshipman brings £1 and may use his privilege again."""
    s = arrived("M01", {"b1": "M04"}, landsmen_at={"b1": None}, crew=["M16"], money=[3])
    play(s, "use", "give M16", "obtain b1", "decline", "move b1", "recruit b1")
    assert (step(s), purse(s)[0], s.ap) == ("privilege", 5, 0)
    assert play(s, "use").ships[0].trainer


def test_a_traded_petty_officer_takes_any_berth() -> None:
    """R130b: the surgeon got for a cook may be laid in the lookout's berth."""
    s = arrived("M01", {"d1": "P03"}, crew=["P07"])
    play(s, "use", "give P07", "obtain d1")
    assert GAME.layout_refusal(s, 0, "P03", "lookout") is None
    seen = GAME.view(s, 0, {0: {"P03": "lookout"}})["ships"][0]
    assert seen["berths"] == {"lookout": "P03"}


# £4.


@pytest.mark.parametrize("money", [0, 1, 2])
def test_the_bank_tops_up_to_four(money: int) -> None:
    """R121: his £1 is counted, so £3, £2, £1 are taken."""
    s = arrived("M04", money=[money])
    assert purse(s)[0] == money + 1
    assert purse(play(s, "use"))[0] == 4


def test_nothing_to_take_at_four() -> None:
    """R121, A22: refused; buying AP first makes room, and that is proposed."""
    s = arrived("M04", money=[3])
    assert why(s, "use") == ("full_purse", "R121")
    assert remedy(s, "use") == ["buy 1"]
    s = arrived("M04", money=[7])
    assert remedy(s, "use") == ["buy 5"]
    play(s, "buy 5", "use")
    assert (purse(s)[0], s.ap) == (4, 8)


# Recruit.


def test_recruit_takes_any_officer() -> None:
    """R122: £2 to the bank, no AP, the pawn stays; his landsman comes too."""
    s = arrived("M07", {"d4": "L01"}, landsmen_at={"d4": "D09"}, pawns=["a1", "b1"], money=[3])
    play(s, "use", "commission d4")
    assert (aboard(s, 0), purse(s), s.ap, pawn(s, 0)) == ("L01 M07* D09", [2, 0], 3, "a1")
    assert at(s, "d4") is None


def test_recruit_may_take_the_recruiters_own_pound() -> None:
    """R123, R65: £1 and his £1; with £1 in all it is not asked at all."""
    assert purse(play(arrived("M07", money=[1]), "use"))[0] == 0
    s = position(array=RECRUITER, pawns=["a1"])
    assert reason(told(s, "recruit a1")) == "no_pounds"
    assert step(s) == "turn"


def test_money_may_not_fall_short_while_deciding() -> None:
    """R123, R130: after buying AP the £2 are gone, and the use is refused."""
    s = play(arrived("M07", money=[1]), "buy 1")
    assert why(s, "use") == ("no_pounds", "R123")


def test_recruit_needs_a_berth() -> None:
    """R124: no fourth Lieutenant; other ranks are open."""
    s = play(arrived("M07", {"d4": "L04"}, crew=["L01 L02 L03"], money=[1]), "use")
    assert why(s, "commission d4") == ("no_berth", "R56")
    assert "commission b1" in legal(s)


def test_recruit_pays_pawn_owners() -> None:
    """R124, A11, A43: £1 to the one whose pawn is on the card; unpayable ones are refused."""
    s = arrived("M07", {"d4": "L01"}, money=[2], pawns=["a1", "d4"])
    play(s, "use")
    assert options(s)["commission d4"].cost.payees == ((1, "pounds", 1),)
    assert purse(play(s, "commission d4")) == [0, 1]
    poor = play(arrived("M07", {"d4": "L01"}, money=[1], pawns=["a1", "d4"]), "use")
    assert why(poor, "commission d4") == ("no_toll", "R55")


def test_own_pawn_there_costs_nothing() -> None:
    """A11: by the Privilege town's Recruit from another's card only others are paid."""
    s = position(array={"c1": "L01"}, pawns=["c1", "c1"], crew=["M07*"], money=[1])
    s.commissioned = True
    s.frames = (("turn",), ("within", "recruit", card("M07")), ("commission",))
    assert options(s)["commission c1"].cost.payees == ((1, "pounds", 1),)


def test_his_pound_pays_the_owner_on_the_second_card() -> None:
    """A12: £2 and his £1: two for the bank, one for the pawn's owner."""
    s = arrived("M07", {"d4": "R01"}, money=[2], pawns=["a1", "d4"])
    assert purse(play(s, "use", "commission d4")) == [0, 1]


def test_money_for_the_toll_is_reserved() -> None:
    """A9, R124: points can't be bought with the last pound that some officer's owner needs."""
    port = {name: f"T{n}" for n, name in enumerate(("b1", "c1", "d1", "e1", "a2", "b2", "c2"), 1)}
    others = {cell: None for cell in cards.GRID.names if cell not in {"a1", "e5", *port}}
    s = arrived("M07", {**others, **port, "e5": "R01"}, money=[2], pawns=["a1", "e5"])
    play(s, "use")
    assert legal(s) == ["commission e5"]
    assert why(s, "buy 1") == ("money_reserved", "R38")


def test_a_midshipman_taken_by_recruit() -> None:
    """R125: no £1 for him; his privilege may be used."""
    s = arrived("M07", {"d4": "M04"}, money=[1])
    play(s, "use", "commission d4")
    assert (step(s), purse(s)[0]) == ("privilege", 0)
    assert purse(play(s, "use"))[0] == 4


def test_no_second_recruit_in_the_action() -> None:
    """R125: another Recruit Midshipman taken by Recruit can't use his."""
    s = arrived("M07", {"d4": "M08"}, money=[9])
    play(s, "use")
    assert reason(told(s, "commission d4")) == "second_recruit"
    assert (step(s), aboard(s, 0)) == ("turn", "M07* M08 D46")


def test_recruit_once_in_a_whole_chain() -> None:
    """A15, R125: not by way of Trade, nor by way of the gig and the Privilege town."""
    s = arrived("M07", {"d4": "M01", "e5": "M08"}, money=[9], crew=["M10"])
    play(s, "use", "commission d4", "use", "give M10")
    assert reason(told(s, "obtain e5")) == "second_recruit"
    s = arrived("M07", {"d4": "M13", "e5": "T2"}, money=[9], crew=["M08 M04"])
    play(s, "use", "commission d4", "use", "buy 7", "land e5")
    assert why(s, "call M08") == ("second_recruit", "R125")
    assert "call M04" in legal(s)


def test_a_midshipman_by_recruit_needs_a_second_berth() -> None:
    """A47: with him the sixth, no seventh comes by his privilege."""
    s = arrived("M07", {"d4": "M04"}, money=[9], crew=["M01 M02 M03 M05* M06"])
    assert why(play(s, "use"), "commission d4") == ("no_berth", "R56")


def test_recruit_again_in_another_action() -> None:
    """A16: in the same turn, by the Privilege town and by a second Midshipman."""
    s = arrived("M07", {"b1": "T2", "c1": "M09"}, crew=["M08"], money=[9])
    play(s, "use", "commission e5", "move b1", "call M08", "commission d5")
    play(s, "buy 1", "move c1", "recruit c1", "use", "commission c5")
    assert s.ships[0].used == (card("M07"), card("M08"), card("M09"))
    assert len(s.ships[0].marines + s.ships[0].corporals + s.ships[0].petty_officers) == 3


def test_recruit_again_where_the_gig_landed() -> None:
    """A16: Recruit, a gig, and recruiting where it landed are two actions, with no step between."""
    s = arrived("M07", {"d4": "M13", "b1": "M08"}, money=[9])
    play(s, "use", "commission d4", "use", "land b1", "recruit b1")
    assert step(s) == "privilege"
    assert "use" in legal(s)


# Promote.


def test_promote_promotes_all_without_points() -> None:
    """R126: every landsman, 0 AP."""
    s = play(arrived("M10", crew=["D01 D25 D02+"]), "use")
    assert (aboard(s, 0), s.ap) == ("M10* D02+ D01+ D25+", 3)


# Captain's Gig.


def test_the_gig_goes_anywhere() -> None:
    """R127: all cells but the own, no AP."""
    s = play(arrived("M13"), "use")
    assert cells(s, "land") == set(cards.GRID.names) - {"a1"}
    play(s, "land d4")
    assert (pawn(s, 0), s.ap, step(s)) == ("d4", 3, "turn")


def test_the_gig_does_not_stay() -> None:
    """A21: the own cell is refused."""
    assert why(play(arrived("M13"), "use"), "land a1") == ("same_cell", "A21")


def test_the_gig_resolves_a_town_at_once() -> None:
    """R127, R75, C5: Mutiny by gig."""
    s = arrived("M13", {"d4": "T7"}, crew=["", "D01 D02"])
    play(s, "use", "land d4")
    assert s.ships[1].mutineers == 2


def test_the_gig_pays_for_grog() -> None:
    """C9: 1 AP; without it no target, unless it can be bought."""
    s = play(arrived("M13", {"d4": "T5"}), "use")
    assert options(s)["land d4"].cost.of("ap") == 1
    assert play(s, "land d4").ap == 2
    towns = {"b1": "T2", "d4": "T5"}
    poor = play(position(array=towns, pawns=["a1"], crew=["M13"], ap=1), "move b1", "call M13")
    assert why(poor, "land d4") == ("no_ap", "C9")
    rich = position(array=towns, pawns=["a1"], crew=["M13"], ap=1, money=[1])
    play(rich, "move b1", "call M13")
    assert why(rich, "land d4") == ("buy_ap", "C9")
    assert remedy(rich, "land d4") == ["buy 1"]


def test_the_gig_gains_nothing_by_shortcut() -> None:
    """A44: it is free already; no AP comes back."""
    s = arrived("M13", {"d4": "T6"})
    assert play(s, "use", "land d4").ap == 3


def test_the_gig_to_a_used_town() -> None:
    """A51, R78: legal, and it does not resolve again."""
    s = position(array={"b1": "T3", "c1": "M13"}, pawns=["a1"])
    play(s, "move b1", "move c1", "recruit c1", "use")
    assert [text.id for text in options(s)["land b1"].effects] == ["effect-town-used"]
    play(s, "land b1")
    assert (pawn(s, 0), purse(s)[0]) == ("b1", 2)


def test_the_gig_from_ashore() -> None:
    """A8: never happens; if it did, any cell would do."""
    s = position(crew=["M13*"])
    s.frames = (("turn",), ("within", "captains_gig", card("M13")), ("gig",))
    assert len(cells(s, "land")) == 25
    assert pawn(play(s, "land c3"), 0) == "c3"


def test_the_gigs_midshipman_is_marked_before_he_lands() -> None:
    """A53: Aristocrats don't pay for him; Training promotes the landsman he brought."""
    s = arrived("M13", {"d4": "T1"}, crew=["M04"])
    assert purse(play(s, "use", "land d4"))[0] == 2
    s = arrived("M13", {"d4": "T4"}, landsmen_at={"a1": "D09"})
    assert aboard(play(s, "use", "land d4"), 0) == "M13* D09+"
    s = arrived("M13", {"d4": "T7"}, landsmen_at={"a1": "D09"})
    assert play(s, "use", "land d4").ships[0].mutineers == 1


def test_gig_to_the_privilege_town_to_recruit() -> None:
    """A15: a chain of three in one action, and the turn goes on after it."""
    s = arrived("M13", {"d4": "T2", "e5": "L01"}, crew=["M07"], money=[1])
    play(s, "use", "land d4")
    assert step(s) == "privilege_town"
    play(s, "call M07", "commission e5")
    assert (s.ships[0].lieutenants, purse(s)[0], s.frames) == ((card("L01"),), 0, (("turn",),))


# Trainer.


def test_trainer_costs_two_pounds() -> None:
    """R128: his £1 may be used; the marker lies in the Trainer circle."""
    s = play(arrived("M16", money=[1]), "use")
    assert (purse(s)[0], s.ships[0].trainer, aboard(s, 0)) == (0, True, "M16*")


def test_one_trainer_a_player() -> None:
    """R128, R129: the second stays unused and scores; another ship may have its own."""
    s = position(array={"a1": "M17"}, pawns=["a1"], crew=["M16*", "M18*"], money=[9])
    assert reason(told(s, "recruit a1")) == "second_trainer"
    assert s.ships[0].used == (card("M16"),)
    lines = {line["item"]: line for line in GAME.view(s, 0)["ships"][0]["score"]}
    assert (lines["midshipmen"]["count"], lines["midshipmen"]["points"]) == (1, 2)


@pytest.mark.parametrize("name", ["M07", "M16"])
def test_the_price_is_paid_in_full_or_not_at_all(name: str) -> None:
    """R130: with £1 in all nothing is asked, and he stays unmarked."""
    s = position(array={"a1": name}, landsmen_at={"a1": None}, pawns=["a1"])
    assert "privilege_idle" in kinds(told(s, "recruit a1"))
    assert (aboard(s, 0), purse(s)[0], step(s)) == (name, 1, "turn")


# Effective execution (A22).


@pytest.mark.parametrize(
    ("name", "kwargs", "code"),
    [
        ("M10", {}, "no_landsmen"),
        ("M01", {"crew": ["R01 C01 D01"]}, "no_trade"),
        ("M07", {"money": [0]}, "no_pounds"),
        ("M16", {"crew": ["M17*"], "money": [5]}, "second_trainer"),
    ],
)
def test_an_idle_privilege_is_not_asked(name: str, kwargs, code: str) -> None:
    """A22: without effect nobody is marked; the log tells why, and the turn goes on."""
    s = position(array={"a1": name}, landsmen_at={"a1": None}, pawns=["a1"], **kwargs)
    assert reason(told(s, "recruit a1")) == code
    assert step(s) == "turn"
    assert card(name) not in s.ships[0].used


def test_an_idle_privilege_at_the_town_is_refused() -> None:
    """A22: Promote without landsmen is a candidate there, with its reason."""
    s = play(position(array={"b1": "T2"}, pawns=["a1"], crew=["M10 M04"]), "move b1")
    assert why(s, "call M10") == ("no_landsmen", "A22")


def test_recruit_without_anybody_to_take() -> None:
    """A22, R124: no officer with a free berth lies in the array."""
    port = {cell: None for cell in cards.GRID.names if cell not in ("a1", "e5")}
    s = position(
        array={**port, "a1": "M07", "e5": "L04"}, pawns=["a1"], crew=["L01 L02 L03"], money=[9]
    )
    assert reason(told(s, "recruit a1")) == "nobody_to_recruit"


def test_recruit_with_owners_that_cannot_be_paid() -> None:
    """A22, R124: £2 are there, but not the £1 for the pawn on the only officer."""
    port = {cell: None for cell in cards.GRID.names if cell not in ("a1", "e5")}
    array = {**port, "a1": "M07", "e5": "R01"}
    s = position(array=array, pawns=["a1", "e5"], money=[1])
    assert reason(told(s, "recruit a1")) == "nobody_to_recruit"
    s = position(array=array, pawns=["a1", "e5"], money=[2])
    assert step(play(s, "recruit a1")) == "privilege"


def test_the_privilege_is_decided_before_anything_else() -> None:
    """R64: while it is asked no other action is open, and the refusal says so."""
    s = arrived("M04")
    for action in ("move b1", "raise", "end", "train", "recruit b1"):
        assert why(s, action) == ("answer_first", "R64")
