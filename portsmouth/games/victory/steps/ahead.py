"""What may be played once trading is done, so that one confirmation does both (V12, V13).

A play that lacks cubes is offered with the trade that brings them.
"""

from __future__ import annotations

from portsmouth.core.option import Option, Refusal
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, scoring, trades
from portsmouth.games.victory.rules.components import Cubes
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps import play_words as words
from portsmouth.games.victory.steps.base import DONE
from portsmouth.games.victory.steps.play import Play


def plays_ahead(s: VictoryState, seat: Seat) -> list[Option]:
    """Return the options of the play step as they stand in the trade step.

    What could be played at once is refused with the remedy to leave the step; what only lacks cubes
    has the trade before it, of several the one that keeps most points.
    """
    if not (s.plays and s.ports[seat].hand):
        return []
    held = s.ports[seat].cubes
    swaps = [(trade, _after(held, trade)) for trade in trades.allowed(s)]
    return [_later(s, each, swaps) for each in Play().options(s, seat)]


def _after(held: Cubes, trade: Action) -> Cubes:
    """Return the cubes that a trade leaves (V12)."""
    paid, got = cubes.TRADES[int(trade[1])], cubes.ONE[int(trade[2])]
    return cubes.plus(cubes.minus(held, paid), got)


def _later(s: VictoryState, option: Option, swaps: list[tuple[Action, Cubes]]) -> Option:
    """Return an option with what has to be done before it."""
    if option.refusal is None:
        return option._replace(refusal=Refusal("after_trade", "V6", remedy=(DONE,)))
    if option.refusal.code != "missing_cubes":
        return option
    cost = words.cost(option.action)
    able = [(trade, left) for trade, left in swaps if cubes.covers(left, cost)]
    if not able:
        return option
    trade, _ = max(able, key=lambda each: scoring.sets(s, cubes.minus(each[1], cost)))
    twin = s.copy()
    trades.trade(twin, cubes.TRADES[int(trade[1])], int(trade[2]))
    left = (DONE,) if trades.can_trade(twin) else ()  # else the step is passed over (R85)
    return option._replace(refusal=option.refusal._replace(remedy=(trade, *left)))
