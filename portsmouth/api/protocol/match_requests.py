"""The schemas of the requests that set up, change or show a match: each answered by a ``Frame``."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Asked(TypedDict):
    """What may stand in any request that is answered with a frame."""

    viewer: NotRequired[int | None]
    """Who looks at the answer; null for an onlooker. Without it the ``seat`` looks, else the only
    seat that must act."""
    since: NotRequired[int]
    """The first entry that is wanted of the log; 0 unless told."""
    open_questions: NotRequired[bool]
    """Are the options of another than the viewer told, if they show nothing that is hidden?"""
    unasked: NotRequired[list[int]]
    """The people at this device who are not asked where one answer is left (``Step.unasked``); undo
    goes past it. None unless told."""


class NewRequest(Asked):
    """Deal a match."""

    op: Literal["new"]
    game: str
    """The game's key."""
    seats: int
    """How many play."""
    options: NotRequired[dict[str, int | str | bool]]
    """Options that are not as usual, by key."""
    seed: NotRequired[str | None]
    """Digits or a word; null for one by chance."""
    daily: NotRequired[str]
    """A date, as in 2026-11-22: options and seed are those of the match prepared for that day."""
    table: NotRequired[dict[str, Any]]
    """The page's notes beside the game."""


class LoadRequest(Asked):
    """Open a saved match."""

    op: Literal["load"]
    save: str
    """The save's text."""


class LessonRequest(Asked):
    """Begin a lesson; its frames tell which tasks are done."""

    op: Literal["lesson"]
    game: str
    """The game's key."""
    lesson: str
    """The lesson's key."""
    table: NotRequired[dict[str, Any]]
    """The page's notes beside the game."""


class LessonBackRequest(Asked):
    """Put the task at hand of the lesson on the table again, as it was when it was first set."""

    op: Literal["lesson_back"]
    n: int
    """The position that is on the table."""
    table: dict[str, Any]
    """What changes of the page's notes beside the game."""


class PuzzleRequest(Asked):
    """Begin the puzzle of a date; its frames tell how it stands."""

    op: Literal["puzzle"]
    game: str
    """The game's key."""
    date: str
    """The date, as in 2026-11-22."""
    table: NotRequired[dict[str, Any]]
    """The page's notes beside the game."""


class BranchRequest(Asked):
    """Begin another match from a position of this one."""

    op: Literal["branch"]
    n: int
    """The position that is on the table."""
    entry: int
    """After how many entries the other match begins."""
    table: dict[str, Any]
    """The notes of the new match."""


class LookRequest(Asked):
    """Show the table as it is; changes nothing."""

    op: Literal["look"]
    n: NotRequired[int]
    """Read by no operation that only looks."""
    seat: NotRequired[int | None]
    """Who looks, where there is no ``viewer``."""


class PlayRequest(Asked):
    """Do actions in order, all or none."""

    op: Literal["play"]
    n: int
    """The position that the request was made for."""
    actions: list[str]
    """What to do, in the game's notation; one at least."""
    seat: NotRequired[int | None]
    """Who acts; needed where several choose at once."""
    back: NotRequired[int]
    """How many actions to take back first."""


class UndoRequest(Asked):
    """Take back the last action, do it again, or take back all since the last barrier."""

    op: Literal["undo", "redo", "restart"]
    n: int
    """The position that the request was made for."""


class ArrangeRequest(Asked):
    """Lay an item elsewhere on a player's own board; no rule reads it."""

    op: Literal["arrange"]
    n: int
    """The position that the request was made for."""
    seat: int
    """Whose board is meant."""
    item: str
    """What is moved."""
    place: str
    """Where to; empty for its usual place."""


class SeatsRequest(Asked):
    """Say who plays each seat; kept in the table."""

    op: Literal["seats"]
    n: int
    """The position that the request was made for."""
    captains: list[str | None]
    """For each seat a level, ``friend`` (on another device), or null for a person here."""


class StandingAnswersRequest(Asked):
    """Answer in advance what may come in others' turns; kept beside the game."""

    op: Literal["standing_answers"]
    n: int
    """The position that the request was made for."""
    seat: int
    """Who answers: a person here."""
    answers: dict[str, str]
    """By the keys of the game's questions; the others are asked when they come."""


class HintedRequest(Asked):
    """Note in the table that a hint was asked."""

    op: Literal["hinted"]
    n: int
    """The position that the request was made for."""
    seat: int
    """Who asked."""
    depth: int
    """How deep the hint was: 1, 2 or 3."""


class PastRequest(Asked):
    """The position after so many entries, to be looked at; answered by a frame with ``past``."""

    op: Literal["past"]
    n: NotRequired[int]
    """The position that is on the table."""
    entry: int
    """After how many entries."""
