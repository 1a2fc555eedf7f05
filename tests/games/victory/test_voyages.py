"""Voyages: setting out, moving, ending, what an end brings, passengers and Merchant."""

from __future__ import annotations

from typing import Any

from portsmouth.games.victory.state import Port, VictoryState
from tests.games.victory.build import (
    asked,
    bank,
    discards,
    fleet,
    hand,
    held,
    hurt,
    legal,
    lines,
    play,
    port,
    position,
    ship,
    some,
    step,
    the,
    told,
    vp,
    where,
    why,
)


def voyaging(*ports: Port, **rest: Any) -> VictoryState:
    return position(*ports, step="voyages", **rest)


def test_a_docked_ship_sets_out_on_the_start() -> None:
    """V38, V94: one voyage card per ship; one at sea cannot set out again."""
    s = position(port("", ["v06", "v07"]), ships=[ship("a1"), ship("a2", "v01", 1)])
    assert some(s, "launch") == {"v06 a1", "v07 a1"}
    assert why(s, "launch v06 a2") == "at_sea V94"
    play(s, "launch v06 a1", "decline")
    assert where(s, "a1") == ("v06", 0)
    assert where(s, "a2") == ("v01", 1)
    assert (hand(s), s.discards) == (["v07"], ())


def test_as_many_voyages_as_ships() -> None:
    """V94, V104: all at once; a captured ship sails like an own one."""
    fleet = [ship("a1", "v06", 0), ship("a2", "v07", 0), ship("b2", holder=0), ship("b1")]
    s = position(port("", ["v01"]), ships=fleet)
    play(s, "launch v01 b2")
    assert where(s, "b2") == ("v01", 0)
    assert the(s, "b2").holder == 0


def test_she_first_moves_in_her_owner_s_next_turn() -> None:
    """V95: until then she stands on the start."""
    s = position(port("", ["v06"]), port("", ["v01"]))
    play(s, "launch v06 a1")
    assert where(s, "a1") == ("v06", 0)
    assert asked(s)[1] == 1
    play(s, "rest")
    assert asked(s) == ("voyages", 0)
    play(s, "sail a1")
    assert where(s, "a1") == ("v06", 1)


def test_home_and_out_again_in_one_turn() -> None:
    """V94, V95: she has not acted on the new voyage."""
    s = voyaging(port("", ["v01", "merchant"]), ships=[ship("a1", "v05", 1)])
    play(s, "end a1", "decline")
    while step(s) != "play":
        play(s, "done")
    play(s, "launch v01 a1")
    assert where(s, "a1") == ("v01", 0)
    assert not the(s, "a1").acted


def test_a_ship_moves_ends_or_stays_once() -> None:
    """V8, V39, V40, R8, R49, R51: in any order the player likes."""
    fleet = [ship("a1", "v06", 1), ship("a2", "v07", 0), ship("a3", "v01", 0)]
    s = voyaging(port(), ships=fleet)
    assert some(s, "sail") == some(s, "end") == {"a1", "a2", "a3"}
    play(s, "sail a2")
    assert why(s, "sail a2") == "acted V39"
    assert why(s, "end a2") == "acted R49"
    play(s, "end a1", "done")
    assert where(s, "a1") is None
    assert where(s, "a2") == ("v07", 1)
    assert where(s, "a3") == ("v01", 0)
    assert held(s) == "W"


def test_only_own_ships_act() -> None:
    """V8: another's ship is not moved."""
    s = voyaging(port(), ships=[ship("a1", "v06", 1), ship("b1", "v07", 0)])
    assert {*legal(s)} == {"sail a1", "end a1", "done"}


def test_on_the_finish_she_must_end() -> None:
    """V41, R9, R49: in the next voyages step; the step can't be left before."""
    s = voyaging(port(), ships=[ship("a1", "v05", 3), ship("a2", "v06", 0)])
    assert why(s, "sail a1") == "at_finish V41"
    assert why(s, "done") == "must_end V41"
    play(s, "sail a2")
    assert legal(s) == ["end a1"]
    s = voyaging(port(), ships=[ship("a1", "v05", 2), ship("a2", "v06", 0)])
    play(s, "sail a1")
    assert {*legal(s)} == {"sail a2", "end a2", "done"}
    s = voyaging(port(), port("", ["v01"]), ships=[ship("a1", "v05", 2)])
    play(s, "sail a1")
    assert where(s, "a1") == ("v05", 3)
    play(s, "rest", "rest")
    assert legal(s) == ["end a1"]


def test_with_full_sails_she_must_end_where_she_stands() -> None:
    """V76, R49, V42, R33: in the next voyages step, docked unrepaired and sent out or not."""
    s = voyaging(port(), ships=[ship("a1", "v06", 2, sails="23456")])
    assert why(s, "sail a1") == "becalmed V75"
    assert why(s, "done") == "must_end V76"
    play(s, "end a1")
    assert held(s) == "WB"
    s = position(port("", ["v06"]), port("", ["v01"]), ships=[ship("a1", sails="23456")])
    play(s, "launch v06 a1", "rest")
    assert legal(s) == ["end a1"]


def test_an_extra_space_keeps_her_sailing() -> None:
    """V75, V101: the track is full with its second 6 only."""
    sails = {"sails": "23456", "upgrade": "foundry.sails"}
    s = voyaging(port(), ships=[hurt("a1", voyage="v06", space=2, **sails)])
    assert "sail a1" in legal(s)
    s = voyaging(port(), ships=[hurt("a1", voyage="v06", space=2, **(sails | {"sails": "234566"}))])
    assert legal(s) == ["end a1"]


def test_an_end_brings_all_icons_up_to_her_space() -> None:
    """V42, V40, V92, R50: the ship docked with her log, the card discarded."""
    s = voyaging(port(), ships=[ship("a1", "v16", 4, hull="2")])
    play(s, "end a1")
    assert held(s) == "WWBMCC"
    assert bank(s) == "W" * 26 + "B" * 27 + "M" * 19 + "C" * 13
    assert where(s, "a1") is None
    assert the(s, "a1").damage == (1, 0, 0)
    assert discards(s, 1) == ["v16"]
    assert s.ports[0].pieces == 0


def test_blown_back_she_brings_less() -> None:
    """R48, V42: spaces beyond are not gained."""
    s = position(
        port("", ["v01"]),
        port("", ["storm_ahead", "v02"]),
        ships=[ship("a1", "v06", 3)],
        active=1,
        first=1,
    )
    play(s, "storm a1", "rest", "end a1")
    assert held(s) == "WB"


def test_any_cubes_come_after_the_printed_ones() -> None:
    """V42, R50, R99, V43: then the Piece of Eight; until the last she stands on her space."""
    s = voyaging(port(), ships=[ship("a1", "v10", 4, passengers=1)])
    play(s, "end a1")
    assert asked(s) == ("any", 0)
    assert held(s) == "WBBMC"
    assert where(s, "a1") == ("v10", 4)
    assert the(s, "a1").passengers == 1
    assert (s.ports[0].pieces, s.ports[0].delivered) == (0, 0)
    assert lines(told(s, "take C"))[:3] == [
        "took kind=cloth seat=0",
        "piece seat=0",
        "delivered count=1 seat=0",
    ]
    assert (s.ports[0].pieces, s.ports[0].delivered, s.pieces) == (1, 1, 6)
    assert where(s, "a1") is None
    assert held(s) == "WBBMCC"


def test_two_any_icons_are_taken_one_by_one() -> None:
    """V42, R70: as long as the bank has cubes; then nothing is gained and nobody asked."""
    s = voyaging(port(), port(), port(), ships=[ship("a1", "v10", 4)], bank="BM")
    play(s, "end a1")
    assert held(s) == "BM"
    assert where(s, "a1") is None
    assert s.ports[0].pieces == 1
    assert asked(s)[0] != "any"


def test_a_printed_cube_that_is_out_is_not_owed() -> None:
    """V90: nor gained later."""
    s = voyaging(port(), port(), port(), ships=[ship("a1", "v16", 2)], bank="WWBB")
    play(s, "end a1")
    assert held(s) == "W"


def test_a_piece_of_eight_for_the_finish_only() -> None:
    """V43: ending earlier does not give it; nor a card without the icon; nor an empty supply."""
    for voyage, space, pieces in (("v13", 5, 1), ("v13", 4, 0), ("v06", 4, 0)):
        s = voyaging(port(), ships=[ship("a1", voyage, space)])
        play(s, "end a1")
        assert s.ports[0].pieces == pieces
    s = voyaging(port(), port("", pieces=7), ships=[ship("a1", "v13", 5)])
    play(s, "end a1")
    assert (s.ports[0].pieces, s.pieces) == (0, 0)


# Passengers.


def test_passengers_go_aboard_when_a_voyage_starts() -> None:
    """V46, R18, R88: no card of the play step; asked again while a card is left."""
    s = position(port("", ["v06", "passengers", "passengers", "v07"]), ships=[ship("a1")])
    play(s, "launch v06 a1")
    assert asked(s) == ("board", 0)
    assert {*legal(s)} == {"passengers", "decline"}
    play(s, "passengers")
    assert (asked(s), the(s, "a1").passengers) == (("board", 0), 1)
    play(s, "passengers")
    assert legal(s) == ["decline"]
    assert why(s, "passengers") == "no_card V46"
    play(s, "decline")
    assert (hand(s), the(s, "a1").passengers) == (["v07"], 2)
    assert asked(s)[1] == 1


def test_who_is_asked_for_passengers() -> None:
    """R88, R89: whoever has a card left, whatever it is; nobody with an empty hand."""
    s = position(port("", ["v06", "fort.guns"]))
    play(s, "launch v06 a1")
    assert asked(s) == ("board", 0)
    assert legal(s) == ["decline"]
    s = position(port("", ["v06"]))
    play(s, "launch v06 a1")
    assert asked(s)[1] == 1
    s = position(port("", ["v06", "passengers"]))
    play(s, "launch v06 a1", "passengers")
    assert asked(s)[1] == 1


def test_passengers_are_not_played_otherwise() -> None:
    """V46, V13: only when a voyage starts."""
    s = position(port("", ["passengers"]), ships=[ship("a1", "v06", 0)])
    assert legal(s) == ["rest"]


def test_passengers_are_delivered_on_the_last_space() -> None:
    """V47, V84: then the cards go to the port, 2 points each; else to the discards."""
    s = voyaging(port(), ships=[ship("a1", "v05", 3, passengers=2)])
    before = vp(s)[0]
    play(s, "end a1")
    assert s.ports[0].delivered == 2
    assert vp(s)[0] == before + 4
    assert discards(s, 1) == ["v05"]
    s = voyaging(port(), ships=[ship("a1", "v05", 2, passengers=2)])
    play(s, "end a1")
    assert s.ports[0].delivered == 0
    assert sorted(discards(s, 3)) == ["passengers", "passengers", "v05"]


def test_undelivered_passengers_are_discarded() -> None:
    """R21, V93: on an early end."""
    s = voyaging(port(), ships=[ship("a1", "v06", 3, passengers=1)])
    play(s, "end a1")
    assert "passengers" in discards(s, 2)


# Merchant.


def test_a_merchant_at_the_end_of_a_voyage() -> None:
    """V54, R18, R19, R87: one of each, once per end; no card of the play step."""
    s = voyaging(
        port("", ["merchant", "merchant", "v01"]),
        ships=[ship("a1", "v05", 1), ship("a2", "v06", 1)],
    )
    play(s, "end a1")
    assert asked(s) == ("merchant", 0)
    assert where(s, "a1") is None
    play(s, "merchant")
    assert held(s) == "WBMCC"
    assert discards(s, 1) == ["merchant"]
    assert asked(s) == ("voyages", 0)
    play(s, "end a2", "merchant")
    assert held(s) == "WWWBBMMCCC"
    play(s, "done")
    assert asked(s) == ("play", 0)


def test_who_is_asked_for_a_merchant() -> None:
    """R87, R89: whoever has a card, whatever it is; an empty hand is not asked."""
    s = voyaging(port("", ["fort.guns"]), ships=[ship("a1", "v05", 1)])
    play(s, "end a1")
    assert asked(s) == ("merchant", 0)
    assert legal(s) == ["decline"]
    assert why(s, "merchant") == "no_card V54"
    s = voyaging(port(), ships=[ship("a1", "v05", 1)])
    play(s, "end a1")
    assert asked(s) == ("play", 0)


def test_a_merchant_counts_forced_ends() -> None:
    """R19: on the finish as anywhere."""
    s = voyaging(port("", ["merchant"]), ships=[ship("a1", "v05", 3)])
    play(s, "end a1", "merchant")
    assert held(s) == "WWBBMCCC"


def test_a_merchant_gets_what_the_bank_has() -> None:
    """V54, V90: kinds that are out are missing."""
    s = voyaging(port("", ["merchant"]), port(), port(), ships=[ship("a1", "v06", 0)], bank="BC")
    play(s, "end a1", "merchant")
    assert held(s) == "BC"


def test_merchant_before_commerce() -> None:
    """R50, R87: Merchant, then the other seats' Commerce."""
    s = voyaging(port("", ["merchant"]), port("", [], ["commerce"]), ships=[ship("a1", "v06", 0)])
    play(s, "end a1")
    assert asked(s) == ("merchant", 0)
    play(s, "merchant")
    assert asked(s) == ("any", 1)
    s = voyaging(port("", ["v01"]), port("", [], ["commerce"]), ships=[ship("a1", "v06", 0)])
    play(s, "end a1", "decline")
    assert asked(s) == ("any", 1)


def test_a_captured_voyage_is_ended_by_the_captor() -> None:
    """V106, V104, R71, V43, V47: all icons from the start, its piece and its passengers."""
    s = voyaging(
        port(),
        ships=[ship("a1"), ship("b2", "v13", 5, holder=0, passengers=1), ship("b1")],
    )
    assert legal(s) == ["end b2"]
    play(s, "end b2")
    assert held(s) == "WWBMMCC"
    assert (s.ports[0].pieces, s.ports[0].delivered) == (1, 1)
    assert fleet(s) == ["a1", "b2"]


def test_relief_for_a_seat_without_a_ship() -> None:
    """R44, R40, R82: before production, an undamaged ship and log, free and docked."""
    s = position(
        port("", ["v02"], (), ["mine.guns"]),
        port("", ["v01"]),
        shipless=[0],
        active=1,
        first=1,
    )
    events = lines(told(s, "rest"))
    assert events[1:4] == [
        "turn round=2 seat=0",
        "relief seat=0 ship=a1",
        "produced kind=metal seat=0",
    ]
    assert fleet(s) == ["a1"]
    assert where(s, "a1") is None
    assert the(s, "a1").damage == (0, 0, 0)
    assert asked(s) == ("play", 0)


def test_relief_out_of_other_pools() -> None:
    """R44, R81: own colour, then colours a, b, c, d; unused ones too; else none."""
    for colours, expected in (("", "b1"), ("b", "a1"), ("ab", "c1"), ("abc", "d1")):
        taken = [ship(f"{c}{n}", holder=0) for c in colours for n in (1, 2, 3, 4)]
        s = position(port("", ["v01"]), ships=taken, shipless=[1], declarer=0)
        play(s, "rest")
        assert fleet(s, 1) == [expected]
        assert where(s, expected) is None
    everything = [ship(f"{c}{n}", holder=0) for c in "abcd" for n in (1, 2, 3, 4)]
    s = position(port("", ["v01"]), ships=everything, shipless=[1], declarer=0)
    play(s, "rest")
    assert fleet(s, 1) == []


def test_no_relief_for_whoever_has_a_captured_ship() -> None:
    """R44: a ship is a ship."""
    s = position(port("", ["v01"]), ships=[ship("a2"), ship("a1", holder=1)])
    play(s, "rest")
    assert fleet(s, 1) == ["a1"]
