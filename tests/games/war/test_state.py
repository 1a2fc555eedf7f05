"""The state: copies, JSON, what a turn begins with, what prompts and events say."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.setup import order
from portsmouth.games.war.rules.turns import begin_turn
from portsmouth.games.war.state import WarState
from tests.contract.walk import mutable_parts, plain, through_json
from tests.games.war.build import NULL, asked, convoy, fact, load, options, play, position, step


def filled() -> WarState:
    """A state in which no field of a turn has the value that it begins with."""
    s = position(
        convoy("m18", ships=2, gold=9, cargo={"tea": 2}, hand=["marines"], letters=1),
        convoy("m3", pirate=True, becalmed=True, passenger="goa", dear=3),
        flags={"rio": (1, "pirate")},
        black={"goa": "denmark"},
        globe="plague",
        plague="lisbon",
    )
    s.roll, s.winds, s.press, s.second, s.drew = 3, 1, True, True, True
    s.goal, s.storming, s.hails, s.stopper = 7, True, (7, 1), 1
    s.business, s.sold, s.bought, s.cheap = 1, 5, 9, 4
    s.attacker, s.defender, s.fort, s.cannons = 0, 1, 3, 2
    s.played, s.attack_load, s.defence_load, s.spent = (4, 5), (0, 1), (2,), 6
    s.way = 2
    return s


def test_a_copy_has_every_field() -> None:
    """W77: equal in all, and with nothing in common that can change."""
    s = filled()
    fresh = WarState(s.rules, Rng(1), [Convoy(0), Convoy(1)])
    untouched = {
        *["first", "active", "frames", "strength", "prize", "rules", "rng", "laid", "discards"]
    }
    for name in set(WarState.__slots__) - untouched:
        assert getattr(s, name) != getattr(fresh, name), name
    twin = s.copy()
    assert plain(twin) == plain(s)
    assert not {*mutable_parts(twin)} & {*mutable_parts(s)}
    assert plain(WarState.from_json(through_json(s.to_json()))) == plain(s)


def test_wrong_kinds_of_fields_are_refused() -> None:
    """W77: a save with a word for a number is broken."""
    data: Any = filled().to_json()
    for name, wrong in (("roll", "3"), ("press", 1), ("deck", [1, "2"]), ("flags", None)):
        with pytest.raises(ValueError, match=name):
            WarState.from_json({**data, name: wrong})


def test_what_a_turn_begins_with() -> None:
    """W77, W89, K13, K17: nothing of the turn before."""
    s = filled()
    begin_turn(s, NULL, 1)
    assert (s.roll, s.winds, s.press, s.second, s.drew) == (0, 0, False, False, False)
    assert (s.goal, s.storming, s.hails, s.stopper) == (-1, False, (), -1)
    assert (s.business, s.sold, s.bought, s.cheap) == (0, 0, 0, 0)
    assert asked(s) == ("cast", 1)


def test_seats_from_the_first_player() -> None:
    """W6: clockwise."""
    s = position(convoy("m18"), convoy("m3"), convoy("m5"), first=2)
    assert order(s) == [2, 0, 1]


def test_a_second_turn_is_like_the_first() -> None:
    """W77, K13, W79: winds, cards and trade of one turn do not reach into the next."""
    s = position(convoy("goa", gold=9, hand=["fair_wind"]))
    play(s, "cast", dice=["d1"])
    play(s, "play fair_wind", "stay", "buy gems 1", "done", "stay")
    assert options(s)["sell gems 1"].legal
    assert options(s)["mend hull 1"].refusal is not None
    play(s, "done", "cast", dice=["d2"])
    assert GAME.view(s, 0)["spaces"] == 2


def test_stopping_is_told() -> None:
    """W83: who stopped whom, where; and the conflict is with that one."""
    s = position(convoy("cadiz"), convoy("d18"))
    play(s, "cast", dice=["d2"])
    told = play(s, "go d17", "fire")
    assert fact(told, "stopped", "seat") == 1
    assert fact(told, "stopped", "space").args["cell"] == "d18"
    assert fact(told, "stopped", "other").args == {"seat": 0}
    assert (s.goal, s.hails, s.stopper) == (-1, (), 1)


def test_drawing_and_docking_are_told() -> None:
    """W15, W86: which card, which port."""
    s = position(convoy("m18"), convoy("d18"), deck=["salvage"])
    play(s, "cast", dice=["d1"])
    assert fact(play(s, "go m17"), "drew", "card").id == "card-salvage"
    play(s, "cast", dice=["d1"])
    assert fact(play(s, "go cadiz"), "docked", "port").id == "port-cadiz"


def test_boarding_is_told() -> None:
    """W57, W103: who boards whom, and what each suffers."""
    s = position(convoy("m18"), convoy("m18", crew=2))
    play(s, "stay", "attack 1", *load("chain", "board"), "load ball", "load ball")
    told = play(s, "ready", dice=[0, 0, 0, 2, 1])
    assert fact(told, "boards", "other").args == {"seat": 1}
    assert (fact(told, "melee", "seat"), fact(told, "melee", "other").args) == (0, {"seat": 1})
    assert (fact(told, "melee", "hits"), fact(told, "melee", "suffers")) == (2, 1)
    s = position(convoy("m18", crew=2), convoy("m18"))
    play(s, "stay", "attack 1", *load("ball", "ball"), "load chain", "load board")
    told = play(s, "ready", dice=[0, 0, 0, 2, 1])
    assert (fact(told, "melee", "seat"), fact(told, "melee", "hits")) == (1, 2)
    assert fact(told, "captured", "seat") == 1


def prompt(s: WarState) -> Any:
    """What the acting seat is asked."""
    found = GAME.step(s)
    assert found is not None
    return found.prompt(s, GAME.actors(s)[0])


def test_prompts_name_the_other_side() -> None:
    """W97, W17, K14, W71: whoever is asked hears about whom, and how many."""
    s = position(convoy("m18", hand=["marines"]), convoy("m18", hand=["surgeon"]), convoy("m18"))
    play(s, "stay", "attack 2")
    assert prompt(s).args["other"].args == {"seat": 2}
    s = position(convoy("m3"), convoy("m18", hand=["marines"]), convoy("m18", hand=["surgeon"]))
    s.active = 2
    play(s, "stay", "attack 1")
    assert prompt(s).args["other"].args == {"seat": 1}
    play(s, "none")
    assert prompt(s).args["other"].args == {"seat": 2}
    play(s, "none")
    assert (prompt(s).args["other"].args, prompt(s).args["left"]) == ({"seat": 1}, 2)
    s = position(convoy("cadiz"), convoy("d18"))
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    assert (prompt(s).id, prompt(s).args["other"].args) == ("prompt-hail", {"seat": 0})
    s = position(convoy("m18"), convoy("m18"))
    play(s, "stay", "pass")
    assert prompt(s).id == "prompt-hail-joined"
    s = position(convoy("d18"), convoy("m3"), deck=["smuggler"])
    play(s, "cast", dice=["d1"])
    play(s, "storm cadiz", dice=[1, 0, 0, 0, 0])
    assert (prompt(s).id, prompt(s).args["count"]) == ("prompt-press", 2)


def test_the_window_of_fire() -> None:
    """S46, W83: those who are still to be asked, the next one first."""
    s = position(convoy("cadiz"), convoy("d18"), convoy("d18"))
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    found = GAME.step(s)
    assert found is not None
    window = found.window(s)
    assert window is not None
    assert (window.seats, window.passing) == ((1, 2), ("pass",))
    play(s, "pass")
    window = found.window(s)
    assert window is not None
    assert window.seats == (2,)
    assert step(s) == "hail"
