"""Which games there are: every ``games/<key>/meta.py``, found without loading rules."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from portsmouth import games
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.meta import Meta

if TYPE_CHECKING:
    from portsmouth.bots.base import Bots


class Guest(NamedTuple):
    """A game that lies outside the package, its messages, and its computer players."""

    game: Game[Any]
    messages: str
    bots: Bots[Any] | None


_guests: dict[str, Guest] = {}


def metas() -> tuple[Meta, ...]:
    """What is known of every game, guests included, in order of their keys."""
    found = [importlib.import_module(f"{games.__name__}.{key}.meta").META for key in _residents()]
    found += [guest.game.meta for guest in _guests.values()]
    return tuple(sorted(found, key=lambda meta: str(meta.key)))


def game(key: str) -> Game[Any]:
    """The rules of a game; raises BadSetup for a key that nobody registered."""
    guest = _guest(key)
    if guest:
        return guest.game
    found: Game[Any] = importlib.import_module(f"{games.__name__}.{key}.game").GAME
    return found


def bots(key: str) -> Bots[Any]:
    """A game's computer players, loaded when first asked for; raises BadSetup for no such game."""
    guest = _guest(key)
    if guest:
        base = importlib.import_module("portsmouth.bots.base")
        return guest.bots or base.Bots(guest.game)
    own: Bots[Any] = importlib.import_module(f"{games.__name__}.{key}.bots").BOTS
    return own


def messages(key: str) -> str | None:
    """A guest's messages; None for a game of the package, whose files hold them.

    Raises BadSetup for a key that nobody registered.
    """
    guest = _guest(key)
    return guest.messages if guest else None


def welcome(guest: Game[Any], messages: str = "", bots: Bots[Any] | None = None) -> None:
    """Make a game that lies outside the package known, for tests and for own games.

    ``messages`` is the Fluent source of what it says; the house's messages are
    known already; ``bots`` are its computer players. Raises BadSetup for a key that is taken.
    """
    key = guest.meta.key
    if key in _guests or key in _residents():
        raise BadSetup(f"there is a game called {key!r} already")
    _guests[key] = Guest(guest, messages, bots)


def farewell(key: str) -> None:
    """Forget a guest; raises BadSetup if there is none of that key."""
    if _guests.pop(key, None) is None:
        raise BadSetup(f"there is no guest called {key[:40]!r}")


def add_source(place: str) -> None:
    """Let games be found in a further folder or zip that mirrors the package's root.

    It may bring a game that is new, or the rest of one of which only the meta is here.
    """
    root = f"{place}/portsmouth/games"
    if root in games.__path__:
        return
    games.__path__.append(root)
    _residents.cache_clear()
    for module in pkgutil.iter_modules([root]):
        package = importlib.import_module(f"{games.__name__}.{module.name}")
        folder = f"{root}/{module.name}"
        if folder not in package.__path__:
            package.__path__.append(folder)


def _guest(key: str) -> Guest | None:
    """The guest of a key, None for a game of the package; raises BadSetup for neither."""
    if key not in _guests and key not in _residents():
        raise BadSetup(f"there is no game called {key[:40]!r}")
    return _guests.get(key)


@cache
def _residents() -> tuple[str, ...]:
    """The keys of the games in the package."""
    return tuple(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)
