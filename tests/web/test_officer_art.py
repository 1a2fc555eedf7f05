"""The portraits: everybody has one of his own, in the page's colours, as the program draws it."""

from __future__ import annotations

import gzip
import itertools
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from art.engrave import officers
from art.engrave.cast import LOOKS
from portsmouth import registry

FILE = Path(__file__).parents[2] / "web/art/games/portsmouth/officers.svg"
SPRITE = FILE.read_text("utf-8")
TREE = [*ET.fromstring(SPRITE).iter()]
CATALOG: Any = registry.queries("portsmouth").components()["officers"]
TOOLS = {
    "surgeon": {"saw", "bottle"},
    "cooper": {"cask", "adze", "mallet"},
    "cook": {"ladle", "kettle", "cleaver"},
    "gunner": {"rammer", "shot", "linstock"},
    "carpenter": {"axe", "plane", "square"},
    "ropemaker": {"coil", "bandolier", "fid"},
    "helmsman": {"wheel", "great-wheel"},
    "lookout": {"raised-glass"},
    "navigator": {"sextant", "chart", "glass"},
    "crack_crew": {"trumpet", "sword"},
}


def test_every_officer_has_his_portrait() -> None:
    found = [each.attrib["id"] for each in TREE if each.tag.endswith("symbol")]
    assert found == [f"officer-{officer['id']}" for officer in CATALOG]


def test_portraits_hold_nothing_but_drawing() -> None:
    ids = {each.attrib.get("id") for each in TREE}
    for each in TREE:
        assert each.tag.split("}")[-1] in {"svg", "defs", "symbol", "g", "path", "use"}
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)
        assert not any("}" in key for key in each.attrib)
        link = each.attrib.get("href", "#")
        assert link == "#" or link[1:] in ids
        for paint in ("fill", "stroke"):
            assert each.attrib.get(paint, "none") in {"none", "currentColor", "var(--card)"}


def test_every_part_is_used_and_named_once() -> None:
    names = [each.attrib["id"] for each in TREE if "id" in each.attrib]
    used = {each.attrib["href"][1:] for each in TREE if "href" in each.attrib}
    assert len(names) == len({*names})
    assert {name for name in names if name.startswith("k-")} == used
    assert len(used) >= 45


def test_no_two_officers_look_alike() -> None:
    """Between any two at least two parts differ."""
    looks = {key: frozenset(officers.placed(look)) for key, look in LOOKS.items()}
    for (one, first), (other, second) in itertools.combinations(looks.items(), 2):
        assert min(len(first - second), len(second - first)) >= 2, (one, other)


@pytest.mark.parametrize("officer", CATALOG, ids=lambda officer: officer["id"])
def test_rank_and_trade_show(officer: dict[str, Any]) -> None:
    look, rank = LOOKS[officer["id"]], officer["rank"]
    held = set(look.things())
    assert not TOOLS.get(officer["detail"], held).isdisjoint(held)
    assert ("musket" in held) == (rank == "marine")
    assert ("chevrons" in held) == (rank == "corporal")
    assert look.hat.startswith(("cocked", "tricorne")) == (rank == "lieutenant")
    assert look.hat.startswith(("shako", "marine")) == (rank in {"marine", "corporal"})
    assert rank != "midshipman" or (look.beard == "-" and look.hat in {"-", "round", "topper"})


def test_the_file_is_what_the_program_draws() -> None:
    assert officers.sprite() == SPRITE


def test_the_file_is_small() -> None:
    assert len(SPRITE) <= 260_000
    assert len(gzip.compress(SPRITE.encode())) <= 60_000
    for data in re.findall(r' (?:d|transform)="([^"]*)"', SPRITE):
        assert not re.search(r"\.\d\d", data)
