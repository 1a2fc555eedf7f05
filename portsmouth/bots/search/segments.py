"""Splits a journal into segments that could be foreseen as a whole, and groups these by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.game import Game
from portsmouth.core.outcome import TurnInfo
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat


class Segment(NamedTuple, Generic[S]):
    """Entries of one seat that could be foreseen together, and the position before them."""

    seat: Seat
    turn_info: TurnInfo | None
    start: int
    end: int
    s: S
    actions: tuple[Action, ...]


def split_segments(
    game: Game[S], first: S, entries: Sequence[tuple[Seat, Action]]
) -> list[Segment[S]]:
    """Return a journal cut after everything unforeseen and wherever another seat acts."""
    s, found = first.copy(), []
    start, before = 0, s.copy()
    for number, (seat, action) in enumerate(entries):
        if number == start:
            before = s.copy()
        turn_info = game.turn_info(before)
        cut = apply_and_observe(game, s, seat, action).barrier
        over = number + 1 == len(entries) or entries[number + 1][0] != seat
        if cut or over or game.turn_info(s) != turn_info:
            actions = tuple(each for _, each in entries[start : number + 1])
            found.append(Segment(seat, turn_info, start, number + 1, before, actions))
            start = number + 1
    return found


def group_turns(found: Sequence[Segment[S]]) -> list[list[Segment[S]]]:
    """Return segments grouped by turn, what other seats do in it included.

    Where a game has no turns, segments of one seat in a row make a group.
    """
    turns: list[list[Segment[S]]] = []
    for segment in found:
        last = turns[-1][-1] if turns else None
        same = last and last.turn_info == segment.turn_info
        if last and same and (segment.turn_info is not None or last.seat == segment.seat):
            turns[-1].append(segment)
        else:
            turns.append([segment])
    return turns
