"""The levels of Victory's bots: Landsman, Midshipman, Lieutenant, Captain, Admiral."""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.bots.beam_bot import BeamBot
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.games.victory.bots.baselines import BASELINES
from portsmouth.games.victory.bots.evaluation import VictoryEvaluator
from portsmouth.games.victory.bots.gunner import Gunner
from portsmouth.games.victory.bots.voyager import Foresight, Voyager
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.state import VictoryState

BUDGET = {level.key: level.budget for level in META.levels}


class Skill(NamedTuple):
    """What a level looks at: the beam, the lines in which a turn is finished in thought.

    ``noise`` is in thousandths of a point; ``throws`` are those of a fight's round, 0 for who only
    fires ball.
    """

    width: int
    further: int
    noise: int
    throws: int


SKILLS = {
    "landsman": Skill(1, 1, 4_000, 0),
    "midshipman": Skill(2, 1, 2_000, 4),
    "lieutenant": Skill(3, 1, 1_000, 8),
    "captain": Skill(5, 2, 500, 16),
    "admiral": Skill(8, 4, 0, 48),
}
AHEAD = {"admiral": Foresight(6, 2, 2)}
"""Who looks beyond the own turn."""
PLAIN = {"beam-2": (Skill(2, 1, 0, 8), 500)}
"""A bot that is no level: it plays games on for the analysis."""


def rivalry(seats: int) -> int:
    """Return how much the rivals' values count against the own one, in thousandths."""
    return 1000 if seats == 2 else 500


def bot(game: Game[VictoryState], level: str, seats: int) -> Bot[VictoryState]:
    """Return the bot of a level, or a plain one, or a yardstick: ``builder``, ``hoarder``.

    Raises BadSetup for an unknown level.
    """
    if level in BASELINES:
        return BASELINES[level](game)
    if level in PLAIN:
        skill, budget = PLAIN[level]
    elif level in SKILLS:
        skill, budget = SKILLS[level], BUDGET[level]
    else:
        raise BadSetup(f"there is no captain {level[:40]!r}")
    evaluator = VictoryEvaluator(game, rivalry(seats), skill.further)
    limits = BeamLimits(skill.width, budget)
    if level in AHEAD:
        voyager = Voyager(game, evaluator, limits, AHEAD[level])
        return Gunner(game, evaluator, voyager, skill.throws)
    planner = BeamBot(game, evaluator, limits, skill.noise)
    return Gunner(game, evaluator, planner, skill.throws)
