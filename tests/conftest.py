"""What all tests share: hypothesis draws the same examples everywhere, and takes its time."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
