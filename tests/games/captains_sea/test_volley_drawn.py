"""What the page draws of a fire: which dice hit, were parried or rolled again, and why."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from portsmouth.games.captains_sea.rules.geometry import range_mp
from tests import in_node
from tests.games.captains_sea.on_page import laid, until

SCRIPT = Path(__file__).with_name("volley_in_node.mjs")
RAGGED = {"dice": "4, 4, 4, 2, 6, 4, 1", "again": 3, "hits": 2, "least": 4, "by_cards": 1}
"""Three of four dice hit; of these, rolled again, two."""
PARRY = {"dice": "6, 2", "again": "–", "count": 1, "left": 1}


def drawn(language: str = "en", last: int = 1, **changes: dict[str, Any]) -> str:
    """The dice of the last fire of a duel, with other facts in the last events of some kinds."""
    given = laid(until("reload"))
    log = given["frame"]["log"]
    for kind, facts in changes.items():
        fired = [each for entry in log for each in entry["events"] if each["kind"] == kind]
        for each in fired[-last:]:
            each["facts"] |= facts
    markup: str = in_node.answer(SCRIPT, given | {"language": language})
    return markup


def rows(markup: str) -> list[list[tuple[str, int]]]:
    """The dice of each row with their looks."""
    parts = markup.split('class="dice"')[1:]
    dice = re.compile(r'class="die ([^"]*?)\s*"[^>]*>(\d)</i>')
    return [[(look, int(face)) for look, face in dice.findall(part)] for part in parts]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ragged volley: the 3 hits were rolled again."),
        ("de", "Unsaubere Salve: Die 3 Treffer wurden noch einmal geworfen."),
    ],
)
def test_dice_that_a_card_had_rolled_again_are_told_apart(language: str, words: str) -> None:
    """H13: those that hit stand first, dark; those that hit before lie crossed out, with why."""
    markup = drawn(language, broadside=RAGGED, parried=PARRY)
    hit, gone, out = "die--hit", "die--hit die--gone", "die--out"
    again = [(gone, 6), (hit, 4), ("", 2), ("", 1), (out, 4), (out, 4), (out, 4)]
    assert again in rows(markup)
    assert words in markup
    assert "die--out" in markup.split('class="volley__legend"')[1]


def chased(language: str = "en") -> str:
    """A fire of the enemy's chasers alone, from the fight of two gunners."""
    given = laid(until("reload"))
    log = given["frame"]["log"]
    text = {"id": "event-any", "args": {}}
    end = {"id": "chasers-bow", "args": {}}
    facts = {"seat": 1, "end": end, "dice": "5, 2", "hits": 0, "least": 6}
    log[-1]["events"] = [
        {"kind": "impulse", "facts": {"impulse": 9}, "text": text},
        {"kind": "chased", "facts": facts, "text": text},
    ]
    markup: str = in_node.answer(SCRIPT, given | {"language": language})
    return markup


@pytest.mark.parametrize(
    ("language", "words"), [("en", "only a 6 hits"), ("de", "nur eine 6 trifft")]
)
def test_chasers_are_told_with_the_face_that_hits(language: str, words: str) -> None:
    """11.40: without it, why a 5 is no hit isn't to be seen."""
    assert words in chased(language)


ROUND = {"id": "shot-round", "args": {}}
LOW = {"id": "aim-low", "args": {}}
PLACED = {"raked": 3, "chained": 0}


@pytest.mark.parametrize(
    ("language", "hull", "words"),
    [
        ("en", 4, "Low fire, mostly into the hull:"),
        ("en", 1, "Low fire, but this time more went into the rigging:"),
        ("de", 1, "Tiefes Feuer, aber diesmal ging mehr in die Takelage:"),
    ],
)
def test_what_went_against_the_aim_is_told(language: str, hull: int, words: str) -> None:
    """11.22: where the table sends the hits; a rake's boxes are told as part of them."""
    placed = PLACED | {"hull": hull, "rigging": 3}
    markup = drawn(language, 2, broadside={"aim": LOW, "shot": ROUND}, damage=placed)
    assert words in markup
    of_all = "3 of the hull boxes by the stern rake." if language == "en" else "Davon im Rumpf 3"
    assert of_all in markup


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_lesson_says_how_range_is_counted(language: str) -> None:
    """R15: twice the longer offset and the shorter, so 2 for a square and 3 for a diagonal one."""
    words = Path(__file__).parents[3] / "web/lang" / language / "games/captains_sea/learn.ftl"
    [line] = [
        each
        for each in words.read_text("utf-8").splitlines()
        if each.startswith("learn-why-helm-near = ")
    ]
    square, across = range_mp((0, 0), (0, 1)), range_mp((0, 0), (1, 1))
    assert re.search(rf": {square} .*, {across} .*\.$", line)
