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

LEVELS = (
    Level("landsman", 40),
    Level("midshipman", 200),
    Level("petty_officer", 400),
    Level("lieutenant", 1_000),
    Level("captain", 4_000),
    Level("admiral", 16_000),
)
_WIDTHS = {
    "landsman": 1,
    "midshipman": 2,
    "petty_officer": 4,
    "lieutenant": 8,
    "captain": 32,
}
_ADMIRAL = Plan(
    own=Reach(64, 10_000),
    stages=((6, 1), (4, 1), (3, 2), (2, 2)),
    single=((4, 2), (2, 2)),
    single_budget=3_000,
    theirs=Reach(4, 1_000),
    again=Reach(8, 2_000),
    trust=100,
)


def weights(seats: int) -> Weights:
    """What the best captains judge by, and advice is given by, for so many seats."""
    return fitted(seats)


def captain(game: Game[PortsmouthState], level: str, seats: int) -> Captain[PortsmouthState]:
    """The captain of a level; raises BadSetup for a level that there is not."""
    found = next((each for each in LEVELS if each.key == level), None)
    if found is None:
        raise BadSetup(f"there is no captain {level[:40]!r}")
    judge = Judge(weights(seats))
    if level == "admiral":
        return Foresight(game, judge, _ADMIRAL)
    return Planner(game, judge, Reach(_WIDTHS[level], found.budget))
