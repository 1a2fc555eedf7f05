"""The six levels of Portsmouth's bots, from Landsman to Admiral."""

from __future__ import annotations

from portsmouth.bots.beam_bot import BeamBot
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.bots.search.lookahead import RolloutBot, RolloutLimits
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.games.portsmouth.bots.evaluation import PortsmouthEvaluator, fitted
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.state import PortsmouthState

BUDGET = {level.key: level.budget for level in META.levels}
_PLANNERS = {
    "landsman": (2, 1_500),
    "midshipman": (3, 2_000),
    "petty_officer": (4, 1_500),
    "lieutenant": (4, 0),
    "captain": (20, 0),
}
"""Width of the beam, and noise in thousandths of a point."""
_PLAIN = {"beam-2": BeamLimits(2, 500), "beam-128": BeamLimits(128, 1_000_000)}
"""Bots that are no levels: the one that plays games on for the analysis, the Admiral's measure."""
_DUEL = RolloutLimits(
    own=BeamLimits(128, BUDGET["admiral"]),
    stages=((8, 2), (4, 4)),
    single=((4, 2),),
    single_budget=3_000,
    theirs=BeamLimits(4, 1_000),
    again=BeamLimits(8, 2_000),
    trust=50,
)
_ADMIRAL = {
    2: _DUEL,
    3: _DUEL._replace(
        stages=((6, 3), (3, 6)), theirs=BeamLimits(2, 500), again=BeamLimits(4, 1_000)
    ),
    4: _DUEL._replace(
        stages=((6, 3), (3, 6)), theirs=BeamLimits(2, 500), again=BeamLimits(4, 1_000)
    ),
}
"""With more seats more of them move before the next own turn: narrower beams, more samples."""


def bot(game: Game[PortsmouthState], level: str, seats: int) -> Bot[PortsmouthState]:
    """Return the bot of a level, or a plain one.

    Raises BadSetup for an unknown level.
    """
    evaluator = PortsmouthEvaluator(fitted(seats))
    if level == "admiral":
        return RolloutBot(game, evaluator, _ADMIRAL[seats])
    if level in _PLAIN:
        return BeamBot(game, evaluator, _PLAIN[level])
    if level not in _PLANNERS:
        raise BadSetup(f"there is no captain {level[:40]!r}")
    width, blur = _PLANNERS[level]
    return BeamBot(game, evaluator, BeamLimits(width, BUDGET[level]), blur)
