"""What a placement of dice is told to do, before it is done (V70, V71, V73, V75, V78)."""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.games.victory.rules import fight, names, placing, ships
from portsmouth.games.victory.rules.components import CREW, HULL, SAILS
from portsmouth.games.victory.state import VictoryState


def placement_effects(s: VictoryState, side: int, mask: int) -> tuple[Text, ...]:
    """Return what a placement of a side leaves of the enemy, and which dice are converted."""
    state = fight.fight_of(s)
    track, enemy = fight.shot(state, side), fight.ship_of(s, 1 - side)
    left = ships.free(enemy, track) - mask.bit_count()
    if left:
        done = Text("effect-leaves", track=names.TRACK[track], count=left)
    elif track == HULL:
        done = Text("effect-sinks", ship=names.SHIP[enemy.id])
    elif track == SAILS:
        done = Text("effect-becalms", ship=names.SHIP[enemy.id])
    else:
        done = _boarded(s, side)
    return (done, *_conversions(mask, state.dice[side]))


def _boarded(s: VictoryState, side: int) -> Text:
    """Return whether a ship without crew can be boarded as both lie now (V78, V108)."""
    own, enemy = fight.ship_of(s, side), fight.ship_of(s, 1 - side)
    lacking = ships.free(enemy, SAILS) - ships.free(own, SAILS) + 1
    if lacking > 0:
        return Text("effect-unmanned", ship=names.SHIP[enemy.id], count=lacking)
    if ships.full(own, CREW):
        return Text("effect-no-boarders", ship=names.SHIP[enemy.id])
    return Text("effect-boards", ship=names.SHIP[enemy.id])


def _conversions(mask: int, dice: tuple[int, ...]) -> tuple[Text, ...]:
    """Return which dice fill spaces that are not their own (V70, V71)."""
    return tuple(
        Text("effect-converts", face=face, dice=names.dice(used))
        for face, used in placing.dice_for(mask, dice)
        if len(used) > 1
    )
