"""Attacks on ports: targets, strength, rounds, capture, flight, losses (W64-W72, W111-W114)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from portsmouth.games.war.state import WarState
from tests.games.war.build import (
    asked,
    at,
    cargo,
    convoy,
    fact,
    flag,
    kinds,
    legal,
    options,
    play,
    position,
    step,
    why,
)

GOLDEN = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))["assault"]
STRENGTHS = {
    1: "war_england_france",
    2: "pardon",
    3: "smuggler",
    4: "reef",
    5: "scurvy",
    6: "factor",
}
"""A card of each port strength."""


def storming(ship: Any, strength: int, **more: Any) -> WarState:
    """Seat 0 is beside Cadiz, and the next card has this strength."""
    s = position(ship, convoy("m3"), deck=[STRENGTHS[strength]], **more)
    play(s, "cast", dice=["d1"])
    return s


def test_the_golden_assault() -> None:
    """W65, W68, W69, W70, W72, W111, W112, W113, S33: the worked example, die by die."""
    s = position(
        convoy("g18", ships=2),
        convoy("m3"),
        convoy("m5"),
        deck=[STRENGTHS[3]],
        flags={"elmina": (2, "nation")},
    )
    play(s, "cast", dice=["d1"])
    one, two = GOLDEN["rounds"]
    thrown = [die for pair in one["exchanges"] for die in pair if die is not None]
    play(s, "storm elmina", dice=thrown)
    assert (s.cannons, s.convoys[0].values[2]) == (one["port_after"], one["hull_after"])
    assert asked(s) == ("press", 0)
    thrown = [die for pair in two["exchanges"] for die in pair if die is not None]
    play(s, "press", dice=thrown)
    assert s.convoys[0].values[2] == two["hull_after"]
    assert s.convoys[0].pirate
    assert flag(s, "elmina") == (0, "pirate")
    assert s.convoys[0].pirate_flags == GOLDEN["result"]["attacker_pirate_flags_left"]
    assert s.convoys[2].nation_flags == 3
    assert at(s, 0) == "elmina"
    assert asked(s) == ("cast", 1)


def test_a_letter_plants_the_nation_flag() -> None:
    """W42, W65, W72, W113: paid first; the top flag of the stack is planted."""
    s = storming(convoy("d18", nation="england", letters=1), 1)
    assert options(s)["storm cadiz"].effects[0].id == "effect-letter_spent"
    play(s, "storm cadiz", dice=[1, 0, 0])
    assert flag(s, "cadiz") == (0, "nation")
    assert (s.convoys[0].letters, s.convoys[0].pirate, s.convoys[0].nation_flags) == (0, False, 2)


def test_own_ports_are_no_target() -> None:
    """W64, S12, S41: but for a pirate; its own pirate flag never."""
    s = position(convoy("d18", nation="spain", letters=1), convoy("m3"))
    play(s, "cast", dice=["d1"])
    assert why(s, "storm cadiz") == ("own_port", "W64")
    s = storming(convoy("d18", nation="spain", pirate=True), 1)
    play(s, "storm cadiz", dice=[1, 0, 0])
    assert flag(s, "cadiz") == (0, "pirate")
    s = position(
        convoy("d18", nation="spain", pirate=True), convoy("m3"), flags={"cadiz": (0, "pirate")}
    )
    play(s, "cast", dice=["d1"])
    assert why(s, "storm cadiz") == ("own_pirate_port", "S41")


def test_the_own_nation_flag_comes_back() -> None:
    """S41, S33: a pirate may take a port from under his own nation flag."""
    s = storming(convoy("d18", nation="england", pirate=True), 1, flags={"cadiz": (0, "nation")})
    assert s.convoys[0].nation_flags == 2
    play(s, "storm cadiz", dice=[1, 0, 0])
    assert flag(s, "cadiz") == (0, "pirate")
    assert (s.convoys[0].nation_flags, s.convoys[0].pirate_flags) == (3, 3)


def test_no_flag_left() -> None:
    """S32, S91: refused while the face that would be planted is used up."""
    nation = {"goa": (0, "nation"), "rio": (0, "nation"), "macao": (0, "nation")}
    s = position(convoy("d18", nation="england", letters=1), convoy("m3"), flags=nation)
    play(s, "cast", dice=["d1"])
    assert why(s, "storm cadiz") == ("no_flag", "S32")
    s = position(convoy("d18", nation="england"), convoy("m3"), flags=nation)
    play(s, "cast", dice=["d1"])
    assert "storm cadiz" in legal(s)
    pirate = dict.fromkeys(("goa", "rio", "macao", "manila"), (0, "pirate"))
    s = position(convoy("d18", nation="england"), convoy("m3"), flags=pirate)
    play(s, "cast", dice=["d1"])
    assert why(s, "storm cadiz") == ("no_flag", "S32")


def test_the_port_changes_its_nation() -> None:
    """S53, S3: by a nation flag; when no player flag lies there the old one comes back."""
    s = storming(convoy("d18", nation="england", letters=1), 1)
    play(s, "storm cadiz", dice=[1, 0, 0])
    play(s, "stay")
    play(s, "stay")
    assert "letter" in legal(s)


def test_strength_is_drawn_after_paying() -> None:
    """W65, W111, S30, W66: the card's strength alone, not held; then a card."""
    s = storming(
        convoy(
            "d18",
            hand=["marines", "navigator"],
        ),
        5,
    )
    play(s, "storm cadiz")
    assert (s.cannons, asked(s)) == (5, ("card", 0))
    assert len(s.convoys[0].hand) == 2
    assert s.convoys[0].pirate
    assert at(s, 0) == "cadiz"
    play(s, "none", dice=[0] * 7)
    assert asked(s) == ("press", 0)
    play(s, "flee d18")
    assert at(s, 0) == "d18"
    assert s.strength == -1
    assert s.discards


def test_the_house_rolls_for_the_port() -> None:
    """W67, S60: nobody is asked anything for it."""
    s = storming(convoy("d18"), 2)
    play(s, "storm cadiz", dice=[0, 0, 0, 0])
    assert asked(s) == ("press", 0)


def test_all_cannons_of_the_round_fire() -> None:
    """W69, W70: lost ones too, and the convoy's though the port is at 0."""
    s = storming(convoy("d18", ships=2), 2)
    events = play(s, "storm cadiz", dice=[2, 1, 1, 1, 0, 0])
    assert kinds(events).count("cannonade") == 1
    assert fact(events, "cannonade", "shots") == "2100"
    assert s.convoys[0].values[2] == 6 - 2
    assert flag(s, "cadiz") == (0, "pirate")


def test_the_next_round_starts_with_those_left() -> None:
    """W70, W71: one cannon less fires."""
    s = storming(convoy("d18"), 3)
    play(s, "storm cadiz", dice=[1, 0, 0, 0, 0])
    assert s.cannons == 2
    play(s, "press", dice=[1, 0, 1, 0])
    assert flag(s, "cadiz") == (0, "pirate")


def test_flight() -> None:
    """W71, W112, S31, S49: to a dock cell of choice; no card, no conflict there."""
    s = position(convoy("d17"), convoy("d18"), deck=[STRENGTHS[6]])
    play(s, "cast", dice=["d1"])
    play(s, "storm lisbon", dice=[0] * 8)
    assert legal(s) == ["press", "flee d17", "flee d18"]
    deck = s.deck
    play(s, "flee d18")
    assert s.deck == deck
    assert asked(s) == ("cast", 1)


def test_a_later_attack_draws_anew() -> None:
    """W71, S30: another strength card."""
    s = position(convoy("d18"), convoy("m3"), deck=[STRENGTHS[6], STRENGTHS[1]])
    play(s, "cast", dice=["d1"])
    play(s, "storm cadiz", dice=[0] * 8)
    play(s, "flee d18")
    play(s, "stay")
    play(s, "cast", dice=["d1"])
    play(s, "storm cadiz", dice=[1, 0, 0])
    assert flag(s, "cadiz") == (0, "pirate")


def test_the_attacker_is_sunk() -> None:
    """S29, W62: at 0 hull the attack ends after that exchange; an only ship starts over."""
    s = storming(convoy("d18", hull=2, gold=50), 6)
    play(s, "storm cadiz", dice=[2, 2])
    assert asked(s) == ("again", 0)
    assert s.convoys[0].gold == 4
    play(s, "begin cadiz")
    assert flag(s, "cadiz") is None
    assert asked(s) == ("cast", 1)
    assert s.strength == -1


def test_sunk_though_the_port_is_at_0() -> None:
    """S29: an only ship starts over, and the port keeps its flag."""
    s = storming(convoy("d18", hull=1), 1)
    play(s, "storm cadiz", dice=[1, 1])
    assert asked(s) == ("again", 0)
    play(s, "begin cadiz")
    assert flag(s, "cadiz") is None


def test_a_ship_is_lost_and_the_port_taken() -> None:
    """S29, S84: crates first, then the flag."""
    s = storming(convoy("d18", ships=2, hull=1, cargo={"tea": 4, "furs": 4}), 1)
    play(s, "storm cadiz", dice=[1, 1])
    assert asked(s) == ("give", 0)
    play(s, "give tea 2")
    assert flag(s, "cadiz") == (0, "pirate")
    assert s.convoys[0].ships == 1
    assert at(s, 0) == "cadiz"
    assert asked(s) == ("cast", 1)


def test_a_ship_is_lost_and_the_port_holds() -> None:
    """S29, S70: the others withdraw to a dock cell."""
    s = storming(convoy("d18", ships=2, hull=1), 4)
    play(s, "storm cadiz", dice=[1, 1])
    assert asked(s) == ("flee", 0)
    assert s.strength == -1
    play(s, "flee d18")
    assert (at(s, 0), flag(s, "cadiz")) == ("d18", None)
    assert asked(s) == ("cast", 1)


def test_cards_in_an_attack() -> None:
    """W114: four cards and Master Gunner do something; others are refused."""
    s = storming(convoy("d18", hand=["marines", "evasive", "heated_shot"]), 4)
    play(s, "storm cadiz")
    assert why(s, "card marines") == ("not_at_ports", "W114")
    assert why(s, "card evasive") == ("not_at_ports", "W114")
    play(s, "card heated_shot", dice=[0, 0, 1, 0, 0, 0])
    assert s.cannons == 4 - 2


def test_once_in_the_whole_attack() -> None:
    """S78: first hit, exchange, miss and port cannon come once, over all rounds."""
    s = storming(convoy("d18", hand=["heated_shot"]), 6)
    play(s, "storm cadiz")
    play(s, "card heated_shot", dice=[1, 0, 1, 0, 0, 0, 0, 0])
    assert s.cannons == 3
    play(s, "press", dice=[1, 0, 0, 0, 0])
    assert s.cannons == 2
    s = storming(convoy("d18", hand=["extra_gun"]), 6)
    play(s, "storm cadiz")
    play(s, "card extra_gun", dice=[1, 1, 0, 0, 0, 0, 0, 0, 0])
    assert s.cannons == 4
    play(s, "press", dice=[1, 0, 0, 0, 0, 0])
    s = storming(convoy("d18", hand=["damp_powder"]), 4)
    play(s, "storm cadiz")
    play(s, "card damp_powder", dice=[0, 0, 0, 0, 0])
    play(s, "press", dice=[0, 0, 0, 0, 0, 0])
    s = storming(convoy("d18", hand=["master_gunner"]), 4)
    play(s, "storm cadiz", dice=[0, 1, 0, 0, 0, 0, 0])
    assert s.cannons == 3
    play(s, "press", dice=[0, 0, 0, 0, 0])


def test_carpenter_at_the_end() -> None:
    """S78, K21: when the attack is over, not between rounds."""
    s = storming(convoy("d18", hull=3, hand=["carpenter"]), 4)
    play(s, "storm cadiz")
    play(s, "card carpenter", dice=[0, 1, 0, 0, 0, 0])
    assert s.convoys[0].values[2] == 2
    play(s, "flee d18")
    assert s.convoys[0].values[2] == 4


def test_declared_on_entering() -> None:
    """W88, S18, W86: nothing of docking happens before; the passenger is turned in afterwards."""
    s = storming(
        convoy("d18", pirate=True, passenger="cadiz"),
        1,
        globe="plague",
        plague="cadiz",
    )
    play(s, "storm cadiz", dice=[1, 0, 0])
    assert s.convoys[0].gold == 9
    assert s.convoys[0].values == (4, 4, 4)
    assert asked(s) == ("cast", 1)


def test_first_shot() -> None:
    """O3, W88: with it a pirate's attack on entering must pass the fort's shot."""
    for die, ended in ((0, "press"), (1, "flee")):
        s = storming(convoy("d18", pirate=True), 2, settings={"first_shot": True})
        play(s, "storm cadiz", dice=[die] + [0] * 4 * (die == 0))
        assert step(s) == ended
    s = storming(convoy("d18"), 2, settings={"first_shot": True})
    play(s, "storm cadiz", dice=[0] * 4)
    assert step(s) == "press"


def test_from_inside_the_port() -> None:
    """W25, S69: an attack as the port action; a capture from inside goes on with the visit."""
    s = position(
        convoy("cadiz", nation="england", dear=3), convoy("m3"), step="port", deck=[STRENGTHS[1]]
    )
    play(s, "storm cadiz", dice=[1, 0, 0])
    assert flag(s, "cadiz") == (0, "pirate")
    assert s.convoys[0].dear == 3
    assert asked(s) == ("cast", 1)
    assert cargo(s, 0) == {}


def test_passed_on_the_way_to_an_attack() -> None:
    """W83, S91: whoever is passed is asked first; judged when the end was named."""
    s = position(convoy("d17"), convoy("d18"), deck=[STRENGTHS[1]])
    play(s, "cast", dice=["d2"])
    play(s, "storm cadiz")
    assert asked(s) == ("hail", 1)
    play(s, "pass", dice=[1, 0, 0])
    assert flag(s, "cadiz") == (0, "pirate")
