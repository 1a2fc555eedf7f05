"""The only door for the page: text in, text out, and it never raises.

A desk holds one match. Requests and answers are the shapes of ``protocol``.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import portsmouth
from portsmouth import registry
from portsmouth.api.faults import code_of
from portsmouth.api.framing import (
    chart_shape,
    forced,
    game_shape,
    lesson_shape,
    log,
    option_shape,
    plan_shape,
    reach_shape,
    refusal_shape,
    text_shape,
)
from portsmouth.api.requests import (
    FRIEND,
    BadRequest,
    NoMatch,
    Stale,
    asked_seat,
    field,
    look_of,
    own_seat,
    read,
    saved,
    seed_of,
    since_entry,
    viewer_of,
    write,
)
from portsmouth.core import errors
from portsmouth.core.match import Match
from portsmouth.core.option import Refusal
from portsmouth.core.plan import plans
from portsmouth.core.queries import Queries
from portsmouth.core.text import Text
from portsmouth.lessons.lesson import Course
from portsmouth.replay.chart import Chart
from portsmouth.replay.past import Past

if TYPE_CHECKING:
    from portsmouth.api.protocol import (
        Catalog,
        ChartAnswer,
        ComponentsAnswer,
        Failure,
        Frame,
        LinkAnswer,
        LinkText,
        OddsAnswer,
        Plans,
        Request,
    )
    from portsmouth.api.protocol_jobs import (
        GoalsAnswer,
        GoalShape,
        JobAnswer,
    )
    from portsmouth.api.study import Study

    Answer = (
        Catalog
        | ComponentsAnswer
        | Frame
        | ChartAnswer
        | OddsAnswer
        | Plans
        | GoalsAnswer
        | JobAnswer
        | LinkText
        | LinkAnswer
    )


class Desk:
    """One table: a match, and the requests about it."""

    def __init__(self) -> None:
        self.match: Match[Any] | None = None
        self._charted: Chart | None = None
        self._replayed: Past | None = None
        self._course: Course[Any] | None = None
        self._ops: dict[str, Callable[[Request], Answer]] = {
            "catalog": self._catalog,
            "components": self._components,
            "new": self._new,
            "load": self._load,
            "look": self._look,
            "play": self._play,
            "undo": self._undo,
            "redo": self._redo,
            "restart": self._restart,
            "arrange": self._arrange,
            "chart": self._chart,
            "lesson": self._lesson,
            "odds": self._odds,
            "past": self._past,
            "plan": self._plan,
            "seats": self._seats,
            "goals": self._goals,
            "hinted": self._hinted,
            "branch": self._branch,
            "link": self._link,
            "open_link": self._open_link,
            "think": self._think,
            "more": self._more,
            "stop": self._stop,
        }

    def dispatch(self, text: str) -> str:
        """Answer a request. Never raises; what fails has changed nothing."""
        match = self.match
        before = match.checkpoint() if match else None
        request: Request = {"op": "look"}
        try:
            request = read(text)
            return write(self._answer(request))
        except Exception as error:
            self.match = match
            if match and before:
                match.rollback(before)
            return write(self._failure(error, request))

    def _answer(self, request: Request) -> Answer:
        operation = self._ops.get(str(request.get("op")))
        if operation is None:
            raise BadRequest(f"no operation {request.get('op')!r}")
        return operation(request)

    # Operations.

    def _catalog(self, _request: Request) -> Catalog:
        games = [game_shape(meta) for meta in registry.metas()]
        return {"ok": True, "version": portsmouth.__version__, "games": games}

    def _components(self, request: Request) -> ComponentsAnswer:
        key = field(request, "game", str)
        return {"ok": True, "game": key, "components": registry.queries(key).components()}

    def _new(self, request: Request) -> Frame:
        seed = request.get("seed")
        options, table = request.get("options") or {}, request.get("table") or {}
        if not isinstance(options, dict) or not isinstance(table, dict):
            raise BadRequest("options and table are objects")
        self.match = portsmouth.new(
            field(request, "game", str),
            field(request, "seats", int),
            options,
            None if seed is None else seed_of(seed),
            table,
        )
        return self._frame(request)

    def _load(self, request: Request) -> Frame:
        self.match = saved(field(request, "save", str))
        return self._frame(request)

    def _lesson(self, request: Request) -> Frame:
        game, table = registry.game(field(request, "game", str)), request.get("table") or {}
        key = field(request, "lesson", str)
        found = next((each for each in registry.lessons(game.meta.key) if each.key == key), None)
        if found is None or not isinstance(table, dict):
            raise errors.BadSetup(f"there is no lesson {key[:40]!r}")
        self._course = Course(game, found, table)
        self.match = self._course.match
        return self._frame(request)

    def _look(self, request: Request) -> Frame:
        return self._frame(request)

    def _play(self, request: Request) -> Frame:
        match = self._current(request)
        actions, back = field(request, "actions", list), request.get("back", 0)
        if type(back) is not int or back < 0:
            raise BadRequest("back is how many actions to take back")
        if not actions or not all(isinstance(action, str) for action in actions):
            raise BadRequest("actions is a list of texts")
        for _ in range(back):
            match.undo()
        for action in actions:
            match.play(action, request.get("seat"))
        if course := self._under_way():
            course.others()
        return self._frame(request)

    def _plan(self, request: Request) -> Plans:
        match, target = self._current(request), field(request, "target", str)
        found, refusal = plans(_queries(match), match, target, own_seat(match, request))
        return {
            "ok": True,
            "n": match.n,
            "target": target,
            "plans": [plan_shape(match, plan) for plan in found],
            "refusal": refusal_shape(match, refusal) if refusal else None,
        }

    def _undo(self, request: Request) -> Frame:
        self._current(request).undo()
        return self._frame(request)

    def _redo(self, request: Request) -> Frame:
        self._current(request).redo()
        return self._frame(request)

    def _restart(self, request: Request) -> Frame:
        self._current(request).restart_turn()
        return self._frame(request)

    def _arrange(self, request: Request) -> Frame:
        match = self._current(request)
        match.arrange(
            field(request, "seat", int),
            field(request, "item", str),
            field(request, "place", str),
        )
        return self._frame(request)

    def _seats(self, request: Request) -> Frame:
        match, captains = self._current(request), field(request, "captains", list)
        known = {None, FRIEND, *(level.key for level in match.game.meta.levels)}
        words = all(each is None or type(each) is str for each in captains)
        if len(captains) != match.seats or not words or not known.issuperset(captains):
            raise errors.BadSetup("a level, a friend or null for each seat")
        match.note("captains", captains)
        return self._frame(request)

    def _goals(self, request: Request) -> GoalsAnswer:
        match = self._current(request)
        own_seat(match, request)
        found = registry.bots(match.game.meta.key).goals(match.state, asked_seat(match, request))
        goals: list[GoalShape] = [
            {"key": goal.key, "label": text_shape(goal.label)} for goal in found
        ]
        return {"ok": True, "n": match.n, "goals": goals}

    def _hinted(self, request: Request) -> Frame:
        from portsmouth.api import counsel

        match, seat = self._current(request), asked_seat(self._current(request), request)
        counsel.note_hint(match, seat, field(request, "depth", int))
        return self._frame(request)

    def _branch(self, request: Request) -> Frame:
        """Another match from a position of this one, as a save of that moment would open it."""
        match, table = self._current(request), field(request, "table", dict)
        then = self._replay_of(match).at(field(request, "entry", int))
        then.table = table
        self.match = portsmouth.load(portsmouth.save(then))
        return self._frame(request)

    def _link(self, request: Request) -> LinkText:
        from portsmouth.api import sharing

        kind = field(request, "kind", str)
        if "save" in request:
            return sharing.link_of(saved(field(request, "save", str)), kind)
        return sharing.link_of(self._current(request), kind)

    def _open_link(self, request: Request) -> LinkAnswer:
        from portsmouth.api import sharing

        known = field(request, "save", str) if request.get("save") is not None else None
        return sharing.open_link(field(request, "link", str), known)

    def _think(self, request: Request) -> JobAnswer:
        return self._jobs.think(request)

    def _more(self, request: Request) -> JobAnswer:
        return self._jobs.more(request)

    def _stop(self, request: Request) -> JobAnswer:
        return self._jobs.stop(request)

    @cached_property
    def _jobs(self) -> Study:
        """What can be thought about, loaded with the first thought: the table needs none of it."""
        from portsmouth.api import counsel, study

        return study.Study({**study.KINDS, **counsel.KINDS})

    def _chart(self, request: Request) -> ChartAnswer:
        match = self._current(request)
        if self._charted is None or self._charted.match is not match:
            self._charted = Chart(match)
        return chart_shape(match.n, self._charted.points())

    def _odds(self, request: Request) -> OddsAnswer:
        match = self._current(request)
        odds = _queries(match).odds(match.state, viewer_of(match, request))
        return {"ok": True, "n": match.n, "odds": odds}

    def _past(self, request: Request) -> Frame:
        match, entry = self.match, field(request, "entry", int)
        if match is None:
            raise NoMatch
        if request.get("n", match.n) != match.n:
            raise Stale
        return {**self._frame(request, self._replay_of(match).at(entry)), "past": entry}

    def _replay_of(self, match: Match[Any]) -> Past:
        """The match's past, as far as it is reckoned already."""
        if self._replayed is None or self._replayed.match is not match:
            self._replayed = Past(match)
        return self._replayed

    # Answers.

    def _under_way(self) -> Course[Any] | None:
        """The lesson on the desk, if the match is one."""
        course = self._course
        return course if course and course.match is self.match else None

    def _current(self, request: Request) -> Match[Any]:
        """The match, if the request was made for the position that lies on the table."""
        if self.match is None:
            raise NoMatch
        if request.get("n") != self.match.n:
            raise Stale
        return self.match

    def _frame(self, request: Request, then: Match[Any] | None = None) -> Frame:
        """The whole table for the eyes of the request's viewer.

        ``then`` is the match as it was once, seen by who looks now; nothing can be done in it.
        """
        if self.match is None:
            raise NoMatch
        match = then or self.match
        viewer = viewer_of(self.match, request)
        acting = then is None and viewer in match.actors
        step = match.game.step(match.state)
        away = Refusal("past", "") if then else None
        if step and acting and viewer is not None:
            away = step.away(match.state, viewer, "")
        entries = len(match.journal)
        since = entries if then else since_entry(request, entries)
        outcome, moment = match.outcome, match.game.moment(match.state)
        course = None if then else self._under_way()
        reach = _queries(match).reach(match.state, viewer) if acting and viewer is not None else {}
        frame: Frame = {
            "ok": True,
            "n": match.n,
            "game": match.game.meta.key,
            "seats": match.seats,
            "settings": dict(match.settings),
            "seed": str(match.seed),
            "table": dict(match.table),
            "actors": list(match.actors),
            "viewer": viewer,
            "secrets": match.game.secrets(match.state),
            "progress": text_shape(match.game.progress(match.state)),
            "moment": {"round": moment.round, "seat": moment.seat} if moment else None,
            "view": match.view(viewer),
            "prompt": text_shape(_prompt(match, viewer)),
            "options": [option_shape(match, o) for o in match.options(viewer)] if acting else [],
            "away": refusal_shape(match, away) if away else None,
            "reach": reach_shape(reach),
            "forced": forced(match, viewer) if acting else None,
            "log": log(match, since, viewer),
            "entries": entries,
            "undo": match.undo_depth,
            "redo": match.redo_depth,
            "outcome": cast("Any", outcome.to_json()) if outcome else None,
            "save": write(portsmouth.save(match)),
        }
        return {**frame, "lesson": lesson_shape(course, viewer)} if course else frame

    def _failure(self, error: Exception, request: Request) -> Failure:
        """Why a request changed nothing, in words and, for a fault of ours, in detail."""
        code = code_of(error)
        refusal = error.refusal if isinstance(error, errors.IllegalAction) else None
        shape = refusal_shape(self.match, refusal) if refusal and self.match else None
        text = shape["text"] if shape else text_shape(Text(f"error-{code}"))
        detail = "".join(traceback.format_exception(error)) if code == "bug" else str(error)
        shown = self.match is not None and code not in ("bad_request", "bug")
        look = look_of(self.match, request) if self.match else None
        return {
            "ok": False,
            "code": code,
            "text": text,
            "detail": detail,
            "refusal": shape,
            "frame": self._frame(look) if look and shown else None,
        }


def _queries(match: Match[Any]) -> Queries[Any]:
    return registry.queries(match.game.meta.key)


def _prompt(match: Match[Any], seat: int | None) -> Text:
    """What is asked of the seat, or of whom it has to wait for."""
    actors = match.actors
    if not actors or seat in actors:
        return match.prompt(seat)
    return Text("prompt-waiting", seat=actors[0])


_desk = Desk()


def dispatch(text: str) -> str:
    """Answer one request to the desk of this process; never raises."""
    return _desk.dispatch(text)
