"""A save's envelope: set-up, journal and snapshot in one JSON object with a checksum.

``load`` turns it into a match again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from portsmouth.core.errors import SaveBroken, SaveTooNew
from portsmouth.core.journal import canonical, digest

if TYPE_CHECKING:
    from portsmouth.core.match import Match
    from portsmouth.core.text import Json

FORMAT = "portsmouth-save"
SCHEMA = 1

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: dict[int, Migration] = {}
"""From a schema number to the function that migrates a save to the next one."""


def write(match: Match[Any]) -> dict[str, Json]:
    """Return the save of a match; ``sum`` is the checksum of all the rest."""
    state = match.state.to_json()
    data: dict[str, Json] = {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": match.game.meta.key,
        "game_schema": match.game.meta.schema,
        "rules": [[at, version] for at, version in match.rules],
        "seats": match.seats,
        "options": dict(match.settings),
        "seed": str(match.seed),
        "table": match.notes,
        "wishes": {str(seat): dict(layouts) for seat, layouts in sorted(match.layouts.items())},
        "journal": [entry.to_json() for entry in match.journal],
        "snapshot": {"hash": digest(canonical(state)), "state": state},
    }
    if match.sealed:
        data["sealed"] = list(match.sealed)
    data["sum"] = digest(canonical(data))
    return data


def open_envelope(data: object) -> dict[str, Any]:
    """Check the envelope of a save and migrate it to this schema.

    Raises SaveBroken for what is no save or was damaged, SaveTooNew for one that a newer version
    wrote.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveBroken("this is not a save of these games")
    schema = data.get("schema")
    if type(schema) is not int or schema < 1:
        raise SaveBroken("the save does not say which form it has")
    if schema > SCHEMA:
        raise SaveTooNew("the save was made by a newer version")
    body = {key: value for key, value in data.items() if key != "sum"}
    if data.get("sum") != digest(canonical(body)):
        raise SaveBroken("the save is damaged: its check sum is wrong")
    for step in range(schema, SCHEMA):
        body = MIGRATIONS[step](body)
    return body
