"""The port card: its three fields, ships of the Shipyards, cubes of Industry and Commerce."""

from __future__ import annotations

import pytest

from tests.games.victory.build import (
    asked,
    discards,
    fields,
    fleet,
    hand,
    held,
    legal,
    lines,
    log,
    play,
    port,
    position,
    price,
    ship,
    some,
    told,
    vp,
    where,
    why,
)

COSTS = [("commerce", "WWBB", 2), ("shipyards", "WWB", 1), ("industry", "WBB", 1)]


@pytest.mark.parametrize(("field", "cost", "points"), COSTS)
def test_what_a_field_costs_and_brings(field: str, cost: str, points: int) -> None:
    """V15, V16, V17, V18, V21, V93: cubes and any build card, which is discarded."""
    s = position(port(cost, ["tavern.crew", "v01"]))
    assert price(s, f"found {field} tavern.crew") == cost
    before = vp(s)[0]
    play(s, f"found {field} tavern.crew")
    assert fields(s) == [field]
    assert (held(s), hand(s), discards(s, 1)) == ("", ["v01"], ["tavern.crew"])
    assert vp(s)[0] == before + points
    assert asked(s)[1] == 1
    s = position(port(cost[1:], ["tavern.crew"]))
    assert why(s, f"found {field} tavern.crew") == "missing_cubes V16"


def test_a_field_is_improved_once() -> None:
    """V15: each once; the others stay open."""
    s = position(port("WWWBBB", ["fort.guns"], ["commerce"]))
    assert why(s, "found commerce fort.guns") == "field_improved V15"
    assert some(s, "found") == {"shipyards fort.guns", "industry fort.guns"}


def test_only_build_cards_improve_a_field() -> None:
    """V16: no voyage, no other card."""
    s = position(port("WWBB", ["v01", "merchant"]))
    assert some(s, "found") == set()


def test_one_field_in_a_play() -> None:
    """V13: it is the card of the play step."""
    s = position(port("WWWWBBBB", ["fort.guns", "fort.hull"]))
    play(s, "found commerce fort.guns")
    assert asked(s)[1] == 1


# Shipyards.


def test_a_ship_is_built_at_the_shipyards() -> None:
    """V18, V19, V20, R14, R82: for 2 wood, 2 metal, 2 cloth and any build card."""
    s = position(port("WWMMCC", ["church.sails", "church.crew"], ["shipyards"]))
    assert price(s, "lay church.crew") == "WWMMCC"
    before = vp(s)[0]
    play(s, "lay church.crew")
    assert fleet(s) == ["a1", "a2"]
    assert where(s, "a2") is None
    assert log(s, "a2") == ("", "", "")
    assert (held(s), discards(s, 1)) == ("", ["church.crew"])
    assert vp(s)[0] == before + 1
    assert asked(s)[1] == 1


def test_no_ship_without_shipyards() -> None:
    """V20, V18: whatever one holds, and not by the card that improves the field."""
    s = position(port("WWWWBMMCC", ["church.sails", "church.crew"]))
    assert why(s, "lay church.crew") == "no_shipyards V20"
    play(s, "found shipyards church.crew")
    assert asked(s)[1] == 1


def test_a_ship_that_can_not_be_paid() -> None:
    """V19: a cloth short."""
    s = position(port("WWMMC", ["church.sails"], ["shipyards"]))
    assert why(s, "lay church.sails") == "missing_cubes V19"


def test_an_own_pool_that_is_empty() -> None:
    """R73, R72, R5: four of each colour; captured ships come on top and do not count."""
    own = [ship(f"a{number}") for number in (1, 2, 3, 4)]
    s = position(port("WWMMCC", ["church.sails"], ["shipyards"]), ships=own)
    assert why(s, "lay church.sails") == "no_ship_left R73"
    prizes = [ship("a1"), *(ship(f"b{number}", holder=0) for number in (1, 2, 3))]
    s = position(port("WWMMCC", ["church.sails"], ["shipyards"]), ships=prizes)
    play(s, "lay church.sails")
    assert fleet(s) == ["a1", "a2", "b1", "b2", "b3"]


def test_the_lowest_number_that_lies_in_the_pool() -> None:
    """R82: a sunk ship's number is used again; one that another holds is not there."""
    s = position(
        port("WWMMCC", ["church.sails"], ["shipyards"]),
        ships=[ship("a1", holder=1), ship("a3")],
    )
    play(s, "lay church.sails")
    assert fleet(s) == ["a2", "a3"]


# Industry.


def test_industry_turns_a_build_card_into_a_cube() -> None:
    """V21, R14: of choice; it is the play of the turn."""
    s = position(port("", ["mine.guns", "v01"], ["industry"]))
    play(s, "barter mine.guns")
    assert asked(s) == ("any", 0)
    assert some(s, "take") == {"W", "B", "M", "C"}
    play(s, "take C")
    assert (held(s), hand(s), discards(s, 1)) == ("C", ["v01"], ["mine.guns"])
    assert asked(s)[1] == 1


def test_no_cube_without_industry() -> None:
    """V21: nor for other cards."""
    s = position(port("", ["mine.guns", "v01"]))
    assert why(s, "barter mine.guns") == "no_industry V21"
    s = position(port("", ["v01", "merchant"], ["industry"]))
    assert some(s, "barter") == set()


def test_industry_with_all_kinds_out() -> None:
    """R94, R70, V90: allowed; the card goes for nothing, and nobody is asked."""
    s = position(port("", ["mine.guns"], ["industry"]), port(), port(), bank="")
    assert legal(s) == ["barter mine.guns", "rest"]
    play(s, "barter mine.guns")
    assert discards(s, 1) == ["mine.guns"]
    assert held(s) == ""
    assert asked(s)[1] == 1


# Commerce.


def test_commerce_gains_from_the_voyages_of_others() -> None:
    """V17, R75, R50: one cube of choice at once; then the active player's step goes on."""
    s = position(
        port(),
        port("", [], ["commerce"]),
        step="voyages",
        ships=[ship("a1", "v05", 1), ship("a2", "v06", 0)],
    )
    play(s, "end a1")
    assert asked(s) == ("any", 1)
    assert lines(told(s, "take M")) == ["took kind=metal seat=1"]
    assert held(s, 1) == "M"
    assert asked(s) == ("voyages", 0)
    assert some(s, "sail") == {"a2"}


def test_commerce_is_nothing_for_its_owner_s_voyages() -> None:
    """V17: only another player's."""
    s = position(port("", [], ["commerce"]), step="voyages", ships=[ship("a1", "v05", 1)])
    play(s, "end a1")
    assert held(s) == "C"
    assert asked(s) == ("play", 0)


def test_commerce_counts_forced_ends() -> None:
    """R35, V41, V76: on the finish, and with full sails."""
    for voyage, space, sails in (("v05", 3, ""), ("v06", 1, "23456")):
        s = position(
            port(),
            port("", [], ["commerce"]),
            step="voyages",
            ships=[ship("a1", voyage, space, sails=sails)],
        )
        assert legal(s) == ["end a1"]
        play(s, "end a1")
        assert asked(s) == ("any", 1)


def test_commerce_owners_are_asked_leftwards() -> None:
    """R41, R50, R70: from the active player; the last cube goes to the first."""
    ports = [port(), port("", [], ["commerce"]), port(), port("", [], ["commerce"])]
    s = position(*ports, step="voyages", active=2, ships=[ship("c1", "v06", 0)])
    play(s, "end c1")
    order = []
    while asked(s)[0] == "any":
        order.append(asked(s)[1])
        play(s, "take W")
    assert order == [3, 1]
    ports = [port(), port("", [], ["commerce"]), port("", [], ["commerce"]), port()]
    s = position(*ports, step="voyages", ships=[ship("a1", "v06", 0)], bank="B")
    play(s, "end a1", "take B")
    assert (held(s, 1), held(s, 2)) == ("B", "")
    assert asked(s)[0] != "any"


def test_a_ship_that_is_sunk_ends_no_voyage() -> None:
    """V105: see also the fights; Commerce asks nobody without an end."""
    s = position(port(), port("", [], ["commerce"]), step="voyages", ships=[ship("a1", "v06", 0)])
    play(s, "sail a1")
    assert held(s, 1) == ""
    assert asked(s)[0] != "any"
