"""The worked examples of the specification, read from their file and played as they stand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.rules import prices, ships
from portsmouth.games.privateer.rules.chart import GRID, costs
from portsmouth.games.privateer.rules.components import CAPTAINS, HORNIGOLD, PORT_CARDS
from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.games.privateer.build import (
    asked,
    bank,
    cargo,
    ends,
    infamy,
    last_port,
    legal,
    options,
    play,
    port_card,
    position,
    price,
    rank,
    ship,
    silver,
    square,
    step,
    tracks,
    verbs,
    why,
)

FILE = Path(__file__).parent / "golden" / "examples.json"
EXAMPLES: dict[str, dict[str, Any]] = {
    each["id"]: each for each in json.loads(FILE.read_text("utf-8"))["examples"]
}


def test_every_example_is_played() -> None:
    """Names the examples of the file that no test here reads."""
    source = Path(__file__).read_text("utf-8")
    assert [name for name in EXAMPLES if f'EXAMPLES["{name}"]' not in source] == []


def at_sea(given: dict[str, Any], **more: Any) -> PrivateerState:
    crew = ship(given["ship"], given.get("captain"), sails=rank("sails", given["sails"]), **more)
    return position(crew, wind=given["wind"])


def half_points(s: PrivateerState) -> dict[str, int]:
    """What each square costs the active ship."""
    return {GRID.names[each]: cost for each, cost in enumerate(_costs(s))}


def _costs(s: PrivateerState) -> tuple[int, ...]:
    return costs(s.ships[0].square, s.wind, False)


def test_wind_text() -> None:
    """P33, P34, P35, B1, B61: the rulebook's two moves."""
    example = EXAMPLES["wind-text"]
    given, expect = example["given"], example["expect"]
    s = at_sea(given)
    assert GAME.view(s, 0)["half_spaces"] == given["half_points"]
    found = half_points(s)
    assert {each: found[each] for each in expect["cost"]} == expect["cost"]
    assert {*expect["legal"]} <= ends(s)
    assert not {*expect["illegal"]} & ends(s)
    assert len(ends(s)) + 1 == expect["reachable_squares"]
    reach = GAME.view(s, 0)["reach"]
    assert {each: reach[each] for each in expect["legal"]} == {
        each: expect["cost"].get(each, reach[each]) for each in expect["legal"]
    }


def test_no_wind() -> None:
    """P36: each square a space."""
    example = EXAMPLES["no-wind"]
    s = at_sea(example["given"])
    found = half_points(s)
    expect = example["expect"]
    assert {each: found[each] for each in expect["cost"]} == expect["cost"]
    assert len(ends(s)) + 1 == expect["reachable_squares"]


def test_storm() -> None:
    """B29, B49, B25: Hornigold fails; Bonny does not roll."""
    example = EXAMPLES["storm"]
    given, expect = example["given"], example["expect"]
    for captain in (given["captain"], "bonny"):
        crew = ship(given["ship"], captain, sails=rank("sails", given["sails"]), crew=given["crew"])
        s = position(crew, wind=given["wind"], step="bounty", deck=[given["card"]])
        other = expect["bonny_instead"]
        rolled = captain != "bonny" or other["die_rolled"]
        play(s, "draw", dice=[given["white_die"]] if rolled else [])
        due = other if captain == "bonny" else expect
        assert GAME.view(s, 0)["half_spaces"] == due["half_points"]
        if captain != "bonny":
            assert sorted({*ends(s), given["ship"]}) == expect["reachable"]


def test_merchant_text() -> None:
    """P43, P45, P46, B11, B43: 12 against 8, with several holds."""
    example = EXAMPLES["merchant-text"]
    given = example["given"]
    for expect in example["expect"]:
        crew = ship(
            "h8",
            expect.get("captain", given["captain"]),
            cannons=rank("cannons", given["cannons"]),
            hold=rank("hold", given["hold"]),
            cargo={"rum": expect["cargo_before"]},
        )
        s = position(crew)
        dice = [given["white_die"], *given["red_dice"], given["colour_die"]]
        play(s, f"sail {given['square']}", "roll", dice=dice)
        if not expect.get("asked", True):
            assert asked(s) == ("bounty", 1)
            continue
        assert legal(s) == [f"take {count}" for count in range(expect["most"] + 1)]
        if "takes" in expect:
            before, after = expect["bank_sugar"]
            assert bank(s, "sugar") == before
            play(s, f"take {expect['takes']}")
            assert bank(s, "sugar") == after
            assert cargo(s)[expect.get("good", "sugar")] == expect["takes"]


def test_merchant_lost() -> None:
    """P44, P47, B10: a tie, then the loss."""
    example = EXAMPLES["merchant-lost"]
    given, expect = example["given"], example["expect"]
    crew = ship("h8", given["captain"], cannons=rank("cannons", given["cannons"]), cargo={"rum": 2})
    s = position(crew)
    dice = [die for roll in given["rolls"] for die in (roll["white"], *roll["red"])]
    play(s, f"sail {given['square']}", "roll", dice=dice)
    assert square(s) == expect["ship_stays"]
    assert 2 - cargo(s)["rum"] == expect["cargo_lost"]
    assert (asked(s) == ("bounty", 1)) == expect["turn_over"]


def test_plunder_text() -> None:
    """P48, P49, P50, P51, P52, B12, B14, B40: 12 against 8 between players."""
    example = EXAMPLES["plunder-text"]
    given, expect = example["given"], example["expect"]
    one, two = given["attacker"], given["defender"]
    hold = 5
    s = position(
        ship(
            "j9",
            one["captain"],
            cannons=rank("cannons", one["cannons"]),
            hold=hold,
            cargo={"sugar": 12 - one["free_hold"]},
        ),
        ship(
            given["square"],
            two["captain"],
            cannons=rank("cannons", two["cannons"]),
            cargo=two["cargo"],
            last=two["last_port"],
        ),
    )
    free = ships.room(s.ships[0])
    assert free == one["free_hold"]
    play(s, f"sail {given['square']}", "roll", dice=[one["white_die"], two["white_die"]])
    assert GAME.view(s, 0)["fight"]["totals"] == expect["totals"]
    assert GAME.view(s, 0)["fight"]["most"] == expect["difference"]
    taken = [f"steal {good}" for good in given["taken_in_order"]]
    play(s, *taken, dice=[given["colour_die"]])
    got = cargo(s)
    del got["sugar"]
    assert got == expect["attacker_gets"]
    for good, count in expect["to_bank"].items():
        carried = sum(cargo(s, seat).get(good, 0) for seat in (0, 1))
        assert bank(s, good) == 20 - carried
        assert 20 - two["cargo"][good] + count == bank(s, good)
    assert cargo(s, 1) == expect["defender_cargo"]
    assert square(s, 1) == expect["defender_ship"]
    assert last_port(s, 1) == expect["defender_last_port"]
    assert (asked(s) == ("bounty", 1)) == expect["turn_over"]
    play(s, "draw")
    assert (why(s, "sell rum 1") == "P53") == (not expect["defender_may_trade_in_havana"])


def test_tie_teach() -> None:
    """B39, B45, P51: Read rerolls a tie, Teach wins it."""
    example = EXAMPLES["tie-teach"]
    given, expect = example["given"], example["expect"]
    one, two = given["attacker"], given["defender"]
    s = position(
        ship("h8", one["captain"], cannons=rank("cannons", one["cannons"])),
        ship("i9", two["captain"], cannons=rank("cannons", two["cannons"]), cargo=two["cargo"]),
    )
    play(s, "sail i9", "roll", dice=[one["white_die"], two["white_die"]])
    assert GAME.view(s, 0)["fight"]["totals"] == expect["first"]
    assert given["read_rerolls"]
    assert asked(s) == ("again", 0)
    play(s, "reroll", dice=[given["second_white_die"], given["colour_die"]])
    assert CAPTAINS[s.ships[1].captain] == expect["winner"]
    assert cargo(s, 1) == ({} if not expect["stolen"] else None)
    assert square(s, 0) == expect["attacker_ship"]
    assert (asked(s) == ("bounty", 1)) == expect["turn_over"]


def about_to_visit() -> PrivateerState:
    """The position of the example ``visit``, before the ship sails."""
    given = EXAMPLES["visit"]["given"]
    crew = ship(
        given["ship"],
        given["captain"],
        **given["tracks"],
        silver=given["silver"],
        cargo=given["cargo"],
        last=given["last_port"],
    )
    return position(
        crew,
        ship("d4"),
        wind=given["wind"],
        ports={"tortuga": given["tortuga_card"]},
        port_deck=[given["next_port_card"]],
    )


def test_visit() -> None:
    """P39, P41, P53, P55, B15, B34, B38: Rackham sells, refits and buys in Tortuga."""
    example = EXAMPLES["visit"]
    expect = example["expect"]
    s = about_to_visit()
    assert {good: bank(s, good) for good in ("fruit", "rum")} == example["given"]["bank"]
    assert GAME.view(s, 0)["half_spaces"] == expect["half_points"]
    assert GAME.view(s, 0)["reach"]["j6"] == expect["sail_cost"]
    purse, fame = [], [infamy(s)[0]]
    for action in example["play"]:
        before = silver(s)[0]
        play(s, action)
        if silver(s)[0] != before:
            purse.append(silver(s)[0])
    fame.append(infamy(s)[0])
    assert (purse, fame) == (expect["silver"], expect["infamy"])
    assert cargo(s) == expect["cargo"]
    assert ships.hold_limit(s.ships[0]) == expect["hold_limit"]
    assert {good: bank(s, good) for good in expect["bank"]} == expect["bank"]
    assert port_card(s, "tortuga") == expect["tortuga_card"]
    assert [PORT_CARDS[card] for card in s.port_discard] == expect["discarded"]
    assert last_port(s) == expect["last_port"]


def in_port(captain: str, crew: int = 0, debts: int = 0, **more: Any) -> PrivateerState:
    s = position(ship("i6", captain, crew=crew, debts=debts, **more), ports={"tortuga": "PC14"})
    return play(s, "sail j6")


def test_captains_prices() -> None:
    """B26, B55: Hornigold and the Ruby Ring, Roberts and the Shipwright's Debt."""
    expect = EXAMPLES["captains-prices"]["expect"]
    for carried, key in (([], "hornigold_sells_4_rum_at_3"), (["ruby_ring"], "with_ruby_ring")):
        s = in_port("hornigold", cargo={"rum": 4}, relics=carried, silver=0)
        assert silver(play(s, "sell rum 4"))[0] == expect[key]
    broker = Ship(0, 0)
    broker.captain = HORNIGOLD
    for asked_price, paid in expect["hornigold_pays_for_a_good_of"].items():
        card, good = next(
            (card, good)
            for card, row in enumerate(prices.SELLS)
            for good, each in enumerate(row)
            if each == int(asked_price)
        )
        assert prices.buy_price(broker, card, good) == paid
    for captain, debts, key in (
        ("roberts", 0, "roberts_crew"),
        ("roberts", 1, "roberts_crew_with_shipwrights_debt"),
        ("bonnet", 1, "others_with_shipwrights_debt"),
    ):
        paid = [price(in_port(captain, crew, debts), "upgrade crew") for crew in range(5)]
        assert paid == expect[key]


@pytest.mark.parametrize("case", EXAMPLES["infamy"]["expect"])
def test_infamy(case: dict[str, Any]) -> None:
    """P19, P20, P63, B19, B20, B48: what tracks and Relics come to, and what a card does then."""
    names = dict(zip(("sails", "crew", "cannons", "hold"), case["tracks"], strict=True))
    card = {"then": None} | case
    deck = {"draws viceroys_crown": "viceroys_crown"}.get(str(card["then"]))
    deck = "rotten_timbers" if "Timbers" in str(card["then"]) else deck
    captain = case.get("captain", "hornigold")
    crew = ship("i6", captain, **names, relics=case["relics"], silver=40, cargo={"rum": 1})
    if case.get("wins"):
        assert ships.infamy(crew) == case["infamy"]
        return
    s = position(
        crew,
        step="bounty" if deck else "sail",
        deck=[deck] if deck else [],
        ports={"tortuga": "PC14"},
    )
    assert infamy(s)[0] == case["infamy"]
    if deck:
        play(s, "draw", dice=[case["white_die"]] if "white_die" in case else [])
        assert infamy(s)[0] == case["infamy_after"]
        assert (step(s) == "sail") == case.get("sails_after", True)
        if "tracks_after" in case:
            assert [*tracks(s).values()] == case["tracks_after"]
    elif card["then"]:
        play(s, "sail j6", "sell rum 1")
        assert price(s, "upgrade hold") == 20
        play(s, "upgrade hold")
        assert infamy(s)[0] == case["infamy_after"]
        assert bool(s.frames) == case["visit_goes_on"]
        assert (port_card(s, "tortuga") != "PC14") == case["port_card_replaced"]


def test_sea_chart_stolen() -> None:
    """B28, B50, B51, B40, B67, B86: Caesar takes the Chart; what no longer fits goes."""
    example = EXAMPLES["sea-chart-stolen"]
    given, expect = example["given"], example["expect"]
    loser = given["loser"]

    def fought(load: dict[str, int], *actions: str, colour: list[str]) -> PrivateerState:
        s = position(
            ship("h8", given["winner"], cannons=1),
            ship("i9", cannons=1, hold=loser["tracks"]["hold"], relics=loser["relics"], cargo=load),
        )
        assert ships.hold_limit(s.ships[1]) == expect["limit_before"]
        play(s, "sail i9", "roll", dice=[2 + given["difference"], 2])
        return play(s, *actions, dice=colour)

    steal, seize = example["play"]
    s = fought(loser["cargo"], steal, colour=[])
    assert sum(cargo(s, 1).values()) == expect["loser_cargo_after_plunder"]
    play(s, seize, dice=["blue"])
    assert ships.hold_limit(s.ships[1]) == expect["limit_after"]
    assert cargo(s, 1) == expect["loser_cargo"]
    assert asked(s) == ("bounty", 1)
    assert expect["then"] == "colour die"
    mixed = expect["loser_with_sugar_6_rum_1"]
    s = fought({"sugar": 6, "rum": 1}, "steal sugar", seize, colour=[])
    assert asked(s) == ("discard", 1)
    assert sorted(legal(s)) == sorted(mixed["legal"])


def refused_position(when: str) -> PrivateerState:
    """The positions that the example ``refusals`` speaks of."""
    s = about_to_visit()
    if when == "sail":
        return s
    if when.startswith("next turn"):
        return play(s, "sail j6", "done", "draw", "stay", "draw")
    if "position 5" in when:
        s.ships[0].tracks = (5, *s.ships[0].tracks[1:])
    return play(s, "sail j6")


@pytest.mark.parametrize("case", EXAMPLES["refusals"]["expect"], ids=lambda case: case["action"])
def test_refusals(case: dict[str, Any]) -> None:
    """B5, B6, B16, B17, B66, P34, P53, P55, P57: each with its rule."""
    s = refused_position(case["when"])
    if case.get("legal"):
        assert case["action"] in legal(s)
        assert GAME.view(s, 0)["reach"][case["action"].split()[1]] == case["half_points"]
        return
    assert why(s, case["action"]) == case["rule"]
    if "needs_half_points" in case:
        assert half_points(s)[case["action"].split()[1]] == case["needs_half_points"]
    if "instead" in case:
        assert case["instead"] in verbs(s)
    if "price" in case:
        assert options(s)[case["action"]].cost.of("silver") == case["price"]
        assert silver(s)[0] == case["silver"]
