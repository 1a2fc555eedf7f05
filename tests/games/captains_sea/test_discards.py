"""Discards and cards on one roll: what was given for a roll that a card makes needless (R42)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from portsmouth.games.captains_sea.rules.components import card
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import asked, do, kinds, plain, put_ship, sea, start, why

Begin = Callable[[CaptainState], None]


def duel(*hands: str) -> CaptainState:
    """Two ships in impulse 6, an average crew aboard the first."""
    s = sea("s03", *hands)
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, quality="average")
    put_ship(s, 1, 9, 7, 1)
    s.frames = (("muster", 0),)
    return s


def fire(s: CaptainState) -> None:
    """A fire to be fought."""
    s.ships[0].burning = True
    start(s, ("fight_fire", 0))


def rigging(s: CaptainState) -> None:
    """Rigging to be repaired."""
    put_ship(s, 0, 5, 7, 1, rigging=9, rig=2)
    start(s, ("mend", 0))


def sails(s: CaptainState) -> None:
    """Sails to be changed."""
    put_ship(s, 0, 5, 7, 1, sheets=1)
    start(s, ("trim", 0))


@pytest.mark.parametrize(("id", "begin"), [("h21", fire), ("h22", rigging), ("h05", sails)])
def test_r42_a_discard_counts_for_its_own_roll_alone(id: str, begin: Begin) -> None:
    """R42, H05, H21, H22: if a card then makes the roll needless, it is lost."""
    s = duel(f"{id} h01 h02", "")
    begin(s)
    do(s, "spend 1", "discard h01", f"play {id}", "pass")
    assert s.spent == (0, 0)
    start(s, ("ask", "check", 0, 1), ("roll_morale", 0, 1, 0))
    s.ships[0].morale = 1
    assert "morale_failed" in kinds(do(s, "pass", dice=(2,)))


@pytest.mark.parametrize(("id", "begin"), [("h21", fire), ("h22", rigging), ("h05", sails)])
def test_r42_nothing_is_discarded_for_no_roll(id: str, begin: Begin) -> None:
    """R42, R136: once the card is played there is no die to raise."""
    s = duel(f"{id} h01 h02", "")
    begin(s)
    assert "spend 1" in plain(s)
    do(s, f"play {id}")
    assert plain(s) == ["pass"]
    assert why(s, "spend 1") == "no_discard R42"


def test_r42_hull_dice_that_are_rolled_again_keep_what_was_discarded() -> None:
    """R42, R135: H23 rolls the dice of failed hull tracks again, each with its own +1."""
    s = duel("h23 h01 h02 h03", "")
    put_ship(s, 0, 5, 7, 1, mend={"pf": 2, "sf": 1, "sa": 1})
    s.ships[0].guns = (3, 5, 3, 3)
    start(s, ("mend", 0))
    do(s, "spend 1", "discard h01")
    do(s, "pass", dice=(3, 3))
    do(s, "pass", dice=(4,))
    do(s, "spend 1", "discard h02")
    do(s, "pass", dice=(3,))
    do(s, "play h23")
    do(s, "pass", dice=(4, 1, 4, 4))
    assert s.ships[0].guns == (4, 5, 3, 4)


def test_r138_the_last_card_goes_for_the_flag_without_a_question() -> None:
    """R138: H25 takes one more card; nothing is asked when the whole hand goes."""
    for hand, left in (("h25 h01", ()), ("h25", ())):
        s = duel(hand, "")
        put_ship(s, 0, 5, 7, 1, rigging=0, morale="fair")
        start(s, ("strike_die", 0, 1), ("strike_colours",), dice=(1,))
        do(s, "play h25", "pass")
        assert asked(s) == ("muster", 0)
        assert s.ships[0].hand == left
        assert s.end == 0
    assert s.discards == (card("h25"),)
