"""Names: a class name has one meaning in all that is shared, and in each game with it."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from portsmouth import registry

PACKAGE = Path(__file__).resolve().parents[1] / "portsmouth"


def classes(folder: Path, game: str = "") -> dict[str, list[str]]:
    """Where each class of a folder is defined, by its name; of its games only one is looked at."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder).parts
        if place[0] == "games" and len(place) > 2 and place[1] != game:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(folder)))
    return found


@pytest.mark.parametrize("game", [meta.key for meta in registry.metas()])
def test_no_class_name_has_two_meanings(game: str) -> None:
    found = classes(PACKAGE, game)
    assert len(found) > 100
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_a_name_that_stands_twice_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("class Goal: ...\n", encoding="utf-8")
    (tmp_path / "two.py").write_text("def f():\n    class Goal: ...\n", encoding="utf-8")
    assert classes(tmp_path) == {"Goal": ["one.py", "two.py"]}
