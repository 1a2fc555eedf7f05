"""The odds that are told of a position, from what a viewer sees."""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.odds import battles, forts, strengths
from portsmouth.games.war.odds.battles import BattleOdds, Side
from portsmouth.games.war.odds.boardings import boarding
from portsmouth.games.war.odds.chance import NONE_AT_ALL, permille, thousandths
from portsmouth.games.war.odds.guns import Gunnery
from portsmouth.games.war.odds.patterns import patterns
from portsmouth.games.war.rules.components import (
    CREW,
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
        "strengths": {str(strength): permille(chance) for strength, chance in known.items()}
    }
    if viewer is None or not s.frames:
        return found
    convoy = s.convoys[viewer]
    if convoy.values[HULL]:
        own = gunnery(convoy)
        sums = [NONE_AT_ALL] * 3
        for strength, chance in known.items():
            each = forts.fort(convoy.values[HULL], cannons(convoy), strength, (own, Gunnery()))
            sums = [mean + chance * one for mean, one in zip(sums, each, strict=True)]
        found["fort"] = [*thousandths(sums)]
        if s.fort != NONE and s.attacker == viewer:
            at_hand = forts.fort(convoy.values[HULL], cannons(convoy), s.cannons, (own, Gunnery()))
            found["attack"] = [*thousandths(at_hand)]
    others = [seat for seat, each in enumerate(s.convoys) if seat != viewer and each.at != NONE]
    found["boardings"] = {
        str(seat): [*thousandths(boarding(convoy.values[CREW], s.convoys[seat].values[CREW]))]
        for seat in others
    }
    near = [seat for seat in others if is_sea(convoy.at) and s.convoys[seat].at == convoy.at]
    if s.frames[-1][0] in ("meet", "hail", "card", "load"):
        near += [seat for seat in (s.attacker, s.defender) if seat in others and seat not in near]
        found["battles"] = {str(seat): _battles(s, viewer, seat) for seat in near}
    return found


def gunnery(convoy: Convoy) -> Gunnery:
    """Return what a convoy has for its shots before any card is played."""
    return Gunnery(gunner=holds(convoy, MASTER_GUNNER))


def loads(s: WarState, convoy: Convoy) -> dict[str, Numbers]:
    """Return the patterns that a convoy may load."""
    return patterns(cannons(convoy), counters(s.rules.shots), convoy.values[CREW] > 0)


def _battles(s: WarState, viewer: int, other: int) -> dict[str, Json]:
    """Return by pattern the mean odds against all patterns of another."""
    one, two = s.convoys[viewer], s.convoys[other]
    theirs = [*loads(s, two).values()]
    found: dict[str, Json] = {}
    for name, load in loads(s, one).items():
        sums = [NONE_AT_ALL] * len(BattleOdds._fields)
        for answer in theirs:
            each = battles.battle(
                Side(one.values, load, gunnery(one)), Side(two.values, answer, gunnery(two))
            )
            sums = [mean + chance for mean, chance in zip(sums, each, strict=True)]
        means = [each / len(theirs) for each in sums]
        found[name] = dict(zip(BattleOdds._fields, thousandths(means), strict=True))
    return found
