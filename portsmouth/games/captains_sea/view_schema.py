"""The schema of what a seat sees of Captain's Sea; ``view.view`` builds it.

Ids are those of the components; a square is a letter for its column and a number for its row. What
the viewer may not see is None.
"""

from __future__ import annotations

from typing import TypedDict

from portsmouth.core.schema import LineShape


class SmokeView(TypedDict):
    """Smoke markers of one value in a square."""

    square: str
    value: int
    count: int


class DueView(TypedDict):
    """When a Load marker comes up; to her captain when a section is loaded."""

    turn: int
    impulse: int


class SectionView(TypedDict):
    """A broadside section: sound and manned boxes, dice at the present range, its load.

    ``special`` tells that its marker was moved on, so that it is known to be Chain or Double.
    """

    id: str
    sound: int
    manned: int | None
    dice: int | None
    shot: str | None
    special: bool
    loaded: bool
    due: DueView | None


class PlanView(TypedDict):
    """A manoeuvre at hand: which it is and what it costs, if that is known, and points paid."""

    plan: str | None
    cost: int | None
    paid: int


class ShipView(TypedDict):
    """One seat's ship, her crew and her captain's hand.

    ``tasks`` are points at other tasks than guns, by name; ``melee`` those without a task.
    ``chasers`` are due at bow and stern, None once loaded. ``acts`` are impulses with Activate
    markers; ``strained`` tells that a Strain was selected, ``strain`` which. ``missed_stays`` is
    the heading to which she falls back. ``orders_off`` are the windows in which her captain isn't
    asked. ``hits`` are those that count for her captain, ``points`` the sum of ``score``.
    """

    ship: str
    quality: str
    square: str
    heading: int
    position: str
    sail: str | None
    fighting_only: int
    morale: str
    crew: int
    crew_boxes: int
    crew_red: list[int]
    melee: int | None
    tasks: dict[str, int] | None
    rigging: int
    rigging_boxes: int
    boxes: int
    sections: list[SectionView]
    chasers: list[DueView | None]
    bears: str | None
    plan: PlanView | None
    strained: bool
    strain: int | None
    backed: bool
    wore: bool
    wore_here: bool
    missed_stays: int | None
    burning: bool
    speed: int
    acts: list[int]
    fired: bool
    slowed: bool
    hand: list[str] | None
    hand_size: int
    orders_off: list[str]
    halves: int
    bonus: int
    hits: int
    points: int
    score: list[LineShape]


class AttackView(TypedDict):
    """An attack of the fire step at hand; ``dice`` are those of the fore and the aft section.

    ``least`` and ``parry`` are the faces from which a die hits and parries; ``waits`` tells which
    dice come next, "to_hit" or "defense".
    """

    seat: int
    side: str
    chasers: str | None
    ends: list[str]
    high: bool
    shot: str
    rake: str | None
    dice: list[int]
    defense: int
    least: int
    parry: int
    waits: str | None
    hits: int
    net: int
    total: int
    hull: int
    rigging: int
    crew: int


class VolleyView(TypedDict):
    """The fire step at hand: who fires, whose aim is sealed, which aims are known, attacks."""

    fires: list[bool]
    sealed: list[bool]
    aims: list[str | None]
    attacks: list[AttackView]


class BoardingView(TypedDict):
    """The melee at hand by seat: points that fight and support, dice, what each lacks to hit."""

    attacker: int
    split: list[int]
    support: list[int]
    dice: list[list[int]]
    lacks: list[list[int]]


class CaptainsSeaView(TypedDict):
    """The whole sea as one seat, or an onlooker, sees it.

    ``impulse`` is 0 outside the impulses; ``wind`` the heading to which it blows; ``leader`` has
    the initiative for ``run`` turns in a row; ``first`` is the seat with the duel's first ship.
    ``lasting`` and ``coming`` are cards that stand in this and in the next turn.
    """

    duel: str
    chase: bool
    must_take: bool
    columns: int
    rows: int
    turn: int
    turn_limit: int | None
    impulse: int
    step: str
    wind: int
    leader: int | None
    run: int
    first: int
    range: int
    relation: str
    mover: int | None
    grappled: bool
    smoke: list[SmokeView]
    lasting: str | None
    coming: str | None
    deck: int
    discards: list[str]
    ships: list[ShipView]
    volley: VolleyView | None
    boarding: BoardingView | None
    ending: str | None
    loser: int | None
