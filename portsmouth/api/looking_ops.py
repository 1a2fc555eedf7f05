"""Operations that only tell something: of the games, and of the match on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import portsmouth
from portsmouth import registry
from portsmouth.api.frames import frame_of
from portsmouth.api.framing import chart_shape, game_shape, plan_shape, refusal_shape, text_shape
from portsmouth.api.keeping import saved_since
from portsmouth.api.offers import options_at, refused
from portsmouth.api.requests import Fields, Stale, asked_seat, field, own_seat, viewer_of
from portsmouth.api.session import Operation, Session
from portsmouth.core.plan import plans

if TYPE_CHECKING:
    from portsmouth.api.protocol import Frame
    from portsmouth.api.protocol_catalog import Catalog, ComponentsAnswer
    from portsmouth.api.protocol_jobs import GoalsAnswer, GoalShape
    from portsmouth.api.protocol_log import ChartAnswer
    from portsmouth.api.protocol_options import OddsAnswer, OptionsAnswer, Plans
    from portsmouth.api.protocol_saves import SaveAnswer


def catalog(_session: Session, _request: Fields) -> Catalog:
    """What can be told of each game without loading its rules."""
    games = [game_shape(meta) for meta in registry.metas()]
    return {"ok": True, "version": portsmouth.__version__, "games": games}


def components(_session: Session, request: Fields) -> ComponentsAnswer:
    """What a game is played with."""
    key = field(request, "game", str)
    return {"ok": True, "game": key, "components": registry.queries(key).components()}


def plan(session: Session, request: Fields) -> Plans:
    """What could be done about a target in several actions."""
    match, target = session.current(request), field(request, "target", str)
    queries = registry.queries(match.game.meta.key)
    seat = match.acting(own_seat(match, request))
    found, refusal = plans(queries, match, target, seat)
    return {
        "ok": True,
        "n": match.revision,
        "target": target,
        "plans": [plan_shape(match, each) for each in found],
        "options": options_at(match, seat, target),
        "refusal": refusal_shape(match, refusal) if refusal else None,
    }


def options(session: Session, request: Fields) -> OptionsAnswer:
    """Return all options at a target; without one, all that is refused."""
    match = session.current(request)
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


def save(session: Session, request: Fields) -> SaveAnswer:
    """Return the match as a save, or only what came since, where that is enough."""
    match = session.present()
    if request.get("n", match.revision) != match.revision:
        raise Stale
    return saved_since(match, request)


def goals(session: Session, request: Fields) -> GoalsAnswer:
    """What the seat that must act may plan its turn for."""
    match = session.current(request)
    own_seat(match, request)
    found = registry.bots(match.game.meta.key).goals(match.state, asked_seat(match, request))
    told: list[GoalShape] = [{"key": goal.key, "label": text_shape(goal.label)} for goal in found]
    return {"ok": True, "n": match.revision, "goals": told}


def chart(session: Session, request: Fields) -> ChartAnswer:
    """How the scores went."""
    match = session.current(request)
    return chart_shape(match.revision, session.score_history(match).points())


def odds(session: Session, request: Fields) -> OddsAnswer:
    """What the viewer may reckon of what he does not see."""
    match = session.current(request)
    found = registry.queries(match.game.meta.key).odds(match.state, viewer_of(match, request))
    return {"ok": True, "n": match.revision, "odds": found}


def past(session: Session, request: Fields) -> Frame:
    """The table as it was after so many entries."""
    entry, match = field(request, "entry", int), session.present()
    if request.get("n", match.revision) != match.revision:
        raise Stale
    return {**frame_of(session, request, session.history(match).at(entry)), "past": entry}


OPS: dict[str, Operation] = {
    "catalog": catalog,
    "components": components,
    "options": options,
    "save": save,
    "plan": plan,
    "goals": goals,
    "chart": chart,
    "odds": odds,
    "past": past,
}
