"""The levels of War on the High Seas: Swabber, Mate, Master."""

from __future__ import annotations

from portsmouth.bots.beam_bot import BeamBot
from portsmouth.bots.bot import Bot
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.games.war.bots.evaluation import WarEvaluator
from portsmouth.games.war.bots.raider import Raider
from portsmouth.games.war.bots.swabber import Swabber
from portsmouth.games.war.meta import META
from portsmouth.games.war.state import WarState

BUDGET = {level.key: level.budget for level in META.levels}
WIDTH = 3
MATES_NOISE = 1_000
"""Thousandths of a point by which the Mate may misjudge a line either way.

He never attacks, but alone: there trade takes him to no win in time, and ports do.
"""


def bot(game: Game[WarState], level: str, seats: int) -> Bot[WarState]:
    """Return the bot of a level, or a plain one: ``beam-2``, ``raider``, the yardstick ``trader``.

    The trader is the Swabber by another name. Raises BadSetup for an unknown level.
    """
    if level in ("swabber", "trader"):
        return Swabber(game)
    if level == "raider":
        return Raider(game)
    if level == "beam-2":
        return BeamBot(game, WarEvaluator(game), BeamLimits(2, 200))
    if level == "mate":
        merchant = WarEvaluator(game, rivalry=0, bold=seats == 1)
        return BeamBot(game, merchant, BeamLimits(WIDTH, BUDGET[level]), MATES_NOISE)
    if level == "master":
        return BeamBot(game, WarEvaluator(game), BeamLimits(WIDTH, BUDGET[level]))
    raise BadSetup(f"there is no captain {level[:40]!r}")
