"""What a position of Privateer is worth to a seat: Infamy, less what the missing rounds are worth.

A round counts as what a mean game brings in it, so that the value of a game won is the goal. Only
what the seat sees is looked at: decks and dice are never read, purses were counted (B35).
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from portsmouth.bots.search.evaluator import POINT, Evaluator, Line, Terms, Weighted
from portsmouth.core.game import Game
from portsmouth.games.privateer.bots import fights, prospects, threats, visit_plans
from portsmouth.games.privateer.bots.answers import AFTER, RULED
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import IS_MERCHANT, PORT_AT
from portsmouth.games.privateer.rules.components import (
    BUYS,
    CANNONS,
    CREW,
    GOODS,
    NONE,
    RELIC_INFAMY,
    TRACK_INFAMY,
)
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.sail import SAIL, STAY, WIND, reach, wind_refusal

PACE = 1800
"""The value of a round, in thousandths of a point: what a mean game of eleven rounds brings."""
CREW_WORTH = 60
CANNONS_WORTH = 60
"""The value of a step beyond its Infamy: tests passed, fights won."""
CAPTAIN_WORTH = (21, 32, 22, 26, 28, 25, 19, 25, 27, 27, 23, 24, 0)
"""Victories in a hundred games of four; the last is nobody."""
MOST_LEFT = 30_000
"""Rounds beyond this, in thousandths, are all alike."""


class PrivateerEvaluator(Evaluator[PrivateerState]):
    """The evaluator of Privateer."""

    chancy = True

    def __init__(self, game: Game[PrivateerState], rivalry: int = 500) -> None:
        self.legal = game.legal
        self.rivalry = rivalry
        """How much of what a fight takes from a rival counts as gain, in thousandths."""

    def seats(self, s: PrivateerState) -> int:
        return len(s.ships)

    def candidates(self, s: PrivateerState, seat: int) -> list[Line]:
        step = s.frames[-1][0]
        if step == "sail":
            return self._courses(s)
        if step in ("port", "outfit"):
            return visit_plans.visits(s, seat)
        if step in RULED:
            return [(RULED[str(step)](s, seat),)]
        return [(action,) for action in self.legal(s, seat)]

    def _courses(self, s: PrivateerState) -> list[Line]:
        """Return all places in reach, and the winds that may be set first."""
        winds = [(action,) for action in WIND if wind_refusal(s, int(action[1])) is None]
        return [*winds, *((SAIL[square],) for square in reach(s)), (STAY,)]

    def leaf_state(self, s: PrivateerState, seat: int, line: Line) -> PrivateerState | None:
        verb = line[-1][0]
        if verb in ("done", "roll", "draw", "stay"):
            return s if len(line) == 1 else visit_plans.after(s, seat, line[:-1])
        if verb == "upgrade":
            fitted = visit_plans.after(s, seat, line)
            return None if fitted.frames else fitted
        if verb == "sail":
            return self._arrived(s, seat, int(line[-1][1]))
        if verb in AFTER:
            return AFTER[str(verb)](s, seat, line[-1])
        return None

    def outcomes(self, s: PrivateerState, seat: int, line: Line) -> Weighted[PrivateerState] | None:
        """Return the positions after Harbour Gossip: any card that is not open may come (B57)."""
        verb, *port = line[-1]
        if verb != "gossip":
            return None
        found = []
        for card in sorted(s.port_deck or (*s.port_discard, s.ports[int(port[0])])):
            after = s.copy()
            after.ports = (*s.ports[: int(port[0])], card, *s.ports[int(port[0]) + 1 :])
            after.frames = (("sail",),)
            found.append((1, after))
        return tuple(found)

    def _arrived(self, s: PrivateerState, seat: int, square: int) -> PrivateerState | None:
        """Return the position after a move; None where a visit follows, in the same turn."""
        port = PORT_AT.get(square, NONE)
        if port != NONE and s.ships[seat].last_port != port:
            return None
        other = NONE if port != NONE else ships.ship_at(s, square, seat)
        after = s.copy()
        after.ships[seat].square = square
        if port == NONE and (other != NONE or square in IS_MERCHANT):
            after.attacker, after.defender = seat, other
            after.frames = (("battle",),)
        return after

    def transposition_key(self, s: PrivateerState, seat: int) -> Hashable:
        ship = s.ships[seat]
        return (
            s.frames,
            s.wind,
            s.vane_used,
            s.glass_used,
            ship.square,
            ship.silver,
            ship.cargo,
            ship.tracks,
            ship.debts,
            ship.relics,
            s.difference,
            s.goods,
            s.ports,
        )

    def evaluate(self, s: PrivateerState, seat: int) -> int:
        if s.frames and s.frames[-1][0] == "battle" and seat in (s.attacker, s.defender):
            return self._before_roll(s, seat)
        return self._calm(s, seat) - threats.danger(s, seat)

    def optimistic_value(self, s: PrivateerState, seat: int) -> int:
        return self.evaluate(s, seat)

    def _calm(self, s: PrivateerState, seat: int) -> int:
        """Return the value of a position in which nobody fights."""
        ship = s.ships[seat]
        if NONE in s.ports:
            return POINT * CAPTAIN_WORTH[ship.captain] // 10
        infamy, strength = _assets(ship.tracks, ship.relics)
        if infamy >= s.rules.goal:
            return POINT * infamy
        left = min(MOST_LEFT, prospects.rounds_to_goal(s, seat))
        return POINT * s.rules.goal - PACE * left // POINT + strength

    def _before_roll(self, s: PrivateerState, seat: int) -> int:
        """Return the mean over the fight's results; a rival's loss counts in part."""
        if s.defender == NONE:
            worth = fights.merchant_worth(s, seat, self._calm)
            return worth - threats.danger(s, seat)
        mine, theirs = fights.ships_worth(s, s.attacker, s.defender, self._calm, dearest(s))
        if seat == s.defender:
            mine, theirs = theirs, mine
        rival = s.defender if seat == s.attacker else s.attacker
        hurt = self._calm(s, rival) - theirs
        return mine + hurt * self.rivalry // 1000

    def breakdown(self, s: PrivateerState, seat: int) -> Terms:
        ship = s.ships[seat]
        infamy, strength = _assets(ship.tracks, ship.relics)
        calm = self._calm(s, seat)
        rest = self.evaluate(s, seat) - calm
        parts = {
            "infamy": POINT * infamy,
            "strength": strength,
            "prospects": calm - POINT * infamy - strength,
            "danger" if rest < 0 else "booty": rest,
        }
        return tuple((item, points / POINT) for item, points in parts.items() if points)


@lru_cache(maxsize=4096)
def _assets(tracks: tuple[int, ...], relics: tuple[int, ...]) -> tuple[int, int]:
    """Return the Infamy of tracks and Relics, and the value of Crew and Cannons beside it."""
    infamy = sum(TRACK_INFAMY[each] for each in tracks) + sum(RELIC_INFAMY[each] for each in relics)
    return max(0, infamy), CREW_WORTH * tracks[CREW] + CANNONS_WORTH * tracks[CANNONS]


def dearest(s: PrivateerState) -> tuple[int, ...]:
    """Return the goods by what all ports together pay for them, the dearest first."""
    paid = [sum(BUYS[card][good] for card in s.ports) for good in range(len(GOODS))]
    return tuple(sorted(range(len(GOODS)), key=lambda good: -paid[good]))
