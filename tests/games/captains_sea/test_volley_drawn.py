"""What the page draws of a fire: which dice hit, were parried or rolled again, and why."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests import in_node
from tests.games.captains_sea.on_page import laid, until

SCRIPT = Path(__file__).with_name("volley_in_node.mjs")
RAGGED = {"dice": "4, 4, 4, 2, 6, 4, 1", "again": 3, "hits": 2, "least": 4, "by_cards": 1}
"""Three of four dice hit; of these, rolled again, two."""
PARRY = {"dice": "6, 2", "again": "–", "count": 1, "left": 1}


def drawn(language: str = "en", **changes: dict[str, Any]) -> str:
    """The dice of the last fire of a duel, with other facts in events of some kinds."""
    given = laid(until("reload"))
    log = given["frame"]["log"]
    for kind, facts in changes.items():
        fired = [each for entry in log for each in entry["events"] if each["kind"] == kind]
        fired[-1]["facts"] |= facts
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
