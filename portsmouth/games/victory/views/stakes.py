"""What the ends of a fight give and take: points of both sides, cubes and passengers aboard."""

from __future__ import annotations

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.text import Json
from portsmouth.games.victory.rules import prizes, scoring, ships, voyages
from portsmouth.games.victory.rules.components import CREW, HULL, KIND_NAMES, SAILS, SHIPS
from portsmouth.games.victory.state import Fight, Ship, VictoryState


def stakes(s: VictoryState, viewer: int | None) -> dict[str, Json]:
    """Return the stakes of each fight that a seat could begin, and of the one at hand.

    Fights are named by the ships of both sides, the attacker's first: ``a1-b1``.
    """
    pairs = [s.fight.ships] if s.fight else _attacks(s, viewer)
    return {f"{SHIPS[own]}-{SHIPS[other]}": _stakes(s, own, other) for own, other in pairs}


def _attacks(s: VictoryState, viewer: int | None) -> list[tuple[int, ...]]:
    """Return the ships of both sides for each ship of the active seat and each of the others'."""
    if viewer is None or viewer != s.active:
        return []
    sailing = [ship for ship in s.ships if ships.sailing(ship)]
    return [
        (own.id, other.id)
        for own in sailing
        for other in sailing
        if own.holder == viewer != other.holder
    ]


def _stakes(s: VictoryState, own: int, other: int) -> dict[str, Json]:
    return {
        "sank": _change(s, own, other, "sank"),
        "lost": _change(s, own, other, "lost"),
        "took": _change(s, own, other, "took"),
        "taken": _change(s, own, other, "taken"),
        "needs": [_needs(s, own, other), _needs(s, other, own)],
        "cargo": [_aboard(ships.the(s, each)) for each in (own, other)],
    }


def _change(s: VictoryState, own: int, other: int, end: str) -> list[Json]:
    """Return by how much an end changes the points of the attacker, and of the defender."""
    after = s.copy()
    one, two = ships.the(after, own), ships.the(after, other)
    seats = one.holder, two.holder
    after.fight = Fight(seats, (own, other))
    if end in ("sank", "lost"):
        prizes.sink(after, NULL_CONTEXT, [two if end == "sank" else one])
    elif end == "took":
        prizes.capture(after, NULL_CONTEXT, one, two)
    else:
        prizes.capture(after, NULL_CONTEXT, two, one)
    return [scoring.points(after, seat) - scoring.points(s, seat) for seat in seats]


def _needs(s: VictoryState, own: int, other: int) -> dict[str, Json]:
    """Return how many spaces an end takes: of the enemy's hull and crew, and its sails too many.

    With fewer sails nobody boards or gets away (V78, V82).
    """
    mine, theirs = ships.the(s, own), ships.the(s, other)
    return {
        "hull": ships.free(theirs, HULL),
        "crew": ships.free(theirs, CREW),
        "sails": max(0, ships.free(theirs, SAILS) - ships.free(mine, SAILS) + 1),
    }


def _aboard(ship: Ship) -> dict[str, Json]:
    """Return what a ship's voyage has brought so far, and her passengers."""
    cubes, free = voyages.cargo(ship.voyage, ship.space)
    return {
        "cubes": dict(zip(KIND_NAMES, cubes, strict=True)),
        "any": free,
        "passengers": ship.passengers,
    }
