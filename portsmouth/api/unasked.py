"""Answers that nobody chooses: of questions that people are not asked, and of automatic steps.

A question need not be asked where one answer is left, as people have set it. That answer is an
ordinary action of the seat: journal, log and recap have it as if it were chosen. Undo goes past it,
since the question would only answer itself again.
"""

from __future__ import annotations

from typing import Any

from portsmouth.api.requests.parsing import BadRequest, Fields, are_seats
from portsmouth.api.standing import answers_of
from portsmouth.core.errors import NothingToUndo
from portsmouth.core.match import Match
from portsmouth.core.types import Action, Seat

Seats = tuple[Seat, ...]


def seats_of(match: Match[Any], request: Fields) -> Seats:
    """Return the seats of the people at the request's device that want no such question."""
    seats = request.get("unasked", [])
    if not are_seats(match, seats):
        raise BadRequest("unasked is a list of seats")
    return tuple(seats)


def answer(match: Match[Any], seats: Seats) -> tuple[Seat, Action] | None:
    """Return whose question need not be asked in the present position, and its only answer."""
    return _only(match, match.state, seats, len(match.journal))


def forced(match: Match[Any], seat: Seat | None, seats: Seats) -> str | None:
    """Return the only legal action of a seat, if nobody need choose it, as the page sends it."""
    if found := answer(match, seats):
        return match.game.notation.write(found[1]) if found[0] == seat else None
    step = match.game.step(match.state)
    if step is None or not step.automatic:
        return None
    legal = match.legal(seat)
    return match.game.notation.write(legal[0]) if len(legal) == 1 else None


def play_next(match: Match[Any], seats: Seats) -> bool:
    """Answer the question at hand, if it need not be asked; return whether it was one."""
    found = answer(match, seats)
    if found:
        match.play(found[1], found[0])
    return found is not None


def depth(match: Match[Any], seats: Seats) -> int:
    """Return how many actions can be undone without coming back to a question nobody is asked."""
    states = match.undoable
    first = len(match.journal) - len(states)
    for at, state in enumerate(states):
        if _only(match, state, seats, first + at) is None:
            return len(states) - at
    return 0


def undo(match: Match[Any], seats: Seats) -> None:
    """Undo the last action that was chosen, with the answers after it; raises NothingToUndo."""
    if not depth(match, seats):
        raise NothingToUndo("nothing to take back")
    match.undo()
    while answer(match, seats):
        match.undo()


def redo(match: Match[Any], seats: Seats) -> None:
    """Play again what was undone last, with the answers after it; raises NothingToUndo."""
    match.redo()
    while match.redo_depth and answer(match, seats):
        match.redo()


def restart(match: Match[Any], seats: Seats) -> None:
    """Undo all that can be undone; raises NothingToUndo."""
    undo(match, seats)
    while depth(match, seats):
        undo(match, seats)


def _only(match: Match[Any], state: Any, seats: Seats, entries: int) -> tuple[Seat, Action] | None:
    """Return the only answer in the position after so many entries, if it need not be asked.

    Where several people share a device and have secrets, a window is put to them together and hands
    the device to none; and nobody but whoever acts already is spared the curtain: its absence would
    tell what the hand lacks.
    """
    game = match.game
    step, actors = game.step(state), game.actors(state)
    if step is None or not step.unasked or len(actors) != 1 or actors[0] not in seats:
        return None
    seat = actors[0]
    if len(seats) > 1 and game.secrets(state):
        acted = entries > 0 and match.journal[entries - 1].seat == seat
        if not acted or step.window(state) is not None:
            return None
    only = step.only_answer(state, seat, game.legal(state, seat), answers_of(match, seat))
    return None if only is None else (seat, only)
