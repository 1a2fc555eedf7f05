"""Pirates: turning pirate, forts, press-gangs, plague, flags, pardons (W39-W45)."""

from __future__ import annotations

import json
from pathlib import Path

from portsmouth.games.war.odds import visits
from tests.games.war.build import (
    asked,
    at,
    cargo,
    convoy,
    flag,
    kinds,
    legal,
    options,
    play,
    position,
    why,
)

GOLDEN = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))[
    "pirate_visit"
]


def test_a_letter_is_paid_first() -> None:
    """W42, S50, S12: whoever holds a letter must pay it, and stays no pirate."""
    s = position(convoy("m18", letters=2), convoy("m18"))
    play(s, "stay", "attack 1")
    assert (s.convoys[0].letters, s.convoys[0].pirate) == (1, False)
    assert (s.convoys[1].letters, s.convoys[1].pirate) == (0, False)


def test_without_a_letter_one_turns_pirate() -> None:
    """W42, S51, S11: also in war; the defender pays nothing."""
    s = position(
        convoy("m18", nation="england"),
        convoy("m18", nation="france", letters=1),
        globe="war_england_france",
    )
    play(s, "stay")
    assert options(s)["attack 1"].effects[0].id == "effect-turns_pirate"
    play(s, "attack 1")
    assert s.convoys[0].pirate
    assert s.convoys[1].letters == 1


def test_a_pirate_pays_nothing_again() -> None:
    """S67, S19: a pirate stays one."""
    s = position(convoy("m18", pirate=True), convoy("m18"))
    play(s, "stay")
    assert options(s)["attack 1"].effects == ()
    events = play(s, "attack 1")
    assert not {"letter_spent", "turned_pirate"} & {*kinds(events)}
    assert s.convoys[0].pirate


def enter(die: int, **more: int) -> object:
    """A pirate docks in Cadiz; the die falls."""
    s = position(convoy("d18", pirate=True, cargo={"tea": 3}, **more), convoy("m3"))  # type: ignore[arg-type]
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", dice=[die])
    return s


def test_the_fort_misses() -> None:
    """W43: the pirate docks and may act."""
    s = enter(0)
    assert asked(s) == ("port", 0)  # type: ignore[arg-type]


def test_the_fort_hits() -> None:
    """W43, S18, S31, S70, S49: the pirate loses hull and withdraws; the turn is over."""
    s = position(convoy("d18", pirate=True), convoy("d18"))
    deck = s.deck
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", dice=[2])
    assert s.convoys[0].values == (4, 4, 2)
    assert asked(s) == ("flee", 0)
    assert legal(s) == ["flee d18"]
    play(s, "flee d18")
    assert at(s, 0) == "d18"
    assert s.deck == deck
    assert asked(s) == ("cast", 1)


def test_odds_of_a_pirate_visit() -> None:
    """W43, S18: half of all visits succeed, a third cost 1, a sixth 2."""
    assert GOLDEN["docks"] == "1/2"
    assert visits.at_least(1) == 500
    assert visits.at_least(2) == 167
    s = position(convoy("d18", pirate=True), convoy("m3"))
    play(s, "cast", dice=["d1"])
    (fires,) = options(s)["go cadiz"].effects
    assert (fires.id, fires.args) == ("effect-fort_fires", {"percent": 50})


def test_the_only_ship_is_sunk() -> None:
    """W43, W62, S26: the golden example; nothing is left, no pirate any more."""
    example = GOLDEN["sunk"]
    s = position(
        convoy(
            "d18", pirate=True, hull=2, gold=50, cargo={"tea": 3}, passenger="goa", hand=["marines"]
        ),
        convoy("m3"),
    )
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", dice=[example["die"]])
    assert asked(s) == ("again", 0)
    assert at(s, 0) is None
    ship = s.convoys[0]
    assert (ship.ships, ship.gold, ship.values, ship.pirate) == (1, 4, (4, 4, 4), False)
    assert (cargo(s, 0), ship.hand, ship.passenger) == ({}, (), -1)
    play(s, "begin goa")
    assert at(s, 0) == "goa"
    assert asked(s) == ("cast", 1)


def test_one_of_two_ships_is_sunk() -> None:
    """W43, W55, S22, W108: the golden example of two ships."""
    example = GOLDEN["two_ships"]
    s = position(convoy("d18", pirate=True, ships=2, sails=6, crew=3, hull=1), convoy("m3"))
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", dice=[example["die"]])
    after = example["after"]
    assert s.convoys[0].ships == after["ships"]
    assert s.convoys[0].values == (after["sails"], after["crew"], after["hull"])
    assert asked(s) == ("flee", 0)
    play(s, "flee d18")
    assert asked(s) == ("cast", 1)


def test_crates_go_before_the_withdrawal() -> None:
    """S84, W108, S25: first the crates that no longer fit, then the dock cell."""
    s = position(
        convoy("d18", pirate=True, ships=2, hull=1, cargo={"tea": 4, "furs": 5}), convoy("m3")
    )
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", dice=[1])
    assert asked(s) == ("give", 0)
    play(s, "give tea 2", "give furs 1")
    assert cargo(s, 0) == {"tea": 2, "furs": 4}
    assert asked(s) == ("flee", 0)


def test_pirate_ports_welcome_pirates() -> None:
    """W39, W44, W45: anybody's pirate flag: no shot, cheap repairs, nothing else special."""
    s = position(
        convoy("d18", nation="england", pirate=True, hull=3, gold=4),
        convoy("m3"),
        flags={"cadiz": (1, "pirate")},
    )
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", "mend hull 1")
    assert s.convoys[0].gold == 3


def test_a_pirate_has_no_nation() -> None:
    """W44: repairs in his old nation's port cost 2, letters are refused."""
    s = position(
        convoy("london", nation="england", pirate=True, hull=3, gold=4), convoy("m3"), step="port"
    )
    assert options(s)["mend hull 1"].cost.of("gold") == 2
    assert why(s, "letter") == ("pirate_no_letter", "W95")


def test_the_press_gang() -> None:
    """W40, S20, W86: a non-pirate at any pirate flag, its own included, loses crew, not below 0."""
    for owner in (0, 1):
        s = position(convoy("d18", crew=1), convoy("m3"), flags={"cadiz": (owner, "pirate")})
        play(s, "cast", dice=["d1"])
        play(s, "go cadiz", dice=[2])
        assert s.convoys[0].values == (4, 0, 4)
        assert asked(s) == ("port", 0)


def test_plague() -> None:
    """K9, W86, W94: docking costs crew; those who lie there already suffer nothing."""
    s = position(convoy("d18"), convoy("m3"), globe="plague", plague="cadiz")
    play(s, "cast", dice=["d1"])
    assert options(s)["go cadiz"].effects[0].id == "effect-plague"
    play(s, "go cadiz", dice=[2])
    assert s.convoys[0].values == (4, 2, 4)
    assert why(s, "board") == ("plague_port", "W94")
    play(s, "done", "stay")
    play(s, "stay")
    assert s.convoys[0].values == (4, 2, 4)


def test_the_order_of_docking() -> None:
    """W86: press-gang, plague, then the passenger."""
    s = position(
        convoy("d18", passenger="cadiz"),
        convoy("m3"),
        globe="plague",
        plague="cadiz",
        flags={"cadiz": (1, "pirate")},
    )
    play(s, "cast", dice=["d1"])
    events = play(s, "go cadiz", dice=[1, 2])
    told = [kind for kind in kinds(events) if kind in ("press_gang", "plague_struck", "delivered")]
    assert told == ["press_gang", "plague_struck", "delivered"]


def test_a_hit_pirate_delivers_nobody() -> None:
    """W86, W43: the shot comes first, and a hit ends the visit."""
    s = position(convoy("d18", pirate=True, passenger="cadiz"), convoy("m3"))
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", dice=[1])
    assert s.convoys[0].gold == 4


def test_royal_pardon() -> None:
    """K16, S19, S52: no pirate any more; flags on the board stay as they were planted."""
    s = position(
        convoy("m18", pirate=True, hand=["pardon"]), convoy("m3"), flags={"goa": (0, "pirate")}
    )
    play(s, "pardon")
    assert not s.convoys[0].pirate
    assert flag(s, "goa") == (0, "pirate")
    s = position(convoy("m18", hand=["pardon"]), convoy("m3"))
    assert why(s, "pardon") == ("no_pirate", "K16")


def test_flags_stay_when_one_turns_pirate() -> None:
    """S52: nation flags on the board do not change."""
    s = position(convoy("m18"), convoy("m18"), flags={"goa": (0, "nation")})
    play(s, "stay", "attack 1")
    assert flag(s, "goa") == (0, "nation")
    assert s.convoys[0].pirate


def test_a_pirate_stays_in_port_unharmed() -> None:
    """S18, W87: the fort fires on docking alone, not on later turns of the visit."""
    s = position(convoy("cadiz", pirate=True), convoy("m3"))
    play(s, "stay")
    assert asked(s) == ("port", 0)


def test_a_fresh_start_avoids_war() -> None:
    """S26, W85: any port that the nation is not at war with; nothing of docking happens there."""
    s = position(
        convoy("d18", nation="england", pirate=True, hull=1),
        convoy("m3"),
        globe="war_england_spain",
        flags={"goa": (1, "pirate")},
    )
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz", dice=[1])
    assert why(s, "begin cadiz") == ("at_war", "W41")
    play(s, "begin goa")
    assert s.convoys[0].values == (4, 4, 4)
    assert asked(s) == ("cast", 1)


def test_letters_go_back() -> None:
    """S26, S82: cards to the discards, the passenger aside, letters to the supply."""
    s = position(
        convoy("cadiz", hull=1, letters=2, hand=["marines"], passenger="goa", becalmed=False),
        convoy("d18"),
        deck=["reef"],
    )
    play(s, "cast", dice=["d2"])
    play(s, "go d17")
    play(s, "fire", dice=[2])
    assert s.convoys[0].letters == 0
    assert len(s.laid) == 1
    assert len(s.discards) == 2
