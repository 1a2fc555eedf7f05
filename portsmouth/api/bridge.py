"""The page's only entry point: text in, text out; it never raises.

An engine holds one match. Requests and answers follow the schemas of ``protocol``; the operations
are in the modules of ``requests``.
"""

from __future__ import annotations

import importlib
import traceback
from collections.abc import Mapping
from typing import TYPE_CHECKING

from portsmouth.api.error_codes import code_of
from portsmouth.api.frames import frame_of
from portsmouth.api.packing import packed
from portsmouth.api.requests import looking_ops, match_ops
from portsmouth.api.requests.parsing import BadRequest, Fields, look_of, read, write
from portsmouth.api.serialize import refusal_to_json, text_to_json
from portsmouth.api.session import Operation, Session
from portsmouth.core.errors import IllegalAction
from portsmouth.core.text import Text

if TYPE_CHECKING:
    from portsmouth.api.protocol.frames import Failure

_AT_ONCE: dict[str, Operation] = {**match_ops.OPS, **looking_ops.OPS}
_LATE = {
    "link": "link_ops",
    "open_link": "link_ops",
    "puzzle": "puzzle_ops",
    "think": "thinking_ops",
    "more": "thinking_ops",
    "stop": "thinking_ops",
    "hinted": "thinking_ops",
}
"""Operations whose module is loaded when one is first asked for: a table needs none of them."""
OPERATIONS = frozenset({*_AT_ONCE, *_LATE})
"""The names of all operations."""
_CHANGES = frozenset({*match_ops.CHANGES, "hinted"})
"""Operations that change the match: it is copied before them, to be restored if they fail."""


class Engine(Session):
    """One match, and the answers to requests about it."""

    def dispatch(self, text: str, pack: bool = False) -> str:
        """Answer a request. Never raises; what fails has changed nothing.

        ``pack`` sends tables short (``packing``), as the page reads them.
        """
        match, before = self.match, None
        request: Fields = {"op": "look"}
        try:
            request = read(text)
            name = str(request.get("op"))
            before = match.checkpoint() if match and name in _CHANGES else None
            return _written(_operation(name)(self, request), pack)
        except Exception as error:
            self.match = match
            if match and before:
                match.rollback(before)
            return _written(self._failure(error, request), pack)

    def _failure(self, error: Exception, request: Fields) -> Failure:
        """Return why a request changed nothing, in words and, for an internal error, in detail."""
        code = code_of(error)
        refusal = error.refusal if isinstance(error, IllegalAction) else None
        shape = refusal_to_json(self.match, refusal) if refusal and self.match else None
        text = shape["text"] if shape else text_to_json(Text(f"error-{code}"))
        detail = "".join(traceback.format_exception(error)) if code == "bug" else str(error)
        shown = self.match is not None and code not in ("bad_request", "bug")
        look = look_of(self.match, request) if self.match else None
        return {
            "ok": False,
            "code": code,
            "text": text,
            "detail": detail,
            "refusal": shape,
            "frame": frame_of(self, look) if look and shown else None,
        }


def _written(answer: Mapping[str, object], pack: bool) -> str:
    return write(packed(answer) if pack else answer)


def _operation(name: str) -> Operation:
    """Return the operation of a name; raises BadRequest for an unknown one."""
    if name not in OPERATIONS:
        raise BadRequest(f"no operation {name!r}")
    if name not in _LATE:
        return _AT_ONCE[name]
    found: Operation = importlib.import_module(f"portsmouth.api.requests.{_LATE[name]}").OPS[name]
    return found


_engine = Engine()


def dispatch(text: str) -> str:
    """Answer one request to the engine of this process, packed; never raises."""
    return _engine.dispatch(text, pack=True)
