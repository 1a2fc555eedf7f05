"""The pictures of War on the High Seas: all there, in the page's colours, small, told apart."""

from __future__ import annotations

import gzip
import itertools
import json
import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from art.engrave.plate import spans
from art.engrave.privateer.vessels import SHAPES
from art.engrave.war import (
    captains,
    cardart,
    chart,
    coast,
    cover,
    emblems,
    goods,
    harbours,
    places,
    world,
)
from tests.games.victory.raster import apart, seen

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "web/art/games/war"
SHEET = (ROOT / "web/css/games/war/art.css").read_text("utf-8")
COMPONENTS = ROOT / "portsmouth/games/war/components.json"
DRAWN = {
    "emblems": emblems.emblems,
    "cards": emblems.cards,
    "ports": emblems.ports,
    "sides": emblems.battle,
    "captains": captains.captains,
    "chart": chart.chart,
    "cover": cover.cover,
}
TEXTS = {name: (FOLDER / f"{name}.svg").read_text("utf-8") for name in DRAWN}
CRATES = {f"var(--crate-{good})" for good in world.GOODS}
FLAGS = {f"var(--f-{colour})" for colour in ("red", "blue", "white", "gold", "black", "green")}
COATS = {f"var(--{name})" for name in re.findall(r"--(coat-\w+):", SHEET)}
WASHES = {f"var(--w-{name})" for name in ("sky", "sea", "land", "roof", "wood", "fire", "smoke")}
COMMON = {"none", "currentColor", "var(--card)"}
PAINTS = {
    "emblems": COMMON | CRATES | FLAGS
    | {"var(--brand-dark)", "var(--brand-pale)", "var(--seat)", "var(--w-sail)", "var(--w-black)"},
    "cards": COMMON | FLAGS | WASHES,
    "ports": COMMON | WASHES,
    "sides": COMMON | WASHES | {"var(--seat)", "var(--w-sail)", "var(--w-black)"},
    "captains": COMMON | COATS | {"var(--art-brown)", "var(--art-straw)"},
    "chart": {"none", "currentColor", "var(--chart-land)", "var(--chart-paper)"},
    "cover": {"none", "#1d2733", "#f3ead6"},
}  # fmt: skip
SIGNS = [
    "sails", "crew", "hull", "cannon", "hold", "gold", "bond", "letter", "passenger", "plague",
    "trade", "notrade", "fort", "pirate", "deck",
]  # fmt: skip
EMBLEMS = [
    *(f"good-{good}" for good in world.GOODS),
    *(f"{kind}-{nation}" for kind in ("flag", "black", "pirate") for nation in world.NATIONS),
    *(f"convoy-{ships}{sails}" for ships in (1, 2, 3, 4) for sails in ("", "-black")),
    *(f"seat-{seat}{alone}" for seat in range(6) for alone in ("", "-alone")),
    *(f"shot-{kind}" for kind in ("ball", "grape", "chain", "board")),
    *(f"burst-{hits}" for hits in (0, 1, 2)),
    *(f"die-{number}" for number in (1, 2, 3, 4)),
    *(f"way-{way}" for way in ("trade", "piracy", "war", "all")),
    *SIGNS,
]
each_file = pytest.mark.parametrize("name", TEXTS)


def elements(name: str) -> list[ET.Element]:
    """All elements of a picture."""
    return [*ET.fromstring(TEXTS[name]).iter()]


def symbols(name: str) -> dict[str, ET.Element]:
    """The pictures in a file."""
    return {each.attrib["id"]: each for each in elements(name) if each.tag.endswith("symbol")}


def test_every_thing_of_the_game_has_a_picture() -> None:
    assert sorted(symbols("emblems")) == sorted(f"war-{each}" for each in EMBLEMS)
    assert sorted(symbols("cards")) == sorted(f"war-card-{kind}" for kind in cardart.CARDS)
    assert sorted(symbols("ports")) == sorted(f"war-port-{port.id}" for port in world.PORTS)
    assert sorted(symbols("sides")) == sorted(
        f"war-side-{ships}{sails}" for ships in (1, 2, 3, 4) for sails in ("", "-black")
    )
    assert sorted(symbols("captains")) == sorted(f"war-captain-{n}" for n in world.NATIONS)
    assert [*symbols("chart")] == ["war-chart", "war-world"]
    assert [*goods.BRANDS] == [*world.GOODS]
    assert sorted(harbours.DRAWN) == sorted(port.id for port in world.PORTS)


@pytest.mark.skipif(not COMPONENTS.exists(), reason="the rules of the game are not here yet")
def test_the_pictures_show_the_world_of_the_rules() -> None:
    data: dict[str, Any] = json.loads(COMPONENTS.read_text("utf-8"))
    assert data["map"]["grid"] == [*world.PICTURE]
    ports = [[p[key] for key in world.Port._fields] for p in data["ports"]]
    assert ports == [[*port] for port in world.PORTS]
    corners = [
        (max(way["a"][0], way["b"][0]), max(way["a"][1], way["b"][1]))
        for way in data["map"]["straits"]
    ]
    assert corners == [*world.STRAITS]
    assert [each["id"] for each in data["goods"]] == [*world.GOODS]
    assert [each["id"] for each in data["nations"]] == [*world.NATIONS]
    assert {each["id"] for each in data["sea_cards"]} == {*cardart.CARDS}


@each_file
def test_pictures_hold_nothing_but_drawing(name: str) -> None:
    parts = elements(name)
    ids = [each.attrib["id"] for each in parts if "id" in each.attrib]
    assert len(ids) == len({*ids})
    for each in parts:
        assert each.tag.split("}")[-1] in {"svg", "defs", "symbol", "g", "path", "use", "clipPath"}
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)
        assert each.attrib.get("href", f"#{ids[0]}")[1:] in ids
        for paint in ("fill", "stroke"):
            assert each.attrib.get(paint, "none") in PAINTS[name]


@each_file
def test_the_file_is_what_the_program_draws(name: str) -> None:
    assert DRAWN[name]() == DRAWN[name]() == TEXTS[name]


def test_parts_of_other_games_have_other_names() -> None:
    """All sprites lie in one document."""
    others = "".join(
        path.read_text("utf-8")
        for path in (ROOT / "web/art").rglob("*.svg")
        if path.name != "cover.svg" and path.parent != FOLDER
    )
    ids = {each.attrib["id"] for name in TEXTS if name != "cover" for each in elements(name)
           if "id" in each.attrib}  # fmt: skip
    assert len(ids) > 150
    assert ids & {*re.findall(r' id="([^"]+)"', others)} == set()


def test_the_sheet_gives_every_colour_by_day_and_by_night() -> None:
    given = dict(re.findall(r"--([\w-]+): (light-dark\(#\w+, #\w+\)|#\w+);", SHEET))
    used = {name for text in TEXTS.values() for name in re.findall(r"var\(--([\w-]+)\)", text)}
    assert used - {"card", "seat"} <= {*given}
    assert {name for name, value in given.items() if value.startswith("#")} == {
        "brand-dark", "brand-pale", "f-black", "chart-land", "chart-paper",
    }  # fmt: skip


def tones() -> dict[str, float]:
    """How light each paint of the sheet is by day."""
    found = {"var(--seat)": 0.3}
    for name, red, green, blue in re.findall(
        r"--([\w-]+): (?:light-dark\()?#(\w\w)(\w\w)(\w\w)", SHEET
    ):
        parts = (int(red, 16), int(green, 16), int(blue, 16))
        found.setdefault(f"var(--{name})", sum(parts) / 765)
    return found


@pytest.mark.parametrize(
    ("file", "wide", "least"), [("emblems", 22, 0.018), ("cards", 56, 0.035), ("ports", 48, 0.08)]
)
def test_pictures_differ_at_the_size_that_they_are_shown(
    file: str, wide: int, least: float
) -> None:
    """In grey, and without fine shading."""
    shared = {each.attrib["id"]: each for each in elements(file) if each.tag.endswith("}g")
              and "id" in each.attrib}  # fmt: skip
    found = {}
    for id, symbol in symbols(file).items():
        for place, each in enumerate([*symbol]):
            if each.tag.endswith("use"):
                symbol[place] = shared[each.attrib["href"][1:]]
        if not id.startswith("war-seat-"):
            found[id] = seen(symbol, wide, tones())
    for (one, first), (other, second) in itertools.combinations(found.items(), 2):
        if len(first) == len(second):
            assert apart(first, second) > least, (one, other)


def test_no_two_brands_are_alike_without_their_colour() -> None:
    """On one and the same crate, 14 pixels wide."""
    plain = dict.fromkeys(CRATES, 0.75)
    plain |= {"var(--brand-dark)": 0.1, "var(--brand-pale)": 0.1}
    found = {good: seen(symbols("emblems")[f"war-good-{good}"], 14, plain) for good in world.GOODS}
    for (one, first), (other, second) in itertools.combinations(found.items(), 2):
        assert apart(first, second) > 0.045, (one, other)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as in the guidelines for accessible content."""

    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        shares = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("good", world.GOODS)
def test_a_brand_stands_out_from_its_crate_by_day_and_by_night(good: str) -> None:
    brand = re.search(rf"--brand-{'pale' if good in goods.ON_DARK else 'dark'}: (#\w+)", SHEET)
    crate = re.search(rf"--crate-{good}: light-dark\((#\w+), (#\w+)\)", SHEET)
    assert brand
    assert crate
    assert min(contrast(brand[1], crate[1]), contrast(brand[1], crate[2])) > 4


def test_convoys_show_how_many_ships_sail_in_them() -> None:
    for name, symbol in symbols("emblems").items():
        if name.startswith("war-convoy-"):
            hulls = [
                each for each in symbol.iter()
                if each.attrib.get("paint-order") and each.attrib["fill"] == "var(--seat)"
            ]  # fmt: skip
            assert len(hulls) == int(name.split("-")[2])
            assert ("var(--w-black)" in ET.tostring(symbol, "unicode")) == name.endswith("-black")
    for name, symbol in symbols("sides").items():
        ships = [each.attrib["href"] for each in symbol.iter() if each.tag.endswith("use")]
        kind = "#ws-black" if name.endswith("-black") else "#ws-ship"
        assert ships == [kind] * int(name.split("-")[2])
    assert len(SHAPES) == 6


# The chart.


def test_the_coast_holds_exactly_the_land() -> None:
    """W13: of a land cell nearly all is within the coast, of one at sea nearly nothing."""
    steps = range(8, 100, 14)
    land = dict.fromkeys(itertools.product(range(world.ROWS), range(world.COLUMNS)), 0)
    for row, dy in itertools.product(range(world.ROWS), steps):
        level = [span for shape in coast.coasts() for span in spans(shape, 100 * row + dy)]
        for column, dx in itertools.product(range(world.COLUMNS), steps):
            x = 100 * column + dx
            land[row, column] += any(start < x < end for start, end in level)
    for (row, column), count in land.items():
        assert count >= 40 if world.is_land(column, row) else count <= 9, (column, row, count)


def test_a_diagonal_is_shut_where_two_lands_hang_together_and_open_in_straits() -> None:
    """W81: the chart shows water in a strait, and land where no convoy passes."""
    corners = {
        (row, column)
        for row in range(1, world.ROWS)
        for column in range(world.COLUMNS)
        if world.is_land(column, row)
        == world.is_land(column - 1, row - 1)
        != world.is_land(column - 1, row)
        == world.is_land(column, row - 1)
    }
    assert len(corners) == 5
    for row, column in corners:
        around = [
            coast.within(100 * column + dx, 100 * row + dy)
            for dx, dy in ((0, 0), (6, 6), (-6, -6), (6, -6), (-6, 6))
        ]
        assert {*around} == {(row, column) not in world.STRAITS}, (row, column)


def test_the_west_and_the_east_edge_fit() -> None:
    """W14: what leaves one edge comes in at the other."""
    for y in range(3, world.HIGH, 7):
        assert coast.within(0.5, y) == coast.within(world.WIDE + 0.5, y), y
        assert coast.within(-0.5, y) == coast.within(world.WIDE - 0.5, y), y


def test_nothing_is_drawn_where_ports_lie() -> None:
    """Hills and names keep away from every port's sign."""
    hills = re.findall(r'<use href="#w-\w+" x="(\d+)" y="(\d+)"/>', TEXTS["chart"])
    assert len(hills) > 150
    for id, place in places.places().items():
        assert all(math.dist((int(x), int(y) - 10), place) > 49 for x, y in hills), id
        assert not chart.named(*place), id


def test_no_sign_of_a_port_covers_another_and_all_are_where_they_belong() -> None:
    """20 px wide where a cell is 44 px; across the chart's edges, too."""
    found = places.places()
    assert sorted(found) == sorted(port.id for port in world.PORTS)
    for port in world.PORTS:
        assert math.dist(found[port.id], port.place) < 25, port.id
    for (ax, ay), (bx, by) in itertools.combinations(found.values(), 2):
        across = min(abs(ax - bx), world.WIDE - abs(ax - bx))
        assert math.hypot(across, ay - by) >= places.ROOM


def test_the_chart_lies_under_thirty_six_by_thirteen_cells() -> None:
    large, small = symbols("chart").values()
    assert large.attrib["viewBox"] == f"0 0 {world.WIDE} {world.HIGH}" == "0 0 3600 1300"
    assert small.attrib["viewBox"] == "0 0 360 130"


# Files.


@each_file
def test_numbers_are_short(name: str) -> None:
    for data in re.findall(r' d="([^"]*)"', TEXTS[name]):
        assert not re.search(r"\.\d\d", data)


def test_the_files_are_small() -> None:
    packed = {name: len(gzip.compress(text.encode())) for name, text in TEXTS.items()}
    assert sum(packed.values()) <= 60_000, packed
    assert max(packed.values()) <= 19_000, packed


def test_the_cover_is_as_large_as_the_other_games() -> None:
    other = (ROOT / "web/art/games/portsmouth/cover.svg").read_text("utf-8")
    [*boxes] = (ET.fromstring(text).attrib["viewBox"] for text in (TEXTS["cover"], other))
    assert boxes[0] == boxes[1]
