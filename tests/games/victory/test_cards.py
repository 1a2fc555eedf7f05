"""The play step and the other cards: how many plays, Full Sail, Storm, Fire Cannons' targets."""

from __future__ import annotations

import pytest

from tests.games.victory.build import (
    asked,
    discards,
    facing,
    fired,
    hand,
    legal,
    options,
    play,
    port,
    position,
    ship,
    some,
    step,
    where,
    why,
)


def test_one_card_a_turn() -> None:
    """V13: then the play step is over."""
    s = position(port("", ["v06", "v07"]), ships=[ship("a1"), ship("a2")])
    play(s, "launch v06 a1", "decline")
    assert asked(s)[1] == 1
    assert hand(s) == ["v07"]


def test_playing_is_never_compulsory() -> None:
    """V110: the step may be passed with a card that could be played."""
    s = position(port("", ["v06"]))
    assert {*legal(s)} == {"launch v06 a1", "rest"}
    play(s, "rest")
    assert hand(s) == ["v06"]
    assert asked(s)[1] == 1


@pytest.mark.parametrize(("cards", "effect"), [(5, "effect-turn-ends"), (6, "effect-discards")])
def test_what_resting_leads_to_is_told(cards: int, effect: str) -> None:
    """V14, V110: with five cards the turn ends, with six one must be discarded."""
    s = position(port("", ["v01", "v02", "v03", "v05", "v06", "v07"][:cards]))
    (told,) = options(s)["rest"].effects
    assert (told.id, told.args.get("count", 1)) == (effect, 1)


OWN_MOMENT = [
    "passengers",
    "letter_of_marque",
    "cannons",
    "close_the_hatches",
    "out_manoeuvre",
    "hoist_the_sails",
    "merchant",
]


@pytest.mark.parametrize("card", OWN_MOMENT)
def test_cards_with_their_own_moment_are_no_plays(card: str) -> None:
    """V13, V46, V49, V50, V51, V52, V53, V54: not in the play step."""
    s = position(port("WWBBMMCC", [card]), ships=[ship("a1", "v06", 2, hull="2", crew="3")])
    assert legal(s) == ["rest"]


# Full Sail and Storm.


def test_full_sail_moves_any_ship_and_gives_another_play() -> None:
    """V55, V57, R17, R16, R49: one space forward; own or enemy; no act of hers."""
    s = position(
        port("", ["full_sail_ahead", "v06"]),
        port("", ["v01"]),
        ships=[ship("a1"), ship("a2", "v07", 1), ship("b1", "v09", 0)],
    )
    assert some(s, "full") == {"a2", "b1"}
    play(s, "full b1")
    assert where(s, "b1") == ("v09", 1)
    assert discards(s, 1) == ["full_sail_ahead"]
    assert asked(s) == ("play", 0)
    play(s, "launch v06 a1")
    assert asked(s)[1] == 1
    assert "sail b1" in legal(s)


def test_storm_blows_any_ship_back_and_gives_another_play() -> None:
    """V56, V58, R16, R17: one space; not off the start."""
    s = position(
        port("", ["storm_ahead", "storm_ahead", "v06"]),
        ships=[ship("a1"), ship("a2", "v07", 0), ship("b1", "v09", 2)],
    )
    assert why(s, "storm a2") == "at_start R16"
    play(s, "storm b1", "storm b1")
    assert where(s, "b1") == ("v09", 0)
    play(s, "launch v06 a1")
    assert asked(s)[1] == 1


def test_chains_of_full_sail() -> None:
    """R17: each gives one further play."""
    s = position(
        port("", ["full_sail_ahead"] * 3 + ["storm_ahead", "v06"]),
        ships=[ship("a1"), ship("a2", "v07", 0)],
    )
    play(s, "full a2", "storm a2", "full a2", "full a2", "launch v06 a1")
    assert where(s, "a2") == ("v07", 2)
    assert hand(s) == []
    assert asked(s)[1] == 1


@pytest.mark.parametrize(("card", "word"), [("full_sail_ahead", "full"), ("storm_ahead", "storm")])
def test_with_the_last_card_the_play_step_is_over(card: str, word: str) -> None:
    """R86, V57, V58: another play is of no use to an empty hand."""
    s = position(port("", [card]), port("", ["v01"]), ships=[ship("a1", "v06", 1)])
    play(s, f"{word} a1")
    assert asked(s)[1] == 1


def test_full_sail_without_a_target_is_not_playable() -> None:
    """R16, R74, V41, V75: nobody at sea, on the finish, full sails; Storm moves the last."""
    s = position(port("", ["full_sail_ahead", "storm_ahead"]))
    assert legal(s) == ["rest"]
    becalmed = ship("a1", "v06", 2, sails="23456")
    s = position(
        port("", ["full_sail_ahead", "storm_ahead"]), ships=[becalmed, ship("b1", "v05", 3)]
    )
    assert some(s, "full") == set()
    assert why(s, "full b1") == "at_finish V41"
    assert why(s, "full a1") == "becalmed V75"
    play(s, "storm a1")
    assert where(s, "a1") == ("v06", 1)


def test_blown_off_the_finish_she_may_sail_again() -> None:
    """R9, R16: a ship on the finish can be pushed back meanwhile."""
    s = position(port("", ["storm_ahead", "v01"]), port("", ["v02"]), ships=[ship("b1", "v05", 3)])
    play(s, "storm b1", "rest")
    assert {*legal(s)} == {"sail b1", "end b1", "done"}


# Fire Cannons.


def test_fire_cannons_needs_both_on_blast() -> None:
    """V48, V44, R23, R57: own ship and target are named; docked and own ships are no targets."""
    s = position(
        port("", ["fire_cannons"]),
        ships=[
            ship("a1", "v04", 1),
            ship("a2", "v06", 1),
            ship("a3", "v02", 0),
            ship("b1", "v09", 1),
            ship("b2", "v07", 1),
            ship("b3"),
        ],
    )
    assert some(s, "fire") == {"a1 b1", "a3 b1"}
    assert why(s, "fire a1 b2") == "no_blast V44"
    assert why(s, "fire a1 b3") == "docked R23"
    assert why(s, "fire a2 b1") == "own_no_blast V48"
    assert why(s, "fire a1 a3") == "other_step V6"
    play(s, "fire a1 b1")
    assert step(s) == "arm"
    assert discards(s, 1) == ["fire_cannons"]


def test_without_a_pair_fire_cannons_is_not_playable() -> None:
    """R57: own ship at anchor, or no enemy on blast."""
    s = position(port("", ["fire_cannons"]), ships=[ship("a1"), ship("b1", "v09", 1)])
    assert legal(s) == ["rest"]
    s = position(port("", ["fire_cannons"]), ships=[ship("a1", "v04", 1)])
    assert legal(s) == ["rest"]


def test_a_ship_on_the_finish_may_be_attacked() -> None:
    """R9, R23: until it ends."""
    s = facing(target=ship("b1", "v06", 4))
    assert some(s, "fire") == {"a1 b1"}


def test_a_ship_may_be_attacked_any_number_of_times() -> None:
    """R57: turn after turn, whatever lies on her."""
    s = facing(target=ship("b1", "v09", 1, hull="2345", crew="23456", sails="23456"))
    assert some(s, "fire") == {"a1 b1"}


def test_a_fort_protects_on_the_start() -> None:
    """V26, R58: there only, and only from being named."""
    fort = port("", [], (), ["fort.guns"])
    fleet = [ship("b2", "v09", 1)]
    s = facing(defender=fort, target=ship("b1", "v02", 0), more=fleet)
    assert some(s, "fire") == {"a1 b2"}
    assert why(s, "fire a1 b1") == "fort V26"
    s = facing(defender=port("", ["v01"]), target=ship("b1", "v02", 0))
    assert some(s, "fire") == {"a1 b1"}


def test_a_ship_may_fire_from_her_fort() -> None:
    """R58: and is hit back as usual."""
    s = fired(port("", [], (), ["fort.guns"]), own=ship("a1", "v02", 0))
    play(s, "0: ball", "1: ball", dice=[2] * 6 + [4] * 6)
    play(s, "place 2", "place 4")
    assert s.ships[0].damage[0] == 4


def test_a_fort_and_captured_ships() -> None:
    """R102: the captor's Fort protects her, her former holder's does not."""
    prize = ship("a2", "v02", 0, holder=1)
    s = facing(defender=port("", [], (), ["fort.guns"]), target=ship("b1"), more=[prize])
    assert some(s, "fire") == {"a1 b1"}
    prize = ship("b2", "v02", 0, holder=0)
    s = position(
        port("", [], (), ["fort.guns"]),
        port("", ["fire_cannons"], (), ["fort.hull"]),
        active=1,
        ships=[ship("a1"), ship("b1", "v04", 1), prize],
    )
    assert some(s, "fire") == set()
    s.ports[0].buildings = ()
    s.discards = (*s.discards, 0)
    assert some(s, "fire") == {"b1 b2"}
