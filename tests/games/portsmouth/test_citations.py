"""Every rule, contradiction and ruling of the specification is cited by a test."""

from __future__ import annotations

from pathlib import Path

from tests.citations import citations

FOLDER = Path(__file__).parent
NUMBERS = [
    *(f"R{n}" for n in range(1, 137)),
    *("R101a", "R130a", "R130b", "R133a"),
    *(f"C{n}" for n in range(1, 13)),
    *(f"A{n}" for n in range(1, 56)),
]
CITED = citations(FOLDER, NUMBERS, r"[RCA]\d+[ab]?")


def test_every_number_is_cited() -> None:
    """Names the rules that no test speaks of."""
    assert [number for number, tests in CITED.items() if not tests] == []


def test_no_number_is_made_up() -> None:
    """Names the tests that cite what the specification does not have."""
    strange = {number: tests for number, tests in CITED.items() if number not in NUMBERS}
    assert strange == {}
