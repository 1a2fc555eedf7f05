"""A whole match as a short text for a URL: every action as its number among the legal ones.

    2  check (4 bytes) and body, in base64url  z

The body is one number of mixed bases: the game's key, the version of its rules, the set-up, the
seed, a note of the caller's, the number of actions, then each action as its index among all that
were legal in its position, and the short hash of the last position. A forced action costs nothing.
The choices of a position are its actors' legal actions, ordered by seat and by text. ``read``
replays all of it by the rules, so the result is always a possible game.

>>> import portsmouth
>>> from portsmouth import registry
>>> match = portsmouth.new("portsmouth", seats=2, seed=7)
>>> _ = match.play("move a1")
>>> link = write(match, b"hello")
>>> len(link)
42
>>> found = read(link, registry.game)
>>> found.match.hash() == match.hash(), found.note
(True, b'hello')
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple

from portsmouth.codec.mixed_radix import Decoder, Encoder
from portsmouth.core.errors import (
    BadSetup,
    GameError,
    LinkBroken,
    LinkMismatch,
    LinkTooNew,
    LinkTruncated,
    OtherRules,
)
from portsmouth.core.game import Game
from portsmouth.core.journal import short_hash
from portsmouth.core.match import Match
from portsmouth.core.meta import SCENARIO, Meta
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.core.types import Action, Seat

VERSION = 2
"""The version that is written; 1, which differs in what a note may say, is read too."""
END = "z"
"""The last letter; without it the link was cut short."""
LONGEST = 12_000
"""The longest text that is read, in characters."""
MAX_ENTRIES = 5_000
MAX_NOTE = 800
_OLD_NOTE = 400
"""The longest note of version 1, in bytes."""
_TEXT = re.compile(r"([1-9])([A-Za-z0-9_-]*)")
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_-"
_SAFE, _PLAIN = bytes.maketrans(b"+/", b"-_"), bytes.maketrans(b"-_", b"+/")
_CHECK = 4
_SHORT_HASH = 1 << 32


class Linked(NamedTuple):
    """What a link contains."""

    match: Match[Any]
    note: bytes
    version: int


def choices(game: Game[Any], state: State) -> list[tuple[Seat, Action]]:
    """Return all legal actions with their seats, in the order that links count by."""
    write = game.notation.write
    return [
        (seat, action)
        for seat in game.actors(state)
        for action in sorted(game.legal(state, seat), key=write)
    ]


def write(match: Match[Any], note: bytes = b"") -> str:
    """Return the link of a match. ``note`` is returned by ``read``; no rule knows it.

    Raises OtherRules for a match that today's rules can't replay, LinkBroken for one that is too
    long.
    """
    if len(match.journal) > MAX_ENTRIES or len(note) > MAX_NOTE:
        raise LinkBroken("this match is too long for a link")
    digits = Encoder()
    _put_setup(digits, match)
    digits.put_bytes(note, MAX_NOTE)
    digits.put(len(match.journal), MAX_ENTRIES + 1)
    digits.put(int(_put_actions(digits, match), 16), _SHORT_HASH)
    body = digits.to_bytes()
    return f"{VERSION}{_spell(_check(VERSION, body) + body)}{END}"


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Linked:
    """Return the match of a link, replayed by the rules.

    Raises LinkTruncated, LinkTooNew, OtherRules, LinkMismatch, or LinkBroken for anything else that
    is no link.
    """
    version, body = _body(text)
    try:
        digits = Decoder(body)
        match = _take_match(digits, find_game)
        note = digits.take_bytes(_OLD_NOTE if version == 1 else MAX_NOTE)
        _take_actions(digits, match)
        digits.close()
    except (LinkBroken, LinkTooNew):
        raise
    except (GameError, LookupError, ValueError) as error:
        raise LinkBroken(f"this is no link of a game: {error!r}") from error
    return Linked(match, note, version)


# The text.


def _spell(data: bytes) -> str:
    """Return base64 without the characters that a URL would have to escape."""
    return b2a_base64(data, newline=False).translate(_SAFE).decode().rstrip("=")


def _check(version: int, body: bytes) -> bytes:
    return blake2b(bytes([version]) + body, digest_size=_CHECK).digest()


def _body(text: str) -> tuple[int, bytes]:
    """Return the version and the bytes of an unchanged text; raises as ``read``."""
    if len(text) > LONGEST:
        raise LinkBroken("the link is too long")
    whole, found = text.endswith(END), _TEXT.fullmatch(text.removesuffix(END))
    if found is None:
        raise LinkBroken("this is no link of a game")
    version = int(found[1])
    if version > VERSION:
        raise LinkTooNew("the link was made by a newer version")
    if not whole:
        raise LinkTruncated("the end of the link is missing")
    code = found[2]
    if len(code) % 4 == 1:
        raise LinkBroken("the link is damaged")
    data = a2b_base64(code.encode().translate(_PLAIN) + b"=" * (-len(code) % 4))
    body = data[_CHECK:]
    if data[:_CHECK] != _check(version, body) or _spell(data) != code:
        raise LinkBroken("the link is damaged: its check is wrong")
    return version, body


# The set-up.


def _put_setup(digits: Encoder, match: Match[Any]) -> None:
    meta = match.game.meta
    digits.put(len(meta.key), len(_LETTERS))
    for letter in meta.key:
        digits.put(_LETTERS.index(letter), len(_LETTERS))
    for part in _version(meta.rules):
        digits.put(part, 256)
    digits.put(meta.seats.index(match.seats), len(meta.seats))
    for spec in meta.options:
        digits.put(spec.values.index(match.settings[spec.key]), len(spec.values))
    scenarios = (None, *meta.scenarios)
    digits.put(scenarios.index(match.settings.get(SCENARIO)), len(scenarios))
    digits.put_number(match.seed, 4)


def _version(rules: str) -> tuple[int, int]:
    major, minor = rules.split(".")
    return int(major), int(minor)


def _take_match(digits: Decoder, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """Return the match before its first action."""
    game = _take_game(digits, find_game)
    meta = game.meta
    seats = meta.seats[digits.take(len(meta.seats))]
    settings = {spec.key: spec.values[digits.take(len(spec.values))] for spec in meta.options}
    scenario = (None, *meta.scenarios)[digits.take(1 + len(meta.scenarios))]
    if scenario is not None:
        settings[SCENARIO] = scenario
    return Match(game, seats, settings, digits.take_number(4))


def _take_game(digits: Decoder, find_game: Callable[[str], Game[Any]]) -> Game[Any]:
    """Return the game, if it is known here and its rules are those of today."""
    length = digits.take(len(_LETTERS))
    key = "".join(_LETTERS[digits.take(len(_LETTERS))] for _ in range(length))
    try:
        game = find_game(key)
    except BadSetup as error:
        raise LinkTooNew(f"there is no game called {key!r} here") from error
    _same_rules((digits.take(256), digits.take(256)), game.meta)
    return game


def _same_rules(rules: tuple[int, int], meta: Meta) -> None:
    if rules > _version(meta.rules):
        raise LinkTooNew("the link was made by newer rules")
    if rules < _version(meta.rules):
        raise OtherRules("the link was made by older rules")


# The actions.


def _put_actions(digits: Encoder, match: Match[Any]) -> str:
    """Write every action as its index among the choices; return the last short hash."""
    game = match.game
    state = game.setup(match.seats, match.settings, Rng(match.seed))
    for number, entry in enumerate(match.journal, 1):
        possible = choices(game, state)
        try:
            done = (entry.seat, game.notation.read(entry.do))
            digits.put(possible.index(done), len(possible))
            game.apply(state, *done)
        except ValueError as error:
            raise OtherRules(f"entry {number} can't be done by today's rules") from error
    last = short_hash(state)
    if match.journal and last != match.journal[-1].hash:
        raise OtherRules("today's rules lead elsewhere")
    return last


def _take_actions(digits: Decoder, match: Match[Any]) -> None:
    """Play the actions that follow; they must lead to the hash after them."""
    entries = digits.take(MAX_ENTRIES + 1)
    for _ in range(entries):
        possible = choices(match.game, match.state)
        if not possible:
            raise LinkMismatch("the game is over before its last action")
        match.replay(*possible[digits.take(len(possible))])
    if digits.take(_SHORT_HASH) != int(short_hash(match.state), 16):
        raise LinkMismatch("the actions do not lead where the link says")
