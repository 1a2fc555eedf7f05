"""Passing, meeting and joining: who is asked, in which order, and what a shot does."""

from __future__ import annotations

from portsmouth.games.war.game import GAME
from tests.games.war.build import (
    asked,
    at,
    convoy,
    kinds,
    legal,
    options,
    play,
    position,
    step,
    why,
)


def test_passing_lets_the_other_fire() -> None:
    """W17, W83, S7, S65: asked while the mover still lies where it was; a shot stops it there."""
    s = position(convoy("cadiz"), convoy("d18"), deck=["salvage"])
    play(s, "cast", dice=["d2"])
    assert options(s)["go d17"].effects[0].id == "effect-passes"
    play(s, "go d17")
    assert asked(s) == ("hail", 1)
    assert at(s, 0) == "cadiz"
    events = play(s, "fire")
    assert at(s, 0) == "d18"
    assert kinds(events)[:3] == ["stopped", "drew", "salvaged"]
    assert s.convoys[1].pirate
    assert asked(s) == ("load", 1)
    assert (s.attacker, s.defender) == (1, 0)


def test_holding_fire_lets_the_mover_pass() -> None:
    """W83: the move goes on to its end."""
    s = position(convoy("cadiz"), convoy("d18"))
    play(s, "cast", dice=["d2"])
    play(s, "go d17", "pass")
    assert at(s, 0) == "d17"
    assert asked(s) == ("cast", 1)


def test_leaving_the_first_space_is_not_passing() -> None:
    """W17, S47: whoever lay beside the mover may not fire when it leaves."""
    s = position(convoy("m18"), convoy("m18"))
    play(s, "cast", dice=["d1"])
    play(s, "go m17")
    assert asked(s) == ("cast", 1)


def test_ports_hide_from_fire() -> None:
    """W19: a convoy in port neither fires on those at sea nor is fired on."""
    s = position(convoy("d18"), convoy("cadiz"))
    play(s, "cast", dice=["d1"])
    play(s, "go d17")
    assert asked(s) == ("cast", 1)
    s = position(convoy("cadiz"), convoy("cadiz"))
    play(s, "stay")
    assert asked(s) == ("port", 0)
    assert not [each for each in legal(s) if each.startswith("attack")]


def test_the_passed_are_asked_in_order() -> None:
    """S46, W83, S43: in the order of the way, then clockwise from the mover."""
    s = position(
        convoy("d19"),
        convoy("marseille"),
        convoy("d19"),
        convoy("d18"),
        convoy("c18"),
        active=1,
        first=1,
    )
    play(s, "cast", dice=["d3"])
    play(s, "go d17")
    order = []
    while step(s) == "hail":
        order.append(asked(s)[1])
        play(s, "pass")
    assert order == [2, 0, 4]
    assert at(s, 1) == "d17"


def test_the_first_that_fires_stops_the_mover() -> None:
    """W83, S8: nobody else is asked, and one conflict is all."""
    s = position(convoy("d19"), convoy("marseille"), convoy("d18"), active=1, first=1)
    play(s, "cast", dice=["d3"])
    play(s, "go d17", "fire")
    assert (s.attacker, s.defender) == (0, 1)
    play(s, "load ball", "load ball", "ready", "load ball", "load ball")
    play(s, "ready", dice=[0, 0, 0, 0])
    assert asked(s) == ("cast", 2)


def test_ports_may_be_blockaded() -> None:
    """S65, W17: entering a port past a convoy on its dock cell lets that one fire."""
    s = position(convoy("d17"), convoy("d18"))
    play(s, "cast", dice=["d2"])
    play(s, "go cadiz")
    assert asked(s) == ("hail", 1)
    play(s, "pass")
    assert (at(s, 0), step(s)) == ("cadiz", "port")


def test_free_exit() -> None:
    """O7, S65: with it nobody fires in the first cell out of a port; entering stays dangerous."""
    s = position(convoy("cadiz"), convoy("d18"), settings={"free_exit": True})
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    assert asked(s) == ("cast", 1)
    s = position(convoy("d17"), convoy("d18"), settings={"free_exit": True})
    play(s, "cast", dice=["d2"])
    play(s, "go cadiz")
    assert asked(s) == ("hail", 1)


def test_meeting() -> None:
    """W18, W84: whoever ends on another's space may attack one convoy there, after the card."""
    s = position(convoy("m18"), convoy("m17"), convoy("m17"), convoy("london"), deck=["salvage"])
    play(s, "cast", dice=["d1"])
    play(s, "go m17")
    assert s.convoys[0].gold == 7
    assert asked(s) == ("meet", 0)
    assert legal(s) == ["attack 1", "attack 2", "pass"]
    play(s, "attack 2")
    assert (s.attacker, s.defender) == (0, 2)


def test_a_stay_meets_again() -> None:
    """S47, W84: whoever stays beside another may attack, and may be fired on; no card is drawn."""
    for before in ([], ["cast"]):
        s = position(convoy("m18"), convoy("m18"))
        deck = s.deck
        play(s, *before, "stay", dice=["d1"] * len(before))
        assert asked(s) == ("meet", 0)
        play(s, "pass")
        assert asked(s) == ("hail", 1)
        assert s.deck == deck


def test_joined_convoys_may_fire() -> None:
    """S45, S46, S8: if the mover did not attack, those there are asked clockwise."""
    s = position(convoy("m17"), convoy("m18"), convoy("m17"), active=1, first=1)
    play(s, "cast", dice=["d1"])
    play(s, "go m17", "pass")
    assert asked(s) == ("hail", 2)
    play(s, "pass")
    assert asked(s) == ("hail", 0)
    play(s, "fire")
    assert (s.attacker, s.defender) == (0, 1)
    assert s.convoys[0].pirate


def test_no_challenge() -> None:
    """O4, S86: without it only passed convoys fire; the mover may still attack."""
    off = {"challenge": False}
    for first in (["stay"], ["cast", "stay"]):
        s = position(convoy("m18"), convoy("m18"), settings=off)
        play(s, *first, dice=["d1"] * (len(first) - 1))
        assert asked(s) == ("meet", 0)
        play(s, "pass")
        assert asked(s) == ("cast", 1)
    s = position(convoy("cadiz"), convoy("d18"), settings=off)
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    assert asked(s) == ("hail", 1)


def test_merchants_meet_in_peace() -> None:
    """O6: no attacks on convoys or ports, no letters; war cards still close ports."""
    quiet = {"sea": "merchants"}
    s = position(convoy("m18"), convoy("m18"), settings=quiet)
    play(s, "stay")
    assert asked(s) == ("cast", 1)
    s = position(convoy("cadiz"), convoy("d18"), settings=quiet)
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    assert asked(s) == ("cast", 1)
    s = position(
        convoy("d18", nation="england"),
        convoy("london"),
        globe="war_england_spain",
        settings=quiet,
    )
    play(s, "cast", dice=["d1"])
    assert why(s, "storm cadiz") == ("merchants_sea", "O6")
    assert why(s, "go cadiz") == ("at_war", "W41")
    s = position(convoy("london", nation="england"), convoy("m3"), step="port", settings=quiet)
    assert why(s, "letter") == ("merchants_sea", "O6")


def test_stopped_convoys_are_not_moved_by_cards() -> None:
    """S48, K13, K14: Following Sea and Blown Off Course do nothing to one stopped by fire."""
    for card in ("following_sea", "blown_off_course"):
        s = position(convoy("cadiz"), convoy("d18"), deck=[card])
        play(s, "cast", dice=["d2"])
        play(s, "go d17", "fire")
        assert at(s, 0) == "d18"
        assert asked(s) == ("load", 1)


def test_a_card_that_sinks_the_only_ship_ends_it() -> None:
    """S48, W85: no conflict, nothing is paid; the turn is over after the new start."""
    s = position(convoy("cadiz", hull=1), convoy("d18", letters=1), deck=["reef"])
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    play(s, "fire", dice=[1])
    assert asked(s) == ("again", 0)
    play(s, "begin goa")
    assert asked(s) == ("cast", 1)
    assert s.convoys[1].letters == 1
    assert not s.convoys[1].pirate


def test_a_card_that_sinks_one_of_two_ships_stops_nothing() -> None:
    """S48, W85: the conflict follows."""
    s = position(convoy("cadiz", ships=2, hull=1), convoy("d18"), deck=["reef"])
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    play(s, "fire", dice=[2])
    assert s.convoys[0].ships == 1
    assert asked(s) == ("load", 1)


def test_second_move_stopped_by_fire() -> None:
    """S79, W84: whoever fires stops the second move, too, without a card drawn."""
    s = position(convoy("m18"), convoy("m10"), deck=["following_sea", "salvage"])
    s.convoys[1].at = GAME.notation.read("go d18")[1]  # type: ignore[assignment]
    s.convoys[0].at = GAME.notation.read("go d17")[1]  # type: ignore[assignment]
    play(s, "cast", dice=["d1"])
    play(s, "go c17", dice=["d4"])
    play(s, "go cadiz")
    assert asked(s) == ("hail", 1)
    gold = s.convoys[0].gold
    play(s, "fire")
    assert s.convoys[0].gold == gold
    assert asked(s) == ("load", 1)


def test_several_in_a_space_and_one_conflict() -> None:
    """S8, W53: at most one conflict in a turn; convoys leave on their next move."""
    s = position(convoy("m18"), convoy("m18"), convoy("m18"))
    play(s, "stay", "attack 2", "load ball", "load ball", "ready", "load ball", "load ball")
    play(s, "ready", dice=[0, 0, 0, 0])
    assert asked(s) == ("cast", 1)
    play(s, "cast", dice=["d1"])
    assert "go m17" in legal(s)
