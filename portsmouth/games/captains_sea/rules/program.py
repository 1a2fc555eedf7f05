"""What comes next, as data: tasks on the stack of frames are carried out as they come up.

A frame names a decision or a task. ``run`` carries out tasks until a decision lies on top, or the
game is over. A task is popped before it runs, and may lay others on the stack with ``then``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.state import RUNNING_ON, CaptainState

Task = TypeVar("Task", bound=Callable[..., None])
TASKS: dict[str, Callable[..., None]] = {}


def task(function: Task) -> Task:
    """Let a function be a task, by its own name."""
    assert function.__name__ not in TASKS
    TASKS[function.__name__] = function
    return function


def then(s: CaptainState, *frames: FlowFrame) -> None:
    """Let these frames come before all that is on the stack, in the order in which they stand."""
    s.frames += frames[::-1]


def run(s: CaptainState, cx: Context) -> None:
    """Carry out tasks until somebody must decide.

    What they do can't be taken back, but for windows that don't open: a captain may still change
    what he loaded into the section before.
    """
    revealed = False
    while s.end == RUNNING_ON:
        frames = s.frames
        frame = frames[-1]
        found = TASKS.get(frame[0])  # type: ignore[arg-type]
        if found is None:
            break
        s.frames = frames[:-1]
        found(s, cx, *frame[1:])
        revealed = revealed or frame[0] != "ask"
    else:
        s.frames = ()
    if revealed:
        cx.reveal()


def finish(s: CaptainState, cx: Context, end: int, loser: int) -> None:
    """End the game; ``loser`` struck, was captured or broke off, NONE at nightfall (18.01)."""
    s.end, s.loser = end, loser
    s.volley, s.boarding = None, None
    cx.open_seals()
