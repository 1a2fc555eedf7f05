"""The beginning of a fight: sealed shots and flights, the Letter of Marque, counting cannons."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.journal import position_hash
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import Port, VictoryState
from tests.games.victory.build import (
    asked,
    broadside,
    discards,
    facing,
    fired,
    hand,
    held,
    hurt,
    legal,
    lines,
    log,
    play,
    port,
    salvo,
    ship,
    step,
    told,
    view,
    where,
    why,
)

SHOTS = ["ball", "chain", "grape"]
FLIGHTS = [f"flee {shot}" for shot in SHOTS]


def test_each_side_has_three_shots_and_a_flight() -> None:
    """V48, V59, V60, R27: both choose at once, a shot and whether they flee."""
    s = fired()
    assert step(s) == "arm"
    assert GAME.actors(s) == (0, 1)
    assert {*legal(s, 0)} == {*SHOTS, *FLIGHTS}
    assert {*legal(s, 1)} == {*SHOTS, *FLIGHTS}
    play(s, "1: chain")
    assert GAME.actors(s) == (0,)


def test_the_order_of_sealing_changes_nothing() -> None:
    """R97, V60: shots, flights and the Letter."""
    for mine in (*SHOTS, *FLIGHTS):
        for theirs in (*SHOTS, *FLIGHTS, "letter"):
            ends = []
            for order in ((f"0: {mine}", f"1: {theirs}"), (f"1: {theirs}", f"0: {mine}")):
                s = fired(port("", ["v01"]), port("", ["letter_of_marque"]))
                play(s, *order)
                ends.append(position_hash(s))
            assert ends[0] == ends[1]


def test_full_sails_can_not_flee() -> None:
    """V65, V75: but fire."""
    s = fired(own=ship("a1", sails="23456"))
    assert {*legal(s, 0)} == {*SHOTS}
    assert why(s, "0: flee ball") == "cannot_flee V65"
    assert {*legal(s, 1)} == {*SHOTS, *FLIGHTS}
    sails = {"sails": "23456", "upgrade": "foundry.sails"}
    s = fired(own=hurt("a1", **sails))
    assert {*legal(s, 0)} == {*SHOTS, *FLIGHTS}


# The Letter of Marque.


def test_the_letter_stops_the_attack() -> None:
    """V49, V109, R60, V107: both cards discarded, no dice, ships where they were, step 7."""
    s = fired(port("", ["v01"]), port("", ["letter_of_marque"]))
    assert "letter" in legal(s, 1)
    events = lines(told(s, "0: grape", "1: letter"))
    assert events[-2:] != []
    assert not any("grape" in line for line in events)
    assert sorted(discards(s, 2)) == ["fire_cannons", "letter_of_marque"]
    assert where(s, "a1") == ("v04", 1)
    assert where(s, "b1") == ("v09", 1)
    assert s.fight is None
    assert (hand(s), hand(s, 1)) == (["v01"], [])
    assert asked(s)[1] == 1


def test_the_attacker_still_seals_after_a_letter() -> None:
    """R97: the Letter is discarded and the attack over when both have sealed."""
    s = fired(port(), port("", ["letter_of_marque"]))
    play(s, "1: letter")
    assert GAME.actors(s) == (0,)
    assert hand(s, 1) == ["letter_of_marque"]
    assert {*legal(s)} == {*SHOTS, *FLIGHTS}
    play(s, "ball")
    assert s.fight is None


def test_who_may_play_the_letter() -> None:
    """V49, R60, R43: the target, with the card, in the first round; the attacker never."""
    s = fired(port("", ["letter_of_marque"]), port())
    assert "letter" not in legal(s, 0)
    assert why(s, "1: letter") == "no_card V49"
    s = fired(port(), port("", ["letter_of_marque"]))
    broadside(s, "ball", "ball", [1] * 6, [1] * 6)
    assert step(s) == "arm"
    assert {*legal(s, 1)} == {*SHOTS, *FLIGHTS}


# Counting.


def windows(s: VictoryState, *actions: str, dice: Sequence[int] = ()):  # type: ignore[no-untyped-def]
    """Who is asked before each action."""
    order = []
    for number, action in enumerate(actions):
        order.append(asked(s))
        last = number == len(actions) - 1
        play(s, action, dice=dice if last else ())
    return order


def count(attacker: Port, defender: Port, one: str = "ball", other: str = "ball") -> VictoryState:
    s = fired(attacker, defender)
    return play(s, f"0: {one}", f"1: {other}")


def test_the_attacker_counts_first() -> None:
    """R59, R92, R24: then the defender, by turns, until both have passed in succession."""
    s = count(port("", ["v01"]), port("", ["v02"]))
    order = windows(s, "pass", "pass", dice=[1] * 12)
    assert order == [("count", 0), ("count", 1)]
    assert step(s) == "arm"


def test_who_has_passed_is_asked_again_after_the_other_s_play() -> None:
    """R92, V50, R25: any number of cards, by turns."""
    s = count(port("", ["cannons", "v01"]), port("", ["cannons", "v02"]))
    order = windows(s, "pass", "cannons", "cannons", "pass", "pass", dice=[1] * 16)
    assert [seat for _, seat in order] == [0, 1, 0, 1, 0]
    assert {*discards(s, 2)} == {"cannons"}


def test_a_seat_is_asked_whatever_it_holds() -> None:
    """R59, R89: a hand without Cannons is asked too; without a card and a Foundry it is not."""
    s = count(port("", ["v01"]), port())
    assert asked(s) == ("count", 0)
    assert legal(s) == ["pass"]
    assert why(s, "cannons") == "no_card V50"
    assert why(s, "foundry") == "no_foundry V29"
    s = fired()
    play(s, "0: ball", "1: ball", dice=[1] * 12)
    assert s.fight is not None
    assert s.fight.round == 2
    s = count(port(), port("", ["v01"]))
    assert asked(s) == ("count", 1)
    play(s, "pass", dice=[1] * 12)


def test_a_skipped_seat_counts_as_having_passed() -> None:
    """R92, R59: after a play the same seat is asked again, once."""
    s = count(port("", ["cannons", "v01"]), port())
    assert windows(s, "cannons", "pass", dice=[1] * 14) == [("count", 0)] * 2


def test_a_foundry_that_can_be_paid_is_asked() -> None:
    """R91, R59: a copy unused in this combat, and a metal; open to all."""
    foundry = ["foundry.guns"]
    s = count(port("M", [], (), foundry), port())
    assert legal(s) == ["foundry", "pass"]
    play(s, "foundry", dice=[1] * 13)
    s = fired(port("W", [], (), foundry))
    play(s, "0: ball", "1: ball", dice=[1] * 12)


def test_after_a_defenders_foundry_the_attacker_is_asked() -> None:
    """R59, R92: whoever adds cannons gives the other side the next word."""
    s = count(port("", ["v01"]), port("M", ["v02"], (), ["foundry.guns"]))
    order = windows(s, "pass", "foundry", "pass", "pass", dice=[1] * 13)
    assert order == [("count", 0), ("count", 1), ("count", 0), ("count", 1)]


def test_a_foundry_lasts_through_the_combat() -> None:
    """V29, R62, R91: one metal for one cannon, once a combat and Foundry, at any counting."""
    s = count(port("MMM", [], (), ["foundry.guns"]), port())
    play(s, "pass", dice=[1] * 12)
    play(s, "0: ball", "1: ball", "foundry", dice=[1] * 13)
    assert held(s) == "MM"
    play(s, "0: ball", "1: ball", dice=[1] * 13)
    assert held(s) == "MM"


def test_two_foundries() -> None:
    """R53, R62: each by itself; up to 2 metal for 2 cannons."""
    s = count(port("MMM", [], (), ["foundry.guns", "foundry.sails"]), port())
    play(s, "foundry", "foundry", dice=[1] * 14)
    assert held(s) == "M"


def test_cannons_count_in_this_round_only() -> None:
    """V50: two more, then as before."""
    s = count(port("", ["cannons"]), port())
    play(s, "cannons", dice=[1] * 14)
    play(s, "0: ball", "1: ball", dice=[1] * 12)


def test_a_flight_lies_open_before_cannons_are_counted() -> None:
    """V64, R27: who flees is seen by all, the shot is not."""
    s = count(port("", ["v01"]), port("", ["v02"]), "flee grape", "ball")
    for viewer in (None, 0, 1):
        sides = view(s, viewer)["fight"]["sides"]
        assert [side["flees"] for side in sides] == [True, False]
        assert sides[0]["shot"] == ("grape" if viewer == 0 else None)
        assert sides[1]["shot"] == ("ball" if viewer == 1 else None)
        assert [side["cannons"] for side in sides] == [3, 6]


def test_shots_are_revealed_with_the_dice() -> None:
    """V69, V63, V67: thrown first by the attacker, the 1s away, then both shots are seen."""
    s = fired()
    salvo(s, "grape", "chain", [2, 2, 1, 3, 3, 1], [5, 6, 1, 1, 1, 1])
    sides = view(s, None)["fight"]["sides"]
    assert [side["shot"] for side in sides] == ["grape", "chain"]
    assert [side["thrown"] for side in sides] == [[1, 1, 2, 2, 3, 3], [1, 1, 1, 1, 5, 6]]
    assert [side["dice"] for side in sides] == [[2, 2, 3, 3], [5, 6]]


def test_shot_and_flight_are_chosen_anew_each_round() -> None:
    """V102, V83: shots go back to hand; damage stays."""
    s = broadside(fired(), "ball", "flee chain", [2, 2, 1, 1, 1, 1], [1, 1, 1])
    play(s, "place 2")
    assert step(s) == "arm"
    assert s.fight is not None
    assert (s.fight.round, s.fight.seals) == (2, (-1, -1))
    assert log(s, "b1")[0] == "2"
    assert {*legal(s, 1)} == {*SHOTS, *FLIGHTS}


def test_no_reaction_but_its_own() -> None:
    """V13, R59: in the window of counting nothing but Cannons and Foundry."""
    s = facing(port("WBMC", ["cannons", "full_sail_ahead", "out_manoeuvre"]))
    play(s, "fire a1 b1", "0: ball", "1: ball")
    assert legal(s) == ["cannons", "pass"]
