"""The engraved pictures: all there, in the page's colours, small, as their programs say."""

from __future__ import annotations

import gzip
import re
import struct
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from art.engrave import emblems, harbour, icons
from portsmouth import registry

ROOT = Path(__file__).parents[2]
COMMON = emblems.COMMON.read_text("utf-8")
PORTSMOUTH = emblems.PORTSMOUTH.read_text("utf-8")
PICTURE = harbour.picture()
COMPONENTS: dict[str, Any] = registry.queries("portsmouth").components()
PRIVILEGES = sorted(
    {officer["detail"] for officer in COMPONENTS["officers"] if officer["rank"] == "midshipman"}
)
PORTSMOUTH_IDS = [
    *(f"emblem-{key}" for key in (*COMPONENTS["specialties"], "none")),
    *(f"privilege-{key}" for key in PRIVILEGES),
    *(f"emblem-{key}" for key in ("navigator", "crack_crew", "strength")),
    *(f"town-{town['town']}" for town in COMPONENTS["towns"]),
    *(
        f"icon-{key}"
        for key in (
            *("coin", "ap", "landsman", "seaman", "mutineer", "marine", "lieutenant"),
            *("midshipman", "petty_officer", "star", "pile", "pawn", "anchor"),
        )
    ),
]
COMMON_IDS = [
    *(
        f"ui-{key}"
        for key in (
            *("undo", "redo", "menu", "log", "rules", "settings", "close", "info", "play"),
            *("pause", "skip", "next", "back", "route", "sound-on", "sound-off", "chart"),
            *("compare", "search", "flag", "home", "learn", "logbook", "question"),
        )
    ),
    *(f"flag-{seat}" for seat in range(6)),
    *(f"ornament-{key}" for key in ("compass", "rule", "cartouche", "back", "scale", "ship")),
]
each_sprite = pytest.mark.parametrize("text", [COMMON, PORTSMOUTH], ids=["common", "portsmouth"])
PAINTS = {"none", "currentColor", "var(--card)", "var(--on-seat)"}


def elements(text: str) -> list[ET.Element]:
    """All elements of a picture."""
    return list(ET.fromstring(text).iter())


def links(element: ET.Element) -> list[str]:
    """Where an element points."""
    return [value for key, value in element.attrib.items() if key.split("}")[-1] == "href"]


@pytest.mark.parametrize(("text", "ids"), [(COMMON, COMMON_IDS), (PORTSMOUTH, PORTSMOUTH_IDS)])
def test_every_picture_that_the_page_calls_for_is_there_once(text: str, ids: list[str]) -> None:
    found = [each.attrib["id"] for each in elements(text) if "id" in each.attrib]
    assert sorted(found) == sorted(set(ids))


@pytest.mark.parametrize(
    "text",
    [COMMON, PORTSMOUTH, PICTURE, icons.FAVICON],
    ids=["common", "portsmouth", "harbour", "tab"],
)
def test_pictures_hold_nothing_but_drawing(text: str) -> None:
    drawing = {"svg", "symbol", "g", "path", "use", "rect"}
    here = {each.attrib.get("id") for each in elements(text)}
    for each in elements(text):
        assert each.tag.split("}")[-1] in drawing
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)
        for link in links(each):
            assert link.startswith("#")
            assert link[1:] in here


@pytest.mark.parametrize(
    ("text", "paints"),
    [
        (COMMON, PAINTS),
        (PORTSMOUTH, PAINTS),
        (PICTURE, {"none", "currentColor", "var(--paper)"}),
    ],
    ids=["common", "portsmouth", "harbour"],
)
def test_colours_are_the_pages_own(text: str, paints: set[str]) -> None:
    used = {
        each.attrib[key]
        for each in elements(text)
        for key in ("fill", "stroke")
        if key in each.attrib
    }
    assert used - paints == set()


def test_flags_have_two_paints() -> None:
    for flag in re.findall(r'<symbol id="flag-\d".*?</symbol>', COMMON):
        assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', flag)) == PAINTS - {"var(--card)"}


@each_sprite
def test_numbers_have_one_decimal_at_most(text: str) -> None:
    assert re.findall(r"\d*\.\d\d+", text) == []


def test_the_sprites_are_what_their_program_draws() -> None:
    assert emblems.common() == emblems.common() == COMMON
    assert emblems.portsmouth() == emblems.portsmouth() == PORTSMOUTH


def test_the_first_screen_holds_the_harbour_as_drawn() -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    assert harbour.written(page) == page
    assert len(page.encode()) < 75_000


@each_sprite
def test_the_sprites_are_small(text: str) -> None:
    raw = text.encode()
    assert len(raw) <= 100_000
    assert len(gzip.compress(raw)) <= 30_000


def test_icons_have_the_sizes_that_they_say() -> None:
    folder = ROOT / "web/icons"
    assert (folder / "favicon.svg").read_text("utf-8") == icons.FAVICON
    for name, (size, _) in icons.PICTURES.items():
        head = (folder / name).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:24]) == (size, size)
        assert str(size) in name
