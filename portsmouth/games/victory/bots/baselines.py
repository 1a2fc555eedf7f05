"""The yardsticks, no levels of the house: a builder and a hoarder, who go by fixed rules.

Both sail every voyage to its finish, never fire first, and fire ball at who attacks them. The
builder turns cubes into buildings and fields whenever he can; the hoarder only into yields, and
gathers sets.
"""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.bots.bot import Bot, Choice, Decision, Thinking
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.victory.bots import bargains
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    BUILDING_POINTS,
    CANNONS,
    CHURCH,
    FIELD_COST,
    FIELD_POINTS,
    FIELDS,
    FIRE_CANNONS,
    FIRST_VOYAGE,
    FULL_SAIL,
    GOAL,
    HAS_PIECE,
    HATCHES,
    HOIST,
    LETTER,
    MERCHANT,
    MOST_BUILDINGS,
    OUT_MANOEUVRE,
    PASSENGERS,
    STORM,
    TOWN_HALL,
    YIELD,
    Cubes,
    finish_of,
    is_build,
    is_voyage,
)
from portsmouth.games.victory.rules.cubes import ONE, TRADES, covers, minus, plus
from portsmouth.games.victory.rules.scoring import has_field
from portsmouth.games.victory.rules.voyages import cargo
from portsmouth.games.victory.state import VictoryState

WISHES: tuple[int, ...] = (0, 1, 3, 2)
"""Cubes of choice, the first one that is there and not held."""


KEPT = {
    PASSENGERS: 800,
    FIRE_CANNONS: 260,
    LETTER: 260,
    FULL_SAIL: 450,
    STORM: 200,
    CANNONS: 160,
    HATCHES: 60,
    OUT_MANOEUVRE: 140,
    HOIST: 60,
    MERCHANT: 1250,
}
"""What cards are worth that are neither built nor sailed, when the hand is cut."""


def kept(card: int) -> int:
    """Return what a card is worth when the hand is cut: voyages by what a round brings."""
    if is_voyage(card):
        cubes, choices = cargo(card, finish_of(card))
        worth = 430 * sum(cubes) + 500 * choices + 1000 * HAS_PIECE[card - FIRST_VOYAGE]
        return 330 + worth - 520 * (finish_of(card) + 1)
    if is_build(card):
        building = BUILDING_OF[card]
        return 1100 if building in YIELD else 200 * BUILDING_POINTS[building]
    return KEPT[card]


class Planless(Bot[VictoryState]):
    """What both have in common; ``wants`` tells them apart."""

    def __init__(self, game: Game[VictoryState]) -> None:
        self.game = game

    def think(self, s: VictoryState, seat: int, rng: Rng) -> Thinking:
        yield from ()
        return Decision((Choice((self.action(s, seat),), 0.0),), 1)

    def action(self, s: VictoryState, seat: int) -> Action:
        """Return what to do."""
        legal = self.game.legal(s, seat)
        verbs = {str(action[0]): action for action in reversed(legal)}
        match s.frames[-1][0]:
            case "voyages":
                return next((verbs[v] for v in ("sail", "push", "end") if v in verbs), legal[-1])
            case "outfit" | "any":
                held = s.ports[seat].cubes
                return min(legal, key=lambda a: (held[int(a[1])], WISHES.index(int(a[1]))))
            case "trade":
                return self._trade(s, seat, legal)
            case "play":
                return self._play(s, seat, verbs, legal)
            case "place":
                return max(legal, key=lambda a: int(a[1]).bit_count())
            case "discard":
                return min(legal, key=lambda a: (kept(int(a[1])), a))
            case "repairs":
                return legal[-1]
        return legal[0]

    def wants(self, s: VictoryState, seat: int) -> list[tuple[Action, Cubes]]:
        """Return what to build, the most wanted first, with its cost."""
        raise NotImplementedError

    def _trade(self, s: VictoryState, seat: int, legal: Sequence[Action]) -> Action:
        """Return a trade toward what is wanted most of what trades can pay, or that wins."""
        held = s.ports[seat].cubes
        for _, cost in self.wants(s, seat):
            if covers(held, cost):
                return legal[-1]
            for way in bargains.ways(held, cost, 2)[:1]:
                if way[0] in legal:
                    return way[0]
        now, points = scoring.sets(s, held), scoring.points(s, seat)
        for action in legal[:-1]:
            after = plus(minus(held, TRADES[int(action[1])]), ONE[int(action[2])])
            gain = scoring.sets(s, after) - now
            if gain > 1 or points + gain >= GOAL > points:
                return action
        return legal[-1]

    def _play(
        self, s: VictoryState, seat: int, verbs: dict[str, Action], legal: Sequence[Action]
    ) -> Action:
        """Return a voyage if a ship lies docked, else what is wanted most and can be paid."""
        if "full" in verbs and any(a[0] == "full" and self._own(s, a, seat) for a in legal):
            return next(a for a in legal if a[0] == "full" and self._own(s, a, seat))
        if "launch" in verbs:
            return verbs["launch"]
        for action, _ in self.wants(s, seat):
            if action in legal:
                return action
        return legal[-1]

    def _own(self, s: VictoryState, action: Action, seat: int) -> bool:
        return any(ship.id == action[1] and ship.holder == seat for ship in s.ships)


class Builder(Planless):
    """Builds and improves whatever he can pay, the most points for a cube first."""

    def wants(self, s: VictoryState, seat: int) -> list[tuple[Action, Cubes]]:
        port = s.ports[seat]
        builds = [card for card in port.hand if is_build(card)]
        if not builds or not s.plays:
            return []
        found: list[tuple[int, Action, Cubes]] = []
        for field in range(len(FIELDS)):
            if not has_field(port, field):
                cost = FIELD_COST[field]
                worth = 100 * FIELD_POINTS[field] // sum(cost)
                found.append((-worth, ("found", field, builds[0]), cost))
        for card in builds if len(port.buildings) < MOST_BUILDINGS else []:
            cost = BUILDING_COST[BUILDING_OF[card]]
            more = 20 * (BUILDING_OF[card] in YIELD or BUILDING_OF[card] == CHURCH)
            worth = 100 * BUILDING_POINTS[BUILDING_OF[card]] // sum(cost) + more
            found.append((-worth, ("build", card), cost))
        return [(action, cost) for _, action, cost in sorted(found)]


class Hoarder(Planless):
    """Builds yields, Town Halls and Commerce, and else keeps his cubes for sets."""

    def wants(self, s: VictoryState, seat: int) -> list[tuple[Action, Cubes]]:
        port = s.ports[seat]
        builds = [card for card in port.hand if is_build(card)]
        if not builds or not s.plays:
            return []
        found: list[tuple[Action, Cubes]] = []
        for card in builds if len(port.buildings) < MOST_BUILDINGS else []:
            if BUILDING_OF[card] in YIELD or BUILDING_OF[card] == TOWN_HALL:
                found.append((("build", card), BUILDING_COST[BUILDING_OF[card]]))
        if not has_field(port, 0):
            found.append((("found", 0, builds[0]), FIELD_COST[0]))
        return found


BASELINES = {"builder": Builder, "hoarder": Hoarder}
