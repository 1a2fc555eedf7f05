"""Every rule and ruling of the specification is cited by a test, or named in the game's README."""

from __future__ import annotations

import re
from pathlib import Path

from portsmouth.games import war
from tests.citations import citations

FOLDER = Path(__file__).parent
NUMBERS = [
    *(f"W{n}" for n in range(1, 120)),
    *(f"S{n}" for n in range(1, 96)),
    *(f"K{n}" for n in range(1, 25)),
    *(f"O{n}" for n in range(1, 8)),
]
UNTESTED = re.compile(r"^\| ([WSKO]\d+) \|", re.MULTILINE)
"""A row of the README's table of lines without a test, with the reason beside it."""
CITED = citations(FOLDER, NUMBERS, r"[WSKO]\d+")


def untested() -> set[str]:
    """The numbers that the README names with a reason."""
    readme = Path(str(war.__file__)).with_name("README.md")
    return {*UNTESTED.findall(readme.read_text("utf-8"))} if readme.exists() else set()


def test_every_number_is_cited() -> None:
    """Names the rules that no test speaks of."""
    silent = {number for number, tests in CITED.items() if not tests}
    assert sorted(silent - untested()) == []


def test_no_number_is_made_up() -> None:
    """Names the tests that cite what the specification does not have."""
    assert {number: tests for number, tests in CITED.items() if number not in NUMBERS} == {}
    assert untested() <= {*NUMBERS}
