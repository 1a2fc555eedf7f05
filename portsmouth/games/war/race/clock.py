"""The clock of a captain: expected turns to the nearest of the four ways to win (W73).

A small model of what is to come. A convoy at a market has so much gold; each leg sells a hold that
was bought at 1 for 2, as far as gold, hold and goods sheet go. Gold buys ships; flags cost turns,
hull and, for who wants them under a letter, the letter. It is solved once for each number of
ships, gold and flags, and kept. All is in whole thousandths of a turn.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from portsmouth.games.war.odds.forts import Assault, storm
from portsmouth.games.war.race.passages import TURN, turns_for
from portsmouth.games.war.rules.components import (
    CANNONS,
    FEE,
    HOLD,
    MOST_SHIPS,
    MOST_VALUE,
    SHIP_COST,
    START_GOLD,
    STRENGTH,
    WAYS,
)
from portsmouth.games.war.rules.winning import flags_for

LEG = turns_for(0)[4]
"""Turns of a leg between two markets of a basin, which is four steps."""
SHOT_AT = (2000, 1100, 500, 250, 150)
"""What a leg takes a pirate longer, by its pirate flags on the board (W43)."""
RESERVES = (2, 6, 12)
"""Gold that may be left for cargo when a ship is bought."""
KEPT = 4
"""Gold that is left for cargo when a port is attacked."""
RICH = 110
"""More gold than that is never needed."""
DETOUR = 900
"""Turns by which a fort lies off the way between two markets, with the docking there."""
LETTER_TURNS = 1200
"""Turns for a letter of marque: a turn in port, and the way to one of the own nation."""
AFRESH = 2500
"""Turns that a fresh start costs besides what was lost: the way, no crates aboard."""
BROKE = 2
"""With less gold there is nothing to trade with, and only a passenger helps (S63)."""
PASSENGER_TURNS = 6000
"""Turns to board a passenger and to bring it home, out of the way as it may be."""
NEVER = 99_000


class Stand(NamedTuple):
    """What the clock depends on: ships, gold with all that is to be sold, flags on the board.

    ``nation`` and ``pirate`` count own flags; ``crates`` is what a leg can load at most.
    """

    ships: int
    gold: int
    nation: int
    pirate: int
    letters: int
    outlaw: bool
    crates: int
    merchants: bool = False


def stock(seats: int) -> int:
    """Return how many crates a captain can count on in a region, by the number of seats (W2)."""
    return 2 * seats + 6


@cache
def flag_price(ships: int) -> tuple[int, int]:
    """Return what a flag costs a convoy in good repair: thousandths of turns and of gold."""
    hull, guns = MOST_VALUE[ships], CANNONS[ships]
    taken = sunk = lost = 0
    for strength in STRENGTH:
        found = storm(Assault(hull, guns, strength))
        taken += found.taken
        sunk += found.sunk + found.dear
        lost += found.lost
    count = len(STRENGTH)
    taken, sunk, lost = taken // count // 1000, sunk // count // 1000, lost // count
    turns = (DETOUR + TURN) * 1000 // taken
    gold = (lost * 3 // 2 + sunk * SHIP_COST) * 1000 // taken
    if ships == 1:
        turns += AFRESH * sunk // taken
        gold = START_GOLD * 1000
    return turns, gold


def clock(stand: Stand) -> int:
    """Return the turns to the nearest way, the win check of the last one included."""
    return min(way_clocks(stand))


class Quest(NamedTuple):
    """One way to win: what a captain has, and what is still missing on it."""

    ships: int
    gold: int
    need: int
    goal: int
    flags: int
    pirate: int
    outlaw: bool
    letters: int
    crates: int


@lru_cache(maxsize=60_000)
def way_clocks(stand: Stand) -> tuple[int, ...]:
    """Return the turns to each way of the win chart."""
    return tuple(_way(stand, number) for number in range(len(WAYS)))


def _way(stand: Stand, number: int) -> int:
    """Return the turns to one way: as a pirate, or under letters, whichever is nearer."""
    way = WAYS[number]
    if stand.merchants and way.ports:
        return NEVER
    has = flags_for(way, stand.nation, stand.pirate)
    missing = max(0, way.ports - has)
    quest = Quest(
        stand.ships,
        min(stand.gold, RICH),
        way.ships,
        way.gold,
        missing,
        stand.pirate,
        stand.outlaw,
        0,
        stand.crates,
    )
    if not missing:
        return _turns(quest)
    found = NEVER
    if way.flag != "nation":
        found = _turns(quest._replace(outlaw=True))
    if way.flag != "pirate" and not stand.outlaw:
        found = min(found, _turns(quest._replace(letters=max(0, missing - stand.letters))))
    return found


@lru_cache(maxsize=200_000)
def _turns(quest: Quest) -> int:
    """Return the fewest turns to so many ships, so much gold and so many more flags."""
    ships, gold, flags = quest.ships, quest.gold, quest.flags
    leg = LEG + (SHOT_AT[min(quest.pirate, len(SHOT_AT) - 1)] if quest.outlaw else 0)
    hold = min(HOLD[ships], quest.crates)
    found = NEVER
    if ships >= quest.need and not flags:
        found = _saved(hold, gold, quest.goal, leg)
    if ships < MOST_SHIPS:
        for reserve in RESERVES:
            saved = _saved(hold, gold, SHIP_COST + reserve, leg)
            left = max(gold, SHIP_COST + reserve) - SHIP_COST
            later = _turns(quest._replace(ships=ships + 1, gold=left))
            found = min(found, saved + TURN + later)
    if flags:
        turns, price = flag_price(ships)
        needs = (price + 500) // 1000 + KEPT
        turns += _saved(hold, gold, needs, leg)
        later = _turns(
            quest._replace(
                gold=max(gold, needs) - needs + KEPT,
                flags=flags - 1,
                pirate=quest.pirate + quest.outlaw,
                letters=max(0, quest.letters - 1),
            )
        )
        found = min(found, turns + LETTER_TURNS * (quest.letters > 0) + later)
    return found


@lru_cache(maxsize=60_000)
def _saved(hold: int, gold: int, goal: int, leg: int) -> int:
    """Return the turns until there is so much gold.

    Of the last leg at least a half counts, so that a little more gold is always a little better.
    """
    turns = 0
    while gold < BROKE:
        turns, gold = turns + PASSENGER_TURNS, gold + FEE
    while gold < goal:
        gain = min(hold, gold)
        if gold + gain >= goal:
            return turns + leg * (gain + goal - gold) // (2 * gain)
        gold += gain
        turns += leg
    return turns
