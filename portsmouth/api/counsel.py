"""Advice as jobs: hints, turns planned for a goal, and the analysis of a game."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, cast

from portsmouth.api.framing import cost_shape, step_shape, text_shape
from portsmouth.api.protocol import Request
from portsmouth.api.protocol_jobs import (
    AdviceShape,
    AnalysisShape,
    ChapterShape,
    ForecastShape,
    PlannedShape,
    TipShape,
    VerdictShape,
)
from portsmouth.api.requests import BadRequest, asked_seat, field, own_seat
from portsmouth.api.study import Kind, News, Work, bots_of
from portsmouth.bots.analysis import Analyst
from portsmouth.bots.base import Bots
from portsmouth.bots.captain import Choice, Progress
from portsmouth.bots.forecast import Odds, think_forecast
from portsmouth.bots.goals import Goal, Planned, plan_turn
from portsmouth.bots.hints import DEPTHS, Hint, think_hint
from portsmouth.bots.mind import Mind
from portsmouth.bots.reason import reason
from portsmouth.bots.strides import Stride, main
from portsmouth.bots.vantage import vantage
from portsmouth.bots.verdicts import Analysis, Chapter, Verdict
from portsmouth.core.errors import BadSetup
from portsmouth.core.match import Match
from portsmouth.core.meta import Advice
from portsmouth.core.option import total
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Seat
from portsmouth.i18n.language import catalogue
from portsmouth.replay.past import Past


def hint(match: Match[Any], request: Request) -> Work:
    """A hint for a seat that must act, as deep as asked for; by the strongest captain."""
    seat, depth = _own_seat(match, request), field(request, "depth", int)
    _check_depth(depth)
    bots, levels = bots_of(match), match.game.meta.levels
    if not levels:
        raise BadSetup("nobody here gives hints")
    mind, who = bots.mind(match.seats), bots.captain(levels[-1].key, match.seats)
    return _hint(match, think_hint(match.game, mind, who, match.state, seat), depth)


def _own_seat(match: Match[Any], request: Request) -> Seat:
    """The seat that must act and asks for itself; raises NotYourTurn."""
    own_seat(match, request)
    return asked_seat(match, request)


def _hint(match: Match[Any], thinking: Generator[Progress, None, Hint[Any]], depth: int) -> Work:
    found = yield from thinking
    return cast("dict[str, Any]", tip_shape(match, found, depth))


def _check_depth(depth: int) -> None:
    if depth not in DEPTHS:
        raise BadRequest("a hint is of depth 1, 2 or 3")


def note_hint(match: Match[Any], seat: Seat, depth: int) -> None:
    """Keep in the table that a hint was asked: ``[entry, seat, depth]``, one for each position.

    ``entry`` is how many entries the journal has; a deeper hint takes the shallower one's place.
    """
    _check_depth(depth)
    here, table = [len(match.journal), seat], cast("dict[str, Any]", match.table)
    notes = table.get("hints", [])
    depths = [note[2] for note in notes if note[:2] == here]
    others = [note for note in notes if note[:2] != here]
    match.note("hints", [*others, [*here, max([depth, *depths])]])


def goal(match: Match[Any], request: Request) -> Work:
    """The best whole turns for a goal of a seat that must act."""
    seat, key = _own_seat(match, request), field(request, "goal", str)
    bots = bots_of(match)
    found = next((each for each in bots.goals(match.state, seat) if each.key == key), None)
    if found is None:
        raise BadRequest("no such goal")
    return _goal(match, bots.mind(match.seats, whole=True), seat, found)


def _goal(match: Match[Any], mind: Mind[Any], seat: Seat, wanted: Goal) -> Work:
    twin, _ = vantage(match.game, match.state, seat)
    planned = yield from plan_turn(match.game, mind, twin, seat, wanted)
    return cast("dict[str, Any]", planned_shape(match, planned))


def analysis(match: Match[Any], _request: Request) -> Work:
    """The analysis of all that was played; raises NoPast where that can't be done again."""
    if match.game.meta.advice is None:
        raise BadSetup("nobody here analyses")
    if match.actors and match.game.secrets(match.state):
        raise BadSetup("a game with secrets is analysed when it is over")
    if match.rules != [(0, match.game.meta.rules)]:
        Past(match).at(len(match.journal))
    return _analysis(match, match.game.meta.advice)


def _analysis(match: Match[Any], advice: Advice) -> Work:
    game = match.game
    first = game.setup(match.seats, match.settings, Rng(match.seed))
    entries = [(entry.seat, game.notation.read(entry.do)) for entry in match.journal]
    studying = Analyst(bots_of(match), match.seats, first, entries, advice).study()
    while True:
        try:
            found = next(studying)
        except StopIteration as end:
            return cast("dict[str, Any]", analysis_shape(match, end.value))
        if isinstance(found, Progress):
            yield found
        elif isinstance(found, Chapter):
            yield News({"chapter": chapter_shape(match, found)})
        else:
            yield News({"verdict": verdict_shape(match, found)})


def forecast(match: Match[Any], request: Request) -> Work:
    """The odds of one option for a seat that must act; raises IllegalAction."""
    seat = _own_seat(match, request)
    action = match.game.notation.read(field(request, "action", str))
    match.game.require(match.state, seat, action)
    bots = bots_of(match)
    if "forecast" not in match.game.meta.abilities:
        raise BadSetup("there are no forecasts here")
    return _forecast(bots, think_forecast(bots, match.state, seat, action))


def _forecast(bots: Bots[Any], thinking: Generator[Progress, None, Odds]) -> Work:
    found = yield from thinking
    return cast("dict[str, Any]", forecast_shape(bots, found))


KINDS: dict[str, Kind] = {"hint": hint, "goal": goal, "analysis": analysis, "forecast": forecast}
"""What advice can be asked for."""


# Shapes.


def advice_shape(match: Match[Any], strides: Sequence[Stride], value: float) -> AdviceShape:
    """A line to be told and played; what ends the turn is left to the player."""
    write = match.game.notation.write
    played = [stride for stride in strides if not stride.closing] or strides[:1]
    options = [stride.option for stride in strides]
    return {
        "actions": [write(stride.option.action) for stride in played],
        "steps": [step_shape(match, option) for option in options],
        "cost": cost_shape(total([option.cost for option in options])),
        "value": round(value, 1),
        "main": strides.index(main(strides)) if strides else -1,
    }


def tip_shape(match: Match[Any], found: Hint[Any], depth: int) -> TipShape:
    """No more of a hint than its depth tells; options in the order of the board."""
    best, options = found.best, found.options
    told = sorted(options, key=lambda each: each.main.option.target) if depth == 2 else []
    why = reason([each.choice for each in options], named(match)) if depth == 3 else None
    return {
        "depth": depth,
        "targets": [each.main.option.target for each in told] or [best.main.option.target],
        "labels": [text_shape(each.main.option.label) for each in told],
        "best": advice_shape(match, best.strides, best.choice.value) if depth == 3 else None,
        "why": text_shape(why) if why else None,
    }


def planned_shape(match: Match[Any], planned: Planned) -> PlannedShape:
    """The turns for a goal."""
    turns = [advice_shape(match, turn.strides, turn.choice.value) for turn in planned.turns]
    return {"turns": turns, "proved": planned.proved, "nodes": planned.nodes}


def forecast_shape(bots: Bots[Any], found: Odds) -> ForecastShape:
    """What may come of an option."""
    return {
        "outcomes": [
            {"key": key, "label": text_shape(bots.result_text(key)), "permille": permille}
            for key, permille in found.outcomes
        ],
        "exact": found.exact,
        "tries": found.tries,
    }


def named(match: Match[Any]) -> Callable[[str], bool]:
    """For which items of a value there are words."""
    words = catalogue("en", match.game.meta.key).messages
    return lambda item: f"why-item-{item}" in words


def better(match: Match[Any], best: Choice, done: Choice) -> Text | None:
    """What the best line had over what was done."""
    why = reason([best, done], named(match))
    if why is None:
        return None
    though = why.id == "why-preferred-though"
    return Text("why-better-though" if though else "why-better", **why.args)


def verdict_shape(match: Match[Any], verdict: Verdict) -> VerdictShape:
    """What a decision lost, in points to a tenth."""
    why = better(match, verdict.best, verdict.done) if verdict.grade != "best" else None
    low_high = verdict.interval
    return {
        "seat": verdict.seat,
        "round": verdict.moment.round if verdict.moment else 0,
        "start": verdict.start,
        "end": verdict.end,
        "step": verdict.step,
        "seen": round(verdict.seen, 1),
        "loss": round(verdict.loss, 1),
        "interval": [round(end, 1) for end in low_high] if low_high else None,
        "grade": verdict.grade,
        "best": advice_shape(match, verdict.strides, verdict.best.value),
        "why": text_shape(why) if why else None,
    }


def chapter_shape(match: Match[Any], chapter: Chapter) -> ChapterShape:
    """A turn of the analysis."""
    return {
        "seat": chapter.seat,
        "round": chapter.moment.round if chapter.moment else 0,
        "start": chapter.start,
        "end": chapter.end,
        "before": [round(lead, 1) for lead in chapter.before],
        "verdicts": [verdict_shape(match, verdict) for verdict in chapter.verdicts],
        "luck": [round(luck, 1) for luck in chapter.luck],
    }


def analysis_shape(match: Match[Any], found: Analysis) -> AnalysisShape:
    """The whole analysis."""
    return {
        "chapters": [chapter_shape(match, chapter) for chapter in found.chapters],
        "after": [round(lead, 1) for lead in found.after],
        "luck": [round(float(luck), 1) for luck in found.luck],
        "loss": [round(float(loss), 1) for loss in found.loss],
    }
