"""The odds notebook: odds of a visit, a port, a boarding and a conflict for chosen strengths."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from portsmouth.core.text import Json
from portsmouth.games.war.odds import battles, forts, strengths
from portsmouth.games.war.odds.battles import BattleOdds, Combatant
from portsmouth.games.war.odds.boardings import boarding
from portsmouth.games.war.odds.chance import NONE_AT_ALL, permille
from portsmouth.games.war.odds.forts import Assault
from portsmouth.games.war.odds.guns import boarders, helps
from portsmouth.games.war.odds.patterns import patterns
from portsmouth.games.war.odds.visits import at_least
from portsmouth.games.war.rules.components import (
    CANNONS,
    CREW,
    DAMP_POWDER,
    EXTRA_GUN,
    HEATED_SHOT,
    HULL,
    KINDS,
    MARINES,
    MASTER_GUNNER,
    MOST_SHIPS,
    MOST_VALUE,
    NONE,
    STRENGTH,
    VALUES,
    Numbers,
    counters,
)
from portsmouth.games.war.rules.fleet import holds
from portsmouth.games.war.state import WarState

CARDS = (NONE, HEATED_SHOT, EXTRA_GUN, DAMP_POWDER, MARINES)
"""The cards that change odds; the first is none."""
SIDES = ("own", "other")
_AT_WAR = frozenset({"meet", "hail", "card", "load", "press"})


class Side(NamedTuple):
    """What a convoy goes into a fight with; ``card`` is a place in ``CARDS``."""

    ships: int
    values: Numbers
    card: int
    gunner: int


def notebook(s: WarState, viewer: int | None, chosen: Mapping[str, int]) -> dict[str, Json]:
    """Return the strengths, each with the least and the most that it may be, and their odds.

    ``chosen`` has what is not to be as it is in the position: ``own_crew``, ``other_card``,
    ``strength`` and so on; ``other`` is the seat that the other side is filled in from.
    """
    seat = s.active if viewer is None else viewer
    seats = [each for each in range(s.seats) if each != seat] or [seat]
    other = chosen.get("other", NONE)
    if other not in seats:
        other = _other(s, seat, seats)
    sides = [_side(s, each, name, chosen) for each, name in zip((seat, other), SIDES, strict=True)]
    strength = _strength(s, seat, chosen)
    known = {strength: 1.0} if strength else strengths.strengths(s, viewer)
    me, you = sides
    return {
        "seats": [*map(int, seats)] if s.seats > 1 else [],
        "other": other,
        "sides": [_told(side) for side in sides],
        "cards": [KINDS[card] if card != NONE else "none" for card in CARDS],
        "strength": strength,
        "strengths": [*sorted(set(STRENGTH))],
        "visit": [*_visit(me)],
        "fort": [*_fort(me, known)],
        "boarding": [*_boarding(me, you)],
        "battles": _battles(me, you, counters(s.rules.shots)),
    }


def _other(s: WarState, seat: int, seats: list[int]) -> int:
    """Return whom one fights, meets or lies with, else the next seat."""
    if s.frames and s.frames[-1][0] in _AT_WAR:
        for each in (s.attacker, s.defender, s.active):
            if each in seats:
                return each
    here = [each for each in seats if s.convoys[each].at == s.convoys[seat].at]
    return (here or seats)[0]


def _side(s: WarState, seat: int, name: str, chosen: Mapping[str, int]) -> Side:
    """Return a side as it is in the position, but for what is chosen, within what can be."""
    convoy = s.convoys[seat]

    def of(what: str, now: int, least: int, most: int) -> int:
        return max(least, min(most, chosen.get(f"{name}_{what}", now)))

    ships = of("ships", convoy.ships, 1, MOST_SHIPS)
    values = tuple(
        of(value, now, int(value == VALUES[HULL]), MOST_VALUE[ships])
        for value, now in zip(VALUES, convoy.values, strict=True)
    )
    gunner = of("gunner", int(holds(convoy, MASTER_GUNNER)), 0, 1)
    return Side(ships, values, of("card", 0, 0, len(CARDS) - 1), gunner)


def _strength(s: WarState, seat: int, chosen: Mapping[str, int]) -> int:
    """Return the cannons of the port, 0 where nobody knows them: the mean of what may come."""
    now = s.cannons if s.fort != NONE and s.attacker == seat else 0
    found = chosen.get("strength", now)
    return found if found in STRENGTH else 0


def _told(side: Side) -> dict[str, Json]:
    """Return a side with the bounds of its numbers."""
    most = MOST_VALUE[side.ships]
    found: dict[str, Json] = {"ships": [side.ships, 1, MOST_SHIPS]}
    for value, now in zip(VALUES, side.values, strict=True):
        found[value] = [now, int(value == VALUES[HULL]), most]
    return found | {"card": side.card, "gunner": side.gunner, "cannons": CANNONS[side.ships]}


def _visit(me: Side) -> list[int]:
    """Return the chance of a shot that misses, of a hit, and of the loss of a ship (W43, S29)."""
    return [1000 - at_least(1), at_least(1), at_least(me.values[HULL])]


def _fort(me: Side, known: Mapping[int, float]) -> list[int]:
    """Return the odds of an attack to the end: taken, taken with a ship lost, a ship lost (W69)."""
    card, sums = CARDS[me.card], [NONE_AT_ALL] * 3
    ours, theirs = helps(card, NONE, bool(me.gunner)), helps(NONE, card, False)
    for strength, chance in known.items():
        start = Assault(me.values[HULL], CANNONS[me.ships], strength, ours, theirs)
        found = forts.exactly(start)
        for place, part in enumerate((found.taken - found.dear, found.dear, found.sunk)):
            sums[place] += chance * part
    return [*map(permille, sums)]


def _boarding(me: Side, you: Side) -> list[int]:
    """Return the odds of a fight aboard: won, lost, nobody left (W57, W103)."""
    dice = [boarders(CARDS[side.card]) for side in (me, you)]
    return [*map(permille, boarding(me.values[CREW], you.values[CREW], *dice))]


def _battles(me: Side, you: Side, pile: Numbers) -> dict[str, Json]:
    """Return by own pattern the mean odds over all patterns of the other (W50-W52, W98)."""
    sides = [(me, you), (you, me)]
    loads = [patterns(CANNONS[a.ships], pile, a.values[CREW] > 0) for a, _ in sides]
    ready = [
        {
            name: Combatant(
                a.values,
                load,
                helps(CARDS[a.card], CARDS[b.card], bool(a.gunner)),
                boarders(CARDS[a.card]),
            )
            for name, load in mine.items()
        }
        for (a, b), mine in zip(sides, loads, strict=True)
    ]
    found: dict[str, Json] = {}
    for name, mine in ready[0].items():
        rows = [battles.exactly(mine, theirs) for theirs in ready[1].values()]
        means = [sum(column) // len(rows) for column in zip(*rows, strict=True)]
        found[name] = dict(zip(BattleOdds._fields, map(permille, means), strict=True))
    return found
