"""The order of the style sheets: short ones, each in a cascade layer, all of them linked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.bundle import LAYERS, LINK, game_sheets, sheets

ROOT = Path(__file__).resolve().parents[2]
SHEETS = sorted((ROOT / "web/css").rglob("*.css"))
MOST_LINES = 500


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_sheet_is_long(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_page_links_every_sheet_but_the_games() -> None:
    linked = LINK.findall((ROOT / "index.html").read_text("utf-8"))
    shared = [path for path in SHEETS if "games" not in path.parts]
    assert sorted(linked) == [path.relative_to(ROOT).as_posix() for path in shared]
    assert {path.parent.name for path in shared} == set(LAYERS) - {"game"}


def test_every_rule_is_in_a_layer(tmp_path: Path) -> None:
    sheets(tmp_path, ROOT, (ROOT / "index.html").read_text("utf-8"))
    game_sheets(tmp_path, ROOT)
    built = sorted((tmp_path / "web/css").rglob("*.css"))
    assert len(built) == 1 + len({path.parent for path in SHEETS if "games" in path.parts})
    for path in built:
        for rule in outermost(path.read_text("utf-8")):
            assert re.match(r"@layer [\w, ]+$", rule), f"{path.name}: {rule}"


def test_a_rule_out_of_every_layer_would_be_found() -> None:
    assert outermost("@layer a, b;\n@layer a { p { top: 0 } }\nq { top: 0 }") == [
        "@layer a, b",
        "@layer a",
        "q",
    ]


def test_each_colour_of_the_themes_is_stated_once() -> None:
    text = (ROOT / "web/css/tokens/themes.css").read_text("utf-8")
    assert "prefers-color-scheme" not in text
    common, contrast = text.split(':root[data-theme="contrast"]')
    for part in (common, contrast):
        names = re.findall(r"^  --([\w-]+):", part, re.MULTILINE)
        assert names
        assert len(names) == len(set(names))


def outermost(text: str) -> list[str]:
    """The heads of the rules and statements of a sheet that stand within no other."""
    bare = re.sub(r'/\*.*?\*/|"[^"]*"', "", text, flags=re.DOTALL)
    heads, depth, head = [], 0, ""
    for character in bare:
        if (character == "{" and depth == 0) or (character == ";" and depth == 0):
            heads.append(head.strip())
        if character in "{};":
            head = ""
        elif depth == 0:
            head += character
        depth += {"{": 1, "}": -1}.get(character, 0)
    return heads
