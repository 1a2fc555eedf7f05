"""Marking hits: sections that are struck, overflow, rigging, crew (11.27-11.29, R18, R19, R64)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules import geometry, harm
from portsmouth.games.captains_sea.rules.cards.windows import attack as attack_of
from portsmouth.games.captains_sea.rules.components import AFT, FORE, NONE, PORT, STARBOARD
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Attack


def struck_side(s: CaptainState, seat: int) -> int:
    """Return on which side a ship is hit, NONE if her owner must choose (11.28, R64)."""
    if contact.together(s):
        return s.sides[seat]
    own, enemy = s.ships[seat], s.ships[1 - seat]
    side = geometry.lies_to(own.heading, geometry.offset(own.square, enemy.square))
    return NONE if side is None else side


def targets(attack: Attack) -> tuple[int, int]:
    """Return the two sections that share the hull hits (11.28, 11.34, 11.35)."""
    if attack.rake:
        end = FORE if attack.rake == aims.BOW_RAKE else AFT
        return 2 * PORT + end, 2 * STARBOARD + end
    return aims.sections(attack.struck)


def overflow(attack: Attack, section: int) -> int:
    """Return where hits go that a section can't take (11.29, R19)."""
    return section ^ 1 if attack.rake else section ^ 2


@task
def mark(s: CaptainState, cx: Context, number: int, first: int) -> None:
    """Mark an attack's hull, rigging and crew hits (R67); ``first`` is 0 or 1 once it is chosen."""
    attack = attack_of(s, number)
    seat = 1 - attack.seat
    if attack.hull:
        if not attack.rake and attack.struck == NONE:
            attack.struck = struck_side(s, seat)
            if attack.struck == NONE:
                then(s, ("struck", seat, number), ("mark", number, first))
                return
        pair = targets(attack)
        one, other = (s.ships[seat].guns[section] for section in pair)
        if one != other:
            first = int(other > one)
        elif first == NONE and attack.hull % 2:
            then(s, ("take", seat, number))
            return
        _hull(s, cx, attack, pair, max(first, 0))
    harm.rigging(s, cx, seat, attack.rigging, scored=True)
    harm.crew(s, cx, seat, attack.crew)


def _hull(s: CaptainState, cx: Context, attack: Attack, pair: tuple[int, int], first: int) -> None:
    """Mark hull hits in turn on two sections; what one can't take goes over (11.28, 11.29)."""
    seat = 1 - attack.seat
    for hit in range(attack.hull):
        section = pair[(first + hit) % 2]
        if not s.ships[seat].guns[section]:
            section = overflow(attack, section)
        harm.hull(s, cx, seat, section, scored=True)
