"""Operations that set up or change a match; each answers with a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import portsmouth
from portsmouth import registry
from portsmouth.api import standing, unasked
from portsmouth.api.frames import frame_of
from portsmouth.api.requests.parsing import (
    FRIEND,
    BadRequest,
    Fields,
    date_of,
    field,
    saved,
    seed_of,
)
from portsmouth.api.session import Operation, Session
from portsmouth.core.errors import BadSetup, NotYourTurn
from portsmouth.core.match import Match
from portsmouth.lessons.lesson import LessonRun

if TYPE_CHECKING:
    from portsmouth.api.protocol.frames import Frame


def new(session: Session, request: Fields) -> Frame:
    """Set up a match."""
    game, word = field(request, "game", str), request.get("seed")
    options, table = request.get("options") or {}, request.get("table") or {}
    if not isinstance(options, dict) or not isinstance(table, dict):
        raise BadRequest("options and table are objects")
    seed = None if word is None else seed_of(word)
    if "daily" in request:
        options, seed = registry.bots(game).daily(date_of(request, "daily"))
    session.match = portsmouth.new(game, field(request, "seats", int), options, seed, table)
    return frame_of(session, request)


def load(session: Session, request: Fields) -> Frame:
    """Open a save."""
    session.match = saved(field(request, "save", str))
    return frame_of(session, request)


def lesson(session: Session, request: Fields) -> Frame:
    """Start a lesson."""
    game, table = registry.game(field(request, "game", str)), request.get("table") or {}
    key = field(request, "lesson", str)
    found = next((each for each in registry.lessons(game.meta.key) if each.key == key), None)
    if found is None or not isinstance(table, dict):
        raise BadSetup(f"there is no lesson {key[:40]!r}")
    session.lesson_run = LessonRun(game, found, table)
    session.match = session.lesson_run.match
    return frame_of(session, request)


def lesson_back(session: Session, request: Fields) -> Frame:
    """Put the lesson's task at hand on the table again, as it was when it was first set."""
    match, table = session.current(request), field(request, "table", dict)
    lesson_run = session.lesson()
    if lesson_run is None:
        raise BadRequest("the match is no lesson")
    again = lesson_run.step_back()
    again.match.notes = {**match.notes, **table}
    session.lesson_run, session.match = again, again.match
    return frame_of(session, request)


def branch(session: Session, request: Fields) -> Frame:
    """Start another match from an earlier position of this one, as a save of then would open it."""
    match, table = session.current(request), field(request, "table", dict)
    then = session.history(match).at(field(request, "entry", int))
    then.notes = standing.branched(table, then)
    session.match = portsmouth.load(portsmouth.save(then))
    return frame_of(session, request)


def look(session: Session, request: Fields) -> Frame:
    """Return the table as it is."""
    return frame_of(session, request)


def play(session: Session, request: Fields) -> Frame:
    """Undo actions, where asked for, and play others."""
    match = session.current(request)
    actions, back = field(request, "actions", list), request.get("back", 0)
    if type(back) is not int or back < 0:
        raise BadRequest("back is how many actions to take back")
    if not actions or not all(isinstance(action, str) for action in actions):
        raise BadRequest("actions is a list of texts")
    for _ in range(back):
        match.undo()
    for action in actions:
        match.play(action, request.get("seat"))
    _go_on(session, match, unasked.seats_of(match, request))
    return frame_of(session, request)


def _go_on(session: Session, match: Match[Any], seats: unasked.Seats) -> None:
    """Play what nobody at the device decides, until somebody is asked."""
    more = True
    while more:
        standing.answer_for_friends(match)
        if lesson_run := session.lesson():
            lesson_run.play_others()
        more = unasked.play_next(match, seats)


def undo(session: Session, request: Fields) -> Frame:
    """Undo the last action."""
    match = session.current(request)
    unasked.undo(match, unasked.seats_of(match, request))
    return frame_of(session, request)


def redo(session: Session, request: Fields) -> Frame:
    """Play again the action that was undone last."""
    match = session.current(request)
    seats = unasked.seats_of(match, request)
    unasked.redo(match, seats)
    while unasked.play_next(match, seats):
        pass
    return frame_of(session, request)


def restart(session: Session, request: Fields) -> Frame:
    """Undo all since the last barrier."""
    match = session.current(request)
    unasked.restart(match, unasked.seats_of(match, request))
    return frame_of(session, request)


def arrange(session: Session, request: Fields) -> Frame:
    """Lay an item elsewhere on a seat's own board."""
    match = session.current(request)
    match.arrange(
        field(request, "seat", int),
        field(request, "item", str),
        field(request, "place", str),
    )
    return frame_of(session, request)


def seats(session: Session, request: Fields) -> Frame:
    """Set who plays each seat."""
    match, captains = session.current(request), field(request, "captains", list)
    known = {None, FRIEND, *(level.key for level in match.game.meta.levels)}
    words = all(each is None or type(each) is str for each in captains)
    if len(captains) != match.seats or not words or not known.issuperset(captains):
        raise BadSetup("a level, a friend or null for each seat")
    match.note("captains", captains)
    return frame_of(session, request)


def standing_answers(session: Session, request: Fields) -> Frame:
    """Keep what a seat answers in advance."""
    match, seat = session.current(request), field(request, "seat", int)
    hidden = match.game.secrets(match.state) and request.get("viewer", seat) != seat
    if hidden:
        raise NotYourTurn("what a seat answers in advance is for its own eyes")
    standing.set_answers(match, seat, field(request, "answers", dict))
    return frame_of(session, request)


CHANGES = frozenset({"play", "undo", "redo", "restart", "arrange", "seats", "standing_answers"})
"""Those that change the match; the others put another in its place, or only look."""

OPS: dict[str, Operation] = {
    "new": new,
    "load": load,
    "lesson": lesson,
    "lesson_back": lesson_back,
    "branch": branch,
    "look": look,
    "play": play,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "arrange": arrange,
    "seats": seats,
    "standing_answers": standing_answers,
}
