"""The odds that are told of a position, from what a viewer sees."""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.core.text import Json
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.odds import battles, forts, strengths
from portsmouth.games.war.odds.battles import BattleOdds, Combatant
from portsmouth.games.war.odds.boardings import boarding
from portsmouth.games.war.odds.chance import NONE_AT_ALL, WHOLE, permille
from portsmouth.games.war.odds.forts import Assault
from portsmouth.games.war.odds.guns import before_cards
from portsmouth.games.war.odds.patterns import patterns
from portsmouth.games.war.rules.components import CREW, HULL, NONE, Numbers, counters
from portsmouth.games.war.rules.fleet import cannons
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
        found["fort"] = _port(convoy, known)
        if s.fort != NONE and s.attacker == viewer:
            found["attack"] = _port(convoy, {s.cannons: 1})
    others = [seat for seat, each in enumerate(s.convoys) if seat != viewer and each.at != NONE]
    found["boardings"] = {
        str(seat): [*map(permille, boarding(convoy.values[CREW], s.convoys[seat].values[CREW]))]
        for seat in others
    }
    near = [seat for seat in others if is_sea(convoy.at) and s.convoys[seat].at == convoy.at]
    if s.frames[-1][0] in ("meet", "hail", "card", "load"):
        near += [seat for seat in (s.attacker, s.defender) if seat in others and seat not in near]
        found["battles"] = {str(seat): _battles(s, viewer, seat) for seat in near}
    return found


def _port(convoy: Convoy, known: Mapping[int, float]) -> list[Json]:
    """Return the odds of an attack pressed to the end, by strengths of the port and their chances.

    It is taken, taken with a ship lost, or only a ship is lost (S29).
    """
    taken = dear = lost = NONE_AT_ALL
    for strength, chance in known.items():
        start = Assault(convoy.values[HULL], cannons(convoy), strength, before_cards(convoy))
        found = forts.exactly(start)
        taken += chance * (found.taken - found.dear)
        dear += chance * found.dear
        lost += chance * found.sunk
    return [permille(taken), permille(dear), permille(lost)]


def loads(s: WarState, convoy: Convoy) -> dict[str, Numbers]:
    """Return the patterns that a convoy may load."""
    return patterns(cannons(convoy), counters(s.rules.shots), convoy.values[CREW] > 0)


def _battles(s: WarState, viewer: int, other: int) -> dict[str, Json]:
    """Return by pattern the mean odds against all patterns of another."""
    one, two = (s.convoys[seat] for seat in (viewer, other))
    theirs = [Combatant(two.values, each, before_cards(two)) for each in loads(s, two).values()]
    found: dict[str, Json] = {}
    for name, load in loads(s, one).items():
        mine = Combatant(one.values, load, before_cards(one))
        rows = [battles.exactly(mine, answer) for answer in theirs]
        means = [sum(column) // len(rows) for column in zip(*rows, strict=True)]
        found[name] = dict(zip(BattleOdds._fields, map(permille, means), strict=True))
    return found
