"""The journal: every action, its seat, and a hash of the position after it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import NamedTuple

from portsmouth.core.errors import SaveBroken
from portsmouth.core.state import State
from portsmouth.core.text import Json
from portsmouth.core.types import Seat


class Entry(NamedTuple):
    """One action: seat, text, and the short hash of the position that it led to."""

    seat: Seat
    do: str
    hash: str

    def to_json(self) -> list[Json]:
        """Return the entry as ``[seat, "move c2", "8312a130"]``."""
        return [self.seat, self.do, self.hash]

    @classmethod
    def from_json(cls, data: object) -> Entry:
        """Return the entry that ``to_json`` described; raises SaveBroken on anything else."""
        match data:
            case [int(seat), str(do), str(hash)] if not isinstance(seat, bool):
                return cls(seat, do, hash)
        raise SaveBroken("an entry of the journal is damaged")


def canonical(data: Json) -> str:
    """Return the one spelling of a JSON value that hashes are computed from.

    >>> canonical({"b": [1, 2], "a": None})
    '{"a":null,"b":[1,2]}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """Return BLAKE2b-64 of a text, as 16 hex digits."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def position_hash(state: State) -> str:
    """Return the full hash of a position: equal states, and only they, share it."""
    return digest(canonical(state.to_json()))


def short_hash(state: State) -> str:
    """Return the first 8 hex digits of the position's hash, which the journal keeps."""
    return position_hash(state)[:8]
