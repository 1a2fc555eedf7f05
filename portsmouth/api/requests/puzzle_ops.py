"""The operation that starts the puzzle of a date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portsmouth import registry
from portsmouth.api.frames import frame_of
from portsmouth.api.requests.parsing import BadRequest, Fields, date_of, field
from portsmouth.api.session import Operation, Session
from portsmouth.bots.puzzles.puzzle_run import PuzzleRun

if TYPE_CHECKING:
    from portsmouth.api.protocol.frames import Frame


def puzzle(session: Session, request: Fields) -> Frame:
    """Start the puzzle of a date."""
    date, table = date_of(request, "date"), request.get("table") or {}
    if not isinstance(table, dict):
        raise BadRequest("table is an object")
    session.puzzle_run = PuzzleRun(registry.bots(field(request, "game", str)), date, table)
    session.match = session.puzzle_run.match
    return frame_of(session, request)


OPS: dict[str, Operation] = {"puzzle": puzzle}
