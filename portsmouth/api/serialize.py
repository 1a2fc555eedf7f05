"""Serializes the engine's values to the schemas of ``protocol``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from portsmouth.core.context import Event
from portsmouth.core.match import Match
from portsmouth.core.meta import Meta
from portsmouth.core.option import Cost, Option, Reach, Refusal, Worth
from portsmouth.core.plan import Plan
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.lessons.lesson import LessonRun
from portsmouth.replay.score_history import ScorePoint

if TYPE_CHECKING:
    from portsmouth.api.protocol.catalog import GameShape
    from portsmouth.api.protocol.lessons import HintShape, LessonShape, PuzzleShape
    from portsmouth.api.protocol.log import ChartAnswer, EntryShape, EventShape, RaceShape
    from portsmouth.api.protocol.options import (
        CostShape,
        OptionShape,
        PlanShape,
        PlanStepShape,
        ReachShape,
        RefusalShape,
        WorthShape,
    )
    from portsmouth.bots.base import Race
    from portsmouth.bots.puzzles.puzzle_run import PuzzleRun
    from portsmouth.core.schema import TextShape


def text_to_json(text: Text) -> TextShape:
    """Return a message with its arguments."""
    return cast("TextShape", text.to_json())


def refusal_to_json(match: Match[Any] | None, refusal: Refusal) -> RefusalShape:
    """Return a reason with its sentence, rule and remedy."""
    write = match.game.notation.write if match else str
    return {
        "code": refusal.code,
        "rule": refusal.rule,
        "text": text_to_json(refusal.text),
        "remedy": [write(action) for action in refusal.remedy],
    }


def option_to_json(match: Match[Any], option: Option, worth: Worth | None) -> OptionShape:
    """Return an option with its price, effects, worth and, where it is not legal, the reason."""
    refusal = refusal_to_json(match, option.refusal) if option.refusal else None
    return {**step_to_json(match, option), "refusal": refusal, "worth": worth_to_json(worth)}


def worth_to_json(worth: Worth | None) -> WorthShape | None:
    """Return points before and after, and what changes."""
    if worth is None:
        return None
    changes = [text_to_json(each) for each in worth.changes]
    return {"before": worth.before, "after": worth.after, "changes": changes}


def cost_to_json(cost: Cost) -> CostShape:
    """Return a price with its payees."""
    return {
        "amounts": dict(cost.amounts),
        "payees": [{"seat": s, "resource": name, "amount": n} for s, name, n in cost.payees],
    }


def plan_to_json(match: Match[Any], plan: Plan) -> PlanShape:
    """Return a line that was played on a copy, step by step."""
    write = match.game.notation.write
    return {
        "actions": [write(action) for action in plan.actions],
        "steps": [step_to_json(match, option) for option, _ in plan.steps],
        "cost": cost_to_json(plan.cost),
        "left": dict(plan.left),
        "asks": text_to_json(plan.asks) if plan.asks else None,
        "through": [text_to_json(name) for name in plan.through],
        "harms": plan.harms,
        "short": refusal_to_json(match, plan.short) if plan.short else None,
        "worth": worth_to_json(plan.worth),
    }


def step_to_json(match: Match[Any], option: Option) -> PlanStepShape:
    """Return one action of a line, as an option that was legal when its turn came."""
    return {
        "action": match.game.notation.write(option.action),
        "verb": str(option.action[0]),
        "target": option.target,
        "label": text_to_json(option.label),
        "cost": cost_to_json(option.cost),
        "effects": [text_to_json(effect) for effect in option.effects],
    }


def reach_to_json(found: dict[str, Reach]) -> dict[str, ReachShape]:
    """Return the targets that plans lead to."""
    return {name: {"verb": r.verb, "cost": cost_to_json(r.cost)} for name, r in found.items()}


def lesson_to_json(lesson_run: LessonRun[Any], viewer: int | None) -> LessonShape:
    """Return how far a lesson is, with the learner's next step."""
    tasks, at = lesson_run.lesson.tasks, lesson_run.progress()
    return {
        "key": lesson_run.lesson.key,
        "step": at.step,
        "tasks": [
            {"key": task.key, "done": done, "rules": list(task.rules)}
            for task, done in zip(tasks, at.done, strict=True)
        ],
        "hint": _hint_shape(lesson_run, at.line)
        if at.line and viewer == lesson_run.lesson.seat
        else None,
        "stuck": at.stuck,
        "note": at.note,
        "over": at.step == len(tasks),
    }


def _hint_shape(lesson_run: LessonRun[Any], line: tuple[Action, ...]) -> HintShape:
    match, seat, action = lesson_run.match, lesson_run.lesson.seat, line[0]
    option = next(each for each in match.options(seat) if each.action == action)
    last = match.state.copy()
    for each in line[:-1]:
        match.game.apply(last, seat, each)
    aim = match.game.option(last, seat, line[-1])
    return {
        "line": [match.game.notation.write(each) for each in line],
        "aim": aim.target if aim else option.target,
        "action": match.game.notation.write(action),
        "verb": str(action[0]),
        "target": option.target,
        "label": text_to_json(option.label),
    }


def puzzle_to_json(run: PuzzleRun[Any]) -> PuzzleShape:
    """Return how a puzzle stands, with its best line."""
    write = run.match.game.notation.write
    return {
        "date": run.date,
        "seat": run.puzzle.seat,
        "goal": text_to_json(run.spec.goal.label),
        "before": run.puzzle.before,
        "now": run.now(),
        "best": run.puzzle.best,
        "over": run.over(),
        "line": [
            {"action": write(action), "label": text_to_json(label)} for action, label in run.line
        ],
    }


def event_to_json(event: Event) -> EventShape:
    """Return an event with its sentence."""
    plain = cast("Any", event.to_json())
    return {"kind": plain["kind"], "facts": plain["facts"], "text": text_to_json(event.text)}


def log(match: Match[Any], since: int, viewer: int | None) -> list[EntryShape]:
    """Return the journal from entry ``since`` on, as far as the viewer may know it."""
    return [
        {
            "number": number,
            "seat": match.journal[number].seat,
            "turn": match.turns[number],
            "do": match.visible_text(number, viewer),
            "events": [event_to_json(event) for event in events],
        }
        for number, events in enumerate(match.events(since, viewer), since)
    ]


def race_to_json(race: Race) -> RaceShape:
    """Return the rounds in which the goal is expected, to a tenth."""
    return {"goal": race.goal, "rounds": [round(each / 1000, 1) for each in race.rounds]}


def chart_to_json(n: int, points: list[ScorePoint], race: Race | None) -> ChartAnswer:
    """Return the points of a chart; a line that an onlooker may not know is null."""
    told = [line.item for point in points for lines in point.scores for line in lines]
    items = list(dict.fromkeys(told))
    return {
        "ok": True,
        "n": n,
        "items": items,
        "points": [
            {
                "round": point.round,
                "seat": point.seat,
                "totals": [sum(line.points for line in lines) for lines in point.scores],
                "lines": [
                    [{line.item: line.points for line in lines}.get(item) for item in items]
                    for lines in point.scores
                ],
            }
            for point in points
        ],
        "race": race_to_json(race) if race else None,
    }


def game_to_json(meta: Meta) -> GameShape:
    """Return a game with its options and levels."""
    return {
        "key": meta.key,
        "title": meta.title,
        "designer": meta.designer,
        "seats": list(meta.seats),
        "minutes": list(meta.minutes),
        "rules": meta.rules,
        "stage": meta.stage,
        "options": [
            {"key": o.key, "default": o.default, "values": list(o.values), "rule": o.rule}
            for o in meta.options
        ],
        "levels": [{"key": level.key, "budget": level.budget} for level in meta.levels],
        "first_level": meta.first_level,
        "first_options": dict(meta.first_options),
        "advice": {"best": meta.advice.best, "cheap": meta.advice.cheap} if meta.advice else None,
        "resources": list(meta.resources),
        "rule_number": meta.rule_number,
        "daily": {
            "seats": meta.daily.seats,
            "levels": list(meta.daily.levels),
            "prepared": meta.daily.prepared,
        }
        if meta.daily
        else None,
        "lessons": [{"key": lesson.key, "tasks": lesson.tasks} for lesson in meta.lessons],
        "abilities": sorted(meta.abilities),
        "secrets": meta.secrets,
        "standing_questions": [
            {
                "key": each.key,
                "answers": list(each.answers),
                "rule": each.rule,
                "usual": each.usual,
            }
            for each in meta.standing_questions
        ],
    }
