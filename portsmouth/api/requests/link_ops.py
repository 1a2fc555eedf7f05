"""Operations on links; none changes the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portsmouth.api import sharing
from portsmouth.api.requests.parsing import Fields, field, saved
from portsmouth.api.session import Operation, Session

if TYPE_CHECKING:
    from portsmouth.api.protocol.links import LinkAnswer, LinkText


def link(session: Session, request: Fields) -> LinkText:
    """Return the link of the match, or of another's save."""
    kind = field(request, "kind", str)
    if "save" in request:
        return sharing.link_of(saved(field(request, "save", str)), kind)
    return sharing.link_of(session.current(request), kind)


def open_link(_session: Session, request: Fields) -> LinkAnswer:
    """Return what a link contains."""
    known = field(request, "save", str) if request.get("save") is not None else None
    return sharing.open_link(field(request, "link", str), known)


OPS: dict[str, Operation] = {"link": link, "open_link": open_link}
