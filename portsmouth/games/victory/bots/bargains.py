"""Trades, each together with what it is for: a purchase of the same turn, or points of a set.

Who trades for nothing has fewer cubes, and what he lacks can still be traded for when it is bought.
So a line goes on to the play that it pays for, and what was traded for is not traded away.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from portsmouth.bots.search.evaluator import Line
from portsmouth.core.game import Game
from portsmouth.core.types import Action
from portsmouth.games.victory.bots.hand_worth import missing
from portsmouth.games.victory.rules import scoring, ships, trades
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    FIELD_COST,
    FIELDS,
    MOST_BUILDINGS,
    NONE,
    SHIP_COST,
    SHIPYARDS,
    SUPPLY,
    Cubes,
    is_build,
)
from portsmouth.games.victory.rules.cubes import ONE, TRADES, covers, minus, plus
from portsmouth.games.victory.rules.scoring import has_field
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.base import DONE

MOST_TRADES = 3
"""Trades in a row that are looked at."""
FEW_WAYS = 3
"""Ways to trade for one purchase that are looked at."""
Purchase = tuple[Cubes, list[Action]]
"""A cost, and the plays that it pays for."""
AFTERWARDS = frozenset({"rest", "launch", "fire"})
"""What spends no cube, and gains none that would have made the set as well."""
FREE = frozenset({"full", "storm"})
"""Plays after which another card may be played (V57, V58)."""


def lines(game: Game[VictoryState], s: VictoryState, seat: int) -> list[Line]:
    """Return the ways through the step of trades; the first is to trade nothing."""
    found: dict[Line, None] = {(DONE,): None}
    held = s.ports[seat].cubes
    most = 1 - s.trades if s.rules.trades_per_turn else MOST_TRADES
    for cost, plays in purchases(s, seat):
        for way in islice(ways(held, cost, most), FEW_WAYS):
            left = minus(_traded(held, way), cost)
            for more in ((), *set_trades(s, left, most - len(way))):
                line = (*way, *more)
                if line and _legal_and_one_way(s, line):
                    end = _leave(s, line)
                    found |= dict.fromkeys((*line, *end, play) for play in plays)
    for line in set_trades(s, held, most):
        if _legal_and_one_way(s, line):
            found |= dict.fromkeys(_endings(game, s, (*line, *_leave(s, line))))
    return list(found)


def purchases(s: VictoryState, seat: int) -> list[Purchase]:
    """Return what the hand can be played for, if only the cubes are there."""
    port = s.ports[seat]
    builds = [card for card in port.hand if is_build(card)]
    if not builds or not s.plays:
        return []
    found: list[Purchase] = [
        (FIELD_COST[field], [("found", field, card) for card in sorted({*builds})])
        for field in range(len(FIELDS))
        if not has_field(port, field)
    ]
    for card in sorted({*builds}):
        plays: list[Action] = [("build", card)]
        if len(port.buildings) >= MOST_BUILDINGS:
            plays = [("rebuild", card, old) for old in port.buildings]
        found.append((BUILDING_COST[BUILDING_OF[card]], plays))
    if has_field(port, SHIPYARDS) and ships.free_id(s, seat) != NONE:
        found.append((SHIP_COST, [("lay", card) for card in sorted({*builds})]))
    return found


def set_trades(s: VictoryState, held: Cubes, most: int) -> list[Line]:
    """Return trades, one or two in a row, each of which gains points of sets (V85)."""
    found: list[Line] = []
    for number, paid in enumerate(TRADES):
        if most > 0 and covers(held, paid):
            for kind in range(4):
                after = plus(minus(held, paid), ONE[kind])
                there = after[kind] <= SUPPLY[kind]
                if there and scoring.sets(s, after) > scoring.sets(s, held):
                    trade = ("trade", number, kind)
                    found.append((trade,))
                    found += [(trade, *more) for more in set_trades(s, after, min(most - 1, 1))]
    return found


def _traded(held: Cubes, line: Line) -> Cubes:
    for action in line:
        held = plus(minus(held, TRADES[int(action[1])]), ONE[int(action[2])])
    return held


def _legal_and_one_way(s: VictoryState, line: Line) -> bool:
    """Return whether trades are legal, and no kind is both gained and paid (R65)."""
    held, bank = s.ports[s.active].cubes, s.bank
    got = {int(action[2]) for action in line}
    for action in line:
        paid, kind = TRADES[int(action[1])], int(action[2])
        if any(paid[each] for each in got) or not covers(held, paid):
            return False
        bank = plus(bank, paid)
        if not bank[kind]:
            return False
        held, bank = plus(minus(held, paid), ONE[kind]), minus(bank, ONE[kind])
    return True


def _leave(s: VictoryState, line: Line) -> Line:
    """Return what ends the step after trades: nothing where no more could be traded (R85)."""
    if s.rules.trades_per_turn and s.trades + len(line) >= s.rules.trades_per_turn:
        return ()
    held, bank = _traded(s.ports[s.active].cubes, line), s.bank
    for action in line:
        bank = minus(plus(bank, TRADES[int(action[1])]), ONE[int(action[2])])
    return (DONE,) if trades.possible(held, bank) else ()


def _endings(game: Game[VictoryState], s: VictoryState, line: Line) -> Iterator[Line]:
    """Return a line that made a set, with each play after it that leaves the set whole."""
    after = s.copy()
    for action in line:
        game.apply(after, s.active, action)
    yield from _plays_after(game, after, s.active, line)


def _plays_after(
    game: Game[VictoryState], s: VictoryState, seat: int, line: Line
) -> Iterator[Line]:
    if not s.frames or s.active != seat or s.frames[-1] != ("play",):
        yield line
        return
    for action in game.legal(s, seat):
        if action[0] in AFTERWARDS:
            yield (*line, action)
        elif action[0] in FREE and sensible(s, action):
            child = s.copy()
            game.apply(child, seat, action)
            yield from _plays_after(game, child, seat, (*line, action))


def sensible(s: VictoryState, action: Action) -> bool:
    """Leave out plays that are never the best: to help another's ship, to hinder one's own."""
    if action[0] in FREE:
        own = ships.the(s, int(action[1])).holder == s.active
        return own == (action[0] == "full")
    return True


@lru_cache(maxsize=1 << 13)
def ways(held: Cubes, cost: Cubes, most: int) -> tuple[Line, ...]:
    """Return ways to trade until a cost can be paid, the fewest cubes first."""
    if missing(held, cost) > most:
        return ()
    spare = [have - need for have, need in zip(held, cost, strict=True)]
    wanted = next((kind for kind in range(4) if spare[kind] < 0), None)
    if wanted is None:
        return ((),)
    found: list[Line] = []
    for number, paid in enumerate(TRADES):
        if all(part <= max(0, left) for part, left in zip(paid, spare, strict=True)):
            after = plus(minus(held, paid), ONE[wanted])
            found += [(("trade", number, wanted), *rest) for rest in ways(after, cost, most - 1)]
    return tuple(sorted(found, key=lambda line: (_spent(line), line)))


def _spent(line: Line) -> int:
    return sum(sum(TRADES[int(action[1])]) for action in line)
