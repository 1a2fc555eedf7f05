"""Dice that come off again: cards and guilds, after both sides' dice are placed."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.victory.state import Port, VictoryState
from tests.games.victory.build import (
    asked,
    bank,
    broadside,
    discards,
    fired,
    fleet,
    hand,
    held,
    hurt,
    legal,
    log,
    options,
    play,
    port,
    price,
    ship,
    some,
    step,
    view,
    why,
)

QUIET = [1] * 6
CARDS = [
    ("close_the_hatches", "grape", "c", "crew"),
    ("out_manoeuvre", "ball", "h", "hull"),
    ("hoist_the_sails", "chain", "s", "sails"),
]
GUILDS = [
    ("artisan_guild.hull", "ball", "h", "W"),
    ("crafting_guild.sails", "chain", "s", "C"),
    ("armoury.crew", "grape", "c", "M"),
]


def hit(defender: Port, shot: str, dice: list[int], faces: str, **rest: Any) -> VictoryState:
    """Seat 1's ship is hit; the windows of counting are passed."""
    s = fired(port(), defender, **rest)
    broadside(s, shot, "ball", [*dice, *[1] * (6 - len(dice))], QUIET)
    return play(s, f"place {faces}")


@pytest.mark.parametrize(("card", "shot", "letter", "track"), CARDS)
def test_a_card_takes_off_any_die_of_its_track(
    card: str, shot: str, letter: str, track: str
) -> None:
    """V51, V52, V53, R64, R93: old or new, on the own log; discarded."""
    worn = hurt("b1", **{track: "3"})
    s = hit(port("", [card]), shot, [5], "5", target=worn)
    assert asked(s) == ("answer", 1)
    assert some(s, "mend") == {f"{letter}3 card", f"{letter}5 card"}
    assert price(s, f"mend {letter}3 card") == ""
    play(s, f"mend {letter}3 card")
    assert "".join(log(s, "b1")) == "5"
    assert discards(s, 1) == [card]
    assert step(s) == "arm"


def test_a_card_without_damage_in_this_round() -> None:
    """R93: allowed, in any window of answers."""
    s = fired(port(), port("", ["hoist_the_sails"]), target=ship("b1", sails="4"))
    broadside(s, "ball", "ball", QUIET, QUIET)
    assert asked(s) == ("answer", 1)
    play(s, "mend s4 card")
    assert log(s, "b1") == ("", "", "")


@pytest.mark.parametrize(("guild", "shot", "letter", "kind"), GUILDS)
def test_a_guild_takes_off_a_die_of_this_round(
    guild: str, shot: str, letter: str, kind: str
) -> None:
    """V30, V35, V36, R64, R25: for its cube, paid to the bank; once a round; own choice."""
    track = {"h": "hull", "s": "sails", "c": "crew"}[letter]
    worn = hurt("b1", **{track: "3"})
    s = hit(port(kind * 3, [], (), [guild]), shot, [5, 2], "25", target=worn)
    assert asked(s) == ("answer", 1)
    assert some(s, "mend") == {f"{letter}2 guild", f"{letter}5 guild"}
    assert why(s, f"mend {letter}3 guild") == "no_fresh_die R64"
    assert options(s)[f"mend {letter}5 guild"].label.args["face"] == 5
    assert price(s, f"mend {letter}5 guild") == kind
    before = bank(s).count(kind)
    play(s, f"mend {letter}5 guild")
    assert "".join(log(s, "b1")) == "23"
    assert (held(s, 1), bank(s).count(kind)) == (kind * 2, before + 1)
    assert step(s) == "arm"


def test_the_attacker_s_guild_works_too() -> None:
    """V36, R64: on dice that the defender has placed in this round."""
    s = fired(port("WW", [], (), ["artisan_guild.hull"]), port(), own=ship("a1", hull="3"))
    broadside(s, "ball", "ball", QUIET, [5, 1, 1, 1, 1, 1])
    play(s, "place 5")
    assert asked(s) == ("answer", 0)
    assert some(s, "mend") == {"h5 guild"}
    play(s, "mend h5 guild")
    assert (log(s, "a1")[0], held(s)) == ("3", "W")


def test_a_guild_needs_its_cube_and_its_track() -> None:
    """R91, R64, V36: otherwise nobody is asked who has no card."""
    guild = ["artisan_guild.hull"]
    s = hit(port("BMC", [], (), guild), "ball", [5], "5")
    assert step(s) == "arm"
    s = hit(port("W", [], (), guild), "chain", [5], "5")
    assert step(s) == "arm"
    s = hit(port("BMC", ["v01"], (), guild), "ball", [5], "5")
    assert legal(s) == ["pass"]
    assert why(s, "mend h5 guild") == "too_few_cubes R64"
    assert why(s, "mend h5 card") == "no_card V52"


def test_two_guilds_take_off_two() -> None:
    """R53, R25: each copy once a round."""
    guilds = ["artisan_guild.hull", "artisan_guild.sails"]
    s = hit(port("WWW", [], (), guilds), "ball", [5, 2, 3], "235")
    play(s, "mend h2 guild", "mend h3 guild")
    assert log(s, "b1")[0] == "5"
    assert held(s, 1) == "W"
    assert step(s) == "arm"


def test_a_guild_works_again_in_the_next_round() -> None:
    """V36, V30, V35: each combat round."""
    s = hit(port("WW", [], (), ["artisan_guild.hull"]), "ball", [5], "5")
    play(s, "mend h5 guild")
    broadside(s, "ball", "ball", [4, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 4", "mend h4 guild")
    assert log(s, "b1")[0] == ""


def test_a_die_of_an_earlier_round_is_old() -> None:
    """R64: guilds take dice of this round only."""
    s = hit(port("W", [], (), ["artisan_guild.hull"]), "ball", [5], "5")
    play(s, "pass")
    broadside(s, "ball", "ball", [4, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 4")
    assert some(s, "mend") == {"h4 guild"}
    s = hit(port("W", ["v01"], (), ["artisan_guild.hull"]), "ball", [2], "2")
    play(s, "pass")
    broadside(s, "ball", "ball", QUIET, QUIET)
    assert asked(s) == ("answer", 1)
    assert some(s, "mend") == set()
    assert [side["fresh"] for side in view(s, None)["fight"]["sides"]] == [[], []]


def test_of_two_fresh_sixes_each_goes_once() -> None:
    """R90, R64: a card takes one, a guild the other; neither takes a third."""
    guilds = ["artisan_guild.hull", "artisan_guild.sails"]
    target = ship("b1", upgrade="mine.hull")
    s = hit(port("WW", ["out_manoeuvre"], (), guilds), "ball", [6, 6], "66", target=target)
    assert view(s, None)["fight"]["sides"][1]["fresh"] == [6, 6]
    play(s, "mend h6 card")
    assert view(s, None)["fight"]["sides"][1]["fresh"] == [6]
    play(s, "mend h6 guild")
    assert (log(s, "b1")[0], held(s, 1)) == ("", "W")
    assert step(s) == "arm"


def test_no_limit_to_cards_in_a_round() -> None:
    """R25, R24: card and guild together."""
    worn = ship("b1", sails="4")
    s = hit(
        port("W", ["out_manoeuvre", "hoist_the_sails"], (), ["artisan_guild.hull"]),
        "ball",
        [5, 2],
        "25",
        target=worn,
    )
    play(s, "mend h5 card", "mend s4 card", "mend h2 guild")
    assert log(s, "b1") == ("", "", "")


def test_answers_come_before_effects() -> None:
    """R24, V73: so they can save a ship."""
    s = hit(port("", ["out_manoeuvre"]), "ball", [5], "5", target=ship("b1", hull="2346"))
    assert log(s, "b1")[0] == "23456"
    play(s, "mend h2 card")
    assert fleet(s, 1) == ["b1"]
    assert step(s) == "arm"
    s = hit(port("", ["out_manoeuvre"]), "ball", [5], "5", target=ship("b1", hull="2346"))
    play(s, "pass")
    assert s.ports[0].admiralty == 1


def test_answers_come_after_both_have_placed() -> None:
    """R24, R59: the attacker asked first, then the defender."""
    s = fired(port("", ["v01"]), port("", ["v02"]))
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], [3, 1, 1, 1, 1, 1])
    order = []
    for action in ("place 2", "place 3", "pass", "pass"):
        order.append(asked(s))
        play(s, action)
    assert order == [("place", 0), ("place", 1), ("answer", 0), ("answer", 1)]
    assert step(s) == "arm"


def test_who_is_asked_for_answers() -> None:
    """R59, R91, R89: with a die on the log and any card, whatever it is; else nobody."""
    s = hit(port("", ["v02"]), "ball", [2], "2")
    assert asked(s) == ("answer", 1)
    assert legal(s) == ["pass"]
    s = hit(port(), "ball", [2], "2")
    assert step(s) == "arm"
    s = fired(port(), port("", ["out_manoeuvre"]))
    broadside(s, "ball", "ball", QUIET, QUIET)
    assert step(s) == "arm"


def test_answers_go_by_turns() -> None:
    """R92: after each action the other is asked; a skipped seat counts as having passed."""
    s = fired(
        port("", ["out_manoeuvre", "v01"]),
        port("W", ["v02"], (), ["artisan_guild.hull"]),
        own=ship("a1", hull="4"),
    )
    broadside(s, "ball", "ball", [2, 1, 1, 1, 1, 1], [3, 1, 1, 1, 1, 1])
    play(s, "place 2", "place 3")
    order = []
    for action in ("pass", "mend h2 guild", "mend h3 card", "pass"):
        order.append(asked(s)[1])
        play(s, action)
    assert order == [0, 1, 0, 0]
    assert step(s) == "arm"


def test_who_passed_is_asked_again_after_the_others_play() -> None:
    """R92: the defender passes after the attacker's card; the attacker is asked again."""
    s = fired(
        port("", ["out_manoeuvre", "v01"]),
        port("", ["v02"]),
        own=ship("a1", hull="2"),
        target=ship("b1", hull="3"),
    )
    broadside(s, "ball", "ball", [2, 4, 1, 1, 1, 1], [3, 1, 1, 1, 1, 1])
    play(s, "place 4", "place 3")
    order = []
    for action in ("mend h2 card", "pass", "pass"):
        order.append(asked(s))
        play(s, action)
    assert order == [("answer", 0), ("answer", 1), ("answer", 0)]
    assert step(s) == "arm"


def test_of_two_sixes_a_card_takes_the_old_one() -> None:
    """R90, R64: then the guild may still take the new one."""
    s = hit(
        port("WW", ["out_manoeuvre"], (), ["artisan_guild.hull"]),
        "ball",
        [6],
        "6",
        target=ship("b1", hull="6", upgrade="mine.hull"),
    )
    assert log(s, "b1")[0] == "66"
    play(s, "mend h6 card")
    assert log(s, "b1")[0] == "6"
    assert some(s, "mend") == {"h6 guild"}
    play(s, "mend h6 guild")
    assert log(s, "b1")[0] == ""
    s = hit(
        port("WW", ["out_manoeuvre"], (), ["artisan_guild.hull"]),
        "ball",
        [6],
        "6",
        target=ship("b1", hull="6", upgrade="mine.hull"),
    )
    play(s, "mend h6 guild")
    assert log(s, "b1")[0] == "6"
    assert some(s, "mend") == {"h6 card"}


def test_only_the_own_log_is_mended() -> None:
    """R64, V51: no die of the enemy's."""
    s = fired(port("", ["out_manoeuvre"]), port(), own=ship("a1", hull="2"))
    broadside(s, "ball", "ball", [4, 1, 1, 1, 1, 1], QUIET)
    play(s, "place 4")
    assert some(s, "mend") == {"h2 card"}
    play(s, "mend h2 card")
    assert (log(s, "a1")[0], log(s, "b1")[0]) == ("", "4")
    assert hand(s) == []
