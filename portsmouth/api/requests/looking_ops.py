"""Operations that change nothing: about the games, and about the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import portsmouth
from portsmouth import registry
from portsmouth.api.frames import frame_of
from portsmouth.api.option_list import list_options, options_at, refused
from portsmouth.api.requests.parsing import (
    BadRequest,
    Fields,
    Stale,
    asked_seat,
    field,
    own_seat,
    viewer_of,
)
from portsmouth.api.save_entries import saved_since
from portsmouth.api.serialize import (
    chart_to_json,
    game_to_json,
    plan_to_json,
    refusal_to_json,
    text_to_json,
)
from portsmouth.api.session import Operation, Session
from portsmouth.core.match import Match
from portsmouth.core.plan import plans
from portsmouth.replay.chronicle import played_actions

if TYPE_CHECKING:
    from portsmouth.api.protocol.catalog import Catalog, ComponentsAnswer
    from portsmouth.api.protocol.frames import Frame
    from portsmouth.api.protocol.jobs import GoalsAnswer, GoalShape
    from portsmouth.api.protocol.log import (
        ChartAnswer,
        ChronicleAnswer,
        SetbacksAnswer,
        SetbackShape,
    )
    from portsmouth.api.protocol.options import OddsAnswer, OptionsAnswer, Plans
    from portsmouth.api.protocol.saves import SaveAnswer


def catalog(_session: Session, _request: Fields) -> Catalog:
    """Return what is known of each game without loading its rules."""
    games = [game_to_json(meta) for meta in registry.metas()]
    return {"ok": True, "version": portsmouth.__version__, "games": games}


def components(_session: Session, request: Fields) -> ComponentsAnswer:
    """Return the components of a game."""
    key = field(request, "game", str)
    return {"ok": True, "game": key, "components": registry.queries(key).components()}


def plan(session: Session, request: Fields) -> Plans:
    """Return lines of several actions toward a target, and all options there."""
    match, target = session.current(request), field(request, "target", str)
    queries = registry.queries(match.game.meta.key)
    seat = match.acting(own_seat(match, request))
    found, refusal = plans(queries, match, target, seat)
    return {
        "ok": True,
        "n": match.revision,
        "target": target,
        "plans": [plan_to_json(match, each) for each in found],
        "options": options_at(match, seat, target),
        "refusal": refusal_to_json(match, refusal) if refusal else None,
    }


def options(session: Session, request: Fields) -> OptionsAnswer:
    """Return all options at a target; without one, all that is refused."""
    match = session.current(request)
    if "entry" in request:
        return _options_then(session, match, _entry_of(match, request))
    seat = match.acting(own_seat(match, request))
    if request.get("target") is None:
        return refused(match, seat)
    target = field(request, "target", str)
    found = options_at(match, seat, target)
    return {
        "ok": True,
        "n": match.revision,
        "target": target,
        "options": found,
        "refused": [],
        "refusals": [],
    }


def _entry_of(match: Match[Any], request: Fields) -> int:
    """Return an entry that may be looked at with all that was hidden; raises BadRequest."""
    entry: int = field(request, "entry", int)
    if match.actors or not 0 <= entry < len(match.journal):
        raise BadRequest("only an entry of a match that is over has others in its place")
    return entry


def _options_then(session: Session, match: Match[Any], entry: int) -> OptionsAnswer:
    """Return all that could have been done in the place of an entry, now that nothing is hidden."""
    then = session.history(match).at(entry)
    return {
        "ok": True,
        "n": match.revision,
        "target": None,
        "options": list_options(then, match.journal[entry].seat).options,
        "refused": [],
        "refusals": [],
    }


def save(session: Session, request: Fields) -> SaveAnswer:
    """Return the match as a save, or only the new entries, where that is enough."""
    match = session.present()
    if request.get("n", match.revision) != match.revision:
        raise Stale
    return saved_since(match, request)


def goals(session: Session, request: Fields) -> GoalsAnswer:
    """Return the goals that the seat that must act may set for its turn."""
    match = session.current(request)
    own_seat(match, request)
    found = registry.bots(match.game.meta.key).goals(match.state, asked_seat(match, request))
    told: list[GoalShape] = [{"key": goal.key, "label": text_to_json(goal.label)} for goal in found]
    return {"ok": True, "n": match.revision, "goals": told}


def chart(session: Session, request: Fields) -> ChartAnswer:
    """Return the scores after every turn, and when each seat is expected to reach the goal."""
    match = session.current(request)
    points = session.score_history(match).points()
    race = registry.bots(match.game.meta.key).race(match.state, viewer_of(match, request))
    return chart_to_json(match.revision, points, race)


def chronicle(session: Session, request: Fields) -> ChronicleAnswer:
    """Return the whole match as its game looks back on it."""
    match = session.current(request)
    viewer = viewer_of(match, request)
    queries = registry.queries(match.game.meta.key)
    told = queries.chronicle(played_actions(match, viewer), viewer)
    return {"ok": True, "n": match.revision, "chronicle": told}


def odds(session: Session, request: Fields) -> OddsAnswer:
    """Return the odds of what the viewer does not see; of an entry of a match that is over, too.

    With ``chosen`` they are those of figures that the player chose.
    """
    match = session.current(request)
    s, seat = match.state, viewer_of(match, request)
    if "entry" in request:
        entry = _entry_of(match, request)
        s, seat = session.history(match).at(entry).state, match.journal[entry].seat
    queries = registry.queries(match.game.meta.key)
    if "chosen" in request:
        found = queries.chosen_odds(s, seat, _figures(field(request, "chosen", dict)))
    else:
        found = queries.odds(s, seat)
    return {"ok": True, "n": match.revision, "odds": found}


def _figures(chosen: Fields) -> dict[str, int]:
    """Return the figures that are chosen; raises BadRequest for what is none."""
    if not all(type(each) is int for each in chosen.values()):
        raise BadRequest("what is chosen are numbers")
    return dict(chosen)


def past(session: Session, request: Fields) -> Frame:
    """Return the table as it was after a number of entries."""
    entry, match = field(request, "entry", int), session.present()
    if request.get("n", match.revision) != match.revision:
        raise Stale
    return {**frame_of(session, request, session.history(match).at(entry)), "past": entry}


def setbacks(session: Session, request: Fields) -> SetbacksAnswer:
    """Return what the entries since a position took from the viewer's plans."""
    match, entry = session.current(request), field(request, "entry", int)
    seat, queries = viewer_of(match, request), registry.queries(match.game.meta.key)
    then = session.history(match).at(entry).state
    told: list[SetbackShape] = [
        {"number": number, "text": text_to_json(text)}
        for number, events in enumerate(match.events(entry, seat), entry)
        for event in events
        if seat is not None and (text := queries.setback(then, seat, event))
    ]
    return {"ok": True, "n": match.revision, "setbacks": told}


OPS: dict[str, Operation] = {
    "catalog": catalog,
    "components": components,
    "options": options,
    "save": save,
    "plan": plan,
    "goals": goals,
    "chart": chart,
    "chronicle": chronicle,
    "odds": odds,
    "past": past,
    "setbacks": setbacks,
}
