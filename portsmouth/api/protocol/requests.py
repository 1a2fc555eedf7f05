"""The schemas of the page's requests: one for each operation, and ``Request``, any of them.

Every answer to a request that sets up or changes a match is a ``Frame``.
"""

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
    """The people at this device who are not asked what has only one answer, if that does nothing
    that anybody sees; undo goes past it. None unless told."""


class CatalogRequest(TypedDict):
    """What can be told of each game without loading its rules; answered by ``Catalog``."""

    op: Literal["catalog"]


class ComponentsRequest(TypedDict):
    """What a game is played with; answered by ``ComponentsAnswer``."""

    op: Literal["components"]
    game: str
    """The game's key."""


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


class SetbacksRequest(TypedDict):
    """What others took from the viewer's plans; answered by ``SetbacksAnswer``."""

    op: Literal["setbacks"]
    n: int
    """The position that is on the table."""
    entry: int
    """After how many entries the viewer's last turn was over."""
    viewer: NotRequired[int | None]
    """Whose plans; nobody's for an onlooker."""


class OptionsRequest(TypedDict):
    """What may be thought of in a position; answered by ``OptionsAnswer``."""

    op: Literal["options"]
    n: int
    """The position that the request was made for."""
    seat: NotRequired[int | None]
    """Whose options; needed where several choose at once."""
    viewer: NotRequired[int | None]
    """Who looks; he may ask for his own only."""
    target: NotRequired[str | None]
    """Where: all options there are told whole. Without it, all that is refused, in short."""


class PlanRequest(TypedDict):
    """Lines of several actions toward a target, and all options there; answered by ``Plans``."""

    op: Literal["plan"]
    n: int
    """The position that the request was made for."""
    target: str
    """What the lines lead to."""
    seat: NotRequired[int | None]
    """Who acts; needed where several choose at once."""
    viewer: NotRequired[int | None]
    """Who looks; he may ask for his own only."""


class GoalsRequest(TypedDict):
    """What a turn may be planned for; answered by ``GoalsAnswer``."""

    op: Literal["goals"]
    n: int
    """The position that the request was made for."""
    seat: int | None
    """Whose turn."""
    viewer: NotRequired[int | None]
    """Who looks; he may ask for his own only."""


class ReckonRequest(TypedDict):
    """What was and what may be.

    ``chart``: how the scores went (``ChartAnswer``); ``odds``: those of what is not seen
    (``OddsAnswer``); ``chronicle``: the match as its game looks back on it (``ChronicleAnswer``).
    """

    op: Literal["chart", "odds", "chronicle"]
    n: int
    """The position that the request was made for."""
    viewer: NotRequired[int | None]
    """Who looks."""


class SaveRequest(TypedDict):
    """The match, to be kept or thought about; answered by ``SaveAnswer``."""

    op: Literal["save"]
    n: NotRequired[int]
    """The position that is meant; the present one unless told."""
    since: NotRequired[int]
    """How many entries are known already..."""
    mark: NotRequired[str]
    """... to whoever got this mark: then only the entries after them are told, if they fit."""


class LinkRequest(TypedDict):
    """A match as a text for an address; answered by ``LinkText``."""

    op: Literal["link"]
    kind: str
    """``game`` to look at, ``turn`` to pass on."""
    n: NotRequired[int]
    """The position on the table..."""
    save: NotRequired[str]
    """... or another's save."""


class OpenLinkRequest(TypedDict):
    """What a link holds, every action of it checked; answered by ``LinkAnswer``."""

    op: Literal["open_link"]
    link: str
    """The text from the address."""
    save: NotRequired[str | None]
    """The save of the same match, if there is one here."""


class ThinkRequest(TypedDict):
    """Begin a job, which takes the place of another; answered by ``JobAnswer``.

    The match comes whole as a save, or as the entries that came since the last job.
    """

    op: Literal["think"]
    kind: str
    """``turn``, ``hint``, ``goal``, ``forecast`` or ``analysis``."""
    save: NotRequired[str | None]
    """The match whole."""
    since: NotRequired[int]
    """How many entries the match of the last job had..."""
    mark: NotRequired[str]
    """... and the mark that the last answer told of it..."""
    entries: NotRequired[list[list[Any]]]
    """... and the entries since, as ``save`` told them."""
    seat: NotRequired[int | None]
    """Whose turn, hint, goal or action it is."""
    level: NotRequired[str]
    """The captain's level, for ``turn``."""
    depth: NotRequired[int]
    """How much a ``hint`` tells: 1, 2 or 3."""
    goal: NotRequired[str]
    """The key of a ``goal``."""
    action: NotRequired[str]
    """What a ``forecast`` is about."""
    entry: NotRequired[int]
    """After how many entries the position of a ``forecast`` was; now, unless told."""
    ms: NotRequired[int]
    """How long to think at once, in milliseconds; not at all unless told."""


class MoreRequest(TypedDict):
    """Go on with a job; answered by ``JobAnswer``."""

    op: Literal["more"]
    job: int
    """The number of the job."""
    ms: int
    """For about how long, in milliseconds."""


class StopRequest(TypedDict):
    """Forget a job; answered by ``JobAnswer``."""

    op: Literal["stop"]
    job: int
    """The number of the job."""


Request = (
    CatalogRequest
    | ComponentsRequest
    | NewRequest
    | LoadRequest
    | LessonRequest
    | PuzzleRequest
    | BranchRequest
    | LookRequest
    | PlayRequest
    | UndoRequest
    | ArrangeRequest
    | SeatsRequest
    | StandingAnswersRequest
    | HintedRequest
    | PastRequest
    | SetbacksRequest
    | OptionsRequest
    | PlanRequest
    | GoalsRequest
    | ReckonRequest
    | SaveRequest
    | LinkRequest
    | OpenLinkRequest
    | ThinkRequest
    | MoreRequest
    | StopRequest
)
"""Anything that the page may ask."""
