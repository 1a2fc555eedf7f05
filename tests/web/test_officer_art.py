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
from art.engrave.cast import LOOKS, POSES
from art.engrave.signs import emblem_of
from portsmouth import registry

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web/art/games/portsmouth/officers.svg"
SPRITE = FILE.read_text("utf-8")
EMBLEMS = (ROOT / "web/art/games/portsmouth/emblems.svg").read_text("utf-8")
NAMES = (ROOT / "web/js/games/portsmouth/names.js").read_text("utf-8")
SHEET = (ROOT / "web/css/games/portsmouth/cards.css").read_text("utf-8")
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
    "trade": {"dirk"},
    "four_pounds": {"purse"},
    "recruit": {"drum"},
    "promote": {"letter"},
    "captains_gig": {"oar"},
    "trainer": {"primer"},
}
HATS = {
    "lieutenant": ("cocked", "foreaft", "tricorne"),
    "midshipman": ("-", "topper"),
    "marine": ("shako", "marine"),
    "corporal": ("shako", "marine"),
}
WASHES = {f"var(--wash-{officer['rank']})" for officer in CATALOG}
PAINTS = {"none", "currentColor", "var(--card)", "var(--art-brown)", "var(--art-straw)"} | WASHES


def test_every_officer_has_a_bust_and_a_head() -> None:
    found = [each.attrib["id"] for each in TREE if each.tag.endswith("symbol")]
    ids = [f"officer-{officer['id']}" for officer in CATALOG]
    assert found == [name for each in ids for name in (f"{each}-plain", each)]


def test_portraits_hold_nothing_but_drawing() -> None:
    ids = {each.attrib.get("id") for each in TREE} | {*re.findall(r'id="([^"]+)"', EMBLEMS)}
    for each in TREE:
        assert each.tag.split("}")[-1] in {"svg", "defs", "symbol", "g", "path", "use"}
        assert not any(key.startswith("on") or key == "style" for key in each.attrib)
        assert not any("}" in key for key in each.attrib)
        link = each.attrib.get("href", "#")
        assert link == "#" or link[1:] in ids
        for paint in ("fill", "stroke"):
            assert each.attrib.get(paint, "none") in PAINTS


def test_every_rank_has_a_tone_of_its_own() -> None:
    """By day and by night, and wherever a picture asks for one."""
    for look in LOOKS.values():
        drawn = officers.bust(look), officers.close(look)
        assert f"#k-wash-{look.rank}" in drawn[0]
        assert f"#k-close-{look.rank}" in drawn[1]
    tones = [re.findall(rf"{paint[4:-1]}: ([^;]+);", SHEET)[0] for paint in sorted(WASHES)]
    sides = [re.findall(r"#[0-9a-f]{6}", tone) for tone in tones]
    assert all(len(each) == 2 for each in sides)
    assert len({colour for each in sides for colour in each}) == 2 * len(WASHES)


def test_every_part_is_used_and_named_once() -> None:
    names = [each.attrib["id"] for each in TREE if "id" in each.attrib]
    used = {each.attrib["href"][1:] for each in TREE if "href" in each.attrib}
    assert len(names) == len({*names})
    assert {name for name in names if name.startswith("k-")} == {
        name for name in used if name.startswith("k-")
    }
    assert len(used) >= 45


def parts(name: str) -> frozenset[str]:
    """What an officer's bust is made of."""
    return frozenset(re.findall(r"#k-([\w-]+)", officers.bust(LOOKS[name])))


def test_no_two_officers_look_alike() -> None:
    """Between any two at least two parts differ."""
    looks = {key: parts(key) for key in LOOKS}
    for (one, first), (other, second) in itertools.combinations(looks.items(), 2):
        assert min(len(first - second), len(second - first)) >= 2, (one, other)


@pytest.mark.parametrize("officer", CATALOG, ids=lambda officer: officer["id"])
def test_rank_and_trade_show(officer: dict[str, Any]) -> None:
    look, rank = LOOKS[officer["id"]], officer["rank"]
    assert look.rank == rank
    held = set(look.things())
    assert not TOOLS.get(officer["detail"], held).isdisjoint(held)
    assert ("musket" in held) == (rank == "marine")
    assert ("chevrons" in held) == (rank == "corporal")
    for other, hats in HATS.items():
        worn = look.hat.startswith(tuple(hat for hat in hats if hat != "-"))
        assert not worn or rank == other or HATS.get(rank) == hats
    assert rank not in HATS or look.hat.startswith(HATS[rank])
    assert rank != "midshipman" or look.beard == "-"


@pytest.mark.parametrize("officer", CATALOG, ids=lambda officer: officer["id"])
def test_the_corner_shows_what_he_can(officer: dict[str, Any]) -> None:
    sign = emblem_of(officer["id"])
    expected = {
        "petty_officer": f"emblem-{officer['detail']}",
        "midshipman": f"privilege-{officer['detail']}",
        "lieutenant": "" if officer.get("needs") else "emblem-navigator",
    }
    assert sign == expected.get(officer["rank"], "emblem-strength")
    assert sign == "" or f'href="#{sign}"' in officers.close(LOOKS[officer["id"]])


def test_they_are_a_crowd() -> None:
    """Six ways to hold a head, tall and short, hats askew, faces that smile, frown and shout."""
    looks = [*LOOKS.values()]
    poses = [look.pose.rstrip("+-") for look in looks]
    assert all(poses.count(pose) >= 6 for pose in POSES)
    assert len(POSES) >= 6
    assert min(sum(look.pose.endswith(end) for look in looks) for end in "+-") >= 6
    assert sum(look.hat.endswith(("<", ">")) for look in looks) >= 8
    moods = ({"smile", "grin"}, {"grim"}, {"shout"})
    assert all(sum(look.mouth in mood for look in looks) >= 7 for mood in moods)
    assert sum(look.build in {"slender", "round"} for look in looks) >= 12  # women
    assert set(HATS) <= {look.rank for look in looks if look.skin == "-brown"}


def test_everybody_has_a_name_of_his_own() -> None:
    lists = re.findall(r"const [A-Z_]+ =\n?(.*?);\n", NAMES, re.DOTALL)[:5]
    names = [
        name
        for each in lists
        for name in "".join(re.findall(r"'([^']*)'", each)).strip(", ").split(", ")
    ]
    assert len(names) == len({*names}) == len(CATALOG)
    assert max(len(name) for name in names) <= 14


def test_a_towns_word_stands_on_a_plate() -> None:
    plate = re.search(r"\.cell--town \.cell__key:not\(:empty\) \{(.*?)\}", SHEET, re.DOTALL)
    assert plate
    assert "background: color-mix(in srgb, var(--t-chart)" in plate[1]


def test_the_file_is_what_the_program_draws() -> None:
    assert officers.sprite() == SPRITE


def test_the_file_is_small() -> None:
    assert len(SPRITE) <= 330_000
    assert len(gzip.compress(SPRITE.encode())) <= 55_000
    for data in re.findall(r' (?:d|transform)="([^"]*)"', SPRITE):
        assert not re.search(r"\.\d\d", data)
