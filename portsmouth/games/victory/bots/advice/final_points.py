"""The points that a seat is expected to end with, for what an analysis tells.

Values of positions are rounds of a race, and the rivals' count against them: an own round and one
of a rival's would be told twice as points. Here the first to 15 ends the game; the others have as
many points less as they are rounds behind, though never less than now. The bonus for declaring goes
to whoever is first.
"""

from __future__ import annotations

from portsmouth.bots.search.evaluator import POINT
from portsmouth.games.victory.bots import fights, threats
from portsmouth.games.victory.bots.standing import standing
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import BONUS, GOAL, NONE
from portsmouth.games.victory.state import VictoryState

CLOSE = 3000
"""So far behind, in thousandths of a round, nobody is expected to be first.

With a point for each round this is the nearest to 75 games of Lieutenants: from the turns of a
game the lead at its end is told to 5 or 6 points, where 6 to 8 would be to tell it as none.
"""


def final_points(s: VictoryState, seat: int) -> int:
    """Return the points in thousandths, by what the seat sees; a fight at hand by its odds."""
    if s.fight and s.frames and seat in s.fight.seats:
        return fights.value(s, seat, lambda after, who: settled(after, who, seat))
    return settled(s, seat, seat) - threats.danger(s, seat)


def settled(s: VictoryState, seat: int, viewer: int) -> int:
    """Return the same where nobody fights; of hands but the viewer's only the size is known."""
    if not s.frames or s.declarer != NONE:
        return POINT * scoring.final_points(s, seat)
    rounds = [standing(s, each, each == viewer).rounds for each in range(len(s.ports))]
    mine = rounds.pop(seat)
    first = min(rounds)
    ahead = max(-CLOSE, min(CLOSE, first - mine))
    bonus = POINT * BONUS * (CLOSE + ahead) // (2 * CLOSE)
    had = POINT * scoring.points(s, seat)
    return max(had, POINT * GOAL - max(0, mine - first)) + bonus
