"""Which part of a long series of numbered cases this commit tries out.

A test run takes a window of the series that moves with the commit, so that the runs of some weeks
see all of it. ``SAMPLE=all`` takes the whole series (``make fuzz``), ``SAMPLE=NUMBER`` the window
of another commit: a failing test says which it was.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import pytest

T = TypeVar("T")
ROOT = Path(__file__).resolve().parent.parent


@cache
def seed() -> int:
    """The number that the window comes from: of ``SAMPLE``, or of the commit; 0 without git."""
    named = os.environ.get("SAMPLE", "")
    if named.isdecimal():
        return int(named)
    command = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=20)
    except (OSError, subprocess.SubprocessError):
        return 0
    return int(done.stdout.strip()[:8], 16)


def window(name: str, series: int, size: int, steps: int) -> list[range]:
    """``steps`` ranges of numbers below ``series``: ``size`` numbers in all, or with all the whole.

    The name keeps the windows of different tests apart.
    """
    if os.environ.get("SAMPLE") == "all":
        first, size = 0, series
    else:
        print(f"SAMPLE={seed()} repeats the window of {name}")
        first = _mixed(name) % (series // size) * size
    each = size // steps
    return [range(first + step * each, first + (step + 1) * each) for step in range(steps)]


def every(share: int, name: str, cases: Sequence[T]) -> list[T]:
    """One of ``share`` parts of the cases, another one at each commit; with all the whole."""
    if os.environ.get("SAMPLE") == "all":
        return [*cases]
    return [*cases[_mixed(name) % share :: share]]


def take_parts(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this commit doesn't try of tests marked ``sampled(n)``: n - 1 of n cases.

    For ``pytest_collection_modifyitems``: ``items`` is changed in place.
    """
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sampled"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    taken: set[pytest.Item] = set()
    for name, each in cases.items():
        marked = each[0].get_closest_marker("sampled")
        assert marked
        taken |= {*every(marked.args[0], name, each)}
    left = {item for each in cases.values() for item in each} - taken
    if left:
        config.hook.pytest_deselected(items=[*left])
        items[:] = [item for item in items if item not in left]


def _mixed(name: str) -> int:
    return int(sha256(f"{name} {seed()}".encode()).hexdigest()[:8], 16)
