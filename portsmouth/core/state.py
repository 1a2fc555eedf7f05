"""The base of every game's position: plain data with a flow and a source of chance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from portsmouth.core import flow
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json


class State(ABC):
    """The base of every game's state: the flow and the source of chance.

    Subclasses add ``__slots__`` of small plain values and a hand-written
    ``copy``; nothing in a state may be a function or refer to a match.
    """

    __slots__ = ("frames", "rng")

    frames: tuple[flow.FlowFrame, ...]
    rng: Rng

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats there are."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """All of the state as JSON values."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The inverse of ``to_json``."""


S = TypeVar("S", bound=State)
