"""Flow as data: a stack of frames in the state, looked up by name.

A frame is a tuple ``(step, *locals)`` of words and small numbers, so a game
saved in the middle of a nested choice is just JSON. The topmost frame is the
decision that is pending; no frame means that the game is over. A *crumb* is a
frame that asks nothing: it says within what a decision lies, and goes away
when everything above it is done.
"""

from __future__ import annotations

from typing import Protocol

FlowFrame = tuple[str | int, ...]
SCOPE = "within"


class HasFrames(Protocol):
    """Anything that carries a flow."""

    frames: tuple[FlowFrame, ...]


def push(s: HasFrames, step: str, *locals_: str | int) -> None:
    """Ask this before whatever is pending now."""
    s.frames = (*s.frames, (step, *locals_))


def push_scope(s: HasFrames, label: str, *locals_: str | int) -> None:
    """Note that all that is pushed from now on lies within ``label``."""
    s.frames = (*s.frames, (SCOPE, label, *locals_))


def pop_only(s: HasFrames) -> None:
    """The pending decision is made, but what it lies within goes on."""
    s.frames = s.frames[:-1]


def pop(s: HasFrames) -> None:
    """The pending decision is made; crumbs with nothing above them go too."""
    pop_only(s)
    close_finished_scopes(s)


def goto(s: HasFrames, step: str, *locals_: str | int) -> None:
    """Replace the pending decision by another one."""
    s.frames = (*s.frames[:-1], (step, *locals_))


def close_finished_scopes(s: HasFrames) -> None:
    """Drop crumbs that have nothing above them."""
    while s.frames and s.frames[-1][0] == SCOPE:
        s.frames = s.frames[:-1]


def scopes(s: HasFrames) -> list[FlowFrame]:
    """The crumbs below the pending decision, outermost first, without the tag."""
    return [frame[1:] for frame in s.frames if frame[0] == SCOPE]


def to_json(frames: tuple[FlowFrame, ...]) -> list[list[str | int]]:
    """Frames as lists."""
    return [list(frame) for frame in frames]


def from_json(data: list[list[str | int]]) -> tuple[FlowFrame, ...]:
    """The inverse of ``to_json``; raises ValueError on anything else."""
    for name, *rest in data:
        if type(name) is not str or not all(type(each) in (int, str) for each in rest):
            raise ValueError("a frame is of another kind")
    return tuple(tuple(frame) for frame in data)
