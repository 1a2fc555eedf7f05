"""Damage: which boxes the hits of an attack mark, by three dice (11.19-11.25, R17, R22, R23)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules import dice
from portsmouth.games.captains_sea.rules.cards.gun_cards import GRAPE
from portsmouth.games.captains_sea.rules.cards.windows import attack as attack_of
from portsmouth.games.captains_sea.rules.components import (
    CHAIN,
    HANDY,
    IRONS,
    PORT,
    RUNNING,
    UNFIT,
    Damage,
    damage_effects,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres.panel import position
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Attack

WINDWARD = {PORT: "ADF", PORT + 1: "BEG"}


def damage_modifier(s: CaptainState, attack: Attack) -> int:
    """Return what is added to the damage sum before cards (11.20, 11.21, R17)."""
    firer = s.ships[attack.seat]
    letter = position(s, firer)
    wind = 0
    if letter not in (RUNNING, IRONS):
        wind = 1 if "ABCDEFGH"[letter] in WINDWARD[attack.side] else -1
    if firer.morale >= UNFIT:
        return wind
    crew = 2 if firer.morale == HANDY else 1
    return wind + (crew if attack.high else -crew)


@task
def damage_dice(s: CaptainState, cx: Context, number: int) -> None:
    """Roll for where hits go (11.19-11.25, R42)."""
    attack = attack_of(s, number)
    spent = dice.take_spent(s, attack.seat)
    pair, odd = dice.throw(s, 2), s.rng.die()
    attack.odd = odd
    by = damage_modifier(s, attack) + attack.lean + (spent if attack.high else -spent)
    attack.total = sum(pair) + odd + by
    _place(s, attack)
    cx.emit(
        "damage",
        seat=attack.seat,
        dice=dice.shown(pair),
        odd=odd,
        by=by,
        total=attack.total,
        hull=attack.hull,
        rigging=attack.rigging,
        raked=attack.hull - _placed(s, attack, aims.NO_RAKE).hull,
        chained=int(attack.high and attack.shot == CHAIN),
    )
    then(s, ("ask", "applied", attack.seat, number), ("grape", number))


def _place(s: CaptainState, attack: Attack) -> None:
    """Read the table, and change it for sails, chain shot and rakes (11.22-11.25, R22, R23)."""
    attack.hull, attack.rigging, attack.crew = _placed(s, attack, attack.rake)


def _placed(s: CaptainState, attack: Attack, rake: int) -> Damage:
    """Return where the hits of an attack go if it rakes so."""
    return placed(
        attack.total,
        attack.net,
        high=attack.high,
        shot=attack.shot,
        rake=rake,
        medium=s.ships[1 - attack.seat].medium,
    )


def placed(total: int, net: int, *, high: bool, shot: int, rake: int, medium: bool) -> Damage:
    """Return where hits go, on a ship under Medium Sail or not (11.22-11.25, R22, R23)."""
    hull, rigging, crew = damage_effects(total, net)
    if high:
        if not medium:
            rigging = dice.half_up(rigging)
        if shot == CHAIN:
            hull, rigging = 0, rigging + 1
    elif shot == CHAIN:
        hull = 0
    elif rake == aims.STERN_RAKE:
        hull = dice.half_up(3 * hull)
    return Damage(hull, rigging, crew)


@task
def grape(s: CaptainState, cx: Context, number: int) -> None:
    """Add the crew hit of H15."""
    attack = attack_of(s, number)
    attack.crew += bool(attack.cards & GRAPE)
