"""Every rule and ruling of the specification is cited by a test, or named in the game's README."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from portsmouth.games import victory

FOLDER = Path(__file__).parent
NUMBERS = [*(f"V{n}" for n in range(1, 111)), *(f"R{n}" for n in range(1, 103))]
MARKER = re.compile(r"[VR]\d+")
HEAD = re.compile(r"^(?:[VR]\d+(?:, )?)+:")
UNTESTED = re.compile(r"^\| ([VR]\d+) \|", re.MULTILINE)
"""A row of the README's table of lines without a test, with the reason beside it."""


@cache
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


def untested() -> set[str]:
    """The numbers that the README names with a reason."""
    readme = Path(str(victory.__file__)).with_name("README.md")
    return {*UNTESTED.findall(readme.read_text("utf-8"))} if readme.exists() else set()


def test_every_number_is_cited() -> None:
    """Names the rules that no test speaks of."""
    silent = {number for number, tests in citations().items() if not tests}
    assert sorted(silent - untested()) == []


def test_no_number_is_made_up() -> None:
    """Names the tests that cite what the specification does not have."""
    strange = {number: tests for number, tests in citations().items() if number not in NUMBERS}
    assert strange == {}
    assert untested() <= {*NUMBERS}
