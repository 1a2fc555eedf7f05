"""Why a captain attacks, loads a shot or places dice, in a sentence that gives nothing away.

What is sealed has the same reason whatever was chosen.
"""

from __future__ import annotations

from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import names, scoring, ships
from portsmouth.games.victory.rules.components import CREW, HULL, SAILS
from portsmouth.games.victory.rules.voyages import cargo
from portsmouth.games.victory.state import VictoryState

LEADS = 10
"""From so many points on a rival is worth stopping."""


def sealed(s: VictoryState, seat: Seat) -> Text:
    """Return what it takes to sink the enemy and to board her, whatever is sealed (V73, V78)."""
    fight = combat.fight_of(s)
    side = combat.side_of(fight, seat)
    own, enemy = combat.ship_of(s, side), combat.ship_of(s, 1 - side)
    ahead = ships.free(enemy, SAILS) - ships.free(own, SAILS) + 1
    facts = {"hull": ships.free(enemy, HULL), "crew": ships.free(enemy, CREW)}
    if ahead <= 0:
        return Text("why-shot-faster", **facts)
    return Text("why-shot", **facts, sails=ahead)


def leader(s: VictoryState, seat: Seat, rival: int) -> Text | None:
    """Return that a rival leads, from some points on."""
    points = [scoring.points(s, each) for each in range(len(s.ports))]
    if rival == seat or points[rival] < LEADS or points[rival] < max(points):
        return None
    return Text("why-leader", other=player(rival), points=points[rival])


def fire(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return who leads, or what is aboard the target (V44, V79)."""
    target = ships.the(s, int(action[2]))
    cubes, choices = cargo(target.voyage, target.space)
    leads = leader(s, seat, target.holder)
    return leads or Text("why-fire", ship=names.SHIP[target.id], cubes=sum(cubes) + choices)


def place(s: VictoryState, seat: Seat, action: Action) -> Text | None:
    """Return that the dice sink the enemy's ship, or open her to be boarded (V73, V77)."""
    fight = combat.fight_of(s)
    side = combat.side_of(fight, seat)
    enemy, track = combat.ship_of(s, 1 - side), combat.shot(fight, side)
    left = ships.free(enemy, track) - int(action[1]).bit_count()
    if left or track == SAILS:
        return None
    return Text("why-sink" if track == HULL else "why-board", ship=names.SHIP[enemy.id])
