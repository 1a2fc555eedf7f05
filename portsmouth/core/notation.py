"""Actions and their text: ``("move", 7)`` is written ``move c2``.

An action is a tuple of a verb and at most three scalars. A game lists its verbs with a codec for
each scalar; this module converts one into the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from portsmouth.core.errors import BadNotation
from portsmouth.core.types import Action


class Codec(NamedTuple):
    """How one scalar of an action is written; ``read`` raises ValueError or KeyError."""

    write: Callable[[int], str]
    read: Callable[[str], int]


def number(low: int, high: int) -> Codec:
    """Return a codec for a plain number from ``low`` to ``high``, both included."""

    def read(word: str) -> int:
        if not (
            word.isascii()
            and word.isdigit()
            and word == str(int(word))
            and low <= int(word) <= high
        ):
            raise ValueError(word)
        return int(word)

    return Codec(str, read)


def names(words: Sequence[str]) -> Codec:
    """Return a codec for an index into a list of names."""
    index = {word: i for i, word in enumerate(words)}
    return Codec(words.__getitem__, index.__getitem__)


class Notation:
    """The written form of a game's actions.

    >>> notation = Notation({"end": (), "buy": (number(1, 9),), "row": (names(["port", "bow"]),)})
    >>> notation.write(("row", 1)), notation.read("buy 3")
    ('row bow', ('buy', 3))
    >>> notation.read("buy 03")
    Traceback (most recent call last):
    ...
    portsmouth.core.errors.BadNotation: not an action of this game: 'buy 03'
    """

    def __init__(self, verbs: Mapping[str, tuple[Codec, ...]]) -> None:
        self.verbs = dict(verbs)

    def write(self, action: Action) -> str:
        """Return the text of an action, e.g. ``move c2``."""
        verb, *args = action
        codecs = self.verbs[str(verb)]
        words = [codec.write(int(arg)) for codec, arg in zip(codecs, args, strict=True)]
        return " ".join([str(verb), *words])

    def read(self, text: str) -> Action:
        """Return the action of a text; raises BadNotation for anything else."""
        verb, *words = text.split(" ") if len(text) <= 80 else [""]
        codecs = self.verbs.get(verb)
        if codecs is None or len(codecs) != len(words):
            raise BadNotation(f"not an action of this game: {text[:80]!r}")
        try:
            return (verb, *(codec.read(word) for codec, word in zip(codecs, words, strict=True)))
        except (ValueError, KeyError) as error:
            raise BadNotation(f"not an action of this game: {text[:80]!r}") from error
