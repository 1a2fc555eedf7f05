"""What a position is worth to a seat: 15 points, less what the missing rounds are worth.

The rounds of the rivals count against it in part, and the fight at hand by its odds. Only what the
seat sees is looked at: of other hands the size, of the pile nothing.
"""

from __future__ import annotations

from collections.abc import Hashable

from portsmouth.bots.search.evaluator import POINT, Evaluator, Line, Terms
from portsmouth.core.game import Game
from portsmouth.games.victory.bots import fights, threats, turn_plans
from portsmouth.games.victory.bots.foresight import finished, played
from portsmouth.games.victory.bots.standing import everything, standing
from portsmouth.games.victory.rules import duels, scoring
from portsmouth.games.victory.rules.components import GOAL, NONE
from portsmouth.games.victory.state import Ship, VictoryState

PACE = 1000
"""The value of a round, in thousandths of a point."""
VICTORY = 6 * POINT
"""The value of being ahead once somebody has declared."""
LEAD = 300
"""The value of each point of that lead."""
UNPLAYED = 300
"""What a card that may still be played in the turn is worth."""


MOST_KNOWN = 1 << 15
"""Values of seats that are kept."""


class VictoryEvaluator(Evaluator[VictoryState]):
    """The evaluator of Victory on the High Sea."""

    def __init__(self, game: Game[VictoryState], rivalry: int = 500, width: int = 4) -> None:
        self.game = game
        self.legal = game.legal
        self.rivalry = rivalry
        """How much of the rivals' mean and best value counts against the own, in thousandths."""
        self.width = width
        """How many lines are kept where a turn is finished in thought."""
        self._known: dict[Hashable, int] = {}

    def seats(self, s: VictoryState) -> int:
        return len(s.ports)

    def candidates(self, s: VictoryState, seat: int) -> list[Line]:
        return turn_plans.lines(self.game, s, seat)

    def leaf_state(self, s: VictoryState, seat: int, line: Line) -> VictoryState | None:
        """Return the position after a line that ends the turn, its own draw, or a single answer.

        Where the turn goes on behind the draw, it is finished in thought with an unknown card.
        """
        step = s.frames[-1][0]
        if step == "arm":
            return s
        if step == "count":
            return turn_plans.counted(s, seat, line[0])
        after = played(self.game, s, line)
        if not after.frames or s.active != seat or after.active != seat or after.round != s.round:
            return after
        if after.fight or step in ("place", "answer", "outfit"):
            return after
        if self.foreseen(s, after, seat):
            return None
        return finished(self.game, self, after, seat, self.width)

    def foreseen(self, before: VictoryState, after: VictoryState, seat: int) -> bool:
        """Return whether nothing unforeseen has come: no draw, no question to somebody else.

        Who has other cubes than before was asked for one by his Commerce (V17).
        """
        if len(after.pile) != max(1, len(before.pile)) or self.game.actors(after) != (seat,):
            return False
        ports = zip(before.ports, after.ports, strict=True)
        return all(was.cubes == now.cubes or who == seat for who, (was, now) in enumerate(ports))

    def transposition_key(self, s: VictoryState, seat: int) -> Hashable:
        port = s.ports[seat]
        return (
            s.frames,
            s.plays,
            s.pushes,
            s.free_crew,
            port.cubes,
            port.hand,
            port.fields,
            port.buildings,
            tuple([_mark(ship) for ship in s.ships]),
            s.bank,
        )

    def evaluate(self, s: VictoryState, seat: int) -> int:
        if s.fight and s.frames and seat in s.fight.seats:
            return fights.value(s, seat, lambda after, who: self.settled(after, who, seat))
        return self.settled(s, seat, seat) - threats.danger(s, seat)

    def optimistic_value(self, s: VictoryState, seat: int) -> int:
        return self.evaluate(s, seat) + UNPLAYED * (s.active == seat and s.plays > 0)

    def settled(self, s: VictoryState, seat: int, viewer: int) -> int:
        """Return the value of a position in which nobody fights, from what the viewer sees."""
        if duels.is_duel(s):
            won = duels.won(s) == (seat == duels.CHALLENGER)
            return POINT * GOAL + (VICTORY if won else -VICTORY)
        if not s.frames or s.declarer != NONE:
            return declared(s, seat)
        mine = self.own_value(s, seat, seat == viewer)
        rivals = [
            self.own_value(s, other, other == viewer)
            for other in range(len(s.ports))
            if other != seat
        ]
        return mine - self.rivalry * (sum(rivals) // len(rivals) + max(rivals)) // 2000

    def own_value(self, s: VictoryState, seat: int, known: bool) -> int:
        """Return a seat's own value: the goal, less what its missing rounds are worth."""
        mark = everything(s, seat, known)
        found = self._known.get(mark)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = POINT * GOAL - PACE * standing(s, seat, known).rounds // POINT
            self._known[mark] = found
        return found

    def breakdown(self, s: VictoryState, seat: int) -> Terms:
        worth = self.evaluate(s, seat)
        if not s.frames or s.declarer != NONE:
            return (("final", worth / POINT),)
        now = standing(s, seat, True)
        mine = POINT * GOAL - PACE * now.rounds // POINT
        settled = self.settled(s, seat, seat)
        parts = {
            "points": now.points,
            "cubes": now.cubes,
            "voyages": now.voyages,
            "hand": now.hand,
            "damage": -now.wear,
            "tempo": mine - now.points - now.cubes - now.voyages - now.hand + now.wear,
            "rivals": settled - mine,
            "fight" if s.fight else "danger": worth - settled,
        }
        return tuple((item, points / POINT) for item, points in parts.items() if points)


def _mark(ship: Ship) -> Hashable:
    """Return all that a turn may change of a ship."""
    return (
        ship.id,
        ship.holder,
        ship.voyage,
        ship.space,
        ship.damage,
        ship.upgrade,
        ship.passengers,
        ship.acted,
    )


def declared(s: VictoryState, seat: int) -> int:
    """Return the value of the last round and of the end: who is ahead, and by how much."""
    ranks = [scoring.rank(s, each) for each in range(len(s.ports))]
    totals = [scoring.final_points(s, each) for each in range(len(s.ports))]
    mine = ranks.pop(seat)
    best = max(ranks)
    lead = totals.pop(seat) - max(totals)
    won = VICTORY * ((mine > best) - (mine < best))
    return POINT * GOAL + won + LEAD * lead
