"""Where the signs of the ports stand on the chart: as near to the ports as they have room.

Three ports lie within two degrees of each other; their signs, half a cell wide, would cover one
another. `python -m art.engrave.war.places` prints the places, for the page's own table.
"""

from __future__ import annotations

import math
from functools import cache

from art.engrave.plate import Point
from art.engrave.war.world import HIGH, PORTS

ROOM = 46.0
"""How far apart two signs stand at least: 20 px where a cell is 44 px wide."""
ROUNDS = 400


@cache
def places() -> dict[str, Point]:
    """Return the middle of every port's sign, by the port, on the chart of 3600 by 1300."""
    home = {port.id: port.place for port in PORTS}
    found = dict(home)
    for left in range(ROUNDS, 0, -1):
        pull = 0.06 * left / ROUNDS
        for id, (x, y) in found.items():
            hx, hy = home[id]
            found[id] = (x + (hx - x) * pull, y + (hy - y) * pull)
        for id in found:
            for other in found:
                if id < other:
                    push(found, id, other)
    return {id: (float(round(x)), float(round(y))) for id, (x, y) in found.items()}


def push(found: dict[str, Point], one: str, other: str) -> None:
    """Move two signs apart that stand too near, each by half of what is lacking."""
    (ax, ay), (bx, by) = found[one], found[other]
    far = math.dist((ax, ay), (bx, by))
    if far >= ROOM + 1:
        return
    dx, dy = ((bx - ax) / far, (by - ay) / far) if far else (1.0, 0.0)
    half = (ROOM + 1 - far) / 2
    found[one] = (ax - dx * half, max(ay - dy * half, ROOM / 2))
    found[other] = (bx + dx * half, min(by + dy * half, HIGH - ROOM / 2))


if __name__ == "__main__":
    for id, (x, y) in places().items():
        print(f"{id}: [{x:g}, {y:g}],")
