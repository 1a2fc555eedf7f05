"""Matches in links: to be looked at, or to pass the turn to a friend.

A link of kind ``turn`` also holds the match's id, by which the receiver's own record of it is
found, and says who plays by link. A match that comes is compared with that record; nothing is
overwritten here.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Literal, NamedTuple, cast

import portsmouth
from portsmouth import registry
from portsmouth.api.protocol.links import LinkAnswer, LinkText, Relation
from portsmouth.api.requests.parsing import (
    FRIEND,
    LONGEST_NAME,
    MOST_SEATS,
    BadRequest,
    plain_name,
    saved,
    write,
)
from portsmouth.codec import link
from portsmouth.codec.mixed_radix import Decoder, Encoder
from portsmouth.core.errors import GameError, LinkBroken, SaveBroken
from portsmouth.core.match import Match
from portsmouth.core.text import Json
from portsmouth.core.types import Seat


class Widths(NamedTuple):
    """How many flags and levels a note can hold."""

    flags: int
    levels: int


class Meeting(NamedTuple):
    """How a match that came relates to the one that is known here, and what they share."""

    relation: Relation
    common: int


_PEOPLE = 2
_MOST_LEVELS = 32
"""A seat's player is coded as a person, a friend, or one of the game's levels, which are counted
first; fewer than so many."""
_FLAGS = MOST_SEATS
_OLD = Widths(4, 14)
"""The flags and levels that a note of version 1 has room for."""
_UUID = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_NAME_BYTES = 4 * LONGEST_NAME


def link_of(match: Match[Any], kind: str) -> LinkText:
    """Return the link of a match; raises as ``codec.link.write``."""
    if kind not in ("game", "turn"):
        raise BadRequest("a link is of kind game or turn")
    text = link.write(match, _write_note(match, with_id=kind == "turn"))
    return {"ok": True, "link": text, "entries": len(match.journal)}


def open_link(text: str, known: str | None) -> LinkAnswer:
    """Return what a link contains, and how it relates to the save of the same match here.

    Raises as ``codec.link.read``. A known save that can't be read differs from whatever comes.
    """
    match, note, version = link.read(text, registry.game)
    table = _table(note, match, version)
    kind: Literal["game", "turn"] = "turn" if table["id"] else "game"
    here = _known(known)
    met = meet(match, here) if known is not None else Meeting("new", 0)
    if here:
        match.notes, match.layouts = {**here.notes, "id": table["id"]}, here.layouts
    else:
        match.notes = {**table, "captains": _seen_from_here(match, table)}
    moment, outcome = match.game.turn_info(match.state), match.outcome
    return {
        "ok": True,
        "kind": kind,
        "id": str(table["id"]),
        "game": match.game.meta.key,
        "seats": match.seats,
        "table": dict(match.notes),
        "progress": cast("Any", match.game.progress(match.state).to_json()),
        "turn": moment.seat if moment else None,
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


# The note: names, flags, players, and the match's id.


def _write_note(match: Match[Any], *, with_id: bool) -> bytes:
    table, digits = match.notes, Encoder()
    levels = [level.key for level in match.game.meta.levels]
    names = _listed(table.get("names"), match.seats)
    flags = _told_apart(_listed(table.get("flags"), match.seats))
    captains = _listed(table.get("captains"), match.seats)
    digits.put(len(levels), _MOST_LEVELS)
    for name, flag, who in zip(names, flags, captains, strict=True):
        digits.put_bytes(plain_name(name).encode(), _NAME_BYTES)
        digits.put(flag, _FLAGS)
        player = _PEOPLE + levels.index(str(who)) if who in levels else int(who == FRIEND)
        digits.put(player, _PEOPLE + len(levels))
    digits.put(int(with_id), 2)
    if with_id:
        digits.put_number(_id_number(table.get("id")), 8)
    return digits.to_bytes()


def _told_apart(flags: list[Any]) -> list[int]:
    """Return the flags, with a free one for each seat whose own is missing or taken."""
    found: list[int] = []
    free = [flag for flag in range(_FLAGS) if flag not in flags]
    for flag in flags:
        good = type(flag) is int and 0 <= flag < _FLAGS and flag not in found
        found.append(flag if good else free.pop(0))
    return found


def _table(note: bytes, match: Match[Any], version: int) -> dict[str, Json]:
    """Return the notes of a link; raises LinkBroken."""
    try:
        return _read_note(note, match, version)
    except SaveBroken as error:
        raise LinkBroken(str(error)) from error


def _read_note(note: bytes, match: Match[Any], version: int) -> dict[str, Json]:
    digits, levels = Decoder(note), [level.key for level in match.game.meta.levels]
    widths = _OLD if version == 1 else Widths(_FLAGS, digits.take(_MOST_LEVELS))
    names: list[Json] = []
    flags: list[Json] = []
    captains: list[Json] = []
    for seat in range(match.seats):
        names.append(_name(digits.take_bytes(_NAME_BYTES), seat))
        flags.append(digits.take(widths.flags))
        captains.append(_player(digits.take(_PEOPLE + widths.levels), levels))
    key = _id(digits.take_number(8)) if digits.take(2) else ""
    digits.close()
    if len(set(flags)) < len(flags):
        raise LinkBroken("two captains fly one flag")
    return {"names": names, "flags": flags, "captains": captains, "id": key, "title": ""}


def _listed(value: object, seats: int) -> list[Any]:
    """Return a list of the notes with something for each seat."""
    found = value if isinstance(value, list) else []
    return [*found[:seats], *[None] * (seats - len(found))]


def _name(data: bytes, seat: Seat) -> str:
    try:
        name = data.decode()
    except UnicodeDecodeError as error:
        raise LinkBroken("a name is damaged") from error
    return plain_name(name) or str(seat + 1)


def _player(number: int, levels: list[str]) -> str | None:
    """Return a person (None), a friend, or a level; an unknown one becomes a person."""
    if number < _PEOPLE:
        return FRIEND if number else None
    return dict(enumerate(levels, _PEOPLE)).get(number)


def _id_number(key: object) -> int:
    if not isinstance(key, str) or not _UUID.fullmatch(key):
        raise BadRequest("a match that is passed on has a UUID")
    return int(key.replace("-", ""), 16)


def _id(number: int) -> str:
    digits = f"{number:032x}"
    return "-".join(digits[at:end] for at, end in pairwise((0, 8, 12, 16, 20, 32)))
