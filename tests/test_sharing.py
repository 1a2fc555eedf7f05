"""Links through the bridge: what they carry, how what comes is met, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api import link_note, sharing
from portsmouth.api.bridge import Engine
from portsmouth.api.requests.parsing import write
from portsmouth.codec import link
from portsmouth.codec.mixed_radix import Encoder
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from tests.contract.walk import play_on
from tests.test_bridge import ask

ROOT = Path(__file__).parent.parent

ID = "0123abcd-0000-4000-8000-00000000beef"
TABLE: dict[str, Any] = {
    "names": ["Anson", "Byrön", "Cooke"],
    "flags": [2, 0, 3],
    "captains": [None, "friend", "admiral"],
    "id": ID,
    "title": "My own words",
}


@pytest.fixture
def match() -> Match[Any]:
    """A game of a person, a friend and a captain; the person has the first turn half done."""
    begun = portsmouth.new("portsmouth", 3, {"start_player": 0, "strict_moves": True}, 9, TABLE)
    play_on(begun, Rng(4), 3)
    assert begun.actors == (0,)
    return begun


def on(match: Match[Any], entries: int, chance: int = 5) -> Match[Any]:
    """The same match so many actions later."""
    later = portsmouth.load(portsmouth.save(match))
    play_on(later, Rng(chance), entries)
    return later


def turn_link(match: Match[Any]) -> str:
    return sharing.link_of(match, "turn")["link"]


def opened(text: str, known: Match[Any] | None = None) -> dict[str, Any]:
    """The bridge's answer to a link, with what is known here."""
    save = write(portsmouth.save(known)) if known else None
    return ask(Engine(), {"op": "open_link", "link": text, "save": save})


# There and back.


def test_the_bridge_links_its_match(match: Match[Any]) -> None:
    engine = Engine()
    frame = ask(engine, {"op": "load", "save": write(portsmouth.save(match))})
    told = ask(engine, {"op": "link", "n": frame["n"], "kind": "game"})
    assert told["entries"] == 3
    answer = opened(told["link"])
    assert (answer["kind"], answer["id"], answer["relation"]) == ("game", "", "new")
    assert (answer["seats"], answer["entries"], answer["turn"]) == (3, 3, 0)
    assert answer["progress"] == {"id": "portsmouth-progress", "args": {"round": 1, "rounds": 8}}
    assert answer["table"]["names"] == TABLE["names"]
    assert answer["table"]["flags"] == TABLE["flags"]
    assert answer["table"]["captains"] == [None, None, "admiral"], "nobody plays elsewhere"
    again = ask(Engine(), {"op": "load", "save": answer["save"]})
    assert again["view"] == frame["view"]
    assert [entry["do"] for entry in again["log"]] == [entry["do"] for entry in frame["log"]]
    assert ask(engine, {"op": "look"})["n"] == frame["n"], "asking changes nothing"


def test_the_link_of_a_save_leaves_the_match_alone(match: Match[Any]) -> None:
    engine = Engine()
    told = ask(engine, {"op": "link", "save": write(portsmouth.save(match)), "kind": "game"})
    assert told["link"] == sharing.link_of(match, "game")["link"]
    assert engine.match is None


def test_a_finished_game_says_who_won(match: Match[Any]) -> None:
    whole = on(match, 10_000)
    answer = opened(sharing.link_of(whole, "game")["link"])
    assert answer["turn"] is None
    assert whole.outcome
    assert answer["outcome"]["totals"] == list(whole.outcome.totals)


def test_a_bare_table_is_filled(match: Match[Any]) -> None:
    odd: dict[str, Any] = {
        "names": ["x" * 40, "\x07\u202e", 5],
        "flags": "no",
        "captains": [None, "nelson"],
    }
    for table in ({}, odd):
        match.notes = table
        told = opened(sharing.link_of(match, "game")["link"])["table"]
        assert told["flags"] == [0, 1, 2]
        assert told["captains"] == [None] * 3
    assert told["names"] == ["x" * 16, "2", "3"]


def test_a_whole_game_of_four_takes_a_few_hundred_characters() -> None:
    names = ["Wilhelmina-Maria", "Ὀδυσσεὺς ὁ Μέγα", "Cooke", "Duncan"]
    table = {**TABLE, "names": names, "flags": [0, 1, 2, 3], "captains": [None, "friend"] * 2}
    match = portsmouth.new("portsmouth", 4, {}, (1 << 64) - 1, table)
    play_on(match, Rng(1), 10_000)
    assert len(turn_link(match)) < 400
    assert opened(turn_link(match))["table"]["names"] == names


# A turn that was passed on.


def test_the_receiver_plays_the_seat_that_must_act(match: Match[Any]) -> None:
    while match.actors != (1,):
        play_on(match, Rng(2), 1)
    answer = opened(turn_link(match))
    assert (answer["kind"], answer["id"], answer["relation"]) == ("turn", ID, "new")
    assert answer["table"]["captains"] == ["friend", None, "admiral"]
    assert answer["table"]["title"] == ""
    assert json.loads(answer["save"])["table"] == answer["table"]


def test_where_nobody_at_hand_must_act_the_first_friend_receives(match: Match[Any]) -> None:
    while match.actors != (2,):
        play_on(match, Rng(2), 1)
    assert opened(turn_link(match))["table"]["captains"] == ["friend", None, "admiral"]
    match.note("captains", ["admiral"] * 3)
    assert opened(turn_link(match))["table"]["captains"] == ["admiral"] * 3


def test_what_goes_on_from_here_is_taken_with_the_own_table(match: Match[Any]) -> None:
    later = on(match, 6)
    match.note("captains", ["friend", None, "admiral"])
    answer = opened(turn_link(later), match)
    assert (answer["relation"], answer["common"], answer["entries"]) == ("longer", 3, 9)
    assert answer["table"] == match.notes
    assert portsmouth.load(json.loads(answer["save"])).hash() == later.hash()


@pytest.mark.parametrize(
    ("came", "here", "relation", "common"), [(0, 0, "same", 3), (0, 6, "older", 3)]
)
def test_what_brings_nothing_new(
    match: Match[Any], came: int, here: int, relation: str, common: int
) -> None:
    answer = opened(turn_link(on(match, came)), on(match, here))
    assert (answer["relation"], answer["common"]) == (relation, common)


def test_another_course_is_told_with_its_beginning(match: Match[Any]) -> None:
    answer = opened(turn_link(on(match, 30, chance=6)), on(match, 30, chance=7))
    assert answer["relation"] == "other"
    assert 3 <= answer["common"] < 33


def test_another_deal_under_the_same_id_is_another_game(match: Match[Any]) -> None:
    other = portsmouth.new("portsmouth", 3, {}, 10, TABLE)
    answer = opened(turn_link(other), match)
    assert (answer["relation"], answer["common"]) == ("other", 0)


def test_a_record_here_that_cannot_be_read_is_another_game(match: Match[Any]) -> None:
    for save in ("{}", "[" * 99, "no"):
        answer = ask(Engine(), {"op": "open_link", "link": turn_link(match), "save": save})
        assert (answer["relation"], answer["common"]) == ("other", 0)


# Refusals.


def test_a_match_without_an_id_is_not_passed_on(match: Match[Any]) -> None:
    engine = Engine()
    match.notes = {"id": "my-own-id"}
    n = ask(engine, {"op": "load", "save": write(portsmouth.save(match))})["n"]
    assert ask(engine, {"op": "link", "n": n, "kind": "turn"})["code"] == "bad_request"
    assert ask(engine, {"op": "link", "n": n, "kind": "letter"})["code"] == "bad_request"
    assert ask(engine, {"op": "link", "n": n + 1, "kind": "game"})["code"] == "stale"
    assert ask(Engine(), {"op": "link", "n": 0, "kind": "game"})["code"] == "no_match"


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda text: text[:-3], "link_cut"),
        (lambda text: text.replace(text[9], "A" if text[9] != "A" else "B"), "link_broken"),
        (lambda text: "3" + text[1:], "link_too_new"),
        (lambda _: "", "link_broken"),
        (lambda _: "<script>", "link_broken"),
    ],
)
def test_a_spoilt_link_is_refused_with_a_sentence(match: Match[Any], spoil: Any, code: str) -> None:
    answer = opened(spoil(turn_link(match)))
    assert (answer["code"], answer["text"]["id"]) == (code, f"error-{code}")


def test_a_false_note_is_refused(match: Match[Any]) -> None:
    """Names that are no text, and two captains under one flag."""
    for name, flags in ((b"\xff", (0, 1, 2)), (b"A", (1, 1, 2))):
        digits = Encoder()
        digits.put(6, 32)
        for flag in flags:
            digits.put_bytes(name, link_note._NAME_BYTES)
            digits.put(flag, 8)
            digits.put(0, 8)
        digits.put(0, 2)
        assert opened(link.write(match, digits.to_bytes()))["code"] == "link_broken"
    assert opened(link.write(match, b"\0"))["code"] == "link_broken"
    assert opened(link.write(match, b"\xff" * 400))["code"] == "link_broken"


def test_a_level_that_is_not_known_becomes_a_person(match: Match[Any]) -> None:
    levels = [level.key for level in registry.game("portsmouth").meta.levels]
    assert link_note._player(2 + len(levels), levels) is None
    assert link_note._player(1 + len(levels), levels) == levels[-1]


def test_a_friend_may_be_seated() -> None:
    engine = Engine()
    frame = ask(engine, {"op": "new", "game": "portsmouth", "seats": 2, "seed": "1"})
    answer = ask(engine, {"op": "seats", "n": frame["n"], "captains": [None, "friend"]})
    assert answer["table"]["captains"] == [None, "friend"]


def test_links_of_the_first_form_still_open() -> None:
    """As ``tests/saves/links-1.json`` holds them, with what their notes say."""
    recorded = json.loads((ROOT / "tests/saves/links-1.json").read_text("utf-8"))
    for each in recorded:
        answer = opened(each["link"])
        assert (answer["kind"], answer["table"]) == (each["kind"], each["table"])
        assert portsmouth.load(json.loads(answer["save"])).hash() == each["hash"]


def test_six_seats_travel() -> None:
    """Six names as long as they may be, six flags, and captains of every level."""
    levels = [level.key for level in registry.game("signals").meta.levels]
    table = {
        "names": ["\N{ANCHOR}" * link_note.LONGEST_NAME] * 6,
        "flags": [5, 4, 3, 2, 1, 0],
        "captains": [None, "friend", None, *levels][:6],
        "id": "00000000-0000-4000-8000-00000000abcd",
    }
    match = portsmouth.new("signals", 6, {}, 7, table)
    match.play("hold", 3)
    answer = opened(sharing.link_of(match, "turn")["link"])
    assert answer["table"]["names"] == table["names"]
    assert answer["table"]["flags"] == table["flags"]
    assert answer["table"]["captains"][3:] == table["captains"][3:]  # type: ignore[index]


def test_flags_that_are_flown_twice_are_told_apart() -> None:
    assert link_note._told_apart([1, 1, None, 9]) == [1, 0, 2, 3]
