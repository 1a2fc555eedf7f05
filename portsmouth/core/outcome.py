"""Scores, results and reasons of the end, and whose turn it is."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from portsmouth.core.text import Json
from portsmouth.core.types import Seat


class EndReason(StrEnum):
    """Why a game ended; each game lists its own reasons in a subclass."""


class ScoreLine(NamedTuple):
    """One line of a score: what scores, how often, and the points for it."""

    item: str
    count: int  # type: ignore[assignment]  # in place of a tuple's method
    points: int
    parts: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """Return the line as plain data for the page."""
        return {
            "item": self.item,
            "count": self.count,
            "points": self.points,
            "parts": list(self.parts),
        }


class TurnInfo(NamedTuple):
    """The round, from 1, and the seat whose turn it is."""

    round: int
    seat: Seat


class Outcome(NamedTuple):
    """How a game ended. ``places[seat]`` is 1 for every winner, so for all seats in a draw.

    ``totals`` are the final scores, ``scores`` each seat's lines, which sum up to them.
    """

    reason: EndReason
    places: tuple[int, ...]
    totals: tuple[int, ...]
    scores: tuple[tuple[ScoreLine, ...], ...]

    def to_json(self) -> dict[str, Json]:
        """Return the outcome as plain data for the page."""
        return {
            "reason": self.reason.value,
            "places": list(self.places),
            "totals": list(self.totals),
            "scores": [[line.to_json() for line in lines] for lines in self.scores],
        }
