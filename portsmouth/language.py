"""Sentences: message ids and arguments through the catalogue of a language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from portsmouth.core.fluent import Catalogue, Value
from portsmouth.core.text import Arg, Text


@cache
def catalogue(language: str = "en") -> Catalogue:
    """All messages of a language, those of the house and of every game."""
    folder = files("portsmouth").joinpath("lang", language)
    sources = sorted((each for each in folder.iterdir()), key=lambda each: each.name)
    return Catalogue("\n".join(each.read_text("utf-8") for each in sources))


def say(text: Text, names: Sequence[str] = (), language: str = "en") -> str:
    """The sentence of a message. ``names`` are the players' by seat.

    Raises FluentError if the catalogue lacks the message or an argument of it.
    """
    return catalogue(language).format(text.id, _values(text, names, language))


def _values(text: Text, names: Sequence[str], language: str) -> dict[str, Value]:
    """The arguments as words and numbers; ``seat`` also gives ``who``, the player's name."""
    values = {key: _value(arg, names, language) for key, arg in text.args.items()}
    seat = text.args.get("seat")
    if isinstance(seat, int):
        values["who"] = _name(seat, names, language)
    return values


def _value(arg: Arg, names: Sequence[str], language: str) -> Value:
    if not isinstance(arg, Text):
        return arg
    return say(arg, names, language)


def _name(seat: int, names: Sequence[str], language: str) -> str:
    if seat < len(names):
        return names[seat]
    return catalogue(language).format("seat", {"number": seat + 1})
