"""Finds the games: every ``games/<key>/meta.py``, without loading rules.

A game's package holds ``game.py`` (its rules) and what belongs to them, each optional and loaded
when first asked for: ``queries.py``, ``bots``, ``lessons``, and its messages in
``lang/<language>``.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from portsmouth import games
from portsmouth.core import resource
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.meta import Meta
from portsmouth.core.queries import Queries

if TYPE_CHECKING:
    from portsmouth.bots.base import Bots
    from portsmouth.lessons.lesson import Lesson

WORDS = ("meta", "game")
"""The files of a game's messages: about it (loaded always), and of its rules."""


class Substitute(NamedTuple):
    """A variant of a game that temporarily replaces it."""

    game: Game[Any]
    bots: Bots[Any] | None


_substitutes: dict[str, Substitute] = {}


def metas() -> tuple[Meta, ...]:
    """Return the metas of all games, in order of their keys."""
    found = []
    for key in sorted(_keys()):
        own = importlib.import_module(f"{games.__name__}.{key}.meta").META
        found.append(_substitutes[key].game.meta if key in _substitutes else own)
    return tuple(found)


def game(key: str) -> Game[Any]:
    """Return the rules of a game; raises BadSetup for an unknown key."""
    if key in _substitutes:
        return _substitutes[key].game
    found: Game[Any] = _part(key, "game").GAME
    return found


def queries(key: str) -> Queries[Any]:
    """Return the queries of a game; raises BadSetup for an unknown key."""
    part = _part(key, "queries")
    found: Queries[Any] = part.QUERIES if part else Queries(game(key))
    return found


def bots(key: str) -> Bots[Any]:
    """Return a game's computer players; raises BadSetup for an unknown key."""
    if key in _substitutes and _substitutes[key].bots:
        return _substitutes[key].bots  # type: ignore[return-value]
    part = _part(key, "bots")
    found: Bots[Any] = (
        part.BOTS if part else importlib.import_module("portsmouth.bots.base").Bots(game(key))
    )
    return type(found)(game(key)) if key in _substitutes else found


def lessons(key: str) -> tuple[Lesson, ...]:
    """Return a game's lessons, in the order to take them in; raises BadSetup for an unknown key."""
    part = _part(key, "lessons")
    found: tuple[Lesson, ...] = part.LESSONS if part else ()
    return found


def messages(key: str, language: str) -> str:
    """Return the Fluent source of a game's messages; raises BadSetup for an unknown key."""
    if key not in _keys():
        raise BadSetup(f"there is no game called {key[:40]!r}")
    package = f"{games.__name__}.{key}"
    return "\n".join(resource.text(package, f"lang/{language}/{name}.ftl") for name in WORDS)


def add_source(place: str) -> None:
    """Let games be found in a further folder or zip that mirrors the package's root.

    It may bring a new game, or the rest of one of which only the meta is here.
    """
    root = f"{place}/portsmouth/games"
    if root in games.__path__:
        return
    games.__path__.append(root)
    _keys.cache_clear()
    _part.cache_clear()
    for module in pkgutil.iter_modules([root]):
        package = importlib.import_module(f"{games.__name__}.{module.name}")
        folder = f"{root}/{module.name}"
        if folder not in package.__path__:
            package.__path__.append(folder)


@contextmanager
def substitute(variant: Game[Any], bots: Bots[Any] | None = None) -> Iterator[None]:
    """Replace the game of the variant's key by the variant for the time of the context."""
    key = variant.meta.key
    before = _substitutes.get(key)
    _substitutes[key] = Substitute(variant, bots)
    try:
        yield
    finally:
        del _substitutes[key]
        if before:
            _substitutes[key] = before


@cache
def _part(key: str, name: str) -> Any:
    """Return a module of a game, or None if it has none; raises BadSetup for an unknown key."""
    if key not in _keys():
        raise BadSetup(f"there is no game called {key[:40]!r}")
    module = f"{games.__name__}.{key}.{name}"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module or name == "game":
            raise
        return None


@cache
def _keys() -> frozenset[str]:
    """Return the keys of the games."""
    found = pkgutil.iter_modules(games.__path__)
    return frozenset(module.name for module in found if module.ispkg)
