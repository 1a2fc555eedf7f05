"""Names: a class name has one meaning in the whole package."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "portsmouth"


def classes(folder: Path) -> dict[str, list[str]]:
    """Where each class of a folder is defined, by its name."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(folder)))
    return found


def test_no_class_name_has_two_meanings() -> None:
    found = classes(PACKAGE)
    assert len(found) > 100
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_a_name_that_stands_twice_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("class Goal: ...\n", encoding="utf-8")
    (tmp_path / "two.py").write_text("def f():\n    class Goal: ...\n", encoding="utf-8")
    assert classes(tmp_path) == {"Goal": ["one.py", "two.py"]}
