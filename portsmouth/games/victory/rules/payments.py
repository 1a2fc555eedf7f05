"""Ways to pay cubes of one's choice at once, the best first (R54, R96)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from portsmouth.games.victory.rules import cubes, scoring
from portsmouth.games.victory.rules.components import NOTHING, Cubes
from portsmouth.games.victory.state import VictoryState


def payments(s: VictoryState, seat: int, count: int) -> list[Cubes]:
    """Return what the seat may pay, the best first.

    First comes what keeps the most points of sets, then the most kinds, then the most even stock.
    """
    held = s.ports[seat].cubes

    def loss(paid: Cubes) -> tuple[int, int, int]:
        left = cubes.minus(held, paid)
        return (-scoring.sets(s, left), left.count(0), sum(each * each for each in left))

    return sorted((paid for paid in _combined(count) if cubes.covers(held, paid)), key=loss)


def _combined(count: int) -> list[Cubes]:
    """Return every way to take so many cubes of the four kinds."""
    found = []
    for chosen in combinations_with_replacement(cubes.ONE, count):
        paid = NOTHING
        for one in chosen:
            paid = cubes.plus(paid, one)
        found.append(paid)
    return found
