"""The schemas of the results of jobs: turns, hints, plans for a goal, analyses."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from portsmouth.api.protocol.options import CostShape, PlanStepShape, WorthShape
from portsmouth.core.schema import TextShape


class ChoiceShape(TypedDict):
    """A line that a captain weighed: its worth in points and the parts of it by item."""

    actions: list[str]
    value: float
    terms: dict[str, float]


class TurnShape(TypedDict):
    """What a captain would do, up to the next unforeseen thing; ``why``, if there is a reason."""

    actions: list[str]
    nodes: int
    choices: list[ChoiceShape]
    why: TextShape | None


class AdviceShape(TypedDict):
    """A line that is advised, without the action that ends the turn.

    ``steps`` is all of it, ``actions`` what to play for it. ``main`` is the step that matters most;
    ``cost`` the whole price. ``worth`` is what ``actions`` bring for sure, null in an analysis;
    ``gain`` the points that the line is estimated to bring by the end of the game. ``figure`` says
    what a planned turn makes of its goal.
    """

    actions: list[str]
    steps: list[PlanStepShape]
    cost: CostShape
    worth: WorthShape | None
    gain: float
    figure: TextShape | None
    main: int


class TipShape(TypedDict):
    """A hint of depth 1, 2 or 3.

    Depth 1: ``targets`` says where to look. Depth 2: ``targets`` and ``labels`` of some options
    that differ, in no order of worth; where these would be nearly all that are open, ``why`` says
    what matters most in their place, and if nobody can say that, depth 3 follows at once. Depth 3:
    the best line and what speaks for it.
    """

    depth: int
    targets: list[str]
    labels: list[TextShape]
    best: AdviceShape | None
    why: TextShape | None


class PlannedShape(TypedDict):
    """The best turns for a goal, or none; ``proved`` if all lines of the turn were looked at."""

    turns: list[AdviceShape]
    proved: bool
    nodes: int


class FortuneShape(TypedDict):
    """What chance added to a decision, in points beyond what was to be expected.

    Of a thousand cases ``permille`` turn out as well or better; as badly or worse, if ``points``
    are less than 0. What is ``decisive`` decided the game, and its points tell nothing more.
    """

    points: float
    permille: int
    decisive: bool


class VerdictShape(TypedDict):
    """What a decision lost, in points, against the best line found.

    It covers the entries from ``start`` to before ``end``. ``interval`` is null if it was not tried
    out, else ``deals`` says on how many deals; ``seen`` is the bot's first estimate. ``grade`` is
    ``small`` or ``costly`` where the interval excludes 0; else ``best``, where nothing better was
    found, or ``open``. ``done`` is what was played, as far as it could be foreseen. Where odds were
    counted, there is an ``interval`` without ``deals``. ``told`` says in a sentence what was done
    and what was better, ``why`` what speaks for the latter. ``fortune`` is what chance made of it,
    null where that is little; the other figures don't depend on it.
    """

    seat: int
    round: int
    start: int
    end: int
    step: str
    seen: float
    loss: float
    interval: list[float] | None
    deals: int
    grade: str
    best: AdviceShape
    done: list[PlanStepShape]
    why: TextShape | None
    told: TextShape | None
    fortune: FortuneShape | None


class ChapterShape(TypedDict):
    """A turn in an analysis: everybody's lead before it, its decisions, the luck of its draws."""

    seat: int
    round: int
    start: int
    end: int
    before: list[float]
    verdicts: list[VerdictShape]
    luck: list[float]


class AnalysisShape(TypedDict):
    """A whole analysis; ``after``: the leads in the last position, ``luck``: what chance brought.

    While the job runs, its news are ``{"chapter": ChapterShape}``, first without the luck of its
    draws, and ``{"verdict": VerdictShape}`` for a decision that was tried out. What comes later
    takes the place of what has the same ``start``.
    """

    chapters: list[ChapterShape]
    after: list[float]
    luck: list[float]


class OddsShape(TypedDict):
    """How likely a result is: its key, its words, and its part of 1000."""

    key: str
    label: TextShape
    permille: int


class CaseShape(TypedDict):
    """The odds of what follows if people go on in one way: its key, its words, its results.

    ``tries`` is the number of samples, 0 if the odds were counted.
    """

    key: str
    label: TextShape
    outcomes: list[OddsShape]
    tries: int


class ForecastShape(TypedDict):
    """The odds of an option's results, the likeliest first; the parts sum up to 1000.

    ``exact`` if they were counted; else ``tries`` is the number of samples. ``cases`` are the odds
    of what follows, where that hangs on people's choices.

    While the job runs, its news are ``{"forecast": ForecastShape}`` with fewer samples.
    """

    outcomes: list[OddsShape]
    exact: bool
    tries: int
    cases: list[CaseShape]


class SequelShape(TypedDict):
    """What came after a choice: the mean lead, games won and games drawn.

    The lead is in points, unless the game's ``Bots.worth_of_end`` counts something else.
    """

    lead: float
    won: int
    drawn: int


class WhatIfShape(TypedDict):
    """A choice and another in its place, each played on by bots in so many ``games``.

    ``gain`` is what the other would have brought more, in points of the lead; ``interval`` its 95 %
    interval, null while there are too few games.

    While the job runs, its news are ``{"what_if": WhatIfShape}`` with fewer games.
    """

    games: int
    done: SequelShape
    other: SequelShape
    gain: float
    interval: list[float] | None


class GoalShape(TypedDict):
    """Something that a turn can be planned for."""

    key: str
    label: TextShape


class GoalsAnswer(TypedDict):
    """What the seat that must act may plan its turn for."""

    ok: Literal[True]
    n: int
    goals: list[GoalShape]


class JobAnswer(TypedDict):
    """How a job stands: positions looked at of the most there may be; ``result`` in the end.

    ``news`` holds what was found since the last answer; ``result`` is null in a job that was
    stopped. A job of kind ``turn`` comes to a TurnShape, ``hint`` to a TipShape, ``goal`` to a
    PlannedShape, ``analysis`` to an AnalysisShape, ``forecast`` to a ForecastShape, ``what_if`` to
    a WhatIfShape.
    """

    ok: Literal[True]
    job: int
    """The number of the job."""
    done: bool
    """Has it come to its end?"""
    progress: list[int]
    """How many positions have been looked at, and how many there are at most."""
    news: list[dict[str, Any]]
    """What was found since the last answer."""
    result: dict[str, Any] | None
    """What it came to; null before, and in a job that was stopped."""
    since: int
    """How many entries the match has that is thought about..."""
    mark: str
    """... and its mark, for ``save`` and the next ``think``."""
