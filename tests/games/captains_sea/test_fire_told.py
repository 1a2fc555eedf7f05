"""What the page tells of fire: dice of both sides, and what the enemy's captain did."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth.api import serialize
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from tests import in_node

SCRIPT = Path(__file__).with_name("fire_in_node.mjs")
DECISIONS = 900
"""Within them the Constitution and the Java of this seed fire broadsides and chasers."""


@cache
def log() -> list[dict[str, Any]]:
    """A fight as the first captain may read it."""
    match = portsmouth.new("captains_sea", 2, {"duel": "s07"}, 4)
    gunner, rng = Gunner(match.game), Rng(4)
    for _ in range(DECISIONS):
        seat = match.actors[0]
        action = gunner.choose(match.state, seat, match.game.legal(match.state, seat), rng)
        match.play(match.game.notation.write(action))
    entries: Any = serialize.log(match, 0, 0)
    return list(entries)


@cache
def told(language: str = "en") -> dict[str, Any]:
    """What the page makes of it."""
    found: dict[str, Any] = in_node.answer(SCRIPT, {"log": log(), "language": language, "seat": 1})
    return found


def events(*kinds: str) -> list[dict[str, Any]]:
    """The events of some kinds in their order."""
    return [each for entry in log() for each in entry["events"] if each["kind"] in kinds]


def test_every_attack_is_told_with_its_dice() -> None:
    """Who fired, all dice, hits; those that parry stand with the attack that they parry."""
    attacks = [each for step in told()["steps"] for each in step["attacks"]]
    fired = events("broadside", "chased")
    assert len(fired) >= 10
    assert [
        (each["seat"], ", ".join(map(str, each["dice"])), each["hits"]) for each in attacks
    ] == [(f["facts"]["seat"], f["facts"]["dice"], f["facts"]["hits"]) for f in fired]
    parried = [each["parry"] for each in attacks if each["parry"]]
    assert [(each["count"], each["left"]) for each in parried] == [
        (each["facts"]["count"], each["facts"]["left"]) for each in events("parried")
    ]
    damage = [each["damage"]["total"] for each in attacks if each["damage"]]
    assert damage == [each["facts"]["total"] for each in events("damage")]


def test_what_was_fired_at_once_stands_together() -> None:
    """A step belongs to one impulse of one turn, and both sides' fire in it is one step."""
    steps = told()["steps"]
    when = [(step["turn"], step["impulse"]) for step in steps]
    assert len(set(when)) == len(when)
    assert any("→" in part["words"] for step in steps for part in step["harm"][1])


def test_boxes_lost_are_counted_by_their_part() -> None:
    """Each box of the hull went by fire; rigging suffers from Bonus Moves, too."""
    lost = [each for step in told()["steps"] for each in step["lost"]]
    assert sum(each["hull"] for each in lost) == len(events("hull_hit")) > 0
    hits = sum(each["facts"]["count"] for each in events("rigging_hit"))
    assert 0 < sum(each["rigging"] for each in lost) < hits


def test_morale_is_told_once_and_guns_that_held_are_no_harm() -> None:
    """Two falls in one fire are one line; double shot that burst no gun has no frame."""
    text = {"id": "event-any", "args": {}}
    section = {"id": "section-pf", "args": {}}
    facts = {"seat": 0, "dice": "5", "hits": 1}
    facts |= {name: {"id": f"{name}-{word}", "args": {}} for name, word in WORDS.items()}
    level = [{"id": f"morale-{name}", "args": {}} for name in ("fair", "unfit")]
    befell: list[tuple[str, dict[str, Any]]] = [
        ("broadside", facts),
        ("double_die", {"seat": 0, "section": section, "die": 5, "hurt": 0}),
        ("double_die", {"seat": 0, "section": section, "die": 1, "hurt": 1}),
        *(("morale", {"seat": 1, "level": each}) for each in level),
    ]
    happened = [{"kind": kind, "facts": each, "text": text} for kind, each in befell]
    entry = {"number": 0, "seat": 0, "turn": None, "do": "seal", "events": happened}
    [step] = in_node.answer(SCRIPT, {"log": [entry], "language": "en", "seat": 1})["steps"]
    own, other = step["harm"]
    assert [each["harmless"] for each in own] == [True, False]
    assert [each["words"] for each in other] == ["morale now Unfit"]


def test_dice_thrown_again_are_counted() -> None:
    """Ragged volley (H13): the log has all dice of both throws in one row."""
    entry = {"number": 0, "seat": 0, "turn": None, "do": "play h13"}
    words = {"id": "event-broadside", "args": {}}
    facts = {
        **{"seat": 0, "dice": "5, 2, 6, 3, 5", "hits": 1, "again": 2},
        **{name: {"id": f"{name}-{word}", "args": {}} for name, word in WORDS.items()},
    }
    happened = [
        {"kind": "turn", "facts": {"turn": 3}, "text": words},
        {"kind": "broadside", "facts": facts, "text": words},
        {"kind": "broadside", "facts": facts | {"again": 0}, "text": words},
    ]
    question = {"log": [entry | {"events": happened}], "language": "en", "seat": 1}
    [step] = in_node.answer(SCRIPT, question)["steps"]
    assert [each["again"] for each in step["attacks"]] == [2, 0]
    assert step["turn"] == 3, "practices begin in a later turn than the first"


WORDS = {"side": "port", "ends": "fore", "aim": "low", "shot": "round", "rake": "none"}


@pytest.mark.parametrize(("language", "words"), [("en", "Sailed to"), ("de", "Nach ")])
def test_the_last_place_of_each_ship_is_told(language: str, words: str) -> None:
    """Fire and hits first; of a way of several squares only where it ended."""
    turns = [each for each in told(language)["turns"] if words in each]
    assert turns
    if language == "en":
        assert all(each.count("Sailed to") <= 2 for each in turns)
        broadsides = [each for each in told()["turns"] if "Fired" in each]
        assert broadsides
        assert all(each.split(". ")[0].find("Sailed") < 0 for each in broadsides)
