"""What to do in a port: whole port actions that are worth a look, as lines (W24, W89-W96)."""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.bots.search.evaluator import Line
from portsmouth.core.types import Action
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.race.stand import DEAR
from portsmouth.games.war.rules import harbours, market, visits
from portsmouth.games.war.rules.components import (
    CREW,
    EXPORTS,
    GOODS,
    HOLD,
    HULL,
    SAILS,
    SHIP_COST,
    SMUGGLER,
    WAYS,
)
from portsmouth.games.war.rules.fleet import holds, most_value
from portsmouth.games.war.state import NO_BUSINESS, REPAIR, TRADE, WarState
from portsmouth.games.war.steps.base import DONE, STORM
from portsmouth.games.war.steps.port_options import BOARD, BUY, LETTER, MEND, SELL, SHIP, SMUGGLE

GOALS: tuple[int, ...] = tuple(sorted({SHIP_COST, *(way.gold for way in WAYS)}))
"""Sums of gold for which crates are sold even at 1."""

LEAST = 8
"""Gold and cargo without which no letter is taken."""


def visits_worth_a_look(s: WarState, seat: int) -> list[Line]:
    """Return whole port actions that can be done here, each ended.

    To do nothing is looked at only where nothing can be traded or mended: it would put off what is
    as good next turn.
    """
    found: dict[Line, None] = {}
    if visits.trade_refusal(s) is None:
        for line in trades(s, seat):
            found[*line, DONE] = None
    if visits.closed_refusal(s, REPAIR) is None:
        for line in repairs(s, seat):
            found[*line, DONE] = None
    if s.business == NO_BUSINESS:
        for line in strokes(s, seat):
            found[line] = None
    if not any(line[-1] == DONE for line in found):
        found[(DONE,)] = None
    return list(found)


def strokes(s: WarState, seat: int) -> list[Line]:
    """Return the port actions of one stroke, and an attack on the port (S74)."""
    port = visits.port_visited(s)
    found: list[Line] = []
    if visits.ship_refusal(s, seat) is None:
        found.append((SHIP,))
    if visits.board_refusal(s, seat) is None:
        found.append((BOARD,))
    if visits.letter_refusal(s, seat) is None and wants_letter(s.convoys[seat]):
        found.append((LETTER,))
    if harbours.target_refusal(s, seat, port) is None:
        found.append((STORM[port],))
    return found


def wants_letter(convoy: Convoy) -> bool:
    """Return whether a letter is worth a look: the first one, with something left to trade with."""
    return not convoy.letters and convoy.gold + DEAR * sum(convoy.hold) >= LEAST


def trades(s: WarState, seat: int) -> list[Line]:
    """Return trades: what sells dear sold, the hold filled, or gold kept for a ship or a win."""
    convoy, port = s.convoys[seat], visits.port_visited(s)
    sells = tuple(
        SELL[good][held]
        for good, held in enumerate(convoy.hold)
        if held and good not in EXPORTS[port] and not s.bought >> good & 1
    )
    cheap = tuple(
        SELL[good][held]
        for good, held in enumerate(convoy.hold)
        if held and good in EXPORTS[port] and not s.bought >> good & 1
    )
    sold = sum(int(each[2]) for each in sells)
    gold = convoy.gold + DEAR * sold
    free = HOLD[convoy.ships] - sum(convoy.hold) + sold
    found: list[Line] = [sells]
    for kept in dict.fromkeys((0, *(goal for goal in GOALS if goal <= gold))):
        found.append((*sells, *purchases(s, port, sells, gold - kept, free)))
    for goal in GOALS:
        if gold < goal <= gold + sum(int(each[2]) for each in cheap):
            found.append((*sells, *cheap))
    if s.business == NO_BUSINESS and holds(convoy, SMUGGLER):
        first = smuggled(s, convoy, port, sells, free)
        spent = sum(int(each[2]) for each in first)
        rest = purchases(s, port, sells, gold - spent, free - spent)
        found.append((SMUGGLE, *sells, *first, *rest))
    return [line for line in found if line]


def purchases(s: WarState, port: int, sells: Line, gold: int, free: int) -> Line:
    """Return the purchase of exports that fills the hold, of the fullest stock first."""
    sold = {int(each[1]) for each in sells}
    found: list[Action] = []
    for good in sorted(EXPORTS[port], key=lambda each: (-s.sheet[each], each)):
        count = min(s.sheet[good], gold, free)
        if count > 0 and good not in sold and not s.sold >> good & 1:
            found.append(BUY[good][count])
            gold -= count
            free -= count
    return tuple(found)


def smuggled(s: WarState, convoy: Convoy, port: int, sells: Line, free: int) -> Line:
    """Return the crates that Smugglers Contact makes cheap: those that cost 2 elsewhere (K17)."""
    sold = {int(each[1]) for each in sells}
    left = min(market.CHEAP_CRATES, free, convoy.gold)
    found: list[Action] = []
    for good in sorted(range(len(GOODS)), key=lambda each: (-s.sheet[each], each)):
        count = min(left, s.sheet[good])
        if good not in EXPORTS[port] and good not in sold and count > 0:
            found.append(BUY[good][count])
            left -= count
    return tuple(found)


def repairs(s: WarState, seat: int) -> list[Line]:
    """Return repairs: hull, crew, all in this order, as far as the gold goes (W28, W91)."""
    if s.business == TRADE:
        return []
    found = [
        mended(s, seat, values)
        for values in ((HULL,), (CREW,), (SAILS,), (HULL, CREW), (HULL, CREW, SAILS))
    ]
    return [line for line in dict.fromkeys(found) if line]


def mended(s: WarState, seat: int, values: Iterable[int]) -> Line:
    """Return the repair of values one after the other."""
    convoy, port = s.convoys[seat], visits.port_visited(s)
    price, gold, most = harbours.repair_price(s, convoy, port), convoy.gold, most_value(convoy)
    found: list[Action] = []
    for value in values:
        count = min(gold // price, most - convoy.values[value])
        if count > 0:
            found.append(MEND[value][count])
            gold -= count * price
    return tuple(found)
