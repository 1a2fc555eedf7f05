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
from typing import TypeVar

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


def _mixed(name: str) -> int:
    return int(sha256(f"{name} {seed()}".encode()).hexdigest()[:8], 16)
