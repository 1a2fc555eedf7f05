"""What all tests share: hypothesis draws the same examples everywhere, and takes its time.

The made-up game is one of the package's. ``MADE_UP=0`` leaves it out, with the tests that play it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.sample import take_parts

settings.register_profile("portsmouth", deadline=None, derandomize=True, database=None)
settings.register_profile(
    "quick", settings.get_profile("portsmouth"), max_examples=10, stateful_step_count=10
)
settings.load_profile("portsmouth")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker of tests of which a run takes a part."""
    config.addinivalue_line("markers", "sampled(n): a run takes one of n parts of its parameters")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take a part of the parameters of a test marked ``sampled``, another one at each commit."""
    take_parts(config, items)


if os.environ.get("MADE_UP") == "0":
    collect_ignore = [
        str(path)
        for path in Path(__file__).parent.rglob("test_*.py")
        if "made_up" in path.read_text("utf-8") or "games.signals" in path.read_text("utf-8")
    ]
else:
    from tests import made_up  # noqa: F401  (it adds the game to the package's)
