"""The base class of every game's state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from portsmouth.core import flow
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json


class State(ABC):
    """The base of every game's state: the flow and the random number generator.

    Subclasses add ``__slots__`` of small plain values and a hand-written ``copy``; a state never
    holds a function or a match.
    """

    __slots__ = ("frames", "rng")

    frames: tuple[flow.FlowFrame, ...]
    rng: Rng

    @property
    @abstractmethod
    def seats(self) -> int:
        """Return the number of seats."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """Return all of the state as JSON values."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the state that ``to_json`` described."""


S = TypeVar("S", bound=State)
