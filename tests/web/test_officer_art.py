"""The portraits: everybody has one of his own, in the page's colours, as the program draws it."""

from __future__ import annotations

import gzip
import itertools
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

from portsmouth import registry
from tools.engrave import officers
from tools.engrave.cast import cast

FILE = Path(__file__).parents[2] / "web/art/officers.svg"
SPRITE = FILE.read_text("utf-8")
TREE = [*ET.fromstring(SPRITE).iter()]
CATALOG: Any = registry.game("portsmouth").catalog()["officers"]
HREF = "href"


def test_every_officer_has_his_portrait() -> None:
    found = [each.attrib["id"] for each in TREE if each.tag.endswith("symbol")]
    assert found == [f"officer-{officer['id']}" for officer in CATALOG]


def test_portraits_hold_nothing_but_drawing() -> None:
    ids = {each.attrib.get("id") for each in TREE}
    for each in TREE:
        assert each.tag.split("}")[-1] in {"svg", "defs", "symbol", "g", "path", "use"}
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)
        link = each.attrib.get(HREF, "#")
        assert link == "#" or link[1:] in ids
        for paint in ("fill", "stroke"):
            assert each.attrib.get(paint, "none") in {"none", "currentColor", "var(--card)"}


def test_no_two_officers_look_alike() -> None:
    """Between any two at least two parts differ."""
    looks = {officer["id"]: frozenset(cast(officer).parts()) for officer in CATALOG}
    for (one, first), (other, second) in itertools.combinations(looks.items(), 2):
        assert min(len(first - second), len(second - first)) >= 2, (one, other)


def test_rank_and_trade_show() -> None:
    """The wardrobe of a rank is his alone."""
    wear: dict[str, set[str]] = {}
    for officer in CATALOG:
        look = cast(officer)
        rank = "marine" if officer["rank"] == "corporal" else officer["rank"]
        wear.setdefault(rank, set()).add(look.dress)
        assert ("chevrons" in look.carried) == (officer["rank"] == "corporal")
        assert look.trade == (officer["detail"] if officer["rank"] == "petty_officer" else "")
    for one, other in itertools.combinations(wear.values(), 2):
        assert not one & other


def test_the_file_is_what_the_program_draws() -> None:
    assert officers.sprite() == SPRITE


def test_the_file_is_small() -> None:
    assert len(SPRITE) <= 260_000
    assert len(gzip.compress(SPRITE.encode())) <= 60_000
    assert not re.search(r"\.\d\d", SPRITE.split("<symbol")[0].split("</defs>")[0])
