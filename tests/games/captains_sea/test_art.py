"""The pictures of Captain's Sea: all there, as their programs draw them, in the page's colours."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from art.engrave.captains_sea import cover, emblems
from portsmouth.games.captains_sea.rules.components import CARDS, DATA, SECTIONS, SHOTS, TASKS

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "web/art/games/captains_sea"
SCRIPT = (ROOT / "web/js/games/captains_sea/art.js").read_text("utf-8")
MOTIFS = (ROOT / "web/js/games/captains_sea/cards/motifs.js").read_text("utf-8")
SHEET = (ROOT / "web/css/games/captains_sea/art.css").read_text("utf-8")
DRAWN = {
    "emblems": emblems.emblems,
    "cards": emblems.cards,
    "ships": emblems.ships,
    "places": emblems.places,
    "cover": cover.cover,
}
TEXTS = {name: (FOLDER / f"{name}.svg").read_text("utf-8") for name in DRAWN}
SAILS = ("", "-fighting", "-dismasted")
each_file = pytest.mark.parametrize("name", DRAWN)


def ids(name: str) -> set[str]:
    """The names of the pictures in a file."""
    return {each.attrib["id"] for each in ET.fromstring(TEXTS[name]).iter() if "id" in each.attrib}


@each_file
def test_files_are_as_their_programs_draw_them(name: str) -> None:
    assert DRAWN[name]() == TEXTS[name]


@each_file
def test_files_are_small_and_hold_nothing_but_drawing(name: str) -> None:
    assert len(gzip.compress(TEXTS[name].encode())) < 9_000
    for each in ET.fromstring(TEXTS[name]).iter():
        assert each.tag.split("}")[-1] in {"svg", "symbol", "g", "path", "clipPath"}
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)


@pytest.mark.parametrize("name", ["emblems", "cards", "ships", "places"])
def test_colours_are_those_of_the_page(name: str) -> None:
    paints = set(re.findall(r'(?:fill|stroke)="([^"]+)"', TEXTS[name]))
    own = {paint for paint in paints if paint.startswith("var(--c-")}
    assert paints - own <= {"none", "currentColor", "var(--card)", "var(--seat)"}
    assert all(f"{paint[4:-1]}:" in SHEET for paint in own)


def test_every_state_of_a_ship_has_its_pictures() -> None:
    assert {f"cs-ship{state}" for state in (*SAILS, "-ghost")} <= ids("emblems")
    sizes = {size for _, size in re.findall(r"^  (\w+): '(\w+)',$", SCRIPT, re.MULTILINE)}
    assert {f"cs-side-{size}{state}" for size in {*sizes, "frigate"} for state in SAILS} == ids(
        "ships"
    )
    named = {ship for ship, _ in re.findall(r"^  (\w+): '(\w+)',$", SCRIPT, re.MULTILINE)}
    assert named <= {ship["id"] for ship in DATA["ships"]}


def test_every_shot_and_task_has_its_sign() -> None:
    signs = ids("emblems")
    assert {f"cs-shot-{shot}" for shot in SHOTS} <= signs
    sections = {f"cs-task-{work}-{section}" for work in ("man", "mend") for section in SECTIONS}
    assert sections | {f"cs-task-{task}" for task in ("helm", "sheets", "rig", "melee")} <= signs
    assert len(TASKS) == len(sections) + 3


def test_every_card_has_one_motif() -> None:
    motifs = dict(re.findall(r"^  (\w+): '([ph\d ]+)',$", MOTIFS, re.MULTILINE))
    assert sorted(" ".join(motifs.values()).split()) == sorted(CARDS)
    assert {f"cs-card-{motif}" for motif in motifs} == ids("cards")
