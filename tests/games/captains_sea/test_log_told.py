"""How the log is told: one speaker, one order, and what a card does."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.text import Text
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.rules import scoring
from portsmouth.games.captains_sea.rules.components import card
from portsmouth.games.captains_sea.rules.program import run, then
from tests import in_node
from tests.games.captains_sea.build import put_ship, sea
from tests.games.captains_sea.on_page import laid, recorded

SCRIPT = Path(__file__).with_name("told_in_node.mjs")
DUELS = ("struck-s07-on-fire", "night-s09", "resigned-s10-alongside", "captured-s12")
NAMES = "You|Du|Anson|Byron"
EARLIER = "Earlier in this turn: "
TAG = re.compile(r"<[^>]*>")


@cache
def told(duel: str, language: str = "en") -> dict[str, Any]:
    """What the page tells of a recorded duel."""
    match = recorded(duel)
    match.notes = match.notes | {"unnamed": True}
    question = laid(match) | {"language": language}
    found: dict[str, Any] = in_node.answer(SCRIPT, question)
    return found


def words(markup: str) -> str:
    """What is read of it."""
    return " ".join(TAG.sub(" ", markup).split())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("duel", DUELS)
def test_nobody_speaks_twice(duel: str, language: str) -> None:
    """A name stands before what was done, and no other follows it."""
    found = told(duel, language)
    rows = re.findall(r"<li class=\"log__entry.*?</li>", found["log"], re.S)
    assert len(rows) > 20
    lines = [words(each) for row in rows for each in re.findall(r"<button.*?</button>", row, re.S)]
    for line in lines:
        assert len(re.findall(rf"\b(?:{NAMES}):", line)) <= 1, line
    for each in found["runs"]:
        assert not re.search(rf"(?<!Schiff von )\b(?:{NAMES}):", each["outcome"]), each
        assert not re.search(rf"\b(?:{NAMES}): (?:{NAMES}):", each["line"]), each


def test_the_other_ship_is_named_after_what_the_captain_did() -> None:
    """Under a captain's name his deeds come first, or that there were none; then the other ship."""
    named = 0
    for duel in DUELS:
        for each in told(duel)["runs"]:
            own, other = ("Your ship", "Byron’s ship")[:: 1 if each["seat"] == 0 else -1]
            assert f"{own}:" not in each["outcome"], each
            earlier, now = parted(each["outcome"])
            assert not now.startswith(other), each
            assert now.count(f"{other}:") <= 1, each
            assert earlier.count(f"{other}:") <= 1, each
            named += f"{other}:" in each["outcome"]
            own_deeds = r"Fired|Played|Discarded|Sailed|Turned|Held"
            for reader in (earlier.split(f"{other}:")[1:], now.split(f"{other}:")[1:]):
                about = " ".join(reader)
                assert not re.search(own_deeds, about), "the reader knows what he did himself"
    assert named


def parted(outcome: str) -> tuple[str, str]:
    """What a recap tells of the turn before, and what came last."""
    if not outcome.startswith(EARLIER):
        return "", outcome
    earlier, _, now = outcome.removeprefix(EARLIER).partition("\nThen: ")
    return earlier, now


def test_the_recap_has_a_line_for_each_event_and_no_captain_just_passes() -> None:
    """What is hidden is told as such; who was asked for a card and played none is told so."""
    outcomes = [each["outcome"] for duel in DUELS for each in told(duel)["runs"]]
    assert "Chose a manoeuvre in secret." in outcomes
    assert "Assigned the crew in secret." in outcomes
    assert "Played no card." in outcomes
    assert any(each.count("\n") > 1 for each in outcomes)
    for line in [line for each in outcomes for line in each.split("\n") if each]:
        assert re.search(r"[.!?][”\"]?$", line), line


@pytest.mark.parametrize("duel", DUELS)
def test_squares_are_written_as_on_the_map(duel: str) -> None:
    """“P11”, in the log and in what a turn came to."""
    found = told(duel)
    texts = [words(found["log"]), *(each["outcome"] for each in found["runs"])]
    assert any(re.search(r"\b[A-V]\d{1,2}\b", each) for each in texts)
    for each in texts:
        assert not re.search(r"\b[a-v]\d{1,2}\b", each), each


def test_the_recap_is_told_in_order() -> None:
    """What came earlier stands first, and the rest as it came."""
    outcomes = [each["outcome"] for duel in DUELS for each in told(duel)["runs"]]
    assert any(each.startswith(EARLIER) and ".\nThen: " in each for each in outcomes)
    assert not [each for each in outcomes if EARLIER in each and not each.startswith(EARLIER)]
    both = [now for _, now in map(parted, outcomes) if {"Sailed", "Fired"} <= {*now.split()}]
    orders = {now.index("Sailed") < now.index("Fired") for now in both}
    assert orders == {True, False}, "as it came, not always fire first"


def test_the_recap_tells_what_mattered_earlier_in_the_turn() -> None:
    """Fire and cards between one's own answers, and how far she has come, for the whole turn."""
    told_later = [each["outcome"] for duel in DUELS for each in told(duel)["runs"]]
    earlier = [parted(each)[0] for each in told_later]
    assert any("Fired" in each for each in earlier)
    assert any("Lost" in each for each in earlier)
    assert any("Played" in each for each in earlier)
    assert any(re.search(r"\d squares sailed in this turn", each) for each in told_later)
    for each in earlier:
        assert each.count(";") <= 7, each


@pytest.mark.parametrize("duel", DUELS)
def test_the_log_runs_up_within_its_blocks_too(duel: str) -> None:
    """Each line leads to a position no later than that of the line above it."""
    rows = re.findall(r"data-entry=(\d+)", told(duel)["log"])
    assert [*map(int, rows)] == sorted(map(int, rows), reverse=True)
    blocks = [
        [*map(words, re.findall(r"<button.*?</button>", row, re.S))]
        for row in re.findall(r"<li class=\"log__entry.*?</li>", told(duel)["log"], re.S)
    ]
    order = [
        (at, next((n for n, line in enumerate(block) if "fired" in line), None))
        for block in blocks
        for at, each in enumerate(block)
        if " lost " in f" {each.lower()} "
    ]
    assert all(fired is None or at < fired for at, fired in order)
    heads = [at for block in blocks for at, each in enumerate(block) if each.startswith("Impulse")]
    assert set(heads) == {0}


def test_a_card_says_what_it_does() -> None:
    """Whether it was drawn and took effect at once, or was played."""
    log = " ".join(words(told(duel)["log"]) for duel in DUELS)
    drawn = dict(re.findall(r"Drew ([A-Z][a-z ]+): “([^”]+)”", log))
    assert drawn["Wind veers"] == "The wind shifts one point clockwise."
    assert re.search(r"Played [A-Z][a-z ]+: “[^”]+”", log)
    assert not re.search(r"Played [A-Z][a-z ]+ Show", log)


def test_what_was_parried_stands_with_its_broadside() -> None:
    """Not with a card that was discarded between the dice."""
    log = " ".join(words(told(duel)["log"]) for duel in DUELS)
    assert len(re.findall(r"Fired [^:]+: \d+ hits?, \d parried", log)) > 5
    assert not re.search(r"(?:Discarded|Played) [^:|]+, \d parried", log)


@pytest.mark.parametrize(
    ("roll", "window"),
    [
        (("roll_morale", 0, 1, 0), Text("window-check-morale")),
        (("strike_die", 0, 1), Text("window-check-strike")),
        (("catch_fire", 0, 1), Text("window-check-fire")),
        (("blast", 0, 1), Text("window-check-blast")),
        (("marksmen", 0), Text("window-check-marksmen")),
        (("gale", 0), Text("window-check-card", card=Text("card-p04"))),
    ],
)
def test_a_check_is_named(roll: tuple[str | int, ...], window: Text) -> None:
    """The question for a card says before which roll it is asked (1.18)."""
    s = sea("s03", "h01", "h02")
    put_ship(s, 0, 5, 5, 3).hand = (card("h01"),)
    then(s, ("ask", "check", 0, 1), roll)
    run(s, NULL_CONTEXT)
    step = GAME.step(s)
    assert step is not None
    assert step.name == "window"
    assert step.prompt(s, 0) == Text("prompt-window", window=window)


@pytest.mark.parametrize("duel", DUELS)
def test_boxes_are_told_with_the_points_that_they_bring(duel: str) -> None:
    """19.01: what the table shows after a turn was told by the log before."""
    match = recorded(duel)
    points = [
        (event["facts"]["seat"], event["facts"]["points"])
        for entry in laid(match)["frame"]["log"]
        for event in entry["events"]
        if "points" in event["facts"]
    ]
    assert len(points) > 5
    rest = {"strike", "capture", "escape", "broke_off"}
    for seat in (0, 1):
        told = [count for hurt, count in points if hurt == 1 - seat]
        scored = [line for line in scoring.score_lines(match.state, seat) if line.item not in rest]
        assert not told or told[-1] == sum(line.points for line in scored)
    assert re.search(r" · (you now have|(Anson|Byron) now has) [0-9]+ points?", told_of(duel))


def told_of(duel: str) -> str:
    return words(told(duel)["log"])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", r"Set Fighting Sail: with (no box|1 box|\d boxes) of rigging left nothing else"),
        ("de", r"Gefechtssegel gesetzt: mit (keinem Feld|nur \d Feld\w*) Takelage ist nichts"),
    ],
)
def test_sails_that_damage_forces_say_so(language: str, line: str) -> None:
    """3.10: why Fighting Sail is set after hits on the rigging; chosen sails need no reason."""
    assert re.search(line, words(told("struck-s07-on-fire", language)["log"]))
    chosen = words(told("resigned-s10-alongside", language)["log"])
    assert re.search(r"(Set Fighting Sail|Gefechtssegel gesetzt) (?=[A-Z])", chosen)
