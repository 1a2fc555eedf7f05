"""The games that saves, kills and releases are tried with.

A game of the project adds a line here once it can be played: its key, and its weakest level as the
page names it. What tries the games takes them from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from e2e.conftest import DIST


@dataclass(frozen=True)
class PlayedGame:
    """A game, how its weakest computer player is called, and where its site is built."""

    key: str
    level: str
    made_up: bool = False
    """Is it laid over the site, as tests/made_up is?"""

    def folder(self) -> Path:
        """The built site; the made-up game's is built if it is not there."""
        if not self.made_up:
            return DIST
        from e2e.made_up.conftest import BUILT, build  # noqa: PLC0415 - only where it is needed

        build()
        return BUILT


def level_of(key: str) -> str:
    """How a game's weakest computer player is called; raises ValueError for an unknown game."""
    for game in GAMES:
        if game.key == key:
            return game.level
    raise ValueError(f"{key} is none of the games in e2e/played_games.py")


GAMES = (
    PlayedGame("portsmouth", "Landsman"),
    PlayedGame("privateer", "Landsman"),
    PlayedGame("victory", "Landsman"),
    PlayedGame("captains_sea", "Landsman"),
    PlayedGame("war", "Swabber"),
    PlayedGame("signals", "Powder monkey", made_up=True),
)
