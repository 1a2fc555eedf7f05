"""Serializes advice to the schemas of ``protocol.jobs``: hints, turns for a goal, analyses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from portsmouth import registry
from portsmouth.api.protocol.jobs import (
    AdviceShape,
    AnalysisShape,
    ChapterShape,
    ForecastShape,
    OddsShape,
    PlannedShape,
    SequelShape,
    TipShape,
    VerdictShape,
    WhatIfShape,
)
from portsmouth.api.serialize import cost_to_json, step_to_json, text_to_json, worth_to_json
from portsmouth.bots.base import Bots
from portsmouth.bots.search.turn_goals import Planned
from portsmouth.bots.study.annotate import AnnotatedAction, key_action
from portsmouth.bots.study.forecast import Odds, Shares
from portsmouth.bots.study.hints import Hint
from portsmouth.bots.study.verdicts import Analysis, Chapter, Verdict
from portsmouth.bots.study.what_if import Sequel, WhatIf
from portsmouth.core.match import Match
from portsmouth.core.option import total
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.core.worth import worth_of


def advice_to_json(match: Match[Any], annotated: Sequence[AnnotatedAction]) -> AdviceShape:
    """Return a line to be shown and played; what ends the turn is left to the player."""
    options = [action.option for action in annotated]
    return {
        "actions": [match.game.notation.write(action) for action in _played(annotated)],
        "steps": [step_to_json(match, option) for option in options],
        "cost": cost_to_json(total([option.cost for option in options])),
        "worth": None,
        "gain": round(sum(action.gain for action in annotated), 1),
        "figure": None,
        "main": annotated.index(key_action(annotated)) if annotated else -1,
    }


def _played(annotated: Sequence[AnnotatedAction]) -> list[Action]:
    """Return what is played of a line: all but what does nothing but end the turn."""
    played = [action for action in annotated if not action.left] or annotated[:1]
    return [action.option.action for action in played]


def advised_to_json(
    match: Match[Any], seat: Seat, annotated: Sequence[AnnotatedAction], figure: Text | None = None
) -> AdviceShape:
    """Return a line for the present position, with what it is worth to the seat that asks."""
    queries = registry.queries(match.game.meta.key)
    worth = worth_of(queries, match.state, seat, _played(annotated))
    if worth is not None:
        worth = worth._replace(changes=tuple(each for each in worth.changes if each != figure))
    told = text_to_json(figure) if figure else None
    return {**advice_to_json(match, annotated), "worth": worth_to_json(worth), "figure": told}


def tip_to_json(match: Match[Any], seat: Seat, found: Hint[Any], depth: int) -> TipShape:
    """Return no more of a hint than its depth shows; options in the order of the board.

    Where names would narrow nothing, depth 2 tells what matters most, or all if nobody can say.
    """
    best, focus = found.best, _focus(match, seat, found)
    told = sorted(found.options, key=lambda each: each.key_action.option.target)
    if depth != 2 or focus or not _narrows(match, seat, found):
        told = []
    why = None
    if depth == 2 and not told:
        why = focus or _reason(match, seat, found)
        depth = 2 if why else 3
    if depth == 3:
        why = reason(match, seat, found)
    return {
        "depth": depth,
        "targets": [each.key_action.option.target for each in told]
        or [best.key_action.option.target],
        "labels": [text_to_json(each.key_action.option.label) for each in told],
        "best": advised_to_json(match, seat, best.annotated) if depth == 3 else None,
        "why": text_to_json(why) if why else None,
    }


def _narrows(match: Match[Any], seat: Seat, found: Hint[Any]) -> bool:
    """Return whether as many of the open options stay unnamed as are named."""
    named = {each.key_action.option.target for each in found.options}
    game = match.game
    options = (game.option(found.s, seat, action) for action in game.legal(found.s, seat))
    open_ = {option.target for option in options if option}
    return len(open_ - named) >= len(named)


def _focus(match: Match[Any], seat: Seat, found: Hint[Any]) -> Text | None:
    return registry.bots(match.game.meta.key).focus(found.s, seat, found.best.choice.actions)


def _reason(match: Match[Any], seat: Seat, found: Hint[Any]) -> Text | None:
    return registry.bots(match.game.meta.key).reason(found.s, seat, found.best.choice.actions)


def reason(match: Match[Any], seat: Seat, found: Hint[Any]) -> Text | None:
    """Return why the best option of a hint is best, or what it brings that the next does not.

    Where no options were named, but what matters most, nothing is there to compare with.
    """
    if _focus(match, seat, found):
        return _reason(match, seat, found)
    bots, best = registry.bots(match.game.meta.key), found.best.choice
    why = bots.compare(found.s, seat, best, found.options[:2][-1].choice)
    return why or _reason(match, seat, found)


def planned_to_json(match: Match[Any], seat: Seat, planned: Planned) -> PlannedShape:
    """Return the turns for a goal."""
    turns = [advised_to_json(match, seat, turn.annotated, turn.figure) for turn in planned.turns]
    return {"turns": turns, "proved": planned.proved, "nodes": planned.nodes}


def forecast_to_json(bots: Bots[Any], found: Odds) -> ForecastShape:
    """Return the odds of an option's results."""
    return {
        "outcomes": _odds_to_json(bots, found.outcomes),
        "exact": found.exact,
        "tries": found.tries,
        "cases": [
            {
                "key": case.key,
                "label": text_to_json(bots.case_text(case.key)),
                "outcomes": _odds_to_json(bots, case.outcomes),
                "tries": case.tries,
            }
            for case in found.cases
        ],
    }


def what_if_to_json(found: WhatIf) -> WhatIfShape:
    """Return both sequels, points to a tenth."""
    return {
        "games": found.games,
        "done": _sequel_to_json(found.done),
        "other": _sequel_to_json(found.other),
        "gain": round(found.gain, 1),
        "interval": [round(end, 1) for end in found.interval] if found.interval else None,
    }


def _sequel_to_json(sequel: Sequel) -> SequelShape:
    return {"lead": round(sequel.lead, 1), "won": sequel.won, "drawn": sequel.drawn}


def _odds_to_json(bots: Bots[Any], outcomes: Shares) -> list[OddsShape]:
    """Return results with their words and parts."""
    return [
        {"key": key, "label": text_to_json(bots.result_text(key)), "permille": permille}
        for key, permille in outcomes
    ]


def verdict_to_json(match: Match[Any], verdict: Verdict) -> VerdictShape:
    """Return what a decision lost, in points to a tenth."""
    why, told = (verdict.why, verdict.told) if verdict.grade != "best" else (None, None)
    low_high = verdict.interval
    return {
        "seat": verdict.seat,
        "round": verdict.turn_info.round if verdict.turn_info else 0,
        "start": verdict.start,
        "end": verdict.end,
        "step": verdict.step,
        "seen": round(verdict.seen, 1),
        "loss": round(verdict.loss, 1),
        "interval": [round(end, 1) for end in low_high] if low_high else None,
        "deals": verdict.deals,
        "grade": verdict.grade,
        "best": advice_to_json(match, verdict.annotated),
        "done": [step_to_json(match, action.option) for action in verdict.played],
        "why": text_to_json(why) if why else None,
        "told": text_to_json(told) if told else None,
        "fortune": {
            "points": round(verdict.fortune.points, 1),
            "permille": verdict.fortune.permille,
            "decisive": verdict.fortune.decisive,
        }
        if verdict.fortune
        else None,
    }


def chapter_to_json(match: Match[Any], chapter: Chapter) -> ChapterShape:
    """Return a turn of the analysis."""
    return {
        "seat": chapter.seat,
        "round": chapter.turn_info.round if chapter.turn_info else 0,
        "start": chapter.start,
        "end": chapter.end,
        "before": [round(lead, 1) for lead in chapter.before],
        "verdicts": [verdict_to_json(match, verdict) for verdict in chapter.verdicts],
        "luck": [round(luck, 1) for luck in chapter.luck],
    }


def analysis_to_json(match: Match[Any], found: Analysis) -> AnalysisShape:
    """Return the whole analysis."""
    return {
        "chapters": [chapter_to_json(match, chapter) for chapter in found.chapters],
        "after": [round(lead, 1) for lead in found.after],
        "luck": [round(float(luck), 3) for luck in found.luck],
    }
