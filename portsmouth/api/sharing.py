"""Matches in links: to be looked at, or to pass the turn to a friend.

A link of kind ``turn`` also holds the match's id, by which the receiver's own record of it is
found, and says who plays by link. A match that comes is compared with that record; nothing is
overwritten here.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, cast

import portsmouth
from portsmouth import registry
from portsmouth.api import link_note, standing
from portsmouth.api.protocol.links import LinkAnswer, LinkText, Relation
from portsmouth.api.requests.parsing import FRIEND, BadRequest, saved, write
from portsmouth.codec import link
from portsmouth.core.errors import GameError
from portsmouth.core.match import Match
from portsmouth.core.text import Json


class Meeting(NamedTuple):
    """How a match that came relates to the one that is known here, and what they share."""

    relation: Relation
    common: int


def link_of(match: Match[Any], kind: str) -> LinkText:
    """Return the link of a match; raises as ``codec.link.write``."""
    if kind not in ("game", "turn"):
        raise BadRequest("a link is of kind game or turn")
    text = link.write(match, link_note.write(match, with_id=kind == "turn"))
    return {"ok": True, "link": text, "entries": len(match.journal)}


def open_link(text: str, known: str | None) -> LinkAnswer:
    """Return what a link contains, and how it relates to the save of the same match here.

    Raises as ``codec.link.read``. A known save that can't be read differs from whatever comes.
    """
    match, note, version = link.read(text, registry.game)
    table = link_note.read(note, match, version)
    kind: Literal["game", "turn"] = "turn" if table["id"] else "game"
    here = _known(known)
    met = meet(match, here) if known is not None else Meeting("new", 0)
    if here:
        match.notes = table
        standing.take_over(match, here, met.common)
        match.notes["id"], match.layouts = table["id"], here.layouts
    else:
        match.notes = {**table, "captains": _seen_from_here(match, table)}
    moment, outcome = match.game.turn_info(match.state), match.outcome
    return {
        "ok": True,
        "kind": kind,
        "id": str(table["id"]),
        "game": match.game.meta.key,
        "seats": match.seats,
        "table": standing.seen_notes(match),
        "progress": cast("Any", match.game.progress(match.state).to_json()),
        "turn": moment.seat if moment else None,
        "actors": list(match.actors),
        "entries": len(match.journal),
        "outcome": cast("Any", outcome.to_json()) if outcome else None,
        "relation": met.relation,
        "common": met.common,
        "save": write(portsmouth.save(match)),
    }


def _known(save: str | None) -> Match[Any] | None:
    try:
        return saved(save) if save is not None else None
    except GameError:
        return None


def meet(came: Match[Any], here: Match[Any] | None) -> Meeting:
    """Return ``same``, ``longer`` (it goes on from what is here), ``older``, or ``other``."""
    if here is None or _setup(came) != _setup(here):
        return Meeting("other", 0)
    pairs = zip(came.journal, here.journal, strict=False)
    shortest = min(len(came.journal), len(here.journal))
    common = next((at for at, (one, other) in enumerate(pairs) if one != other), shortest)
    if common < shortest:
        return Meeting("other", common)
    if len(came.journal) == len(here.journal):
        return Meeting("same", common)
    return Meeting("longer" if len(came.journal) > common else "older", common)


def _setup(match: Match[Any]) -> tuple[object, ...]:
    return match.game.meta.key, match.seats, match.settings, match.seed


# Who plays.


def _seen_from_here(match: Match[Any], table: dict[str, Json]) -> list[Json]:
    """Return who plays, as the receiver sees it: the seat to act is his, other people are friends.

    Where a bot must act, or nobody, the receiver is the first who was a friend to the sender. In a
    game that is only shown, nobody plays on another device.
    """
    captains = cast("list[str | None]", table["captains"])
    if not table["id"]:
        return [None if who == FRIEND else who for who in captains]
    people = [seat for seat, who in enumerate(captains) if who in (None, FRIEND)]
    asked = [seat for seat in match.actors if seat in people]
    friends = [seat for seat in people if captains[seat] == FRIEND]
    mine = (asked or friends or people or [-1])[0]
    return [
        who if seat not in people else None if seat == mine else FRIEND
        for seat, who in enumerate(captains)
    ]
