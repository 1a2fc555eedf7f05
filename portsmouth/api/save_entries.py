"""Saves for other processes: whole, or as the entries since the match that they already have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import portsmouth
from portsmouth.api.requests.parsing import BadRequest, Fields, Stale, field, write
from portsmouth.core.errors import Divergence
from portsmouth.core.journal import Entry, canonical, digest
from portsmouth.core.match import Match
from portsmouth.core.text import Json

if TYPE_CHECKING:
    from portsmouth.api.protocol.saves import SaveAnswer


def mark_of(match: Match[Any], entries: int) -> str:
    """Return a hash that two matches share only if set up and played alike up to an entry."""
    last = match.journal[entries - 1].hash if entries else ""
    rules: list[Json] = [[at, version] for at, version in match.rules]
    settings: Json = dict(match.settings)
    setup: list[Json] = [match.game.meta.key, match.seats, settings, str(match.seed), rules]
    return digest(canonical([*setup, entries, last]))


def saved_since(match: Match[Any], request: Fields) -> SaveAnswer:
    """Return the entries after ``since`` if ``mark`` says that they fit; else the whole save."""
    entries, since = len(match.journal), request.get("since")
    known = type(since) is int and 0 <= since <= entries
    if type(since) is int and known and request.get("mark") == mark_of(match, since):
        tail = [list(entry.to_json()) for entry in match.journal[since:]]
        return {"ok": True, "n": match.revision, "save": None, "entries": tail}
    return {"ok": True, "n": match.revision, "save": write(portsmouth.save(match)), "entries": None}


def lengthened(match: Match[Any] | None, request: Fields) -> Match[Any]:
    """Play the entries of a request in a match that was kept, and return it.

    Raises Stale unless ``since`` and ``mark`` say that they go on from it, and Divergence where an
    entry leads elsewhere than it says; then the match must be dropped.
    """
    since, entries = field(request, "since", int), field(request, "entries", list)
    if match is None or len(match.journal) != since or request.get("mark") != mark_of(match, since):
        raise Stale
    for number, data in enumerate(entries, since):
        if not isinstance(data, list):
            raise BadRequest("an entry is a list")
        entry = Entry.from_json(data)
        if match.replay(entry.seat, match.game.notation.read(entry.do)) != entry:
            raise Divergence(f"entry {number + 1}, {entry.do!r}, leads elsewhere", number)
    return match
