"""The fire step as it is seen: who fires, which aims are known, how far its attacks have come."""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.rules.components import ENDS, NONE, SEATS, SHOTS, SIDES
from portsmouth.games.captains_sea.rules.guns import aims, attacks
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden

RAKES = (None, "bow", "stern")


def volley(s: CaptainState, viewer: int | None) -> dict[str, Json] | None:
    """Return the fire step at hand: who fires, sealed aims to their owners, and attacks."""
    if s.volley is None:
        return None
    found: list[Json] = []
    for seat in SEATS:
        aim = s.volley.aims[seat]
        seen = aim != NONE and (seat == viewer or not hidden.hides_aim(s, seat))
        name = "chase" if aim == aims.CHASE else aims.AIM_NAMES[aim]
        found.append(name if seen else None)
    return {
        "fires": [bool(each) for each in s.volley.fires],
        "sealed": [aim != NONE for aim in s.volley.aims],
        "aims": found,
        "attacks": [_attack(s, at) for at in range(len(s.volley.attacks))],
    }


def _attack(s: CaptainState, number: int) -> dict[str, Json]:
    attack = attacks.volley_of(s).attacks[number]
    return {
        "seat": attack.seat,
        "side": SIDES[attack.side],
        "chasers": None if attack.chasers == NONE else ENDS[attack.chasers],
        "ends": [ENDS[end] for end in range(len(ENDS)) if attack.ends >> end & 1],
        "high": attack.high,
        "shot": SHOTS[attack.shot],
        "rake": RAKES[attack.rake],
        "dice": list(attack.dice),
        "defense": attack.defense,
        "least": attacks.hitting_face(s, attack),
        "parry": attacks.parrying_face(s),
        "waits": _waits(s, number),
        "hits": attack.hits,
        "net": attack.net,
        "total": attack.total,
        "hull": attack.hull,
        "rigging": attack.rigging,
        "crew": attack.crew,
    }


def _waits(s: CaptainState, number: int) -> str | None:
    """Return which dice of an attack are still to be rolled, if any."""
    rolls = {"to_hit_dice": "to_hit", "defense_dice": "defense"}
    found = (rolls[str(name)] for name, *at in s.frames if name in rolls and at == [number])
    return next(found, None)
