"""The saves in a file of the page's: a save, a game exported from the log-book, a backup."""

from __future__ import annotations

from typing import Any

from portsmouth.codec.json_text import parse
from portsmouth.core.errors import SaveBroken

LOG_BOOK = "portsmouth-log-book"
"""The format of the log-book's record of a game; its ``save`` is the save as text."""
BACKUP = f"{LOG_BOOK}-all"
"""The format of a backup; its ``saves`` are the records' texts."""


def saves_in(text: str) -> list[Any]:
    """Return the saves of a file, each as ``portsmouth.load`` takes it.

    Only what lies around them is opened here; each save has a checksum of its own. Raises
    SaveBroken for a text that is not JSON.
    """
    data = _object(text)
    if data.get("format") == BACKUP:
        texts = data.get("saves")
        if not isinstance(texts, list) or not texts:
            raise SaveBroken("there is no game in this backup")
        return [_inner(_object(each)) for each in texts]
    return [_inner(data)]


def _inner(data: dict[str, Any]) -> Any:
    return _object(data.get("save")) if data.get("format") == LOG_BOOK else data


def _object(text: object) -> dict[str, Any]:
    try:
        data = parse(text) if isinstance(text, str) else None
    except ValueError as error:
        raise SaveBroken(f"this is not a save of these games: {error}") from error
    if not isinstance(data, dict):
        raise SaveBroken("this is not a save of these games")
    return data
