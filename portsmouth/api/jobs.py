"""Jobs: long computations, run in time slices that the page asks for.

A job is a generator that yields its progress and partial results, and returns its result. The
slices never change the result. The function of a kind checks the request at once and returns the
generator.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from time import perf_counter
from typing import Any, NamedTuple, cast

import portsmouth
from portsmouth import registry
from portsmouth.api.protocol.jobs import ChoiceShape, JobAnswer, TurnShape
from portsmouth.api.requests.parsing import BadRequest, Fields, NoJob, asked_seat, field
from portsmouth.api.save_entries import lengthened, mark_of
from portsmouth.api.serialize import text_to_json
from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot, Choice, Decision, Progress
from portsmouth.bots.search.determinize import determinize
from portsmouth.codec.json_text import parse
from portsmouth.core.errors import SaveBroken
from portsmouth.core.match import Match
from portsmouth.core.notation import Notation
from portsmouth.core.text import Text

TOLD = 3
"""How many choices a result tells of."""
LONGEST_SLICE = 5_000
"""The longest slice that is granted, in milliseconds."""


class PartialResult(NamedTuple):
    """A partial result, of interest before the job is done."""

    found: dict[str, Any]


Work = Generator[Progress | PartialResult, None, dict[str, Any]]
Kind = Callable[[Match[Any], Fields], Work]


class JobRunner:
    """Runs one job at a time: a new one drops the old."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self._kinds = kinds
        self._work: Work | None = None
        self._job = 0
        self._progress = Progress(0, 1)
        self._match: Match[Any] | None = None

    def think(self, request: Fields) -> JobAnswer:
        """Start a job, and work on it for ``ms`` if given; raises like ``load``, and BadRequest.

        The match comes as a save, or as the entries after the one that was thought about last.
        """
        self._work = None
        kind = self._kinds.get(field(request, "kind", str))
        if kind is None:
            raise BadRequest("no such kind of thought")
        match = self._match_of(request)
        self._work = kind(match, request)
        self._job += 1
        self._progress = Progress(0, 1)
        if "ms" not in request:
            return self._answer([], None)
        return self._go_on(self._work, field(request, "ms", int))

    def _match_of(self, request: Fields) -> Match[Any]:
        """Return the match to think about: another one, or the last one further on."""
        kept, self._match = self._match, None
        loads = request.get("save") is not None
        self._match = _loaded(request) if loads else lengthened(kept, request)
        return self._match

    def more(self, request: Fields) -> JobAnswer:
        """Go on for about ``ms`` milliseconds; raises NoJob."""
        return self._go_on(self._meant(request), field(request, "ms", int))

    def _go_on(self, work: Work, ms: int) -> JobAnswer:
        until = perf_counter() + min(max(ms, 0), LONGEST_SLICE) / 1000
        self._work = None
        news: list[dict[str, Any]] = []
        while True:
            try:
                step = next(work)
            except StopIteration as end:
                return self._answer(news, end.value)
            if isinstance(step, PartialResult):
                news.append(step.found)
            else:
                self._progress = step
            if perf_counter() >= until:
                self._work = work
                return self._answer(news, None)

    def stop(self, request: Fields) -> JobAnswer:
        """Drop a job; raises NoJob."""
        self._meant(request)
        self._work = None
        return self._answer([], None)

    def _meant(self, request: Fields) -> Work:
        job = field(request, "job", int)
        if self._work is None or job != self._job:
            raise NoJob(f"no job {job}")
        return self._work

    def _answer(self, news: list[dict[str, Any]], result: dict[str, Any] | None) -> JobAnswer:
        entries = len(self._match.journal) if self._match else 0
        return {
            "ok": True,
            "job": self._job,
            "since": entries,
            "mark": mark_of(self._match, entries) if self._match else "",
            "done": self._work is None,
            "progress": [self._progress.done, max(self._progress.of, 1)],
            "news": news,
            "result": result,
        }


def _loaded(request: Fields) -> Match[Any]:
    try:
        data = parse(field(request, "save", str))
    except ValueError as error:
        raise SaveBroken("the save is not JSON") from error
    return portsmouth.load(data)


# Kinds.


def turn(match: Match[Any], request: Fields) -> Work:
    """Find what the bot of a level would do for a seat that must act."""
    return _turn(match, asked_seat(match, request), requested_bot(match, request))


def bots_of(match: Match[Any]) -> Bots[Any]:
    """Return the computer players of a match's game."""
    return registry.bots(match.game.meta.key)


def requested_bot(match: Match[Any], request: Fields) -> Bot[Any]:
    """Return the bot of a request's level; raises BadSetup for an unknown level."""
    return bots_of(match).bot(field(request, "level", str), match.seats)


def _turn(match: Match[Any], seat: int, captain: Bot[Any]) -> Work:
    decision = yield from decide(match, seat, captain)
    why = bots_of(match).reason(match.state, seat, decision.actions)
    return cast("dict[str, Any]", turn_to_json(match, decision, why))


def decide(match: Match[Any], seat: int, captain: Bot[Any]) -> Generator[Progress, None, Decision]:
    """Find a bot's decision, made from a determinization."""
    twin, rng = determinize(match.game, match.state, seat)
    decision = yield from captain.think(twin, seat, rng)
    return decision


def turn_to_json(match: Match[Any], decision: Decision, why: Text | None) -> TurnShape:
    """Return a decision and the reason for it, for the page."""
    notation = match.game.notation
    return {
        "actions": [notation.write(action) for action in decision.actions],
        "nodes": decision.nodes,
        "choices": [choice_to_json(notation, choice) for choice in decision.choices[:TOLD]],
        "why": text_to_json(why) if why else None,
    }


def choice_to_json(notation: Notation, choice: Choice) -> ChoiceShape:
    """Return a line with its value, in points to a thousandth."""
    return {
        "actions": [notation.write(action) for action in choice.actions],
        "value": round(choice.value, 3),
        "terms": {item: round(points, 3) for item, points in choice.terms},
    }


KINDS: dict[str, Kind] = {"turn": turn}
"""What can be thought about."""
