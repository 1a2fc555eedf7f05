"""Which tests of a game cite which rules: a rule test's docstring begins with their numbers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path


def citations(folder: Path, numbers: Iterable[str], marker: str) -> dict[str, list[str]]:
    """From number to the tests of a folder that cite it, strange numbers included.

    ``marker`` is the pattern of a number; the head of a docstring is numbers and a colon.
    """
    found: dict[str, list[str]] = {number: [] for number in numbers}
    head = re.compile(rf"^(?:{marker}\+?(?:, )?)+:")
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited = head.match(ast.get_docstring(node) or "")
                for number in re.findall(marker, cited[0]) if cited else ():
                    found.setdefault(number, []).append(f"{path.name}::{node.name}")
    return found
