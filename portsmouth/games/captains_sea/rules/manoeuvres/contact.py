"""Two ships in one square: how they lie, and which sides face each other (9.26-9.31, R60-R63)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules import geometry, names
from portsmouth.games.captains_sea.rules.components import NONE, PORT, STARBOARD
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import (
    ANGLED,
    APART,
    CROSSING,
    PARALLEL,
    CaptainState,
)


def together(s: CaptainState) -> bool:
    """Return whether both ships lie in one square."""
    one, other = s.ships
    return one.column == other.column and one.row == other.row


def relation_of(one: int, other: int) -> int:
    """Return how two headings lie to each other in one square (9.27)."""
    return {0: PARALLEL, 4: PARALLEL, 2: CROSSING}.get(geometry.apart(one, other), ANGLED)


def side_toward(heading: int, direction: int) -> int:
    """Return the side on which a direction lies, NONE right ahead or astern (R60)."""
    points = (direction - heading) % 8
    return NONE if points in (0, 4) else STARBOARD if points < 4 else PORT


def facing_side(heading: int, other: int, side: int) -> int:
    """Return with which side a ship that lies on ``side`` of another faces her (R60)."""
    away = geometry.turned(other, 2 if side == STARBOARD else -2)
    return side_toward(heading, geometry.turned(away, 4))


def part(s: CaptainState) -> None:
    """Forget how ships lay that are no longer in one square."""
    s.relation, s.sides, s.mover = APART, (NONE, NONE), NONE


def lie(s: CaptainState, mover: int, side: int) -> None:
    """Let the mover lie on a side of the other ship; R60 gives her own (9.28, 9.30)."""
    other = 1 - mover
    own = facing_side(s.ships[mover].heading, s.ships[other].heading, side)
    s.sides = (own, side) if mover == 0 else (side, own)


def nearest_side(s: CaptainState, mover: int, entered: int) -> int:
    """Return on which side of the other ship the square is from which the mover came (9.30)."""
    return side_toward(s.ships[1 - mover].heading, geometry.turned(entered, 4))


def settle(s: CaptainState, mover: int, side: int) -> bool:
    """Fix how a ship lies in the enemy's square by the headings of both (9.27).

    ``side`` is that of the other ship by which the mover lies if they are angled, NONE if ahead or
    astern. Returns whether the player with the initiative must choose it (9.28, R61).
    """
    s.mover = mover
    s.relation = relation_of(s.ships[mover].heading, s.ships[1 - mover].heading)
    s.sides = (NONE, NONE)
    if s.relation == ANGLED and side != NONE:
        lie(s, mover, side)
        return False
    return s.relation != CROSSING


@task
def meet(s: CaptainState, cx: Context, mover: int, entered: int) -> None:
    """Fix how a ship lies that came into the enemy's square on a heading (9.26-9.31)."""
    if not together(s):
        part(s)
        return
    if settle(s, mover, nearest_side(s, mover, entered)):
        then(s, ("side", s.leader))
    tell(s, cx)


@task
def turned_here(s: CaptainState, cx: Context, mover: int) -> None:
    """Fix how a ship lies that turned in the enemy's square (R61).

    Angled, the other ship keeps the side by which she faced the mover; after Crossing, or if they
    become Parallel, the player with the initiative chooses.
    """
    if not together(s):
        return
    if settle(s, mover, s.sides[1 - mover]):
        then(s, ("side", s.leader))
    tell(s, cx)


def tell(s: CaptainState, cx: Context) -> None:
    """Tell how the ships lie."""
    cx.emit("alongside", seat=s.mover, relation=names.RELATION[s.relation])


def crossing_side(s: CaptainState, seat: int) -> int:
    """Return with which side a seat fires across the other's bow or stern (9.29, R62, R130)."""
    if seat != s.leader:
        return NONE
    enemy = s.ships[1 - seat].heading
    direction = enemy if s.mover == seat else geometry.turned(enemy, 4)
    return side_toward(s.ships[seat].heading, direction)


def facing(s: CaptainState, seat: int) -> int:
    """Return with which side a ship faces the other in one square, NONE if none may fire (R31)."""
    return crossing_side(s, seat) if s.relation == CROSSING else s.sides[seat]
