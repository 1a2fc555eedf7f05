"""Closing: sail so that both ships come to a range at which a broadside counts.

One who looks only at how near he lies after the next manoeuvre keeps a far broadside bearing for
ever: every turn towards her loses it, and brings nothing at once. So this looks at how near both
would pass if each sailed straight on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import gunner
from portsmouth.games.captains_sea.bots.gunner import WANTED_RANGE
from portsmouth.games.captains_sea.odds import reach, rolls
from portsmouth.games.captains_sea.rules import geometry, scoring
from portsmouth.games.captains_sea.rules.components import COLUMNS, ROWS, WIND_SPEED
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import ADVANCE, BACK, TACK
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.planning import ACTIONS

FULL, FAR_AHEAD, DELAY = 7.0, 11, 0.6
"""The speed of a step in a turn's half; how many steps are looked ahead, and what each costs."""
BROADSIDE, NEAR = 3.0, 8
"""What it is worth that a side bears, and up to which range."""
ASTERN = 2.0
"""What it costs to sail away from her."""
MARGIN, EDGE = 5, 4.0
"""How near the end of the sea is too near, and what each square there costs."""
DEPTH, TIME = 2, 0.5
"""How many more manoeuvres he looks ahead, and what each activation of them costs."""
CONTACT = 9.0
"""How little he likes to lie alongside without the men to board."""
HURT = 5
"""How many boxes she must have lost before he boards."""
SPARED = 4
"""The boxes of rigging that no hunter risks."""
MISSED = 8.0
"""What it costs to miss a Tack, and lie in irons."""
STRAINS = 2.0
"""What a manoeuvre that needs a Strain is worse."""


@lru_cache(maxsize=8192)
def approach(wind: int, at: Square, heading: int, her: Square, her_heading: int) -> float:
    """Return how far from the wanted range both stay if they sail straight on, time counted."""
    (x, y), (dx, dy) = at, geometry.vector(heading)
    (u, v), (du, dv) = her, geometry.vector(her_heading)
    run = WIND_SPEED[geometry.position(wind, heading)] / FULL
    hers = WIND_SPEED[geometry.position(wind, her_heading)] / FULL
    best = 99.0
    for step in range(0, FAR_AHEAD, 2):
        ox = abs(u - x + step * (du * hers - dx * run))
        oy = abs(v - y + step * (dv * hers - dy * run))
        best = min(best, abs(2 * max(ox, oy) + min(ox, oy) - WANTED_RANGE) + DELAY * step)
    return best


def liking(s: CaptainState, seat: Seat, square: Square, heading: int) -> float:
    """Return how he likes to lie there: soon near, and when near with a side that bears."""
    if scoring.is_prey(s, seat) or boards(s, seat):
        return gunner.liking(s, seat, square, heading)
    enemy = s.ships[1 - seat]
    away = geometry.offset(square, enemy.square)
    bears = geometry.arc(heading, away, s.rules.arc == "inclusive") in (0, 1)
    distance = geometry.range_mp(square, enemy.square)
    if not distance:
        return -CONTACT
    soon = approach(s.wind, (0, 0), heading, away, enemy.heading)
    fires = BROADSIDE * (bears and distance <= NEAR)
    return fires - soon - EDGE * beyond(away) - astern(heading, away)


def boards(s: CaptainState, seat: Seat) -> bool:
    """Return whether he means to board: with many more men, once she has been hurt."""
    return gunner.boards(s, seat) and scoring.boxes_lost(s.ships[1 - seat]) >= HURT


def astern(heading: int, away: Square) -> float:
    """Return what it costs to turn the stern to her, by how far she lies abaft the beam."""
    ahead, aside = geometry.along(heading, away)
    points = 0 if ahead >= 0 else 1 if -ahead < 2 * abs(aside) else 2
    return ASTERN * points


def beyond(away: Square) -> int:
    """Return by how many squares a ship is too near the end of the sea (9.33)."""
    return max(0, abs(away[0]) - COLUMNS + MARGIN, abs(away[1]) - ROWS + MARGIN)


def prospect(s: CaptainState, seat: Seat, place: reach.Place, depth: int) -> float:
    """Return how he likes the best that so many more manoeuvres lead to, their time counted."""
    square, heading, barred = place
    best = liking(s, seat, square, heading)
    if not depth or square == s.ships[1 - seat].square:
        return best
    for plan in panel.printed(s.wind, heading):
        if plan != BACK and not (barred and plan in panel.TURNS):
            late = TIME * panel.cost_at(s.wind, heading, plan) + MISSED * (plan == TACK)
            ends = reach.after(s.wind, square, heading, plan)
            best = max(best, max(prospect(s, seat, end, depth - 1) for end in ends) - late)
    return best


def select(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the manoeuvre after which he likes best to lie, without Strain if he can."""
    ship = s.ships[seat]

    def value(plan: int) -> tuple[float, int]:
        ends = reach.after(s.wind, ship.square, ship.heading, plan)
        best = max(prospect(s, seat, end, DEPTH) for end in ends)
        late = TIME * panel.cost(s, ship, plan)
        if plan == TACK:
            late += MISSED * (1 - rolls.tack(s, seat))
        return best - late - STRAINS * panel.carries_over(s, ship, plan), -plan

    return ACTIONS[max((p for p, action in ACTIONS.items() if action in legal), key=value)]


def order(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Let her go first, to see where she lies; but go first to come alongside (R57)."""
    ship = s.ships[seat]
    comes = ship.plan == ADVANCE and geometry.ahead(ship.square, ship.heading)
    return ("first", 0) if boards(s, seat) and comes == s.ships[1 - seat].square else ("first", 1)


def bonus(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Let the hunter of a chase risk rigging for every square that she gains (16.02)."""
    rigging = s.ships[seat].rigging
    hunts = s.duel.chase and seat == s.first and aims.range_of(s) > WANTED_RANGE
    able = ("bonus", 1) in legal and rigging > SPARED
    return ("bonus", 1) if hunts and able else ("bonus", 0)


def free_turn(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the turn that he likes best."""
    ship = s.ships[seat]
    turns = [int(action[1]) for action in legal if action[0] == "turn"]

    def value(points: int) -> tuple[float, int]:
        place = ship.square, geometry.turned(ship.heading, points), bool(points)
        return prospect(s, seat, place, DEPTH), -abs(points)

    return ("turn", max(turns, key=value))
