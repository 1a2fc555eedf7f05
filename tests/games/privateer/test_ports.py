"""Section 5.6: port visits, trade, upgrades, and what is refused there."""

from __future__ import annotations

import pytest

from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.games.privateer.build import (
    asked,
    bank,
    cargo,
    fortune,
    hoarders,
    infamy,
    last_port,
    legal,
    options,
    play,
    port_card,
    position,
    price,
    record,
    ship,
    silver,
    square,
    tracks,
    verbs,
    why,
)

PC08 = {"tortuga": "PC08"}
"""Tortuga sells Rum 2, Tobacco 4, Sugar 3, and buys Paprika 3, Cinnamon 4, Fruit 5."""


def in_tortuga(
    *others: Ship, settings: dict[str, object] = {}, **of_ship: object
) -> PrivateerState:
    """A ship has just sailed into Tortuga, where PC08 lies open."""
    s = position(ship("i6", **of_ship), *others, ports=PC08, settings=settings)  # type: ignore
    return play(s, "sail j6")


def test_a_move_into_another_port_opens_a_visit() -> None:
    """P39, B36, B60: by itself; nothing need be done there."""
    s = in_tortuga()
    assert asked(s) == ("port", 0)
    assert asked(play(s, "done")) == ("bounty", 1)


def test_the_last_port_opens_none() -> None:
    """P39, P53: the turn ends, and nothing was traded."""
    s = position(ship("i6", last="tortuga"), ports=PC08)
    play(s, "sail j6")
    assert asked(s) == ("bounty", 1)


def test_the_start_port_is_the_last_port() -> None:
    """P40: at the first turn."""
    s = position(ship("g11"), round=1)
    assert last_port(s) == "cartagena"
    s = position(ship("f11"), round=1)
    assert asked(play(s, "sail g11")) == ("bounty", 1)


def test_another_port_must_come_between() -> None:
    """P53: then one may trade there again."""
    s = in_tortuga(sails=5)
    play(s, "done", "draw", "stay", "draw", "sail i6", "draw", "stay", "draw", "sail j6")
    assert asked(s) == ("bounty", 1)
    play(s, "draw", "stay", "draw", "sail n6")
    assert asked(s) == ("port", 0)
    play(s, "done", "draw", "stay", "draw", "sail j6")
    assert asked(s) == ("port", 0)


def test_a_port_counts_as_visited_without_trade() -> None:
    """B36: the move that ends in it is enough; passing through is not."""
    s = in_tortuga()
    play(s, "done")
    assert last_port(s) == "tortuga"
    s = position(ship("i6", sails=5))
    assert last_port(play(s, "sail k7")) == "cartagena"


def test_the_last_port_during_a_visit() -> None:
    """B85, P61: the new one, from the ship's arrival."""
    assert last_port(in_tortuga()) == "tortuga"


def test_staying_in_port_opens_nothing() -> None:
    """B6, P53: no port phase without a move."""
    s = position(ship("j6"))
    assert why(s, "sell rum 1") == "P53"
    assert asked(play(s, "stay")) == ("bounty", 1)


def test_trade_needs_a_visit() -> None:
    """P39: at sea nothing is sold."""
    assert why(position(ship("k9")), "sell rum 1") == "P39"


def test_selling() -> None:
    """P54, B62, B17: by the card's prices, to the bank; other goods the port won't buy."""
    s = in_tortuga(cargo={"fruit": 3, "sugar": 1}, silver=0)
    play(s, "sell fruit 2")
    assert silver(s)[0] == 10
    assert cargo(s) == {"fruit": 1, "sugar": 1}
    assert bank(s, "fruit") == 19
    assert why(s, "sell sugar 1") == "B17"
    assert why(s, "sell fruit 2") == "B66"


def test_buying() -> None:
    """P54, P55, B16, B66: by the card's prices, up to the Hold, in full or not at all."""
    s = in_tortuga(silver=9, hold=1)
    assert why(s, "buy fruit 1") == "B16"
    assert why(s, "buy tobacco 3") == "B66"
    assert why(s, "buy rum 6") == "P55"
    play(s, "buy rum 3")
    assert (silver(s)[0], cargo(s), bank(s, "rum")) == (3, {"rum": 3}, 17)
    assert why(s, "buy tobacco 1") == "B66"
    play(s, "buy sugar 1")
    assert why(s, "buy rum 1") == "B66"
    s = in_tortuga(silver=4, hold=1)
    assert options(s)["buy rum 2"].legal, "all the silver that is there"
    assert silver(play(s, "buy rum 2"))[0] == 0


def test_a_bought_out_bank() -> None:
    """P9, P17: a good can be sold out."""
    s = play(position(ship("i6", silver=50, hold=5), *hoarders(rum=3), ports=PC08), "sail j6")
    assert why(s, "buy rum 4") == "P17"
    filled = play(s.copy(), "buy sugar 10")
    assert why(filled, "buy rum 3") == "P55"
    play(s, "buy rum 3")
    assert why(s, "buy rum 1") == "P17"


def test_what_can_not_be_traded_stands_there_with_its_reason() -> None:
    """B17, P55: one card of each good, refused; what can be is there in every number."""
    s = in_tortuga(cargo={"fruit": 2, "rum": 1}, silver=4, hold=1)
    found = options(s)
    assert {each for each in found if each.startswith("sell ")} == {
        "sell fruit 1",
        "sell fruit 2",
        *(f"sell {good} 1" for good in ("paprika", "cinnamon", "tobacco", "rum", "sugar")),
    }
    assert [found[f"sell {good} 1"].legal for good in ("rum", "fruit", "paprika")] == [
        False,
        True,
        False,
    ]
    assert {each for each in found if each.startswith("buy ")} == {
        "buy rum 1",
        "buy rum 2",
        *(f"buy {good} 1" for good in ("paprika", "cinnamon", "fruit", "tobacco", "sugar")),
    }
    assert [each.id for each in found["sell fruit 2"].effects] == ["effect-gain"]


def test_no_resale_by_the_same_card() -> None:
    """B16: what is sold there is not bought there."""
    s = in_tortuga()
    play(s, "buy rum 1")
    assert why(s, "sell rum 1") == "B17"


def test_sale_purchase_and_upgrade_in_any_order() -> None:
    """P54, B60: several of each in one visit."""
    s = in_tortuga(cargo={"fruit": 4}, silver=8, sails=1, hold=0)
    play(
        s,
        "upgrade sails",
        "sell fruit 1",
        "upgrade hold",
        "sell fruit 3",
        "buy rum 2",
        "buy sugar 1",
    )
    assert silver(s)[0] == 8 - 8 + 5 - 5 + 15 - 4 - 3
    assert cargo(s) == {"rum": 2, "sugar": 1}
    assert (tracks(s)["sails"], tracks(s)["hold"]) == (2, 1)
    assert asked(s) == ("port", 0)


def test_an_upgrade_is_one_step_of_one_track() -> None:
    """P57, P58: for the price of the position it reaches; nothing lies beyond the last."""
    s = in_tortuga(silver=100, crew=0)
    paid = []
    for _ in range(5):
        before = silver(s)[0]
        play(s, "upgrade crew")
        paid.append(before - silver(s)[0])
    assert paid == [5, 8, 12, 16, 20]
    assert why(s, "upgrade crew") == "P57"
    assert silver(s)[0] == 100 - 61


def test_an_upgrade_needs_its_silver() -> None:
    """B66: 8, and 7 are there."""
    s = in_tortuga(silver=7, sails=1)
    assert why(s, "upgrade sails") == "B66"
    assert tracks(s)["sails"] == 1


def test_a_bigger_hold_takes_more_at_once() -> None:
    """P26, P28, P55: an upgrade works in the same visit."""
    s = in_tortuga(silver=30, hold=0)
    play(s, "buy rum 4")
    assert why(s, "buy rum 1") == "P55"
    play(s, "upgrade hold", "buy rum 1")
    assert cargo(s) == {"rum": 5}


@pytest.mark.parametrize(
    ("actions", "replaced"),
    [
        ([], False),
        (["upgrade sails"], False),
        (["sell fruit 1"], True),
        (["buy rum 1"], True),
        (["upgrade sails", "buy rum 1", "sell fruit 1"], True),
    ],
)
def test_when_the_port_card_is_replaced(actions: list[str], replaced: bool) -> None:
    """P41, P6, B15: once, at the end of a visit, if a cargo card was bought or sold there."""
    s = position(ship("i6", cargo={"fruit": 1}, silver=20), ports=PC08, port_deck=["PC17", "PC18"])
    others = {port: port_card(s, port) for port in ("havana", "san_juan")}
    play(s, "sail j6", *actions)
    assert port_card(s, "tortuga") == "PC08"
    revealed = record(s, "done").revealed
    assert revealed == replaced
    assert port_card(s, "tortuga") == ("PC17" if replaced else "PC08")
    assert {port: port_card(s, port) for port in others} == others
    discarded = GAME.view(s, 0)["port_cards"]["discarded"]
    assert discarded == (["PC08"] if replaced else [])


def test_a_visit_ends_the_turn() -> None:
    """P29, P42: what comes in it is reckoned, and the next seat draws."""
    s = in_tortuga(silver=20, sails=1)
    before = infamy(s)[0]
    play(s, "upgrade sails", "done")
    assert infamy(s)[0] == before + 1
    assert asked(s) == ("bounty", 1)


def test_a_visit_follows_no_battle() -> None:
    """P59: after a fight the turn is over, wherever the ships are."""
    s = position(ship("h8", cannons=1), ship("i9", cannons=1))
    play(s, "sail i9", "roll", dice=[1, 6, "blue"])
    assert square(s) == "j6"
    assert asked(s) == ("bounty", 1)


def test_any_number_of_ships_in_a_port() -> None:
    """P60, B7: they trade by the same card, one after the other."""
    s = position(ship("i6"), ship("j6"), ship("j6"), ship("j6"), ports=PC08)
    assert asked(play(s, "sail j6")) == ("port", 0)


def test_shipwrights_debt() -> None:
    """B55, B74: the visit's first upgrade costs half, rounded up; the card is discarded."""
    s = in_tortuga(silver=30, sails=0, crew=0, debts=1)
    assert price(s, "upgrade sails") == 3
    play(s, "upgrade sails")
    assert silver(s)[0] == 27
    assert s.ships[0].debts == 0
    assert s.bounty_discard == (fortune("shipwrights_debt"),)
    assert price(s, "upgrade crew") == 5


def test_two_debts() -> None:
    """B74: the first two upgrades, one each, also on one track."""
    s = in_tortuga(silver=30, sails=0, debts=2)
    play(s, "upgrade sails")
    assert price(s, "upgrade sails") == 4
    play(s, "upgrade sails")
    assert silver(s)[0] == 30 - 3 - 4
    assert price(s, "upgrade sails") == 12


def test_an_unused_debt_lapses() -> None:
    """B55, B74: with any visit that opens, cargo traded or not."""
    s = in_tortuga(silver=30, debts=2)
    play(s, "upgrade sails", "done")
    assert s.ships[0].debts == 0
    assert s.bounty_discard == (fortune("shipwrights_debt"),) * 2


def test_a_debt_waits_for_a_visit() -> None:
    """B55: a stop in the last port, a fight, a turn at sea leave it."""
    s = position(ship("i6", last="tortuga", debts=1))
    play(s, "sail j6")
    assert s.ships[0].debts == 1


def test_a_debt_drawn_in_this_turn() -> None:
    """B74: works in its visit."""
    s = position(ship("i6"), step="bounty", deck=["shipwrights_debt"], ports=PC08)
    play(s, "draw", "sail j6")
    assert price(s, "upgrade sails") == 4


def test_leaving_with_nothing() -> None:
    """B63: without silver and cargo one still draws and sails; the end of the visit warns."""
    s = in_tortuga(silver=0)
    assert "effect-empty-handed" in [each.id for each in options(s)["done"].effects]
    assert legal(s) == ["done"]
    play(s, "done", "draw", "stay", "draw")
    assert verbs(s) == {"sail", "stay"}
    s = in_tortuga(silver=1)
    assert [each.id for each in options(s)["done"].effects] == []


SELL_BACK = {"sell_back": True}


def test_upgrades_are_not_sold_back() -> None:
    """B23: by default."""
    s = in_tortuga(sails=2)
    assert "strip" not in verbs(s)
    assert why(s, "strip sails") == "B23"


def test_selling_an_upgrade_back() -> None:
    """B23, B81: half the printed price of its position, rounded down; start steps too."""
    s = in_tortuga(sails=3, crew=0, silver=0, settings=SELL_BACK)
    before = infamy(s)[0]
    play(s, "strip sails")
    assert (silver(s)[0], tracks(s)["sails"]) == (6, 2)
    play(s, "strip sails", "strip sails")
    assert (silver(s)[0], tracks(s)["sails"]) == (6 + 4 + 2, 0)
    assert infamy(s)[0] == before - 3
    assert why(s, "strip sails") == "B23"
    assert why(s, "strip crew") == "B23"


def test_a_track_goes_up_or_down() -> None:
    """B23, B81, B65: not both in one visit; other tracks may."""
    s = in_tortuga(sails=2, hold=0, silver=40, settings=SELL_BACK)
    play(s, "strip sails")
    assert why(s, "upgrade sails") == "B81"
    play(s, "upgrade hold")
    assert why(s, "strip hold") == "B81"
    assert tracks(play(s, "strip sails"))["sails"] == 0


def test_the_next_visit_is_free_again() -> None:
    """B23, B81: what went down in one visit may go up in the next, and the other way round."""
    s = in_tortuga(sails=5, crew=0, silver=60, settings=SELL_BACK)
    play(s, "strip sails", "upgrade crew", "done", "draw", "stay", "draw", "sail n6")
    assert asked(s) == ("port", 0)
    assert {"upgrade sails", "strip crew"} <= {*legal(s)}
    assert GAME.view(s, 0)["visit"]["upgraded"] == GAME.view(s, 0)["visit"]["stripped"] == []


def test_the_last_step_sold_back() -> None:
    """B23, B19: 10 silver, and 3 Infamy less."""
    s = in_tortuga(cannons=5, silver=0, settings=SELL_BACK)
    before = infamy(s)[0]
    play(s, "strip cannons")
    assert silver(s)[0] == 10
    assert infamy(s)[0] == before - 3


def test_roberts_sells_crew_back_at_the_printed_price() -> None:
    """B81, B23: half of the printed price for him, too; not on a track bought in this visit."""
    s = position(ship("i6", "roberts", crew=2, silver=20, debts=1), ports=PC08, settings=SELL_BACK)
    play(s, "sail j6")
    sold = play(s.copy(), "strip crew")
    assert silver(sold)[0] == 24
    play(s, "upgrade crew")
    assert why(s, "strip crew") == "B81"


def test_a_smaller_hold_discards_inside_the_visit() -> None:
    """B28, B81, B15: at once; that is no trade, so the Port Card stays."""
    s = in_tortuga(hold=1, cargo={"rum": 4, "tobacco": 1}, settings=SELL_BACK)
    play(s, "strip hold")
    assert asked(s) == ("discard", 0)
    play(s, "discard tobacco")
    assert asked(s) == ("port", 0)
    assert cargo(s) == {"rum": 4}
    assert not record(s, "done").revealed
    assert port_card(s, "tortuga") == "PC08"


def test_a_stripped_sea_chart_ship_keeps_what_fits() -> None:
    """P26, P27: Hold and Sea Chart together are the limit."""
    s = in_tortuga(hold=1, relics=["sea_chart"], cargo={"rum": 6}, settings=SELL_BACK)
    play(s, "strip hold")
    assert cargo(s) == {"rum": 6}


def test_cargo_is_not_thrown_overboard() -> None:
    """B44: neither at sea nor in port is there a way to make room."""
    s = position(ship("i6", cargo={"rum": 4}))
    assert "discard" not in verbs(s)
    assert why(s, "discard rum")
    play(s, "sail j6")
    assert why(s, "discard rum") == "B60"
