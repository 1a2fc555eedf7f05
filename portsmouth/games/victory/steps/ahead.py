"""What may be played once trading is done, so that one confirmation does both (V12, V13).

A play that lacks cubes is offered with the trades that bring them.
"""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.option import Option, Refusal
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, scoring, trades
from portsmouth.games.victory.rules.components import Cubes
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps import play_words as words
from portsmouth.games.victory.steps.base import DONE
from portsmouth.games.victory.steps.play import Play

Line = tuple[Action, ...]


MOST_TRADES = 3
"""More trades are not proposed for one play."""


def plays_ahead(s: VictoryState, seat: Seat) -> list[Option]:
    """Return the options of the play step as they stand in the trade step.

    What could be played at once is refused with the remedy to leave the step; what only lacks cubes
    has the trades before it, of several ways the one that keeps most points, then most cubes.
    """
    if not (s.plays and s.ports[seat].hand):
        return []
    return [_later(s, each) for each in Play().options(s, seat)]


def _later(s: VictoryState, option: Option) -> Option:
    """Return an option with what has to be done before it."""
    if option.refusal is None:
        return option._replace(refusal=Refusal("after_trade", "V6", remedy=(DONE,)))
    if option.refusal.code != "missing_cubes":
        return option
    held, cost = s.ports[s.active].cubes, words.cost(option.action)
    most = s.rules.trades_per_turn - s.trades if s.rules.trades_per_turn else MOST_TRADES
    able = list(_ways(s.bank, held, cost, most))
    if not able:
        return option
    swaps, _ = max(able, key=lambda each: (scoring.sets(s, each[1]), sum(each[1])))
    twin = s.copy()
    for _, number, kind in swaps:
        trades.trade(twin, cubes.TRADES[int(number)], int(kind))
    left = (DONE,) if trades.can_trade(twin) else ()  # else the step is passed over (R85)
    return option._replace(refusal=option.refusal._replace(remedy=(*swaps, *left)))


def _ways(bank: Cubes, held: Cubes, cost: Cubes, most: int) -> Iterator[tuple[Line, Cubes]]:
    """Yield trades of cubes to spare that bring what a cost lacks, with what is left (V12, R65)."""
    short = cubes.short_of(held, cost)
    if sum(short) > most:
        return
    if not any(short):
        yield (), cubes.minus(held, cost)
        return
    wanted = next(kind for kind, count in enumerate(short) if count)
    spare = [max(0, have - need) for have, need in zip(held, cost, strict=True)]
    for number, paid in enumerate(cubes.TRADES):
        enough = all(part <= left for part, left in zip(paid, spare, strict=True))
        if enough and (bank[wanted] or paid[wanted]):
            got = cubes.ONE[wanted]
            there = cubes.minus(cubes.plus(bank, paid), got)
            after = cubes.plus(cubes.minus(held, paid), got)
            for rest, left in _ways(there, after, cost, most - 1):
                yield (("trade", number, wanted), *rest), left
