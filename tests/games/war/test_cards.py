"""Sea cards: drawing, holding, global and instant ones."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.components import CARDS, KINDS, PORTS, TRADE_PORTS
from portsmouth.games.war.rules.world import NAMES
from portsmouth.games.war.state import WarState
from tests.games.war.build import (
    asked,
    at,
    cargo,
    convoy,
    hand,
    kinds,
    legal,
    play,
    position,
    why,
)


def sailed(card: str, dice: Any = (), ship: Any = None, **more: Any) -> WarState:
    """Seat 0 has moved at sea and drawn a card."""
    ship = ship or convoy("m18")
    s = position(ship, convoy("london"), deck=more.pop("deck", [card]), **more)
    play(s, "cast", dice=["d1"])
    play(s, "go m17", dice=dice)
    return s


def in_play(s: WarState) -> str | None:
    """The global card."""
    return None if s.globe < 0 else KINDS[CARDS[s.globe]]


def test_kept_cards_are_held() -> None:
    """W20, K1, S59: into the hand, unseen by others; face-up ones lie open."""
    s = sailed("marines")
    assert hand(s, 0) == ["marines"]
    assert asked(s) == ("cast", 1)
    view: Any = GAME.view(s, 1)
    assert (view["convoys"][0]["hand"], view["convoys"][0]["hidden"]) == ([], 1)
    s = sailed("navigator")
    view = GAME.view(s, 1)
    assert (view["convoys"][0]["hand"], view["convoys"][0]["hidden"]) == (["navigator"], 0)


def test_three_cards_at_most() -> None:
    """W21, K2: face-up ones count; with a fourth one of the four goes, at once."""
    ship = convoy("m18", hand=["navigator", "marines", "surgeon"])
    s = sailed("pardon", ship=ship)
    assert asked(s) == ("keep", 0)
    assert legal(s) == [
        "discard navigator",
        "discard marines",
        "discard surgeon",
        "discard pardon",
    ]
    play(s, "discard navigator")
    assert hand(s, 0) == ["marines", "surgeon", "pardon"]
    assert asked(s) == ("cast", 1)


def test_global_and_instant_cards_are_not_held() -> None:
    """W21, W22: they need no room in a full hand."""
    ship = convoy("m18", hand=["navigator", "marines", "surgeon"])
    s = sailed("salvage", ship=ship)
    assert asked(s) == ("cast", 1)
    ship = convoy("m18", hand=["navigator", "marines", "surgeon"])
    s = sailed("doldrums", ship=ship)
    assert in_play(s) == "doldrums"
    assert asked(s) == ("cast", 1)


def test_one_global_card() -> None:
    """W22, W23, K3, K4: a new one discards the old, with its marker; so never two wars."""
    s = sailed("war_england_spain", globe="plague", plague="goa")
    assert in_play(s) == "war_england_spain"
    assert s.plague == -1
    assert [KINDS[CARDS[card]] for card in s.discards] == ["plague"]


def test_global_cards_work_at_once() -> None:
    """K3, K5: winds from the next roll on."""
    s = sailed("trade_winds")
    play(s, "cast", dice=["d1"])
    assert GAME.view(s, 1)["spaces"] == 2


def test_letters_held_stay_good_in_peace() -> None:
    """K7: General Peace stops taking letters, not using them."""
    s = position(convoy("m18", letters=1), convoy("m18"), globe="treaty")
    play(s, "stay", "attack 1")
    assert (s.convoys[0].letters, s.convoys[0].pirate) == (0, False)


def test_plague_goes_to_a_trade_port() -> None:
    """K9: of the drawer's choice."""
    s = sailed("plague")
    assert asked(s) == ("mark", 0)
    assert legal(s) == [f"mark {PORTS[port]}" for port in TRADE_PORTS]
    assert why(s, "mark gibraltar") == ("no_trade_port", "K9")
    play(s, "mark london")
    assert PORTS[s.plague] == "london"
    assert s.convoys[1].values == (4, 4, 4)
    assert asked(s) == ("cast", 1)


def test_reef_and_scurvy() -> None:
    """K10, W55: hull or crew; hull at 0 sinks a ship; crew stops at 0."""
    assert sailed("reef", dice=[1]).convoys[0].values == (4, 4, 3)
    assert sailed("scurvy", dice=[2], ship=convoy("m18", crew=1)).convoys[0].values == (4, 0, 4)
    s = sailed("reef", dice=[1], ship=convoy("m18", hull=1, gold=40))
    assert asked(s) == ("again", 0)
    play(s, "begin goa")
    assert (asked(s), s.convoys[0].gold) == (("cast", 1), 4)
    s = sailed("reef", dice=[2], ship=convoy("m18", ships=2, hull=2, cargo={"tea": 6, "furs": 1}))
    assert asked(s) == ("give", 0)
    play(s, "give furs 1")
    assert asked(s) == ("cast", 1)


def test_salvage_and_castaways() -> None:
    """K11, S58: 3 gold; up to 2 crew back, not above the maximum."""
    assert sailed("salvage").convoys[0].gold == 7
    assert sailed("castaways", ship=convoy("m18", crew=1)).convoys[0].values == (4, 3, 4)
    assert sailed("castaways", ship=convoy("m18", crew=3)).convoys[0].values == (4, 4, 4)


def test_floating_crates() -> None:
    """K12: up to two of one's choice, as sheet and hold allow; none is allowed."""
    s = sailed("flotsam")
    assert asked(s) == ("pick", 0)
    play(s, "pick tea 1", "pick furs 1")
    assert cargo(s, 0) == {"furs": 1, "tea": 1}
    assert asked(s) == ("cast", 1)
    s = sailed("flotsam", ship=convoy("m18", cargo={"tea": 5}))
    assert why(s, "pick furs 2") == ("hold_full", "W36")
    play(s, "pick furs 1")
    assert legal(s) == ["done"]
    play(s, "done")
    s = sailed("flotsam")
    play(s, "done")
    assert cargo(s, 0) == {}
    s = sailed("flotsam", ship=convoy("m18", ships=2, cargo={"tea": 6}))
    assert why(s, "pick tea 1") == ("sold_out", "W34")


def test_blown_off_course() -> None:
    """K14, S80: the seat to the left moves it up to 2 sea steps, none among them; no port."""
    s = sailed("blown_off_course")
    assert asked(s) == ("drift", 1)
    ends = legal(s)
    assert "drift m17" in ends
    assert len(ends) == 15
    assert not any(each.split()[1] in PORTS for each in ends)
    play(s, "drift l18")
    assert at(s, 0) == "l18"
    assert asked(s) == ("cast", 1)


def test_blown_into_company() -> None:
    """K14, W84: no passing fire, no further card; the conflict is that of the new space."""
    s = position(convoy("m18"), convoy("m16"), convoy("m15"), deck=["blown_off_course", "salvage"])
    play(s, "cast", dice=["d1"])
    play(s, "go m17", "drift m15")
    assert asked(s) == ("meet", 0)
    assert legal(s) == ["attack 2", "pass"]
    assert s.convoys[0].gold == 4


def test_alone_nobody_blows() -> None:
    """K14, S66: with one seat the card does nothing; it is drawn all the same."""
    s = position(convoy("m18"), deck=["blown_off_course"])
    play(s, "cast", dice=["d1"])
    play(s, "go m17")
    assert at(s, 0) == "m17"
    assert asked(s) == ("cast", 0)


def test_empty_deck() -> None:
    """S39, S83, K24: the shuffled discards, when a card is wanted."""
    s = position(convoy("m18"), convoy("london"), left=1, deck=["salvage"])
    play(s, "cast", dice=["d1"])
    play(s, "go m17")
    assert s.deck == ()
    play(s, "stay", "done")
    play(s, "cast", dice=["d1"])
    count = len(s.discards)
    events = play(s, "go m18", dice=[f"={n}" for n in range(count - 1, 0, -1)], check=False)
    assert kinds(events).count("shuffled") == 1
    assert len(s.deck) + len(s.discards) + (s.globe >= 0) == 48


def test_cards_never_run_out() -> None:
    """K24: six full hands, a global card and a strength card leave 28."""
    assert len(CARDS) - 6 * 3 - 2 == 28


def test_drawing_tells_its_owner_alone() -> None:
    """S59: others hear that a card was kept, not which."""
    s = position(convoy("m18"), convoy("london"), deck=["marines"])
    play(s, "cast", dice=["d1"])
    events = play(s, "go m17")
    seen = [event.kind for event in events if event.seen_by(1)]
    assert "drew_hidden" in seen
    assert "drew_own" not in seen
    assert "drew_own" in [event.kind for event in events if event.seen_by(0)]


@pytest.mark.parametrize("kind", ["navigator", "boatswain", "factor", "master_gunner"])
def test_face_up_cards_are_not_played(kind: str) -> None:
    """K2, K22: they work while held; no step offers them but for the hand limit."""
    s = position(convoy("m18", hand=[kind]), convoy("m18"))
    assert not [each for each in legal(s) if kind in each]
    play(s, "stay", "attack 1")
    assert asked(s) == ("load", 0)


def test_a_card_that_comes_with_a_meeting() -> None:
    """W84, K3: cards are resolved before the conflict, whose effect they may change."""
    s = position(convoy("m18"), convoy("m17"), deck=["marines"])
    play(s, "cast", dice=["d1"])
    play(s, "go m17", "attack 1")
    assert asked(s) == ("card", 0)
    assert NAMES[s.convoys[0].at] == "m17"
