"""The schemas of a match that is to be kept, or sent to another worker."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class SaveAnswer(TypedDict):
    """The match: whole, or the entries since what was known. It holds what a viewer may not see."""

    ok: Literal[True]
    n: int
    """The position that it is of."""
    save: str | None
    """The save, to be kept and handed back to ``load``; null where ``entries`` are enough."""
    entries: list[list[Any]] | None
    """The entries since: seat, action, mark; for ``think`` alone."""
