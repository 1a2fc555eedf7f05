"""The six captains of Portsmouth, from Landsman to Admiral."""

from __future__ import annotations

from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.search.beam import Reach
from portsmouth.core.search.captain import Captain, Level
from portsmouth.core.search.foresight import Foresight, Plan
from portsmouth.core.search.planner import Planner
from portsmouth.games.portsmouth.captains.judge import Judge, Weights, fitted
from portsmouth.games.portsmouth.state import PortsmouthState

_PLANNERS = {
    "landsman": (Reach(2, 250), 2_000),
    "midshipman": (Reach(3, 400), 2_000),
    "petty_officer": (Reach(4, 800), 1_500),
    "lieutenant": (Reach(4, 800), 0),
    "captain": (Reach(20, 4_000), 0),
}
"""How far they look, and by how much, in thousandths of a point, they misjudge what they see."""
_DUEL = Plan(
    own=Reach(128, 16_000),
    stages=((8, 2), (4, 4)),
    single=((4, 2),),
    single_budget=3_000,
    theirs=Reach(4, 1_000),
    again=Reach(8, 2_000),
    trust=50,
)
_ADMIRAL = {
    2: _DUEL,
    3: _DUEL._replace(stages=((6, 3), (3, 6)), theirs=Reach(2, 500), again=Reach(4, 1_000)),
    4: _DUEL._replace(stages=((6, 3), (3, 6)), theirs=Reach(2, 500), again=Reach(4, 1_000)),
}
"""With more seats more of them move before one's next turn: narrower beams, more re-deals."""
LEVELS = (
    *(Level(key, reach.budget) for key, (reach, _) in _PLANNERS.items()),
    Level("admiral", _DUEL.own.budget),
)


def weights(seats: int) -> Weights:
    """What the best captains judge by, and advice is given by, for so many seats."""
    return fitted(seats)


def captain(game: Game[PortsmouthState], level: str, seats: int) -> Captain[PortsmouthState]:
    """The captain of a level, or the one that the Admiral is measured by, ``beam-128``.

    Raises BadSetup for a level that there is not.
    """
    judge = Judge(weights(seats))
    if level == "admiral":
        return Foresight(game, judge, _ADMIRAL[seats])
    if level == "beam-128":
        return Planner(game, judge, Reach(128, 1_000_000))
    if level not in _PLANNERS:
        raise BadSetup(f"there is no captain {level[:40]!r}")
    return Planner(game, judge, *_PLANNERS[level])
