"""Messages as ids with arguments; the sentences lie in ``lang`` folders.

Rules never glue words. They name a message and its facts; whoever shows it
(the page, the terminal) asks the catalogue of the reader's language.
"""

from __future__ import annotations

from typing import Union

Arg = Union[int, str, "Text"]
Json = Union[bool, int, float, str, list["Json"], dict[str, "Json"], None]  # noqa: UP007 (refers to itself)


class Text:
    """A message id with its arguments: numbers, words or further messages."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Arg) -> None:
        self.id = id
        self.args = args

    def to_json(self) -> dict[str, Json]:
        """As it crosses the boundary: ``{"id": …, "args": {…}}``."""
        return {"id": self.id, "args": {k: arg_to_json(v) for k, v in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        args = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"Text({self.id!r}{args})"


def arg_to_json(value: Arg) -> Json:
    """One argument as JSON; a message becomes its own object."""
    return value.to_json() if isinstance(value, Text) else value


def player(seat: int) -> Text:
    """The name of whoever sits there; the shower of the text knows it."""
    return Text("player", seat=seat)
