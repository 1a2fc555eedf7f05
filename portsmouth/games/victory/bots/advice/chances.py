"""How a fight is going to end, by the odds, at any of its questions and after each answer."""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.types import Action
from portsmouth.games.victory.bots import fights
from portsmouth.games.victory.bots.duel import APART, BOTH, ENDS, SANK, SUNK, TAKEN, TOOK
from portsmouth.games.victory.bots.fights import Stakes, Value
from portsmouth.games.victory.bots.hand_worth import CARD_WORTH
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules.components import LETTER, NONE, SHOTS
from portsmouth.games.victory.state import LETTER_SEALED, Ship, VictoryState

SHARE = 100_000
"""The share of an end that is certain."""
END_FOR_ENEMY = {SANK: SUNK, SUNK: SANK, TOOK: TAKEN, TAKEN: TOOK, BOTH: BOTH, APART: APART}
"""An end as the other side calls it."""


class Chances(NamedTuple):
    """How often in 100 the enemy is sunk, captured, and the own ship lost, as a side sees it."""

    sunk: int
    captured: int
    lost: int


class EndShare(Stakes):
    """Stakes whose value is the share of one end; plans still go by the ``real`` ones."""

    real: Stakes

    def lead(self) -> tuple[int, ...]:
        """Return the real lead."""
        return self.real.lead()

    def fear(self) -> int:
        """Return who really fears the fight."""
        return self.real.fear()


def end_share(real: Stakes, end: int) -> EndShare:
    """Return the stakes by which a fight is worth the share of an end."""
    one = tuple(SHARE * (each == end) for each in range(ENDS))
    found = EndShare(one, one)
    found.real = real
    return found


def plan_of(action: Action) -> int:
    """Return what is sealed by an answer: a shot, one with flight, or the Letter of Marque."""
    if action[0] == "letter":
        return LETTER_SEALED
    if action[0] == "flee":
        return len(SHOTS) + int(action[1])
    return SHOTS.index(str(action[0]))


def after_sealing(s: VictoryState, side: int, action: Action) -> VictoryState:
    """Return the position with an own seal, the enemy's still to come."""
    after = s.copy()
    fight = combat.fight_of(after)
    seals = combat.put((NONE, NONE), side, plan_of(action))
    fight.seals = (seals[0], seals[1])
    return after


def planned(s: VictoryState, side: int, at: Stakes) -> int:
    """Return the value to a side of what it has sealed, against the enemy's best mixture."""
    plan = combat.fight_of(s).seals[side]
    own = (at.attacker, at.defender)[side]
    if plan == LETTER_SEALED:
        return own[APART] + fights.SCARRED - CARD_WORTH[LETTER]
    table, lead = fights.matrix(s, at), at.lead()
    found = fights.solved([[fights.worth(ends, lead) for ends in row] for row in table])
    theirs = found.rows if side else found.columns
    row = [each[plan] for each in table] if side else table[plan]
    gains = [fights.worth(e, own) * part for e, part in zip(row, theirs, strict=True)]
    return sum(gains) // sum(theirs)


def worth(s: VictoryState, seat: int, of: Value) -> int:
    """Return the value of a fight to a side; what it has sealed counts."""
    return _valued(s, seat, fights.stakes(s, of))


def _valued(s: VictoryState, seat: int, at: Stakes) -> int:
    side = combat.side_of(combat.fight_of(s), seat)
    if s.frames[-1][0] == "arm" and combat.fight_of(s).seals[side] != NONE:
        return planned(s, side, at)
    return fights.valued(s, seat, at)


def chances(before: VictoryState, after: VictoryState, seat: int, of: Value) -> Chances:
    """Return how a fight ends for a seat that is in it before a choice, by the position after it.

    It may have ended by then; it may also begin with the choice.
    """
    if after.fight is None:
        return _chances_at_end(before, after, seat)
    at = fights.stakes(after, of)
    parts = [_valued(after, seat, end_share(at, end)) for end in range(ENDS)]
    if combat.side_of(combat.fight_of(after), seat):
        parts = [parts[END_FOR_ENEMY[end]] for end in range(ENDS)]
    each = 100 * (parts[SANK] + parts[BOTH]), 100 * parts[TOOK]
    lost = 100 * (parts[SUNK] + parts[BOTH] + parts[TAKEN])
    sunk, captured, gone = (round(part / SHARE) for part in (*each, lost))
    return Chances(sunk, captured, gone)


def _chances_at_end(before: VictoryState, after: VictoryState, seat: int) -> Chances:
    side = combat.side_of(combat.fight_of(before), seat)
    own, enemy = (combat.ship_of(before, each) for each in (side, 1 - side))
    mine, hers = _same_ship(after, own), _same_ship(after, enemy)
    taken = hers is not None and hers.holder == seat
    return Chances(
        100 * (hers is None),
        100 * taken,
        100 * (mine is None or mine.holder != seat),
    )


def _same_ship(s: VictoryState, ship: Ship) -> Ship | None:
    """Return the ship as it is now; a new one by its name does not sail its voyage."""
    found = (each for each in s.ships if each.id == ship.id and each.voyage == ship.voyage)
    return next(found, None)
