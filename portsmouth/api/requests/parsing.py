"""Parses requests with care: JSON of limited size and depth, fields of the right type."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, cast

import portsmouth
from portsmouth.codec.json_text import parse
from portsmouth.core.errors import GameError, NotYourTurn, SaveBroken
from portsmouth.core.journal import digest
from portsmouth.core.match import Match

Fields = Mapping[str, Any]
"""A request as it came in: not yet held to the shape of its operation (``protocol.Request``)."""

FRIEND = "friend"
"""Who plays a seat on another device; stands among the captains of a table."""
MAX_REQUEST = 4_000_000
"""The longest request that is read, in characters."""
MOST_SEATS = 8
LONGEST_WORD = 200
"""How long a name or a title of the page's can be, in characters."""
LONGEST_NAME = 16
LONGEST_TITLE = 60
"""How long the page writes them."""
_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_ID = re.compile(r"[\w-]{0,64}", re.ASCII)


class NoJob(GameError):
    """The job is not running: finished, dropped, or never started."""


class Stale(Exception):
    """The request was made for an older position."""


class NoMatch(Exception):
    """The request needs a match, and there is none."""


class BadRequest(Exception):
    """The request does not follow its schema."""


def write(answer: object) -> str:
    """Return an answer as JSON without spaces."""
    return json.dumps(answer, separators=(",", ":"))


def read(text: str) -> Fields:
    """Return a request from its text; raises BadRequest."""
    if not isinstance(text, str) or len(text) > MAX_REQUEST:
        raise BadRequest("a request is a text of limited length")
    try:
        request = parse(text)
    except ValueError as error:
        raise BadRequest("a request is JSON") from error
    if not isinstance(request, dict):
        raise BadRequest("a request is an object")
    return cast("Fields", request)


def saved(text: str) -> Match[Any]:
    """Return the match of a save's text; raises as ``portsmouth.load``."""
    try:
        data = parse(text)
    except ValueError as error:
        raise SaveBroken("the save is not JSON") from error
    match = portsmouth.load(data)
    spoilt = [key for key, value in match.notes.items() if not _fits(key, value)]
    if spoilt:
        raise SaveBroken(f"what is kept beside the game is damaged: {spoilt[0]}")
    _cut_words(match)
    return match


def _cut_words(match: Match[Any]) -> None:
    """Cut names and title to what the page itself would write, as those of a link are."""
    names, title = match.notes.get("names"), match.notes.get("title")
    if isinstance(names, list):
        cut = [name and (plain_name(name) or str(seat + 1)) for seat, name in enumerate(names)]
        match.notes = {**match.notes, "names": cut}
    if isinstance(title, str):
        match.notes = {**match.notes, "title": plain_words(title, LONGEST_TITLE)}


def plain_name(name: object) -> str:
    """Return a player's name as the page would write it; empty if nothing of it can be seen."""
    return plain_words(name, LONGEST_NAME) if isinstance(name, str) else ""


def plain_words(words: str, most: int) -> str:
    """Return words without what can't be seen or turns others round, and at most so long."""
    return "".join(letter for letter in words if letter.isprintable())[:most].strip()


def _fits(key: str, value: object) -> bool:
    """Return whether a value of the notes has the form that the page reads; other keys are free."""
    if value is None:
        return True
    match key:
        case "id":
            return isinstance(value, str) and _ID.fullmatch(value) is not None
        case "title":
            return isinstance(value, str) and len(value) <= LONGEST_WORD
        case "names" | "captains":
            return _listed(value, str, type(None)) and all(
                len(each or "") <= LONGEST_WORD for each in cast("list[str | None]", value)
            )
        case "flags":
            return _listed(value, int)
        case "answered":
            return isinstance(value, list) and all(type(each) is int for each in value)
        case "standing_answers":
            return _listed(value, dict, type(None)) and all(
                _worded(each) for each in cast("list[dict[str, object] | None]", value)
            )
        case "hints":
            return isinstance(value, list) and all(
                _listed(each, int) and len(each) == 3 for each in value
            )
    return True


def _worded(answers: Mapping[str, object] | None) -> bool:
    """Return whether a seat's answers are words, which the game may know or not."""
    return all(
        isinstance(each, str) and max(len(key), len(each)) <= LONGEST_WORD
        for key, each in (answers or {}).items()
    )


def _listed(value: object, *kinds: type) -> bool:
    """Return whether it is a list of such values, one for each seat at most."""
    return (
        isinstance(value, list)
        and len(value) <= MOST_SEATS
        and all(type(each) in kinds for each in value)
    )


def field(request: Fields, name: str, kind: type) -> Any:
    """Return a required field of a request; raises BadRequest if it is of another type."""
    value = request.get(name)
    if type(value) is not kind:
        raise BadRequest(f"{name} must be of kind {kind.__name__}")
    return value


def date_of(request: Fields, name: str) -> str:
    """Return a required date of a request; raises BadRequest if it is of another form."""
    date: str = field(request, name, str)
    if not _DATE.fullmatch(date):
        raise BadRequest("a date is like 2026-11-22")
    return date


def is_seat(match: Match[Any], seat: object) -> bool:
    """Return whether the match has this seat."""
    return type(seat) is int and 0 <= seat < match.seats


def are_seats(match: Match[Any], seats: object) -> bool:
    """Return whether something is a list of seats of the match."""
    return isinstance(seats, list) and all(is_seat(match, seat) for seat in seats)


def asked_seat(match: Match[Any], request: Fields) -> int:
    """Return the seat of a request, which must be one that has to act; raises NotYourTurn."""
    seat = request.get("seat")
    if type(seat) is not int or not is_seat(match, seat) or seat not in match.actors:
        raise NotYourTurn(f"not seat {seat!r:.20}'s turn")
    return seat


def viewer_of(match: Match[Any], request: Fields) -> int | None:
    """Return the viewer of the request, else its seat, else the only seat that must act.

    Where several must choose at once, and the request names none, an onlooker (None). The ``seat``
    of ``arrange`` is whose board is meant. Raises BadRequest for a seat that there is not.
    """
    if "viewer" in request:
        viewer = request["viewer"]
    else:
        viewer = None if request["op"] == "arrange" else request.get("seat")
        if viewer is None and len(match.actors) == 1:
            viewer = match.actors[0]
    if viewer is not None and not is_seat(match, viewer):
        raise BadRequest("there is no such seat")
    return cast("int | None", viewer)


def look_of(match: Match[Any], request: Fields) -> Fields:
    """Return a request to look as the viewer of a failed one; an unknown one sees nothing."""
    look: dict[str, Any] = {"op": "look"}
    if "viewer" in request:
        look["viewer"] = request["viewer"] if is_seat(match, request["viewer"]) else None
    elif is_seat(match, request.get("seat")):
        look["seat"] = request.get("seat")
    if are_seats(match, request.get("unasked")):
        look["unasked"] = request["unasked"]
    return look


def own_seat(match: Match[Any], request: Fields) -> int | None:
    """Return the seat of a request about its own choice; raises NotYourTurn for another viewer."""
    seat: int | None = request.get("seat")
    if "viewer" not in request:
        return seat
    if seat is None and len(match.actors) == 1:
        seat = match.actors[0]
    if seat != request["viewer"]:
        raise NotYourTurn("what a seat may do is for its own eyes")
    return seat


def since_entry(request: Fields, entries: int) -> int:
    """Return the first entry of the log that the page wants."""
    since = request.get("since", 0)
    if type(since) is not int:
        raise BadRequest("since is a number of entries")
    return max(0, min(since, entries))


def seed_of(text: object) -> int:
    """Return a seed from text: digits as they are; other words by the same hash everywhere."""
    word = str(text).strip().encode("utf-8", "replace").decode("utf-8")
    if word.isascii() and word.isdigit() and len(word) <= 20 and int(word) < 1 << 64:
        return int(word)
    return int(digest(word), 16)
