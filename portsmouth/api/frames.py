"""The frame: the whole table as one viewer may see it, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from portsmouth import registry
from portsmouth.api import standing
from portsmouth.api.option_list import NOTHING, list_options
from portsmouth.api.requests.parsing import Fields, since_entry, viewer_of
from portsmouth.api.serialize import (
    lesson_to_json,
    log,
    puzzle_to_json,
    reach_to_json,
    refusal_to_json,
    text_to_json,
)
from portsmouth.api.session import Session
from portsmouth.api.unasked import depth, forced, seats_of
from portsmouth.core.match import Match
from portsmouth.core.option import Refusal
from portsmouth.core.text import Text

if TYPE_CHECKING:
    from portsmouth.api.protocol.frames import Frame, WindowShape


def frame_of(session: Session, request: Fields, then: Match[Any] | None = None) -> Frame:
    """Return the whole table as the request's viewer may see it; raises NoMatch.

    ``then`` is the match at an earlier position, as the viewer of today sees it; nothing can be
    played in it.
    """
    present = session.present()
    match = then or present
    viewer = viewer_of(present, request)
    acting = then is None and viewer in match.actors
    asked = viewer if acting else None
    if then is None and not acting and request.get("open_questions") is True:
        asked = _openly_asked(match)
    away = Refusal("past", "") if then else None
    reach = {}
    if acting and viewer is not None:
        step = match.game.step(match.state)
        away = step.why_nothing_here(match.state, viewer, "") if step else None
        reach = registry.queries(match.game.meta.key).reach(match.state, viewer)
    told = list_options(match, asked) if asked is not None else NOTHING
    entries = len(match.journal)
    since = entries if then else since_entry(request, entries)
    outcome, moment = match.outcome, match.game.turn_info(match.state)
    lesson_run = None if then else session.lesson()
    unasked = () if then else seats_of(match, request)
    frame: Frame = {
        "ok": True,
        "n": match.revision,
        "game": match.game.meta.key,
        "seats": match.seats,
        "settings": dict(match.settings),
        "seed": str(match.seed),
        "table": standing.seen_notes(match),
        "standing_answers": [] if then else standing.seen_answers(match, viewer),
        "actors": list(match.actors),
        "viewer": viewer,
        "secrets": match.game.secrets(match.state),
        "progress": text_to_json(match.game.progress(match.state)),
        "moment": {"round": moment.round, "seat": moment.seat} if moment else None,
        "view": match.view(viewer),
        "prompt": text_to_json(_prompt(match, viewer if asked is None else asked)),
        "asked": asked,
        "window": None if then else _window(match),
        "options": told.options,
        "closed": told.closed,
        "refusals": told.refusals,
        "omitted": told.omitted,
        "away": refusal_to_json(match, away) if away else None,
        "reach": reach_to_json(reach),
        "forced": forced(match, viewer, unasked) if acting else None,
        "log": log(match, since, viewer),
        "entries": entries,
        "undo": depth(match, unasked),
        "redo": match.redo_depth,
        "outcome": cast("Any", outcome.to_json()) if outcome else None,
    }
    if not then and (puzzle_run := session.puzzle()):
        return {**frame, "puzzle": puzzle_to_json(puzzle_run)}
    return {**frame, "lesson": lesson_to_json(lesson_run, viewer)} if lesson_run else frame


def _openly_asked(match: Match[Any]) -> int | None:
    """Return the only seat that must act, where its options show nothing that is hidden."""
    step = match.game.step(match.state)
    return match.actors[0] if step and step.open and len(match.actors) == 1 else None


def _window(match: Match[Any]) -> WindowShape | None:
    """Return the window that is open, as everybody may know it."""
    step = match.game.step(match.state)
    window = step.window(match.state) if step else None
    if window is None:
        return None
    return {
        "seats": list(window.seats),
        "passing": match.game.notation.write(window.passing),
        "question": text_to_json(window.question),
    }


def _prompt(match: Match[Any], seat: int | None) -> Text:
    """Return what the seat is asked, or whom it has to wait for."""
    actors = match.actors
    if not actors or seat in actors:
        return match.prompt(seat)
    return Text("prompt-waiting", seat=actors[0])
