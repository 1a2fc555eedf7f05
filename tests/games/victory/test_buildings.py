"""Build/upgrade cards: special buildings and their limits, upgrades under a log."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.victory.state import Ship, VictoryState
from tests.games.victory.build import (
    asked,
    buildings,
    discards,
    hand,
    held,
    legal,
    lines,
    log,
    options,
    play,
    port,
    position,
    price,
    ship,
    some,
    the,
    told,
    upgrade,
    vp,
    where,
    why,
)

TABLE = """
V26 fort.guns BBBB 2
V27 church.crew WWB 1
V28 town_hall.crew WWBBB 3
V29 foundry.guns BBM 1
V30 armoury.crew BMM 1
V31 mine.guns WWB 1
V32 quarry.hull WMM 1
V33 logging_camp.hull WWM 1
V34 textile_mill.sails WBM 1
V35 crafting_guild.sails WBB 1
V36 artisan_guild.hull WBB 1
V37 tavern.crew WWB 1
"""
FOUR = ["mine.guns", "mine.hull", "quarry.hull", "quarry.crew"]


@pytest.mark.parametrize("row", TABLE.split("\n")[1:-1])
def test_what_a_building_costs_and_brings(row: str) -> None:
    """V24, V26, V27, V28, V29, V30, V31, V32, V33, V34, V35, V36, V37: cost and points."""
    _, card, cost, points = row.split()
    s = position(port(cost, [card, "v01"]))
    assert price(s, f"build {card}") == cost
    play(s, f"build {card}")
    assert held(s) == ""
    assert hand(s) == ["v01"]
    assert s.discards == ()
    assert buildings(s) == [card.split(".")[0]]
    assert vp(s)[0] == 1 + int(points)
    for missing in {*cost}:
        s = position(port(cost.replace(missing, "", 1), [card]))
        assert why(s, f"build {card}") == "missing_cubes V24"


def test_buildings_stand_from_the_port_to_the_right() -> None:
    """V24, R36: in the order in which they were built; the same one twice is allowed."""
    s = position(port("WWB", ["mine.hull"], (), ["tavern.crew", "mine.guns"]))
    play(s, "build mine.hull")
    assert buildings(s) == ["tavern", "mine", "mine"]


def test_a_town_hall_does_nothing() -> None:
    """V28: but count."""
    s = position(port("WW", ["v01"], (), ["town_hall.crew"]), port("", ["v02"]), active=1, first=1)
    assert lines(told(s, "rest")) == ["rested seat=1", "turn round=2 seat=0", "drew seat=0"]
    assert held(s) == "WW"


def test_a_fifth_building_takes_the_place_of_one() -> None:
    """V25, R68, V93: the owner's choice; no refund; its points go too."""
    s = position(port("BBBB", ["fort.guns"], (), FOUR))
    assert why(s, "build fort.guns") == "four_buildings V25"
    assert some(s, "rebuild") == {f"fort.guns {old}" for old in FOUR}
    before = vp(s)[0]
    play(s, "rebuild fort.guns quarry.hull")
    assert buildings(s) == ["mine", "mine", "quarry", "fort"]
    assert discards(s, 1) == ["quarry.hull"]
    assert held(s) == ""
    assert vp(s)[0] == before - 1 + 2 - 1
    s = position(port("WWB", ["tavern.guns"], (), ["tavern.crew", *FOUR[:3]]))
    assert "rebuild tavern.guns tavern.crew" in legal(s)
    s = position(port("BBB", ["fort.guns"], (), FOUR))
    assert why(s, "rebuild fort.guns mine.guns") == "missing_cubes V24"


def test_no_replacing_while_there_is_room() -> None:
    """R95: only with four."""
    s = position(port("BBBB", ["fort.guns"], (), FOUR[:3]))
    assert why(s, "rebuild fort.guns mine.guns") == "room_for_building R95"
    assert "build fort.guns" in legal(s)


# The Church.


def church(*fleet: Ship, count: int = 1, **rest: Any) -> VictoryState:
    cards = ["church.crew", "church.sails"][:count]
    return position(
        port("", [], (), cards),
        port(),
        step="voyages",
        ships=fleet,
        **rest,
    )


def test_a_church_pushes_any_ship() -> None:
    """V27, R15, R51: own or enemy, one space forward, once a turn, before or after own moves."""
    s = church(ship("a1", "v06", 0), ship("b1", "v07", 1), ship("a2"))
    assert some(s, "push") == {"a1", "b1"}
    play(s, "push b1")
    assert where(s, "b1") == ("v07", 2)
    assert some(s, "push") == set()
    s = church(ship("a1", "v06", 0), ship("b1", "v07", 1))
    play(s, "sail a1", "push a1")
    assert where(s, "a1") == ("v06", 2)


def test_a_push_is_no_act_of_the_ship() -> None:
    """R49, R51: pushed first, it may still move or end."""
    s = church(ship("a1", "v06", 0))
    play(s, "push a1")
    assert {*legal(s)} == {"sail a1", "end a1", "done"}
    play(s, "sail a1")
    assert where(s, "a1") == ("v06", 2)


def test_a_church_pushes_neither_past_the_finish_nor_without_sails() -> None:
    """R15, V41, V75: nor a ship in dock."""
    s = church(ship("a1", "v06", 1), ship("b1", "v05", 3), ship("b2", "v07", 1, sails="23456"))
    assert some(s, "push") == {"a1"}
    assert why(s, "push b1") == "at_finish V41"
    assert why(s, "push b2") == "becalmed V75"


def test_pushed_onto_the_finish_she_must_end() -> None:
    """R49, V41: an own ship that has not acted."""
    s = church(ship("a1", "v05", 2))
    play(s, "push a1")
    assert legal(s) == ["end a1"]
    s = church(ship("a1", "v05", 1))
    play(s, "sail a1", "push a1")
    assert where(s, "a1") == ("v05", 3)
    assert asked(s)[0] != "voyages"


def test_two_churches_push_twice() -> None:
    """R53: the same ship if one likes; the step is asked for pushes alone."""
    s = church(ship("b1", "v06", 0), count=2)
    play(s, "push b1")
    assert {*legal(s)} == {"push b1", "done"}
    play(s, "push b1")
    assert where(s, "b1") == ("v06", 2)
    assert asked(s)[0] != "voyages"


def test_a_church_is_asked_for_with_an_enemy_at_sea_alone() -> None:
    """V27, R85, R15: own ships lie docked; nobody is asked who can push no ship."""
    cards = ["church.crew"]
    fleets = [([ship("b1", "v06", 0)], True), ([ship("b1", "v05", 3)], False), ([], False)]
    for fleet, pushed in fleets:
        s = position(port("", [], (), cards), port("", ["v01"]), ships=fleet, active=1, first=1)
        play(s, "rest")
        assert (asked(s) == ("voyages", 0)) == pushed


# Upgrades.

UPGRADES = [
    ("mine.guns", "WMM", "guns"),
    ("mine.hull", "WWM", "hull"),
    ("foundry.sails", "WCC", "sails"),
]


@pytest.mark.parametrize(("card", "cost", "kind"), UPGRADES)
def test_what_an_upgrade_costs_and_does(card: str, cost: str, kind: str) -> None:
    """V22, V101, V62: paid, tucked under the log of a ship in play, docked or at sea."""
    for voyage in (None, "v06"):
        s = position(port(cost, [card, "v01"]), ships=[ship("a1", voyage)])
        assert price(s, f"fit {card} a1") == cost
        play(s, f"fit {card} a1")
        assert upgrade(s, "a1") == card
        assert (held(s), hand(s), s.discards) == ("", ["v01"], ())
        assert buildings(s) == []
        assert asked(s)[1] == 1
    s = position(port(cost[1:], [card]))
    assert why(s, f"fit {card} a1") == "missing_cubes V22"


def test_an_upgrade_goes_to_own_ships_only() -> None:
    """V22, V104: those one holds, captured ones too."""
    s = position(port("WWM", ["mine.hull"]), ships=[ship("a1"), ship("b2", holder=0), ship("b1")])
    assert some(s, "fit") == {"mine.hull a1", "mine.hull b2"}


OWN_SHIPS = ("a1", "a2")


def test_a_new_upgrade_replaces_the_old() -> None:
    """V23, V93: one at most; no refund."""
    ships = [ship("a1", upgrade="fort.guns"), ship("a2")]
    s = position(port("WWM", ["mine.hull"]), ships=ships)
    causes = {
        id: [each.id for each in options(s)[f"fit mine.hull {id}"].effects] for id in OWN_SHIPS
    }
    assert causes == {"a1": ["effect-replaces"], "a2": []}
    play(s, "fit mine.hull a1")
    assert upgrade(s, "a1") == "mine.hull"
    assert discards(s, 1) == ["fort.guns"]
    assert held(s) == ""


def test_the_same_kind_again_is_refused() -> None:
    """R52: nothing would change."""
    s = position(port("WWM", ["mine.hull"]), ships=[ship("a1", upgrade="fort.hull")])
    assert why(s, "fit mine.hull a1") == "same_upgrade R52"


def test_the_crew_upgrade_is_paid_with_any_two_cubes() -> None:
    """R54, R96: one by one; between them the card lies open; then the old one is discarded."""
    s = position(port("WBM", ["church.crew"]), ships=[ship("a1", upgrade="fort.guns")])
    play(s, "fit church.crew a1")
    assert asked(s) == ("pay", 0)
    assert (hand(s), upgrade(s, "a1")) == ([], "fort.guns")
    assert legal(s) == ["pay W", "pay B", "pay M"]
    play(s, "pay M")
    assert legal(s) == ["pay W", "pay B"]
    assert (upgrade(s, "a1"), discards(s, 1)) == ("fort.guns", [])
    play(s, "pay W")
    assert (upgrade(s, "a1"), discards(s, 1), held(s)) == ("church.crew", ["fort.guns"], "B")
    assert asked(s)[1] == 1
    s = position(port("C", ["church.crew"]))
    assert why(s, "fit church.crew a1") == "too_few_cubes R54"
    s = position(port("CC", ["church.crew"]))
    play(s, "fit church.crew a1", "pay C", "pay C")
    assert upgrade(s, "a1") == "church.crew"


def test_of_two_sixes_one_is_taken_off_with_the_extra_space() -> None:
    """R52, R90: one stays; a single one stays too."""
    for before, after in (("66", "6"), ("26", "26"), ("2466", "246")):
        s = position(
            port("WMM", ["mine.guns"]), ships=[ship("a1", hull=before, upgrade="fort.hull")]
        )
        play(s, "fit mine.guns a1")
        assert log(s, "a1")[0] == after


def test_a_hull_that_would_be_full_is_not_refitted() -> None:
    """R52: refused; with a space left it is allowed."""
    s = position(port("WMM", ["mine.guns"]), ships=[ship("a1", hull="23456", upgrade="fort.hull")])
    assert why(s, "fit mine.guns a1") == "hull_would_fill R52"
    s = position(port("WMM", ["mine.guns"]), ships=[ship("a1", hull="23466", upgrade="fort.hull")])
    play(s, "fit mine.guns a1")
    assert log(s, "a1")[0] == "2346"


def test_sails_and_crew_may_become_full() -> None:
    """R101, V75, V76: with what follows as usual."""
    s = position(
        port("WMM", ["mine.guns"]),
        port("", ["v01"]),
        ships=[ship("a1", "v06", 1, sails="23456", upgrade="foundry.sails")],
    )
    assert the(s, "a1").damage[1] == 31
    play(s, "fit mine.guns a1", "rest")
    assert legal(s) == ["end a1"]
    s = position(
        port("WMM", ["mine.guns"]), ships=[ship("a1", crew="234566", upgrade="church.crew")]
    )
    play(s, "fit mine.guns a1")
    assert log(s, "a1")[2] == "23456"
