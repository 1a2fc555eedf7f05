"""The note of a link: names, flags, who plays, the match's id, and what is answered in advance."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, NamedTuple

from portsmouth.api import standing
from portsmouth.api.requests.parsing import (
    FRIEND,
    LONGEST_NAME,
    MOST_SEATS,
    BadRequest,
    plain_name,
)
from portsmouth.codec.mixed_radix import Decoder, Encoder
from portsmouth.core.errors import LinkBroken, SaveBroken
from portsmouth.core.match import Match
from portsmouth.core.text import Json
from portsmouth.core.types import Seat


class Widths(NamedTuple):
    """How many flags and levels a note can hold."""

    flags: int
    levels: int


_PEOPLE = 2
_MOST_LEVELS = 32
"""A seat's player is coded as a person, a friend, or one of the game's levels, which are counted
first; fewer than so many."""
_FLAGS = MOST_SEATS
_MOST_QUESTIONS = 16
_MOST_ANSWERS = 8
"""A game has fewer questions, and a question fewer answers."""
_MOST_TOLD = 16
"""Of the entries that were answered in advance so many, the newest, are told."""
_OLD = Widths(4, 14)
"""The flags and levels that a note of version 1 has room for."""
_UUID = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_NAME_BYTES = 4 * LONGEST_NAME


def write(match: Match[Any], *, with_id: bool) -> bytes:
    """Return the note of a link; the match's id, and what is answered in advance, in a turn."""
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
        _write_standing(digits, match)
    return digits.to_bytes()


def _told_apart(flags: list[Any]) -> list[int]:
    """Return the flags, with a free one for each seat whose own is missing or taken."""
    found: list[int] = []
    free = [flag for flag in range(_FLAGS) if flag not in flags]
    for flag in flags:
        good = type(flag) is int and 0 <= flag < _FLAGS and flag not in found
        found.append(flag if good else free.pop(0))
    return found


def read(note: bytes, match: Match[Any], version: int) -> dict[str, Json]:
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
    answers = _read_standing(digits, match) if key else {}
    digits.close()
    if len(set(flags)) < len(flags):
        raise LinkBroken("two captains fly one flag")
    told: dict[str, Json] = {"names": names, "flags": flags, "captains": captains}
    return {**told, **answers, "id": key, "title": ""}


# What is answered in advance ends the note: where there is nothing of it, it takes no space.


def _write_standing(digits: Encoder, match: Match[Any]) -> None:
    """Write each seat's answers, and the newest entries that were answered in advance."""
    questions, numbers = match.game.meta.standing_questions, standing.answered(match)
    found = [standing.answers_of(match, seat) for seat in range(match.seats)]
    digits.put(len(questions) if any(found) else 0, _MOST_QUESTIONS)
    for answers in found if any(found) else ():
        for each in questions:
            given = each.key in answers
            digits.put(1 + each.answers.index(answers[each.key]) if given else 0, _MOST_ANSWERS)
    digits.put(len(numbers[-_MOST_TOLD:]), _MOST_TOLD + 1)
    for number in numbers[-_MOST_TOLD:]:
        digits.put(number, len(match.journal))


def _read_standing(digits: Decoder, match: Match[Any]) -> dict[str, Json]:
    """Return the notes that ``_write_standing`` wrote; an unknown answer is none."""
    questions, asked = match.game.meta.standing_questions, digits.take(_MOST_QUESTIONS)
    found: list[dict[str, str]] = [{} for _ in range(match.seats)]
    for answers in found if asked else ():
        for each in [*questions[:asked], *[None] * (asked - len(questions))]:
            number = digits.take(_MOST_ANSWERS)
            if each and 0 < number <= len(each.answers):
                answers[each.key] = each.answers[number - 1]
    told = digits.take(_MOST_TOLD + 1)
    numbers: list[Json] = [digits.take(max(1, len(match.journal))) for _ in range(told)]
    notes: dict[str, Json] = {standing.ANSWERS: standing.listed(found)} if any(found) else {}
    return {**notes, standing.ANSWERED: numbers} if numbers else notes


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
