"""Messages as ids with arguments; the sentences are in ``lang`` folders.

Rules never build sentences. They name a message and its facts, and whoever shows it (the page, the
terminal) looks it up in the catalogue of the reader's language.
"""

from __future__ import annotations

from typing import Union

Arg = Union[int, str, "Text"]
Json = Union[bool, int, float, str, list["Json"], dict[str, "Json"], None]  # noqa: UP007 (refers to itself)


class Text:
    """A message id with its arguments: numbers, words or further messages.

    >>> Text("event-moved", seat=0, cell="c2")
    Text('event-moved', seat=0, cell='c2')
    >>> Text("why-officer", nth=Text("a"), rank=Text("b")).to_json()["args"]["nth"]
    {'id': 'a', 'args': {}}
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Arg) -> None:
        self.id = id
        self.args = args

    def to_json(self) -> dict[str, Json]:
        """Return the message as JSON: ``{"id": …, "args": {…}}``."""
        return {"id": self.id, "args": {k: arg_to_json(v) for k, v in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        """Return whether the other is a message of the same id and arguments."""
        return isinstance(other, Text) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        """Return a hash of the id and the names of the arguments."""
        return hash((self.id, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        """Return the message as the call that makes it."""
        args = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"Text({self.id!r}{args})"


def arg_to_json(value: Arg) -> Json:
    """Return an argument as JSON; a message becomes an object of its own."""
    return value.to_json() if isinstance(value, Text) else value


def player(seat: int) -> Text:
    """Return the message that stands for a player's name, to be filled in where it is shown."""
    return Text("player", seat=seat)
