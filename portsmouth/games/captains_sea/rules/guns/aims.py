"""What bears: arcs, range, loads and crews, and the dice of each section (11.01-11.10, R113)."""

from __future__ import annotations

from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.cards.windows import listens
from portsmouth.games.captains_sea.rules.components import (
    AFT,
    EMPTY,
    ENDS,
    FORE,
    MAN,
    NONE,
    card,
)
from portsmouth.games.captains_sea.rules.geometry import BOW, BOW_ARC, STERN, STERN_ARC
from portsmouth.games.captains_sea.rules.manoeuvres import contact
from portsmouth.games.captains_sea.ship import BOW_CHASERS, Ship
from portsmouth.games.captains_sea.state import CROSSING, CaptainState
from portsmouth.games.captains_sea.volley import Attack

LONG_RANGE, CARRONADE_RANGE, CLOSE_RANGE, FOG_RANGE = 24, 6, 3, 12
FOG, HANDS_CARD = card("p12"), card("h20")
NO_AIM, LOW, HIGH = range(3)
AIMS: tuple[tuple[int, int], ...] = (
    (LOW, NO_AIM),
    (HIGH, NO_AIM),
    (NO_AIM, LOW),
    (NO_AIM, HIGH),
    (LOW, LOW),
    (HIGH, HIGH),
    (LOW, HIGH),
    (HIGH, LOW),
)
"""What the fore and the aft section aim at (11.07)."""
AIM_NAMES = (
    "fore-low",
    "fore-high",
    "aft-low",
    "aft-high",
    "both-low",
    "both-high",
    "fore-low-aft-high",
    "fore-high-aft-low",
)
CHASE = len(AIMS)
NO_RAKE, BOW_RAKE, STERN_RAKE = range(3)


def range_of(s: CaptainState) -> int:
    """Return the distance between the ships (R15)."""
    one, other = s.ships
    dx, dy = abs(one.column - other.column), abs(one.row - other.row)
    return 2 * dx + dy if dx > dy else 2 * dy + dx


def reach(s: CaptainState) -> int:
    """Return how far guns reach: all of them less far in fog (11.03, P12)."""
    return FOG_RANGE if s.lasting == FOG else LONG_RANGE


def arc(s: CaptainState, seat: int) -> int:
    """Return in which arc of a ship the enemy lies, in another square (11.03, R14)."""
    own, enemy = s.ships[seat], s.ships[1 - seat]
    away = enemy.column - own.column, enemy.row - own.row
    return geometry.arc(own.heading, away, s.rules.arc == "inclusive")


def bearing(s: CaptainState, seat: int) -> int:
    """Return the side that bears, NONE if neither does (11.03, R31)."""
    if contact.together(s):
        return contact.facing(s, seat)
    found = arc(s, seat)
    return NONE if found in (BOW_ARC, STERN_ARC) else found


def rake(s: CaptainState, seat: int) -> int:
    """Return which end of the enemy a seat's broadside rakes, if any (11.09, 9.29, R27)."""
    if contact.together(s):
        if s.relation != CROSSING:
            return NO_RAKE
        return STERN_RAKE if s.mover == seat else BOW_RAKE
    own, enemy = s.ships[seat], s.ships[1 - seat]
    end = geometry.rake(own.square, own.heading, enemy.square, enemy.heading)
    return {BOW: BOW_RAKE, STERN: STERN_RAKE}.get(end, NO_RAKE)


def loaded(s: CaptainState, seat: int, section: int) -> bool:
    """Return whether a section is loaded (3.19)."""
    ship = s.ships[seat]
    return ship.loads[section] != EMPTY and not ship.due[section]


def box_dice(s: CaptainState, seat: int, section: int, box: int) -> int:
    """Return the to-hit dice of a section's box at the present range (11.04, 11.10, R65)."""
    away = range_of(s)
    if not box or away > reach(s):
        return 0
    return dice_at(s.ships[seat], section, box, away)


def dice_at(ship: Ship, section: int, box: int, away: int) -> int:
    """Return the to-hit dice of a section's box at a range within reach (11.04, 11.10)."""
    long, carronades = ship.display.guns[section % 2][box]
    if away > CARRONADE_RANGE:
        return long
    return long + carronades * (2 if away <= CLOSE_RANGE else 1)


def manned_dice(s: CaptainState, seat: int, section: int) -> int:
    """Return the dice of a section's highest box that is sound and manned (11.10)."""
    ship = s.ships[seat]
    sound, men = ship.guns[section], ship.tasks[MAN + section]
    return box_dice(s, seat, section, men if men < sound else sound)


def full_dice(s: CaptainState, seat: int, section: int) -> int:
    """Return the dice of a section if every sound box were manned (H20)."""
    return box_dice(s, seat, section, s.ships[seat].guns[section])


def sections(side: int) -> tuple[int, int]:
    """Return the sections of a side, fore and aft."""
    return 2 * side, 2 * side + 1


def live(s: CaptainState, seat: int) -> list[int]:
    """Return the ends, fore or aft, whose sections may fire (11.06, R65)."""
    side = bearing(s, seat)
    if side == NONE:
        return []
    return [
        end
        for end, section in enumerate(sections(side))
        if loaded(s, seat, section) and manned_dice(s, seat, section)
    ]


def unmanned(s: CaptainState, seat: int) -> list[int]:
    """Return the ends that H20 alone could fire; open to who may hold it (R108, R113)."""
    side = bearing(s, seat)
    if side == NONE or not listens(s, seat, "to_hit"):
        return []
    return [
        end
        for end, section in enumerate(sections(side))
        if loaded(s, seat, section)
        and not manned_dice(s, seat, section)
        and full_dice(s, seat, section)
    ]


def holds_hands(s: CaptainState, seat: int) -> bool:
    """Return whether a seat holds H20."""
    return HANDS_CARD in s.ships[seat].hand


def chasing(s: CaptainState, seat: int) -> int:
    """Return the end whose chasers may fire, NONE if neither may (11.39-11.41, R71)."""
    if contact.together(s) or range_of(s) > reach(s):
        return NONE
    found = arc(s, seat)
    if found not in (BOW_ARC, STERN_ARC):
        return NONE
    end = FORE if found == BOW_ARC else AFT
    ready = not s.ships[seat].due[BOW_CHASERS + end]
    return end if ready and chaser_dice(s, seat, end) else NONE


def chaser_dice(s: CaptainState, seat: int, end: int) -> int:
    """Return one die for each section of an end that has a sound box (11.40)."""
    return sum(s.ships[seat].guns[section] > 0 for section in (end, 2 + end))


def is_asked(s: CaptainState, seat: int) -> bool:
    """Return whether a seat is asked to fire, by what lies open alone (11.02, R113)."""
    return _may_fire(s, seat, hands=listens(s, seat, "to_hit"))


def _may_fire(s: CaptainState, seat: int, *, hands: bool) -> bool:
    """Return whether anything bears and may fire; with ``hands`` sections without men, too."""
    if contact.together(s):
        side = contact.facing(s, seat)
    else:
        if range_of(s) > reach(s):
            return False
        side = arc(s, seat)
        if side in (BOW_ARC, STERN_ARC):
            return chasing(s, seat) != NONE
    if side == NONE:
        return False
    for section in sections(side):
        ready = loaded(s, seat, section)
        if ready and (manned_dice(s, seat, section) or (hands and full_dice(s, seat, section))):
            return True
    return False


def can_fire(s: CaptainState, seat: int) -> bool:
    """Return whether a seat may announce fire (R113)."""
    hands = holds_hands(s, seat) and listens(s, seat, "to_hit")
    return _may_fire(s, seat, hands=hands)


def choices(s: CaptainState, seat: int) -> list[int]:
    """Return the aims that a seat that fires may seal (11.07, R113, R114)."""
    if chasing(s, seat) != NONE:
        return [CHASE]
    manned, bare = live(s, seat), unmanned(s, seat)
    if not holds_hands(s, seat):
        bare = []
    return [
        number
        for number, aim in enumerate(AIMS)
        if all(not aim[end] or end in manned or end in bare for end in range(len(ENDS)))
        and sum(bool(aim[end]) for end in bare) <= 1
    ]


def with_all_hands(s: CaptainState, attack: Attack, end: int) -> tuple[int, ...]:
    """Return an attack's dice with one section fully manned (H20, R108)."""
    full = full_dice(s, attack.seat, 2 * attack.side + end)
    return (full, attack.dice[1]) if end == FORE else (attack.dice[0], full)
