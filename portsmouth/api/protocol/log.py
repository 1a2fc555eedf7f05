"""The schemas of what happened: entries and events, scores after each turn, the result."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from portsmouth.core.schema import LineShape, TextShape


class EventShape(TypedDict):
    """Something that happened, as facts and as a sentence."""

    kind: str
    facts: dict[str, Any]
    text: TextShape


class EntryShape(TypedDict):
    """One entry of the journal with what it set off, as far as the viewer may know.

    ``seat`` acted, ``turn`` says in whose turn; ``do`` is null while it is sealed from the viewer.
    """

    number: int
    seat: int
    turn: int | None
    do: str | None
    events: list[EventShape]


class ChartPoint(TypedDict):
    """Everybody's score after the turn of ``seat`` in a round; before the first turn round 0.

    ``lines`` holds for each seat the points of each of the chart's items.
    """

    round: int
    seat: int | None
    totals: list[int]
    lines: list[list[int | None]]


class RaceShape(TypedDict):
    """In which round, to a tenth, each seat is expected to have so many points as ``goal``."""

    goal: int
    rounds: list[float]


class ChartAnswer(TypedDict):
    """How the scores went; the last point is the position on the table.

    ``race`` is what the viewer may expect of it; None where nothing can be said.
    """

    ok: Literal[True]
    n: int
    items: list[str]
    points: list[ChartPoint]
    race: RaceShape | None


class ChronicleAnswer(TypedDict):
    """What the viewer may be told of the whole match; the game knows its shape."""

    ok: Literal[True]
    n: int
    chronicle: dict[str, Any]


class SetbackShape(TypedDict):
    """What the entry of a number took from a player's plans."""

    number: int
    text: TextShape


class SetbacksAnswer(TypedDict):
    """What others took from a player's plans, in the order of the entries."""

    ok: Literal[True]
    n: int
    setbacks: list[SetbackShape]


class OutcomeShape(TypedDict):
    """How the game ended; ``places`` is 1 for every winner."""

    reason: str
    places: list[int]
    totals: list[int]
    scores: list[list[LineShape]]
