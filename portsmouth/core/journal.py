"""The journal: what was done, by whom, with a mark of the position after it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import NamedTuple

from portsmouth.core.errors import SaveBroken
from portsmouth.core.state import State
from portsmouth.core.text import Json
from portsmouth.core.types import Seat


class Entry(NamedTuple):
    """One action: seat, text, and the mark of the position that it led to."""

    seat: Seat
    do: str
    hash: str

    def to_json(self) -> list[Json]:
        """``[seat, "move c2", "8312a130"]``."""
        return [self.seat, self.do, self.hash]

    @classmethod
    def from_json(cls, data: object) -> Entry:
        """The inverse of ``to_json``; raises SaveBroken on anything else."""
        match data:
            case [int(seat), str(do), str(hash)] if not isinstance(seat, bool):
                return cls(seat, do, hash)
        raise SaveBroken("an entry of the journal is damaged")


def canonical(data: Json) -> str:
    """The one spelling of a JSON value that hashes are taken of."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """The 16 hex digits of BLAKE2b-64 of a text."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def position_hash(state: State) -> str:
    """The mark of a position in full: equal states, and only they, share it."""
    return digest(canonical(state.to_json()))


def short_hash(state: State) -> str:
    """The short mark that a journal keeps: 8 hex digits."""
    return position_hash(state)[:8]
