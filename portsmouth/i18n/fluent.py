"""The part of Project Fluent's syntax that the catalogues use, for Python.

The page formats the same files with @fluent/bundle; a test holds the two equal over every message.
Understood here: messages of one or several lines, ``{ $name }``, ``{ message-id }``, ``{ "text" }``
and select expressions with number, word and plural keys, each variant on one line. See
https://projectfluent.org/fluent/guide/ for the syntax.

>>> source = '''
... cards = { $count ->
...     [one] one card
...    *[other] { $count } cards
... } left'''
>>> Catalogue(source).format("cards", {"count": 1})
'one card left'
>>> Catalogue(source).format("cards", {"count": 1200})
'1,200 cards left'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

Value = int | str
Plural = Callable[[int], str]


class FluentError(ValueError):
    """A catalogue that can't be read, or a message or argument that is missing."""


class Select(NamedTuple):
    """A select expression: ``{ $name -> [key] pattern … *[key] pattern }``."""

    selector: str
    variants: tuple[tuple[str, Pattern], ...]
    default: str


class Variable(NamedTuple):
    """A reference to an argument: ``{ $name }``."""

    name: str


class Reference(NamedTuple):
    """A reference to another message: ``{ message-id }``."""

    id: str


Pattern = tuple["str | Select | Variable | Reference", ...]
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= ?(.*)$")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] ?")


class Locale(NamedTuple):
    """How a language forms plurals and groups digits."""

    plural: Plural
    group: str


def one_or_other(count: int) -> str:
    """Return the plural category of a number in a language where only 1 differs."""
    return "one" if abs(count) == 1 else "other"


LOCALES = {
    "en": Locale(one_or_other, ","),
    "de": Locale(one_or_other, "."),
}
"""The languages, with CLDR's cardinal plural rules for whole numbers and its grouping separators.

See https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html; in the page
Intl knows the same.
"""


def locale(language: str) -> Locale:
    """Return the locale of a language; raises FluentError for one that is not known."""
    if language not in LOCALES:
        raise FluentError(f"no language {language}")
    return LOCALES[language]


class Catalogue:
    """The messages of one language."""

    def __init__(self, source: str, language: str = "en") -> None:
        """Read a catalogue; raises FluentError with the message id, or the language, at fault."""
        self.locale = locale(language)
        self.messages: dict[str, Pattern] = {}
        for id, text in _messages(source):
            if id in self.messages:
                raise FluentError(f"message {id} stands twice")
            self.messages[id] = _Parser(id, text).pattern()

    def format(self, id: str, args: Mapping[str, Value]) -> str:
        """Return the sentence of a message; raises FluentError if it or an argument is missing."""
        if id not in self.messages:
            raise FluentError(f"no message {id}")
        return self._fill(id, self.messages[id], args)

    def _fill(self, id: str, pattern: Pattern, args: Mapping[str, Value]) -> str:
        parts = []
        for part in pattern:
            match part:
                case str():
                    parts.append(part)
                case Variable(name):
                    parts.append(self._shown(_argument(id, name, args)))
                case Reference(other):
                    parts.append(self.format(other, args))
                case Select():
                    parts.append(self._fill(id, self._choose(id, part, args), args))
        return "".join(parts)

    def _choose(self, id: str, select: Select, args: Mapping[str, Value]) -> Pattern:
        value = _argument(id, select.selector, args)
        variants = dict(select.variants)
        if str(value) in variants:
            return variants[str(value)]
        category = self.locale.plural(value) if isinstance(value, int) else ""
        return variants.get(category, variants[select.default])

    def _shown(self, value: Value) -> str:
        """Return an argument as it is shown: digits are grouped, as on the page."""
        return f"{value:,}".replace(",", self.locale.group) if isinstance(value, int) else value


def _argument(id: str, name: str, args: Mapping[str, Value]) -> Value:
    if name not in args:
        raise FluentError(f"message {id} lacks its argument ${name}")
    return args[name]


def _messages(source: str) -> list[tuple[str, str]]:
    """Return ids and raw patterns; lines that start with a blank or a brace continue a message."""
    found: list[tuple[str, list[str]]] = []
    for line in source.splitlines():
        started = _MESSAGE.match(line)
        if started:
            found.append((started.group(1), [started.group(2)]))
        elif found and (not line or line.startswith((" ", "}"))):
            found[-1][1].append(line)
        elif line.strip() and not line.startswith("#"):
            raise FluentError(f"not a message: {line!r}")
    return [(id, _dedent(lines)) for id, lines in found]


def _dedent(lines: list[str]) -> str:
    """Return the pattern without the common indent of its continuation lines."""
    rest = [line for line in lines[1:] if line.strip()]
    indent = min((len(line) - len(line.lstrip()) for line in rest), default=0)
    body = [line[indent:] for line in lines[1:]]
    return "\n".join([lines[0], *body] if lines[0] else body).strip("\n ")


class _Parser:
    """Reads one pattern, left to right."""

    def __init__(self, id: str, text: str) -> None:
        self.id, self.text, self.at = id, text, 0

    def pattern(self, *, inside: bool = False) -> Pattern:
        """Read up to the end, or inside a select up to the next variant or closing brace.

        Raises FluentError for a variant of several lines, whose blanks would be hard to keep.
        """
        parts: list[str | Select | Variable | Reference] = []
        plain = ""
        while self.at < len(self.text):
            char = self.text[self.at]
            ends = char == "\n" and _VARIANT.match(self.text, self.at)
            if inside and (char == "}" or ends):
                break
            if inside and char == "\n" and not self._closes():
                raise FluentError(f"message {self.id}: a variant runs over several lines")
            if char == "{":
                parts += [plain] if plain else []
                plain = ""
                parts.append(self._placeable())
            else:
                plain += char
                self.at += 1
        plain = plain.rstrip() if inside else plain
        return (*parts, plain) if plain else tuple(parts)

    def _closes(self) -> bool:
        """Return whether only blanks come before the closing brace."""
        return self.text[self.at :].lstrip().startswith("}")

    def _placeable(self) -> str | Select | Variable | Reference:
        self._take(r"\{\s*")
        if self.text.startswith('"', self.at):
            literal = self._take(r'"([^"\\]*)"')
            self._take(r"\s*\}")
            return literal
        if not self.text.startswith("$", self.at):
            reference = self._take(r"([a-zA-Z][\w-]*)")
            self._take(r"\s*\}")
            return Reference(reference)
        name = self._take(r"\$([a-zA-Z][\w-]*)")
        if re.compile(r"\s*\}").match(self.text, self.at):
            self._take(r"\s*\}")
            return Variable(name)
        self._take(r"\s*->")
        return self._select(name)

    def _select(self, name: str) -> Select:
        variants, default = [], ""
        while found := _VARIANT.match(self.text, self.at):
            self.at = found.end()
            if found.group(1):
                default = found.group(2)
            variants.append((found.group(2), self.pattern(inside=True)))
        self._take(r"\s*\}")
        if not default:
            raise FluentError(f"message {self.id}: a select needs a default variant")
        return Select(name, tuple(variants), default)

    def _take(self, pattern: str) -> str:
        found = re.compile(pattern).match(self.text, self.at)
        if not found:
            rest = self.text[self.at : self.at + 30]
            raise FluentError(f"message {self.id}: {pattern} expected at {rest!r}")
        self.at = found.end()
        return found.group(1) if found.groups() else found.group(0)
