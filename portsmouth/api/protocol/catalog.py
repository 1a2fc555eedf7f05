"""The schemas of what is known of a game without a match."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class OptionSpecShape(TypedDict):
    """A choice at set-up, the ruled default and where the rules speak of it."""

    key: str
    default: int | str | bool
    values: list[int | str | bool]
    rule: str


class LevelShape(TypedDict):
    """A level of the computer captains, and the most positions that it looks at in a turn."""

    key: str
    budget: int


class AdviceLevels(TypedDict):
    """The levels that analyse a game."""

    best: str
    cheap: str


class LessonSpecShape(TypedDict):
    """A lesson and how many tasks it has."""

    key: str
    tasks: int


class StandingQuestionShape(TypedDict):
    """What may be asked in another's turn, and the answers that can be given in advance.

    ``usual`` is what is done for whoever gave none; empty if he is asked.
    """

    key: str
    answers: list[str]
    rule: str
    usual: str


class DailyShape(TypedDict):
    """The match of the day: how many play, and the levels of the captains after the player.

    A ``prepared`` one is asked for by its date (``new`` with ``daily``).
    """

    seats: int
    levels: list[str]
    prepared: bool


class GameShape(TypedDict):
    """What can be told of a game without loading its rules.

    ``minutes`` is how long it takes, from and to. ``levels`` are its captains, the weakest first;
    ``advice`` who analyses. ``resources`` orders what actions cost. ``rule_number`` is a regular
    expression of the numbers of its rules. ``abilities`` are among ``chart``, ``chronicle``,
    ``odds``, ``plans``, ``hints``, ``goals``, ``analysis``, ``forecast``, ``arrange``, ``lessons``,
    ``puzzle``.
    ``secrets``: by the ruled options seats see different things; a match's own frame says it for
    its options.
    """

    key: str
    title: str
    designer: str
    seats: list[int]
    minutes: list[int]
    rules: str
    stage: str
    options: list[OptionSpecShape]
    levels: list[LevelShape]
    first_level: str | None
    first_options: dict[str, int | str | bool]
    advice: AdviceLevels | None
    resources: list[str]
    rule_number: str
    lessons: list[LessonSpecShape]
    abilities: list[str]
    secrets: bool
    daily: DailyShape | None
    standing_questions: list[StandingQuestionShape]


class ComponentsAnswer(TypedDict):
    """What a game is played with, with its provenance, as its page part shows it."""

    ok: Literal[True]
    game: str
    components: dict[str, Any]


class Catalog(TypedDict):
    """What the engine offers."""

    ok: Literal[True]
    version: str
    games: list[GameShape]
