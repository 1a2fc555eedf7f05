"""Every rule and ruling of the specification is cited by a test, or named in the game's README."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from portsmouth.games import captains_sea
from tests.citations import citations

LAST = {
    1: 26, 2: 10, 3: 19, 4: 2, 5: 10, 6: 3, 7: 11, 8: 3, 9: 33, 10: 3, 11: 42, 12: 5,
    13: 1, 14: 1, 15: 13, 16: 7, 18: 2, 19: 4, 20: 7, 21: 4,
}  # fmt: skip
"""The last line of each section; 17 leaves numbers out."""
SEVENTEEN = (1, 2, 3, 4, 5, 6, 10, 11, 20, 21, 30, 40)
NUMBERS = [
    *(f"{section}.{line:02}" for section, last in LAST.items() for line in range(1, last + 1)),
    *(f"17.{line:02}" for line in SEVENTEEN),
    *(f"R{number}" for number in range(1, 141)),
]
MARKER = r"(?:\d+\.\d\d|R\d+)"
UNTESTED = re.compile(rf"^\| ({MARKER}) \|", re.MULTILINE)
"""A row of the README's table of lines without a test, with the reason beside it."""


@cache
def found() -> dict[str, list[str]]:
    """From number to the tests that cite it."""
    return citations(Path(__file__).parent, NUMBERS, MARKER)


def untested() -> set[str]:
    """The numbers that the README names with a reason."""
    readme = Path(str(captains_sea.__file__)).with_name("README.md")
    return {*UNTESTED.findall(readme.read_text("utf-8"))}


def test_every_number_is_cited() -> None:
    """Names the rules that no test speaks of."""
    silent = {number for number, tests in found().items() if not tests}
    assert sorted(silent - untested()) == []


def test_no_number_is_made_up() -> None:
    """Names the tests that cite what the specification does not have."""
    strange = {number: tests for number, tests in found().items() if number not in NUMBERS}
    assert strange == {}
    assert untested() <= {*NUMBERS}
