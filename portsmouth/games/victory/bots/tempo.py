"""How many rounds are missing to 15 points: what is missing, against what a port earns in each.

Rounds are whole thousandths. Now and then a port puts what it earns into a building with a yield,
while it has room for one and time to gain by it; the rounds are the fewest that such a plan takes.
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.games.victory.bots.prospects import YIELDS

ROUND = 1000
FAR = 40 * ROUND
"""More rounds than are ever counted."""
OUTLAY = 300
"""What a building with a yield costs beyond its point."""
EVERY = 4
"""Such a building comes to hand in every fourth round."""
GRAIN = 20
"""What is missing is counted in such steps."""
SLOWEST = 200


@lru_cache(maxsize=1 << 16)
def rounds(gap: int, earned: int, room: int) -> int:
    """Return the rounds until a port that earns so much a round has gained ``gap``."""
    best, spent = FAR, 0
    for number in range(room + 1):
        passed = number * EVERY
        if number:
            spent += EVERY * (earned + (number - 1) * YIELDS)
        left = gap + number * OUTLAY - spent
        rate = max(SLOWEST, earned + number * YIELDS)
        if left <= 0 and number:
            break
        best = min(best, passed * ROUND + max(0, left) * ROUND // rate)
    return min(best, FAR)


def rounds_left(gap: int, earned: int, room: int) -> int:
    """Return the rounds, of a gap in thousandths of a point."""
    if gap <= 0:
        return 0
    return rounds(-(-gap // GRAIN) * GRAIN, earned, room)
