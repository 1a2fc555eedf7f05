"""Stands in for a module that a start imports and makes no use of.

The whole module lies beside it, or in the second zip (see compile_stdlib.py), and comes when
something of it is asked for.
"""

from importlib import import_module
from typing import Any

__all__: tuple[str, ...] = ()
"""Nothing comes along where a package takes all names of its modules, as asyncio does."""

WHOLE = ".".join([*__name__.split(".")[:-1], f"_whole_{__name__.rpartition('.')[2]}"])


def __getattr__(name: str) -> Any:
    """Return an attribute of the whole module; raises AttributeError as that one does."""
    if name.startswith("__"):
        raise AttributeError(name)
    return getattr(import_module(WHOLE), name)
