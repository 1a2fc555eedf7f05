"""The shapes of all that crosses between Python and the page.

The only source of truth (``protocol_jobs.py`` for what thinking comes to): from these classes
``tools/protocol_types.py`` writes ``web/js/protocol.d.ts``, and tests hold every answer to them.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from portsmouth.core.shapes import LineShape, TextShape

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


class PayeeShape(TypedDict):
    """A seat that is paid, and how much of which resource."""

    seat: int
    resource: str
    amount: int


class CostShape(TypedDict):
    """A price: all that leaves the purse by resource, without zeros; and who gets a part of it."""

    amounts: dict[str, int]
    payees: list[PayeeShape]


class RefusalShape(TypedDict):
    """Why not: a code, its sentence, the rule, and actions that would help."""

    code: str
    rule: str
    text: TextShape
    remedy: list[str]


class OptionShape(TypedDict):
    """A candidate action; legal if ``refusal`` is null."""

    action: str
    verb: str
    target: str
    label: TextShape
    cost: CostShape
    effects: list[TextShape]
    refusal: RefusalShape | None


class PlanStepShape(TypedDict):
    """One action of a plan as an option, when its turn comes: always legal by then."""

    action: str
    verb: str
    target: str
    label: TextShape
    cost: CostShape
    effects: list[TextShape]


class PlanShape(TypedDict):
    """Several actions toward a target, to be played in one request.

    ``cost`` is the sum of all steps; ``left`` what the seat holds after them, by resource, but for
    what a die or a draw brings; ``asks`` what the last one makes the engine ask; ``through``
    the names of what works on the way; ``harms``: never to be done unasked; ``short``: why the line
    stops short of all that the target offers.
    """

    actions: list[str]
    steps: list[PlanStepShape]
    cost: CostShape
    left: dict[str, int]
    asks: TextShape | None
    through: list[TextShape]
    harms: bool
    short: RefusalShape | None


class ReachShape(TypedDict):
    """What the best plan for a target does in the end, and its whole price."""

    verb: str
    cost: CostShape


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


class OutcomeShape(TypedDict):
    """How the game ended; ``places`` is 1 for every winner."""

    reason: str
    places: list[int]
    totals: list[int]
    scores: list[list[LineShape]]


class TaskShape(TypedDict):
    """One task of a lesson and the rules that it teaches."""

    key: str
    done: bool
    rules: list[str]


class HintShape(TypedDict):
    """What to do next: the action, what it points at, and its label."""

    action: str
    verb: str
    target: str
    label: TextShape


class LessonShape(TypedDict):
    """How a lesson stands. ``step`` is the number of the first task that is not met.

    ``stuck`` says that it can't be met in this turn any more, or not at all.
    """

    key: str
    step: int
    tasks: list[TaskShape]
    hint: HintShape | None
    stuck: Literal["no", "turn", "lost"]
    over: bool


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


class ChartPoint(TypedDict):
    """Everybody's score after the turn of ``seat`` in a round; before the first turn round 0.

    ``lines`` holds for each seat the points of each of the chart's items.
    """

    round: int
    seat: int | None
    totals: list[int]
    lines: list[list[int | None]]


class ChartAnswer(TypedDict):
    """How the scores went; the last point is the position on the table."""

    ok: Literal[True]
    n: int
    items: list[str]
    points: list[ChartPoint]


class OddsAnswer(TypedDict):
    """What the viewer may reckon of what he does not see; the game knows its shape."""

    ok: Literal[True]
    n: int
    odds: dict[str, Any]


class Plans(TypedDict):
    """What could be done about a target in several actions: the best plan first, or why none."""

    ok: Literal[True]
    n: int
    target: str
    plans: list[PlanShape]
    refusal: RefusalShape | None


Relation = Literal["new", "same", "longer", "older", "other"]
"""How a match that came by link stands to the one known here: ``longer`` goes on from it, ``older``
is a part of it, ``other`` takes another course."""


class LinkText(TypedDict):
    """A match as a text for an address."""

    ok: Literal[True]
    link: str
    entries: int


class LinkAnswer(TypedDict):
    """What a link holds, every action of it checked.

    ``turn`` (whose it is) is null once the game is over. ``id`` is the match's, ""
    in a link of kind ``game``; ``common`` is how many entries it shares with what is known here.
    ``save`` is for ``load``; in a link of kind ``turn`` its captains are seen by the receiver.
    """

    ok: Literal[True]
    kind: Literal["game", "turn"]
    id: str
    game: str
    seats: int
    table: dict[str, Any]
    progress: TextShape
    turn: int | None
    entries: int
    outcome: OutcomeShape | None
    relation: Relation
    common: int
    save: str


class Failure(TypedDict):
    """A request that changed nothing. ``frame`` is the position as it is, if there is one."""

    ok: Literal[False]
    code: ErrorCode
    text: TextShape
    detail: str
    refusal: RefusalShape | None
    frame: Frame | None


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


class GameShape(TypedDict):
    """What can be told of a game without loading its rules.

    ``minutes`` is how long it takes, from and to. ``levels`` are its captains, the weakest first;
    ``advice`` who analyses. ``resources`` orders what actions cost. ``rule_number`` is a regular
    expression of the numbers of its rules. ``abilities`` are among ``chart``, ``odds``, ``plans``,
    ``hints``, ``goals``, ``analysis``, ``forecast``, ``arrange``, ``lessons``. ``secrets``: by the
    ruled options seats see different things; a match's own frame says it for its options.
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
    advice: AdviceLevels | None
    resources: list[str]
    rule_number: str
    lessons: list[LessonSpecShape]
    abilities: list[str]
    secrets: bool


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
