"""Every rule, contradiction and ruling of the specification is cited by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parent
NUMBERS = [
    *(f"R{n}" for n in range(1, 137)),
    *("R101a", "R130a", "R130b", "R133a"),
    *(f"C{n}" for n in range(1, 13)),
    *(f"A{n}" for n in range(1, 56)),
]
MARKER = re.compile(r"[RCA]\d+[ab]?")
HEAD = re.compile(r"^(?:[RCA]\d+[ab]?\+?(?:, )?)+:")


def citations() -> dict[str, list[str]]:
    """From number to the tests whose docstring begins with it, read from the syntax trees."""
    found: dict[str, list[str]] = {number: [] for number in NUMBERS}
    for path in sorted(FOLDER.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = HEAD.match(ast.get_docstring(node) or "")
                for number in MARKER.findall(head[0]) if head else ():
                    found.setdefault(number, []).append(f"{path.name}::{node.name}")
    return found


def test_every_number_is_cited() -> None:
    """Names the rules that no test speaks of."""
    assert [number for number, tests in citations().items() if not tests] == []


def test_no_number_is_made_up() -> None:
    """Names the tests that cite what the specification does not have."""
    strange = {number: tests for number, tests in citations().items() if number not in NUMBERS}
    assert strange == {}
