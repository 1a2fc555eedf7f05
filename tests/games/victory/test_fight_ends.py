"""How a round of a fight ends: sinking, boarding, flight, another round."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import (
    asked,
    broadside,
    discards,
    fired,
    fleet,
    hand,
    held,
    hurt,
    legal,
    log,
    play,
    port,
    position,
    ship,
    some,
    step,
    the,
    through,
    upgrade,
    vp,
    where,
)

QUIET = [1] * 6
HALF = [1] * 3


def over(s: VictoryState) -> bool:
    """Is the fight over?"""
    return s.fight is None


# Sinking.


def test_a_full_hull_sinks() -> None:
    """V73, V74, V93, R22, R21: ship, log, voyage, upgrade, passengers; 2 points for it."""
    target = ship("b1", hull="3456", upgrade="fort.guns", passengers=1)
    s = fired(target=target)
    assert vp(s) == [1, 1]
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], [1] * 7)
    play(s, "place 2")
    assert over(s)
    assert fleet(s, 1) == ["b1"]
    assert (where(s, "b1"), log(s, "b1"), upgrade(s, "b1")) == (None, ("", "", ""), None)
    assert sorted(discards(s, 3)) == ["fort.guns", "passengers", "v09"]
    assert (s.ports[0].admiralty, s.admiralty) == (1, 4)
    assert where(s, "a1") == ("v04", 1)


def test_the_loser_of_her_only_ship_stays_in() -> None:
    """R40, R44: with `lost` even for good."""
    s = fired(target=ship("b1", hull="3456"), settings={"last_ship": "lost"})
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert fleet(s, 1) == []
    assert vp(s) == [3, 0]
    assert asked(s)[1] == 1


def test_an_extra_space_of_the_hull_keeps_her_afloat() -> None:
    """V73, V101: the track is full with its second 6 only."""
    target = ship("b1", hull="3456", upgrade="fort.hull")
    s = broadside(fired(target=target), "ball", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert step(s) == "arm"
    broadside(s, "ball", "ball", [6, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 6")
    assert over(s)


def test_the_defender_gains_an_admiralty_too() -> None:
    """V74: the opponent of a sunk ship, attacker or defender."""
    s = fired(own=ship("a1", hull="2345"))
    broadside(s, "ball", "ball", QUIET, [6, 1, 1, 1, 1, 1])
    play(s, "place 6")
    assert [each.admiralty for each in s.ports] == [0, 1]
    assert fleet(s) == []


def test_both_are_sunk() -> None:
    """R31, R30: both are lost and each gains a token; the attacker first if one is left."""
    for tokens, expected in ((0, [1, 1]), (4, [1, 4]), (5, [0, 5])):
        s = fired(
            port(),
            port("", admiralty=tokens),
            own=ship("a1", hull="2345"),
            target=ship("b1", hull="3456"),
            declarer=1,
        )
        broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], [6, 1, 1, 1, 1, 1])
        play(s, "place 2", "place 6")
        assert [each.admiralty for each in s.ports] == expected
        assert fleet(s) == []
        assert over(s)


def test_tokens_that_have_run_out() -> None:
    """R67, V90: sinking and capture happen all the same."""
    s = fired(port(), port("", admiralty=5), target=ship("b1", hull="3456"), declarer=1)
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert s.ports[0].admiralty == 0
    assert over(s)
    s = fired(
        port(),
        port("", jolly_rogers=4),
        target=ship("b1", crew="3456", sails="2"),
        declarer=1,
    )
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert s.ports[0].jolly_rogers == 0
    assert fleet(s)[:2] == ["a1", "b1"]


def test_a_captured_ship_that_is_sunk_goes_to_its_colour_s_pool() -> None:
    """R72, R5, R82: and comes back from there."""
    s = fired(
        port(),
        port("", ["v01"]),
        target=ship("a2", hull="3456", holder=1),
        more=[ship("b1")],
    )
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    through(play(s, "place 2"))
    assert [fleet(s), fleet(s, 1)] == [["a1"], ["b1"]]
    assert 1 not in {each.id for each in s.ships}


def test_a_sunk_ship_has_ended_no_voyage() -> None:
    """V105: no cubes, no token, no Merchant, no Commerce."""
    s = fired(
        port("", [], ["commerce"]),
        port("", ["merchant"]),
        target=ship("b1", "v16", 5, hull="3456", passengers=1),
    )
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    through(play(s, "place 2"))
    assert (held(s), held(s, 1)) == ("", "")
    assert (s.ports[1].pieces, s.ports[1].delivered) == (0, 0)
    assert "merchant" in hand(s, 1)


# Boarding.


def boarding(**rest: Any) -> VictoryState:
    target = ship("b1", crew="3456", sails="2", hull="3", passengers=1, upgrade="mine.guns")
    s = fired(target=target, **rest)
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], [1] * 7)
    return play(s, "place 2")


def test_a_full_crew_and_fewer_sails_is_boarded() -> None:
    """V78, V79, V80, V104, R21, R22: by itself; ship, log, voyage, upgrade, passengers as is."""
    s = boarding()
    assert over(s)
    assert fleet(s)[:2] == ["a1", "b1"]
    assert where(s, "b1") == ("v09", 1)
    assert log(s, "b1") == ("3", "2", "23456")
    assert (upgrade(s, "b1"), the(s, "b1").passengers) == ("mine.guns", 1)
    assert (s.ports[0].jolly_rogers, s.jolly_rogers) == (1, 3)
    assert vp(s)[0] == 2 + 3


def test_a_captured_ship_has_ended_no_voyage() -> None:
    """V105: nothing is gained yet, by anybody."""
    s = boarding()
    assert (held(s), held(s, 1)) == ("", "")
    assert s.ports[0].delivered == 0


def test_a_captured_ship_serves_her_holder() -> None:
    """V104, V106, R71, R72, V76: sails, is repaired, upgraded and attacked like an own one."""
    prize = ship("b2", "v06", 3, holder=0, hull="3")
    s = position(port("WM", ["v01"]), step="voyages", ships=[ship("a1"), prize, ship("b1")])
    assert some(s, "sail") == {"b2"}
    play(s, "done")
    assert some(s, "repair") == {"b2 h3 W"}
    s = fired(target=ship("a2", holder=1), more=[ship("b1")])
    assert step(s) == "arm"


ROWS = [
    ("equal sails", "", "", False),
    ("fewer sails", "34", "2", False),
    ("more sails", "", "2", True),
]


@pytest.mark.parametrize(("name", "mine", "theirs", "taken"), ROWS)
def test_boarding_needs_more_free_sails(name: str, mine: str, theirs: str, taken: bool) -> None:
    """V78, V108, V77: equal ones do not do."""
    s = fired(own=ship("a1", sails=mine), target=ship("b1", crew="3456", sails=theirs))
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert over(s) == taken


def test_boarding_needs_a_free_crew() -> None:
    """V78, R32: at least one free crew space of the boarder."""
    s = fired(own=ship("a1", crew="23456"), target=ship("b1", crew="3456", sails="2"))
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert step(s) == "arm"
    crew = {"crew": "23456", "upgrade": "church.crew"}
    s = fired(own=hurt("a1", **crew), target=ship("b1", crew="3456", sails="2"))
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert fleet(s)[:2] == ["a1", "b1"]


def test_the_attacker_may_be_boarded() -> None:
    """V78, V79: by the defender, who gets the Jolly Roger."""
    s = fired(own=ship("a1", crew="3456", sails="2"))
    broadside(s, "ball", "grape", QUIET, [2, 1, 1, 1, 1, 1])
    play(s, "place 2")
    assert [each.jolly_rogers for each in s.ports] == [0, 1]
    assert fleet(s, 1) == ["a1", "b1"]
    assert asked(s)[1] == 1


def test_the_boarder_never_has_full_sails() -> None:
    """R76, R32: she has more free sails than another, hence at least one."""
    s = fired(own=ship("a1", sails="23456"), target=ship("b1", crew="3456", sails="23456"))
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert step(s) == "arm"


def test_boarding_comes_before_flight() -> None:
    """R30, V82: a fleeing ship is taken."""
    s = fired(target=ship("b1", crew="3456", sails="2"))
    broadside(s, "grape", "flee ball", [2, 1, 1, 1, 1, 1], HALF)
    play(s, "place 2")
    assert fleet(s)[:2] == ["a1", "b1"]


def test_sinking_comes_before_boarding() -> None:
    """R77, R30: nothing is captured."""
    s = fired(own=ship("a1", hull="3456"), target=ship("b1", crew="3456", sails="2"))
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], [2, 2, 1, 1, 1, 1])
    assert step(s) == "place"
    s = fired(own=ship("a1", hull="2346"), target=ship("b1", crew="3456", sails="2"))
    broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], [5, 1, 1, 1, 1, 1])
    play(s, "place 2", "place 5")
    assert fleet(s) == []
    assert fleet(s, 1) == ["b1"]
    assert s.ports[1].admiralty == 1


# Flight.


def test_both_flee() -> None:
    """V81, V107, V109: the fight is over, whatever their sails."""
    s = fired(own=ship("a1", sails="2345"))
    broadside(s, "flee ball", "flee ball", HALF, HALF)
    assert over(s)
    assert where(s, "a1") == ("v04", 1)
    assert where(s, "b1") == ("v09", 1)
    assert discards(s, 1) == ["fire_cannons"]


@pytest.mark.parametrize("sails", ["", "2", "23"])
def test_one_gets_away_with_more_sails(sails: str) -> None:
    """V82, V108, V109: strictly more free ones than the enemy; else a new round."""
    s = fired(own=ship("a1", sails="3"), target=ship("b1", sails=sails))
    broadside(s, "ball", "flee ball", QUIET, HALF)
    assert over(s) == (len(sails) < 1)
    if over(s):
        assert where(s, "b1") == ("v09", 1)
    else:
        assert step(s) == "arm"


@pytest.mark.parametrize("sails", ["", "2"])
def test_the_attacker_s_flight_alone_parts_nobody(sails: str) -> None:
    """V81, V82, V108: with equal or fewer free sails there is another round."""
    s = fired(own=ship("a1", sails=sails))
    broadside(s, "flee ball", "ball", HALF, QUIET)
    assert step(s) == "arm"


def test_the_attacker_may_get_away() -> None:
    """V82: by the same measure."""
    s = fired(target=ship("b1", sails="3"))
    broadside(s, "flee ball", "ball", HALF, QUIET)
    assert over(s)


def test_flight_is_judged_after_damage() -> None:
    """V82, R30: chain of this round counts, and what answers take off again."""
    s = fired(own=ship("a1", sails="3"))
    broadside(s, "chain", "flee ball", [4, 1, 1, 1, 1, 1], HALF)
    play(s, "place 4")
    assert step(s) == "arm"
    s = fired()
    broadside(s, "ball", "flee chain", QUIET, [4, 1, 1])
    play(s, "place 4")
    assert over(s)


def test_two_plain_ships_can_not_part_by_one_flight() -> None:
    """V108: nor board without a hit on the sails."""
    s = broadside(fired(), "ball", "flee ball", QUIET, HALF)
    assert step(s) == "arm"
    s = broadside(fired(target=ship("b1", crew="3456")), "grape", "ball", [2, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 2")
    assert step(s) == "arm"


def test_a_flight_does_not_save_a_sunk_ship() -> None:
    """R30, V82: the worked example's end."""
    s = fired(own=ship("a1", sails="3"), target=ship("b1", hull="3456"))
    broadside(s, "ball", "flee ball", [2, 1, 1, 1, 1, 1], HALF)
    play(s, "place 2")
    assert s.ports[0].admiralty == 1


# Another round, and after the fight.


def test_another_round() -> None:
    """V83, V102: with no sinking, capture or escape; the damage stays, and after the combat."""
    s = fired()
    broadside(s, "ball", "ball", [2, 3, 1, 1, 1, 1], QUIET)
    play(s, "place 23")
    assert s.fight is not None
    assert (s.fight.round, step(s)) == (2, "arm")
    broadside(s, "flee ball", "flee ball", HALF, HALF)
    assert log(s, "b1")[0] == "23"


def test_fifty_rounds_at_most() -> None:
    """R34: then the fight stops with no result."""
    s = fired()
    for number in range(1, 51):
        assert s.fight is not None
        assert s.fight.round == number
        broadside(s, "ball", "ball", QUIET, QUIET)
    assert over(s)
    assert where(s, "b1") == ("v09", 1)


@pytest.mark.parametrize("result", ["stays", "sunk", "captured"])
def test_the_turn_goes_on_with_its_last_step(result: str) -> None:
    """R78, V13, V109: no card is left to play after Fire Cannons, even after Full Sail."""
    cards = ["full_sail_ahead", "v01", "v02", "v03", "v05", "v06", "v07"]
    own = {"hull": "2345"} if result == "sunk" else {"crew": "2345", "sails": "2"}
    s = fired(port("", cards), own=hurt("a1", **own))
    shot = "grape" if result == "captured" else "ball"
    if result == "stays":
        through(broadside(s, "flee ball", "flee ball", HALF, HALF))
    else:
        broadside(s, "ball", shot, QUIET, [6, 1, 1, 1, 1, 1])
        through(play(s, "place 6"))
    assert asked(s) == ("discard", 0)
    assert {action.split()[0] for action in legal(s)} == {"drop"}


def test_full_sails_end_the_voyage_after_the_fight() -> None:
    """V76, R49: in its owner's next voyages step, where it stands; a captor's too."""
    s = fired(port(), port("", ["v01"]), target=ship("b1", "v09", 3, sails="2345"))
    broadside(s, "chain", "flee ball", [6, 1, 1, 1, 1, 1], HALF)
    play(s, "place 6", "pass", "0: flee ball", "1: ball", "pass", dice=[1] * 9)
    through(s)
    assert legal(s) == ["end b1"]
    play(s, "end b1")
    assert held(s, 1) == "WBMM"
