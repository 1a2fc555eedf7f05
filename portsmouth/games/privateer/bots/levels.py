"""The levels of Privateer's bots: Landsman, Lieutenant, Admiral."""

from __future__ import annotations

from portsmouth.bots.beam_bot import BeamBot
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.games.privateer.bots.evaluation import PrivateerEvaluator
from portsmouth.games.privateer.bots.trader import Trader
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.state import PrivateerState

BUDGET = {level.key: level.budget for level in META.levels}
_PLANNERS = {
    "landsman": (1, 1_000),
    "lieutenant": (3, 1_000),
    "admiral": (6, 0),
}
"""Width of the beam, and noise in thousandths of a point."""
_PLAIN = {"beam-2": BeamLimits(2, 500)}
"""A bot that is no level: it plays games on for the analysis."""


def rivalry(seats: int) -> int:
    """Return how much of what a fight takes from a rival counts as gain, in thousandths."""
    return 1000 // (seats - 1)


def bot(game: Game[PrivateerState], level: str, seats: int) -> Bot[PrivateerState]:
    """Return the bot of a level, or a plain one: ``beam-2``, or the yardstick ``trader``.

    Raises BadSetup for an unknown level.
    """
    if level == "trader":
        return Trader(game)
    evaluator = PrivateerEvaluator(game, rivalry(seats))
    if level in _PLAIN:
        return BeamBot(game, evaluator, _PLAIN[level])
    if level not in _PLANNERS:
        raise BadSetup(f"there is no captain {level[:40]!r}")
    width, blur = _PLANNERS[level]
    return BeamBot(game, evaluator, BeamLimits(width, BUDGET[level]), blur)
