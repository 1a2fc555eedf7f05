"""How fast the ships will be in this turn, before the hull bonus is rolled (7)."""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.odds.chance import FACES, WHOLE
from portsmouth.games.captains_sea.rules import dice
from portsmouth.games.captains_sea.rules.components import IMPULSES, hull_bonus
from portsmouth.games.captains_sea.rules.manoeuvres import panel, rates
from portsmouth.games.captains_sea.state import CaptainState


def counted(s: CaptainState, seat: int) -> list[int]:
    """Return how many faces of the die bring each speed, 0 to 12."""
    ship = s.ships[seat]
    found = [0] * (IMPULSES + 1)
    for face in FACES:
        bonus = 0
        if not panel.in_irons(s, ship):
            bonus = hull_bonus(ship.display.hull_type, face + dice.quality(ship) + s.extra[seat])
        found[rates.speed(s, seat, bonus)] += 1
    return found


def expected(s: CaptainState, seat: int) -> int:
    """Return the speed that the middle face brings."""
    found = counted(s, seat)
    half, total = len(FACES) // 2, 0
    for speed, count in enumerate(found):
        total += count
        if total > half:
            return speed
    return 0


def awaited(s: CaptainState) -> bool:
    """Return whether speeds are still to be rolled in this turn."""
    return not s.grappled and any(frame[0] in ("rates", "set_rates") for frame in s.frames)


def told(s: CaptainState, seat: int) -> Json:
    """Return the chances of the speeds 0 to 12; None once the speed is rolled."""
    if not awaited(s):
        return None
    whole: list[Json] = [count * WHOLE // len(FACES) for count in counted(s, seat)]
    return whole
