"""The base class of every game's state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache
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
        """Return all of the state as JSON values; ``fields_to_json`` helps."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the state that ``to_json`` described; ``read_fields`` helps."""

    def fields_to_json(self, **others: Json) -> dict[str, Json]:
        """Return flow, generator, the plain fields of ``__slots__``, and ``others`` as given."""
        names = [name for name in _fields(type(self)) if name not in others]
        base = {"frames": flow.to_json(self.frames), "rng": self.rng.to_json()}
        return {**plain_fields(self, names), **base, **others}

    def read_fields(self, data: Mapping[str, Any], *others: str) -> None:
        """Set the flow and the plain fields, but for ``others``; raises ValueError on wrong types.

        The generator and the others are the constructor's.
        """
        names = [name for name in _fields(type(self)) if name not in others]
        set_plain_fields(self, names, data)
        self.frames = flow.from_json(data["frames"])


@cache
def _fields(kind: type[State]) -> tuple[str, ...]:
    """Return the names in ``__slots__`` of a state, but for those of ``State`` itself."""
    bases = [base for base in reversed(kind.__mro__) if base is not State]
    return tuple(name for base in bases for name in vars(base).get("__slots__", ()))


def plain_fields(model: object, names: Iterable[str]) -> dict[str, Json]:
    """Return fields that are numbers, truths, or tuples or lists of numbers, as JSON by name."""
    return {name: _plain(getattr(model, name)) for name in names}


def set_plain_fields(model: object, names: Iterable[str], data: Mapping[str, Any]) -> None:
    """Set the fields that ``plain_fields`` described, each of the type that it has in ``model``.

    Raises ValueError for a value of any other type.
    """
    for name in names:
        setattr(model, name, _read(name, type(getattr(model, name)), data[name]))


def _plain(value: Any) -> Json:
    return list(value) if isinstance(value, (list, tuple)) else value


def _read(name: str, kind: type, value: Any) -> Any:
    if kind in (int, bool):
        good = type(value) is kind
    else:
        good = type(value) is list and all(type(each) is int for each in value)
    if not good:
        raise ValueError(f"{name} is of another kind")
    return value if kind in (int, bool) else kind(value)


S = TypeVar("S", bound=State)
