"""What each action is told as, with its figures; and details that planted faults showed."""

from __future__ import annotations

from typing import Any

import pytest

import portsmouth
from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.fleet import room
from portsmouth.games.war.rules.prepared import SPARE_ROOM
from portsmouth.games.war.state import WarState
from tests.games.war.build import (
    asked,
    convoy,
    fact,
    flag,
    load,
    play,
    position,
    why,
)


def in_goa(**more: Any) -> WarState:
    """Seat 0 is in Goa with gold, crates and a battered hull."""
    ship = {"gold": 40, "hull": 2, "cargo": {"tea": 2}, "hand": ["smuggler"], **more}
    return position(convoy("goa", **ship), convoy("m3"), step="port", bag=["rio"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "kind", "facts"),
    [
        ("sell tea 2", "sold", {"count": 2, "gold": 4}),
        ("buy gems 3", "bought", {"count": 3, "gold": 3}),
        ("mend hull 2", "mended", {"count": 2, "gold": 4}),
        ("ship", "bought_ship", {"ships": 2}),
        ("board", "boarded", {"port": "port-rio"}),
        ("smuggle", "played", {"card": "card-smuggler"}),
    ],
)
def test_port_actions_are_told(action: str, kind: str, facts: dict[str, Any]) -> None:
    """W28, W32, W35, W29, K17: what, how much, for how much."""
    told = play(in_goa(), action)
    assert fact(told, kind, "seat") == 0
    for name, expected in facts.items():
        found = fact(told, kind, name)
        assert getattr(found, "id", found) == expected


def test_a_letter_is_told() -> None:
    """W37: taken in an own port."""
    s = position(convoy("london", nation="england"), convoy("m3"), step="port")
    assert fact(play(s, "letter"), "took_letter", "seat") == 0


def test_cards_before_the_roll_are_told() -> None:
    """K8, K15, K16: who did what to whom."""
    s = position(convoy("m18", hand=["squall", "becalm", "pardon"], pirate=True), convoy("m3"))
    told = play(s, "becalm 1")
    assert fact(told, "becalmed", "other").args == {"seat": 1}
    told = play(s, "squall 1", dice=[2])
    assert fact(told, "squalled", "other").args == {"seat": 1}
    assert (fact(told, "lost", "seat"), fact(told, "lost", "count")) == (1, 2)
    assert fact(play(s, "pardon"), "pardoned", "seat") == 0


def test_flights_are_told() -> None:
    """W71, W43: from an attack, and after the fort's shot."""
    s = position(convoy("d18"), convoy("m3"), deck=["smuggler"])
    play(s, "cast", dice=["d1"])
    play(s, "storm cadiz", dice=[0] * 5)
    assert fact(play(s, "flee d18"), "fled", "space").args["cell"] == "d18"
    s = position(convoy("d18", pirate=True), convoy("m3"))
    play(s, "cast", dice=["d1"])
    told = play(s, "go cadiz", dice=[1])
    assert (fact(told, "fort_fired", "hits"), fact(told, "lost", "left")) == (1, 3)
    assert fact(play(s, "flee d18"), "fled", "seat") == 0


def test_nobody_else_is_asked_after_a_shot() -> None:
    """S8, S45, W53: one conflict a turn, though others lie there."""
    s = position(convoy("m18"), convoy("m18"), convoy("m18"))
    play(s, "stay", "pass", "fire")
    assert s.hails == ()
    assert asked(s) == ("load", 1)
    play(s, *load("ball", "ball"), "load ball", "load ball")
    play(s, "ready", dice=[0] * 4)
    assert asked(s) == ("cast", 1)


def test_a_pirate_flag_goes_back_to_its_owner() -> None:
    """S33, W113, S32: the stack of each face has it again."""
    s = position(
        convoy("d18", nation="england", letters=1),
        convoy("m3"),
        deck=["war_england_france"],
        flags={"cadiz": (1, "pirate")},
    )
    assert s.convoys[1].pirate_flags == 3
    play(s, "cast", dice=["d1"])
    play(s, "storm cadiz", dice=[1, 0, 0])
    assert flag(s, "cadiz") == (0, "nation")
    assert (s.convoys[1].pirate_flags, s.convoys[0].nation_flags) == (4, 2)


def test_the_last_crate_afloat() -> None:
    """K12, W34: exactly what is left may be taken."""
    s = position(
        convoy("m18"), convoy("m3", ships=2, cargo={"tea": 5, "furs": 6}), deck=["flotsam"]
    )
    play(s, "cast", dice=["d1"])
    play(s, "go m17")
    assert why(s, "pick tea 2") == ("sold_out", "W34")
    assert why(s, "pick furs 1") == ("sold_out", "W34")
    play(s, "pick tea 1")


def test_own_counters_are_not_dealt_anew() -> None:
    """W97, S93: whoever has loaded knows what."""
    s = position(convoy("m18", ships=3), convoy("m18"))
    play(s, "stay", "attack 1", *load("ball", "grape", "chain", "ball", "grape", "board"))
    for seed in range(20):
        twin = s.copy()
        GAME.resample_hidden(twin, 0, Rng(seed))
        assert twin.attack_load == s.attack_load


def test_a_prize_can_hardly_defend_itself() -> None:
    """S21, W84: no sails and crew, six crates a ship; the hunter is a pirate with little room."""
    for seed in range(20):
        s = portsmouth.new("war", 3, {"scenario": "prize"}, seed).state
        hunter, prey = s.convoys[s.first], s.convoys[(s.first + 1) % 3]
        assert prey.values[:2] == (0, 0)
        assert sum(prey.hold) == 3 + 3 * prey.ships
        assert (hunter.pirate, room(hunter), hunter.at) == (True, SPARE_ROOM, prey.at)
        assert asked(s) == ("meet", s.first)
