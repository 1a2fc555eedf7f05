"""What a game tells of its puzzles of the day."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.types import Seat


class PuzzleSpec(NamedTuple):
    """What a game's puzzles are like.

    ``ready`` says whether a seat's turn may be a puzzle; ``last`` ends a game that has had its
    turns. ``achieved`` is what a turn has brought: two lines that bring the same are one solution.
    The best line gains ``gain`` at least, is better by ``lead`` than every other solution, and has
    ``actions`` at least.
    """

    seats: int
    goal: TurnGoal
    ready: Callable[[Any, Seat], bool]
    last: Callable[[Any], bool]
    achieved: Callable[[Any, Seat], Hashable]
    gain: int
    lead: int
    actions: int
