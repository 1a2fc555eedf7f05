"""The schemas of what the page and Python exchange: requests, frames, failures.

With the package's other modules, one for each subject, it is the only source: from their classes
``tools/protocol_types.py`` writes ``web/js/protocol.d.ts``, and tests hold every answer to them.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from portsmouth.api.protocol.lessons import LessonShape, PuzzleShape
from portsmouth.api.protocol.log import EntryShape, OutcomeShape
from portsmouth.api.protocol.options import ClosedShape, OptionShape, ReachShape, RefusalShape
from portsmouth.api.protocol.requests import Request
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

__all__ = ["ErrorCode", "Failure", "Frame", "MomentShape", "Request", "TextShape"]


class MomentShape(TypedDict):
    """When in the game, and whose turn it is; a reaction in another's turn changes neither."""

    round: int
    """The round, from 1 on."""
    seat: int
    """Whose turn it is."""


class WindowShape(TypedDict):
    """A question that several seats are asked in turn: whom as things stand, the next one first.

    ``passing`` is the action by which one lets it pass, ``question`` what all are asked together.
    """

    seats: list[int]
    passing: str
    question: TextShape


class Frame(TypedDict):
    """All that the page needs to draw the table for one viewer, whole, every time.

    View, prompt, log and lesson are for the viewer alone; what may be done is told if he must act.
    """

    ok: Literal[True]
    n: int
    """The number of the position; requests that change something carry it back."""
    game: str
    """The game's key."""
    seats: int
    """How many play."""
    settings: dict[str, Any]
    """Every option of the game as it is played."""
    seed: str
    """What the match was dealt from: a number in digits."""
    table: dict[str, Any]
    """The page's own notes beside the game: names, flags, captains, hints, and which entries were
    ``answered`` in advance; no rule reads them."""
    standing_answers: list[dict[str, str]]
    """What each seat has answered in advance, by question, as far as the viewer may know it; empty
    in a game without such questions."""
    actors: list[int]
    """The seats that must act now; none when the game is over."""
    viewer: int | None
    """Who looks; null for an onlooker."""
    secrets: bool
    """May seats see different things in this match?"""
    progress: TextShape
    """How far the game is, in its own sentence."""
    moment: MomentShape | None
    """Round and turn, in a game that has them."""
    view: dict[str, Any]
    """What the viewer sees of the game, in the shape of its ``view_schema.py``."""
    prompt: TextShape
    """What is asked of the viewer, or for whom he waits."""
    asked: int | None
    """Whose ``options`` are told: the viewer's own, or of whom is asked in sight of all."""
    window: WindowShape | None
    """The question that several are asked in turn, if one is open."""
    options: list[OptionShape]
    """What the one who is ``asked`` may do: legal actions, those that a remedy makes legal, and
    what is refused elsewhere than on the board."""
    closed: dict[str, ClosedShape]
    """The places of the board where something may be thought of and nothing be done."""
    refusals: list[RefusalShape]
    """The reasons that ``closed`` names by number."""
    omitted: int
    """How many refused options are left out; ``options`` tells them."""
    away: RefusalShape | None
    """Why nothing can be done at a target that no option names."""
    reach: dict[str, ReachShape]
    """The targets that a plan of several actions leads to."""
    forced: str | None
    """The only thing that can be done, where the page may do it by itself."""
    log: list[EntryShape]
    """The entries of the journal from the ``since`` of the request on."""
    entries: int
    """How long the journal is."""
    undo: int
    """How many actions can be taken back."""
    redo: int
    """How many that were taken back can be done again."""
    outcome: OutcomeShape | None
    """How the game ended; null while it runs."""
    past: NotRequired[int]
    """There if this is the position after so many entries: nothing can be done in it."""
    lesson: NotRequired[LessonShape]
    """There if the match is a lesson."""
    puzzle: NotRequired[PuzzleShape]
    """There if the match is a puzzle of the day."""


class Failure(TypedDict):
    """A request that changed nothing."""

    ok: Literal[False]
    code: ErrorCode
    """What kind of failure it is."""
    text: TextShape
    """The sentence for the player."""
    detail: str
    """More for a report; the traceback of a ``bug``."""
    refusal: RefusalShape | None
    """The reason why an action may not be done."""
    frame: Frame | None
    """The position as it is, if there is one."""
