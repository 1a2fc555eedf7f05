"""Jobs that give advice: hints, turns planned for a goal, and the analysis of a game."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, cast

from portsmouth.api.jobs import Kind, PartialResult, Work, bots_of
from portsmouth.api.requests.parsing import BadRequest, Fields, asked_seat, field, own_seat
from portsmouth.api.serialize_advice import (
    analysis_to_json,
    chapter_to_json,
    forecast_to_json,
    planned_to_json,
    tip_to_json,
    verdict_to_json,
)
from portsmouth.api.what_if_job import what_if
from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Progress
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.turn_goals import TurnGoal, plan_turn
from portsmouth.bots.study.analysis import GameAnalyzer
from portsmouth.bots.study.forecast import Odds, think_forecast
from portsmouth.bots.study.hints import DEPTHS, Hint, think_hint
from portsmouth.bots.study.rounds import RoundAnalyzer
from portsmouth.bots.study.verdicts import Chapter
from portsmouth.core.errors import BadSetup, IllegalAction
from portsmouth.core.match import Match
from portsmouth.core.meta import Advice
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.replay.history import History


def hint(match: Match[Any], request: Fields) -> Work:
    """Find a hint of the requested depth for a seat that must act, by the strongest bot."""
    seat, depth = _own_seat(match, request), field(request, "depth", int)
    _check_depth(depth)
    bots, levels = bots_of(match), match.game.meta.levels
    if not levels:
        raise BadSetup("nobody here gives hints")
    evaluator, who = bots.evaluator(match.seats), bots.bot(levels[-1].key, match.seats)
    thinking = think_hint(match.game, evaluator, who, match.state, seat)
    return _hint(match, seat, thinking, depth)


def _own_seat(match: Match[Any], request: Fields) -> Seat:
    """Return the seat that must act and asks for itself; raises NotYourTurn."""
    own_seat(match, request)
    return asked_seat(match, request)


def _hint(
    match: Match[Any], seat: Seat, thinking: Generator[Progress, None, Hint[Any]], depth: int
) -> Work:
    found = yield from thinking
    return cast("dict[str, Any]", tip_to_json(match, seat, found, depth))


def _check_depth(depth: int) -> None:
    if depth not in DEPTHS:
        raise BadRequest("a hint is of depth 1, 2 or 3")


def note_hint(match: Match[Any], seat: Seat, depth: int) -> None:
    """Note that a hint was asked: ``[entry, seat, depth]``, one for each position.

    ``entry`` is the number of entries in the journal; a deeper hint replaces a shallower one.
    """
    _check_depth(depth)
    here, table = [len(match.journal), seat], cast("dict[str, Any]", match.notes)
    notes = table.get("hints", [])
    depths = [note[2] for note in notes if note[:2] == here]
    others = [note for note in notes if note[:2] != here]
    match.note("hints", [*others, [*here, max([depth, *depths])]])


def goal(match: Match[Any], request: Fields) -> Work:
    """Find the best whole turns for a goal of a seat that must act."""
    seat, key = _own_seat(match, request), field(request, "goal", str)
    bots = bots_of(match)
    found = next((each for each in bots.goals(match.state, seat) if each.key == key), None)
    if found is None:
        raise BadRequest("no such goal")
    return _goal(match, bots.evaluator(match.seats, whole=True), seat, found)


def _goal(match: Match[Any], evaluator: Evaluator[Any], seat: Seat, wanted: TurnGoal) -> Work:
    twin, _ = determinize(match.game, match.state, seat)
    planned = yield from plan_turn(match.game, evaluator, twin, seat, wanted)
    return cast("dict[str, Any]", planned_to_json(match, seat, planned))


def analysis(match: Match[Any], _request: Fields) -> Work:
    """Analyse all that was played; raises NoHistory where that can't be replayed."""
    if match.game.meta.advice is None:
        raise BadSetup("nobody here analyses")
    if match.actors and match.game.secrets(match.state):
        raise BadSetup("a game with secrets is analysed when it is over")
    if match.rules != [(0, match.game.meta.rules)]:
        History(match).at(len(match.journal))
    return _analysis(match, match.game.meta.advice)


def _analysis(match: Match[Any], advice: Advice) -> Work:
    game = match.game
    first = game.setup(match.seats, match.settings, Rng(match.seed))
    entries = [(entry.seat, game.notation.read(entry.do)) for entry in match.journal]
    bots, own = bots_of(match), only_person(match)
    kind = RoundAnalyzer if advice.by_round else GameAnalyzer
    studying = kind(bots, match.seats, first, entries, advice, own=own).analyze()
    while True:
        try:
            found = next(studying)
        except StopIteration as end:
            return cast("dict[str, Any]", analysis_to_json(match, end.value))
        if isinstance(found, Progress):
            yield found
        elif isinstance(found, Chapter):
            yield PartialResult({"chapter": chapter_to_json(match, found)})
        else:
            yield PartialResult({"verdict": verdict_to_json(match, found)})


def only_person(match: Match[Any]) -> Seat | None:
    """Return the seat of the only person, where captains or friends play all others."""
    table = cast("dict[str, Any]", match.notes)
    others = [seat for seat, who in enumerate(table.get("captains") or []) if who is not None]
    people = [seat for seat in range(match.seats) if seat not in others]
    return people[0] if len(people) == 1 else None


def forecast(match: Match[Any], request: Fields) -> Work:
    """Find the odds of one option for a seat that must act; raises IllegalAction.

    ``entry`` means the position after so many entries: the seat asks what it could have known
    then. Raises NoHistory where that can't be replayed.
    """
    if "entry" in request:
        match = History(match).at(field(request, "entry", int))
    seat = _own_seat(match, request)
    action = match.game.notation.read(field(request, "action", str))
    s = _made_legal(match, seat, action)
    bots = bots_of(match)
    if "forecast" not in match.game.meta.abilities:
        raise BadSetup("there are no forecasts here")
    return _forecast(bots, think_forecast(bots, s, seat, action))


def _made_legal(match: Match[Any], seat: Seat, action: Action) -> Any:
    """Return the position for an action: behind its remedy where it needs one.

    Raises IllegalAction where nothing helps.
    """
    game, s = match.game, match.state
    try:
        game.require(s, seat, action)
    except IllegalAction as error:
        if not error.refusal.remedy:
            raise
        s = s.copy()
        for each in error.refusal.remedy:
            game.apply(s, seat, each)
        game.require(s, seat, action)
    return s


def _forecast(bots: Bots[Any], thinking: Generator[Progress | Odds, None, Odds]) -> Work:
    while True:
        try:
            step = next(thinking)
        except StopIteration as end:
            return cast("dict[str, Any]", forecast_to_json(bots, end.value))
        if isinstance(step, Odds):
            yield PartialResult({"forecast": forecast_to_json(bots, step)})
        else:
            yield step


KINDS: dict[str, Kind] = {
    "hint": hint,
    "goal": goal,
    "analysis": analysis,
    "forecast": forecast,
    "what_if": what_if,
}
"""What advice can be asked for."""
