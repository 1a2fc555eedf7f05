"""The lines that are worth a look at each step of a turn."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

from portsmouth.bots.search.evaluator import Line
from portsmouth.core.game import Game
from portsmouth.core.types import Action
from portsmouth.games.victory.bots.hand_worth import card_worth, missing
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import hands, repairs, scoring, ships
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    CANNONS,
    FIELD_COST,
    FIELDS,
    MERCHANT,
    METAL,
    MOST_BUILDINGS,
    SHIP_COST,
    SHIPYARDS,
    Cubes,
    is_build,
)
from portsmouth.games.victory.rules.cubes import ONE, TRADES, covers, minus, pay, plus
from portsmouth.games.victory.rules.scoring import has_field
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.base import DECLINE, DONE

MOST_TRADES = 3
"""Trades in a row that are looked at."""
HORIZON = 5
"""Rounds that are taken to be left when cards are discarded."""


def lines(game: Game[VictoryState], s: VictoryState, seat: int) -> list[Line]:
    """Return the lines to search; there is always at least one."""
    step = s.frames[-1][0]
    if step == "trade":
        return trades(s, seat)
    if step == "repairs":
        return mends(s, seat)
    if step == "discard":
        held = set(s.ports[seat].hand)
        worst = min(held, key=lambda card: (card_worth(card, len(s.ports), HORIZON), card))
        return [(("drop", worst),)]
    if step == "merchant":
        return [(("merchant",) if MERCHANT in s.ports[seat].hand else DECLINE,)]
    if step == "play":
        return [(action,) for action in game.legal(s, seat) if _sensible(s, action)]
    if step == "voyages":
        return _voyages(game, s, seat)
    return [(action,) for action in game.legal(s, seat)]


def _voyages(game: Game[VictoryState], s: VictoryState, seat: int) -> list[Line]:
    """Return what ships may do; Churches push only the own ones (V27)."""
    return [
        (action,)
        for action in game.legal(s, seat)
        if action[0] != "push" or _mine(s, action[1], seat)
    ]


def _mine(s: VictoryState, id: str | int, seat: int) -> bool:
    return ships.the(s, int(id)).holder == seat


def _sensible(s: VictoryState, action: Action) -> bool:
    """Leave out plays that are never the best: to help another's ship, to hinder one's own."""
    if action[0] == "full":
        return _mine(s, action[1], s.active)
    if action[0] == "storm":
        return not _mine(s, action[1], s.active)
    return True


def mends(s: VictoryState, seat: int) -> list[Line]:
    """Return nothing, one repair, or as many as can be paid of a track, the first die first."""
    found: list[Line] = []
    seen: set[tuple[int, int, int]] = set()
    for ship, die, payment in repairs.candidates(s):
        track, _ = repairs.split(die)
        if (ship.id, track, payment) in seen or repairs.refusal(s, ship, payment) is not None:
            continue
        seen.add((ship.id, track, payment))
        found.append((("repair", ship.id, die, payment),))
    return [*found, (DONE,)]


def trades(s: VictoryState, seat: int) -> list[Line]:
    """Return nothing, the trades that pay for something in the hand, and those that make a set."""
    held = s.ports[seat].cubes
    most = 1 - s.trades if s.rules.trades_per_turn else MOST_TRADES
    found: dict[Line, None] = {(DONE,): None}
    for cost in costs(s, seat):
        if not covers(held, cost):
            for way in islice(ways(held, cost, most), 3):
                found[tuple(way)] = None
    for number, paid in enumerate(TRADES):
        if most > 0 and covers(held, paid):
            for kind in range(4):
                after = plus(minus(held, paid), ONE[kind])
                if scoring.sets(s, after) > scoring.sets(s, held):
                    found[(("trade", number, kind),)] = None
    return [line for line in found if _payable(s, line)]


def _payable(s: VictoryState, line: Line) -> bool:
    """Return whether the bank has what the trades ask for, and they are legal (R65)."""
    held, bank = s.ports[s.active].cubes, s.bank
    for action in line:
        if action == DONE:
            continue
        paid, kind = TRADES[int(action[1])], int(action[2])
        if max(paid) == 2 and paid[kind]:
            return False
        bank = plus(bank, paid)
        if not covers(held, paid) or not bank[kind]:
            return False
        held, bank = plus(minus(held, paid), ONE[kind]), minus(bank, ONE[kind])
    return True


def costs(s: VictoryState, seat: int) -> list[Cubes]:
    """Return the costs of what the hand could be played for."""
    port = s.ports[seat]
    builds = [card for card in port.hand if is_build(card)]
    if not builds or not s.plays:
        return []
    found = [FIELD_COST[field] for field in range(len(FIELDS)) if not has_field(port, field)]
    if len(port.buildings) <= MOST_BUILDINGS:
        found += [BUILDING_COST[each] for each in sorted({BUILDING_OF[card] for card in builds})]
    if has_field(port, SHIPYARDS):
        found.append(SHIP_COST)
    return found


@lru_cache(maxsize=1 << 13)
def ways(held: Cubes, cost: Cubes, most: int) -> tuple[Line, ...]:
    """Return ways to trade until a cost can be paid, the fewest trades first."""
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


def counted(s: VictoryState, seat: int, action: Action) -> VictoryState:
    """Return the position after a choice at the count of cannons; no dice are thrown (V50, V29)."""
    after = s.copy()
    fight = combat.fight_of(after)
    side = combat.side_of(fight, seat)
    if action[0] == "cannons":
        hands.discard(after, seat, CANNONS)
        fight.cards = combat.put(fight.cards, side, fight.cards[side] + 1)
    elif action[0] == "foundry":
        pay(after, seat, ONE[METAL])
        fight.foundries = combat.put(fight.foundries, side, fight.foundries[side] + 1)
    return after
