"""Which tests `make quick` takes for a change."""

from __future__ import annotations

import pytest

from tools.changed_tests import ROOT, concerned


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("portsmouth/core/rng.py", "tests/core/test_rng.py"),
        ("tools/changed_tests.py", "tests/test_changed_tests.py"),
        ("tests/core/test_rng.py", "tests/core/test_rng.py"),
        ("web/js/match/viewer.js", "tests/web/test_viewer.py"),
    ],
)
def test_a_change_takes_the_tests_that_reach_it(changed: str, test: str) -> None:
    """By an import, by itself, or through a script that the test runs."""
    assert ROOT / test in concerned({ROOT / changed})


def test_a_change_takes_no_test_that_does_not_reach_it() -> None:
    assert ROOT / "tests/test_language.py" not in concerned({ROOT / "portsmouth/core/rng.py"})
    assert concerned({ROOT / "unknown"}) == []
    assert concerned(set()) == []
