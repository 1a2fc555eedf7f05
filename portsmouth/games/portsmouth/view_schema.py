"""The schema of what a seat sees of Portsmouth; ``view.view`` builds it."""

from __future__ import annotations

from typing import Literal, TypedDict

from portsmouth.core.schema import LineShape


class CellView(TypedDict):
    """One cell of the array. ``landsman`` is a trade, "none" for a plain hand."""

    id: str
    kind: Literal["officer", "town", "hidden", "empty"]
    card: str | None
    cost: int | None
    landsman: str | None
    pawns: list[int]
    used: bool
    step_cost: int


class PileView(TypedDict):
    """What is known of the pile."""

    left: int
    towns: int
    mutinies: int
    officers: int
    next: Literal["town", "mutiny", "officer", "none"]


class LandsmenView(TypedDict):
    """The landsmen's deck: how many, and the trade of the top one."""

    left: int
    next: str | None


class MutinyView(TypedDict):
    """The seats that a mutiny would hit now, and how many landsmen each would lose."""

    seats: list[int]
    count: int


class NextPlaceView(TypedDict):
    """A better prize for Marines, and the least further strength that brings it."""

    need: int
    place: int
    points: int


class DangerView(TypedDict):
    """How many landsmen short of the most; what a mutiny now would cost in points."""

    gap: int
    loss: int


class ShipView(TypedDict):
    """One ship board; ``score`` and ``total`` are as if the game ended now.

    ``next_specialty`` is what one more specialty would add to the set.
    """

    seat: int
    money: int | None
    pawn: str | None
    lieutenants: list[str]
    midshipmen: list[str]
    used: list[str]
    petty_officers: list[str]
    marines: list[str]
    corporals: list[str]
    landsmen: list[str]
    seamen: list[str]
    berths: dict[str, str]
    mutineers: int
    trainer: bool
    strength: int
    place: int
    next_places: list[NextPlaceView]
    next_specialty: int | None
    danger: DangerView
    score: list[LineShape]
    total: int


class PortsmouthView(TypedDict):
    """The table. ``within`` names what the pending decision belongs to, outermost first."""

    round: int
    rounds: int
    start: int
    active: int | None
    ap: int
    step: str
    within: list[list[str]]
    cells: list[CellView]
    drawn: str | None
    pile: PileView
    landsmen: LandsmenView
    mutiny: MutinyView
    prizes: list[int]
    ships: list[ShipView]


class FaceDownView(TypedDict):
    """How many of which kind lie face down in the array."""

    officers: int
    towns: int
    mutinies: int


class OddsGroup(TypedDict):
    """The unseen officers of a rank, or of one detail within it.

    ``soon`` holds the chance of at least one among the next 1, 2, 3 ... cards of
    the pile, ``face_down`` that of at least one among the face-down cards.
    """

    rank: str
    detail: str
    left: int
    soon: list[float]
    face_down: float


class OddsView(TypedDict):
    """The public odds of the cards that nobody sees."""

    unseen: int
    pile: PileView
    face_down: FaceDownView
    groups: list[OddsGroup]
    towns: list[str]
    landsmen: LandsmenView
    trades: dict[str, int]
