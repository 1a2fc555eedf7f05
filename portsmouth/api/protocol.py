"""The shapes of what crosses between Python and the page: what is asked, frames, failures.

With the modules ``protocol_*``, the shapes of one subject each, this is the only source of truth:
from their classes ``tools/protocol_types.py`` writes ``web/js/protocol.d.ts``, and tests hold every
answer to them.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from portsmouth.api.protocol_lessons import LessonShape
from portsmouth.api.protocol_log import EntryShape, OutcomeShape
from portsmouth.api.protocol_options import OptionShape, ReachShape, RefusalShape
from portsmouth.core.schema import TextShape

ErrorCode = Literal[
    "bad_notation",
    "bad_request",
    "bad_setup",
    "bug",
    "illegal",
    "link_broken",
    "link_cut",
    "link_false",
    "link_old",
    "link_too_new",
    "no_job",
    "no_match",
    "no_past",
    "not_your_turn",
    "nothing_to_undo",
    "save_broken",
    "save_too_new",
    "stale",
]


class MomentShape(TypedDict):
    """When in the game, and whose turn it is; a reaction in another's turn changes neither."""

    round: int
    seat: int


class Frame(TypedDict):
    """All that the page needs to draw the table, whole, every time.

    ``viewer`` (null: an onlooker) is who looks: view, prompt, log and lesson are for him alone, and
    ``options``, ``reach``, ``forced`` and ``away`` are filled if he must act. ``secrets``: seats
    may see different things in this match. ``progress`` is the game's sentence of how far it is.
    ``n`` numbers the position; requests that change something carry it back.
    ``reach`` names the targets that a plan leads to.
    ``log`` holds the entries from the number that was asked for on. ``forced``
    is the only thing that can be done, where the page may do it by itself.
    ``save`` is opaque: keep it, hand it back to ``load``. ``past`` is there if this is no
    present position but the one after so many entries: nothing can be done in it.
    """

    ok: Literal[True]
    n: int
    game: str
    seats: int
    settings: dict[str, Any]
    seed: str
    table: dict[str, Any]
    actors: list[int]
    viewer: int | None
    secrets: bool
    progress: TextShape
    moment: MomentShape | None
    view: dict[str, Any]
    prompt: TextShape
    options: list[OptionShape]
    away: RefusalShape | None
    reach: dict[str, ReachShape]
    forced: str | None
    log: list[EntryShape]
    entries: int
    undo: int
    redo: int
    outcome: OutcomeShape | None
    save: str
    past: NotRequired[int]
    lesson: NotRequired[LessonShape]


class Failure(TypedDict):
    """A request that changed nothing. ``frame`` is the position as it is, if there is one."""

    ok: Literal[False]
    code: ErrorCode
    text: TextShape
    detail: str
    refusal: RefusalShape | None
    frame: Frame | None


class Request(TypedDict):
    """What the page may ask.

    ``viewer`` (null: an onlooker) is who looks at the answer, ``seat`` who acts; where there is no
    ``viewer``, the ``seat`` looks, else the only seat that must act. ``catalog``; ``components``
    with game; ``new`` with game, seats, options, seed, table; ``load`` with
    save; ``look``; and, each with the ``n`` of the frame it answers: ``play``
    with actions, and ``back``, how many to take back first; ``plan`` with target, ``undo``,
    ``redo``, ``restart``, ``arrange`` with seat, item and place; ``lesson`` with game, lesson,
    table; ``chart``; ``odds``;
    and ``past`` with entry, for the position after so many. ``since`` asks for the
    log from that entry on. ``seats`` with captains, a level or null for each seat, is kept
    in the table. Jobs, of which a desk has one at a time: ``think`` with save, kind and what
    the kind needs (``turn``: seat and level; ``hint``: seat and depth; ``goal``: seat and goal;
    ``analysis``: nothing; ``forecast``: seat and action), ``more`` with job and ms, ``stop`` with
    job. ``goals`` with seat; ``hinted`` with seat and depth notes a hint in the table; ``branch``
    with entry and table begins another match from a position of the past. ``link`` with kind
    (``game`` or ``turn``) asks for the link of the match, or of another's save; ``open_link`` with
    link, and the save of the same match if there is one here, what a link holds: neither changes
    the desk.
    """

    op: Literal[
        "arrange",
        "branch",
        "catalog",
        "chart",
        "components",
        "goals",
        "hinted",
        "lesson",
        "link",
        "load",
        "look",
        "more",
        "new",
        "odds",
        "open_link",
        "past",
        "plan",
        "play",
        "redo",
        "restart",
        "seats",
        "stop",
        "think",
        "undo",
    ]
    n: NotRequired[int]
    since: NotRequired[int]
    viewer: NotRequired[int | None]
    seat: NotRequired[int | None]
    game: NotRequired[str]
    seats: NotRequired[int]
    captains: NotRequired[list[str | None]]
    kind: NotRequired[str]
    level: NotRequired[str]
    job: NotRequired[int]
    ms: NotRequired[int]
    options: NotRequired[dict[str, int | str | bool]]
    seed: NotRequired[str | None]
    table: NotRequired[dict[str, Any]]
    save: NotRequired[str]
    actions: NotRequired[list[str]]
    action: NotRequired[str]
    back: NotRequired[int]
    target: NotRequired[str]
    item: NotRequired[str]
    place: NotRequired[str]
    entry: NotRequired[int]
    link: NotRequired[str]
    goal: NotRequired[str]
    depth: NotRequired[int]
    lesson: NotRequired[str]
