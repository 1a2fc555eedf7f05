"""Section 8.7: what each Fortune does."""

from __future__ import annotations

import pytest

from portsmouth.core.option import Option
from portsmouth.core.text import Text
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.games.privateer.build import (
    asked,
    bank,
    cargo,
    ends,
    hoarders,
    infamy,
    last_port,
    legal,
    options,
    play,
    port_card,
    position,
    price,
    relics,
    ship,
    silver,
    square,
    step,
    tracks,
    verbs,
    why,
    wind,
)


def about_to_draw(card: str, *ships: Ship, **more: object) -> PrivateerState:
    """The first ship's turn begins with this card."""
    return position(*ships, step="bounty", deck=[card], **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "blows"),
    [
        ("wind_north", "north"),
        ("wind_east", "east"),
        ("wind_south", "south"),
        ("wind_west", "west"),
        ("dead_calm", "neutral"),
    ],
)
def test_winds(card: str, blows: str) -> None:
    """B3, B2: the card sets the wind for all, until another sets it."""
    s = about_to_draw(card, ship("k9"), wind="south" if blows != "south" else "north")
    play(s, "draw", "stay")
    assert wind(s) == blows


@pytest.mark.parametrize(("die", "passed"), [(4, False), (5, True)])
def test_a_crew_test(die: int, passed: bool) -> None:
    """P24, B46: white die and Crew must reach the number; Buried Treasure: 6 for 5 silver."""
    s = about_to_draw("buried_treasure", ship("k9", crew=1))
    play(s, "draw", dice=[die])
    assert silver(s)[0] == (15 if passed else 10)


@pytest.mark.parametrize(
    ("captain", "carried", "bonus"),
    [("bonnet", [], 0), ("kidd", [], 1), ("bonnet", ["boatswains_whistle"], 1)],
)
def test_kidd_and_the_whistle_help_in_tests(captain: str, carried: list[str], bonus: int) -> None:
    """B46: 1 each."""
    for die in range(1, 7):
        s = about_to_draw("buried_treasure", ship("k9", captain, crew=2, relics=carried))
        play(s, "draw", dice=[die])
        assert (silver(s)[0] == 15) == (die + 2 + bonus >= 6)


def test_a_storm() -> None:
    """B29, B49: who fails 6 has 2 spaces less, in this turn alone."""
    s = about_to_draw("storm", ship("k9", sails=1, crew=0), ship("c2"))
    play(s, "draw", dice=[5])
    assert GAME.view(s, 0)["half_spaces"] == 4
    play(s, "stay", "draw", "stay", "draw")
    assert GAME.view(s, 0)["half_spaces"] == 8


def test_a_storm_weathered() -> None:
    """B46: who passes sails as always."""
    s = about_to_draw("storm", ship("k9", sails=1, crew=1))
    play(s, "draw", dice=[5])
    assert GAME.view(s, 0)["half_spaces"] == 8


def test_at_least_one_space_is_left() -> None:
    """B29, B78: Sails 3 with Sextant, Anchor and Storm: 1; nothing upwind can be reached then."""
    carried = ["brass_sextant", "barnacled_anchor"]
    s = about_to_draw("storm", ship("k9", sails=0, crew=0, relics=carried), wind="east")
    play(s, "draw", dice=[1])
    assert GAME.view(s, 0)["half_spaces"] == 2
    assert ends(s) == {"l9", "m9", "k8", "k10"}


@pytest.mark.parametrize(("die", "left"), [(5, [7]), (6, [10])])
def test_scurvy(die: int, left: list[int]) -> None:
    """B46: test 7, or 3 silver are lost."""
    s = about_to_draw("scurvy", ship("k9", crew=1))
    assert silver(play(s, "draw", dice=[die]))[:1] == left


@pytest.mark.parametrize("purse", [0, 2])
def test_scurvy_takes_what_is_there(purse: int) -> None:
    """B47, B76: nobody owes; it is rolled without silver, too."""
    s = about_to_draw("scurvy", ship("k9", crew=1, silver=purse))
    assert silver(play(s, "draw", dice=[1]))[0] == 0


def test_rats() -> None:
    """B50: who fails 6 discards two cards of his choice, one by one, to the bank."""
    s = about_to_draw("rats", ship("k9", crew=1, cargo={"rum": 2, "fruit": 1, "sugar": 1}))
    play(s, "draw", dice=[4])
    assert asked(s) == ("discard", 0)
    assert legal(s) == ["discard fruit", "discard rum", "discard sugar"]
    play(s, "discard fruit")
    assert legal(s) == ["discard rum", "discard sugar"]
    play(s, "discard rum")
    assert cargo(s) == {"rum": 1, "sugar": 1}
    assert (bank(s, "fruit"), bank(s, "rum")) == (20, 19)
    assert step(s) == "sail"


@pytest.mark.parametrize(
    ("load", "left"),
    [({"rum": 4}, {"rum": 2}), ({"rum": 1, "fruit": 1}, {}), ({"rum": 1}, {}), ({}, {})],
)
def test_rats_without_a_choice(load: dict[str, int], left: dict[str, int]) -> None:
    """B67, B47, B76: all of one good, or all there is: not asked; rolled in an empty hold, too."""
    s = about_to_draw("rats", ship("k9", crew=1, cargo=load))
    play(s, "draw", dice=[4])
    assert cargo(s) == left
    assert step(s) == "sail"


def test_rats_with_the_last_cards_of_one_good() -> None:
    """B67: after a first discard all is of one good, so the second is not asked."""
    s = about_to_draw("rats", ship("k9", crew=1, cargo={"rum": 2, "fruit": 1}))
    play(s, "draw", "discard fruit", dice=[4])
    assert cargo(s) == {"rum": 1}
    assert step(s) == "sail"


def test_rats_kept_off() -> None:
    """B46: passed, nothing is lost."""
    s = about_to_draw("rats", ship("k9", crew=1, cargo={"rum": 2, "fruit": 1}))
    play(s, "draw", dice=[5])
    assert cargo(s) == {"rum": 2, "fruit": 1}


def test_rotten_timbers() -> None:
    """P27, B56, B28: test 5, or the Hold falls a step, start steps too; the excess is discarded."""
    s = about_to_draw("rotten_timbers", ship("k9", crew=1, hold=1, cargo={"rum": 4, "fruit": 1}))
    play(s, "draw", dice=[3])
    assert tracks(s)["hold"] == 0
    assert asked(s) == ("discard", 0)
    play(s, "discard fruit")
    assert cargo(s) == {"rum": 4}
    assert step(s) == "sail"


def test_timbers_hold() -> None:
    """B46: 4 + 1 is enough."""
    s = about_to_draw("rotten_timbers", ship("k9", crew=1, hold=1))
    assert tracks(play(s, "draw", dice=[4]))["hold"] == 1


def test_rotten_timbers_at_position_0() -> None:
    """B56, B76: nothing, but the die is rolled."""
    s = about_to_draw("rotten_timbers", ship("k9", crew=1, hold=0, cargo={"rum": 4}))
    play(s, "draw", dice=[1])
    assert tracks(s)["hold"] == 0
    assert cargo(s) == {"rum": 4}


def test_timbers_with_room_left() -> None:
    """P27: what still fits stays aboard."""
    s = about_to_draw("rotten_timbers", ship("k9", crew=1, hold=1, cargo={"rum": 4}))
    play(s, "draw", dice=[1])
    assert cargo(s) == {"rum": 4}
    assert step(s) == "sail"


OWNER = {"crew": 1, "relics": ["sun_disc", "pearl_mask"]}


def test_a_boarding_party() -> None:
    """B46, B51, B68, B82: the drawer's die, then the other's; the higher total takes a Relic."""
    s = about_to_draw("boarding_party", ship("k9", crew=1), ship("c2", **OWNER))
    play(s, "draw", dice=[5, 4])
    assert asked(s) == ("seize", 0)
    assert legal(s) == ["seize sun_disc", "seize pearl_mask"]
    before = infamy(s)
    play(s, "seize pearl_mask")
    assert (relics(s, 0), relics(s, 1)) == (["pearl_mask"], ["sun_disc"])
    assert infamy(s) == [before[0] + 1, before[1] - 1]
    assert asked(s) == ("sail", 0)


@pytest.mark.parametrize("dice", [[4, 4], [3, 4]])
def test_a_boarding_party_beaten_off(dice: list[int]) -> None:
    """B46: a tie does nothing, nor does a lower total."""
    s = about_to_draw("boarding_party", ship("k9", crew=1), ship("c2", **OWNER))
    play(s, "draw", dice=dice)
    assert relics(s) == []
    assert step(s) == "sail"


def test_crew_and_kidd_count_in_contests() -> None:
    """B46: on both sides."""
    s = about_to_draw(
        "boarding_party", ship("k9", "kidd", crew=1), ship("c2", crew=1, relics=["sun_disc"])
    )
    assert relics(play(s, "draw", dice=[4, 4])) == ["sun_disc"]
    s = about_to_draw(
        "boarding_party", ship("k9", crew=2), ship("c2", "kidd", crew=1, relics=["sun_disc"])
    )
    assert relics(play(s, "draw", dice=[4, 4])) == []


def test_one_relic_is_taken_unasked() -> None:
    """B67, B51: beside a Curse, which can't be taken."""
    s = about_to_draw(
        "boarding_party", ship("k9"), ship("c2", relics=["cursed_doubloon", "sun_disc"])
    )
    play(s, "draw", dice=[6, 1])
    assert (relics(s, 0), relics(s, 1)) == (["sun_disc"], ["cursed_doubloon"])
    assert step(s) == "sail"


def test_curses_are_no_booty() -> None:
    """B51, B68, B47: who has nothing else is no target; then nothing is rolled."""
    s = about_to_draw(
        "boarding_party", ship("k9", relics=["sun_disc"]), ship("c2", relics=["cursed_doubloon"])
    )
    play(s, "draw")
    assert step(s) == "sail"


def test_whom_to_board() -> None:
    """B68, B67: one of those with a Relic must be chosen; the others can't be."""
    s = about_to_draw(
        "boarding_party",
        ship("k9"),
        ship("c2", relics=["sun_disc"]),
        ship("d8"),
        ship("h8", relics=["pearl_mask"]),
    )
    play(s, "draw")
    assert asked(s) == ("victim", 0)
    assert legal(s) == ["at 1", "at 3"]
    assert why(s, "at 2") == "B68"
    play(s, "at 3", dice=[6, 1])
    assert relics(s) == ["pearl_mask"]


def test_the_sea_chart_boarded() -> None:
    """B28, B50, B51: its old owner discards at once, out of turn; then the drawer sails."""
    s = about_to_draw(
        "boarding_party",
        ship("k9"),
        ship("c2", hold=0, relics=["sea_chart"], cargo={"rum": 4, "sugar": 2}),
    )
    play(s, "draw", dice=[6, 1])
    assert asked(s) == ("discard", 1)
    play(s, "discard rum")
    assert asked(s) == ("discard", 1)
    play(s, "discard sugar")
    assert cargo(s, 1) == {"rum": 3, "sugar": 1}
    assert asked(s) == ("sail", 0)


def test_pickpockets() -> None:
    """B46, B82: 3 silver from the other's purse."""
    s = about_to_draw("pickpockets", ship("k9", crew=1), ship("c2", crew=1))
    assert silver(play(s, "draw", dice=[2, 1])) == [13, 7]
    s = about_to_draw("pickpockets", ship("k9", crew=1), ship("c2", crew=1))
    assert silver(play(s, "draw", dice=[2, 2])) == [10, 10]


@pytest.mark.parametrize(("purse", "taken"), [(0, 0), (2, 2)])
def test_pickpockets_take_what_is_there(purse: int, taken: int) -> None:
    """B47, B68: anybody can be picked, whatever his purse; it is rolled all the same."""
    s = about_to_draw("pickpockets", ship("k9"), ship("c2", silver=purse))
    assert silver(play(s, "draw", dice=[6, 1])) == [10 + taken, purse - taken]


def test_whose_pocket() -> None:
    """B68: any other player, also one without silver; the contest is part of the choice."""
    s = about_to_draw("pickpockets", ship("k9"), ship("c2", silver=0), ship("d8"))
    play(s, "draw")
    assert legal(s) == ["at 1", "at 2"]
    assert silver(play(s, "at 2", dice=[6, 1])) == [13, 0, 7]


def test_smugglers() -> None:
    """B53, B79: up to two swaps, own card first, then his; the other can't refuse."""
    s = about_to_draw(
        "smugglers",
        ship("k9", cargo={"rum": 2, "fruit": 1}),
        ship("c2", cargo={"sugar": 1, "rum": 1}),
    )
    play(s, "draw")
    assert asked(s) == ("swap", 0)
    assert set(legal(s)) == {
        "swap fruit rum",
        "swap fruit sugar",
        "swap rum rum",
        "swap rum sugar",
        "pass",
    }
    words = options(s)["swap fruit rum"].label.args
    assert (words["own"], words["his"]) == (Text("good-fruit"), Text("good-rum"))
    play(s, "swap rum sugar")
    assert (cargo(s, 0), cargo(s, 1)) == ({"rum": 1, "fruit": 1, "sugar": 1}, {"rum": 2})
    assert asked(s) == ("swap", 0)
    assert "swap sugar rum" in legal(s)
    play(s, "swap fruit rum")
    assert (cargo(s, 0), cargo(s, 1)) == ({"rum": 2, "sugar": 1}, {"rum": 1, "fruit": 1})
    assert step(s) == "sail"


@pytest.mark.parametrize("swaps", [0, 1])
def test_smugglers_may_stop(swaps: int) -> None:
    """B68: also before the first swap."""
    s = about_to_draw("smugglers", ship("k9", cargo={"rum": 2}), ship("c2", cargo={"sugar": 2}))
    play(s, "draw", *["swap rum sugar"] * swaps, "pass")
    assert cargo(s).get("sugar", 0) == swaps
    assert step(s) == "sail"


def test_a_card_swapped_can_go_back() -> None:
    """B79: in the second swap."""
    s = about_to_draw("smugglers", ship("k9", cargo={"rum": 1}), ship("c2", cargo={"sugar": 1}))
    play(s, "draw", "swap rum sugar", "swap sugar rum")
    assert (cargo(s, 0), cargo(s, 1)) == ({"rum": 1}, {"sugar": 1})


def test_smugglers_choose_one_player_for_both_swaps() -> None:
    """B68, B79: of those with cargo."""
    s = about_to_draw(
        "smugglers",
        ship("k9", cargo={"rum": 2}),
        ship("c2", cargo={"sugar": 2}),
        ship("d8"),
        ship("h8", cargo={"fruit": 2}),
    )
    play(s, "draw")
    assert legal(s) == ["at 1", "at 3"]
    play(s, "at 3", "swap rum fruit")
    assert set(legal(s)) == {
        "swap fruit fruit",
        "swap fruit rum",
        "swap rum fruit",
        "swap rum rum",
        "pass",
    }


@pytest.mark.parametrize(("mine", "theirs"), [({}, {"rum": 1}), ({"rum": 1}, {})])
def test_smugglers_without_cargo(mine: dict[str, int], theirs: dict[str, int]) -> None:
    """B47, B53: without cargo on either side nothing happens."""
    s = about_to_draw("smugglers", ship("k9", cargo=mine), ship("c2", cargo=theirs))
    assert step(play(s, "draw")) == "sail"


def wordings(s: PrivateerState) -> list[tuple[object, ...]]:
    """What the one who is asked reads: labels and effects, legal or not."""

    def words(option: Option) -> tuple[object, ...]:
        return (option.action, option.label, option.effects)

    return [words(option) for option in options(s).values()]


def test_parley_sells() -> None:
    """B54, B80: one card at a price of 1 to 9; who has room is asked in turn order, first come."""
    s = about_to_draw(
        "parley",
        ship("c2", hold=0, cargo={"sugar": 4}),
        ship("k9", cargo={"rum": 2}),
        ship("h8"),
        ship("i9"),
        active=1,
    )
    play(s, "draw")
    assert asked(s) == ("offer", 1)
    assert {each.split()[1] for each in legal(s) if each.startswith("ask ")} == {"rum"}
    assert {int(each.split()[2]) for each in legal(s) if each.startswith("ask ")} == {*range(1, 10)}
    play(s, "ask rum 7")
    assert asked(s) == ("answer", 2)
    play(s, "decline")
    assert asked(s) == ("answer", 3)
    play(s, "accept")
    assert silver(s) == [10, 17, 10, 3]
    assert (cargo(s, 1), cargo(s, 3)) == ({"rum": 1}, {"rum": 1})
    assert asked(s) == ("sail", 1)


def test_parley_passes_over_who_has_no_room() -> None:
    """B80: in turn order from the drawer; a full hold is not asked."""
    s = about_to_draw(
        "parley", ship("k9", cargo={"rum": 1}), ship("c2", hold=0, cargo={"sugar": 4}), ship("h8")
    )
    play(s, "draw", "ask rum 1")
    assert asked(s) == ("answer", 2)


def test_parley_buys() -> None:
    """B54, B80: who carries the good is asked; the drawer needs silver in hand and room."""
    s = about_to_draw(
        "parley", ship("k9", silver=4), ship("c2"), ship("h8", cargo={"fruit": 1}, silver=0)
    )
    play(s, "draw")
    bids = {each for each in legal(s) if each.startswith("bid ")}
    assert {int(each.split()[2]) for each in bids} == {1, 2, 3, 4}
    assert {each: price(s, each) for each in bids} == {each: int(each[-1]) for each in bids}
    selling = about_to_draw("parley", ship("k9", cargo={"rum": 1}), ship("h8"))
    assert price(play(selling, "draw"), "ask rum 4") == 0
    play(s, "bid fruit 4")
    assert asked(s) == ("answer", 2)
    play(s, "accept")
    assert silver(s) == [0, 10, 4]
    assert (cargo(s, 0), cargo(s, 2)) == ({"fruit": 1}, {})
    assert asked(s) == ("sail", 0)


def test_parley_needs_room_to_buy() -> None:
    """B80: a full hold can only sell."""
    s = about_to_draw(
        "parley", ship("k9", hold=0, cargo={"rum": 4}), ship("h8", cargo={"fruit": 1})
    )
    assert verbs(play(s, "draw")) == {"ask", "pass"}


def test_parley_is_offered_to_the_poorest() -> None:
    """B80: the drawer is asked with empty hold and purse, too."""
    s = about_to_draw("parley", ship("k9", silver=0))
    play(s, "draw")
    assert asked(s) == ("offer", 0)
    assert legal(s) == ["pass"]
    assert step(play(s, "pass")) == "sail"


def test_parley_with_nobody_to_take_it() -> None:
    """B80, B54: an offer to nobody is legal and lapses."""
    s = about_to_draw("parley", ship("k9"))
    play(s, "draw", "bid rum 3")
    assert silver(s) == [10, 10]
    assert asked(s) == ("sail", 0)


def test_parley_all_decline() -> None:
    """B54: then nothing happens."""
    s = about_to_draw("parley", ship("k9", cargo={"rum": 1}), ship("c2"), ship("h8"))
    play(s, "draw", "ask rum 2", "decline", "decline")
    assert cargo(s) == {"rum": 1}
    assert asked(s) == ("sail", 0)


@pytest.mark.parametrize("purses", ["closed", "open"])
def test_parley_asks_whatever_the_purse(purses: str) -> None:
    """B80, B54: who can't pay can only decline; the words are the same for all."""
    read = []
    for purse in (4, 5):
        s = about_to_draw(
            "parley",
            ship("k9", cargo={"rum": 1}),
            ship("c2", silver=purse),
            settings={"purses": purses},
        )
        play(s, "draw", "ask rum 5")
        assert asked(s) == ("answer", 1)
        assert legal(s) == (["decline"] if purse == 4 else ["accept", "decline"])
        read.append(wordings(s))
    assert read[0] == read[1]


def test_parley_pays_what_was_named() -> None:
    """B80: Hornigold and the Ruby Ring don't count."""
    s = about_to_draw(
        "parley", ship("k9", "hornigold", cargo={"rum": 1}, relics=["ruby_ring"]), ship("c2")
    )
    assert silver(play(s, "draw", "ask rum 3", "accept")) == [13, 7]


def test_prize_money() -> None:
    """B62: 4 silver."""
    s = about_to_draw("prize_money", ship("k9"))
    assert silver(play(s, "draw"))[0] == 14


def test_a_drifting_wreck() -> None:
    """B43: the colour die names a good; none to two are taken, then one sails."""
    s = about_to_draw("drifting_wreck", ship("k9"))
    play(s, "draw", dice=["blue"])
    assert asked(s) == ("spoils", 0)
    assert legal(s) == ["take 0", "take 1", "take 2"]
    play(s, "take 2")
    assert cargo(s) == {"rum": 2}
    assert bank(s, "rum") == 18
    assert asked(s) == ("sail", 0)


def test_a_wreck_and_a_hold_with_one_place() -> None:
    """B43: no more than fits; with a full hold it is rolled and nothing asked (B76)."""
    s = about_to_draw("drifting_wreck", ship("k9", hold=0, cargo={"rum": 3}))
    assert legal(play(s, "draw", dice=["white"])) == ["take 0", "take 1"]
    s = about_to_draw("drifting_wreck", ship("k9", hold=0, cargo={"rum": 4}))
    assert step(play(s, "draw", dice=["white"])) == "sail"


def test_a_wreck_of_what_the_bank_has_not() -> None:
    """B11, B43: no more than the bank has."""
    s = about_to_draw("drifting_wreck", ship("k9"), *hoarders(rum=1))
    assert legal(play(s, "draw", dice=["blue"])) == ["take 0", "take 1"]


@pytest.mark.parametrize("captain", ["morgan", "lafitte"])
def test_a_wreck_is_no_plunder(captain: str) -> None:
    """B88: neither Morgan, nor the Letter, nor Lafitte's second die."""
    s = about_to_draw("drifting_wreck", ship("k9", captain, relics=["letter_of_marque"]))
    assert legal(play(s, "draw", dice=["blue"])) == ["take 0", "take 1", "take 2"]


def test_shipwrights_debt_lies_open() -> None:
    """B74: before its owner, for all to see; it is not on the discards."""
    s = about_to_draw("shipwrights_debt", ship("k9"))
    play(s, "draw")
    assert GAME.view(s, 1)["ships"][0]["debts"] == 1
    assert GAME.view(s, 1)["bounty"] == {"left": 59, "discarded": []}
    assert step(s) == "sail"


def test_harbour_gossip() -> None:
    """B57: one of six ports, also the own one; its card is replaced at once."""
    s = about_to_draw("harbour_gossip", ship("j6"), ports={"tortuga": "PC16"}, port_deck=["PC20"])
    play(s, "draw")
    ports = ["cartagena", "caracas", "san_juan", "havana", "tortuga", "catalina"]
    assert {*legal(s)} == {"pass", *(f"gossip {port}" for port in ports)}
    play(s, "gossip tortuga")
    assert port_card(s, "tortuga") == "PC20"
    assert GAME.view(s, 1)["port_cards"] == {"left": 13, "discarded": ["PC16"]}
    assert step(s) == "sail"


def test_gossip_may_be_left() -> None:
    """B57: `pass` changes nothing."""
    s = about_to_draw("harbour_gossip", ship("j6"))
    before = s.ports
    assert step(play(s, "draw", "pass")) == "sail"
    assert s.ports == before


def test_the_press_gang() -> None:
    """B58: all who are lowest by the track pay 2, the drawer too; Kidd's 1 does not count."""
    s = about_to_draw(
        "press_gang",
        ship("k9", crew=1),
        ship("c2", "kidd", crew=1, relics=["boatswains_whistle"], silver=1),
        ship("h8", crew=2),
    )
    assert silver(play(s, "draw")) == [8, 0, 10]


def test_the_royal_tax() -> None:
    """B59, B47: 1 silver for each Relic that is no Curse, as far as the purse goes."""
    s = about_to_draw(
        "royal_tax",
        ship("k9", relics=["sun_disc", "long_nine", "cursed_doubloon"]),
        ship("c2", relics=["pearl_mask", "silver_bell"], silver=1),
        ship("h8", relics=["barnacled_anchor"]),
    )
    assert silver(play(s, "draw")) == [8, 0, 10]


@pytest.mark.parametrize(("die", "sails"), [(5, False), (6, True)])
def test_becalmed(die: int, sails: bool) -> None:
    """B49, B84: who fails 7 stays where he is, and is asked all the same."""
    s = about_to_draw("becalmed", ship("k9", crew=1), ship("c2"))
    play(s, "draw", dice=[die])
    assert ("sail" in verbs(s)) == sails
    assert "stay" in verbs(s)
    if not sails:
        assert legal(s) == ["stay"]
        assert why(s, "sail k8") == "B49"
        play(s, "stay", "draw", "stay", "draw")
        assert "sail" in verbs(s)


def test_who_is_becalmed_may_turn_the_wind() -> None:
    """B49, B84: Vane and the Glass."""
    s = about_to_draw("becalmed", ship("k9", "vane", crew=0), wind="east")
    play(s, "draw", dice=[1])
    assert {*legal(s)} == {"wind north", "wind south", "stay"}
    assert wind(play(s, "wind north")) == "north"
    assert legal(s) == ["stay"]


@pytest.mark.parametrize("card", ["storm", "becalmed"])
def test_bonny_rolls_for_neither(card: str) -> None:
    """B25, B76: no die is thrown, and she sails as always."""
    s = about_to_draw(card, ship("k9", "bonny"))
    play(s, "draw")
    assert GAME.view(s, 0)["half_spaces"] == 6
    assert "sail" in verbs(s)


def test_cards_move_no_ship() -> None:
    """P32: whatever is drawn, ships stay where they are until they sail."""
    for card in ("storm", "becalmed", "wind_east", "rats"):
        s = about_to_draw(card, ship("k9", crew=5))
        play(s, "draw", dice=[6] if card in ("storm", "becalmed", "rats") else [])
        assert (square(s), last_port(s)) == ("k9", "cartagena")
