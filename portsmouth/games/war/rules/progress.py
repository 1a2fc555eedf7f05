"""The flow between questions: frames that ask nothing are run until one asks (W77).

A rule puts such frames under the questions that come first; whatever answers a question calls
``resume``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from portsmouth.core.context import Context
from portsmouth.games.war.rules import assault, conflict, sailing, turns
from portsmouth.games.war.state import WarState

CONTINUATIONS: Mapping[str, Callable[[WarState, Context], None]] = {
    "ask_hails": sailing.ask_hails,
    "engage": sailing.engage,
    "resolve": conflict.resolve,
    "end_conflict": conflict.end,
    "volley": assault.volley,
    "after_loss": assault.after_loss,
    "end_turn": turns.end_turn,
}
"""What each frame that asks nothing does; it begins by replacing the whole flow."""


def resume(s: WarState, cx: Context) -> None:
    """Go on to the next question, or to the end."""
    while s.frames and s.frames[-1][0] in CONTINUATIONS:
        CONTINUATIONS[str(s.frames[-1][0])](s, cx)


def answered(s: WarState, cx: Context) -> None:
    """Take the question away that was answered, and go on."""
    s.frames = s.frames[:-1]
    resume(s, cx)
