"""Victory's pictures: all there, in the page's colours, small, told apart as they are shown."""

from __future__ import annotations

import gzip
import itertools
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from art.engrave.victory import cover, emblems, prints
from portsmouth.games.victory.rules.components import DATA
from tests.games.victory.raster import apart, seen

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "web/art/games/victory"
SHEET = (ROOT / "web/css/games/victory/art.css").read_text("utf-8")
SCRIPT = (ROOT / "web/js/games/victory/art.js").read_text("utf-8")
DRAWN = {
    "emblems": emblems.emblems,
    "cards": emblems.cards,
    "cover": cover.cover,
    "ships": prints.ships,
}
TEXTS = {name: (FOLDER / f"{name}.svg").read_text("utf-8") for name in DRAWN}
COASTS = dict(re.findall(r"(v\d\d): '(\w+)'", SCRIPT))
WASHES = {
    "var(--v-sky)": 0.93, "var(--v-sea)": 0.8, "var(--v-land)": 0.83, "var(--v-roof)": 0.68,
    "var(--v-gold)": 0.76, "var(--seat)": 0.3, "var(--cube-wood)": 0.75, "var(--cube-ring)": 0.65,
    "var(--cube-bark)": 0.43, "var(--cube-brick)": 0.72, "var(--cube-mortar)": 0.38,
    "var(--cube-metal)": 0.26, "var(--cube-gleam)": 0.57, "var(--cube-dusk)": 0.13,
    "var(--cube-cloth)": 1.0, "var(--cube-thread)": 0.61,
}  # fmt: skip
"""How light each colour of the sheet is by day."""
PAINTS = {
    "emblems": {"none", "currentColor", "var(--card)", *WASHES},
    "cards": {"none", "currentColor", "var(--card)", *list(WASHES)[:5]},
    "cover": {"none", "#1d2733", "#f3ead6"},
    "ships": {"none", "currentColor", "var(--card)", "var(--seat)", *list(WASHES)[:3]},
}
SIGNS = [
    *(f"v-ship{state}" for state in ("", "-torn", "-listing", "-wreck")),
    *(f"v-{sign}" for sign in ("anchor", "blast", "piece", "passengers", "admiralty", "jolly")),
    *("v-flight", "shot-ball", "shot-chain", "shot-grape"),
    *(f"cube-{kind}" for kind in ("wood", "brick", "metal", "cloth")),
]
ACTIONS = [
    "passengers", "fire_cannons", "letter_of_marque", "full_sail_ahead", "storm_ahead", "cannons",
    "close_the_hatches", "out_manoeuvre", "hoist_the_sails", "merchant",
]  # fmt: skip
each_file = pytest.mark.parametrize("name", TEXTS)


def elements(text: str) -> list[ET.Element]:
    """All elements of a picture."""
    return [*ET.fromstring(text).iter()]


def symbols(name: str) -> dict[str, ET.Element]:
    """The pictures in a file."""
    return {
        each.attrib["id"]: each for each in elements(TEXTS[name]) if each.tag.endswith("symbol")
    }


def test_every_thing_of_the_game_has_a_picture() -> None:
    assert sorted(symbols("emblems")) == sorted(SIGNS)
    assert sorted(symbols("cards")) == sorted(
        [
            *(f"built-{each['id']}" for each in DATA["buildings"]),
            *(f"field-{each['id']}" for each in DATA["fields"]),
            "site-free",
            *(f"card-{each}" for each in ACTIONS),
            *(f"coast-{each}" for each in {*COASTS.values()}),
        ]
    )


def test_each_large_picture_that_the_page_asks_for_is_drawn() -> None:
    asked = {f"print-{each}" for each in re.findall(r"print-(\w+)'", SCRIPT)}
    asked |= {f"print-{each}" for each in re.findall(r"'(\w+)' \| '(\w+)'} print", SCRIPT)[0]}
    asked |= {
        f"tall-ship{each}" for each in ("", *re.findall(r"'(-moored)' .*'(-torn)'", SCRIPT)[0])
    }
    assert sorted(symbols("ships")) == sorted(asked)


def test_every_voyage_has_a_coast() -> None:
    assert sorted(COASTS) == sorted(each["id"] for each in DATA["voyages"])
    assert len({*COASTS.values()}) >= 8


@each_file
def test_pictures_hold_nothing_but_drawing(name: str) -> None:
    parts = elements(TEXTS[name])
    ids = [each.attrib["id"] for each in parts if "id" in each.attrib]
    assert len(ids) == len({*ids})
    for each in parts:
        assert each.tag.split("}")[-1] in {"svg", "symbol", "g", "path", "clipPath"}
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)
        for paint in ("fill", "stroke"):
            assert each.attrib.get(paint, "none") in PAINTS[name]


def test_the_sheet_gives_every_colour_by_day_and_by_night() -> None:
    used = {*re.findall(r"var\((--(?:v|cube)-\w+)\)", TEXTS["emblems"] + TEXTS["cards"])}
    assert {f"var({each})" for each in used} | {"var(--seat)"} == {*WASHES}
    for colour in used:
        assert re.search(rf"{colour}: light-dark\(#\w+, #\w+\);", SHEET), colour


@pytest.mark.parametrize("wide", [12, 24])
def test_signs_are_told_apart_at_their_real_size(wide: int) -> None:
    shown = {each: seen(drawn, wide, WASHES) for each, drawn in symbols("emblems").items()}
    for (one, first), (other, second) in itertools.combinations(shown.items(), 2):
        assert apart(first, second) >= 0.09, (one, other, apart(first, second))


def test_cards_are_told_apart_at_their_real_size() -> None:
    shown = {each: seen(drawn, 60, WASHES) for each, drawn in symbols("cards").items()}
    for (one, first), (other, second) in itertools.combinations(shown.items(), 2):
        assert apart(first, second) >= 0.12, (one, other, apart(first, second))


@each_file
def test_the_file_is_what_the_program_draws(name: str) -> None:
    assert DRAWN[name]() == DRAWN[name]() == TEXTS[name]


@each_file
def test_numbers_are_short(name: str) -> None:
    for data in re.findall(r' d="([^"]*)"', TEXTS[name]):
        assert not re.search(r"\.\d\d", data)


def test_the_files_are_small() -> None:
    packed = {name: len(gzip.compress(text.encode())) for name, text in TEXTS.items()}
    assert sum(packed.values()) <= 28_000, packed


def look_of(text: str) -> Any:
    """What a picture is drawn in."""
    return ET.fromstring(text).attrib


def test_the_cover_is_as_large_as_the_other_games() -> None:
    other = (ROOT / "web/art/games/portsmouth/cover.svg").read_text("utf-8")
    assert look_of(TEXTS["cover"])["viewBox"] == look_of(other)["viewBox"]
