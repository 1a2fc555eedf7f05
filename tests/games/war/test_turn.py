"""A turn: cards before the roll, the roll, the allowance, staying, Following Sea."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portsmouth.games.war.rules.sailing_roll import allowance
from tests.games.war.build import asked, at, convoy, hand, kinds, legal, play, position, step, why

CASES = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))["movement"][
    "cases"
]
OPEN = "m18"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['allowance']}-{case['sails']}")
def test_allowances(case: dict[str, Any]) -> None:
    """W54, W79, K5, K15, K22: the worked examples of movement."""
    played = case.get("played", [])
    cards = [*case.get("face_up", []), *played, *case.get("held", [])]
    ship = convoy(OPEN, sails=case["sails"], hand=cards, becalmed=case.get("becalmed", False))
    s = position(ship, convoy("london"), globe=case.get("global"))
    play(s, "cast", dice=[f"d{case['die']}"] if "die" in case else [])
    for card in played:
        play(s, f"play {card}")
    assert allowance(s) == case["allowance"]
    for text in case.get("refused", []):
        assert why(s, text) == ("is_becalmed", "K15")


def test_the_order_of_a_turn() -> None:
    """W11, W77: roll, move, card; in port a port action; then the next seat."""
    s = position(convoy(OPEN), convoy("london"))
    assert asked(s) == ("cast", 0)
    play(s, "cast", dice=["d2"])
    assert asked(s) == ("sail", 0)
    play(s, "go m17")
    assert asked(s) == ("cast", 1)
    assert s.convoys[0].gold == 4 + 3
    play(s, "cast", dice=["d1"])
    play(s, "stay")
    assert asked(s) == ("port", 1)
    play(s, "done")
    assert asked(s) == ("cast", 0)
    assert s.round == 3


def test_staying_at_sea_draws_nothing() -> None:
    """W80, S5: neither without a roll nor after one."""
    s = position(convoy(OPEN), convoy("london"))
    deck = s.deck
    play(s, "stay")
    assert asked(s) == ("cast", 1)
    s = position(convoy(OPEN), convoy("london"))
    play(s, "cast", dice=["d3"])
    play(s, "stay")
    assert s.deck == deck
    assert at(s, 0) == OPEN


def test_staying_spends_the_cards_played() -> None:
    """W80: a Fair Wind is gone though nobody moved."""
    s = position(convoy(OPEN, hand=["fair_wind"]), convoy("london"))
    play(s, "cast", dice=["d3"])
    play(s, "play fair_wind", "stay")
    assert hand(s, 0) == []


def test_a_card_at_sea_and_none_in_port() -> None:
    """W15, W16: the move decides."""
    s = position(convoy("d18"), convoy("london"))
    deck = s.deck
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz")
    assert step(s) == "port"
    assert s.deck == deck
    s = position(convoy("d18"), convoy("london"))
    play(s, "cast", dice=["d1"])
    play(s, "go e18" if "go e18" in legal(s) else "go d17")
    assert s.deck == deck[1:]


def test_cards_before_the_roll() -> None:
    """W78, K2: Becalmed, Squall and Royal Pardon, any number, in any order; others not here."""
    cards = ["becalm", "squall", "pardon"]
    s = position(convoy(OPEN, hand=cards, pirate=True), convoy("m3"))
    play(s, "squall 1", dice=[1])
    play(s, "pardon", "becalm 1")
    assert hand(s, 0) == []
    assert (s.convoys[1].values[0], s.convoys[1].becalmed) == (3, True)
    assert not s.convoys[0].pirate
    play(s, "cast", dice=["d1"])
    assert why(s, "play fair_wind") == ("no_card", "K2")
    s = position(convoy(OPEN, hand=["fair_wind", "marines"]), convoy("m3"))
    assert legal(s) == ["cast", "stay"]


def test_no_sails_no_roll() -> None:
    """W54, S92: one space without a die and without a card, boosted or not."""
    s = position(convoy(OPEN, sails=0), convoy("london"))
    deck = s.deck
    play(s, "cast")
    assert len([each for each in legal(s) if each.startswith("go")]) == 5
    play(s, "go m17")
    assert s.deck == deck
    s = position(convoy(OPEN, sails=0, hand=["press_of_sail", "fair_wind"]), convoy("london"))
    deck = s.deck
    play(s, "cast", "play press_of_sail", "play fair_wind")
    assert allowance(s) == 6
    play(s, "go m12")
    assert s.deck == deck


def test_press_of_sail_at_four() -> None:
    """S71: refused when the roll stands at 4, rolled or by another one."""
    s = position(convoy(OPEN, hand=["press_of_sail"]), convoy("london"))
    play(s, "cast", dice=["d4"])
    assert why(s, "play press_of_sail") == ("roll_is_four", "S71")
    s = position(convoy(OPEN, hand=["press_of_sail", "press_of_sail"]), convoy("london"))
    play(s, "cast", dice=["d2"])
    play(s, "play press_of_sail")
    assert why(s, "play press_of_sail") == ("roll_is_four", "S71")
    s = position(convoy(OPEN, sails=0, hand=["press_of_sail", "press_of_sail"]), convoy("london"))
    play(s, "cast", "play press_of_sail")
    assert why(s, "play press_of_sail") == ("roll_is_four", "S71")


def test_two_fair_winds() -> None:
    """W79: two for each."""
    s = position(convoy(OPEN, hand=["fair_wind", "fair_wind"]), convoy("london"))
    play(s, "cast", dice=["d1"])
    play(s, "play fair_wind", "play fair_wind")
    assert allowance(s) == 5


def test_doldrums_leave_one_space() -> None:
    """W79, K5: never below 1, whatever the roll; trade winds add one."""
    for globe, die, spaces in [
        ("doldrums", 1, 1),
        ("doldrums", 3, 2),
        ("trade_winds", 1, 2),
        ("trade_winds", 4, 5),
    ]:
        s = position(convoy(OPEN), convoy("london"), globe=globe)
        play(s, "cast", dice=[f"d{die}"])
        assert allowance(s) == spaces


def test_becalmed_ends_with_the_turn() -> None:
    """K15, S75: moved or not, once; a fresh start out of turn changes nothing."""
    s = position(convoy(OPEN, becalmed=True), convoy("london"))
    play(s, "stay")
    assert not s.convoys[0].becalmed
    s = position(convoy(OPEN, hand=["becalm"]), convoy("m3", becalmed=True))
    assert why(s, "becalm 1") == ("becalmed_already", "S71")
    assert s.convoys[1].becalmed


def test_squall_targets() -> None:
    """K8, S71: only another convoy at sea that has sails; not below 0."""
    s = position(
        convoy(OPEN, hand=["squall"]),
        convoy("london"),
        convoy("m3", sails=0),
        convoy("m5", sails=1),
    )
    assert why(s, "squall 1") == ("not_at_sea", "K8")
    assert why(s, "squall 2") == ("no_sails_left", "S71")
    play(s, "squall 3", dice=[2])
    assert s.convoys[3].values == (0, 4, 4)


def test_following_sea() -> None:
    """K13, S79: a new roll and move; cards count anew; the second end at sea draws no card."""
    ship = convoy(OPEN, hand=["fair_wind", "fair_wind"])
    s = position(ship, convoy("london"), deck=["following_sea", "salvage"])
    play(s, "cast", dice=["d1"])
    play(s, "play fair_wind")
    play(s, "go m17", dice=["d2"])
    assert asked(s) == ("sail", 0)
    assert s.second
    assert allowance(s) == 2
    play(s, "play fair_wind")
    assert allowance(s) == 4
    play(s, "go m16")
    assert s.convoys[0].gold == 4
    assert asked(s) == ("cast", 1)


def test_following_sea_may_end_in_port_or_stay() -> None:
    """S79: the second move may be a stay, or enter the port that the first one left."""
    for last, where in [("stay", "d17"), ("go lisbon", "lisbon")]:
        s = position(convoy("lisbon"), convoy("london"), deck=["following_sea"])
        play(s, "cast", dice=["d1"])
        play(s, "go d17", dice=["d1"])
        play(s, last)
        assert at(s, 0) == where
    assert step(s) == "port"


def test_following_sea_keeps_becalmed() -> None:
    """S79, K15: one space in the second move, too."""
    s = position(convoy(OPEN, becalmed=True), convoy("london"), deck=["following_sea"])
    play(s, "cast", dice=["d4"])
    play(s, "go m17", dice=["d4"])
    assert allowance(s) == 1


def test_only_one_card_a_turn() -> None:
    """W84: the second end at sea draws nothing, whatever came first."""
    s = position(convoy(OPEN), convoy("london"), deck=["following_sea", "reef"])
    play(s, "cast", dice=["d1"])
    play(s, "go m17", dice=["d1"])
    events = play(s, "go m16")
    assert "drew" not in kinds(events)
