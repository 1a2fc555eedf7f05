"""The flow of a game as data: a stack of frames in the state.

A frame is a tuple ``(step, *locals)`` of words and small numbers, so a game saved in the middle of
a nested choice is plain JSON. The topmost frame is the pending decision; no frame means that the
game is over. A *scope* is a frame that asks nothing: it names what the decisions above it belong
to, and is removed when all of them are made.

>>> class Flow:
...     frames = (("turn",),)
>>> s = Flow()
>>> push_scope(s, "recruit", 3)
>>> push(s, "choose", "a")
>>> s.frames
(('turn',), ('within', 'recruit', 3), ('choose', 'a'))
>>> pop(s)
>>> s.frames
(('turn',),)
"""

from __future__ import annotations

from typing import Protocol

from portsmouth.core.text import Json

FlowFrame = tuple[str | int, ...]
SCOPE = "within"


class HasFrames(Protocol):
    """Anything that has a stack of frames."""

    frames: tuple[FlowFrame, ...]


def push(s: HasFrames, step: str, *locals_: str | int) -> None:
    """Put a decision on top of the stack: it is made before the one that is pending now."""
    s.frames = (*s.frames, (step, *locals_))


def push_scope(s: HasFrames, label: str, *locals_: str | int) -> None:
    """Open a scope: what is pushed from now on belongs to ``label``."""
    s.frames = (*s.frames, (SCOPE, label, *locals_))


def pop_only(s: HasFrames) -> None:
    """Remove the pending decision, and keep the scope that it was in open."""
    s.frames = s.frames[:-1]


def pop(s: HasFrames) -> None:
    """Remove the pending decision, and close the scopes that it leaves empty."""
    pop_only(s)
    close_finished_scopes(s)


def goto(s: HasFrames, step: str, *locals_: str | int) -> None:
    """Replace the pending decision by another one."""
    s.frames = (*s.frames[:-1], (step, *locals_))


def close_finished_scopes(s: HasFrames) -> None:
    """Remove the scopes that have nothing above them."""
    while s.frames and s.frames[-1][0] == SCOPE:
        s.frames = s.frames[:-1]


def scopes(s: HasFrames) -> list[FlowFrame]:
    """Return the open scopes without their tag, outermost first."""
    return [frame[1:] for frame in s.frames if frame[0] == SCOPE]


def to_json(frames: tuple[FlowFrame, ...]) -> list[Json]:
    """Return frames as lists."""
    return [[*frame] for frame in frames]


def from_json(data: list[list[str | int]]) -> tuple[FlowFrame, ...]:
    """Return the frames that ``to_json`` described; raises ValueError on anything else."""
    for name, *rest in data:
        if type(name) is not str or not all(type(each) in (int, str) for each in rest):
            raise ValueError("a frame is of another kind")
    return tuple(tuple(frame) for frame in data)
