"""The schemas of what may be done: options with prices and reasons, plans, odds."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from portsmouth.core.schema import TextShape


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


class WorthShape(TypedDict):
    """What a line is worth to the seat that acts, as far as it can be foreseen.

    ``before`` and ``after`` are its points if the game ended then; ``changes`` names what else is
    different, such as a rank, a set completed, a danger.
    """

    before: int
    after: int
    changes: list[TextShape]


class OptionShape(TypedDict):
    """A candidate action; legal if ``refusal`` is null.

    ``worth`` is what it brings, its remedy included; null where nothing changes or nothing is told.
    """

    action: str
    verb: str
    target: str
    label: TextShape
    cost: CostShape
    effects: list[TextShape]
    refusal: RefusalShape | None
    worth: WorthShape | None


class ClosedShape(TypedDict):
    """A place of the board where nothing can be done now."""

    why: int
    """The number of the reason among the frame's ``refusals``."""
    effects: list[TextShape]
    """What the first option there would set off."""


class RefusedShape(TypedDict):
    """A refused option in short."""

    action: str
    """In the game's notation."""
    target: str
    """What one would point at."""
    label: TextShape
    """What it is called."""
    why: int
    """The number of the reason among the answer's ``refusals``."""


class OptionsAnswer(TypedDict):
    """What may be thought of: whole at a target, or in short all that is refused."""

    ok: Literal[True]
    n: int
    """The position that it is about."""
    target: str | None
    """The target; null where all that is refused was asked for."""
    options: list[OptionShape]
    """All options at the target, the one that is meant first."""
    refused: list[RefusedShape]
    """All that is refused, where no target was named."""
    refusals: list[RefusalShape]
    """The reasons that ``refused`` names by number."""


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
    stops short of all that the target offers; ``worth``: what it brings.
    """

    actions: list[str]
    steps: list[PlanStepShape]
    cost: CostShape
    left: dict[str, int]
    asks: TextShape | None
    through: list[TextShape]
    harms: bool
    short: RefusalShape | None
    worth: WorthShape | None


class ReachShape(TypedDict):
    """What the best plan for a target does in the end, and its whole price."""

    verb: str
    cost: CostShape


class Plans(TypedDict):
    """What could be done about a target in several actions: the best plan first, or why none."""

    ok: Literal[True]
    n: int
    target: str
    plans: list[PlanShape]
    options: list[OptionShape]
    refusal: RefusalShape | None


class OddsAnswer(TypedDict):
    """What the viewer may reckon of what he does not see; the game knows its shape."""

    ok: Literal[True]
    n: int
    odds: dict[str, Any]
