"""How the flow asks: it yields a question and is sent the text of an action."""

from __future__ import annotations

from collections.abc import Generator, MutableSequence
from dataclasses import dataclass
from typing import Any, Protocol


class Chance(Protocol):
    """What is needed of a stream of numbers."""

    count: int

    def below(self, n: int) -> int: ...
    def die(self) -> int: ...
    def shuffle(self, items: MutableSequence[int]) -> None: ...


@dataclass
class Question:
    """A step and what each seat that must act may say; several seats choose under seal."""

    step: str
    legal: dict[int, list[str]]


Asking = Generator[Question, str, Any]


class Over(Exception):
    """The game has ended."""
