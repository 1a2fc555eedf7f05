"""Operations on jobs: start, continue, stop, and the note that a hint was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portsmouth.api import advice_jobs, jobs
from portsmouth.api.frames import frame_of
from portsmouth.api.requests.parsing import Fields, asked_seat, field
from portsmouth.api.session import Operation, Session

if TYPE_CHECKING:
    from portsmouth.api.protocol.frames import Frame
    from portsmouth.api.protocol.jobs import JobAnswer


def think(session: Session, request: Fields) -> JobAnswer:
    """Start a job."""
    return _jobs(session).think(request)


def more(session: Session, request: Fields) -> JobAnswer:
    """Go on with the job for a while."""
    return _jobs(session).more(request)


def stop(session: Session, request: Fields) -> JobAnswer:
    """Drop the job."""
    return _jobs(session).stop(request)


def hinted(session: Session, request: Fields) -> Frame:
    """Note that a hint was asked."""
    match = session.current(request)
    advice_jobs.note_hint(match, asked_seat(match, request), field(request, "depth", int))
    return frame_of(session, request)


def _jobs(session: Session) -> jobs.JobRunner:
    if session.jobs is None:
        session.jobs = jobs.JobRunner({**jobs.KINDS, **advice_jobs.KINDS})
    return session.jobs


OPS: dict[str, Operation] = {"think": think, "more": more, "stop": stop, "hinted": hinted}
