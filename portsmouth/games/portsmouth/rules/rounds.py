"""Chapters 2.3, 2.10 and 2.11: the end of a turn, drawing cards, and the order of rounds."""

from __future__ import annotations

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.games.portsmouth.rules import market
from portsmouth.games.portsmouth.rules.cards import (
    ACTION_POINTS,
    EMPTY,
    GRID,
    NAMES,
    ROUNDS,
    is_town,
)
from portsmouth.games.portsmouth.state import PortsmouthState


def finish_actions(s: PortsmouthState, cx: Context) -> None:
    """End the actions: refill (R42, R93), or turn cards up in the last round (R107)."""
    if s.round == ROUNDS:
        turn_up(s, cx)
        pass_turn(s, cx)
    else:
        draw_or_pass(s, cx)


def draw_or_pass(s: PortsmouthState, cx: Context) -> None:
    """Draw the next card while a cell is empty (R93, R94); with the pile out, go on (A1)."""
    if market.pile_left(s) and EMPTY in s.array:
        s.drawn = market.draw(s)
        cx.reveal()
        cx.emit("drawn", seat=s.active, card=NAMES[s.drawn])
        flow.goto(s, "replenish")
    else:
        pass_turn(s, cx)


def turn_up(s: PortsmouthState, cx: Context) -> None:
    """Turn all face-down cards up, in reading order, with their landsmen (R107, A38)."""
    for cell in GRID.cells:
        if market.is_hidden(s, cell):
            s.hidden &= ~(1 << cell)
            cx.reveal()
            cx.emit("turned_up", cell=GRID.names[cell], card=NAMES[s.array[cell]])
            if not is_town(s.array[cell]):
                market.give_landsman(s, cell, cx)


def pass_turn(s: PortsmouthState, cx: Context) -> None:
    """Drop unspent AP; the next seat clockwise has 5 (R32, R35, R36, R80).

    After the last seat the round marker moves (R34); after round 8 the game is over (R33).
    """
    s.active = (s.active + 1) % len(s.ships)
    s.ap = ACTION_POINTS
    s.towns_used = 0
    s.commissioned = False
    if s.active != s.start:
        flow.goto(s, "turn")
    elif s.round == ROUNDS:
        s.frames = ()
        cx.emit("game_over")
        return
    else:
        s.round += 1
        flow.goto(s, "turn")
        cx.emit("round", round=s.round)
    cx.emit("turn", seat=s.active)
