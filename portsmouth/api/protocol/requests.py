"""The schemas of the page's requests: one for each operation, and ``Request``, any of them.

Every answer to a request that sets up or changes a match is a ``Frame``; those requests stand in
``match_requests``.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from portsmouth.api.protocol.match_requests import (
    ArrangeRequest,
    BranchRequest,
    HintedRequest,
    LessonBackRequest,
    LessonRequest,
    LoadRequest,
    LookRequest,
    NewRequest,
    PastRequest,
    PlayRequest,
    PuzzleRequest,
    SeatsRequest,
    StandingAnswersRequest,
    UndoRequest,
)


class CatalogRequest(TypedDict):
    """What can be told of each game without loading its rules; answered by ``Catalog``."""

    op: Literal["catalog"]


class ComponentsRequest(TypedDict):
    """What a game is played with; answered by ``ComponentsAnswer``."""

    op: Literal["components"]
    game: str
    """The game's key."""


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
    entry: NotRequired[int]
    """In a match that is over: all that could have been done in the place of this entry, whole."""


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
    entry: NotRequired[int]
    """Once the match is over: the ``odds`` before this entry, for the seat whose it is."""
    chosen: NotRequired[dict[str, int]]
    """The ``odds`` of these figures, with all others as they are in the position."""


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
    """``turn``, ``hint``, ``goal``, ``forecast``, ``analysis`` or ``what_if``."""
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
    """What a ``forecast`` is about, or what a ``what_if`` does in the place of an entry."""
    actions: NotRequired[list[str]]
    """A line that a ``what_if`` does in the place of entries up to the one that both end with."""
    entry: NotRequired[int]
    """After how many entries the position of a ``forecast`` was; now, unless told. Of a ``what_if``
    the entry that is changed."""
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
    | LessonBackRequest
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
