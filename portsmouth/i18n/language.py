"""Sentences from messages, by the catalogue of a game in a language.

A catalogue holds the shared messages and those of one game, so two games may use the same ids.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from portsmouth import registry
from portsmouth.core import resource
from portsmouth.core.text import Text
from portsmouth.i18n.fluent import LOCALES, Catalogue, Value, locale

LANGUAGES = tuple(LOCALES)


def catalogue(language: str, game: str) -> Catalogue:
    """Return the shared messages and those of a game in a language.

    Raises BadSetup for an unknown game, FluentError for an unknown language.
    """
    locale(language)
    return _parsed(language, shared_messages(language), registry.messages(game, language))


def say(text: Text, names: Sequence[str] = (), *, game: str, language: str = "en") -> str:
    """Return the sentence of a message of a game; ``names`` are the players' by seat.

    ``game`` is the game's key. Raises FluentError if the language is not known, or if its catalogue
    lacks the message or an argument of it.
    """
    return _say(text, names, catalogue(language, game))


@cache
def shared_messages(language: str) -> str:
    """Return the source of the messages that all games share."""
    return resource.text("portsmouth.i18n", f"lang/{language}.ftl")


@cache
def _parsed(language: str, shared: str, own: str) -> Catalogue:
    return Catalogue(f"{shared}\n{own}", language)


def _say(text: Text, names: Sequence[str], words: Catalogue) -> str:
    return words.format(text.id, values(text, names, words))


def values(text: Text, names: Sequence[str], words: Catalogue) -> dict[str, Value]:
    """Return the arguments as words and numbers; ``seat`` also gives ``who``, the player's name.

    Here nobody is addressed: ``you`` and its like, by which the page turns "Byron recruits" into
    "You recruit", are 0.
    """
    found: dict[str, Value] = {"you": 0}
    for key, arg in text.args.items():
        found[key] = _say(arg, names, words) if isinstance(arg, Text) else arg
        if isinstance(arg, Text) and arg.id == "player":
            found[f"{key}_you"] = 0
    seat = text.args.get("seat")
    if isinstance(seat, int):
        known = seat < len(names)
        found["who"] = names[seat] if known else words.format("seat", {"number": seat + 1})
    return found
