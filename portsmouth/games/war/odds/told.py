"""The odds that are told of a position, from what a viewer sees."""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.core.text import Json
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.odds import battles, forts, strengths
from portsmouth.games.war.odds.battles import BattleOdds, Combatant
from portsmouth.games.war.odds.boardings import Boarding, boarding
from portsmouth.games.war.odds.chance import NONE_AT_ALL, WHOLE, permille
from portsmouth.games.war.odds.forts import Assault
from portsmouth.games.war.odds.guns import before_cards, boarders, helps
from portsmouth.games.war.odds.patterns import patterns
from portsmouth.games.war.rules import guns
from portsmouth.games.war.rules.components import (
    CREW,
    HEATED_SHOT,
    HULL,
    MASTER_GUNNER,
    NONE,
    Numbers,
    counters,
)
from portsmouth.games.war.rules.fleet import cannons, holds
from portsmouth.games.war.rules.world import is_sea
from portsmouth.games.war.state import WarState


def odds(s: WarState, viewer: int | None) -> dict[str, Json]:
    """Return the strengths of ports, and the viewer's odds against ports and other convoys.

    Chances are in thousandths. ``battles`` has, by the viewer's pattern, the mean over the
    patterns of the other side.
    """
    known = strengths.strengths(s, viewer)
    found: dict[str, Json] = {
        "strengths": {str(strength): permille(chance * WHOLE) for strength, chance in known.items()}
    }
    if viewer is None or not s.frames:
        return found
    convoy = s.convoys[viewer]
    if convoy.values[HULL]:
        found["fort"] = _port(convoy, known, before_cards(convoy))
        if s.fort != NONE and s.attacker == viewer:
            found["attack"] = _port(convoy, {s.cannons: 1}, _attackers(s), not s.spent & guns.FIRED)
    others = [seat for seat, each in enumerate(s.convoys) if seat != viewer and each.at != NONE]
    found["boardings"] = {
        str(seat): [*map(permille, _boarding(s, viewer, seat))] for seat in others
    }
    near = [seat for seat in others if is_sea(convoy.at) and s.convoys[seat].at == convoy.at]
    if s.frames[-1][0] in ("meet", "hail", "card", "load"):
        near += [seat for seat in (s.attacker, s.defender) if seat in others and seat not in near]
        found["battles"] = {str(seat): _battles(s, viewer, seat) for seat in near}
    return found


def _attackers(s: WarState) -> int:
    """Return what the guns of who attacks a port still have, after cards and shots (S78)."""
    gunner = holds(s.convoys[s.attacker], MASTER_GUNNER)
    return helps(
        NONE if s.spent & guns.HEATED and s.played[0] == HEATED_SHOT else s.played[0],
        NONE,
        gunner and not s.spent & guns.REROLLED,
    )


def _port(convoy: Convoy, known: Mapping[int, float], has: int, first: bool = True) -> list[Json]:
    """Return the odds of an attack pressed to the end, by strengths of the port and their chances.

    It is taken, taken with a ship lost, or only a ship is lost (S29). ``has`` is what the convoy's
    guns have; ``first``: no round was fired yet.
    """
    taken = dear = lost = NONE_AT_ALL
    for strength, chance in known.items():
        start = Assault(convoy.values[HULL], cannons(convoy), strength, has)
        found = forts.exactly(start, first=first)
        taken += chance * (found.taken - found.dear)
        dear += chance * found.dear
        lost += chance * found.sunk
    return [permille(taken), permille(dear), permille(lost)]


def loads(s: WarState, convoy: Convoy) -> dict[str, Numbers]:
    """Return the patterns that a convoy may load."""
    return patterns(cannons(convoy), counters(s.rules.shots), convoy.values[CREW] > 0)


def _cards(s: WarState, viewer: int, other: int) -> tuple[int, int]:
    """Return the cards that two have played in a conflict with each other, else NONE (W46)."""
    if (s.attacker, s.defender) == (viewer, other):
        return s.played[0], s.played[1]
    if (s.attacker, s.defender) == (other, viewer):
        return s.played[1], s.played[0]
    return NONE, NONE


def _boarding(s: WarState, viewer: int, other: int) -> Boarding:
    """Return the odds of the viewer against another aboard, with the cards played (K21)."""
    crews = (s.convoys[seat].values[CREW] for seat in (viewer, other))
    return boarding(*crews, *map(boarders, _cards(s, viewer, other)))


def _battles(s: WarState, viewer: int, other: int) -> dict[str, Json]:
    """Return by pattern the mean odds against all patterns of another, with the cards played."""
    one, two = (s.convoys[seat] for seat in (viewer, other))
    card, against = _cards(s, viewer, other)
    mine = Combatant(
        one.values, (), helps(card, against, holds(one, MASTER_GUNNER)), boarders(card)
    )
    theirs = Combatant(
        two.values, (), helps(against, card, holds(two, MASTER_GUNNER)), boarders(against)
    )
    answers = [theirs._replace(load=each) for each in loads(s, two).values()]
    found: dict[str, Json] = {}
    for name, load in loads(s, one).items():
        rows = [battles.exactly(mine._replace(load=load), answer) for answer in answers]
        means = [sum(column) // len(rows) for column in zip(*rows, strict=True)]
        found[name] = dict(zip(BattleOdds._fields, map(permille, means), strict=True))
    return found
