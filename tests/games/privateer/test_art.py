"""Privateer's pictures: all there, in the page's colours, small, as their programs draw them."""

from __future__ import annotations

import gzip
import itertools
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from art.engrave.privateer import captains, chart, coast, cover, emblems
from art.engrave.privateer.vessels import SHAPES
from portsmouth.games.privateer.rules.chart import GRID, LAND, MERCHANTS, PORT_SQUARES
from portsmouth.games.privateer.rules.components import DATA

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "web/art/games/privateer"
SHEET = (ROOT / "web/css/games/privateer/art.css").read_text("utf-8")
FLAG = (ROOT / "web/js/kit/flag.js").read_text("utf-8")
TEXTS = {name: (FOLDER / f"{name}.svg").read_text("utf-8") for name in (
    "emblems", "captains", "chart", "cover",
)}  # fmt: skip
DRAWN = {
    "emblems": emblems.emblems,
    "captains": captains.captains,
    "chart": chart.chart,
    "cover": cover.cover,
}
COATS = {f"var(--{name})" for name in re.findall(r"--(coat-\w+):", SHEET)}
PAINTS = {
    "emblems": {"none", "currentColor", "var(--card)"},
    "captains": {"none", "currentColor", "var(--card)", "var(--art-brown)", "var(--art-straw)"}
    | COATS,
    "chart": {"none", "currentColor", "var(--chart-land)", "var(--chart-paper)"},
    "cover": {"none", "#1d2733", "#f3ead6"},
}
GOODS = [good["id"] for good in DATA["goods"]]
EMBLEMS = [
    *(f"good-{good}" for good in GOODS),
    *(f"track-{track}" for track in DATA["tracks"]),
    *(f"port-{port['id']}" for port in DATA["ports"]),
    *(f"relic-{relic['id']}" for relic in DATA["relics"]),
    *(f"fortune-{fortune['id']}" for fortune in DATA["fortunes"]),
    *(f"die-{face}" for face in (*DATA["dice"][0]["faces"], *GOODS)),
    *(f"ship-{seat}" for seat in range(DATA["players"]["max"])),
    *("ship", "merchant", "coin", "wind", "calm", "zephyr", "last-port"),
]
each_file = pytest.mark.parametrize("name", TEXTS)


def elements(text: str) -> list[ET.Element]:
    """All elements of a picture."""
    return [*ET.fromstring(text).iter()]


def symbols(name: str) -> list[str]:
    """The pictures in a file."""
    return [each.attrib["id"] for each in elements(TEXTS[name]) if each.tag.endswith("symbol")]


def test_every_thing_of_the_game_has_a_picture() -> None:
    assert sorted(symbols("emblems")) == sorted(EMBLEMS)
    assert sorted(symbols("captains")) == sorted(
        f"captain-{each['id']}" for each in DATA["captains"]
    )
    assert symbols("chart") == ["chart"]


@each_file
def test_pictures_hold_nothing_but_drawing(name: str) -> None:
    parts = elements(TEXTS[name])
    ids = [each.attrib["id"] for each in parts if "id" in each.attrib]
    assert len(ids) == len({*ids})
    for each in parts:
        assert each.tag.split("}")[-1] in {"svg", "defs", "symbol", "g", "path", "use", "clipPath"}
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)
        assert each.attrib.get("href", f"#{ids[0]}")[1:] in ids
        for paint in ("fill", "stroke"):
            assert each.attrib.get(paint, "none") in PAINTS[name]


def test_the_sheet_gives_every_colour_by_day_and_by_night() -> None:
    used = {*re.findall(r"var\(--(?:coat|art)-\w+\)", TEXTS["captains"])}
    assert used == COATS | {"var(--art-brown)", "var(--art-straw)"}
    given = re.findall(r"--(?:coat|art)-\w+: light-dark\((#\w+), (#\w+)\);", SHEET)
    assert len(given) == len(used) == len({colour for pair in given for colour in pair}) / 2
    for colour in re.findall(r"var\((--chart-\w+)\)", TEXTS["chart"]):
        assert f"{colour}: light-dark(" in SHEET


def test_no_two_emblems_are_alike() -> None:
    """Seen apart by their outlines alone: whatever is drawn in ink differs."""
    found = re.findall(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', TEXTS["emblems"])
    shared = {("calm", "fortune-dead_calm")}
    for (one, first), (other, second) in itertools.combinations(found, 2):
        assert first != second or tuple(sorted((one, other))) in shared


def test_no_two_captains_look_alike() -> None:
    """Between any two at least four parts differ, and hat or hair among them."""
    made = {
        name: {*re.findall(r"#c-([\w-]+)", drawn)}
        for name, drawn in re.findall(
            r'<symbol id="captain-(\w+)"[^>]*>(.*?)</symbol>', TEXTS["captains"]
        )
    }
    for (one, first), (other, second) in itertools.combinations(made.items(), 2):
        apart = first ^ second
        assert len(first - second) >= 4, (one, other)
        assert any(part.startswith(("hat-", "hair-")) for part in apart), (one, other)


@pytest.mark.parametrize(
    ("captain", "part"),
    [
        ("teach", "hat-fuses"),
        ("teach", "beard-great"),
        ("rackham", "hat-calico"),
        ("bonny", "head-slender"),
        ("read", "head-slender"),
        ("roberts", "hat-plumed"),
        ("read", "held-cutlass"),
    ],
)
def test_captains_are_known_by_what_they_wear(captain: str, part: str) -> None:
    assert f"#k-{part}" in captains.portrait(captains.LOOKS[captain], "red")


def test_sloops_carry_the_shapes_of_the_players() -> None:
    outlines = re.search(r"const OUTLINES = \[(.*?)\]", FLAG, re.DOTALL)
    assert outlines
    assert len(re.findall("'M", outlines[1])) == DATA["players"]["max"]
    corners = [len(re.findall(r"[MLHV]", shape)) for shape in SHAPES]
    assert corners[1:] == [3, 4, 4, 6, 12]  # after the circle


def test_the_coast_holds_exactly_the_land() -> None:
    """P33: of a land square nearly all is within the coast, of one at sea nearly nothing."""
    places = range(8, 100, 14)
    for square in GRID.cells:
        y, x = divmod(square, GRID.columns)
        land = sum(coast.within(100 * x + dx, 100 * y + dy) for dx in places for dy in places)
        assert (land >= 40) if square in LAND else (land <= 9), (x, y, land)


def test_no_figure_of_the_chart_stands_where_something_is_played() -> None:
    """Depths keep away from the middles of ports and Merchants."""
    for square in (*MERCHANTS, *PORT_SQUARES):
        y, x = divmod(square, GRID.columns)
        for px, py in chart.depths():
            assert max(abs(px - 100 * x - 50), abs(py - 100 * y - 50)) > 22


def test_the_chart_lies_under_sixteen_by_twelve_squares() -> None:
    assert (
        f'viewBox="0 0 {100 * GRID.columns} {100 * (GRID.size // GRID.columns)}"' in TEXTS["chart"]
    )


@each_file
def test_the_file_is_what_the_program_draws(name: str) -> None:
    assert DRAWN[name]() == DRAWN[name]() == TEXTS[name]


@each_file
def test_numbers_are_short(name: str) -> None:
    grain = r"\.\d" if name == "chart" else r"\.\d\d"
    for data in re.findall(r' d="([^"]*)"', TEXTS[name]):
        assert not re.search(grain, data)


def test_the_files_are_small() -> None:
    packed = {name: len(gzip.compress(text.encode())) for name, text in TEXTS.items()}
    assert sum(packed.values()) <= 50_000, packed


def look_of(text: str) -> Any:
    """What a picture is drawn in."""
    return ET.fromstring(text).attrib


def test_the_cover_is_as_large_as_the_other_games() -> None:
    other = (ROOT / "web/art/games/portsmouth/cover.svg").read_text("utf-8")
    assert look_of(TEXTS["cover"])["viewBox"] == look_of(other)["viewBox"]
