"""The error codes that the page gets; an error without one is an internal error, a ``bug``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portsmouth.api.requests.parsing import BadRequest, NoJob, NoMatch, Stale
from portsmouth.core import errors

if TYPE_CHECKING:
    from portsmouth.api.protocol.frames import ErrorCode

CODES: tuple[tuple[type[Exception], ErrorCode], ...] = (
    (errors.BadNotation, "bad_notation"),
    (errors.IllegalAction, "illegal"),
    (errors.NotYourTurn, "not_your_turn"),
    (errors.NothingToUndo, "nothing_to_undo"),
    (errors.NoHistory, "no_past"),
    (NoJob, "no_job"),
    (Stale, "stale"),
    (NoMatch, "no_match"),
    (BadRequest, "bad_request"),
    (errors.BadSetup, "bad_setup"),
    (errors.LinkTruncated, "link_cut"),
    (errors.LinkMismatch, "link_false"),
    (errors.OtherRules, "link_old"),
    (errors.LinkBroken, "link_broken"),
    (errors.LinkTooNew, "link_too_new"),
    (errors.SaveTooNew, "save_too_new"),
    (errors.SaveBroken, "save_broken"),
)
"""Kinds of errors with their codes; the first that fits counts."""


def code_of(error: Exception) -> ErrorCode:
    """Return the code of an error."""
    return next((code for kind, code in CODES if isinstance(error, kind)), "bug")
