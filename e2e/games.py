"""The games that saves, kills and releases are tried with: a sister game adds itself."""

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

    def folder(self) -> Path:
        """The built site; the made-up game's is built if it is not there."""
        if not self.made_up:
            return DIST
        from e2e.made_up.conftest import BUILT, build  # noqa: PLC0415 - only where it is needed

        build()
        return BUILT


GAMES = (PlayedGame("portsmouth", "Landsman"), PlayedGame("signals", "Powder monkey", made_up=True))
