"""What is told: views, effects of options, events, topics, and the prepared position."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth.core.match import Match
from portsmouth.games.war import rules
from portsmouth.games.war.game import GAME
from portsmouth.games.war.queries import QUERIES
from portsmouth.games.war.rule_index import TOPICS
from portsmouth.games.war.rules.components import GOODS, KINDS
from portsmouth.games.war.rules.prepared import VARIANTS
from portsmouth.games.war.rules.winning import WarEnd
from tests.games.war.build import (
    convoy,
    fact,
    kinds,
    load,
    options,
    play,
    position,
    step,
    why,
)
from tests.games.war.test_citations import NUMBERS


def view(s: Any, seat: int | None = 0) -> Any:
    """What a seat sees."""
    return GAME.view(s, seat)


def test_a_convoy_in_the_view() -> None:
    """W5, W36, W73, W118: values, hold, what is missing for each way, worth by lines."""
    s = position(
        convoy("m18", nation="spain", ships=2, crew=3, gold=45, cargo={"tea": 2}, letters=2),
        convoy("london", passenger="goa", pirate=True, dear=2),
        flags={"goa": (0, "nation"), "rio": (0, "nation")},
    )
    mine, other = view(s)["convoys"]
    assert (mine["nation"], mine["at"], mine["ships"], mine["most"]) == ("spain", "m18", 2, 6)
    assert mine["values"] == {"sails": 6, "crew": 3, "hull": 6}
    assert (mine["cannons"], mine["hold"], mine["load"], mine["gold"]) == (4, 12, 2, 45)
    assert mine["cargo"] == {**dict.fromkeys(GOODS, 0), "tea": 2}
    assert (mine["nation_flags"], mine["pirate_flags"]) == (1, 4)
    assert mine["flags"] == {"nation": 2, "pirate": 0}
    assert mine["ways"] == {
        "trade": {"ships": 2, "gold": 15, "flags": 0},
        "piracy": {"ships": 0, "gold": 0, "flags": 3},
        "war": {"ships": 1, "gold": 0, "flags": 0},
        "all": {"ships": 1, "gold": 15, "flags": 0},
    }
    assert [(line["item"], line["points"]) for line in mine["score"]] == [
        ("gold", 45),
        ("ships", 30),
        ("crates", 2),
        ("flags", 20),
    ]
    assert (other["passenger"], other["pirate"], other["dear"]) == ("goa", True, 2)
    assert (mine["passenger"], mine["letters"], view(s)["letters"]) == (None, 2, 6)


def test_ports_in_the_view() -> None:
    """W6, W40, K9, S3, S53: nation, flags and marker."""
    s = position(
        convoy("m18"),
        convoy("m3"),
        globe="plague",
        plague="lisbon",
        black={"goa": "denmark"},
        flags={"rio": (1, "pirate"), "cadiz": (0, "nation")},
    )
    ports = {port["id"]: port for port in view(s)["ports"]}
    assert ports["goa"]["nation"] == ports["goa"]["black"] == "denmark"
    assert (ports["rio"]["nation"], ports["rio"]["owner"], ports["rio"]["pirate"]) == (
        None,
        1,
        True,
    )
    assert (ports["cadiz"]["nation"], ports["cadiz"]["owner"]) == ("england", 0)
    assert [port for port, each in ports.items() if each["plague"]] == ["lisbon"]
    assert ports["london"] == {
        "id": "london",
        "nation": "england",
        "black": None,
        "owner": None,
        "pirate": False,
        "plague": False,
        "brings": 0,
        "steps": 11,
    }


def test_a_visit_in_the_view() -> None:
    """W89, S14, K17: what was begun, sold and bought, and cheap crates left."""
    s = position(convoy("goa", gold=9, cargo={"tea": 2}), convoy("m3"), step="port")
    assert view(s)["visit"] == {"business": "none", "sold": [], "bought": [], "cheap": 0}
    play(s, "sell tea 1", "buy gems 1")
    assert view(s)["visit"] == {
        "business": "trade",
        "sold": ["tea"],
        "bought": ["gems"],
        "cheap": 0,
    }
    play(s, "done")
    assert view(s)["visit"] is None
    s = position(convoy("goa", gold=9, hull=3), convoy("m3"), step="port")
    play(s, "mend hull 1")
    assert view(s)["visit"]["business"] == "repair"


def test_a_conflict_in_the_view() -> None:
    """W97, S93: sides, cards, how many counters lie, and afterwards nothing."""
    s = position(convoy("m18", hand=["surgeon"]), convoy("m18"))
    play(s, "stay", "attack 1", "card surgeon", "load ball")
    fight = view(s)["fight"]
    assert (fight["attacker"], fight["defender"], fight["port"]) == (0, 1, None)
    assert fight["played"] == ["surgeon", None]
    assert fight["loaded"] == [1, 0]
    play(s, "load ball", "ready", "load grape", "load grape")
    play(s, "ready", dice=[0, 0, 0, 0])
    assert view(s)["fight"] is None
    assert (s.played, s.spent, s.cannons, s.fort) == ((-1, -1), 0, 0, -1)


def test_an_attack_in_the_view() -> None:
    """W65, S93: the strength card lies open until the attack ends."""
    s = position(convoy("d18"), convoy("m3"), deck=["smuggler"])
    play(s, "cast", dice=["d1"])
    play(s, "storm cadiz", dice=[0] * 5)
    fight = view(s, 1)["fight"]
    assert (fight["port"], fight["cannons"], fight["strength"]) == ("cadiz", 3, "smuggler")
    play(s, "flee d18")
    assert view(s)["fight"] is None
    assert view(s)["discards"] == ["smuggler"]
    assert (s.spent, s.cannons) == (0, 0)


def test_the_table_in_the_view() -> None:
    """W12, W22, W117: round, roll, allowance, global card, the way that won."""
    s = position(convoy("m18", ships=4, gold=60), convoy("m3"), globe="doldrums", round=9)
    assert (view(s)["round"], view(s)["rounds"], view(s)["globe"]) == (9, 60, "doldrums")
    assert view(s)["spaces"] is None
    play(s, "cast", dice=["d3"])
    seen = view(s)
    assert (seen["step"], seen["roll"], seen["spaces"], seen["second"]) == ("sail", 3, 2, False)
    play(s, "stay")
    seen = view(s)
    assert (seen["step"], seen["active"], seen["asked"], seen["way"]) == ("over", None, [], "trade")


def test_hands_are_shown_at_the_end() -> None:
    """S59, W115: when all is over everybody sees them."""
    s = position(convoy("m18", ships=4, gold=60), convoy("m3", hand=["marines"]))
    assert view(s)["convoys"][1]["hand"] == []
    play(s, "stay")
    assert view(s)["convoys"][1]["hand"] == ["marines"]


def effects(s: Any, action: str) -> list[str]:
    """What an option says that it causes."""
    return [effect.id for effect in options(s)[action].effects]


def test_what_a_move_sets_off() -> None:
    """W15, W17, W54, W84: the card, who may fire; no card without sails or after the first."""
    s = position(convoy("cadiz"), convoy("d18"), convoy("m5"))
    play(s, "cast", dice=["d2"])
    assert effects(s, "go d17") == ["effect-passes", "effect-card"]
    assert effects(s, "go d18") == ["effect-card"]
    assert effects(s, "go gibraltar" if "go gibraltar" in options(s) else "go lisbon") == [
        "effect-passes"
    ]
    s = position(convoy("m18", sails=0), convoy("m3"))
    assert effects(s, "cast") == ["effect-no_roll"]
    play(s, "cast")
    assert effects(s, "go m17") == []
    s = position(convoy("m18"), convoy("m3"), deck=["following_sea"])
    assert effects(s, "cast") == []
    play(s, "cast", dice=["d1"])
    play(s, "go m17", dice=["d1"])
    assert effects(s, "go m16") == []


def test_what_docking_causes() -> None:
    """W30, W40, K9: press-gang, plague, the passenger's fee, in that order."""
    s = position(
        convoy("d18", passenger="cadiz"),
        convoy("m3"),
        globe="plague",
        plague="cadiz",
        flags={"cadiz": (1, "pirate")},
    )
    play(s, "cast", dice=["d1"])
    assert effects(s, "go cadiz") == ["effect-press_gang", "effect-plague", "effect-delivers"]


def test_what_an_attack_costs() -> None:
    """W42: a letter, or the honour; a pirate pays nothing more."""
    for ship, expected in [
        (convoy("d18", letters=1), ["effect-letter_spent"]),
        (convoy("d18"), ["effect-turns_pirate"]),
        (convoy("d18", pirate=True), []),
    ]:
        s = position(ship, convoy("m3"))
        play(s, "cast", dice=["d1"])
        assert effects(s, "storm cadiz") == expected


def test_what_happened_in_a_conflict() -> None:
    """W42, W47, W97, W50, S84: letter, cards, loads, shots, losses, capture, in their order."""
    s = position(convoy("m18", letters=1, hand=["surgeon"], crew=3), convoy("m18", crew=0, gold=7))
    told = play(s, "stay", "attack 1", "card surgeon", *load("grape", "board"), "load ball")
    told += play(s, "load ball")
    told += play(s, "ready", dice=[0, 1, 0])
    assert kinds(told) == [
        "stayed",
        "attacks",
        "letter_spent",
        "played",
        "loaded",
        "loaded",
        "shot",
        "shot",
        "lost",
        "shot",
        "boards",
        "captured",
        "starts_over",
    ]
    assert fact(told, "loaded", "count") == 2
    assert (fact(told, "lost", "count"), fact(told, "lost", "left")) == (1, 3)
    told = play(s, "begin goa")
    assert kinds(told) == ["begins", "gained", "turn"]


def test_what_happened_in_an_attack() -> None:
    """W65, W69, W72: strength, the round with its dice, the flag."""
    s = position(convoy("d18"), convoy("m3"), deck=["war_england_france"])
    play(s, "cast", dice=["d1"])
    told = play(s, "storm cadiz", dice=[1, 0, 0])
    assert kinds(told) == [
        "sets_out",
        "attacks_port",
        "turned_pirate",
        "strength",
        "cannonade",
        "taken",
        "turn",
    ]
    assert (fact(told, "strength", "count"), fact(told, "cannonade", "left")) == (1, 0)
    assert (fact(told, "cannonade", "shots"), fact(told, "cannonade", "returned")) == ("10", "0")


def test_what_happened_at_sea() -> None:
    """W15, K9, K12, K14, W21: cards and their questions."""
    s = position(convoy("m18"), convoy("london"), deck=["blown_off_course"])
    play(s, "cast", dice=["d1"])
    told = play(s, "go m17", "drift m16")
    assert kinds(told) == ["sets_out", "sailed", "drew", "drifted", "turn"]
    s = position(convoy("m18"), convoy("london"), deck=["flotsam"])
    play(s, "cast", dice=["d1"])
    assert "picked" in kinds(play(s, "go m17", "pick tea 2"))
    s = position(convoy("m18"), convoy("london"), deck=["plague"])
    play(s, "cast", dice=["d1"])
    assert "plague" in kinds(play(s, "go m17", "mark goa"))


def test_prices_of_options() -> None:
    """W28, W32, W35: gold for crates, repair and a ship; what a sale brings."""
    s = position(convoy("goa", gold=40, hull=2, cargo={"tea": 2}), convoy("m3"), step="port")
    shown = options(s)
    assert shown["buy gems 3"].cost.of("gold") == 3
    assert shown["mend hull 2"].cost.of("gold") == 4
    assert shown["ship"].cost.of("gold") == 30
    assert shown["sell tea 2"].effects[0].args == {"gold": 4}
    assert why(s, "sell gems 1") == ("not_aboard", "W34")
    assert GAME.purse(s, 0) == {"gold": 40}


def test_gold_to_the_last_coin() -> None:
    """W32, W28: exactly enough is enough."""
    s = position(convoy("goa", gold=4, hull=2), convoy("m3"), step="port")
    assert options(s)["buy furs 2"].legal
    assert options(s)["mend hull 2"].legal
    assert why(s, "buy furs 3") == ("no_gold", "W32")


def test_topics() -> None:
    """K1, W73: every card has a topic; all numbers are the specification's."""
    assert {number for numbers in TOPICS.values() for number in numbers} <= {*NUMBERS}
    for kind in KINDS:
        assert f"card-{kind}" in TOPICS
    told: Any = QUERIES.components()["topics"]
    assert told["letter"][0] == "W42"
    assert QUERIES.on_board("f11")
    assert QUERIES.on_board("goa")
    assert not QUERIES.on_board("ship")


def test_every_refusal_names_a_rule() -> None:
    """W96, S91: in the sources of rules and steps, by number."""
    folder = Path(str(rules.__file__)).parents[1]
    found = set()
    for path in [*folder.glob("rules/*.py"), *folder.glob("steps/*.py")]:
        found |= {*re.findall(r'Refusal\(\s*"(\w+)",\s*"(\w+)"', path.read_text("utf-8"))}
    assert len(found) > 30
    assert {rule for _, rule in found} <= {*NUMBERS}


@pytest.mark.parametrize("seed", range(12))
def test_the_prepared_prize(seed: int) -> None:
    """S21, S87, W115: a capture by the hunter wins at once."""
    match: Match[Any] = Match(GAME, 2, {"scenario": "prize"}, seed)
    s = match.state
    GAME.check(s)
    hunter, prey = s.first, 1 - s.first
    assert step(s) == "meet"
    ships = s.convoys[hunter].ships
    match.play(f"attack {prey}")
    for shot in ["chain", "chain", "grape", "grape", "grape", "ball", "ball"][: 2 * ships - 1]:
        match.play(f"load {shot}")
    match.play("load board")
    match.play("ready")
    while step(match.state) == "load":
        match.play(match.legal()[0])
    captured = match.state.convoys[prey].ships < 2 and step(match.state) != "cast"
    while match.actors and step(match.state) in ("again", "give", "stow"):
        match.play(match.legal()[-1])
    outcome = match.outcome
    if captured and outcome is not None:
        assert outcome.reason in {*WarEnd} - {WarEnd.ROUNDS}
        assert outcome.places[hunter] == 1


def test_every_prize_comes_up() -> None:
    """W73: each of the prepared positions, by the seed."""
    found = set()
    for seed in range(60):
        s = portsmouth.new("war", 2, {"scenario": "prize"}, seed).state
        ship = s.convoys[s.first]
        flags = tuple(flag % 2 for flag in s.flags if flag >= 0)
        found.add((ship.ships, ship.gold, flags, s.convoys[1 - s.first].ships))
    assert found == {*VARIANTS}


def test_a_position_within_a_conflict_can_be_loaded() -> None:
    """W97: under older rules nothing is played again; what lies under the question is known."""
    s = position(convoy("m18", letters=1), convoy("m18"), convoy("m3"))
    play(s, "stay", "attack 1")
    settings = {key: each for key, each in s.rules._asdict().items() if each != ""}
    match = Match(GAME, s.seats, settings, 1, {})
    match.restore(s, [], [(0, "0.0"), (0, GAME.meta.rules)], ())
    loaded = portsmouth.load(portsmouth.save(match))
    assert loaded.state.frames == s.frames
    assert len(s.frames) > 1
