"""Losing ships, starting over, and what captors get (W55, W58-W62, W108, W109, S22-S26, S84)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.core.text import player
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules import piles
from portsmouth.games.war.rules.components import (
    EMPTY_HOLD,
    HOLD,
    MOST_VALUE,
    NONE,
    SAILS,
    START_GOLD,
)
from portsmouth.games.war.rules.fleet import crates, gain_ship, most_value, room
from portsmouth.games.war.rules.world import NOWHERE
from portsmouth.games.war.state import WarState, add


def capture(s: WarState, cx: Context, captor: int, loser: int) -> list[FlowFrame]:
    """Give a ship of the loser to the captor, who gains it first (W58, W104)."""
    cx.emit("captured", seat=captor, other=player(loser))
    gain_ship(s.convoys[captor])
    return lose_ship(s, cx, loser, captor)


def sink(s: WarState, cx: Context, seat: int) -> list[FlowFrame]:
    """Sink a ship of a convoy without hull (W55, W105)."""
    cx.emit("sunk", seat=seat)
    return lose_ship(s, cx, seat, NONE)


def lose_ship(s: WarState, cx: Context, seat: int, captor: int) -> list[FlowFrame]:
    """Take a ship off a convoy, and return what must be asked for it (W108, S22, S25)."""
    convoy = s.convoys[seat]
    if convoy.ships == 1:
        return start_over(s, cx, seat, captor)
    convoy.ships -= 1
    most = most_value(convoy)
    convoy.values = (min(most, convoy.values[SAILS]), most, most)
    over = crates(convoy) - HOLD[convoy.ships]
    return [("give", seat, over, captor)] if over > 0 else []


def start_over(s: WarState, cx: Context, seat: int, captor: int) -> list[FlowFrame]:
    """Begin afresh with one ship and 4 gold at a port to be chosen (W62, S26, S82)."""
    convoy = s.convoys[seat]
    asked = _hand_over(s, convoy, captor)
    s.discards = (*s.discards, *convoy.hand)
    piles.lay_aside(s, seat)
    convoy.hand = ()
    convoy.letters = 0
    convoy.pirate = False
    convoy.ships = 1
    convoy.values = (MOST_VALUE[1],) * 3
    convoy.gold = START_GOLD
    convoy.hold = EMPTY_HOLD
    convoy.at = NOWHERE
    convoy.dear = 0
    cx.emit("starts_over", seat=seat)
    return [*asked, ("again", seat)]


def _hand_over(s: WarState, loser: Convoy, captor: int) -> list[FlowFrame]:
    """Give gold and crates of an only ship to the captor, or crates to the sheet (W62, W109)."""
    if captor == NONE:
        s.sheet = tuple(map(sum, zip(s.sheet, loser.hold, strict=True)))
        return []
    winner = s.convoys[captor]
    winner.gold += loser.gold
    if crates(loser) > room(winner):
        s.prize = loser.hold
        return [("stow", captor)]
    winner.hold = tuple(map(sum, zip(winner.hold, loser.hold, strict=True)))
    return []


def give(s: WarState, seat: int, good: int, count: int, captor: int) -> None:
    """Give crates up: to the captor what fits, else to the goods sheet (S25)."""
    convoy = s.convoys[seat]
    convoy.hold = add(convoy.hold, good, -count)
    if captor != NONE:
        winner = s.convoys[captor]
        kept = min(count, room(winner))
        winner.hold = add(winner.hold, good, kept)
        count -= kept
    s.sheet = add(s.sheet, good, count)


def stow(s: WarState, seat: int, good: int, count: int) -> None:
    """Take crates of a captured convoy into the hold (W109)."""
    s.prize = add(s.prize, good, -count)
    convoy = s.convoys[seat]
    convoy.hold = add(convoy.hold, good, count)


def leave_prize(s: WarState) -> None:
    """Put the crates that the captor did not take on the goods sheet (S85)."""
    s.sheet = tuple(map(sum, zip(s.sheet, s.prize, strict=True)))
    s.prize = EMPTY_HOLD
