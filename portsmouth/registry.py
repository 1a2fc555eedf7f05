"""Which games there are: every ``games/<key>/meta.py``, found without loading rules."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from portsmouth import games
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game, Meta

_guests: dict[str, Game[Any]] = {}


def metas() -> tuple[Meta, ...]:
    """What is known of every game, guests included, in order of their keys."""
    found = [importlib.import_module(f"{games.__name__}.{key}.meta").META for key in _residents()]
    found += [game.meta for game in _guests.values()]
    return tuple(sorted(found, key=lambda meta: str(meta.key)))


def game(key: str) -> Game[Any]:
    """The rules of a game; raises BadSetup for a key that nobody registered."""
    if key in _guests:
        return _guests[key]
    if key not in _residents():
        raise BadSetup(f"there is no game called {key[:40]!r}")
    found: Game[Any] = importlib.import_module(f"{games.__name__}.{key}.game").GAME
    return found


def welcome(guest: Game[Any]) -> None:
    """Make a game that lies outside the package known, for tests and for own games.

    Raises BadSetup for a key that is taken.
    """
    if guest.meta.key in _guests or guest.meta.key in _residents():
        raise BadSetup(f"there is a game called {guest.meta.key!r} already")
    _guests[guest.meta.key] = guest


def farewell(key: str) -> None:
    """Forget a guest; raises BadSetup if there is none of that key."""
    if _guests.pop(key, None) is None:
        raise BadSetup(f"there is no guest called {key[:40]!r}")


def _residents() -> list[str]:
    """The keys of the games in the package."""
    return [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
