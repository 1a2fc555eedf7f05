"""Prey and danger: what an attack brings to both sides, and how near the others are (W17, W18).

No convoy in a port is attacked, so all this counts at sea alone.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.games.war.bots.loading import Fighter, outcome
from portsmouth.games.war.bots.standing import (
    fewer,
    paid,
    richer,
)
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.odds.battles import Battle
from portsmouth.games.war.odds.guns import before_cards
from portsmouth.games.war.race.clock import Stand, clock
from portsmouth.games.war.race.passages import bonus, chance_of
from portsmouth.games.war.race.stand import WORN, stand_of
from portsmouth.games.war.rules.components import counters
from portsmouth.games.war.rules.world import NOWHERE, distances
from portsmouth.games.war.state import WarState

MILLION = 10**6
HUNTS = 300
"""How much of an attack's worth it counts, in thousandths, to lie where one may come off."""
FEARS_LETTER, FEARS_TURN = 500, 200
"""How likely an attack is that pays for the other, with a letter or the honour already lost."""
NEAR = 6
"""Steps beyond which nobody is met."""
HARM = 400
"""What a turn of a rival counts against one of the own, in thousandths, if there is one rival."""


class Encounter(NamedTuple):
    """Another convoy: where it is, its bonus, and in turns what an attack would bring or cost."""

    at: int
    bonus: int
    prey: int
    danger: int
    steps: tuple[int, ...]


def fighter(convoy: Convoy) -> Fighter:
    """Return a convoy as a side of a conflict without a card played."""
    guns = before_cards(convoy)
    return Fighter(convoy.ships, convoy.values, guns)


def odds(s: WarState, attacker: int, defender: int) -> Battle:
    """Return what comes of an attack on the mean, no card played."""
    return outcome(
        fighter(s.convoys[attacker]), fighter(s.convoys[defender]), counters(s.rules.shots)
    )


def attack(s: WarState, attacker: int, defender: int) -> tuple[int, int]:
    """Return the turns that an attack brings the attacker and costs the defender, on the mean."""
    return settled(s, attacker, defender, odds(s, attacker, defender))


def settled(
    s: WarState, attacker: int, defender: int, found: Battle, pays: bool = True
) -> tuple[int, int]:
    """Return what a conflict with such odds brings the attacker and costs the defender."""
    one, other = s.convoys[attacker], s.convoys[defender]
    before, theirs = stand_of(s, attacker), stand_of(s, defender)
    mine = paid(before) if pays else before
    turned = Battle(found.taken, found.takes, found.sunk, found.sinks, found.dealt, found.lost)
    gained = _after(mine, one, other, found)
    suffered = _after(theirs, other, one, turned)
    return clock(before) - gained, suffered - clock(theirs)


def _after(stand: Stand, convoy: Convoy, other: Convoy, found: Battle) -> int:
    """Return the mean clock after a conflict, values lost counted as gold."""
    worn = sum(WORN[value] * each for value, each in enumerate(found.lost)) // 10_000
    lost = found.taken + found.sunk
    rest = max(0, MILLION - found.takes - lost)
    tired = stand._replace(gold=stand.gold - worn)
    parts = (
        found.takes * richer(tired, convoy, other)
        + lost * fewer(stand, convoy)
        + rest * clock(tired)
    )
    return parts // (found.takes + lost + rest)


def share_of_harm(s: WarState) -> int:
    """Return what a turn that a rival loses is worth, in thousandths of an own one."""
    return HARM // max(1, s.seats - 1)


def worth(s: WarState, attacker: int, defender: int) -> int:
    """Return what an attack is worth to the attacker, a rival's loss counted in part."""
    brings, costs = attack(s, attacker, defender)
    return brings + costs * share_of_harm(s) // 1000


def meetings(s: WarState, seat: int) -> tuple[Encounter, ...]:
    """Return the other convoys as prey and danger to a seat."""
    if s.rules.sea == "merchants":
        return ()
    found = []
    for other, convoy in enumerate(s.convoys):
        if other == seat or convoy.at == NOWHERE:
            continue
        prey = max(0, worth(s, seat, other))
        brings, costs = attack(s, other, seat)
        bold = FEARS_LETTER if convoy.letters or convoy.pirate else FEARS_TURN
        danger = max(0, costs) * bold // 1000 if brings > 0 else 0
        steps = distances(convoy.at)
        found.append(Encounter(convoy.at, bonus(s, convoy), prey, danger, steps))
    return tuple(found)


def drift(met: tuple[Encounter, ...], space: int) -> int:
    """Return the turns that it is worth to end at sea in a space, by who may meet whom there."""
    found = 0
    for each in met:
        steps = max(1, each.steps[space])
        if steps > NEAR:
            continue
        found += each.prey * HUNTS * chance_of(steps, 0) // 1_000_000
        found -= each.danger * chance_of(steps, each.bonus) // 1000
    return found
