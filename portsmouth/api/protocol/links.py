"""The schemas of matches in links."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from portsmouth.api.protocol.log import OutcomeShape
from portsmouth.core.schema import TextShape

Relation = Literal["new", "same", "longer", "older", "other"]
"""How a match that came by link stands to the one known here: ``longer`` goes on from it, ``older``
is a part of it, ``other`` takes another course."""


class LinkText(TypedDict):
    """A match as a text for an address."""

    ok: Literal[True]
    link: str
    entries: int


class LinkAnswer(TypedDict):
    """What a link holds, every action of it checked.

    ``turn`` (whose it is) is null once the game is over; ``actors`` must act. ``id`` is the
    match's, "" in a link of kind ``game``; ``common`` is how many entries it shares with what is
    known here. ``save`` is for ``load``; in a link of kind ``turn`` its captains are seen by the
    receiver.
    """

    ok: Literal[True]
    kind: Literal["game", "turn"]
    id: str
    game: str
    seats: int
    table: dict[str, Any]
    progress: TextShape
    turn: int | None
    actors: list[int]
    entries: int
    outcome: OutcomeShape | None
    relation: Relation
    common: int
    save: str
