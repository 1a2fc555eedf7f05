"""Operations about thinking: jobs in slices, and the note that a hint was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portsmouth.api import counsel, study
from portsmouth.api.frames import frame_of
from portsmouth.api.requests import Fields, asked_seat, field
from portsmouth.api.session import Operation, Session

if TYPE_CHECKING:
    from portsmouth.api.protocol import Frame
    from portsmouth.api.protocol_jobs import JobAnswer


def think(session: Session, request: Fields) -> JobAnswer:
    """Begin a job."""
    return _study(session).think(request)


def more(session: Session, request: Fields) -> JobAnswer:
    """Go on with the job for a while."""
    return _study(session).more(request)


def stop(session: Session, request: Fields) -> JobAnswer:
    """Drop the job."""
    return _study(session).stop(request)


def hinted(session: Session, request: Fields) -> Frame:
    """Note in the table that a hint was asked."""
    match = session.current(request)
    counsel.note_hint(match, asked_seat(match, request), field(request, "depth", int))
    return frame_of(session, request)


def _study(session: Session) -> study.Study:
    if session.study is None:
        session.study = study.Study({**study.KINDS, **counsel.KINDS})
    return session.study


OPS: dict[str, Operation] = {"think": think, "more": more, "stop": stop, "hinted": hinted}
