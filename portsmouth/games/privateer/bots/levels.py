"""The levels of Privateer's bots."""

from __future__ import annotations

from portsmouth.bots.beam_bot import BeamBot
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.games.privateer.bots.evaluation import PrivateerEvaluator
from portsmouth.games.privateer.bots.trader import Trader
from portsmouth.games.privateer.state import PrivateerState

_PLANNERS = {
    "landsman": (1, 1_000),
    "lieutenant": (6, 0),
}
"""Width of the beam, and noise in thousandths of a point."""


def rivalry(seats: int) -> int:
    """Return how much of a rival's loss counts as gain, in thousandths."""
    return 1000 // (seats - 1)


def bot(game: Game[PrivateerState], level: str, seats: int) -> Bot[PrivateerState]:
    """Return the bot of a level, or a plain one.

    Raises BadSetup for an unknown level.
    """
    if level == "trader":
        return Trader(game)
    if level not in _PLANNERS:
        raise BadSetup(f"there is no captain {level[:40]!r}")
    width, blur = _PLANNERS[level]
    evaluator = PrivateerEvaluator(game, rivalry(seats))
    return BeamBot(game, evaluator, BeamLimits(width, 4_000), blur)
