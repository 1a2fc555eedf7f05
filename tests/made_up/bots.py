"""Captains for the Duel of Signals: one that fights, one that never does, and one that muses."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot, Choice, Decision, Progress, Thinking
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.meta import Level, Meta
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.signals.game import Signals
from portsmouth.games.signals.meta import META
from portsmouth.games.signals.state import SignalsState

FAVOURITES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "timid": ("hold", "pass", "aim", "charge", "fire"),
        "bold": ("bid", "smoke", "fire", "aim"),
    }
)
"""What each likes best of what is legal; of flags, the highest."""


class Fixed(Bot[SignalsState]):
    """Takes what it likes best, one action at a time."""

    def __init__(self, game: Game[SignalsState], kind: str) -> None:
        self.game = game
        self.likes = FAVOURITES[kind]

    def think(self, s: SignalsState, seat: Seat, rng: Rng) -> Thinking:
        """Looks at each legal action once."""
        legal = self.game.legal(s, seat)
        yield Progress(len(legal), len(legal))
        return Decision((Choice((min(legal, key=self._rank),), 0.0),), len(legal))

    def _rank(self, action: Action) -> tuple[int, int]:
        verb, *rest = action
        liked = self.likes.index(str(verb)) if verb in self.likes else len(self.likes)
        return liked, -int(rest[0]) if rest else 0


class Muser(Bot[SignalsState]):
    """Chooses by the chance that it is handed, a whole line at a time."""

    def __init__(self, game: Game[SignalsState]) -> None:
        self.game = game

    def think(self, s: SignalsState, seat: Seat, rng: Rng) -> Thinking:
        """Plays on in its twin until somebody else is to decide, or the round is over."""
        line: list[Action] = []
        round_ = s.round
        while seat in self.game.actors(s) and s.round == round_:
            legal = self.game.legal(s, seat)
            line.append(legal[rng.below(len(legal))])
            self.game.apply(s, seat, line[-1])
            yield Progress(len(line), len(line))
        return Decision((Choice(tuple(line), 0.0),), len(line))


class Duel(Signals):
    """The duel with other levels."""

    meta: ClassVar[Meta] = META._replace(
        levels=tuple(Level(kind, 10) for kind in ("timid", "muser", "bold"))
    )


class DuelBots(Bots[SignalsState]):
    """The captains of those levels."""

    def bot(self, level: str, seats: int) -> Bot[SignalsState]:
        """A captain; raises BadSetup for none such."""
        if level not in [each.key for each in self.game.meta.levels]:
            raise BadSetup(f"no captain {level!r}")
        return Muser(self.game) if level == "muser" else Fixed(self.game, level)


DUEL = Duel()
BOTS = DuelBots(DUEL)
