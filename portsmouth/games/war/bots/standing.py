"""How a convoy stands, wherever it lies: its clock, and what fights make of it.

Only what all may see is looked at.
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.race.clock import AFRESH, Stand, clock
from portsmouth.games.war.race.stand import DEAR, stand_of
from portsmouth.games.war.rules.components import (
    HOLD,
    MOST_SHIPS,
    START_GOLD,
    STRENGTH,
    WAYS,
    Numbers,
)
from portsmouth.games.war.rules.fleet import crates
from portsmouth.games.war.rules.winning import flags_for
from portsmouth.games.war.state import WarState


def turns_of(s: WarState, seat: int) -> int:
    """Return the clock of a seat wherever it lies."""
    return clock(stand_of(s, seat))


@lru_cache(maxsize=20_000)
def wins(stand: Stand) -> bool:
    """Return whether a way of the chart is met (W73, W115)."""
    return any(
        stand.ships >= way.ships
        and stand.gold >= way.gold
        and flags_for(way, stand.nation, stand.pirate) >= way.ports
        for way in WAYS
        if not (stand.merchants and way.ports)
    )


def paid(stand: Stand) -> Stand:
    """Return how a seat stands once an attack is paid for: a letter, or its honour (W42)."""
    if stand.letters:
        return stand._replace(letters=stand.letters - 1)
    return stand._replace(outlaw=True)


def planted(stand: Stand) -> Stand:
    """Return how a seat stands with another flag on the board (W72)."""
    if stand.outlaw:
        return stand._replace(pirate=stand.pirate + 1)
    return stand._replace(nation=stand.nation + 1)


def fewer(stand: Stand, convoy: Convoy) -> int:
    """Return the clock of a seat that lost a ship, or had to begin afresh (W60-W62)."""
    if stand.ships == 1:
        return AFRESH + clock(stand._replace(gold=START_GOLD, letters=0, outlaw=False, ships=1))
    over = max(0, crates(convoy) - HOLD[stand.ships - 1])
    return clock(stand._replace(ships=stand.ships - 1, gold=stand.gold - DEAR * over))


def richer(stand: Stand, convoy: Convoy, loser: Convoy) -> int:
    """Return the clock of a seat that took a ship (W58, W62, W104, W109)."""
    ships = min(MOST_SHIPS, stand.ships + 1)
    room = HOLD[ships] - crates(convoy)
    if loser.ships == 1:
        gained = loser.gold + DEAR * min(room, crates(loser))
    else:
        gained = DEAR * min(room, max(0, crates(loser) - HOLD[loser.ships - 1]))
    return clock(stand._replace(ships=ships, gold=stand.gold + gained))


def deck_strengths(s: WarState) -> tuple[tuple[int, int], ...]:
    """Return port strengths with how many unseen cards have them; the order tells nothing."""
    cards = s.deck or s.discards or tuple(range(len(STRENGTH)))
    hidden = [card for each in s.convoys for card in each.hand] if s.deck else []
    return _counted(tuple(sorted([*cards, *hidden])))


@lru_cache(maxsize=512)
def _counted(cards: Numbers) -> tuple[tuple[int, int], ...]:
    found: dict[int, int] = {}
    for card in cards:
        found[STRENGTH[card]] = found.get(STRENGTH[card], 0) + 1
    return tuple(sorted(found.items()))


def has_won(s: WarState, seat: int) -> bool:
    """Return whether a seat meets a way of the chart as it stands."""
    convoy = s.convoys[seat]
    stand = stand_of(s, seat)
    return wins(stand._replace(gold=convoy.gold))
